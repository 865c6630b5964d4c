import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultPlanner
import VaultStore
import VaultTasks

/// What a day has beside events and what is to be done: its lessons, its meals, what expires, the mood so far, the
/// regular payments that are not booked, the balance of the month, and the reminders that are still to come of what is shown nowhere else.
struct DayBesides {
  /// Where a row belongs, in the order in which they are shown.
  enum Section: Sendable, CaseIterable {
    case lesson, meal, expiry, mood, money, balance, reminder

    /// How programs tell it.
    var name: String { self == .balance ? "\(Self.money)" : "\(self)" }

    var heading: MessageKey {
      switch self {
      case .lesson: .todayLessons
      case .meal: .todayMeals
      case .expiry: .todayExpires
      case .mood: .todayMoodSoFar
      case .money: .todayPayments
      case .balance: .todayMoney
      case .reminder: .remindComing
      }
    }
  }

  struct Row: Sendable {
    let section: Section
    /// When it is, or is told; a day for what expires; nil for what belongs to no day.
    var moment: Moment?
    /// The day that tells of it, where that is another one.
    var toldOn: Moment?
    /// Its share of a day; nil before it stands on one.
    var entry: AgendaEntry?
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
    /// What it tells programs in few words: the balance, else its title, else the mood.
    var told: String? {
      if let sum, section == .balance { return sum.digits(sign: .onlyMinus) + " " + sum.currency.code }
      return mood?.name ?? title
    }
  }

  let rows: [Row]

  // MARK: Printing

  /// The rows of a section.
  func rows(of section: Section) -> [Row] { rows.filter { $0.section == section } }

  /// Prints each of some sections that has something, below an empty line.
  ///
  /// - Parameter most: at most so many lots that expire are shown, and of the others their number.
  func printForPeople(_ sections: [Section], mostExpiring most: Int = .max, _ invocation: Invocation) {
    for section in sections {
      let rows = rows(of: section)
      guard !rows.isEmpty else { continue }
      invocation.print("")
      let heading = invocation.painter.paint(invocation.messages(section.heading), .heading)
      guard section != .balance else {
        let sums = rows.compactMap(\.title).joined(separator: " · ")
        invocation.print("\(heading)  \(SafeText.line(sums))")
        continue
      }
      invocation.print(heading)
      let listing = Self.listing(of: section, invocation.messages)
      let shown = Array(rows.prefix(section == .expiry ? most : rows.count))
      for line in listing.lines(of: shown, invocation, indent: 2) { invocation.print("  " + line) }
      guard shown.count < rows.count else { continue }
      let more = invocation.messages(.todayMoreExpiring, [.count(rows.count - shown.count)])
      invocation.print("  " + invocation.painter.paint(more, .faint))
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
