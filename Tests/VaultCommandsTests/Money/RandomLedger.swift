import Foundation
import VaultTestSupport

/// Random months of money, with every sum added up beside them in minor units.
///
/// ```swift
/// let ledger = RandomLedger(seed: 7)
/// let vault = try PlanVault.everyday(ledger.files, settings: ledger.settings)
/// ```
struct RandomLedger {
  /// What a total is of. A month is empty where the total goes over all of them.
  struct Key: Hashable { var month, kind, name, currency: String }

  static let months = ["2026-09", "2026-10", "2026-11"]
  static let accounts = ["cash", "card", "euro", "jar"]
  static let tags = ["food", "food/market", "home", "fun"]

  let settings: String
  private(set) var files: [String: String] = [:]
  /// Totals in hundredths; expenses and what is spent are above zero, `account` is what an account has at the month's end.
  private(set) var totals: [Key: Int] = [:]
  private var balances: [Key: Int] = [:]
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: 20_261_147 &+ seed)
    settings = "opening: {cash: 1200.50 UAH, euro: 300 EUR, card: -20.05 UAH}\nbudget: {food: 6000 UAH}\n"
    for (account, sum, currency) in [("cash", 120_050, "UAH"), ("euro", 30_000, "EUR"), ("card", -2_005, "UAH")] {
      move(sum, currency, on: account)
    }
    for month in Self.months {
      var lines: [String] = []
      // Every account has an entry in the first month, before which its opening stands.
      if month == Self.months[0] {
        for account in Self.accounts { lines.append(expense(in: month, day: 1, of: account)) }
      }
      let days = (0..<pick(3...25)).map { _ in pick(2...28) }.sorted()
      for day in days { lines.append(entry(in: month, day: day)) }
      files["money/\(month).md"] = lines.joined()
      for (key, sum) in balances {
        totals[Key(month: month, kind: "account", name: key.name, currency: key.currency)] = sum
      }
    }
  }

  // MARK: Entries

  private mutating func entry(in month: String, day: Int) -> String {
    switch pick(0...9) {
    case 0...4: expense(in: month, day: day, of: pick(Self.accounts))
    case 5: income(in: month, day: day)
    case 6: refund(in: month, day: day)
    case 7: transfer(in: month, day: day)
    case 8: fee(in: month, day: day)
    default: exchange(in: month, day: day)
    }
  }

  private mutating func expense(in month: String, day: Int, of account: String) -> String {
    let (sum, currency) = (pick(1...250_000), pick(["UAH", "UAH", "EUR"]))
    move(-sum, currency, on: account)
    return line(month, day, "-", sum, currency, "thing", spend(sum, currency, in: month), "account: \(account)")
  }

  private mutating func income(in month: String, day: Int) -> String {
    let (sum, currency, account, category) = (
      pick(1...5_000_000), pick(["UAH", "EUR"]), pick(Self.accounts), pick(["pay", "gift"])
    )
    move(sum, currency, on: account)
    add(sum, month, "income", "", currency)
    add(sum, month, "incoming", category, currency)
    return line(month, day, "+", sum, currency, "money", " #" + category, "account: \(account)")
  }

  private mutating func refund(in month: String, day: Int) -> String {
    let (sum, currency, account) = (pick(1...50_000), pick(["UAH", "EUR"]), pick(Self.accounts))
    move(sum, currency, on: account)
    return line(month, day, "+", sum, currency, "back", spend(-sum, currency, in: month), "account: \(account), refund")
  }

  private mutating func transfer(in month: String, day: Int) -> String {
    let (sum, currency, ends) = (pick(1...90_000), pick(["UAH", "EUR"]), pair())
    move(-sum, currency, on: ends.0)
    move(sum, currency, on: ends.1)
    return line(month, day, "-", sum, currency, "moved", "", "account: \(ends.0), to: \(ends.1)")
  }

  private mutating func fee(in month: String, day: Int) -> String {
    let (sum, fee, currency, ends) = (pick(1000...90_000), pick(1...999), pick(["UAH", "EUR"]), pair())
    move(-sum, currency, on: ends.0)
    move(sum - fee, currency, on: ends.1)
    let category = pick(["fees", "bank"])
    add(fee, month, "expenses", "", currency)
    add(fee, month, "category", category, currency)
    let named = category == "fees" ? "" : ", category: bank"
    let received = Self.text(sum - fee) + " " + currency
    return line(
      month, day, "-", sum, currency, "moved", "", "account: \(ends.0), to: \(ends.1), received: \(received)\(named)")
  }

  private mutating func exchange(in month: String, day: Int) -> String {
    let (sum, received, ends) = (pick(1...90_000), pick(1...4_000_000), pair())
    let (from, to) = pick(0...1) == 0 ? ("EUR", "UAH") : ("UAH", "EUR")
    move(-sum, from, on: ends.0)
    move(received, to, on: ends.1)
    let fields = "account: \(ends.0), to: \(ends.1), received: \(Self.text(received)) \(to)"
    return line(month, day, "-", sum, from, "exchange", "", fields)
  }

  // MARK: Sums

  /// Counts what is spent under random tags and a category; returns both as they stand behind the name.
  private mutating func spend(_ sum: Int, _ currency: String, in month: String) -> String {
    let tags = Array(Self.tags.shuffled(using: &random).prefix(pick(0...2)))
    // The category of a nested tag is said, because only its name is meant here and not its place among others.
    let named = tags.first == "food/market" || pick(0...3) == 0 ? pick(["home", "post"]) : nil
    add(sum, month, "expenses", "", currency)
    add(sum, month, "category", named ?? tags.first ?? "other", currency)
    for tag in Self.tags where tags.contains(where: { $0 == tag || $0.hasPrefix(tag + "/") }) {
      add(sum, month, "tag", tag, currency)
    }
    return tags.map { " #" + $0 }.joined() + (named.map { "|category: \($0)" } ?? "")
  }

  private mutating func move(_ sum: Int, _ currency: String, on account: String) {
    balances[Key(month: "", kind: "account", name: account, currency: currency), default: 0] += sum
  }

  private mutating func add(_ sum: Int, _ month: String, _ kind: String, _ name: String, _ currency: String) {
    totals[Key(month: month, kind: kind, name: name, currency: currency), default: 0] += sum
  }

  // MARK: Text

  /// A line; `tags` may have a category behind a bar.
  private mutating func line(
    _ month: String, _ day: Int, _ sign: String, _ sum: Int, _ currency: String, _ name: String, _ tags: String,
    _ fields: String
  ) -> String {
    let parts = tags.split(separator: "|", omittingEmptySubsequences: false)
    let fields = ([fields] + parts.dropFirst().map(String.init)).joined(separator: ", ")
    let code = currency == "UAH" ? pick([" UAH", " ₴", ""]) : pick([" EUR", " €"])
    let number = pick(0...1) == 0 ? Self.text(sum) : Self.text(sum).replacing(".", with: ",")
    return "- \(month)-\(day < 10 ? "0" : "")\(day) \(sign)\(number)\(code) \(name)\(parts[0]) {\(fields)}\n"
  }

  /// `1249.05` of 124905.
  static func text(_ hundredths: Int) -> String {
    let (size, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    return "\(hundredths < 0 ? "-" : "")\(size).\(rest < 10 ? "0" : "")\(rest)"
  }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func pick(_ values: [String]) -> String { values.randomElement(using: &random) ?? "" }

  private mutating func pair() -> (String, String) {
    let accounts = Self.accounts.shuffled(using: &random)
    return (accounts[0], accounts[1])
  }
}
