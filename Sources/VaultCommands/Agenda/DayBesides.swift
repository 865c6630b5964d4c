import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultPlanner
import VaultStore
import VaultTasks

/// What a day has beside what takes place and what is to be done: its meals, what expires, the mood so far, the balance of
/// the month, and the reminders that are still to come of what is shown nowhere else.
struct DayBesides {
  /// Where a row belongs, in the order in which they are shown.
  enum Section: String, Sendable, CaseIterable {
    case meal, expiry, mood, money, reminder

    var heading: MessageKey {
      switch self {
      case .meal: .todayMeals
      case .expiry: .todayExpires
      case .mood: .todayMoodSoFar
      case .money: .todayMoney
      case .reminder: .todayReminders
      }
    }
  }

  struct Row: Sendable {
    let section: Section
    var place: (path: Path, line: Int)?
    var type: String?
    var title: String?
    /// When it is, or is told; a day for what expires.
    var start: String?
    var meal: String?
    var state: String?
    var mood: Mood?
    var mean: Mean?
    var sum: Money?
    /// What people read before the title.
    var shown: AlignedTable.Cell = .init("")
  }

  let rows: [Row]

  /// - Parameter shown: the items that are shown elsewhere.
  init(
    at now: LocalDateTime, without shown: Set<Int>, _ session: Vault, _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) {
    let notes = try FoundNote.all(of: "pantry,meals", in: vault, session)
    var rows = Self.meals(in: notes, on: now.date) + Self.lots(in: notes, on: now.date, invocation.messages)
    if let mood = try DayMood(on: now.date, of: session, in: vault) {
      rows.append(Self.row(of: mood, on: now.date, invocation.messages))
    }
    do throws(Failure) {
      rows += try ShowMoney.balanceToday(in: session).map { Self.row(of: $0) }
    } catch {
      // A sum that cannot be counted must not hide the day.
      guard error.kind == .wrongRequest else { throw error }
      invocation.warn(error.remark.key, error.remark.values)
    }
    self.rows = rows + (try Self.reminders(from: now, without: shown, session, vault, invocation))
  }

  private static func meals(in notes: [FoundNote], on day: LocalDate) -> [Row] {
    let meals: [FoundMeal] = notes.filter { $0.note.type == .meals }.flatMap { found in
      found.note.items.dropFirst().compactMap { FoundMeal(of: $0, in: found) }
    }
    let own = meals.filter { $0.day == day && !$0.meal.isSkipped }
    return own.sorted { ($0.second, $0.path) < ($1.second, $1.path) }.map { found in
      let time = found.meal.time.map { String($0.text.prefix(5)) }
      var row = Row(section: .meal, place: (found.path, found.line), type: ItemType.meals.name)
      row.title = found.meal.spokenText
      row.start = [day.text, time].compactMap(\.self).joined(separator: " ")
      row.meal = found.meal.kind?.name
      row.shown = .init([time, found.meal.kindWord].compactMap(\.self).joined(separator: " "), .faint)
      return row
    }
  }

  /// What is over, or will be within a week, the first to go first.
  private static func lots(in notes: [FoundNote], on today: LocalDate, _ messages: Messages) -> [Row] {
    let lots: [FoundLot] = notes.filter { $0.note.type == .pantry }.flatMap { found in
      found.note.items.dropFirst().filter { $0.type == .pantry }.map { FoundLot(of: $0, in: found) }
    }
    var rows: [(last: LocalDate, row: Row)] = []
    for found in lots {
      let expiry = Expiry(of: found.lot.expires, on: today)
      guard let last = found.lot.expires, expiry == .expired || expiry == .soon else { continue }
      var row = Row(section: .expiry, place: (found.path, found.line), type: ItemType.pantry.name)
      (row.title, row.start, row.state) = (found.lot.name, last.text, expiry.name)
      row.shown = .init(messages.near(last, today), expiry.role)
      rows.append((last, row))
    }
    return rows.sorted { $0.last < $1.last }.map(\.row)
  }

  private static func row(of mood: DayMood, on day: LocalDate, _ messages: Messages) -> Row {
    let time = mood.time.map { String($0.text.prefix(5)) }
    let last = [mood.mood?.emoji, time].compactMap(\.self).joined(separator: " ")
    return Row(
      section: .mood, title: messages(.statsMean, [.text(mood.mean.text), .count(mood.mean.count)]),
      start: [day.text, time].compactMap(\.self).joined(separator: " "), mood: mood.mood, mean: mood.mean,
      shown: .init(last))
  }

  private static func row(of sum: Money) -> Row {
    var row = Row(section: .money, title: sum.printed(sign: .onlyMinus))
    row.sum = sum
    return row
  }

  private static func reminders(
    from now: LocalDateTime, without shown: Set<Int>, _ session: Vault, _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) -> [Row] {
    let clock = ReminderClock(session.zones(named: [], isSilent: true), dayTime: .midnight)
    let end = LocalDateTime(now.date, LocalTime(secondOfDay: 86_399) ?? .midnight)
    let answer = try ReminderAnswer(
      at: clock.instant(of: .time(now)), through: clock.instant(of: .time(end)), session, vault, invocation,
      isSilent: true)
    let coming = answer.alerts.indices.filter { answer.alerts[$0].instant > answer.now }
    return ReminderRow.rows(of: coming, answer).filter { !shown.contains($0.item.place.item) }.map { row in
      let moment = answer.alerts[row.alerts[0]].instant
      let time = answer.clock.clock(at: moment)
      return Row(
        section: .reminder, place: (row.item.place.path, row.item.place.line), type: row.item.type.name,
        title: row.item.title, start: time.map { "\($0.date.text) \($0.time.text.prefix(5))" },
        shown: .init(time.map { String($0.time.text.prefix(5)) } ?? "", .faint))
    }
  }

  // MARK: Printing

  /// Prints each section that has something, below an empty line.
  func printForPeople(_ invocation: Invocation) {
    for section in Section.allCases {
      let rows = rows.filter { $0.section == section }
      guard !rows.isEmpty else { continue }
      invocation.print("")
      invocation.print(invocation.painter.paint(invocation.messages(section.heading), .heading))
      for line in Self.listing.lines(of: rows, invocation, indent: 2) { invocation.print("  " + line) }
    }
  }

  /// What people see of a row.
  static var listing: Listing<Row> {
    Listing([
      Column(forPeople: .fixed) { $0.shown }, Column("title", .title, .title) { $0.title },
      Column("place", .place, .path) { $0.place.map { "\($0.path.text):\($0.line)" } },
    ])
  }

  /// The members of a row in JSON.
  static var members: [Column<Row>] {
    [
      Column("path") { $0.place?.path }.ifAny, Column("line") { $0.place?.line }.ifAny,
      Column("type") { $0.type }.ifAny, Column("title") { $0.type == nil ? nil : $0.title }.ifAny,
      Column("start") { $0.section == .expiry ? nil : $0.start }.ifAny,
      Column("meal") { $0.meal }.ifAny, Column("expires") { $0.section == .expiry ? $0.start : nil }.ifAny,
      Column("state") { $0.state }.ifAny, Column("mood") { $0.mood?.name }.ifAny,
      Column("mean") { $0.mean?.text }.ifAny, Column("count") { $0.mean?.count }.ifAny,
      Column("amount") { $0.sum?.digits(sign: .onlyMinus) }.ifAny, Column("currency") { $0.sum?.currency.code }.ifAny,
    ]
  }
}
