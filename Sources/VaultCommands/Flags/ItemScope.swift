import VaultActions
package import VaultModel
import VaultSearch

/// Which items a word may mean in one place of a line, so that no others are offered there.
package enum ItemScope: Sendable, Hashable {
  /// Notes, and lines of every kind.
  case all
  /// Notes, whole.
  case wholeNotes
  /// Notes of a type.
  case notes(ItemType)
  /// Tasks, open or not.
  case tasks
  /// Tasks that are open.
  case openTasks
  /// What `done` marks: open tasks, and lines of shopping that are not ticked off.
  case unticked
  /// What `reopen` marks: the others of these.
  case ticked
  /// What takes place more than once.
  case repeating
  /// Lines of the pantry.
  case lots
  /// Notes whose lines are added to: lists that do not fill themselves, shopping, the pantry, and those that hold tasks.
  case filled

  /// What must be true of an item; nil where all may be meant.
  var condition: Condition? {
    switch self {
    case .all, .wholeNotes: nil
    case .notes(let type): Self.hasType(type)
    case .tasks: Self.hasType(.task)
    case .openTasks: .every([Self.hasType(.task), .not(Self.isClosed)])
    case .unticked: .every([Self.hasType(.task, .shopping), .not(Self.isClosed)])
    case .ticked: .every([Self.hasType(.task, .shopping), Self.isClosed])
    case .repeating: .field(ItemKey.recurrence.queryName, .present)
    case .lots: Self.hasType(.pantry)
    case .filled:
      .every([Self.hasType(.list, .shopping, .pantry, .task), .not(.field(ItemKey.query.queryName, .present))])
    }
  }

  /// Whether an item that meets the condition may be meant.
  func takes(_ location: ItemLocation) -> Bool {
    switch self {
    case .all, .tasks, .openTasks, .repeating: true
    case .notes, .wholeNotes: !location.isLine
    // A shopping list is no line to tick off.
    case .unticked, .ticked: location.isLine || location.type == .task
    case .lots: location.isLine
    // A line stands for the note it is in.
    case .filled: location.isLine == (location.type == .task)
    }
  }

  /// How the names of such items are looked up by the commands that take them.
  var wanted: ItemLookup.Wanted {
    switch self {
    case .notes(.recipe): .recipe
    case .tasks, .openTasks, .unticked, .ticked: .task
    default: .anything
    }
  }

  private static func hasType(_ types: ItemType...) -> Condition {
    .field(ItemKey.type.queryName, .anyOf(types.map(\.name)))
  }

  private static var isClosed: Condition {
    .field(ItemKey.status.queryName, .anyOf([TaskStatus.done.name, TaskStatus.cancelled.name]))
  }
}
