import VaultModel
import VaultSyntax

/// Puts elements into a list and takes them out: whole lines of a block list, items between the commas of another.
struct SequenceEdit: Sendable {
  private let source: FrontMatterSource
  private let sequence: Int
  private let elements: [Int]
  private let spelling: ScalarSpelling
  private let style: YAMLNode.Style

  /// An edit of a sequence of scalars that is the value of a key of `mapping`.
  init(_ sequence: Int, elements: [Int], of mapping: Int, in source: FrontMatterSource) {
    self.source = source
    self.sequence = sequence
    self.elements = elements
    spelling = source.spelling(inside: sequence)
    style = elements.isEmpty ? source.listStyle(near: mapping).elements : source.elementStyle(of: elements)
  }

  private var isFlow: Bool { source.node(sequence).style == .flow }

  /// Puts elements in after one of the list's, or into an empty list.
  func insertions(_ new: [NewScalar], after index: Int) -> [Patch] {
    guard !new.isEmpty else { return [] }
    guard isFlow else { return [entryInsertion(new, after: index)] }
    var spelling = spelling
    if elements.isEmpty, new.count == 1 { spelling.hasPlainLinks = false }
    return FlowCollection(sequence, in: source)
      .insertions(new.map { spelling.bytes(of: $0, in: style) }, after: index)
  }

  private func entryInsertion(_ new: [NewScalar], after index: Int) -> Patch {
    let (beginning, end, lineBreak) = newEntry(after: index)
    return Patch(
      ByteRange(end, end), new.flatMap { beginning + spelling.bytes(of: $0, in: style) + lineBreak })
  }

  /// How an entry after an element begins, where, and what ends its line.
  private func newEntry(after index: Int) -> (beginning: [UInt8], place: Int, lineBreak: [UInt8]) {
    let dash = dashes(through: index)[index]
    let end = lines(of: index, dash: dash).upper
    let lineBreak = source.lines.lineBreak(of: dash)
    let gap = source.bytes[dash + 1..<max(dash + 1, source.node(elements[index]).start)]
    let isGapBlank = !gap.isEmpty && gap.allSatisfy(YAMLBytes.isBlank)
    let beginning =
      PairSpelling.spaces(Int(source.node(sequence).column)) + [UInt8(ascii: "-")]
      + (isGapBlank ? Array(gap) : [UInt8(ascii: " ")])
    return (beginning, end, lineBreak)
  }

  /// Puts a mapping in after the last element: below each other where the last one's pairs are, else in braces.
  func insertion(of record: NewRecord, _ pairs: PairSpelling) -> [Patch] {
    guard !isFlow, let last = elements.last else {
      return FlowCollection(sequence, in: source).insertions([pairs.inBraces(record)], after: elements.count - 1)
    }
    let (beginning, end, lineBreak) = newEntry(after: elements.count - 1)
    var pairs = pairs
    pairs.lineBreak = lineBreak
    let isInLines = source.node(last).kind == .mapping && source.node(last).style == .block
    let text = isInLines ? pairs.inLines(record, column: beginning.count) : pairs.inBraces(record)
    return [Patch(ByteRange(end, end), beginning + text + lineBreak)]
  }

  /// Takes elements out, with their lines in a block list.
  func removals(_ removed: Set<Int>) -> [Patch] {
    guard isFlow else {
      let dashes = dashes(through: elements.count - 1)
      return removed.sorted().map { Patch(lines(of: $0, dash: dashes[$0]), []) }
    }
    var patches = FlowCollection(sequence, in: source).removals(removed)
    let rest = elements.indices.filter { !removed.contains($0) }
    // Brackets around one plain link would read as one link more.
    if rest.count == 1, source.isPlainLink(elements[rest[0]]), let text = source.text(of: elements[rest[0]]) {
      let quoted = spelling.bytes(of: NewScalar(String(decoding: text, as: UTF8.self)), in: spelling.quotes)
      patches.append(Patch(source.node(elements[rest[0]]).range, quoted))
    }
    return patches
  }

  /// Makes the list hold other elements: those at its beginning and end that stay are left alone, those between them
  /// rewritten in place, taken out or put in.
  func splicing(_ new: [NewScalar], planner: FrontMatterPlanner) -> [Patch] {
    let shorter = min(elements.count, new.count)
    var prefix = 0
    while prefix < shorter, source.stands(new[prefix], at: elements[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      source.stands(new[new.count - 1 - suffix], at: elements[elements.count - 1 - suffix])
    {
      suffix += 1
    }
    if prefix == 0, suffix == elements.count, new.count > suffix { suffix = 0 }
    let replaced = min(elements.count, new.count) - prefix - suffix
    let style = FrontMatterPlanner.ValueStyle(inside: sequence, in: source)
    var patches = (0..<replaced).compactMap { offset -> Patch? in
      let index = prefix + offset
      guard !source.stands(new[index], at: elements[index]) else { return nil }
      return planner.replacing(elements[index], of: nil, with: new[index], style)
    }
    if new.count > elements.count {
      let added = Array(new[(prefix + replaced)..<(new.count - suffix)])
      patches += insertions(added, after: prefix + replaced - 1)
    } else if elements.count > new.count {
      patches += removals(Set((prefix + replaced)..<(elements.count - suffix)))
    }
    return patches
  }

  /// The lines of an entry, its comment and comments indented deeper below it included.
  private func lines(of index: Int, dash: Int) -> ByteRange {
    source.wholeLines(from: dash, to: source.node(elements[index]).range.upper, column: dashColumn)
  }

  private var dashColumn: Int { Int(source.node(sequence).column) }

  /// The offsets of the dashes of a block list up to an element's.
  private func dashes(through last: Int) -> [Int] {
    var dashes: [Int] = []
    var dash = source.node(sequence).range.lower
    for index in 0...max(0, last) where elements.indices.contains(index) {
      dashes.append(dash)
      guard index < last else { break }
      dash = nextDash(after: source.node(elements[index]).range.upper, before: source.node(elements[index + 1]).start)
    }
    return dashes
  }

  /// The first dash on a line of its own after an offset: comments aside, nothing else can begin a line there.
  private func nextDash(after offset: Int, before bound: Int) -> Int {
    var line = source.lines.next(after: offset)
    while line < bound {
      let content = source.lines.skippingBlanks(from: line)
      if content < bound, source.bytes[content] == UInt8(ascii: "-") { return content }
      line = source.lines.next(after: line)
    }
    return bound
  }
}

extension FrontMatterSource {
  /// The lines of a pair of a block mapping, with the comment after it and comments indented deeper below it, which
  /// speak of what is inside.
  func lines(of pair: Pair, column: Int) -> ByteRange {
    wholeLines(
      from: node(pair.key).start, to: max(node(pair.key).range.upper, node(pair.value).range.upper), column: column)
  }

  /// The whole lines that hold some bytes, with the comments below them that are indented deeper than a column.
  func wholeLines(from lower: Int, to upper: Int, column: Int) -> ByteRange {
    ByteRange(lines.start(of: lower), lines.skippingComments(deeperThan: column, from: lines.next(after: upper)))
  }
}
