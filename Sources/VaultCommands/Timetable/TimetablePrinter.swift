import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// Prints lessons: for people a week grid where there is room for one and for every name in it, else a list by days or by
/// the cycle; for programs one line each.
struct TimetablePrinter {
  /// The columns from which on a week is drawn as a grid.
  static let gridColumns = 100

  private let answer: ShowTimetable.Answer
  private let invocation: Invocation
  private let wording: LessonWording
  private let handles: ItemHandles
  /// The lessons as they are listed, by their sections.
  private let sections: [Section]
  private let isByCycle: Bool

  private struct Section {
    let heading: String
    let rows: [LessonRow]
  }

  /// - Parameter isByCycle: whether they stand by the cycle: all, or where days were asked for those that take place then.
  init(_ answer: ShowTimetable.Answer, byCycle isByCycle: Bool, _ invocation: Invocation) throws(Failure) {
    let vault = try invocation.workspace.vault()
    let wording = LessonWording(
      invocation.messages, today: answer.now.date, kinds: vault.settings.lessonKinds, views: answer.scoped.views,
      shown: try invocation.shownParts(),
      teachers: try invocation.isForReading ? vault.shownTeachers(answer.scoped.lessons.flatMap(\.teachers)) : [:])
    sections = isByCycle ? Self.cycle(of: answer, wording, invocation) : Self.days(of: answer, wording)
    (self.answer, self.isByCycle, self.invocation, self.wording) = (answer, isByCycle, invocation, wording)
    let items = invocation.isForReading ? Set(sections.flatMap(\.rows).map(\.lesson.place.item)) : []
    handles =
      items.isEmpty
      ? [:] : try vault.ask { index throws(Failure) in try Handles(index.snapshot).handles(of: items.sorted()) }
  }

  var isEmpty: Bool { sections.isEmpty }

  private static func days(of answer: ShowTimetable.Answer, _ wording: LessonWording) -> [Section] {
    var sections: [Section] = []
    var rest = answer.occurrences[...]
    while let first = rest.first {
      let day = rest.prefix { $0.date == first.date }
      rest = rest.dropFirst(day.count)
      // Of several schedules the one that numbers the week does.
      let week = day.lazy.compactMap(\.week).first
      sections.append(Section(heading: wording.heading(of: first.date, week: week), rows: day.map { LessonRow($0) }))
    }
    return sections
  }

  private static func cycle(
    of answer: ShowTimetable.Answer, _ wording: LessonWording, _ invocation: Invocation
  ) -> [Section] {
    let isStated = TimetableFlags.days.contains { invocation.arguments.has($0) }
    let lessons = answer.scoped.lessons.filter { scheduled in
      !isStated || !scheduled.calendar.days(of: scheduled.lesson, in: answer.days).isEmpty
    }
    return lessons.cycleSections.map { section in
      Section(heading: wording.heading(of: section), rows: section.lessons.map { LessonRow($0, in: section) })
    }
  }

  /// `week 4 of 4, 19–25 Oct`, and whether it is a week without a number, or all break.
  func heading(ofWeek days: ClosedRange<LocalDate>, by calendar: StudyCalendar) -> String {
    let messages = invocation.messages
    let number = calendar.week(of: days.lowerBound).map {
      messages(.timetableWeekOf, [.count($0), .count(calendar.cycle)])
    }
    let all = (0..<7).compactMap { days.lowerBound.adding(days: $0) }
    // Lessons on Sundays are rare, and a break may end on a Friday.
    let isBreak = all.filter { $0.weekday.rawValue < 6 }.allSatisfy(calendar.isInBreak)
    return [
      number ?? messages(.timetableUncounted), wording.span(days), isBreak ? messages(.timetableBreak) : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  // MARK: Printing

  /// - Parameter heading: stands above all of it for people.
  func print(under heading: String? = nil) throws(Failure) {
    try listing.print(sections.flatMap(\.rows), invocation) {
      let title = [heading, answer.scoped.onlySchedule].compactMap(\.self).joined(separator: " · ")
      if !title.isEmpty { invocation.print(invocation.painter.paint(title, .heading)) }
      let grids = grids
      if !grids.isEmpty, grids.allSatisfy({ $0.grid.isWide }) {
        printGrids(grids, isHeaded: heading == nil)
      } else {
        printList()
      }
      printUndated()
    }
  }

  private func printList() {
    var lines = listing.lines(of: sections.flatMap(\.rows), invocation, indent: 2)[...]
    for (number, section) in sections.enumerated() {
      if number > 0 { invocation.print("") }
      invocation.print(invocation.painter.paint(section.heading, .heading))
      for line in lines.prefix(section.rows.count) {
        if invocation.shouldStop { return }
        invocation.print("  " + line)
      }
      lines = lines.dropFirst(section.rows.count)
    }
  }

  /// A grid for each week that has lessons, with what stands above it; none where a list is to be seen anyway.
  private var grids: [(heading: String, grid: WeekGrid)] {
    guard invocation.columns >= Self.gridColumns, !isByCycle, answer.days.lowerBound < answer.days.upperBound else {
      return []
    }
    var grids: [(heading: String, grid: WeekGrid)] = []
    var rest = answer.occurrences[...]
    while let first = rest.first {
      let last = Self.end(ofGridWith: first.date, answer.days)
      let week = rest.prefix { $0.date <= last }
      rest = rest.dropFirst(week.count)
      let start = max(answer.days.lowerBound, last.adding(days: -6) ?? last)
      let number = week.lazy.compactMap(\.week).first
      let name =
        number.map { invocation.messages(.timetableWeek, [.count($0)]) }
        ?? invocation.messages(.timetableUncounted)
      let grid = WeekGrid(Array(week), on: start...last, wording, isDimmed: isDimmed, invocation)
      grids.append((name + ", " + wording.span(start...last), grid))
    }
    return grids
  }

  private func printGrids(_ grids: [(heading: String, grid: WeekGrid)], isHeaded: Bool) {
    for (number, week) in grids.enumerated() where !invocation.shouldStop {
      if number > 0 { invocation.print("") }
      if isHeaded { invocation.print(invocation.painter.paint(week.heading, .heading)) }
      week.grid.print()
    }
  }

  /// The last day of the grid that a day is in: seven days at most stand in one, of more each week in its own.
  private static func end(ofGridWith day: LocalDate, _ days: ClosedRange<LocalDate>) -> LocalDate {
    if days.upperBound.days(since: days.lowerBound) < 7 { return days.upperBound }
    return min(days.upperBound, day.startOfWeek().adding(days: 6) ?? .last)
  }

  /// Announcements that say neither a day nor when they are shown take place on no day, and are shown all the same.
  private func printUndated() {
    guard !isByCycle else { return }
    let undated = answer.scoped.lessons.united.filter { scheduled in
      let lesson = scheduled.lesson
      return lesson.isAnnouncement && lesson.date == nil && lesson.dates.isEmpty && lesson.shown.isEmpty
    }
    guard !undated.isEmpty else { return }
    invocation.print("")
    invocation.print(invocation.painter.paint(invocation.messages(.timetableUndated), .heading))
    for line in listing.lines(of: undated.map { LessonRow($0) }, invocation, indent: 2) {
      invocation.print("  " + line)
    }
  }

  // MARK: Columns

  private var isDimmed: @Sendable (LessonOccurrence?, ScheduledLesson) -> Bool {
    let (answer, today) = (answer, answer.now.date)
    return { occurrence, lesson in
      if lesson.lesson.isSkipped { return true }
      return occurrence.map { $0.date == today && answer.isOver($0) } ?? false
    }
  }

  private var listing: Listing<LessonRow> {
    let (handles, wording, isByCycle, isDimmed) = (handles, wording, isByCycle, isDimmed)
    return Listing(
      LessonColumns.rows,
      cells: LessonCells.cells(
        wording, handles: handles, showsWeeks: isByCycle,
        time: { row in
          // In a cycle only what stands outside of it says its day.
          let day = isByCycle ? row.date.map { wording.day($0) + " " } ?? "" : ""
          return day + wording.time(of: row.lesson)
        }, isDimmed: { isDimmed($0.occurrence, $0.lesson) }))
  }
}

/// What people see of lessons in a list.
enum LessonCells {
  /// - Parameter time: when a lesson is.
  static func cells(
    _ wording: LessonWording, handles: ItemHandles, showsWeeks: Bool = false,
    time: @escaping @Sendable (LessonRow) -> String, isDimmed: @escaping @Sendable (LessonRow) -> Bool = { _ in false }
  ) -> [Column<LessonRow>] {
    typealias Own = Column<LessonRow>
    func cell(
      _ shape: AlignedTable.Column, _ role: TextRole? = nil, _ text: @escaping @Sendable (LessonRow) -> String
    ) -> Own {
      Own(forPeople: shape) { row in .init(text(row), isDimmed(row) ? .faint : role) }
    }
    return [
      Own(forPeople: .fixed) { .init(handles[$0.lesson.place.item] ?? "", .handle) },
      cell(.fixed, .faint, time),
      Own(forPeople: .flexible(minimum: 4)) { row in
        .init(wording.kind(of: row.lesson), isDimmed(row) ? .faint : wording.color(of: row.lesson))
      },
      cell(.title, .title) { wording.subject(of: $0.lesson) },
      cell(.flexible(minimum: 4).whereThereIsRoom) { row in
        let subgroup = row.lesson.lesson.subgroup.map { wording.messages(.timetableSubgroup, [.count($0)]) }
        let rest = wording.company(of: row.lesson) + wording.remarks(on: row.lesson, withWeeks: showsWeeks)
        return ([subgroup].compactMap(\.self) + rest.filter { !$0.isEmpty }).joined(separator: " · ")
      },
    ]
  }
}
