import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultPlanner
import VaultStore

/// What a day has beside events and what is to be done: its lessons, its meals, what expires, the mood so far, the balance of
/// the month, and the reminders that are still to come of what is shown nowhere else.
struct DayBesides {
  /// Where a row belongs, in the order in which they are shown.
  enum Section: String, Sendable, CaseIterable {
    case lesson, meal, expiry, mood, money, reminder

    var heading: MessageKey {
      switch self {
      case .lesson: .todayLessons
      case .meal: .todayMeals
      case .expiry: .todayExpires
      case .mood: .todayMoodSoFar
      case .money: .todayMoney
      case .reminder: .remindComing
      }
    }
  }

  struct Row: Sendable {
    let section: Section
    /// When it is, or is told; a day for what expires; nil for what belongs to no day.
    var moment: Moment?
    /// When it is again; nil for once.
    var schedule: Schedule?
    /// The short name.
    var handle: String?
    /// The item that it reminds of.
    var item: Int?
    var place: (path: Path, line: Int)?
    var type: String?
    var title: String?
    var meal: String?
    var state: Expiry?
    var mood: Mood?
    var mean: Mean?
    var sum: Money?
    var lesson: DayLesson?
    /// What people read before the title.
    var shown: AlignedTable.Cell = .init("")

    var start: String? { moment?.text }
    /// What it tells programs in few words: the sum that no line is, else its title, else the mood.
    var told: String? {
      if let sum, place == nil { return sum.digits(sign: .onlyMinus) + " " + sum.currency.code }
      return mood?.name ?? title
    }
  }

  let rows: [Row]

  /// - Parameter shown: the items that are shown elsewhere.
  init(
    at now: LocalDateTime, without shown: Set<Int>, _ session: Vault, _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) {
    let today = StatedDays(on: now.date)
    let notes = try FoundNote.all(of: "pantry,meals", in: vault, session)
    let lots = Self.lots(in: notes, on: now.date, invocation.messages)
    let lessons = Self.lessons(try OwnLessons(on: now.date...now.date, in: session), at: now)
    var rows = try lessons + Self.meals(in: notes, on: today, vault, invocation.messages)
    rows += lots.filter { $0.state == .expired || $0.state == .soon }
    let moods = try DayMood.all(on: now.date...now.date, of: session, in: vault)
    rows += moods.map { mood in Self.row(of: mood, invocation.messages) }
    do throws(Failure) {
      rows += try ShowMoney.balanceToday(in: session).map { Self.row(of: $0, invocation.messages) }
    } catch {
      // A sum that cannot be counted must not hide the day.
      guard error.kind == .wrongRequest else { throw error }
      invocation.warn(error.remark.key, error.remark.values)
    }
    let reminders = try Self.reminders(from: now, through: now.date, session, vault, invocation)
    let told = shown.union(lessons.compactMap(\.item))
    self.rows = rows + reminders.filter { row in row.item.map { !told.contains($0) } ?? true }
  }

  private static func row(of sum: Money, _ messages: Messages) -> Row {
    var row = Row(section: .money, title: sum.printed(sign: .onlyMinus, mark: messages.mark))
    row.sum = sum
    return row
  }

  // MARK: Printing

  /// The rows of a section.
  func rows(of section: Section) -> [Row] { rows.filter { $0.section == section } }

  /// Prints each of some sections that has something, below an empty line.
  func printForPeople(_ sections: [Section], _ invocation: Invocation) {
    for section in sections {
      let rows = rows(of: section)
      guard !rows.isEmpty else { continue }
      invocation.print("")
      invocation.print(invocation.painter.paint(invocation.messages(section.heading), .heading))
      let listing = Self.listing(of: section, invocation.messages)
      for line in listing.lines(of: rows, invocation, indent: 2) { invocation.print("  " + line) }
    }
  }

  /// What people see of the rows of a section.
  static func listing(of section: Section, _ messages: Messages) -> Listing<Row> {
    guard section != .lesson else { return lessonListing(messages) }
    return Listing([
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
      Column("state") { $0.state?.name }.ifAny, Column("mood") { $0.mood?.name }.ifAny,
      Column("mean") { $0.mean?.text }.ifAny, Column("count") { $0.mean?.count }.ifAny,
      Column("amount") { $0.sum?.digits(sign: .onlyMinus) }.ifAny, Column("currency") { $0.sum?.currency.code }.ifAny,
    ] + lessonMembers
  }
}
