import VaultSyntax

/// The text of a list in brackets or a mapping in braces, on one line or over several (YAML 1.2.2, 7.4).
///
/// An item is an element, or a key with its value. One that stands on lines of its own is put in and taken out with
/// them; others with the comma and the space that divide them.
struct FlowCollection: Sendable {
  /// From the opening to the closing bracket, both included.
  let range: ByteRange
  /// The elements or pairs, without the commas between them.
  let items: [ByteRange]
  /// The bytes it stands in.
  let lines: SourceLines
  /// The offset of the comma after each item; the last one may have none.
  let commas: [Int?]

  /// The note's bytes.
  var bytes: [UInt8] { lines.bytes }

  /// Makes the collection of a flow sequence's elements or a flow mapping's pairs.
  init(_ index: Int, in source: FrontMatterSource) {
    let items =
      source.node(index).kind == .mapping
      ? source.pairs(of: index).map { pair in
        let (key, value) = (source.node(pair.key), source.node(pair.value))
        return ByteRange(key.start, max(key.range.upper, value.range.upper))
      }
      : source.tree.children(of: index).map { child in
        ByteRange(source.node(child).start, source.node(child).range.upper)
      }
    let bytes = source.bytes
    range = source.node(index).range
    lines = source.lines
    self.items = items
    commas = items.indices.map { number in
      let end = number + 1 < items.count ? items[number + 1].lower : source.node(index).range.upper
      let offset = Self.triviaEnd(from: items[number].upper, to: end, in: bytes)
      return offset < end && bytes[offset] == UInt8(ascii: ",") ? offset : nil
    }
  }

  /// The first offset from here on that holds neither white space, nor a line break, nor a comment.
  static func triviaEnd(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
    var offset = start
    while offset < end {
      if bytes[offset] == UInt8(ascii: "#") {
        while offset < end, !YAMLBytes.isBreak(bytes[offset]) { offset += 1 }
      } else if YAMLBytes.isBlank(bytes[offset]) || YAMLBytes.isBreak(bytes[offset]) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// Where the item after the one that ends at `start` begins: past one comma.
  static func contentStart(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
    let offset = triviaEnd(from: start, to: end, in: bytes)
    guard offset < end, bytes[offset] == UInt8(ascii: ",") else { return offset }
    return triviaEnd(from: offset + 1, to: end, in: bytes)
  }

  /// Whether a comment stands between the items.
  var hasComments: Bool {
    var start = range.lower + 1
    for item in items {
      if hasComment(start, item.lower) { return true }
      start = item.upper
    }
    return hasComment(start, range.upper)
  }

  private func hasComment(_ lower: Int, _ upper: Int) -> Bool {
    lower < upper && bytes[lower..<upper].contains(UInt8(ascii: "#"))
  }
}

// Putting items in.
extension FlowCollection {
  /// Puts texts in after an item, or as the only items of an empty collection.
  func insertions(_ texts: [[UInt8]], after index: Int) -> [Patch] {
    guard !texts.isEmpty else { return [] }
    guard items.indices.contains(index) else { return insertionIntoEmpty(texts) }
    let item = items[index]
    guard lines.isFirstOnLine(item.lower) else {
      let separator = separator
      return [Patch(ByteRange(item.upper, item.upper), texts.flatMap { separator + $0 })]
    }
    let indentation = bytes[lines.start(of: item.lower)..<item.lower]
    let newLines = texts.map { lines.lineBreak(of: item.lower) + indentation + $0 }
    let comma: [UInt8] = [UInt8(ascii: ",")]
    let end = commas[index].map { $0 + 1 } ?? item.upper
    guard lines.isRestTrivia(from: end) else {
      return [Patch(ByteRange(item.upper, item.upper), newLines.flatMap { comma + $0 })]
    }
    let lineEnd = lines.end(of: end)
    let place = ByteRange(lineEnd, lineEnd)
    guard commas[index] == nil else { return [Patch(place, newLines.flatMap { $0 + comma })] }
    return [
      Patch(ByteRange(item.upper, item.upper), comma),
      Patch(place, Array(newLines.joined(separator: comma))),
    ]
  }

  private func insertionIntoEmpty(_ texts: [[UInt8]]) -> [Patch] {
    let start = range.lower + 1
    let text = Array(texts.joined(separator: Array(", ".utf8)))
    let padding = start < range.upper - 1 && YAMLBytes.isBlank(bytes[start]) ? [bytes[start]] : []
    return [Patch(ByteRange(start, start), padding + text)]
  }

  /// The comma between items of one line, with the white space that stands after the last one.
  private var separator: [UInt8] {
    let comma: [UInt8] = [UInt8(ascii: ",")]
    guard items.count > 1, let last = commas[items.count - 2] else { return comma + [UInt8(ascii: " ")] }
    let gap = bytes[last + 1..<items[items.count - 1].lower]
    return comma + (gap.allSatisfy(YAMLBytes.isBlank) ? Array(gap) : [UInt8(ascii: " ")])
  }
}

// Taking items out.
extension FlowCollection {
  /// Takes out some of the items.
  func removals(_ removed: Set<Int>) -> [Patch] {
    var patches: [Patch] = []
    var index = 0
    while index < items.count {
      guard removed.contains(index) else {
        index += 1
        continue
      }
      var last = index
      while removed.contains(last + 1) { last += 1 }
      patches += removals(index...last)
      index = last + 1
    }
    return patches
  }

  private func removals(_ run: ClosedRange<Int>) -> [Patch] {
    guard run.allSatisfy(standsAlone) else { return removalWithinLines(run) }
    var patches = run.map { Patch(wholeLines(of: $0), []) }
    if commas[run.upperBound] == nil, run.lowerBound > 0, let comma = commas[run.lowerBound - 1] {
      patches.append(Patch(ByteRange(comma, comma + 1), []))
    }
    return patches
  }

  private func removalWithinLines(_ run: ClosedRange<Int>) -> [Patch] {
    let (first, last) = (items[run.lowerBound], items[run.upperBound])
    let previousComma = run.lowerBound > 0 ? commas[run.lowerBound - 1] : nil
    if run.upperBound + 1 < items.count {
      let next = items[run.upperBound + 1].lower
      let end = commas[run.upperBound].map { $0 + 1 } ?? next
      if lines.areOnOneLine(last.upper, next) { return [Patch(ByteRange(first.lower, next), [])] }
      if let previousComma, lines.areOnOneLine(previousComma, first.lower) {
        return [Patch(ByteRange(previousComma + 1, end), [])]
      }
      return [Patch(ByteRange(first.lower, end), [])]
    }
    guard run.lowerBound > 0 else {
      return [Patch(ByteRange(first.lower, commas[run.upperBound].map { $0 + 1 } ?? last.upper), [])]
    }
    let previous = items[run.lowerBound - 1].upper
    if !hasComment(previous, first.lower) { return [Patch(ByteRange(previous, last.upper), [])] }
    // Of the commas before and behind what goes, one stays at the most.
    if let comma = commas[run.upperBound] { return [Patch(ByteRange(first.lower, comma + 1), [])] }
    return [Patch(ByteRange(first.lower, last.upper), [])]
      + (previousComma.map { [Patch(ByteRange($0, $0 + 1), [])] } ?? [])
  }

  /// Whether an item has its lines for itself, its comma and a comment aside.
  private func standsAlone(_ index: Int) -> Bool {
    lines.isFirstOnLine(items[index].lower)
      && lines.isRestTrivia(from: commas[index].map { $0 + 1 } ?? items[index].upper)
  }

  private func wholeLines(of index: Int) -> ByteRange {
    ByteRange(
      lines.start(of: items[index].lower), lines.next(after: commas[index].map { $0 + 1 } ?? items[index].upper))
  }
}
