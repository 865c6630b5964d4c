import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// What stands where it should not, openings, budgets, edits and hostile text.
@Suite struct `A book of money` {
  private static let note = "money/2026-11.md"
  private static let now = "2026-11-20T12:00"

  // MARK: Months

  @Test func `counts an entry of another month's note in the month of its date, and reports it`() throws {
    let vault = try PlanVault.everyday([
      "money/2026-10.md": "- 2026-10-31 -1 UAH first\n- 2026-11-05 -10 UAH stray\n",
      Self.note: "- 2026-11-02 -100 UAH second\n",
    ])
    #expect(try vault.answer(["money", "2026-11"]).sum("expenses", in: "UAH") == 110)
    #expect(try vault.answer(["money", "2026-11"]).entries.map { $0.text("title") } == ["stray", "second"])
    #expect(try vault.answer(["money", "2026-10"]).sum("expenses", in: "UAH") == 1)
    let check = try Answer(vault.run(["check", "--json"], at: Self.now).output)
    #expect(check.lines.map { $0.text("path") + ":" + $0.text("line") } == ["money/2026-10.md:2"], "\(check.output)")
  }

  @Test func `a note with only such an entry has no month of its own`() throws {
    let vault = try PlanVault.everyday(["money/2026-10.md": "- 2026-11-05 -10 UAH stray\n"])
    #expect(vault.run(["money", "2026-10"], at: Self.now).code == .nothingFound)
    #expect(try vault.answer(["money", "2026-11"]).sum("expenses", in: "UAH") == 10)
  }

  @Test func `goes on from the month before`() throws {
    let vault = try PlanVault.everyday([
      "money/2026-10.md": "- 2026-10-31 -100 UAH first {account: cash}\n",
      Self.note: "- 2026-11-02 -100 UAH second {account: cash}\n",
    ])
    // 1200 − 100 = 1100, − 100 = 1000.
    #expect(try vault.answer(["money", "2026-10"]).sum("account", "cash", in: "UAH") == 1100)
    #expect(try vault.answer(["money", "2026-11"]).entries.first?.sum("balance")?.amount == 1000)
    #expect(try vault.answer(["money", "2026-11"]).sum("balance", in: "UAH") == -100)
  }

  @Test func `an entry without an account belongs to the cash`() throws {
    let answer = try PlanVault.everyday([Self.note: "- 2026-11-02 -100 UAH second\n"]).answer(["money"])
    #expect(answer.sum("account", "cash", in: "UAH") == 1100 && answer.entries.first?.text("account") == "cash")
  }

  // MARK: Openings

  @Test func `an account may open with several sums`() throws {
    let vault = try PlanVault.everyday(
      [Self.note: "- 2026-11-02 -100 UAH second\n- 2026-11-03 -5 EUR third\n"],
      settings: "opening: {cash: [1200 UAH, 50 EUR], card: -300.50 UAH}\n")
    let answer = try vault.answer(["money"])
    #expect(answer.sum("account", "cash", in: "UAH") == 1100 && answer.sum("account", "cash", in: "EUR") == 45)
    let check = vault.run(["check", "--json"], at: Self.now)
    #expect(check.code == .done && check.output.isEmpty, "\(check.output)")
  }

  // MARK: Budgets

  @Test(arguments: [
    // Itself and nested ones; with both an entry counts once; another word that begins so does not count.
    ("- 2026-11-02 -100 UAH a #food\n- 2026-11-03 -10 UAH b #food/market/east\n- 2026-11-03 -1 UAH c #foodie\n", "110"),
    ("- 2026-11-02 -100 UAH a #food #food/market\n", "100"), ("- 2026-11-02 -100 UAH a #FOOD\n", "100"),
    // By tag and not by category; a refund gives back; an income, another currency and a transfer do not count.
    ("- 2026-11-02 -100 UAH a {category: food}\n- 2026-11-03 -1 UAH b #food {category: other}\n", "1"),
    ("- 2026-11-02 -100 UAH a #food\n- 2026-11-03 +30 UAH b #food {refund}\n- 2026-11-04 +5 UAH c #food\n", "70"),
    ("- 2026-11-02 -100 UAH a #food\n- 2026-11-03 -30 EUR b #food\n", "100"),
    ("- 2026-11-02 -100 UAH a #food {account: card, to: cash}\n- 2026-11-03 -1 UAH b #food\n", "1"),
    ("- 2026-10-31 -100 UAH a #food\n- 2026-11-03 -1 UAH b #food\n", "1"),
  ])
  func `a budget counts what is spent on its tag`(text: String, spent: String) throws {
    let line = try PlanVault.everyday([Self.note: text]).answer(["money", "2026-11"]).lines("budget", "food").first
    #expect(line?.sum("spent")?.amount == decimal(spent), "\(line?.object ?? [:])")
  }

  @Test func `a refund without a tag lowers the expenses of what has none`() throws {
    let text = "- 2026-11-02 -100 UAH a\n- 2026-11-03 +30 UAH b {refund}\n"
    let answer = try PlanVault.everyday([Self.note: text]).answer(["money"])
    #expect(answer.sum("expenses", in: "UAH") == 70 && answer.sum("income", in: "UAH") == 0)
    #expect(answer.sum("category", "other", in: "UAH") == 70 && answer.sum("balance", in: "UAH") == -70)
  }

  @Test func `an entry with two tags counts in both, and once in the total`() throws {
    let answer = try PlanVault.everyday([Self.note: "- 2026-11-02 -100 UAH gift #home #fun\n"]).answer(["money"])
    #expect(answer.sum("tag", "home", in: "UAH") == 100 && answer.sum("tag", "fun", in: "UAH") == 100)
    #expect(answer.sum("expenses", in: "UAH") == 100 && answer.sum("category", "home", in: "UAH") == 100)
    #expect(answer.sum("category", "fun", in: "UAH") == 0)
  }

  // MARK: Edits

  private static let edited = """
    # November

    - 2026-11-02 18:20 -1 150.00 UAH winter boots #shoes {account: card}
    * 2026-11-03 -249.90 UAH  Groceries   #food  ^shop
    - 2026-11-05 +5,50 UAH bottles

    """

  @Test(arguments: [
    (["set", "winter boots", "account=cash"], "{account: card}", "{account: cash}"),
    (["set", "money/2026-11.md^shop", "category=market"], "#food  ^shop", "#food {category: market}  ^shop"),
    (["set", "winter boots", "account="], " {account: card}", ""),
    (["rm", "winter boots"], "- 2026-11-02 18:20 -1 150.00 UAH winter boots #shoes {account: card}\n", ""),
    (["rm", "money/2026-11.md^shop"], "* 2026-11-03 -249.90 UAH  Groceries   #food  ^shop\n", ""),
    (["rm", "bottles"], "- 2026-11-05 +5,50 UAH bottles\n", ""),
  ])
  func `an entry is edited and removed as any line`(words: [String], before: String, after: String) throws {
    let vault = try PlanVault.everyday([Self.note: Self.edited])
    let run = vault.run(words, at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(Self.note) == Self.edited.replacing(before, with: after))
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == Self.edited)
  }

  @Test func `of entries equal to the byte none is removed by its name`() throws {
    let vault = try MoneyMonth.vault()
    #expect(vault.run(["rm", "stamp"], at: Self.now).code == .wrongCall)
    #expect(vault.text(Self.note) == MoneyMonth.text)
  }

  // MARK: Hostile text

  private static let hostile = """
    - 2026-11-02 -1 UAH \u{1B}[31mred\u{1B}[0m \u{202E}live\u{7} #ta\u{1B}g {account: "ca\u{1B}[2Jsh", category: "\u{9B}1mx"}
    - 2026-11-03 -1 UAH <script>alert(1)</script> #food {payee: "\u{1B}]0;title\u{7}"}
    - 2026-11-04 -5 \u{1B}[1mUSD coffee

    """

  /// Escape, bell, the one-byte introducer and controls of direction.
  private static func isUnsafe(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      ($0.value < 0x20 && ![0x0A, 0x09].contains($0.value)) || [0x7F, 0x9B, 0x202E].contains($0.value)
    }
  }

  @Test func `no text of an entry reaches the terminal as it is`() throws {
    let vault = try PlanVault.everyday([Self.note: Self.hostile], settings: "budget: {food: 6 UAH}\n")
    for words in [["money"], ["money", "2026-11"], ["check"], ["money", "--json"]] {
      for onTerminal in [true, false] {
        let run = vault.run(words, at: Self.now, onTerminal: onTerminal)
        #expect(!Self.isUnsafe(run.output) && !Self.isUnsafe(run.errors), "\(words): \(run.output.debugDescription)")
      }
    }
  }

  @Test(arguments: ["a\nb", "a\r- 2026-11-09 -9 UAH b", "\u{1B}[31mred", "a\u{2028}b", "x\u{0}y"])
  func `a name of several lines or with controls makes no second entry`(name: String) throws {
    let vault = try PlanVault.everyday([Self.note: "- 2026-11-02 -1 UAH first\n"])
    let run = vault.run(["money", "add", "-1", name], at: Self.now)
    #expect(!Self.isUnsafe(run.output) && !Self.isUnsafe(run.errors), "\(run.output.debugDescription)")
    let entries = try vault.answer(["money"]).entries
    #expect(entries.count == (run.code == .done ? 2 : 1), "\(vault.text(Self.note).debugDescription)")
    #expect(run.code == .done || vault.text(Self.note) == "- 2026-11-02 -1 UAH first\n")
  }

  @Test(arguments: ["soup {account: card}", "soup ^id", "soup #a {", "5 UAH tea", "- [ ] x", "soup %% x %%"])
  func `a name that looks like a tail is written so that it reads back`(name: String) throws {
    let vault = try PlanVault.everyday([Self.note: "- 2026-11-02 -1 UAH first\n"])
    let run = vault.run(["money", "add", "-1 UAH", name], at: Self.now)
    guard run.code == .done else { return #expect(run.code == .wrongCall) }
    let entries = try vault.answer(["money"]).entries
    #expect(entries.count == 2 && entries.first?.sum() == Sum(-1, "UAH"), "\(vault.text(Self.note))")
  }
}
