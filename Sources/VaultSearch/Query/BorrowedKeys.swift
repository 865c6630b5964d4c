import VaultModel

/// The keys of other programs' queries, and the conditions that mean the same: what somebody may have meant by a key that no
/// note has.
///
/// ```swift
/// QueryVocabulary.standard.condition(meantBy: "project", "home")           // "list:home"
/// QueryVocabulary.standard.condition(meantBy: "due.before", "2026-12-01")  // "due:<2026-12-01"
/// ```
///
/// Origin: the words of Taskwarrior, Todoist, Obsidian, hledger, Gmail and GitHub; written by hand for this project.
/// Licence: none needed (facts).
extension QueryVocabulary {
  private static let borrowed = [
    "project": "list", "proj": "list", "pro": "list", "label": "tag", "labels": "tag", "context": "tag",
    "hashtag": "tag",
    "pri": "priority", "prio": "priority", "deadline": "due", "acct": "account", "acc": "account",
    "path": "in", "file": "in", "folder": "in", "dir": "in", "content": "body", "contents": "body", "text": "body",
    "description": "body", "desc": "body", "name": "title", "heading": "title", "проєкт": "list", "список": "list",
    "термін": "due", "пріоритет": "priority", "мітка": "tag", "тег": "tag", "рахунок": "account", "тип": "type",
    "назва": "title", "статус": "status", "дата": "date",
  ]

  /// What Taskwarrior says behind a key and a full stop.
  private static let modifiers = [
    "before": ":<", "under": ":<", "below": ":<", "after": ":>", "over": ":>", "above": ":>", "by": ":<=", "is": ":",
    "equals": ":", "has": ":", "contains": ":",
  ]

  private static let priorities = [
    "h": "high", "m": "medium", "l": "low", "1": "high", "2": "medium", "3": "low",
  ]

  /// The condition of another program's key with a value; nil where the key is none of theirs.
  package func condition(meantBy name: String, _ value: String) -> String? {
    let folded = TextFolding.caseFolded(name)
    switch folded {
    case "has", "with": return knownKey(value).map { $0 + ":any" }
    case "no", "without", "hasnt": return knownKey(value).map { $0 + ":none" }
    case "sort", "limit", "group": return value.isEmpty ? nil : "| \(folded) \(value)"
    default: break
    }
    if let key = Self.borrowed[folded] {
      let step = key == "priority" ? Self.priorities[TextFolding.caseFolded(value)] : nil
      return value.isEmpty ? nil : "\(key):\(step ?? value)"
    }
    let parts = folded.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let key = knownKey(parts[0]) else { return nil }
    switch parts[1] {
    case "none": return key + ":none"
    case "any": return key + ":any"
    case "not", "isnt", "hasnt": return value.isEmpty ? nil : "-\(key):\(value)"
    default: return Self.modifiers[parts[1]].map { key + $0 + (value.isEmpty ? "today" : value) }
    }
  }

  /// The key of a name that is one, here or in another program.
  package func knownKey(_ name: String) -> String? {
    key(named: name)?.name ?? Self.borrowed[TextFolding.caseFolded(name)]
  }

  /// What `is:` is followed by in other programs: `is:task`, `is:done`; nil where that is nothing that an item can be.
  func condition(meantByBeing value: String) -> String? {
    if let type = ItemType(spelling: value) { return "type:\(type.name)" }
    if let status = TaskStatus(spelling: value) { return "status:\(status.name)" }
    return ["recurring", "repeating", "повторюване"].contains(TextFolding.caseFolded(value)) ? "repeat:any" : nil
  }
}
