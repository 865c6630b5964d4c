import Testing
import VaultTestSupport

@testable import VaultCommands

/// What somebody meets who does not know vault yet. It is Friday, 20 November 2026.
@Suite struct `The first hour` {
  private static let now = "2026-11-20 12:00"

  @Test func `agenda names the next date that fits where none does in the week`() throws {
    let exam = "---\nstart: 2026-12-11 09:00\nend: 2026-12-11 11:00\n---\n# Exam in algebra\n"
    let vault = try PlanVault(["events/exam.md": exam])
    let run = vault.run(["agenda", "exam"], at: Self.now)
    #expect(run.code == .nothingFound && run.output.isEmpty)
    #expect(run.errors.contains("the next is on Fri, 11 Dec 2026: Exam in algebra\n"), "\(run.errors)")
    let ukrainian = vault.run(["agenda", "exam", "--lang", "uk"], at: Self.now)
    #expect(ukrainian.errors.contains("найближче — пт, 11 груд. 2026: Exam in algebra\n"), "\(ukrainian.errors)")
    // Of days that were said nothing else is told, and nothing where there is none.
    #expect(!vault.run(["agenda", "today", "--where", "exam"], at: Self.now).errors.contains("the next"))
    #expect(!vault.run(["agenda", "lecture"], at: Self.now).errors.contains("the next"))
  }

  @Test func `today tells in a pipe of the mood and the money as well`() throws {
    let vault = try PlanVault([
      "diary/2026/2026-11-20.md": "- 09:00 felt fine {mood: happy}\n",
      "money/2026-11.md": "- 2026-11-20 -10 UAH bread #food\n",
    ])
    let run = vault.run(["today"], at: Self.now)
    #expect(run.code == .done)
    #expect(run.output == "\tmood\t2026-11-20 09:00\t\tmood\thappy\t\n\tmoney\t\t\tmoney\t-10.00 UAH\t\n")
  }

  @Test func `a template that asks for no column is told which there are`() throws {
    let run = try PlanVault().run(["tasks", "--format", "{id}"], at: Self.now)
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("its columns are: handle, path, line, title, group,"), "\(run.errors)")
  }

  @Test(arguments: [
    ["report", "тиждень", "-o", "-"], ["звіт", "гроші", "-o", "-"], ["stats", "настрій"], ["статистика", "завдання"],
  ])
  func `the fixed words of a command are taken in Ukrainian`(words: [String]) throws {
    let vault = try PlanVault(["diary/2026/2026-11-20.md": "- 09:00 felt fine {mood: happy}\n"])
    let run = vault.run(words + ["--lang", "uk"], at: Self.now)
    #expect(run.code != .wrongCall && run.errors.contains("прочитано як: vault "), "\(run.errors)")
  }

  @Test func `a verb has a help of its own`() {
    let done = CommandRun("shop", "done", "--help").output
    #expect(done.hasPrefix("Take what is ticked off a shopping list") && !done.contains("add, done"))
    #expect(CommandRun("shop", "add", "--help").output.hasPrefix("Put things, and what recipes need,"))
  }
}
