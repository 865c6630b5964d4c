package import VaultMessages
package import VaultModel

/// The smart lists that every vault has without a file.
package enum BuiltInList: UInt8, ClosedSet {
  case today, scheduled, all, flagged, overdue, completed, noDate

  package static let vocabulary = Vocabulary(
    """
    Today: сьогодні
    Scheduled: заплановані, заплановане
    All: усі, всі
    Flagged: з прапорцем, позначені
    Overdue: прострочені, прострочене
    Completed: виконані, виконане
    No date: без дати
    """)

  /// What it finds, in the query language.
  package var query: String {
    switch self {
    case .today: "type:task is:today | sort due"
    case .scheduled: "type:task (due:any OR scheduled:any OR start:any) | sort due"
    case .all: "type:task"
    case .flagged: "type:task flag:yes"
    case .overdue: "type:task is:overdue | sort due"
    case .completed: "type:task status:done | sort -completed"
    case .noDate: "type:task is:no-date"
    }
  }

  /// The name people see.
  package func title(in language: MessageLanguage) -> String {
    switch language {
    case .english: name
    case .ukrainian: spelling(like: "Я")
    }
  }
}
