import VaultModel
import VaultStore
import VaultSyntax

/// What a query found and `done`, `reopen` or `cancel` leaves alone: what is no task, what is marked already, and tasks
/// that repeat.
struct LeftTasks {
  /// More places are only counted.
  private static let most = 10

  private let status: TaskStatus
  /// How many are no tasks.
  private(set) var others = 0
  /// The places of tasks whose next date nobody can find yet.
  private(set) var repeating: [String] = []

  /// Leaves alone what cannot get a status.
  init(_ status: TaskStatus) { self.status = status }

  /// Takes an item that is to be left alone; false for one that is to be marked.
  mutating func takes(_ found: FoundItem) -> Bool {
    guard let current = found.markedStatus else {
      others += 1
      return true
    }
    if current.isClosed == status.isClosed { return true }
    guard status.isClosed, found.rule != nil else { return false }
    repeating.append("\(found.path.text):\(found.line)")
    return true
  }

  /// Whether nothing that was selected is, or is to be, marked so.
  func isAll(of selection: EditSelection) -> Bool { others + repeating.count == selection.items.count }

  /// Says how many there are, and where those stand that repeat.
  func report(_ invocation: Invocation) {
    if others > 0 { invocation.note(.statusLeftOthers, [.count(others)]) }
    guard !repeating.isEmpty else { return }
    invocation.warn(.statusLeftRepeating, [.count(repeating.count)])
    for place in repeating.prefix(Self.most) { invocation.detail(place) }
    if repeating.count > Self.most { invocation.note(.itemsMore, [.count(repeating.count - Self.most)]) }
  }
}

extension FoundItem {
  /// What the mark or the status of a task says, or the mark of any other line; nil for what has neither.
  fileprivate var markedStatus: TaskStatus? {
    if let line = item.line {
      let checkbox = note.lines[line].checkbox
      // A mark of the author's own counts as open (vault format, 3).
      return checkbox == .absent ? nil : TaskStatus(checkbox) ?? .open
    }
    guard item.type == .task else { return nil }
    return note.task(of: item).status
  }
}
