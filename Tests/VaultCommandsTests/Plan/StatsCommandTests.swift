import Testing
import VaultTestSupport

@testable import VaultCommands

/// What people and programs are told of days that have passed, on Friday, 20 November 2026.
@Suite struct `Statistics` {
  @Test func `of time count what was spent on open tasks, at today, and not as done`() throws {
    let vault = try PlanVault(tasks: [
      "report {category: work, duration: 2h, spent: 45m}", "letters {category: home}",
      "- [x] photos {category: work, duration: 1h, spent: 30m, completed: 2026-11-19}",
    ])
    let time = vault.run(
      ["stats", "time", "--format", "{kind} {name}{date} {spent} {planned}"], at: "2026-11-20 21:00")
    let lines = time.output.split(separator: "\n").map(String.init)
    #expect(
      Set(["summary  75 180", "category work 75 180", "day 2026-11-19 30 60", "day 2026-11-20 45 120"]).isSubset(
        of: lines), "\(lines)")
    let tasks = vault.run(["stats", "tasks", "--format", "{kind} {name}{date} {count} {done}"], at: "2026-11-20 21:00")
    #expect(tasks.output.contains("summary   1\n") && tasks.output.contains("category work 1 \n"), "\(tasks.output)")
    #expect(!tasks.output.contains("day 2026-11-20"), "\(tasks.output)")
    let past = vault.run(
      ["stats", "time", "--from", "2026-11-18", "--to", "2026-11-19", "--format", "{kind} {spent}"],
      at: "2026-11-20 21:00")
    #expect(past.output.hasPrefix("summary 30\n"), "\(past.output)")
  }

  @Test func `count a category once that is named in both languages`() throws {
    let moods = "- 09:00 a {mood: happy, category: work}\n- 10:00 b {mood: sad, category: робота}\n"
    let vault = try PlanVault(
      ["diary/2026/2026-11-20.md": moods],
      tasks: [
        "- [x] one {category: робота, completed: 2026-11-20}", "- [x] two {category: Work, completed: 2026-11-20}",
        "- [x] three {category: сад, completed: 2026-11-20}",
      ])
    func lines(_ words: [String]) -> [Substring] {
      vault.run(words, at: "2026-11-20 21:00").output.split(separator: "\n").filter { $0.hasPrefix("category ") }
    }
    #expect(lines(["stats", "tasks", "--format", "{kind} {name} {count}"]) == ["category work 2", "category сад 1"])
    #expect(lines(["stats", "mood", "--format", "{kind} {name} {count} {mean}"]) == ["category work 2 0.00"])
    let shown = vault.run(["stats", "tasks", "--lang", "uk"], at: "2026-11-20 21:00", onTerminal: true).output
    #expect(shown.contains("  робота ") && shown.contains("  сад "), "\(shown)")
    for name in ["work", "робота", "Робоче"] {
      let found = vault.run(
        ["search", "type:task category:\(name)", "--format", "{title}"], at: "2026-11-20 21:00")
      #expect(Set(found.output.split(separator: "\n")) == ["one", "two"], "\(name): \(found.output)\(found.errors)")
    }
  }

  // Happy: nothing on two days, 10, 20.50 and 30.
  @Test func `of money are the median that was spent on days of a mood`() throws {
    var files = PlanVault.checkIn("sad", on: "2026-11-19")
    for day in 14...18 { files.merge(PlanVault.checkIn("happy", on: "2026-11-\(day)")) { first, _ in first } }
    files["money/2026-11.md"] =
      "- 2026-11-14 -10 UAH tea\n- 2026-11-15 -30 UAH film\n- 2026-11-16 -20.50 UAH bread\n- 2026-11-17 5 UAH\n"
    let vault = try PlanVault(files)
    let run = vault.run(["stats", "money", "--json"], at: "2026-11-20 21:00")
    #expect(
      run.output == """
        {"kind":"mood","name":"sad","count":1,"verdict":"too little data","currency":"UAH"}
        {"kind":"mood","name":"happy","count":5,"median":"10.00","currency":"UAH"}

        """)
    #expect(run.errors.contains("money/2026-11.md:4"), "\(run.errors)")
    let table = vault.run(["stats", "money", "--format", "csv"], at: "2026-11-20 21:00").output
    #expect(table.contains("without,median,currency") && table.contains("10.00,UAH"), "\(table)")
    let shown = vault.run(["stats", "money"], at: "2026-11-20 21:00", onTerminal: true).output
    #expect(shown.contains("goes with, not because of") && shown.contains("10.00 UAH (5)"), "\(shown)")
    #expect(shown.contains("– UAH (1) too little data"), "\(shown)")
    let none = vault.run(["stats", "money", "--to", "2026-11-13"], at: "2026-11-20 21:00")
    #expect(none.code == .nothingFound && none.output.isEmpty)
  }

  @Test func `alone are an overview for people, and a wrong call for programs`() throws {
    let vault = try PlanVault(PlanVault.checkIn("happy"))
    let shown = vault.run(["stats"], at: "2026-11-20 21:00", onTerminal: true)
    #expect(shown.code == .done, "\(shown.errors)")
    for topic in StatsCommand.topics { #expect(shown.output.contains("vault stats \(topic)"), "\(shown.output)") }
    #expect(shown.output.contains("  nothing is noted\n"), "\(shown.output)")
    let asked = vault.run(["stats"], at: "2026-11-20 21:00")
    #expect(asked.code == .wrongCall && asked.output.isEmpty && asked.errors.contains("mood|tasks|energy"))
  }

  @Test(arguments: [("en", "friday"), ("uk", "п’ятниця")])
  func `name weekdays in the language of people, and as ever for programs`(language: String, name: String) throws {
    let vault = try PlanVault(PlanVault.checkIn("happy"))
    let words = ["stats", "mood", "--lang", language]
    let shown = vault.run(words, at: "2026-11-20 21:00", onTerminal: true).output
    #expect(shown.lowercased().contains("  \(name) "), "\(shown)")
    #expect(vault.run(words, at: "2026-11-20 21:00").output.contains("weekday\tfriday"))
  }
}
