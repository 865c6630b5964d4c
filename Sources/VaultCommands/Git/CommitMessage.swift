import VaultMessages
import VaultStore

/// The message of a commit, composed from what changed: a first line that fits everywhere, and a line a file.
///
/// ```
/// Change 2 notes: borshch (servings 2 → 4), inbox (ticked Milk)
///
/// Change recipes/borshch.md: servings 2 → 4
/// Change inbox.md: ticked Milk
/// ```
struct CommitMessage {
  /// The most characters of the first line, as git's own tools show it whole.
  static let width = 72
  /// More files than this are only counted, and more facts of one.
  private static let mostFiles = 100, mostFacts = 12

  private let files: [(file: ChangedFile, facts: [String])]
  private let messages: Messages

  init(_ files: [ChangedFile], _ messages: Messages) {
    // Notes are what a commit is about.
    self.files = (files.filter(\.isNote) + files.filter { !$0.isNote }).map { file in
      (file, file.changes.told.map { messages.sentence(for: $0) })
    }
    self.messages = messages
  }

  /// The whole message, with a final line feed.
  var text: String {
    let subject = subject
    if files.count == 1, subject == line(mostFacts: .max), files[0].file.action != .move { return subject + "\n" }
    return subject + "\n\n" + body.map { $0 + "\n" }.joined()
  }

  /// The first line: with as many facts, then as many names, as fit.
  var subject: String {
    for most in [.max, 3, 2, 1, 0] {
      let line = line(mostFacts: most)
      if line.count <= Self.width { return line }
    }
    for count in stride(from: min(files.count - 1, Self.width / 2), to: 0, by: -1) {
      let names = files.prefix(count).map { name(of: $0.file) }.joined(separator: ", ")
      let line = head + ": " + names + ", …"
      if line.count <= Self.width { return line }
    }
    return head.count <= Self.width ? head : head.prefix(Self.width - 1) + "…"
  }

  private func line(mostFacts most: Int) -> String {
    let names = files.map { file, facts in
      most > 0 && !facts.isEmpty ? "\(name(of: file)) (\(listed(facts, most)))" : name(of: file)
    }.joined(separator: ", ")
    guard let only = files.first, files.count == 1 else { return head + ": " + names }
    return messages(only.file.action.verb, [.text(names)])
  }

  /// What was done to how many: `Change 2 notes; add 1 file`.
  private var head: String {
    if let only = files.first, files.count == 1 {
      return messages(only.file.action.verb, [.text(name(of: only.file))])
    }
    var phrases: [String] = []
    for action in ChangedFile.Action.allCases {
      for (isNote, key) in [(true, MessageKey.commitNotes), (false, .commitFiles)] {
        let count = files.count { $0.file.action == action && $0.file.isNote == isNote }
        guard count > 0 else { continue }
        let phrase = messages(action.verb, [.message(key, [.count(count)])])
        phrases.append(phrases.isEmpty ? phrase : phrase.prefix(1).lowercased() + phrase.dropFirst())
      }
    }
    return phrases.joined(separator: "; ")
  }

  private func name(of file: ChangedFile) -> String {
    SafeText.line(file.isNote ? file.path.stem : file.path.name)
  }

  private func listed(_ facts: [String], _ most: Int) -> String {
    (facts.prefix(most) + (facts.count > most ? ["…"] : [])).joined(separator: ", ")
  }

  private var body: [String] {
    let lines = files.prefix(Self.mostFiles).map { file, facts in
      let place = file.origin.map { "\($0.text) → \(file.path.text)" } ?? file.path.text
      let line = messages(file.action.verb, [.text(place)])
      return facts.isEmpty ? line : line + ": " + listed(facts, Self.mostFacts)
    }
    let rest = files.count - lines.count
    return rest > 0 ? lines + [messages(.commitMore, [.count(rest)])] : Array(lines)
  }
}

extension ChangedFile.Action {
  /// What was done, with its object as the value.
  fileprivate var verb: MessageKey {
    switch self {
    case .create: .commitAdd
    case .change: .commitChange
    case .remove: .commitRemove
    case .move: .commitMove
    }
  }
}
