import Foundation
import Testing
import VaultMessages
import VaultModel
import VaultStore
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The sample vault in the program` {
  private static let root = VaultBinary.packageRoot.appendingPathComponent("sample-vault")

  private func sample(_ day: String) throws -> [String: String] {
    let notes = SampleVault(around: try #require(LocalDate(day))).notes
    return Dictionary(notes.map { ($0.path, $0.text) }) { first, _ in first }
  }

  @Test func `is the one of the repository, byte for byte, on its own day`() throws {
    let found = FileManager.default.enumerator(atPath: Self.root.path)?.compactMap { $0 as? String } ?? []
    let paths = Set(found.filter { $0.hasSuffix(".md") } + [".vault/config.yaml"])
    let sample = try sample("2026-11-20")
    #expect(Set(sample.keys) == paths)
    for (path, text) in sample {
      #expect(try Data(contentsOf: Self.root.appendingPathComponent(path)) == Data(text.utf8), "\(path)")
    }
  }

  /// What is written stands in a note on 20 November 2026; what is expected was counted on calendars.
  @Test(arguments: [
    // A week later: weekdays stay, November is over for nothing yet.
    ("tasks/a.md", "2026-11-27", "due: 2026-11-20 10:00, 2027-01-01", "due: 2026-11-27 10:00, 2027-01-08"),
    // The meals of the week, whichever day of it: Friday, Sunday, Monday, Thursday.
    ("meals/week-47.md", "2026-11-27", "# Meals, 16–22 November", "# Meals, 23–29 November"),
    ("meals/week-47.md", "2026-11-29", "# Meals, 16–22 November", "# Meals, 23–29 November"),
    ("shopping/a.md", "2026-11-30", "{for: 2026-11-22} 21 November", "{for: 2026-12-06} 5 December"),
    ("meals/week-47.md", "2026-12-03", "# Meals, 16–22 November", "# Meals, 30 November – 6 December"),
    ("meals/week-47.md", "2026-12-04", "# Meals, 16–22 November", "# Meals, 30 November – 6 December"),
    ("a.md", "2026-11-13", "[[2026-11-14]] [[week-48]] 13 November", "[[2026-11-07]] [[week-47]] 6 November"),
    // A Thursday: what was a Saturday ago is since, in the week that it is.
    ("a.md", "2026-11-19", "[[2026-11-14]] [[week-48]] 13 November", "[[2026-11-14]] [[week-48]] 13 November"),
    // A Tuesday: what is to come keeps its weekday and is to come, what is over is over.
    ("lists/a.md", "2026-11-24", "due: 2026-11-20", "due: 2026-11-27"),
    ("lists/a.md", "2026-11-24", "due: 2026-11-24 10:00", "due: 2026-11-24 10:00"),
    ("lists/a.md", "2026-11-24", "completed: 2026-11-13", "completed: 2026-11-20"),
    ("lists/a.md", "2026-11-24", "completed: 2026-11-18", "completed: 2026-11-18"),
    // What begins and ends keeps its length, and what was done its order; a link keeps to the name of its note.
    ("lists/a.md", "2026-11-24", "{start: 2026-11-23, due: 2026-11-26}", "{start: 2026-11-30, due: 2026-12-03}"),
    (
      "tasks/a.md", "2026-11-24", "---\ndue: 2026-11-26\nscheduled: 2026-11-21\n---\n",
      "---\ndue: 2026-12-03\nscheduled: 2026-11-28\n---\n"
    ),
    (
      "tasks/a.md", "2026-11-24", "- [x] 2026-11-19\n- [x] 2026-11-16 [[2026-11-16]]\n",
      "- [x] 2026-11-19\n- [x] 2026-11-16 [[2026-11-23]]\n"
    ),
    ("a.md", "2027-01-01", "[[week-47]] [[november-chores#^a]]", "[[week-53]] [[january-chores#^a]]"),
    ("a.md", "2028-02-29", "diary/2026/2026-11-19 in 2026", "diary/2028/2028-02-24 in 2026"),
    (
      "a.md", "2027-04-02", "Group 351002, autumn 2026; 2018-1 2x 14:30 12026-11-20",
      "Group 351002, winter 2027; 2018-1 2x 14:30 12026-11-20"
    ),
    // Money keeps its days of the month, and its last month is over or nearly so.
    ("money/2026-11.md", "2026-12-24", "# November 2026\n- 2026-11-19 -1", "# November 2026\n- 2026-11-19 -1"),
    ("money/2026-11.md", "2026-12-31", "month: 2026-11\n# November 2026", "month: 2026-12\n# December 2026"),
    ("money/2026-10.md", "2027-03-26", "# October 2026\n- 2026-10-30 -1", "# February 2027\n- 2027-02-28 -1"),
    // The 25th to come; with the ones before.
    ("tasks/pay-utilities.md", "2026-11-25", "2026-11-25 2026-10-25", "2026-11-25 2026-10-25"),
    ("tasks/pay-utilities.md", "2026-11-26", "2026-11-25 2026-10-25", "2026-12-25 2026-11-25"),
    ("tasks/pay-utilities.md", "2026-11-27", "2026-11-25 2026-10-25", "2026-12-25 2026-11-25"),
    // Last Fridays: 26 February and 28 May 2027.
    ("events/book-club.md", "2027-03-05", "2026-01-30 2026-12-11", "2026-04-24 2027-03-12"),
    ("notes/holidays.md", "2027-03-05", "2026-12-25 2027-01-01 2027-05-02", "2027-12-25 2028-01-01 2027-05-02"),
    ("notes/holidays.md", "2027-05-07", "2027-05-02", "2028-04-16"),
    ("events/sofiia-birthday.md", "2030-01-01", "2018-05-04", "2018-05-04"),
  ])
  func `is moved`(path: String, day: String, text: String, expected: String) throws {
    let move = SampleMove(to: try #require(LocalDate(day)))
    #expect(SampleText(text, .init(ofNoteAt: path), move).moved() == expected)
  }

  @Test func `leaves the examples of the guide, and lets its links follow`() throws {
    let move = SampleMove(to: try #require(LocalDate("2026-12-04")))
    let text = "`due: 2026-11-20`, [[week-48|week-48]], [[2026-11-10]], [[money/2026-11]]"
    #expect(
      SampleText(text, .weeks, move).moved(onlyLinks: true)
        == "`due: 2026-11-20`, [[week-50|week-48]], [[2026-11-24]], [[money/2026-11]]")
  }

  /// Every day of the week, ends of months and of years, a leap day, and far away.
  @Test func `reads as well around other days, and has something for them`() throws {
    let days = ["2026-12-31", "2028-02-29", "1999-12-29", "2026-11-20", "2027-03-01", "2030-10-31"]
    for day in LongSearch.some(2, of: days) { try expectUse(of: day) }
  }

  /// From a Monday to a Sunday, in two months.
  @Test(arguments: [
    "2026-11-30", "2027-02-02", "2026-12-02", "2027-02-04", "2026-12-04", "2027-02-06", "2026-12-06",
  ])
  func `is on no weekday a vault of overdue tasks and expired lots`(day: String) throws { try expectUse(of: day) }

  private func expectUse(of day: String) throws {
    let vault = try ScratchDirectory(try sample(day))
    let check = CommandRun(["check", "--strict", "--now", day], in: vault)
    #expect(check.code == .done && check.output.isEmpty, "\(check.output)")
    #expect(check.errors == "273 notes checked: nothing to report\n")
    let today = CommandRun(["today", "--json", "--now", day + " 10:00"], in: vault)
    #expect(today.output.split(separator: "\n").count >= 5)
    for section in ["plan", "meal"] { #expect(today.output.contains("\"section\":\"\(section)\"")) }
    #expect(CommandRun(["meals", "--now", day], in: vault).code == .done)
    // Late are at most those that were to be done at some hour of the day itself.
    for time in ["09:00", "23:30"] {
      let late = CommandRun(["tasks", "is:overdue", "--now", "\(day) \(time)"], in: vault)
      #expect(late.output.split(separator: "\n").count <= 2, "\(day) \(time): \(late.output)")
    }
    let pantry = CommandRun(["pantry", "--json", "--now", day], in: vault)
    #expect(!pantry.output.contains("\"state\":\"expired\""))
  }

  @Test(arguments: ["0001-01-01", "9999-12-31"])
  func `is written at both ends of the calendar`(day: String) throws {
    #expect(Set(try sample(day).keys).count == SampleVault.written.count)
  }

  @Test(arguments: [
    ("plain", "plain"), ("борщ", "борщ"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("", "''"), ("$x", "'$x'"),
    ("a/b-c_d.md", "a/b-c_d.md"), ("*", "'*'"), ("~", "'~'"),
  ])
  func `comes with calls that a shell takes as they are`(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }
}
