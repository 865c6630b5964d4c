import VaultActions
import VaultMessages
import VaultModel
import VaultPages
import VaultPlanner
import VaultSyntax

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
