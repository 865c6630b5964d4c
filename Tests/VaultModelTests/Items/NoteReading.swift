import Testing
import VaultModel
import VaultSyntax

/// Reads a note of some type, and asserts what holds of every note: it renders to its own bytes, and every range lies
/// within them.
func read(
  _ text: String, as type: ItemType = .note, stem: String = "stem", locale: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> Note {
  read(bytes: Array(text.utf8), as: type, stem: stem, locale: locale, sourceLocation: sourceLocation)
}

/// The same for bytes that may be no text.
func read(
  bytes: [UInt8], as type: ItemType = .note, stem: String = "stem", locale: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> Note {
  let context = ReadingContext(folderType: type, stem: stem, locale: locale)
  let note = Note(Document(bytes), context: context)
  #expect(note.document.rendered == bytes, sourceLocation: sourceLocation)
  checkInvariants(of: note, sourceLocation: sourceLocation)
  return note
}

private func checkInvariants(of note: Note, sourceLocation: Testing.SourceLocation) {
  let whole = ByteRange(0, note.document.bytes.count)
  var nextField = 0
  for (place, item) in note.items.enumerated() {
    #expect(item.fields.lowerBound == nextField, "fields stand item after item", sourceLocation: sourceLocation)
    nextField = item.fields.upperBound
    #expect(item.parent < max(place, 1), "a parent stands first", sourceLocation: sourceLocation)
    #expect(whole.contains(item.range) && whole.contains(item.title), sourceLocation: sourceLocation)
    #expect((item.line == nil) == (place == 0), sourceLocation: sourceLocation)
    guard item.line != nil else { continue }
    let text = note.document.text(ofLineAt: item.range.lower, context: note.context)
    #expect(text == note.title(of: item), "a line's text is its title", sourceLocation: sourceLocation)
  }
  #expect(nextField == note.fields.count, sourceLocation: sourceLocation)
  for field in note.fields {
    #expect(whole.contains(field.range) && whole.contains(field.keyRange), sourceLocation: sourceLocation)
  }
  for diagnostic in note.diagnostics {
    #expect(whole.contains(diagnostic.range), "\(diagnostic)", sourceLocation: sourceLocation)
  }
  let starts = note.diagnostics.map(\.range.lower)
  #expect(starts == starts.sorted(), sourceLocation: sourceLocation)
}

extension Note {
  /// The line items, each as `type: title`.
  var lineOutline: [String] { items.dropFirst().map { "\($0.type.name): \(title(of: $0))" } }

  /// The diagnostics, each as `code: the text it is about`.
  var findings: [String] { diagnostics.map { "\($0.code.rawValue): \(document.text($0.range))" } }

  /// The only line item, for tests of one line.
  var onlyLine: Item? { items.count == 2 ? items[1] : nil }

  /// The facts of an item without those of its defaults, as `key: value`.
  func told(_ item: Item) -> [String] { facts(of: item).map { "\($0.key): \($0.value.outline)" } }
}

extension FactValue {
  /// The value in a form that is short to write in a test: `a`, `[a, b]`, `{key: a}`.
  var outline: String {
    switch self {
    case .text(let text), .number(let text), .date(let text): text
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .list(let values): "[" + values.map(\.outline).joined(separator: ", ") + "]"
    case .object(let facts): "{" + facts.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }
}
