import VaultModel
import VaultSyntax

/// A block mapping as the lines of its keys, which together are all its bytes.
struct KeyLines: Sendable {
  /// One key with all that belongs to it.
  struct Entry: Sendable {
    /// The key as it reads.
    var key: [UInt8]
    var pair: FrontMatterSource.Pair
    /// The comments directly above it.
    var comments: ByteRange
    /// Its own lines, with deeper comments below it.
    var lines: ByteRange
    /// Blank lines, and comments that belong to no key, up to the next one.
    var rest: ByteRange

    var whole: ByteRange { ByteRange(comments.lower, rest.upper) }
  }

  let source: FrontMatterSource
  /// What stands before the first key and its comments.
  private(set) var preamble: ByteRange
  private(set) var entries: [Entry] = []

  /// The keys of a mapping that fills a range of whole lines; nil when its keys cannot be moved line by line.
  init?(of mapping: Int, in source: FrontMatterSource, range: ByteRange) {
    self.source = source
    preamble = range
    do throws(EditRefusal) {
      try source.requireEditable(mapping)
      try source.requireNoMerge(mapping)
    } catch { return nil }
    guard source.node(mapping).style == .block else { return nil }
    let column = Int(source.node(mapping).column)
    var end = range.lower
    for pair in source.pairs(of: mapping) {
      let lines = source.lines(of: pair, column: column)
      guard lines.lower >= end, lines.upper <= range.upper else { return nil }
      let comments = Self.commentsStart(above: lines.lower, notBefore: end, in: source)
      if entries.isEmpty {
        preamble = ByteRange(range.lower, comments)
      } else {
        entries[entries.count - 1].rest = ByteRange(end, comments)
      }
      entries.append(
        Entry(
          key: source.tree.decoded(pair.key, in: source.bytes), pair: pair,
          comments: ByteRange(comments, lines.lower), lines: lines, rest: ByteRange(lines.upper, lines.upper)))
      end = lines.upper
    }
    guard !entries.isEmpty else { return nil }
    entries[entries.count - 1].rest = ByteRange(end, range.upper)
  }

  /// Front matter without any key.
  init(empty range: ByteRange, in source: FrontMatterSource) {
    self.source = source
    preamble = range
  }

  /// Where the comments begin that stand directly above a line.
  static func commentsStart(above line: Int, notBefore bound: Int, in source: FrontMatterSource) -> Int {
    var start = line
    while start > bound {
      let previous = source.lines.start(of: start - 1 - (isPair(start, source) ? 1 : 0))
      let content = source.lines.skippingBlanks(from: previous)
      guard previous >= bound, content < start, source.bytes[content] == UInt8(ascii: "#") else { break }
      start = previous
    }
    return start
  }

  private static func isPair(_ lineStart: Int, _ source: FrontMatterSource) -> Bool {
    lineStart >= 2 && source.bytes[lineStart - 1] == 0x0A && source.bytes[lineStart - 2] == 0x0D
  }
}
