import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// What there is in the pantry and what expires when: for people in groups by how soon, for programs one line a lot.
struct PantryList {
  /// A lot and how near its last good day is.
  typealias Row = (place: Int, expiry: Expiry)

  private let pantry: PantrySession
  private let rows: [Row]
  /// How many days count as soon.
  private let soonDays: Int

  /// Chooses the lots to show, those that expire first before the others.
  ///
  /// - Parameters:
  ///   - food: of which food; nil for all.
  ///   - lastDay: only what expires up to this day; nil for all.
  init(_ pantry: PantrySession, of food: String?, expiringBy lastDay: LocalDate?) {
    self.pantry = pantry
    let today = pantry.stock.today
    let days = max(0, lastDay.map { $0.days(since: today) } ?? Expiry.soonDays)
    soonDays = days
    let named = food.map { pantry.book.food(named: $0) }
    let words = food.map { FoodName($0) }
    rows = pantry.stock.lots.indices.filter { place in
      let lot = pantry.stock.lots[place]
      if let lastDay, !(lot.lot.expires.map { $0 <= lastDay } ?? false) { return false }
      guard let named, let words else { return true }
      return lot.food == named || words.isPart(of: FoodName(lot.lot.name))
    }
    .map { (place: $0, expiry: Expiry(of: pantry.stock.lots[$0].lot.expires, on: today, soon: days)) }
    .sorted { Self.order(of: $0, pantry) < Self.order(of: $1, pantry) }
  }

  private static func order(of row: Row, _ pantry: PantrySession) -> (UInt8, Int, Int) {
    (row.expiry.rawValue, pantry.stock.lots[row.place].lot.expires.map { Int($0.daysSinceEpoch) } ?? 0, row.place)
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { rows.isEmpty }

  func print(_ invocation: Invocation) throws(Failure) {
    let listing = listing(invocation.messages)
    try listing.print(lots, invocation) {
      for (expiry, lots) in groups {
        let heading = heading(of: expiry, invocation.messages)
        invocation.print(invocation.painter.paint(heading, expiry == .expired ? .error : .heading))
        for line in listing.lines(of: lots, invocation) { invocation.print(line) }
      }
    }
  }

  private var lots: [ListedLot] {
    rows.map { (found: pantry.lots[$0.place], lot: pantry.stock.lots[$0.place], expiry: $0.expiry) }
  }

  /// The lots by how near their last good day is.
  var groups: [(expiry: Expiry, lots: [ListedLot])] {
    let lots = lots
    return Expiry.allCases.compactMap { expiry in
      let group = lots.filter { $0.expiry == expiry }
      return group.isEmpty ? nil : (expiry, group)
    }
  }

  func heading(of expiry: Expiry, _ messages: Messages) -> String { messages(expiry.heading, [.count(soonDays)]) }

  func listing(_ messages: Messages) -> Listing<ListedLot> {
    let today = pantry.stock.today
    typealias Lot = Column<ListedLot>
    let handle = Lot("handle", .fixed, .handle) { $0.found.handle }
    let name = Lot("name", .title, .title) { $0.found.lot.name }
    let amount = Lot("amount", .number) { $0.lot.amount }.field { $0.found.lot.amount?.text ?? "" }
      .cell { .init($0.found.lot.amount?.text ?? "") }
    let expires = Lot("expires") { $0.found.lot.expires?.text }
      .cell { row in
        .init(row.found.lot.expires.map { messages.near($0, today) } ?? "", row.expiry.role)
      }
    let state = Lot("state") { $0.expiry.name }
    let place = Lot("place", .flexible(minimum: 8)) { $0.found.lot.place }
      .cell { .init($0.found.lot.place ?? $0.found.place, .path) }
    return Listing(
      [
        handle, Lot("path") { $0.found.path }, Lot("line") { $0.found.line }, name,
        Lot("food") { $0.lot.food.known?.title }, amount, expires, state, place,
        Lot("opened") { $0.found.lot.opened?.text },
      ],
      fields: [handle, state, expires, amount, name, place, Lot("position") { $0.found.place }],
      cells: [handle, amount, name, expires, place])
  }
}

/// A lot as it was found, what it is of, and how near its last good day is.
typealias ListedLot = (found: FoundLot, lot: StockLot, expiry: Expiry)

extension Expiry {
  /// The colour of a last good day.
  var role: TextRole {
    switch self {
    case .expired: .overdue
    case .soon: .warning
    case .later, .open: .faint
    }
  }

  /// The heading of the lots in this state; the first value is how many days count as soon.
  fileprivate var heading: MessageKey {
    switch self {
    case .expired: .pantryExpired
    case .soon: .pantrySoon
    case .later: .tasksLater
    case .open: .pantryOpen
    }
  }
}
