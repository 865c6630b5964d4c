import Dispatch
import Foundation
import Synchronization
import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault money add` on a note of two currencies, byte for byte.
@Suite struct `Adding money` {
  private static let note = MoneyExchange.note
  private static let now = "2026-11-20T12:00"

  /// The lines of a text with their ends.
  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  @Test func `a payment stands in the order of dates, changes no other byte, and is taken back`() throws {
    let vault = try MoneyExchange.vault()
    let words = ["money", "add", "-12,50", "Coffee", "#food", "--account", "cash", "--on", "2026-11-10"]
    let run = vault.run(words, at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    var after = lines(vault.text(Self.note))
    // Behind the four lines of 6, 7, 8 and 9 November.
    let line = after.remove(at: 4)
    #expect(after == lines(MoneyExchange.text))
    #expect(line.hasPrefix("- 2026-11-10 -12") && line.contains("Coffee #food"), "\(line)")
    #expect(line.contains("account: cash"), "\(line)")
    let entry = try #require(try vault.answer(["money", "2026-11"]).entries.first { $0.text("date") == "2026-11-10" })
    #expect(entry.sum() == Sum(decimal("-12.50"), "UAH") && entry.text("title") == "Coffee")
    #expect(entry.text("tags") == "food" && entry.text("account") == "cash")
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == MoneyExchange.text)
  }

  @Test func `a payment without a day is dated today and stands last`() throws {
    let vault = try MoneyExchange.vault()
    #expect(vault.run(["money", "add", "+12.50", "Refund"], at: Self.now).code == .done)
    let text = vault.text(Self.note)
    #expect(text.hasPrefix(MoneyExchange.text))
    #expect(text.dropFirst(MoneyExchange.text.count).hasPrefix("- 2026-11-20 +12.50"), "\(text)")
    #expect(lines(text).count == lines(MoneyExchange.text).count + 1)
    #expect(try vault.answer(["money", "2026-11"]).sum("income", in: "UAH") == decimal("12.50"))
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == MoneyExchange.text)
  }

  @Test func `a payment in a month without a note makes one, for its owner alone`() throws {
    let vault = try MoneyExchange.vault()
    let words = ["money", "add", "-1", "Milk", "--on", "2026-12-01"]
    #expect(vault.run(words, at: Self.now).code == .done)
    let text = vault.text("money/2026-12.md")
    #expect(lines(text).filter { $0.hasPrefix("- ") }.count == 1 && text.contains("- 2026-12-01 -1"), "\(text)")
    #expect(vault.text(Self.note) == MoneyExchange.text)
    let attributes = try FileManager.default.attributesOfItem(atPath: vault.directory.path + "/money/2026-12.md")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.files == [Self.note])
  }

  @Test func `makes the folder of a vault without money`() throws {
    let vault = try PlanVault.everyday()
    #expect(vault.run(["money", "add", "-1", "Milk"], at: Self.now).code == .done)
    #expect(vault.files == [Self.note])
    #expect(try vault.answer(["money"]).sum("expenses", in: "UAH") == 1)
  }

  // MARK: Refusals

  @Test(arguments: [
    ["12.50", "Coffee"], ["abc", "Coffee"], ["", "Coffee"], ["-5"], ["-99999999999999999999", "X"], [],
    ["-5", ""], ["-5", "  "], ["-", "Coffee"], ["-1/2", "Coffee"], ["-5", "Coffee", "--on", "2026-02-30"],
    ["-5", "Coffee", "--on", "someday"], ["-5 USDT", "Coffee"], ["-1,5 kg", "apples"],
  ])
  func `a payment that makes no sense is refused, and no byte changes`(words: [String]) throws {
    for language in ["en", "uk"] {
      let vault = try MoneyExchange.vault()
      let before = vault.contents
      let run = vault.run(["money", "add"] + words + ["--lang", language], at: Self.now)
      #expect(run.code == .wrongCall, "\(words): \(run.output)\(run.errors)")
      #expect(vault.contents == before && run.output.isEmpty, "\(words): \(run.output)")
      let isUkrainian = run.errors.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
      #expect(!run.errors.isEmpty && isUkrainian == (language == "uk"), "\(words): \(run.errors)")
    }
  }

  @Test(arguments: ["en", "uk"]) func `a sum without a sign is refused with both corrections`(language: String) throws {
    let vault = try MoneyExchange.vault()
    let run = vault.run(["money", "add", "12.50", "Coffee", "--lang", language], at: Self.now)
    #expect(run.code == .wrongCall && run.errors.contains("-12.50") && run.errors.contains("+12.50"), "\(run.errors)")
  }

  @Test func `tried out changes nothing`() throws {
    let vault = try MoneyExchange.vault()
    let before = vault.contents
    for words in [["-1", "Milk"], ["-1", "Milk", "--on", "2026-12-01"], ["-1", "Milk", "--on", "2026-11-10"]] {
      let run = vault.run(["money", "add"] + words + ["--dry-run"], at: Self.now)
      #expect(run.code == .done && run.output.contains("Milk"), "\(run.errors)")
      #expect(vault.contents == before)
    }
  }

  // MARK: Notes of every shape

  @Test func `keeps the line ends of the note`() throws {
    let text = MoneyExchange.text.replacing("\n", with: "\r\n")
    let vault = try PlanVault.everyday([Self.note: text])
    #expect(vault.run(["money", "add", "-1", "Milk", "--on", "2026-11-10"], at: Self.now).code == .done)
    let after = vault.text(Self.note)
    let parts = after.components(separatedBy: "\r\n")
    #expect(parts.count == 9 && !parts.contains { $0.contains("\n") }, "\(after.debugDescription)")
    #expect((parts[..<4] + parts[5...]).joined(separator: "\r\n") == text)
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == text)
  }

  @Test(arguments: [
    // Without an end of its last line, the new line has its own; with front matter, a heading and prose around the list.
    "- 2026-11-01 -1 UAH tea",
    "---\ntitle: \"November\"   # mine\nmonth: 2026-11\n---\n\n# November\n\n- 2026-11-01 -1 UAH tea\n",
    "\u{FEFF}- 2026-11-01 -1 UAH tea\n", "* 2026-11-01 -1 UAH tea\n  a note below it\n",
    "# Cash\n\n- 2026-11-01 -1 UAH tea\n\nWhat a month.\n", "---\nmonth: 2026-11\n---\n", "",
  ])
  func `takes away no line of a note of any shape, and an undo leaves its bytes`(before: String) throws {
    let vault = try PlanVault.everyday([Self.note: before])
    let run = vault.run(["money", "add", "-2.50", "Milk", "--on", "2026-11-05"], at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    let after = vault.text(Self.note)
    let added = lines(after).filter { $0.contains("Milk") }
    #expect(added.count == 1, "\(after)")
    // Every line that was there still is, in its order.
    var rest = lines(after)[...]
    for line in lines(before) where !line.isEmpty {
      let place = try #require(rest.firstIndex(of: line), "\(line) is gone: \(after)")
      rest = rest[(place + 1)...]
    }
    #expect(try vault.answer(["money", "2026-11"]).entries.first?.text("title") == "Milk")
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == before)
  }

  @Test func `stands behind the entries of the same day`() throws {
    let vault = try PlanVault.everyday()
    for title in ["first", "second", "third"] {
      #expect(vault.run(["money", "add", "-1", title, "--on", "2026-11-05"], at: Self.now).code == .done)
    }
    #expect(try vault.answer(["money"]).titles().prefix(3) == ["third", "second", "first"])
  }

  @Test func `ten times a tenth is exactly one`() throws {
    let vault = try PlanVault.everyday()
    for _ in 0..<10 { #expect(vault.run(["money", "add", "-0,10", "stamp"], at: Self.now).code == .done) }
    let answer = try vault.answer(["money"])
    #expect(answer.sum("expenses", in: "UAH") == 1 && answer.entries.count == 10)
  }

  @Test func `loses nothing when two add to a month without a note at once`() throws {
    let vault = try PlanVault.everyday()
    let done = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      let run = vault.run(["money", "add", "-1", "milk-\(number)"], at: Self.now)
      if run.code == .done { done.withLock { $0.append("milk-\(number)") } }
    }
    let titles = done.withLock { $0.sorted() }
    #expect(!titles.isEmpty)
    #expect(try vault.answer(["money"]).titles().filter { !$0.isEmpty }.sorted() == titles)
  }
}
