import Testing
import VaultModel

@testable import VaultTasks

/// A text as somebody types it on Friday, 20 November 2026, at 09:00, and what is understood of it.
struct EntryRow: Sendable, CustomTestStringConvertible {
  let text: String
  let title: String
  /// What is understood, as `key=value` in a fixed order, separated by semicolons.
  let meaning: String

  init(_ text: String, _ title: String, _ meaning: String) {
    self.text = text
    self.title = title
    self.meaning = meaning
  }

  var testDescription: String { text }

  static let now = LocalDateTime("2026-11-20 09:00") ?? LocalDateTime(.epoch)

  /// What is understood of a text.
  static func entry(_ text: String) -> QuickEntry { QuickEntry(text, now: now) }
}

extension QuickEntry {
  /// What was understood, as in the tables.
  var meaning: String {
    var parts: [String] = []
    if let due { parts.append("due=" + due.text) }
    if let block {
      parts.append(block.end.map { "from=\(block.start.text) to=\($0.text)" } ?? "at=\(block.start.text)")
    }
    if let scheduledText { parts.append("scheduled=" + scheduledText) }
    if let wait { parts.append("wait=" + wait.text) }
    if let priority { parts.append("priority=" + priority.name) }
    if let duration { parts.append("duration=" + duration.text) }
    if let repetition { parts.append("repeat=" + repetition) }
    if let reminder { parts.append("remind=" + reminder.text) }
    if let list { parts.append("list=" + list) }
    if !tags.isEmpty { parts.append("tags=" + tags.joined(separator: ",")) }
    return parts.joined(separator: "; ")
  }
}
