import VaultModel
import VaultSyntax

extension EditedLine {
  /// The name of a new field of Dataview: the one that the note uses for the key, else the one that the Obsidian Tasks
  /// plugin writes; nil for the key's own spelling.
  func dataviewName(of key: String, _ value: NewValue) -> String? {
    guard let key = LineKey(name: key) else { return nil }
    let isCancelled = line.checkbox == .cancelled
    guard let name = DataviewName.name(of: key, isCancelled: isCancelled), mayBe(key, named: name, value) else {
      return nil
    }
    // Of the two names for the day a task was closed each is for one way to close it.
    let other = DataviewName.name(of: key, isCancelled: !isCancelled)
    let used = note.readings.attributes.last {
      $0.style == .dataview && $0.key == key && (other == name || note.document.text($0.keyRange) != other)
    }
    return used.map { note.document.text($0.keyRange) } ?? name
  }

  /// Whether the line has a field of Dataview with this name already, of whatever key.
  func isTaken(_ name: String) -> Bool {
    note.readings.attributes(of: reading).contains {
      $0.style == .dataview && note.document.text($0.keyRange).lowercased() == name.lowercased()
    }
  }

  /// Whether the plugin would read a value under its own name: ids to depend on, no links; and `start` a day, without an
  /// end beside it.
  private func mayBe(_ key: LineKey, named name: String, _ value: NewValue) -> Bool {
    switch key {
    case .depends: return !value.scalars.contains { $0.text.contains("[") }
    case .wait:
      guard case .scalar(let scalar) = value, LocalDate(scalar.text.trimmed) != nil else { return false }
      return fields(named: "end").isEmpty && fields(named: "start").isEmpty
    default: return true
    }
  }
}
