import VaultModel
import VaultSyntax

/// One line of a note that is about to change, with all that was read of it.
struct EditedLine {
  /// The note it stands in.
  let note: Note
  /// The item that it is.
  let item: Item
  /// Its place in ``Note/lines``.
  let number: Int
  /// The line in the list.
  let line: LineItem
  /// Its slots, text and tail.
  let reading: LineReading
  /// What such a line may hold.
  let grammar: LineGrammar
  /// The style that the first field of a line takes in this note.
  let usualStyle: LineAttribute.Style

  /// The line that an item is; nil for the note itself.
  init?(_ item: Item, in note: Note, usualStyle: LineAttribute.Style) {
    guard let number = item.line, let reading = item.reading, note.lines.indices.contains(number),
      note.readings.lines.indices.contains(reading), let grammar = LineGrammar.lines(of: item.type)
    else { return nil }
    self.note = note
    self.item = item
    self.number = number
    self.grammar = grammar
    self.usualStyle = usualStyle
    line = note.lines[number]
    self.reading = note.readings.lines[reading]
  }

  /// The note's bytes.
  var bytes: [UInt8] { note.document.bytes }

  /// A refusal that points at the line.
  func refusal(_ reason: EditRefusal.Reason, _ values: String...) -> EditRefusal {
    EditRefusal(reason, at: line.content, values: values)
  }
}

// MARK: - Fields

extension EditedLine {
  /// The fields of a key in the line, in its order.
  func fields(named key: String) -> [Field] { note.fields(named: key, of: item) }

  /// The attributes of a key in the tail, by their places in ``LineReadings/attributes``.
  func attributes(named key: String) -> [Int] {
    fields(named: key).compactMap { if case .attribute(let index) = $0.source { index } else { nil } }
  }

  /// What the values of a key look like in this kind of line.
  func shape(of key: String) -> ValueShape? {
    ItemKey(rawValue: key).flatMap { Schema.shape(of: $0, in: item.type) }
  }

  /// Whether a key is a word that stands alone in the braces of this kind of line.
  func isFlag(_ key: String) -> Bool { LineKey(name: key).map(grammar.flags.contains) ?? false }

  /// Refuses what no single line can hold: a line break or another control character.
  func checkWritable(_ texts: [String]) throws(EditRefusal) {
    for text in texts where !OneLine.holds(text) { throw refusal(.valueNotWritable, text) }
  }
}

/// What may stand in one line of text.
enum OneLine {
  /// Whether a text has no line break and no other control character (Unicode's C0, and DEL).
  static func holds(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
}

extension LineKey {
  /// The key with this spelling, or nil.
  init?(name: String) {
    guard let key = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = key
  }
}

extension LineGrammar {
  /// What the lines of one type hold; nil for types that are no lines.
  static func lines(of type: ItemType) -> LineGrammar? {
    switch type {
    case .task: .task
    case .shopping: .shopping
    case .pantry: .pantry
    case .meals: .meal
    case .lesson: .lesson
    case .money: .money
    case .checkIn: .checkIn
    case .entry: .link
    default: nil
    }
  }
}
