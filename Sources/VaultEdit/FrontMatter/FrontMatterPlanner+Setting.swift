import VaultModel
import VaultSyntax

// Giving a key a value.
extension FrontMatterPlanner {
  /// Gives a key a value where the old one stands; a key that is not there is added.
  func setting(_ path: [String], to value: NewValue) throws(EditRefusal) -> FrontMatterPlan? {
    let place = try source.place(of: path, from: root)
    guard let step = place.found else { return try addingPair(place, path, value) }
    switch value {
    case .scalar(let scalar): return try setting(step, path, to: scalar)
    case .list(let elements): return try setting(step, path, to: elements)
    case .records:
      throw EditRefusal(.listIsNested, at: source.node(step.pair.value).range, values: [Self.name(path)])
    }
  }

  private func setting(
    _ step: FrontMatterSource.Step, _ path: [String], to scalar: NewScalar
  ) throws(EditRefusal) -> FrontMatterPlan? {
    let value = step.pair.value
    try source.requirePlainNode(value)
    if source.node(value).kind == .mapping {
      throw EditRefusal(.valueIsMapping, at: source.node(value).range, values: [Self.name(path)])
    }
    if source.stands(scalar, at: value) { return nil }
    try source.requireUnshared(value)
    let outcome = FrontMatterPlan.Outcome.scalar(scalar)
    if source.node(value).kind == .sequence, !source.isPlainLink(value) {
      let elements = try elements(of: value, path)
      let text = source.spelling(inside: step.mapping).bytes(of: scalar, in: source.elementStyle(of: elements))
      return FrontMatterPlan(patches: try replacingList(step, path, with: text), path: path, outcome: outcome)
    }
    let patch = replacing(value, of: step.pair, with: scalar, ValueStyle(inside: step.mapping, in: source))
    return FrontMatterPlan(patches: [patch], path: path, outcome: outcome)
  }

  /// Adds the keys that are missing, with the value of the last.
  func addingPair(
    _ place: FrontMatterPlace, _ path: [String], _ value: NewValue
  ) throws(EditRefusal) -> FrontMatterPlan {
    let last = place.steps.last
    let range = last.map { source.node($0.pair.value).range } ?? source.node(root).range
    try Self.requireWritable(place.missing, at: range)
    let plan = FrontMatterPlan(patches: [], path: path, outcome: FrontMatterPlan.Outcome(value))
    switch place.container {
    case .mapping(let mapping):
      return plan.with(inserting(place.missing, value, into: mapping))
    case .null:
      guard let last else { return plan }
      try source.requireUnshared(last.pair.value)
      return plan.with([nesting(place.missing, value, below: last)])
    case .value:
      let parents = Self.name(path.dropLast(place.missing.count))
      throw EditRefusal(.valueNotMapping, at: range, values: [parents])
    }
  }

  /// Puts a pair in after the last one of a mapping.
  private func inserting(_ path: ArraySlice<String>, _ value: NewValue, into mapping: Int) -> [Patch] {
    var spelling = PairSpelling(for: mapping, in: source)
    if source.node(mapping).style == .flow {
      let collection = FlowCollection(mapping, in: source)
      return collection.insertions([spelling.flowPair(path, value)], after: collection.items.count - 1)
    }
    guard let last = source.pairs(of: mapping).last else { return [] }
    spelling.lineBreak = source.lines.lineBreak(of: source.node(last.key).start)
    let column = Int(source.node(mapping).column)
    let end = source.lines(of: last, column: column).upper
    return [Patch(ByteRange(end, end), spelling.lines(path, value, column: column))]
  }

  /// Makes a mapping of a null value: lines below the key, or braces where there cannot be lines.
  private func nesting(
    _ path: ArraySlice<String>, _ value: NewValue, below step: FrontMatterSource.Step
  ) -> Patch {
    var spelling = PairSpelling(for: step.mapping, in: source)
    spelling.pairs.valueColumn = nil
    if source.node(step.mapping).style == .flow || !source.isAbsent(step.pair.value) {
      spelling.pairs = PairStyle()
      let braces = [UInt8(ascii: "{")] + spelling.flowPair(path, value) + [UInt8(ascii: "}")]
      return filling(step.pair.value, with: braces, after: step.pair)
    }
    spelling.pairs.keys = .plain
    spelling.lineBreak = source.lines.lineBreak(of: source.node(step.pair.key).start)
    let column = Int(source.node(step.mapping).column)
    let end = source.lines(of: step.pair, column: column).upper
    return Patch(ByteRange(end, end), spelling.lines(path, value, column: column + spelling.step))
  }

  /// How the values of one collection are written.
  struct ValueStyle: Sendable {
    /// How scalars are spelled there.
    var scalars: ScalarSpelling
    /// The column of the collection's lines.
    let column: Int
    /// How many columns deeper the lines of a literal text stand.
    let step: Int

    /// The style inside a mapping or a list.
    init(inside collection: Int, in source: FrontMatterSource) {
      scalars = source.spelling(inside: collection)
      column = Int(source.node(collection).column)
      step = source.indentationStep
    }
  }

  /// The new bytes of a scalar, or of a link without quotes; `pair` is nil for an element of a list.
  func replacing(
    _ index: Int, of pair: FrontMatterSource.Pair?, with scalar: NewScalar, _ style: ValueStyle
  ) -> Patch {
    let node = source.node(index)
    var spelling = style.scalars
    if source.isPlainLink(index) {
      spelling.hasPlainLinks = true
      return Patch(node.range, spelling.bytes(of: scalar, in: .plain))
    }
    if node.style == .literal || node.style == .folded {
      return Patch(node.range, blockText(of: node, with: scalar, spelling))
    }
    var text = spelling.bytes(of: scalar, in: node.style)
    if node.style == .plain, !spelling.inFlow, source.lines.isRestBlank(from: node.range.upper) {
      let lineBreak = source.lines.lineBreak(of: node.range.lower)
      text = BlockScalarSpelling(column: style.column + style.step, lineBreak: lineBreak).literal(scalar.text) ?? text
    }
    return filling(index, with: text, after: pair)
  }

  /// The new bytes of a literal or folded scalar: under its header as long as that can hold them.
  private func blockText(of node: YAMLNode, with scalar: NewScalar, _ spelling: ScalarSpelling) -> [UInt8] {
    let bytes = source.bytes
    let headerEnd = headerEnd(of: node)
    let header = bytes[node.range.lower..<headerEnd]
    let block = BlockScalarSpelling(
      column: Int(node.column), lineBreak: source.lines.lineBreak(of: node.range.lower))
    guard let text = block.text(scalar.text, under: header, style: node.style) else {
      return spelling.bytes(of: scalar, in: .doubleQuoted) + headerComment(of: node)
    }
    guard self.header(of: node).chomping == .keep else { return text }
    let kept = bytes[headerEnd..<node.range.upper].reversed().prefix { YAMLBytes.isBlank($0) || YAMLBytes.isBreak($0) }
    return text + kept.reversed()
  }

  private func header(of node: YAMLNode) -> YAMLBlockScalarHeader {
    YAMLBlockScalarHeader(source.bytes, at: node.range.lower, end: headerEnd(of: node))
  }

  private func headerEnd(of node: YAMLNode) -> Int {
    min(source.lines.end(of: node.range.lower), node.range.upper)
  }

  /// The comment after the `|` or `>` of a block scalar with the white space before it; nothing for other nodes.
  func headerComment(of node: YAMLNode) -> ArraySlice<UInt8> {
    guard node.style == .literal || node.style == .folded else { return [] }
    return source.bytes[header(of: node).end..<headerEnd(of: node)]
  }

  /// Writes text for a value; one that is absent is put in after its colon or dash.
  func filling(_ index: Int, with text: [UInt8], after pair: FrontMatterSource.Pair?) -> Patch {
    guard source.isAbsent(index) else { return Patch(source.node(index).range, text) }
    if let pair, source.node(index).anchor.isEmpty, source.colonEnd(of: pair) == nil {
      return Patch(insertingAt: source.node(index).range.lower, text: Array(": ".utf8) + text)
    }
    return filling(at: source.node(index).range.lower, with: text)
  }

  /// Writes text after a colon or dash that ends at an offset: behind the one blank that is there, or with one.
  func filling(at offset: Int, with text: [UInt8]) -> Patch {
    let content = source.lines.skippingBlanks(from: offset)
    let isComment = content < source.lines.bounds.upper && source.bytes[content] == UInt8(ascii: "#")
    if content > offset, !isComment { return Patch(insertingAt: offset + 1, text: text) }
    return Patch(insertingAt: offset, text: [UInt8(ascii: " ")] + text)
  }
}

extension FrontMatterPlan {
  /// The same plan with other patches.
  fileprivate func with(_ patches: [Patch]) -> FrontMatterPlan {
    FrontMatterPlan(patches: patches, path: path, outcome: outcome)
  }
}

extension Patch {
  /// Puts bytes in before an offset.
  init(insertingAt offset: Int, text: [UInt8]) { self.init(ByteRange(offset, offset), text) }
}
