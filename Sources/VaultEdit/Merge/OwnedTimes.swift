import VaultModel

/// The times that a plan gave a task, merged as one value of three keys: `scheduled`, `auto` and `auto-day`.
///
/// ```swift
/// // base {scheduled: 2026-11-20}, ours the plan's 2026-11-20 14:00, theirs the plan's 2026-11-20 16:00
/// OwnedTimes.side(of: items, in: notes)    // .theirs
/// ```
///
/// Source: the mood-paced day plan, *Merging owned times*.
struct OwnedTimes {
  /// The keys that are one value.
  static let keys: [ItemKey] = [.scheduled, .auto, .autoDay]

  private let base: Version
  private let ours: Version
  private let theirs: Version

  /// The side whose three keys stand; nil where no plan gave a time, and where a person wrote one on each side.
  ///
  /// - Parameter items: The task in each version; nil where it has none.
  /// - Complexity: O(*k*) in the number of lines below the task.
  static func side(of items: MergeSides<Item?>, in notes: MergeSides<Note>) -> MergeSide? {
    guard let ours = items.ours, let theirs = items.theirs, ours.type == .task, theirs.type == .task,
      [(items.base, notes.base), (ours, notes.ours), (theirs, notes.theirs)].contains(where: { item, note in
        item.map { note.fields[$0.fields].contains { $0.key == .auto || $0.key == .autoDay } } ?? false
      })
    else { return nil }
    let times = OwnedTimes(
      base: items.base.map { Version($0, in: notes.base) } ?? Version(), ours: Version(ours, in: notes.ours),
      theirs: Version(theirs, in: notes.theirs))
    return times.standing
  }

  /// Whether a side only took or gave back a time of the plan, which nobody would miss who removed the task.
  static func isOnlyPlanned(_ item: Item, in note: Note, since base: Item, in before: Note) -> Bool {
    Change(of: Version(item, in: note), since: Version(base, in: before)).isOnlyPlanned
  }

  // MARK: - Which side stands

  private var standing: MergeSide? {
    if ours.texts == theirs.texts { return .ours }
    let (our, their) = (Change(of: ours, since: base), Change(of: theirs, since: base))
    // Nothing is lost that a person wrote, be it the day of the next occurrence.
    if our.isPersonal != their.isPersonal { return our.isPersonal ? .ours : .theirs }
    if our.isMoved || their.isMoved {
      let moments =
        our.isPersonal
        ? (ours.task?.scheduled?.moment, theirs.task?.scheduled?.moment) : (ours.occurrence, theirs.occurrence)
      // Of a repeating task that both sides completed the later date stands.
      if our.isPersonal || our.isMoved && their.isMoved, let side = later(moments.0, moments.1) { return side }
    }
    if our.isMoved != their.isMoved, !our.isPersonal {
      let (moved, other) = our.isMoved ? (our, their) : (their, our)
      let isOurs = our.isMoved != (moved.kind == .kept && other.kind == .cleared)
      return isOurs ? .ours : .theirs
    }
    if our.rank != their.rank { return our.rank > their.rank ? .ours : .theirs }
    return equals(our.kind, their.kind)
  }

  /// The side that stands of two that did the like.
  private func equals(_ our: Change.Kind, _ their: Change.Kind) -> MergeSide? {
    switch our {
    case .written: return ours.scheduled == theirs.scheduled ? .ours : nil
    case .cleared:
      if ours.scheduled == theirs.scheduled { return ours.keyCount <= theirs.keyCount ? .ours : .theirs }
      // What one gave back the other one took out.
      return ours.scheduled.isEmpty ? .ours : .theirs
    case .kept: return .theirs
    case .owned:
      guard their == .owned else { return .ours }
      if let side = later(ours.first, theirs.first) { return side }
      return ours.autoDay == base.autoDay ? .theirs : .ours
    }
  }

  /// The side with the later of two moments; nil where they are equal, or one is not known.
  private func later(_ our: Moment?, _ their: Moment?) -> MergeSide? {
    guard let our, let their else { return nil }
    let (ours, theirs) = (our.beginning, their.beginning)
    return ours == theirs ? nil : ours < theirs ? .theirs : .ours
  }

  // MARK: - What a version says

  /// The three keys of one version, with what the task is else.
  private struct Version {
    /// `scheduled`, `auto` and `auto-day`, to the letter.
    var texts: [[String]] = [[], [], []]
    /// The task as it stands without a plan.
    var task: TaskItem?
    var isOwned = false
    /// When the first time begins that is written.
    var first: Moment?

    init() {}

    init(_ item: Item, in note: Note) {
      // What does not read as a time is a person's too.
      texts = OwnedTimes.keys.map { key in
        note.fields[item.fields].last { $0.key == key }.map { note.texts(of: $0).map(\.text) } ?? []
      }
      let task = note.task(of: item)
      isOwned = task.isPlanOwned
      first = task.allSittings.map(\.moment).min { $0.beginning < $1.beginning }
      self.task = note.unplannedTask(of: item)
    }

    var scheduled: [String] { texts[0] }
    var autoDay: [String] { texts[2] }
    /// What a person wrote into `scheduled`, before a plan did.
    var own: [String] { isOwned ? autoDay : scheduled }
    var keyCount: Int { texts.count { !$0.isEmpty } }
    /// The occurrence of a repeating task.
    var occurrence: Moment? { task?.repetition == nil ? nil : task?.repeatedDate }
  }

  /// What one side did.
  private struct Change {
    enum Kind { case kept, owned, cleared, written }

    let kind: Kind
    /// Whether it is done or cancelled, and was not.
    let isClosed: Bool
    /// Whether it is at its next occurrence, or has one more line in its log.
    let isMoved: Bool
    /// Whether it says when a person means to do it, and did not before.
    let isPersonal: Bool
    /// Whether a plan gave a time or gave it back, and the task is where it was.
    let isOnlyPlanned: Bool

    init(of side: Version, since base: Version) {
      kind =
        if side.texts == base.texts {
          .kept
        } else if side.isOwned {
          .owned
        } else if side.scheduled.isEmpty || side.scheduled == base.own {
          .cleared
        } else {
          .written
        }
      let status = side.task?.status ?? .open
      isClosed = status.isClosed && status != base.task?.status
      if let before = base.task, let after = side.task, before.repeats, after.repeats {
        let isLater = base.occurrence.flatMap { old in side.occurrence.map { old.beginning < $0.beginning } } ?? false
        isMoved = isLater || after.log.count > before.log.count
      } else {
        isMoved = false
      }
      isPersonal = kind == .written || isMoved && !side.own.isEmpty && side.own != base.own
      isOnlyPlanned = !isMoved && !isClosed && (kind == .owned || kind == .cleared && base.isOwned)
    }

    /// What wins over what: a time that a person wrote, one that was cleared, a task that was done, one of the plan.
    var rank: Int {
      switch kind {
      case .written: 4
      case .cleared: 3
      case .owned, .kept: isClosed ? 2 : kind == .owned ? 1 : 0
      }
    }
  }
}

extension Moment {
  /// When it begins on its clock.
  fileprivate var beginning: LocalDateTime { LocalDateTime(date, timeOfDay ?? .midnight) }
}
