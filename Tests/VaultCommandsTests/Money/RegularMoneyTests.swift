import Testing
import VaultStore

@testable import VaultCommands

/// Regular payments: what the keys beside a rule say holds over several bookings.
@Suite struct `Regular money` {
  /// A line before the bookings, the moments of those, the days that are booked in all, and the line afterwards.
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let moments: [String]
    let days: [String]
    let left: String

    init(_ line: String, _ moments: [String], _ days: [String], _ left: String) {
      (self.line, self.moments, self.days, self.left) = (line, moments, days, left)
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    // The 31st is kept in words, the end beside them.
    Row(
      "- 2026-10-31 -1 UAH a {repeat: monthly, until: 2027-12-31}", ["2026-11-01"], ["2026-10-31"],
      "- 2026-11-30 -1 UAH a {repeat: every month on the 31st, until: 2027-12-31}\n"),
    Row(
      "- 2026-10-31 -1 UAH a {repeat: monthly, until: 2027-12-31}", ["2026-11-01", "2026-12-01"],
      ["2026-10-31", "2026-11-30"],
      "- 2026-12-31 -1 UAH a {repeat: every month on the 31st, until: 2027-12-31}\n"),
    // A further date is booked once, before the day of the line and after it.
    Row(
      "- 2026-11-01 -1 UAH a {repeat: monthly, also: 2026-11-15}", ["2026-11-20", "2026-12-20"],
      ["2026-11-01", "2026-11-15", "2026-12-01"], "- 2027-01-01 -1 UAH a {repeat: monthly}\n"),
    Row(
      "- 2026-11-01 -1 UAH a {repeat: monthly, also: 2026-11-28}", ["2026-11-20", "2026-11-30"],
      ["2026-11-01", "2026-11-28"], "- 2026-12-01 -1 UAH a {repeat: monthly}\n"),
    // Further dates that are to come when the rule is over, or without any rule.
    Row(
      "- 2026-11-01 -1 UAH a {repeat: daily, until: 2026-11-02, also: 2026-12-15}", ["2026-11-20", "2026-12-20"],
      ["2026-11-01", "2026-11-02", "2026-12-15"], ""),
    Row(
      "- 2026-11-01 -1 UAH a {also: [2026-11-15, 2026-12-15]}", ["2026-11-20"], ["2026-11-01", "2026-11-15"],
      "- 2026-12-15 -1 UAH a {also: [2026-12-15]}\n"),
    Row(
      "- 2026-11-01 -1 UAH a {also: [2026-11-15, 2026-12-15]}", ["2026-11-10", "2026-11-20", "2026-12-20"],
      ["2026-11-01", "2026-11-15", "2026-12-15"], ""),
    // Eight times of the rule, 16 to 23 November, of which one is excepted.
    Row(
      "- 2026-11-16 -1 UAH a {repeat: daily, count: 8, except: 2026-11-17}", ["2026-11-20"],
      ["2026-11-16", "2026-11-18", "2026-11-19", "2026-11-20"],
      "- 2026-11-21 -1 UAH a {repeat: daily, count: 3, except: 2026-11-17}\n"),
    Row(
      "- 2026-11-16 -1 UAH a {repeat: daily, count: 8, except: 2026-11-17}", ["2026-11-20", "2026-11-30"],
      ["2026-11-16", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"], ""),
    Row(
      "- 2026-11-16 -1 UAH a {repeat: daily 3 times}", ["2026-11-17"], ["2026-11-16", "2026-11-17"],
      "- 2026-11-18 -1 UAH a {repeat: daily 1 time}\n"),
  ])
  func `is booked once, whatever stands beside its rule`(row: Row) throws {
    let vault = try PlanVault.everyday(["money/regular.md": row.line + "\n"])
    for moment in row.moments {
      let run = vault.run(["money", "due"], at: moment + "T12:00")
      #expect(run.code == .done, "\(run.errors)")
      let check = vault.run(["check"], at: moment + "T12:00")
      #expect(check.code == .done, "\(check.output)")
    }
    let text = vault.files.filter { $0.hasPrefix("money/2") }.sorted().compactMap { vault.text($0) }.joined()
    #expect(text.split(separator: "\n").map { $0.dropFirst(2).prefix(10) } == row.days.map { $0[...] }, "\(text)")
    #expect(vault.text("money/regular.md") == row.left)
  }

  @Test func `in any note of money is booked in that of its month`() throws {
    let vault = try PlanVault.everyday([
      "club.md": "---\ntype: money\n---\n- 2026-11-01 -5 UAH club {repeat: monthly}\n"
    ])
    #expect(vault.run(["money", "due"], at: "2026-11-20T12:00").code == .done)
    #expect(vault.text("money/2026-11.md") == "- 2026-11-01 -5 UAH club\n")
    #expect(vault.text("club.md") == "---\ntype: money\n---\n- 2026-12-01 -5 UAH club {repeat: monthly}\n")
  }

  @Test func `that is over keeps what stands below it, and is named`() throws {
    let regular = "- 2026-11-01 -5 UAH club {repeat: daily, until: 2026-11-02}\n  - what it is for\n"
    let vault = try PlanVault.everyday(["money/regular.md": regular])
    let run = vault.run(["money", "due"], at: "2026-11-20T12:00")
    #expect(run.errors.contains("money/regular.md:1"), "\(run.errors)")
    #expect(vault.text("money/regular.md") == regular && vault.files == ["money/regular.md"])
  }

  @Test(arguments: ["en", "uk"]) func `a number that a name begins with is no part of the sum`(language: String) throws
  {
    let vault = try PlanVault.everyday()
    let run = vault.run(["money", "add", "-5", "100", "W", "bulb", "--lang", language], at: "2026-11-20T12:00")
    #expect(run.code == .wrongCall && vault.files.isEmpty, "\(run.output)\(run.errors)")
  }
}
