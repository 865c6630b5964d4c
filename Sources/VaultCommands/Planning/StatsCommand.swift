import VaultActions
import VaultJournal
import VaultMessages
import VaultModel
import VaultPages
import VaultPlanner
import VaultStore
import VaultSyntax
import VaultTasks

/// `vault stats [mood|tasks|energy|time|habits|diary|money] [--by GROUP] [--csv|--html]`
enum StatsCommand {
  static let from = Flag("from", value: .moment, "DATE", summary: .flagStatsFrom)
  static let to = Flag("to", value: .moment, "DATE", summary: .flagStatsTo)
  static let by = Flag(
    "by", value: .choice(TaskStatistics.Grouping.allCases.map(\.rawValue)), "GROUP", summary: .flagStatsBy)
  static let csv = Flag("csv", summary: .flagStatsCSV)
  static let html = Flag("html", summary: .flagStatsHTML)
  static let topics = ["mood", "tasks", "energy", "time", "habits", "diary", "money"]

  static let syntax = CommandSyntax(
    "stats", summary: .commandStats,
    operands: [
      Operand("mood|tasks|energy|time|habits|diary|money", .choice(topics), .optional, summary: .operandStats)
    ],
    flags: [from, to, by, csv, html], formats: ["text", "json", "csv", "html"], isListing: true,
    exclusions: [[csv, html, .json, .format]],
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 stats mood", .exampleStats),
      Example("vault --vault sample-vault --now 2026-11-20 stats time --from 2026-11-01", .exampleStatsTime),
      Example(
        "vault --vault sample-vault --now 2026-11-20 stats time --from 2026-11-01 --by list --csv", .exampleStatsBy),
      Example("vault --vault sample-vault --now 2026-11-20 stats habits --from 2026-10-01", .exampleStatsHabits),
      Example("vault --vault sample-vault --now 2026-11-20 stats diary --from 2026-10-21", .exampleStatsDiary),
      Example("vault --vault sample-vault --now 2026-11-20 stats money --from 2026-10-15", .exampleStatsMoney),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitStatsNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let ends = try invocation.ends(of: from, to, looking: .back)
    let request = Statistics(from: ends.first, to: ends.last)
    let days = try request.days(in: invocation.workspace)
    guard let topic = invocation.arguments.operands.first else { return try overview(request, days, invocation) }
    let group = invocation.arguments[by]
    guard group == nil || ["tasks", "time"].contains(topic) else {
      throw Failure(.wrongRequest, .statsByTopic, [.text(by.spelling), .text("vault stats " + topic)])
    }
    let rows = try rows(of: topic, request, days, invocation).filter { group == nil || $0.kind == group }
    guard !rows.isEmpty else {
      invocation.note(.statsNothing, [.day(days.lowerBound), .day(days.upperBound)])
      return .nothingFound
    }
    try StatsPrinter(rows, days, invocation).print()
    return .done
  }

  private static func rows(
    of topic: String, _ request: Statistics, _ days: ClosedRange<LocalDate>, _ invocation: Invocation
  ) throws(Failure) -> [StatsRow] {
    switch topic {
    case "energy": return StatsRow.rows(of: try request.energy(in: invocation.workspace), on: days, isMood: false)
    case "tasks": return StatsRow.tasks(try request.tasks(in: invocation.workspace), on: days)
    case "diary": return StatsRow.diary(try request.diary(in: invocation.workspace))
    case "money":
      let answer = try request.spending(in: invocation.workspace)
      MoneyCommand.tell(ofFaults: answer.faults, invocation)
      return StatsRow.money(answer.spending)
    case "habits": return StatsRow.habits(try ReadStreaks().answer(in: invocation.workspace), on: days)
    case "time": return StatsRow.time(try request.tasks(in: invocation.workspace))
    default: return StatsRow.rows(of: try request.moods(in: invocation.workspace), on: days, isMood: true)
    }
  }

  /// What there is to say of every topic, below the call that says more; a program has to name one.
  private static func overview(
    _ request: Statistics, _ days: ClosedRange<LocalDate>, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    guard invocation.isForReading else {
      throw ParseError.missingOperand(command: "stats", name: topics.joined(separator: "|"), summary: .operandStats)
        .failure(in: syntax)
    }
    var isAny = false
    for topic in topics where !invocation.shouldStop {
      let rows = try rows(of: topic, request, days, invocation)
      let printer = try StatsPrinter(rows, days, invocation)
      if topic == topics.first { invocation.printHeading(printer.span) }
      invocation.print(invocation.painter.paint("vault stats " + topic, .heading))
      var sentences = printer.summary
      if sentences.isEmpty { sentences = [invocation.messages(rows.isEmpty ? .statsNone : .exampleStatsMoney)] }
      for line in sentences.flatMap({ TextWrap.lines($0, width: max(20, invocation.columns - 2)) }) {
        invocation.print("  " + line)
      }
      isAny = isAny || !rows.isEmpty
    }
    return isAny ? .done : .nothingFound
  }
}

/// A line of statistics: the whole, a group, or a day.
struct StatsRow: Sendable {
  var kind: String
  var name: String?
  var date: String?
  var count: Int?
  var mean: String?
  var verdict: String?
  var best: [String]?
  var worst: [String]?
  var done: Int?
  /// How often it was due.
  var due: Int?
  /// The most that was done in a row.
  var longest: Int?
  var open: Int?
  /// In minutes.
  var spent: Int64?
  var planned: Int64?
  /// How many days in a row have an entry, or how many occurrences were done in a row.
  var streak: Int?
  /// The mean of the days with something, and of those without.
  var with: String?
  var without: String?
  /// What was spent on a day, and in which currency.
  var median: String?
  var currency: String?
  /// What a bar of it shows, from 0 to 1.
  var share = 0.0
  /// Whether it is what the note of a day says itself, and no mean of check-ins.
  var isOwn = false

  init(_ kind: String) { self.kind = kind }

  /// Nothing without any check-in or day.
  static func rows(of statistics: MoodStatistics, on days: ClosedRange<LocalDate>, isMood: Bool) -> [StatsRow] {
    guard !statistics.days.isEmpty else { return [] }
    let lowest = isMood ? -2.0 : 1.0
    var summary = StatsRow("summary")
    summary.count = statistics.all.count
    summary.mean = statistics.all.count == 0 ? nil : statistics.all.text
    summary.best = statistics.best.map(\.text)
    summary.worst = statistics.worst.map(\.text)
    summary.share = share(statistics.all, lowest: lowest)
    var rows = [summary]
    for grouping in MoodStatistics.Grouping.allCases {
      rows += statistics.groups(grouping).map { group in
        var row = StatsRow(grouping.rawValue)
        (row.name, row.count, row.mean, row.share) = (
          group.name, group.mean.count, group.mean.text, share(group.mean, lowest: lowest)
        )
        if isMood { row.verdict = group.verdict.rawValue }
        return row
      }
    }
    return rows + statistics.dayRows(lowest: lowest)
  }

  /// Nothing without an entry in the days, or up to today.
  static func diary(_ statistics: DiaryStatistics) -> [StatsRow] {
    guard statistics.streak > 0 || !statistics.moods.days.isEmpty || !statistics.activities.isEmpty else { return [] }
    var summary = StatsRow("summary")
    summary.streak = statistics.streak
    summary.best = statistics.moods.best.map(\.text)
    summary.worst = statistics.moods.worst.map(\.text)
    let most = statistics.activities.first?.count ?? 1
    return [summary]
      + statistics.activities.map { activity in
        var row = StatsRow("activity")
        (row.name, row.count, row.share) = (activity.name, activity.count, Double(activity.count) / Double(most))
        if let means = activity.means {
          (row.with, row.without) = (means.with.text, means.without.text)
        } else {
          row.verdict = MoodStatistics.Verdict.tooLittleData.rawValue
        }
        return row
      } + statistics.moods.dayRows(lowest: -2)
  }

  /// Nothing without an expense on a day that has a mood.
  static func money(_ spending: MoodSpending) -> [StatsRow] {
    let most = Dictionary(grouping: spending.groups, by: \.currency)
      .mapValues { groups in groups.compactMap { $0.median?.parts }.max() ?? 0 }
    return spending.groups.map { group in
      var row = StatsRow("mood")
      (row.name, row.count, row.currency) = (group.mood.name, group.days, group.currency.code)
      row.median = group.median?.digits(sign: .onlyMinus)
      if group.median == nil { row.verdict = MoodStatistics.Verdict.tooLittleData.rawValue }
      row.share = Double(max(0, group.median?.parts ?? 0)) / Double(max(1, most[group.currency] ?? 1))
      return row
    }
  }

  /// Where a mean lies between the least and the most, four steps above it.
  fileprivate static func share(_ mean: Mean, lowest: Double) -> Double {
    mean.count == 0 ? 0 : (Double(mean.sum) / Double(mean.count) - lowest) / 4
  }

  static func tasks(_ statistics: TaskStatistics, on days: ClosedRange<LocalDate>) -> [StatsRow] {
    guard statistics.all.count > 0 || statistics.open > 0 else { return [] }
    var summary = StatsRow("summary")
    (summary.done, summary.open) = (statistics.all.count, statistics.open)
    var rows = [summary]
    for grouping in [TaskStatistics.Grouping.category, .list, .tag, .week, .day] {
      let groups = statistics.groups(grouping).filter { $0.total.count > 0 }
      let most = groups.map(\.total.count).max() ?? 1
      rows += groups.map { group in
        var row = StatsRow(grouping.rawValue)
        (row.count, row.share) = (group.total.count, Double(group.total.count) / Double(most))
        row.put(group.name, grouping)
        return row
      }
    }
    return rows
  }

  /// What was due on some days, and how much of that was done; the runs are those of the whole log. Nothing without any.
  static func habits(_ habits: [ReadStreaks.Habit], on days: ClosedRange<LocalDate>) -> [StatsRow] {
    let counts = habits.map { habit in Streak(of: habit.history.filter { days.contains($0.day) }) }
    guard counts.contains(where: { $0.due > 0 }) else { return [] }
    var summary = StatsRow("summary")
    (summary.done, summary.due) = (counts.reduce(0) { $0 + $1.done }, counts.reduce(0) { $0 + $1.due })
    return [summary]
      + zip(habits, counts).filter { $1.due > 0 }.map { habit, count in
        var row = StatsRow("habit")
        (row.name, row.done, row.due) = (habit.title, count.done, count.due)
        (row.streak, row.longest) = (habit.streak.current, habit.streak.longest)
        row.share = Double(count.done) / Double(count.due)
        return row
      }
  }

  static func time(_ statistics: TaskStatistics) -> [StatsRow] {
    guard statistics.all.spent > 0 else { return [] }
    var summary = StatsRow("summary")
    (summary.spent, summary.planned) = (statistics.all.spent / 60, statistics.all.planned / 60)
    var rows = [summary]
    for grouping in TaskStatistics.Grouping.allCases {
      let groups = statistics.groups(grouping).filter { $0.total.spent > 0 }
      let most = groups.map(\.total.spent).max() ?? 1
      rows += groups.map { group in
        var row = StatsRow(grouping.rawValue)
        (row.spent, row.planned) = (group.total.spent / 60, group.total.planned / 60)
        row.share = Double(group.total.spent) / Double(most)
        row.put(group.name, grouping)
        return row
      }
    }
    return rows
  }

  private mutating func put(_ name: String, _ grouping: TaskStatistics.Grouping) {
    if grouping == .day || grouping == .week { date = name } else { self.name = name }
  }
}

extension MoodStatistics {
  /// A row a day.
  fileprivate func dayRows(lowest: Double) -> [StatsRow] {
    days.map { date, mean in
      var row = StatsRow("day")
      (row.date, row.count, row.mean) = (date.text, mean.count, mean.text)
      (row.share, row.isOwn) = (StatsRow.share(mean, lowest: lowest), ownDays.contains(date))
      return row
    }
  }
}

/// Prints statistics: for people sections with bars and a line of the days, for programs a line a row.
struct StatsPrinter {
  let rows: [StatsRow]
  let days: ClosedRange<LocalDate>
  let invocation: Invocation
  private let today: LocalDate
  private let weekStart: Weekday

  init(_ rows: [StatsRow], _ days: ClosedRange<LocalDate>, _ invocation: Invocation) throws(Failure) {
    self.rows = rows
    self.days = days
    self.invocation = invocation
    let vault = try invocation.workspace.vault()
    (today, weekStart) = (try vault.now.date, vault.settings.weekStart)
  }

  func print() throws(Failure) {
    if invocation.format == "csv" || invocation.arguments.has(StatsCommand.csv) { return printTable() }
    if invocation.format == "html" || invocation.arguments.has(StatsCommand.html) {
      return invocation.output.write(try Page(of: self).html())
    }
    try listing.print(rows, invocation) { printForPeople() }
  }

  // MARK: For people

  private func printForPeople() {
    let messages = invocation.messages
    invocation.printHeading(span)
    let sentences = summary.flatMap { TextWrap.lines($0, width: max(20, invocation.columns)) }
    for line in sentences { invocation.print(line) }
    for group in groups {
      invocation.print("")
      invocation.printHeading(messages(heading(of: group.kind)))
      for row in group.rows { invocation.print("  " + line(of: row)) }
    }
    guard isGrouped else { return }
    if rows.first?.streak == nil { printDays() } else { printMoods() }
  }

  /// The rows of groups, those of a kind together, in their order.
  var groups: [(kind: String, rows: [StatsRow])] {
    rows.filter { $0.kind != "summary" && ($0.kind != "day" || !isGrouped) }.reduce(into: []) { groups, row in
      if let last = groups.indices.last, groups[last].kind == row.kind {
        groups[last].rows.append(row)
      } else {
        groups.append((row.kind, [row]))
      }
    }
  }

  /// Whether days stand beside groups; else they are what is asked for.
  private var isGrouped: Bool { rows.contains { $0.kind != "day" } }

  /// The first and the last day.
  var span: String {
    let language = invocation.messages.language
    return days.lowerBound.text(in: language) + " – " + days.upperBound.text(in: language)
  }

  /// What there is to say of all the days, a sentence a line.
  var summary: [String] {
    guard let row = rows.first(where: { $0.kind == "summary" }) else { return [] }
    let messages = invocation.messages
    var lines: [String] = []
    if let mean = row.mean {
      lines.append(messages(.statsMean, [.text(messages.figure(mean)), .count(row.count ?? 0)]))
    }
    if let done = row.done, let due = row.due { return [messages(.statsHabitsDone, [.count(done), .count(due)])] }
    if let streak = row.streak { lines.append(messages(.statsStreak, [.count(streak)])) }
    if let best = row.best, let worst = row.worst, best != worst {
      lines.append(messages(.statsBest, [.list(best.map(dayText))]))
      lines.append(messages(.statsWorst, [.list(worst.map(dayText))]))
    }
    if let done = row.done { lines.append(messages(.statsDone, [.count(done), .count(row.open ?? 0)])) }
    if let spent = row.spent {
      lines.append(messages(.statsSpent, [.text(length(spent)), .text(length(row.planned ?? 0))]))
    }
    return lines
  }

  private func dayText(_ date: String) -> String {
    LocalDate(date).map { $0.text(in: invocation.messages.language) } ?? date
  }

  func heading(of kind: String) -> MessageKey {
    switch kind {
    case "category": .statsByCategory
    case "difficulty": .statsByDifficulty
    case "part": .statsByPart
    case "weekday": .statsByWeekday
    case "list": .statsByList
    case "tag": .statsByTag
    case "activity": .statsByActivity
    case "mood": .statsByMood
    case "day": .statsByDay
    case "habit": .statsHabits
    default: .statsByWeek
    }
  }

  /// A row in a line: what does not fit loses its bar, then the end of its remarks.
  private func line(of row: StatsRow) -> String {
    let (name, room) = (SafeText.line(shownName(of: row)), max(20, invocation.columns - 2))
    let widest = rows.compactMap { $0.name.map { DisplayWidth.of($0) } }.max() ?? 12
    let width = min(isNarrow ? 12 : 24, max(12, widest))
    // Behind a long name there is room for a bar and a figure.
    let padded = DisplayWidth.pad(
      DisplayWidth.truncate(name, to: isNarrow ? width : max(width, room - 26)), to: width)
    let bar = isNarrow ? "" : " " + invocation.painter.paint(ShareBar.text(row.share), .success)
    let value = row.kind == "activity" ? "" : value(of: row)
    let least = row.kind == "activity" ? 0 : row.currency == nil ? 6 : 12
    let shown = value.isEmpty ? "" : " " + String(repeating: " ", count: max(0, least - value.count)) + value
    let remarks = row.kind == "activity" ? " " + activity(row) : remarks(on: row).map { " " + $0 }.joined()
    let left = room - DisplayWidth.of(padded) - (isNarrow ? 0 : 11) - DisplayWidth.of(shown)
    return padded + bar + shown + invocation.painter.paint(DisplayWidth.truncate(remarks, to: max(0, left)), .faint)
  }

  /// Whether there is room for names and figures alone.
  private var isNarrow: Bool { invocation.columns < 60 }

  /// The figure of a row.
  func value(of row: StatsRow) -> String {
    if let due = row.due { return "\(row.done ?? 0)/\(due)" }
    if let currency = row.currency { return invocation.messages.figure(row.median ?? "–") + " " + currency }
    return row.mean.map(invocation.messages.figure) ?? row.spent.map(length) ?? row.count.map(String.init) ?? ""
  }

  /// Of how many check-ins or days it is told, and what follows from it.
  func remarks(on row: StatsRow) -> [String] {
    if let streak = row.streak, let longest = row.longest {
      return [invocation.messages(.statsRuns, [.count(streak), .count(longest)])]
    }
    let count = row.mean == nil && row.currency == nil || row.isOwn ? nil : "(\(row.count ?? 0))"
    let verdict = row.verdict.map { invocation.messages(self.verdict($0)) }
    let planned = row.planned.map { invocation.messages(.statsPlanned, [.text(length($0))]) }
    return [count, verdict ?? planned].compactMap(\.self)
  }

  /// On how many days it was, and the means with it and without.
  private func activity(_ row: StatsRow) -> String {
    let messages = invocation.messages
    let count = messages(.dayCount, [.count(row.count ?? 0)])
    let means =
      row.with.flatMap { with in
        row.without.map { messages(.statsWith, [.text(messages.figure(with)), .text(messages.figure($0))]) }
      }
      ?? messages(.statsTooLittle)
    return "\(count): \(means)"
  }

  /// The name in the reader's language, where it is one of vault's own.
  func shownName(of row: StatsRow) -> String {
    let (name, language) = (row.name ?? row.date ?? "", invocation.messages.language.language)
    switch row.kind {
    case "part": return PartOfDay.allCases.first { $0.name == name }?.name(in: language) ?? name
    case "weekday": return Weekday.allCases.first { "\($0)" == name }.map(invocation.messages.name(of:)) ?? name
    case "mood": return Mood.allCases.first { $0.name == name }?.name(in: language) ?? name
    case "category": return TaskCategory(spelling: name)?.name(in: language) ?? name
    case "difficulty": return Difficulty.allCases.first { $0.name == name }?.name(in: language) ?? name
    default: return name
    }
  }

  private func verdict(_ text: String) -> MessageKey {
    switch MoodStatistics.Verdict(rawValue: text) {
    case .lifts?: .statsLifts
    case .lowers?: .statsLowers
    case .neither?: .statsNeither
    case .tooLittleData?, nil: .statsTooLittle
    }
  }

  /// The moods of the diary, a month after another, as far as there are some.
  private func printMoods() {
    let moods = Dictionary(
      rows.filter { $0.kind == "day" }.compactMap { row in row.date.flatMap { LocalDate($0) }.map { ($0, row.share) } },
      uniquingKeysWith: { first, _ in first })
    let months = Set(moods.keys.map { $0.adding(days: 1 - $0.day) ?? $0 }).sorted()
    for month in months where !invocation.shouldStop {
      invocation.print("")
      MonthTable(of: month, today: today, weekStart: weekStart, invocation).print { day in
        moods[day].flatMap { Mood(score: Int(($0 * 4).rounded()) - 2) }.map { ($0.emoji, nil) }
      }
    }
  }

  /// The days as a line of blocks; of more than a month a row for each month, so that a year is on one screen.
  private func printDays() {
    let known = Dictionary(
      rows.filter { $0.kind == "day" }.compactMap { row in row.date.map { ($0, row.share) } },
      uniquingKeysWith: { first, _ in first })
    guard !known.isEmpty else { return }
    invocation.print("")
    invocation.printHeading(invocation.messages(.statsByDay))
    let marks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    var line = ""
    var month = ""
    // A month of 31 days is 39 columns wide with its name.
    let indent = invocation.columns < 41 ? "" : "  "
    func end() { if !line.isEmpty { invocation.print(indent + month + " " + line) } }
    var day = days.lowerBound
    while day <= days.upperBound {
      let name = String(day.text.prefix(7))
      if name != month {
        end()
        (month, line) = (name, String(repeating: " ", count: day == days.lowerBound ? day.day - 1 : 0))
      }
      line += known[day.text].map { marks[min(7, max(0, Int($0 * 7.999)))] } ?? "·"
      guard let next = day.adding(days: 1) else { break }
      day = next
    }
    end()
  }

  private func length(_ minutes: Int64) -> String { invocation.messages.length(minutes: Int(clamping: minutes)) }

  // MARK: For programs

  private var listing: Listing<StatsRow> {
    typealias Own = Column<StatsRow>
    let columns: [Own] = [
      Own("kind") { $0.kind }, Own("name") { $0.name }.ifAny, Own("date") { $0.date }.ifAny,
      Own("count") { $0.count }.ifAny, Own("mean") { $0.mean }.ifAny, Own("verdict") { $0.verdict }.ifAny,
      Own("best") { $0.best }.ifAny, Own("worst") { $0.worst }.ifAny, Own("done") { $0.done }.ifAny,
      Own("open") { $0.open }.ifAny, Own("due") { $0.due }.ifAny, Own("longest") { $0.longest }.ifAny,
      Own("spent") { $0.spent }.ifAny, Own("planned") { $0.planned }.ifAny,
      Own("streak") { $0.streak }.ifAny, Own("with") { $0.with }.ifAny, Own("without") { $0.without }.ifAny,
      Own("median") { $0.median }.ifAny, Own("currency") { $0.currency }.ifAny,
    ]
    return Listing(columns)
  }

  private func printTable() {
    var table = CSVWriter()
    table.row(listing.fields.map(\.name))
    for row in rows { table.row(listing.fields.map { $0.field(of: row) }) }
    invocation.output.write(table.text)
  }
}
