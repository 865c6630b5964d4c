import Testing
import VaultTestSupport

@testable import VaultCommands

/// Tasks that are due when a lesson begins: `vault add TEXT --subject S --lesson KIND+N`.
@Suite struct `Tasks for classes` {
  private static let monday = "2026-11-23T08:00"

  /// The due times of all open tasks of a vault, by their JSON.
  private func dueTimes(_ vault: ClassVault, at now: String) throws -> [String] {
    try vault.base.answer(["tasks"], at: now).lines.map { line in
      let fields = line.object["fields"] as? [String: Any]
      return AnswerLine(object: fields ?? [:]).text("due")
    }
  }

  /// The line of the note that begins with the same text as this one.
  private func line(_ beginning: String, in vault: ClassVault) -> String {
    vault.base.text(ClassVault.path).split(separator: "\n").map(String.init).first { $0.hasPrefix(beginning) } ?? ""
  }

  @Test(arguments: [
    ("БД", "ЛР+1", "2026-11-23T08:00", "2026-11-23 09:00"),
    // The first start after now; 30 November is of week 2.
    ("БД", "ЛР+1", "2026-11-23T09:00", "2026-12-07 09:00"), ("БД", "ЛР+1", "2026-11-23T08:59", "2026-11-23 09:00"),
    ("БД", "ЛР+2", "2026-11-23T08:00", "2026-12-07 09:00"), ("БД", "ЛР+3", "2026-11-23T08:00", "2026-12-21 09:00"),
    // A kind in any case; every week; an exam.
    ("БД", "лк+1", "2026-11-23T09:00", "2026-11-23 10:35"), ("БД", "ЛК+2", "2026-11-23T09:00", "2026-11-30 10:35"),
    ("БД", "Экзамен+1", "2026-11-23T09:00", "2026-12-29 10:00"),
    ("МатПрог", "ЛК+1", "2026-11-17T08:00", "2026-12-02 09:00"),
  ])
  func `are due at a start after now`(subject: String, lesson: String, now: String, due: String) throws {
    let vault = try ClassVault()
    let before = vault.base.contents
    let run = vault.run(["add", "Report", "--subject", subject, "--lesson", lesson], at: now)
    #expect(run.code == .done, "\(run.errors)")
    #expect(try dueTimes(vault, at: now) == [due])
    #expect(vault.run(["undo"], at: now).code == .done)
    #expect(vault.base.contents == before)
  }

  @Test(arguments: [
    // Only 23 November, 7 and 21 December are left.
    (["--subject", "БД", "--lesson", "ЛР+4"], 1), (["--subject", "БД", "--lesson", "ПЗ+1"], 1),
    (["--subject", "Мат", "--lesson", "ЛК+1"], 1),
    (["--subject", "БД", "--lesson", "ЛР+0"], 2), (["--subject", "БД", "--lesson", "ЛР+x"], 2),
    (["--lesson", "ЛР+1"], 2),
  ])
  func `that no lesson is left for are refused, and nothing is written`(words: [String], code: Int) throws {
    let vault = try ClassVault()
    let before = vault.base.contents
    let run = vault.run(["add", "Report"] + words, at: Self.monday)
    #expect(run.code == (code == 1 ? .nothingFound : .wrongCall), "\(words): \(run.errors)")
    #expect(vault.base.contents == before && !run.errors.isEmpty)
  }

  @Test func `say how many lessons are left`() throws {
    let run = try ClassVault().run(["add", "Report", "--subject", "БД", "--lesson", "ЛР+4"], at: Self.monday)
    #expect(run.errors.contains("3"), "\(run.errors)")
  }

  @Test func `point to the line, which gets an id when it has none`() throws {
    let vault = try ClassVault()
    #expect(vault.run(["add", "Report", "--subject", "БД", "--lesson", "ЛР+1"], at: Self.monday).code == .done)
    let lesson = line("- 09:00-10:20 БД {kind: ЛР, weeks: [1, 3], subgroup: 1, room: 114-2}", in: vault)
    let id = try #require(lesson.split(separator: "^").dropFirst().first.map(String.init), "\(lesson)")
    // Nothing else of the note changes.
    #expect(vault.base.text(ClassVault.path).replacing(" ^" + id, with: "") == ClassVault.note)
    let task = try #require(vault.base.files.filter { $0 != ClassVault.path }.map(vault.base.text).first)
    #expect(task.contains("Report") && task.contains("151004#^\(id)]]") && task.contains("lesson"), "\(task)")
    // A second task points to the same id.
    #expect(vault.run(["add", "Notes", "--subject", "БД", "--lesson", "ЛР+2"], at: Self.monday).code == .done)
    #expect(vault.base.text(ClassVault.path).split(separator: "^").count == 2)
    // And `check` finds nothing wrong with either.
    #expect(!vault.run(["check"], at: Self.monday).output.contains("link-"))
  }

  @Test func `keep an id that a line has`() throws {
    let text = ClassVault.note.replacing("room: 114-2}", with: "room: 114-2} ^lab")
    let vault = try ClassVault([ClassVault.path: text])
    #expect(vault.run(["add", "Report", "--subject", "БД", "--lesson", "ЛР+1"], at: Self.monday).code == .done)
    #expect(vault.base.text(ClassVault.path) == text)
    #expect(vault.base.files.contains { vault.base.text($0).contains("151004#^lab]]") })
  }

  @Test func `are tried without writing`() throws {
    let vault = try ClassVault()
    let before = vault.base.contents
    let run = vault.run(["add", "Report", "--subject", "БД", "--lesson", "ЛР+1", "--dry-run"], at: Self.monday)
    #expect(run.code == .done && vault.base.contents == before, "\(run.errors)")
    #expect(run.output.contains("Report") && run.output.contains("2026-11-23"), "\(run.output)")
  }

  @Test func `need a group where nobody said which is mine`() throws {
    let words = ["add", "Report", "--subject", "БД", "--lesson", "ЛР+1"]
    let vault = try ClassVault(settings: "")
    let before = vault.base.contents
    let refused = vault.run(words, at: Self.monday)
    #expect(refused.code == .wrongCall && refused.errors.contains("--group"), "\(refused.errors)")
    #expect(vault.base.contents == before)
    #expect(vault.run(words + ["--group", "151004"], at: Self.monday).code == .done)
    #expect(try dueTimes(vault, at: Self.monday) == ["2026-11-23 09:00"])
  }

  @Test func `are of the own subgroup`() throws {
    // Subgroup 1 has its next on 30 November, subgroup 2 on the 23rd.
    let text = ClassVault.note.replacing("weeks: [1, 3], subgroup: 1", with: "weeks: [2, 4], subgroup: 1")
    for (subgroup, due) in [(1, "2026-11-30 09:00"), (2, "2026-11-23 09:00")] {
      let vault = try ClassVault(
        [ClassVault.path: text], settings: "timetable: {mine: [{group: \"151004\", subgroup: \(subgroup)}]}\n")
      #expect(vault.run(["add", "Report", "--subject", "БД", "--lesson", "ЛР+1"], at: Self.monday).code == .done)
      #expect(try dueTimes(vault, at: Self.monday) == [due])
    }
  }

  @Test func `are offered the new date when the lesson moves, and keep the old one`() throws {
    let vault = try ClassVault()
    #expect(vault.run(["add", "Report", "--subject", "БД", "--lesson", "ЛР+1"], at: Self.monday).code == .done)
    let moved = vault.base.text(ClassVault.path).replacing("weeks: [1, 3]", with: "weeks: [2, 4]")
    try vault.base.directory.write(ClassVault.path, moved)
    let before = vault.base.contents
    let said = [["check"], ["tasks"]].map { words in
      let run = vault.run(words, at: Self.monday, columns: 100)
      return run.output + run.errors
    }.joined()
    // The first ЛР after 08:00 of weeks 2 and 4.
    #expect(said.contains("2026-11-30") || said.contains("30 Nov"), "\(said)")
    #expect(vault.base.contents == before)
    #expect(try dueTimes(vault, at: Self.monday) == ["2026-11-23 09:00"])
  }

  @Test func `are offered nothing while the lesson stays`() throws {
    let vault = try ClassVault()
    #expect(vault.run(["add", "Report", "--subject", "БД", "--lesson", "ЛР+1"], at: Self.monday).code == .done)
    let said = vault.shown("check", at: Self.monday) + vault.shown("tasks", at: Self.monday)
    #expect(!said.contains("2026-12-07") && !said.contains("7 Dec"), "\(said)")
  }
}
