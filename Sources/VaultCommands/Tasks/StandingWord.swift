import VaultMessages
import VaultModel
import VaultTasks

/// Words for how tasks stand that are no group, status or priority of theirs.
enum StandingWord: UInt8, ClosedSet {
  /// Held back by anything; by a date; by other tasks.
  case waiting, deferred, blocked
  case recurring, inbox, undone, flagged

  /// Origin: the words of Taskwarrior, Obsidian Tasks, Things and Todoist, and the remarks of the list; written by hand
  /// for this project.
  /// Licence: none needed (facts).
  static let vocabulary = Vocabulary(
    """
    waiting: held, on hold, чекають, чекає, очікують, очікує, в очікуванні
    deferred: snoozed, postponed, hidden, відкладені, відкладено, приховані
    blocked: заблоковані, заблоковано, залежні
    recurring: recurrent, repeating, repeated, повторювані, періодичні, регулярні
    inbox: unsorted, вхідні
    undone: not done, next, ready, actionable, наступні, pending, unfinished, incomplete, remaining, не зроблено, не зроблені, незроблені, не виконані, невиконані
    flagged: starred, позначені
    """)

  /// The query that means the same; nil for what waits, which no query tells.
  var query: String? {
    switch self {
    case .waiting, .deferred, .blocked: nil
    case .recurring: "repeat:any"
    case .inbox: "(list:none OR list:inbox)"
    case .undone: "status:open,in-progress"
    case .flagged: "flag:true"
    }
  }

  /// Whether that holds a task back which it waits for.
  func fits(_ hold: TaskHold?) -> Bool {
    switch (self, hold) {
    case (_, nil): false
    case (.deferred, .after?), (.blocked, .until?): false
    default: true
    }
  }
}

extension StatedStanding {
  /// What the words were read as, for people: the query, and what is waited for.
  func text(in messages: Messages) -> String {
    [query, hold.map { messages($0.summary) } ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension StandingWord {
  /// What is said of tasks that wait.
  fileprivate var summary: MessageKey {
    switch self {
    case .deferred: .tasksDeferred
    case .blocked: .tasksBlocked
    default: .tasksWaiting
    }
  }
}
