import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTasks

/// `vault calendar [MONTH]`
enum CalendarCommand {
  static let syntax = CommandSyntax(
    "calendar", summary: .commandCalendar,
    operands: [
      Operand(
        "MONTH", .dates([.months, .spans], usual: ["month", "next month", "last month"]), .any,
        summary: .operandCalendar)
    ],
    flags: [AgendaCommand.where], formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 calendar", .exampleCalendar),
      Example(
        "vault --vault sample-vault --now 2026-11-20 calendar december --where type:event", .exampleCalendarMonth),
    ],
    exits: Exit.usual)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let days = try months(session, invocation)
    let queries = [invocation.arguments[AgendaCommand.where]].compactMap(\.self)
    let (vault, counted) = try session.asking { [invocation] vault throws(Failure) in
      var answer = try AgendaAnswer(on: days, where: queries, besides: .ofDays, session, vault, invocation)
      var counts: [LocalDate: Day] = [:]
      while let day = try answer.nextDay(invocation) { counts[day.date] = Day(day) }
      return (answer, counts)
    }
    let (answer, counts) = counted
    try listing.print(days.all.map { counts[$0] ?? Day(date: $0) }, invocation) { [invocation] in
      print(counts, on: days, today: answer.now.date, session.settings.weekStart, invocation)
    }
    session.save(vault, for: invocation)
    answer.reportCut(invocation)
    return .done
  }

  /// Whole months: that of today, or those that the words reach into.
  private static func months(_ session: Vault, _ invocation: Invocation) throws(Failure) -> StatedDays {
    let (reckoning, words) = (try invocation.reckoning(), invocation.arguments.joinedOperands)
    let stated = words.isEmpty ? StatedDays(on: reckoning.now.date) : try StatedDays(typed: words, reckoning)
    guard let days = stated else {
      throw Failure(.notADate, in: words, hints: [.init(.calendarHint)])
    }
    let first = LocalDate(year: days.first.year, month: days.first.month, day: 1) ?? days.first
    let months = StatedDays(on: first).reaching(days.last.endOfMonth)
    guard months.count <= most else { throw Failure(.wrongRequest, .calendarTooLong, hints: [.init(.calendarHint)]) }
    return months
  }

  /// The most days: ten years.
  private static let most = 3660

  private static func print(
    _ counts: [LocalDate: Day], on days: StatedDays, today: LocalDate, _ weekStart: Weekday, _ invocation: Invocation
  ) {
    var month: LocalDate? = days.first
    while let first = month, first <= days.last, !invocation.shouldStop {
      if first != days.first { invocation.print("") }
      MonthTable(of: first, today: today, weekStart: weekStart, invocation).print { day in
        counts[day].flatMap { $0.count > 0 ? ("(\($0.count))", .title) : nil }
      }
      month = first.adding(months: 1)
    }
  }

  /// How much is on a day: what takes place or is to be done, each once however many of its dates are then, and what else has this day and no other. A mood looks back and
  /// a reminder tells of another day, so neither is counted.
  private struct Day: Sendable {
    let date: LocalDate
    var (events, tasks) = (0, 0)
    var besides: [DayBesides.Section: Int] = [:]

    var count: Int { events + tasks + besides.values.reduce(0, +) }

    init(date: LocalDate) { self.date = date }

    init(_ day: AgendaAnswer.Day) {
      date = day.date
      func items(_ type: ItemType) -> Int {
        Set(day.rows.lazy.filter { $0.item.type == type }.map(\.item.place.item)).count
      }
      (events, tasks) = (items(.event), items(.task))
      for section in [DayBesides.Section.lesson, .meal, .expiry, .money] {
        besides[section] = day.besides.count { $0.section == section && $0.lesson?.isSkipped != true }
      }
    }
  }

  private static var listing: Listing<Day> {
    Listing([
      Column("date") { $0.date.text }, Column("count", .number) { $0.count }, Column("events", .number) { $0.events },
      Column("tasks", .number) { $0.tasks }, Column("meals", .number) { $0.besides[.meal] ?? 0 },
      Column("expiries", .number) { $0.besides[.expiry] ?? 0 },
      Column("payments", .number) { $0.besides[.money] ?? 0 }, Column("lessons", .number) { $0.besides[.lesson] ?? 0 },
    ])
  }
}
