import Testing
import VaultTestSupport

@testable import VaultCommands

/// Lines in the manner of Obsidian's Tasks plugin: each field is found, and changed in its own style.
@Suite struct `Fields of tasks that are emoji` {
  static let line = "- [ ] paint 🔺 📅 2026-11-27 ⏳ 2026-11-25 🛫 2026-11-24 ➕ 2026-11-01 🔁 every week 🆔 a1 ⛔ b2"

  private func run(_ words: [String], in directory: ScratchDirectory) -> CommandRun {
    CommandRun(words, in: directory) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func vault(_ line: String = line) throws -> ScratchDirectory {
    try ScratchDirectory([".vault/config.yaml": "lang: en\n", "chores.md": line + "\n"])
  }

  @Test(arguments: [
    "due:2026-11-27", "scheduled:2026-11-25", "wait:2026-11-24", "created:2026-11-01", "priority:high",
    "repeat:any", "id:a1", "depends:b2", "-on-completion:any",
  ]) func `are found by the query`(query: String) throws {
    #expect(run(["search", query, "--count"], in: try vault()).output == "1\n", "\(query)")
  }

  @Test(arguments: [
    ("✅ 2026-11-19", "completed:2026-11-19"), ("❌ 2026-11-19", "completed:2026-11-19"), ("⏫", "priority:high"),
    ("🏁 delete", "on-completion:delete"), ("🔼", "priority:medium"), ("🔽", "priority:low"), ("⏬", "priority:low"),
  ]) func `have more than one sign`(sign: String, query: String) throws {
    let directory = try vault("- [x] paint " + sign)
    let isCancelled = sign.hasPrefix("❌")
    let query = isCancelled ? "(" + query + " OR cancelled:2026-11-19)" : query
    #expect(run(["search", query, "--count"], in: directory).output == "1\n", "\(query)")
  }

  @Test(arguments: [
    ("due=2026-11-28", "📅 2026-11-27", "📅 2026-11-28"), ("scheduled=2026-11-26", "⏳ 2026-11-25", "⏳ 2026-11-26"),
    ("wait=2026-11-23", "🛫 2026-11-24", "🛫 2026-11-23"), ("created=2026-11-02", "➕ 2026-11-01", "➕ 2026-11-02"),
    ("priority=low", "🔺", "🔽"), ("repeat=every month", "🔁 every week", "🔁 every month"),
    ("due=", " 📅 2026-11-27", ""),
  ]) func `are changed in place`(change: String, before: String, after: String) throws {
    let directory = try vault()
    let run = run(["set", "paint", change], in: directory)
    #expect(run.code == .done, "\(run.errors)")
    let text = String(decoding: try directory.read("chores.md"), as: UTF8.self)
    #expect(text == Self.line.replacing(before, with: after) + "\n")
  }

  @Test func `go out as a calendar`() throws {
    let run = run(["export", "paint", "--format", "ics"], in: try vault())
    for line in ["DUE;VALUE=DATE:20261127", "DTSTART;VALUE=DATE:20261125", "PRIORITY:1", "RRULE:FREQ=WEEKLY"] {
      #expect(run.output.contains(line + "\r\n"), "\(line)")
    }
  }
}
