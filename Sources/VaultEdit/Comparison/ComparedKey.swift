package import VaultModel
import VaultSyntax

/// What one item says for one key, in one version of its note.
///
/// ```swift
/// ComparedKey("servings", of: 0, in: note)?.text        // "4"
/// ComparedKey("status", of: 3, in: note)?.text          // "done"
/// ```
package struct ComparedKey: Sendable {
  /// The key by its own name: `status` for `done`.
  package let name: String
  /// The value on one line, as it is written.
  package let text: String
  /// What must be equal for the value to be the same.
  private let meaning: [String]

  /// Reads a key of an item by its place in ``Note/items``; nil when the item does not have it.
  ///
  /// A note has the keys of its front matter, nested ones behind a full stop, and `title`, `type` and `status`. A line
  /// has its slots and attributes, `tags`, `^id`, `title` for its words and `status` for its checkbox; `done` is
  /// another name of `status`, and `time` of a line's `at`.
  ///
  /// - Complexity: O(*n*) in the bytes of the item, or of the front matter.
  package init?(_ key: String, of place: Int, in note: Note) {
    guard note.items.indices.contains(place) else { return nil }
    let value = place == 0 ? Self.ofNote(key, note) : Self.ofLine(key, LineRecord(place, of: note, section: 0), note)
    guard let value else { return nil }
    (name, text, meaning) = value
  }

  /// Whether two versions say the same: tags in any order and case, everything else as it is written.
  package func says(_ other: ComparedKey?) -> Bool { meaning == other?.meaning }

  /// The keys that an item has, in the order of the note.
  package static func names(of place: Int, in note: Note) -> [String] {
    guard note.items.indices.contains(place) else { return [] }
    guard place > 0 else { return ["title", "type"] + (pairs(of: note) ?? []).map(\.key) }
    let record = LineRecord(place, of: note, section: 0)
    return ["title"] + (record.checkbox == .absent ? [] : ["status"]) + record.keys.map(\.name)
  }

  private typealias Value = (name: String, text: String, meaning: [String])

  private static func value(_ text: String, of key: String) -> Value { (key, text, [text]) }

  private static func value(_ texts: [String], of key: String) -> Value {
    let names = key == "tags" ? texts.map { String($0.drop { $0 == "#" }) } : texts
    return (key, names.joined(separator: ", "), key == "tags" ? Set(names.map { $0.lowercased() }).sorted() : names)
  }

  // MARK: Notes

  private static func ofNote(_ key: String, _ note: Note) -> Value? {
    switch key {
    case "title": return value(note.title, of: key)
    case "type": return value(note.type.name, of: key)
    default: break
    }
    guard let pairs = pairs(of: note) else { return nil }
    let name = key == "done" && !pairs.contains { $0.key == key } ? "status" : key
    guard let found = value(at: name, in: pairs) else { return nil }
    switch found {
    case .list(let elements): return value(elements.map(\.text), of: name)
    case .scalar(let text) where name == "tags":
      return value(text.split(separator: ",").map { String($0).collapsed }, of: name)
    default: return value(found.text, of: name)
    }
  }

  private static func pairs(of note: Note) -> [ComparedValue.Pair]? {
    guard let frontMatter = note.document.frontMatter, let mapping = frontMatter.mapping,
      case .mapping(let pairs) = ComparedValue(mapping, in: frontMatter.tree, bytes: note.document.bytes)
    else { return nil }
    return pairs
  }

  /// The value of a key that may itself hold full stops, or of a path of keys.
  private static func value(at path: String, in pairs: [ComparedValue.Pair]) -> ComparedValue? {
    if let pair = pairs.first(where: { $0.key == path }) { return pair.value }
    for (place, character) in zip(path.indices, path) where character == "." {
      guard case .mapping(let inner)? = pairs.first(where: { $0.key == path[..<place] })?.value else { continue }
      return value(at: String(path[path.index(after: place)...]), in: inner)
    }
    return nil
  }

  // MARK: Lines

  private static func ofLine(_ key: String, _ record: LineRecord, _ note: Note) -> Value? {
    switch key {
    case "title": return value(record.words, of: key)
    case "status" where record.checkbox != .absent, "done" where record.checkbox != .absent:
      return value(TaskStatus(record.checkbox)?.name ?? record.mark, of: "status")
    default:
      let name = key == "time" && record.key(key) == nil ? "at" : key
      guard let found = record.key(name) else { return nil }
      return found.isList ? value(found.texts, of: name) : value(found.texts.joined(separator: ", "), of: name)
    }
  }
}
