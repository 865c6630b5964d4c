import VaultActions
import VaultMessages
import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore
import VaultSyntax

/// Prints plans: for people a timeline of each day with the present moment, for programs one line a block, then one a task
/// that is left out.
struct PlanPrinter {
  /// A block, or a task that is left.
  struct Row: Sendable {
    var block: PlanBlock?
    var left: LeftTask?
    let source: PlanSource?

    var kind: String { block?.kind.rawValue ?? "left" }
    var reasons: [PlanReason] { block?.reasons ?? left?.reasons ?? [] }
  }

  private let planned: PlannedDays
  private let wording: PlanWording
  private let invocation: Invocation
  private let handles: ItemHandles
  private let blocks: [Row]
  private let left: [Row]

  init(_ planned: PlannedDays, _ invocation: Invocation) throws(Failure) {
    invocation.workspace.tellUnread(planned.unread)
    invocation.workspace.tellConflicts(in: planned)
    self.planned = planned
    wording = PlanWording(planned, invocation.messages)
    self.invocation = invocation
    let plan = planned.plan
    blocks = plan.blocks.map { block in
      Row(block: block, source: block.source.flatMap { planned.sources[$0] })
    }
    left = plan.left.map { Row(left: $0, source: planned.sources[$0.source]) }
    let items = Set((blocks + left).compactMap { $0.source?.place.item })
    let vault = try invocation.workspace.vault()
    handles = try vault.ask { index throws(Failure) in try Handles(index.snapshot).handles(of: items.sorted()) }
  }

  /// Whether nothing stands in the days and nothing is left.
  var isEmpty: Bool { left.isEmpty && !blocks.contains { $0.block?.kind != .free } }

  // MARK: All of it

  func print() throws(Failure) {
    try listing.print(blocks + left, invocation) { printForPeople() }
  }

  /// Prints what concerns one task, with the reasons; false where it has no part in the plan.
  func print(only found: FoundItem) throws(Failure) -> Bool {
    let rows = (blocks + left).filter { row in
      row.source.map { $0.place.path == found.path && $0.title == found.title && $0.isTask } ?? false
    }
    guard !rows.isEmpty else { return false }
    try listing.print(rows, invocation) {
      for row in rows {
        let time = row.block.flatMap { wording.times(of: $0, isNear: false) }
        let sentence = [time ?? invocation.messages(.planLeft), reasons(of: row)].filter { !$0.isEmpty }
        invocation.print(SafeText.line(invocation.messages(.whyPlan, [.text(sentence.joined(separator: ", "))])))
      }
    }
    return true
  }

  /// What is said beside the plan.
  func report() {
    let plan = planned.plan
    // How tasks are put in order is nothing where there is none.
    if plan.lacksMood, !isEmpty { invocation.note(.planNoMood) }
    if planned.strategy == .learned {
      let isEnough = planned.checkIns >= MoodModel.fewest
      invocation.note(isEnough ? .planLearned : .planTooFew, [.count(planned.checkIns), .count(MoodModel.fewest)])
      if planned.lengths > 0 { invocation.note(.planLearnedLengths, [.count(planned.lengths)]) }
    }
    for overlap in plan.overlaps.prefix(3) {
      invocation.warn(
        .planOverlap, [.text(planned.sources[overlap.source].title), .text(planned.sources[overlap.other].title)])
    }
    for day in plan.exceeded {
      invocation.note(.planExceeded, [.text(day.text(in: invocation.messages.language))])
    }
    if isEmpty { invocation.note(.planNothing) }
  }

  // MARK: For people

  private func printForPeople() {
    let isPlain = planned.plan.days.count == 1
    for (number, day) in planned.plan.days.enumerated() {
      if number > 0 { invocation.print("") }
      printHeading(of: day)
      let (rows, hidden) = rows(of: day)
      let lines = listing.lines(of: rows, invocation, indent: 2)
      var isNowPrinted = day != planned.today || rows.isEmpty
      for (row, line) in zip(rows, lines) {
        if invocation.shouldStop { return }
        if !isNowPrinted, let span = row.block?.span, span.lowerBound >= planned.now {
          printNow()
          isNowPrinted = true
        }
        invocation.print("  " + line)
        if invocation.arguments.has(PlanCommand.explain), row.block?.kind == .planned { printReasons(of: row) }
        printLength(of: row)
      }
      if !isNowPrinted, isPlain || day == planned.today { printNow() }
      if hidden > 0 {
        let text = invocation.messages(.todayMoreOverdue, [.count(hidden)])
        invocation.print("  " + invocation.painter.paint(text, .faint))
      }
      printTotal(of: day)
    }
    printLeft()
  }

  /// Of the blocks that were missed on days before people see the longest overdue, unless they ask for all.
  private static let mostMissed = 10

  /// The blocks of a day, and how many are not shown.
  private func rows(of day: LocalDate) -> (shown: [Row], hidden: Int) {
    let own = blocks.filter { $0.block?.day == day }
    let late = own.filter { $0.block.flatMap(wording.missedDay) != nil }
    guard late.count > Self.mostMissed, !invocation.arguments.has(PlanCommand.all) else { return (own, 0) }
    let others = own.filter { $0.block.flatMap(wording.missedDay) == nil }
    return (late.prefix(Self.mostMissed) + others, late.count - Self.mostMissed)
  }

  private func printHeading(of day: LocalDate) {
    var text = day.text(in: invocation.messages.language)
    if day == planned.today { text += " · " + invocation.messages(.nearToday) }
    if let mood = planned.mood, day == planned.today { text += " · " + mood.emoji }
    invocation.print(invocation.painter.paint(text, .heading))
  }

  private func printNow() {
    let time = String(planned.text(of: planned.now).suffix(5))
    invocation.print(invocation.painter.paint("  ▶ \(time) \(invocation.messages(.remindNow))", .success))
  }

  /// How much of a day is still to be done, and when that is over: `5 h 20 min, done by 17:30`.
  private func printTotal(of day: LocalDate) {
    let kinds: [PlanBlock.Kind] = [.planned, .pinned, .fixed, .running]
    let spans = blocks.compactMap(\.block).filter { $0.day == day && kinds.contains($0.kind) }.compactMap(\.span)
      .filter { $0.upperBound > planned.now }
    guard let end = spans.map(\.upperBound).max() else { return }
    let seconds = spans.reduce(0) { $0 + $1.upperBound - max($1.lowerBound, planned.now) }
    let text = invocation.messages(
      .planTotal, [.length(TimeSpan(seconds: seconds)), .text(String(planned.text(of: end).suffix(5)))])
    invocation.print("  " + invocation.painter.paint(text, .faint))
  }

  /// On lines of their own, so that none is cut.
  private func printReasons(of row: Row) {
    let text = reasons(of: row)
    guard !text.isEmpty else { return }
    for line in TextWrap.lines(text, width: max(20, invocation.columns - 8)) {
      invocation.print("        " + invocation.painter.paint(line, .faint))
    }
  }

  /// On a wide terminal a block is as high as it is long: a line for each half an hour, up to four hours.
  private func printLength(of row: Row) {
    guard invocation.columns >= 100, let block = row.block, let span = block.span else { return }
    guard block.kind != .free else { return }
    let lines = min(8, Int((span.upperBound - span.lowerBound) / 1800)) - 1
    guard lines > 0 else { return }
    for _ in 0..<lines { invocation.print(invocation.painter.paint("       │", .faint)) }
  }

  /// Of what has no near date people see how many there are, unless they ask for all.
  private func printLeft() {
    let showsAll = invocation.arguments.has(PlanCommand.all)
    let shown = left.filter { showsAll || !($0.left?.isDistant ?? false) }
    let hidden = left.count - shown.count
    guard !left.isEmpty else { return }
    invocation.print("")
    invocation.print(invocation.painter.paint(invocation.messages(.planLeftHeading), .heading))
    for line in listing.lines(of: shown, invocation, indent: 2) { invocation.print("  " + line) }
    if hidden > 0 {
      invocation.print("  " + invocation.painter.paint(invocation.messages(.planLeftDistant, [.count(hidden)]), .faint))
    }
  }

  private func reasons(of row: Row) -> String { wording.reasons(of: row) }

  // MARK: Columns

  private var listing: Listing<Row> {
    typealias Own = Column<Row>
    let (handles, planned, wording) = (handles, planned, wording)
    let handle = Own("handle", .fixed, .handle) { $0.source.flatMap { handles[$0.place.item] } }
    let day = Own("day") { $0.block?.day.text }
    let start = Own("start") { $0.block?.span.map { planned.text(of: $0.lowerBound) } }
    let end = Own("end") { $0.block?.span.map { planned.text(of: $0.upperBound) } }
    let kind = Own("kind") { $0.kind }
    let title = Own("title", .title, .title) { $0.source?.title }
    let path = Own("path") { $0.source?.place.path }
    let line = Own("line") { $0.source?.place.line }
    let reason = Own("reason") { row in row.reasons.map(\.text).joined(separator: ", ") }
    let firstDay = Own("firstDay") { $0.left?.firstDay?.text }.ifAny
    let steps = Own("steps") { row in row.source.flatMap { $0.steps.isEmpty ? nil : $0.steps } }.ifAny
    let place = Own("place", .place, .path) { $0.source?.place.text ?? "" }
    return Listing(
      [day, start, end, kind, handle, title, path, line, reason, firstDay, steps],
      fields: [handle, day, start, end, kind, title, reason, firstDay, place],
      cells: [
        handle,
        Own(forPeople: .fixed) { row in
          let isCurrent = row.block?.span?.contains(planned.now) ?? false
          return .init(row.block.flatMap { wording.times(of: $0, isNear: true) } ?? "", isCurrent ? .success : .faint)
        },
        title.cell { row in
          row.block?.kind == .free ? .init("—", .faint) : .init(row.source?.title ?? "", .title)
        },
        Own(forPeople: .flexible(minimum: 8)) { wording.remark(on: $0) }, place,
      ])
  }
}

/// How plans are told to people.
struct PlanWording: Sendable {
  private let planned: PlannedDays
  private let messages: Messages

  init(_ planned: PlannedDays, _ messages: Messages) {
    self.planned = planned
    self.messages = messages
  }

  /// The day on which a block was missed, where that is before the one on which it is told.
  func missedDay(of block: PlanBlock) -> LocalDate? {
    guard block.kind == .missed, let span = block.span else { return nil }
    let day = planned.clock.clock(at: span.lowerBound).date
    return day < block.day ? day : nil
  }

  /// `09:00–09:30`, or with its day; near, what lasts all day says so.
  func times(of block: PlanBlock, isNear: Bool) -> String? {
    guard let span = block.span else { return isNear && block.kind == .allDay ? messages(.agendaAllDay) : nil }
    let (start, end) = (planned.text(of: span.lowerBound), planned.text(of: span.upperBound))
    let day = isNear ? "" : planned.clock.clock(at: span.lowerBound).date.text(in: messages.language) + ", "
    return day + start.suffix(5) + "–" + end.suffix(5)
  }

  func reasons(of row: PlanPrinter.Row) -> String {
    var texts = row.reasons.map { messages($0.key, $0.values) }
    if let day = row.left?.firstDay {
      texts.append(messages(.planFirstDay, [.text(messages.near(day, planned.today))]))
    }
    return texts.joined(separator: ", ")
  }

  /// By when something is to be done on the day for which it is planned: `due 15:00`, which is no time of the plan.
  func deadline(of block: PlanBlock) -> String? {
    guard let due = block.source.flatMap({ planned.sources[$0].due }), due.date == block.day else { return nil }
    return due.timeOfDay.map { messages(.entryDue, [.text($0.shortText)]) }
  }

  /// What a block is, and its deadline.
  func remark(on row: PlanPrinter.Row) -> AlignedTable.Cell {
    guard let block = row.block else { return .init(reasons(of: row), .faint) }
    let isLate = row.reasons.contains(.late)
    let isNamed = block.kind != .planned && block.kind != .allDay
    let day = missedDay(of: block)?.text(in: messages.language)
    let steps = row.source.map(\.steps) ?? []
    var parts = [isNamed ? messages(block.kind.key) : nil, day, deadline(of: block)].compactMap(\.self)
    if !steps.isEmpty { parts.append(messages(.planSteps, [.list(steps)])) }
    if isLate { parts.append(messages(.planReasonLate)) }
    let role: TextRole = isLate || block.kind == .missed ? .overdue : .faint
    return .init(parts.filter { !$0.isEmpty }.joined(separator: " · "), role)
  }
}

extension PlanReason {
  /// The same for people.
  var key: MessageKey {
    switch self {
    case .overdue: .planReasonOverdue
    case .dueToday: .planReasonDueToday
    case .scheduled: .planReasonScheduled
    case .dueSoon: .planReasonDueSoon
    case .distant: .planReasonDistant
    case .priority: .planReasonPriority
    case .hardestFirst: .planReasonHardest
    case .easiestFirst: .planReasonEasiest
    case .history: .planReasonHistory
    case .deadline: .planReasonDeadline
    case .late: .planReasonLate
    case .beyondCapacity: .planReasonBeyond
    case .missed: .planReasonMissed
    case .part: .planReasonPart
    case .follows: .planReasonFollows
    case .noRoom: .planReasonNoRoom
    case .noHours: .planReasonNoHours
    case .capacity: .planReasonCapacity
    case .fill: .planReasonFill
    case .waits: .planReasonWaits
    case .hidden: .tasksWaitsUntil
    }
  }

  var values: [MessageValue] {
    switch self {
    case .noRoom(let seconds): [.length(TimeSpan(seconds: seconds))]
    case .hidden(let day): [.day(day)]
    default: []
    }
  }
}

extension PlanBlock.Kind {
  fileprivate var key: MessageKey {
    switch self {
    case .allDay: .agendaAllDay
    case .event: .planKindEvent
    case .lesson: .planKindLesson
    case .fixed: .planKindFixed
    case .pinned: .planKindPinned
    case .running: .planKindRunning
    case .planned: .planKindPlanned
    case .free: .planKindFree
    case .done: .planKindDone
    case .missed: .planKindMissed
    }
  }
}
