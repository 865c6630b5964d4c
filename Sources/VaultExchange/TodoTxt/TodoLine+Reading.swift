import VaultModel
import VaultSyntax

extension TodoLine {
  /// The keys of pairs that are none for their value, `rec:often` or `due:soon`, where no other pair says it: each stays a
  /// word.
  var unreadKeys: [String] {
    var found: [String] = []
    for word in words.split(separator: " ") {
      guard let colon = word.firstIndex(of: ":"), word.index(after: colon) < word.endIndex else { continue }
      let isUnread =
        switch word[..<colon] {
        case "due": due == nil
        case "t": threshold == nil
        case "rec": recurrence == nil
        default: false
        }
      let key = String(word[..<colon])
      if isUnread, !word.hasSuffix(":none"), !found.contains(key) { found.append(key) }
    }
    return found
  }

  /// What of the words its line in a note reads as more than words: the keys of a date in front, of fields in the styles of
  /// other programs and of braces, and `^id`. Pairs of vault's own keys are meant, as ``TodoPairs`` writes them.
  var keysInWords: [String] {
    let note = Note(Document(Array("- [ ] \(noteLine)\n".utf8)), context: ReadingContext())
    guard let reading = note.readings.lines.first else { return [] }
    var keys: [String] = reading.date.isEmpty ? [] : ["date"]
    for attribute in note.readings.attributes(of: reading) {
      let name = attribute.key?.name ?? note.document.text(attribute.keyRange)
      let isOwn =
        switch attribute.style {
        case .braces: noteLine != words
        case .colon: !Self.placedKeys.contains(name) || says(name)
        case .dataview, .emoji: false
        }
      if !isOwn, !keys.contains(name) { keys.append(name) }
    }
    return reading.blockID.isEmpty ? keys : keys + ["^" + note.document.text(reading.blockID)]
  }

  /// The keys of a note for which the format has a place of its own.
  private static let placedKeys: Set<String> = ["due", "wait", "repeat", "priority", "completed", "created", "status"]

  /// Whether the line says a key in its place, so that the note's braces count and not the word.
  private func says(_ key: String) -> Bool {
    switch key {
    case "due": due != nil || unreadKeys.contains("due")
    case "wait": threshold != nil || unreadKeys.contains("t")
    case "repeat": recurrence != nil
    case "priority": priority != nil
    case "completed": isDone && completed != nil
    case "created": created != nil
    default: false
    }
  }
}
