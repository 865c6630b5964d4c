import VaultModel
import VaultSyntax

// Whether a note says what a change means to say.
extension Note {
  /// The fields of an item that have a key, known or not, in their order.
  func fields(named key: String, of item: Item) -> [Field] {
    fields[item.fields].filter { name(of: $0) == key }
  }

  /// The key of a field as it is written, or as a slot stands for it.
  func name(of field: Field) -> String { field.key?.rawValue ?? document.text(field.keyRange) }

  /// The item that a line is, or nil.
  func item(ofLine line: Int) -> Item? { index(ofLine: line).map { items[$0] } }

  /// Whether a field says a value: the same texts, or another spelling of the same date, member or number.
  func says(_ field: Field, _ value: NewValue, as shape: ValueShape?) -> Bool {
    let wanted = value.texts(areSeveral: field.isSeveral)
    if field.value != .truth(true), texts(of: field).map(\.trimmed.text) == wanted { return true }
    guard case .scalar(let scalar) = value else { return false }
    var shape = shape
    if case .truth = field.value { shape = .truth }
    guard let shape else { return false }
    return means(field, scalar, as: shape)
  }

  /// Whether a field has the same date, member or number as a text in its place, however either is spelled.
  func means(_ field: Field, _ scalar: NewScalar, as shape: ValueShape) -> Bool {
    let meaning = meaning(of: scalar.text, like: field, as: shape)
    switch meaning {
    case .text, .invalid, .absent: return false
    default: return meaning == field.value
    }
  }

  /// What a text would say in the place of a field's value, by the language of this note.
  private func meaning(of text: String, like field: Field, as shape: ValueShape) -> FieldValue {
    let bytes = Array(text.utf8)
    var probe = field
    probe.range = ByteRange(0, bytes.count)
    probe.source = .slot
    return Note(Document(bytes), context: context).value(of: probe, as: shape)
  }
}

extension NewValue {
  /// The scalars, of a list its elements.
  var scalars: [NewScalar] {
    switch self {
    case .scalar(let scalar): [scalar]
    case .list(let scalars): scalars
    case .records: []
    }
  }

  /// The texts a reader gets: of a scalar that stands for several names its parts between commas.
  func texts(areSeveral: Bool) -> [String] {
    switch self {
    case .list(let scalars): return scalars.map(\.text.trimmed)
    case .records: return []
    case .scalar(let scalar):
      guard areSeveral else { return [scalar.text.trimmed] }
      return scalar.text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.unicodeScalars.first, first == " " || first == "\t" { text.unicodeScalars.removeFirst() }
    while let last = text.unicodeScalars.last, last == " " || last == "\t" { text.unicodeScalars.removeLast() }
    return String(text)
  }
}
