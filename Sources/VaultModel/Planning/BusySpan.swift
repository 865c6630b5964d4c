/// A stretch of time in which something takes place: an event, a lesson, a task with a set time.
package struct BusySpan: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case event, lesson
    /// A task with a start and an end.
    case fixed
    /// A task at the time that a person wrote.
    case pinned
    /// The task that is being done.
    case running
  }

  package var kind: Kind
  /// In seconds since 1970-01-01 00:00 UTC.
  package var span: Range<Int64>
  /// How long the way there takes, before it, in seconds.
  package var travel: Int64
  /// Whether nothing else can be done meanwhile.
  package var isBusy: Bool
  /// Whether it is over because it was done.
  package var isDone: Bool
  /// What its reader knows it by.
  package var source: Int

  /// Whether it is the time of a task.
  package var isTask: Bool { kind != .event && kind != .lesson }
  /// Whether it is a task that only rings, and takes no time.
  package var isInstant: Bool { isTask && span.isEmpty }

  package init(
    _ kind: Kind, _ span: Range<Int64>, source: Int, travel: Int64 = 0, isBusy: Bool = true, isDone: Bool = false
  ) {
    self.kind = kind
    self.span = span
    self.source = source
    self.travel = travel
    self.isBusy = isBusy
    self.isDone = isDone
  }
}
