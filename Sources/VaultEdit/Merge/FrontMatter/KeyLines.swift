import VaultModel
import VaultSyntax

/// A block mapping as the lines of its keys, which together are all its bytes.
struct KeyLines: Sendable {
  /// One key with all that belongs to it.
  struct Entry: Sendable {
    /// The key as it reads.
    var key: [UInt8]
    var pair: FrontMatterSource.Pair
    /// Comments and blank lines above it, from the key before on.
    var above: ByteRange
    /// Its own lines, with deeper comments below it.
    var lines: ByteRange
  }

  let source: FrontMatterSource
  private(set) var entries: [Entry] = []
  /// Comments and blank lines below the last key.
  private(set) var ending: ByteRange

  /// The keys of a mapping that fills a range of whole lines; nil when its keys cannot be moved line by line.
  init?(of mapping: Int, in source: FrontMatterSource, range: ByteRange) {
    self.source = source
    ending = range
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
      entries.append(
        Entry(
          key: source.tree.decoded(pair.key, in: source.bytes), pair: pair, above: ByteRange(end, lines.lower),
          lines: lines))
      end = lines.upper
    }
    guard !entries.isEmpty else { return nil }
    ending = ByteRange(end, range.upper)
  }

  /// Front matter without any key.
  init(empty range: ByteRange, in source: FrontMatterSource) {
    self.source = source
    ending = range
  }

  /// The comments and blank lines, each with the key below it.
  var trivia: OwnedTrivia.Version {
    entries.map { (.entry($0.key, 0), source.bytes[$0.above.indices]) } + [(.end, source.bytes[ending.indices])]
  }
}
