import VaultModel
import VaultSyntax

/// The values of a key that is edited as a list, however they are written.
struct CurrentList: Sendable {
  /// The values, in their order.
  let elements: [NewScalar]
  /// How they are written.
  let form: Form

  /// A way of writing a list.
  enum Form: Sendable {
    /// A null value.
    case nothing
    /// One scalar, or a link without quotes.
    case scalar
    /// A scalar with several values between commas.
    case commas
    /// A sequence, with the nodes of its elements.
    case sequence([Int])
  }

  /// Whether a scalar already means a list.
  func matches(_ list: [NewScalar]) -> Bool {
    elements.count == list.count
      && zip(elements, list).allSatisfy { current, new in current.text == new.text && (current.isText || !new.isText) }
  }
}

extension FrontMatterPlanner {
  /// Reads the values of a key; of each, `isText` says that every reader takes it for text.
  ///
  /// Throws for a mapping, a nested list, an alias and a tagged value.
  func currentList(of step: FrontMatterSource.Step, _ path: [String]) throws(EditRefusal) -> CurrentList {
    let value = step.pair.value
    try source.requirePlainNode(value)
    if source.node(value).kind == .mapping {
      throw EditRefusal(.valueIsMapping, at: source.node(value).range, values: [Self.name(path)])
    }
    if source.node(value).kind == .sequence, !source.isPlainLink(value) {
      let elements = try elements(of: value, path)
      return CurrentList(elements: elements.map(scalar), form: .sequence(elements))
    }
    if source.isNull(value) { return CurrentList(elements: [], form: .nothing) }
    let whole = scalar(at: value)
    guard splitsCommas, whole.text.utf8.contains(UInt8(ascii: ",")), !source.isPlainLink(value) else {
      return CurrentList(elements: whole.text.isEmpty ? [] : [whole], form: .scalar)
    }
    let pieces = TextSource(Array(whole.text.utf8)).pieces(separatedBy: ",")
    return CurrentList(elements: pieces.map { NewScalar($0.text, isText: true) }, form: .commas)
  }

  private func scalar(at index: Int) -> NewScalar {
    NewScalar(String(decoding: source.ownText(of: index) ?? [], as: UTF8.self), isText: source.readsAsText(index))
  }

  /// The patches that make a value which is no sequence hold a list.
  func rewriting(_ step: FrontMatterSource.Step, from current: CurrentList, to list: [NewScalar]) -> [Patch] {
    let value = step.pair.value
    let column = Int(source.node(step.mapping).column)
    if case .commas = current.form, let text = commaText(of: value, from: current, to: list) {
      let style = ValueStyle(inside: step.mapping, in: source)
      return [replacing(value, of: step.pair, with: NewScalar(text, isText: true), style)]
    }
    // An empty scalar reads as a list without values.
    if case .scalar = current.form, list.count == 1, !list[0].readsAsNull, !list[0].text.isEmpty,
      !(splitsCommas && list[0].text.utf8.contains(UInt8(ascii: ",")))
    {
      return [replacing(value, of: step.pair, with: list[0], ValueStyle(inside: step.mapping, in: source))]
    }
    var spelling = PairSpelling(for: step.mapping, in: source)
    spelling.lists.elements = quotes(of: value) ?? spelling.lists.elements
    spelling.scalars.hasPlainLinks = spelling.scalars.hasPlainLinks || source.isPlainLink(value)
    guard spelling.lists.offset != nil, !list.isEmpty, let gap = removableText(of: step) else {
      return [filling(value, with: spelling.list(list) + headerComment(of: source.node(value)), after: step.pair)]
    }
    let end = source.lines(of: step.pair, column: column).upper
    let entries = Patch(ByteRange(end, end), spelling.entries(list, column: column))
    return gap.isEmpty ? [entries] : [Patch(gap, []), entries]
  }

  /// A scalar's quotes, which the elements of its list take over.
  private func quotes(of value: Int) -> YAMLNode.Style? {
    let style = source.node(value).style
    return style == .singleQuoted || style == .doubleQuoted ? style : nil
  }

  /// The value on its key's line with the white space before it, when lines below can replace it; else nil.
  private func removableText(of step: FrontMatterSource.Step) -> ByteRange? {
    let node = source.node(step.pair.value)
    guard source.node(step.mapping).style == .block, let colon = source.colonEnd(of: step.pair) else { return nil }
    if source.isAbsent(step.pair.value) { return ByteRange(node.range.lower, node.range.lower) }
    guard node.style != .literal, node.style != .folded, source.lines.areOnOneLine(colon, node.range.upper) else {
      return nil
    }
    var start = node.range.lower
    while start > colon, YAMLBytes.isBlank(source.bytes[start - 1]) { start -= 1 }
    return ByteRange(start, node.range.upper)
  }

  /// The text between commas for a list, its old parts spaced as they are; nil when commas cannot hold it.
  private func commaText(of value: Int, from current: CurrentList, to list: [NewScalar]) -> String? {
    guard !list.isEmpty else { return nil }
    for element in list {
      let text = TextSource(Array(element.text.utf8))
      guard !text.isEmpty, text.trimmed == text, !text.bytes.contains(UInt8(ascii: ",")) else { return nil }
    }
    var text = String(decoding: source.text(of: value) ?? [], as: UTF8.self)
    let old = current.elements.map(\.text)
    let new = list.map(\.text)
    if new.starts(with: old) {
      let separator = text.utf8.contains(UInt8(ascii: " ")) ? ", " : ","
      while text.utf8.last == UInt8(ascii: ",") || text.utf8.last == UInt8(ascii: " ") {
        text.unicodeScalars.removeLast()
      }
      return ([text] + new.dropFirst(old.count)).joined(separator: separator)
    }
    let kept = Set(new)
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).filter { part in
      kept.contains(TextSource(Array(part.utf8)).trimmed.text)
    }
    let joined = TextSource(Array(parts.joined(separator: ",").utf8)).trimmed
    let isSame = joined.pieces(separatedBy: ",").map(\.text) == new
    return isSame ? joined.text : new.joined(separator: ", ")
  }
}

extension NewScalar {
  /// Whether a value of its own would be no value; in a list it is an element.
  fileprivate var readsAsNull: Bool { !isText && ["", "~", "null", "Null", "NULL"].contains(text) }
}
