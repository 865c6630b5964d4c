import VaultModel
import VaultSyntax

/// A line item as a comparison sees it: its words, its keys and where it stands.
struct LineRecord {
  /// A slot, an attribute or the tags of a line.
  struct Key {
    var name: String
    /// Its texts: of a scalar one, of a list its elements.
    var texts: [String]
    var isList: Bool
  }

  /// The words without slots, tail and the tags at their end.
  let words: String
  let keys: [Key]
  let type: ItemType
  let checkbox: LineItem.Checkbox
  /// The mark in the checkbox.
  let mark: String
  let range: ByteRange
  /// The section it stands in.
  let section: Int
  /// The record it stands below, or nil.
  let parent: Int?
  /// The log of a repeating task.
  let log: [CompletionRecord]

  /// Reads an item that is a line, by its place in ``Note/items``.
  init(_ place: Int, of note: Note, section: Int) {
    let item = note.items[place]
    let line = item.line.map { note.lines[$0] }
    var reader = LineRecordReader(note: note, item: item)
    words = reader.words
    keys = reader.keys
    type = item.type
    checkbox = line?.checkbox ?? .absent
    mark = line.map { note.document.text($0.mark) } ?? ""
    range = item.range
    self.section = max(0, section)
    parent = item.parent == 0 ? nil : item.parent - 1
    log = note.log(of: item)
  }

  /// What the line says for a key.
  func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}

/// Takes a line apart: what belongs to its words, and what to its keys.
private struct LineRecordReader {
  let note: Note
  let item: Item
  private let reading: LineReading?
  /// The amount before its words that is not emphasised, unless the tail says another one.
  private let amount: ByteRange?
  /// Where its words begin, behind an amount that is not emphasised.
  private let start: Int

  init(note: Note, item: Item) {
    self.note = note
    self.item = item
    let reading = item.reading.map { note.readings.lines[$0] }
    self.reading = reading
    if let stated = note.statedAmount(of: item), stated.isLeading, note.amountInTail(of: item) == nil {
      amount = stated.range
      start = max(stated.range.upper, stated.name.lower)
    } else {
      amount = nil
      start = reading?.text.lower ?? 0
    }
  }

  /// The words and, behind them, the tags.
  private lazy var parts = divided()

  var words: String { mutating get { parts.words.map { note.document.text($0) }.joined(separator: " ") } }

  var keys: [LineRecord.Key] {
    mutating get {
      var keys: [LineRecord.Key] = []
      var places: [String: Int] = [:]
      func add(_ key: LineRecord.Key) {
        if let place = places[key.name] {
          keys[place] = key
        } else {
          places[key.name] = keys.count
          keys.append(key)
        }
      }
      for field in note.fields[item.fields] { key(of: field).map(add) }
      let tags = parts.tags.map { String(note.document.text($0).drop { $0 == "#" }) }
      if !tags.isEmpty {
        let others = places["tags"].map { keys[$0].texts } ?? []
        add(LineRecord.Key(name: "tags", texts: others + tags, isList: true))
      }
      if let reading, !reading.blockID.isEmpty {
        add(LineRecord.Key(name: "^id", texts: ["^" + note.document.text(reading.blockID)], isList: false))
      }
      return keys
    }
  }

  /// The words in text and fields outside of attributes, without the tags among the fields and at the end.
  private func divided() -> (words: [ByteRange], tags: [ByteRange]) {
    guard let reading else { return ([], []) }
    let tags = Set(note.scan.tags(of: reading))
    let words = note.words(of: reading, from: start)
    let lastWord = words.lastIndex { $0.lower < reading.text.upper && !tags.contains($0) } ?? -1
    let isTag = { (place: Int) in place > lastWord && tags.contains(words[place]) }
    return (
      words.indices.filter { !isTag($0) }.map { words[$0] }, words.indices.filter(isTag).map { words[$0] }
    )
  }

  private func key(of field: Field) -> LineRecord.Key? {
    let name = note.name(of: field)
    if case .attribute(let index) = field.source {
      let attribute = note.readings.attributes[index]
      if attribute.form == .flag { return LineRecord.Key(name: name, texts: ["true"], isList: false) }
      let isList = field.isSeveral || attribute.form == .list
      return LineRecord.Key(name: name, texts: note.texts(of: field).map(\.trimmed.text), isList: isList)
    }
    guard let text = slot(field) else { return nil }
    return LineRecord.Key(name: name, texts: [text], isList: false)
  }

  /// What a slot says; nil where another key stands for it, as the day it is due does for the date of a task.
  private func slot(_ field: Field) -> String? {
    switch field.key {
    case .status: return nil
    case .date where item.type == .task, .at where item.type == .task: return nil
    case .at:
      guard let reading, !reading.endTime.isEmpty else { return note.document.text(field.range) }
      return note.document.text(ByteRange(reading.startTime.lower, reading.endTime.upper))
    case .amount where reading?.amountStyle == .unmarked || reading?.amountStyle == .absent:
      return amount.map { note.document.text($0) }
    default: return note.document.text(field.range)
    }
  }
}
