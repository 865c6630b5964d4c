import VaultModel
import VaultSyntax

/// How a pair that is not there yet is written, in the style of its neighbours.
struct PairSpelling: Sendable {
  /// How keys and colons are spaced.
  var pairs = PairStyle()
  /// How scalars are quoted.
  var scalars = ScalarSpelling(inFlow: false)
  /// How lists are written.
  var lists = ListStyle(offset: nil, elements: .plain)
  /// How many columns a nested mapping stands deeper than its parent.
  var step = 2
  /// LF or CRLF.
  var lineBreak: [UInt8]

  /// The plain style, with line breaks of one kind.
  init(lineBreak: [UInt8]) { self.lineBreak = lineBreak }

  /// Reads the style of a mapping.
  init(for mapping: Int, in source: FrontMatterSource) {
    lineBreak = source.lines.lineBreak(of: source.node(mapping).range.lower)
    pairs = PairStyle(of: mapping, in: source)
    scalars = source.spelling(inside: mapping)
    lists = source.listStyle(near: mapping)
    step = source.indentationStep
  }

  /// Keys below each other and the value of the last, as whole lines.
  func lines(_ path: ArraySlice<String>, _ value: NewValue, column: Int) -> [UInt8] {
    var text: [UInt8] = []
    var column = column
    for key in path.dropLast() {
      text += Self.spaces(column) + pairs.key(key, spelling: scalars, hasValue: false) + lineBreak
      column += step
    }
    guard let key = path.last else { return text }
    text += Self.spaces(column)
    switch value {
    case .list(let elements) where !elements.isEmpty && lists.offset != nil:
      text += pairs.key(key, spelling: scalars, hasValue: false) + lineBreak
      return text + entries(elements, column: column)
    case .list(let elements):
      text += pairs.key(key, spelling: scalars, hasValue: true) + list(elements)
    case .records(let records):
      text += pairs.key(key, spelling: scalars, hasValue: false) + lineBreak
      return text + entries(records, column: column)
    case .scalar(let scalar):
      text += pairs.key(key, spelling: scalars, hasValue: true) + self.scalar(scalar, column: column)
    }
    return text + lineBreak
  }

  /// The elements of a block list, one a line, below a key at `column`.
  func entries(_ elements: [NewScalar], column: Int) -> [UInt8] {
    let beginning = Self.spaces(column + (lists.offset ?? 0)) + Array("- ".utf8)
    return elements.flatMap { beginning + scalars.bytes(of: $0, in: lists.elements) + lineBreak }
  }

  /// A pair inside braces.
  func flowPair(_ path: ArraySlice<String>, _ value: NewValue) -> [UInt8] {
    guard let first = path.first else { return [] }
    var spelling = scalars
    spelling.inFlow = true
    var text = pairs.key(first, spelling: spelling, hasValue: true)
    for key in path.dropFirst() {
      text += [UInt8(ascii: "{")] + PairStyle().key(key, spelling: spelling, hasValue: true)
    }
    switch value {
    case .scalar(let scalar): text += spelling.bytes(of: scalar, in: valueStyle(of: scalar))
    case .list(let elements): text += list(elements)
    case .records(let records): text += list(records)
    }
    return text + [UInt8](repeating: UInt8(ascii: "}"), count: path.count - 1)
  }

  /// Text among quoted keys is quoted too, as JSON wants it.
  private func valueStyle(of scalar: NewScalar) -> YAMLNode.Style {
    let isText = scalar.isText || PlainText.isAlwaysText(Array(scalar.text.utf8))
    return pairs.keys == .doubleQuoted && isText ? .doubleQuoted : .plain
  }

  /// A list in brackets.
  func list(_ elements: [NewScalar]) -> [UInt8] {
    var spelling = scalars
    spelling.inFlow = true
    // Brackets around one plain link would read as one link more.
    if elements.count == 1 { spelling.hasPlainLinks = false }
    let texts = elements.map { spelling.bytes(of: $0, in: lists.elements) }
    return [UInt8(ascii: "[")] + Array(texts.joined(separator: Array(", ".utf8))) + [UInt8(ascii: "]")]
  }

  /// A scalar after a key at `column`; a text of several lines as a literal block where that can hold it.
  func scalar(_ scalar: NewScalar, column: Int) -> [UInt8] {
    let block = BlockScalarSpelling(column: column + step, lineBreak: lineBreak)
    return block.literal(scalar.text) ?? scalars.bytes(of: scalar, in: .plain)
  }

  /// So many spaces.
  static func spaces(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: " "), count: count) }
}
