import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// What there is in the pantry and what expires when: for people in groups by how soon, for programs one line a lot:
/// handle, state, day, amount, name, place, path and line.
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

  func print(_ invocation: Invocation) {
    switch invocation.format {
    case "json": for row in rows { invocation.print(json(of: row)) }
    default:
      guard invocation.isForPeople else {
        for row in rows { invocation.print(TabSeparated.line(fields(of: row))) }
        return
      }
      for expiry in Expiry.allCases { printGroup(expiry, invocation) }
    }
  }

  private func printGroup(_ expiry: Expiry, _ invocation: Invocation) {
    let group = rows.filter { $0.expiry == expiry }
    guard !group.isEmpty else { return }
    let heading = invocation.messages(expiry.heading, [.count(soonDays)])
    invocation.print(invocation.painter.paint(heading, expiry == .expired ? .error : .heading))
    var table = TextTable([.fixed, .number, .flexible(minimum: 12), .fixed, .flexible(minimum: 8)])
    for row in group {
      let found = pantry.lots[row.place]
      table.add([
        .init(found.handle, .handle), .init(found.lot.amount?.text ?? ""), .init(found.lot.name, .title),
        .init(found.lot.expires?.text(in: invocation.messages.language) ?? "", expiry == .soon ? .warning : .faint),
        .init(found.lot.place ?? found.place, .path),
      ])
    }
    for line in table.lines(fitting: invocation.columns, invocation.painter) { invocation.print(line) }
  }

  private func fields(of row: Row) -> [String] {
    let found = pantry.lots[row.place]
    return [
      found.handle, row.expiry.name, found.lot.expires?.text ?? "", found.lot.amount?.text ?? "", found.lot.name,
      found.lot.place ?? "", found.place,
    ]
  }

  private func json(of row: Row) -> String {
    let found = pantry.lots[row.place]
    let lot = pantry.stock.lots[row.place]
    var json = JSONWriter()
    json.object {
      $0.member("handle", found.handle)
      $0.member("path", found.path.text)
      $0.member("line", found.line)
      $0.member("name", found.lot.name)
      $0.member("food", lot.food.known?.title)
      $0.member("amount") { if let amount = lot.amount { amount.write(to: &$0) } else { $0.null() } }
      $0.member("expires", found.lot.expires?.text)
      $0.member("state", row.expiry.name)
      $0.member("place", found.lot.place)
      $0.member("opened", found.lot.opened?.text)
    }
    return json.text
  }
}

extension Expiry {
  /// The heading of the lots in this state; the first value is how many days count as soon.
  fileprivate var heading: MessageKey {
    switch self {
    case .expired: .pantryExpired
    case .soon: .pantrySoon
    case .later: .pantryLater
    case .open: .pantryOpen
    }
  }
}
