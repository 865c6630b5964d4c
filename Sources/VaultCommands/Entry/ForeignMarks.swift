import VaultExchange
import VaultModel
import VaultTasks

/// The marks of todo.txt and Taskwarrior in the words of quick entry, as their import reads them: `(A) call pri:H
/// project:home` is `call p:high p:high list:home`. What has no words here stays as it is typed, such as `+family`.
enum ForeignMarks {
  /// The text with marks in vault's own words.
  ///
  /// - Parameter isList: whether there is a list of a name; a project that is none stays text.
  static func translated(_ text: String, isList: (String) -> Bool) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if words.count > 1, words[0].hasPrefix("("), let priority = TodoLine(words[0] + " x")?.vaultPriority {
      words.removeFirst()
      words.append("p:" + priority.name)
    }
    return words.map { word in
      let pair = word.split(separator: ":", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { return word }
      switch pair[0] {
      case "project": return isList(pair[1]) ? "list:" + pair[1] : word
      case "pri", "priority": return TaskwarriorTasks.priorities[pair[1]].map { "p:" + $0.name } ?? word
      default: return word
      }
    }.joined(separator: " ")
  }

  /// The first word such as `+family`; nil where there is none.
  static func plusWord(in text: String) -> String? {
    let word = text.split(separator: " ").first { $0.hasPrefix("+") && $0.dropFirst().first?.isLetter == true }
    return word.map { "+" + $0.dropFirst().prefix { $0.isLetter || $0.isNumber || "-_/".contains($0) } }
  }
}

extension QuickEntry {
  /// A task as it is typed for a vault, with its own words alone.
  init(_ text: String, now: LocalDateTime, _ settings: Settings) {
    self.init(text, now: now, weekStart: settings.weekStart, order: .init(locale: settings.locale))
  }
}
