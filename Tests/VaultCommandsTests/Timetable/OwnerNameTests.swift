import Testing
import VaultTestSupport

@testable import VaultCommands

/// By which names the groups, teachers and rooms of views are found, and what is said of a name that nobody has.
@Suite struct `Names of groups, teachers and rooms` {
  private static func note(_ keys: String) -> String { "---\n\(keys)\n---\n" }

  private static let files = [
    "timetable/1.md": ClassVault.schedule(
      "{group: \"1510\"}", "term: 2026-09-01..2026-12-24\n", "09:00-10:20 Алгебра {room: 210-4, teacher: m-v}"),
    "teachers/m-v.md": note("name: М. Веселка\naliases: [Веселка]\nnickname: Сонечко"),
    "rooms/210-4.md": note("title: 210-4\naliases: [Велика зала]\nnickname: the warm one"),
    "groups/evening.md": note("title: Evening people\nname: \"1510\"\nnickname: our group"),
  ]

  private static func vault() throws -> ClassVault { try ClassVault(files, settings: "") }

  @Test(arguments: [
    ("--teacher", "сонечко"), ("--teacher", "М. Веселка"), ("--teacher", "веселка"), ("--teacher", "m-v"),
    ("--room", "велика зала"), ("--room", "The Warm One"), ("--room", "210-4"),
    ("--group", "our group"), ("--group", "evening"), ("--group", "Evening people"), ("--group", "1510"),
  ])
  func `are those of their notes, too`(flag: String, name: String) throws {
    #expect(try Self.vault().days(flag, name, "--date", "2026-11-25") == ["2026-11-25"])
  }

  @Test(arguments: [
    ("--teacher", "сонечо", "did you mean 'Сонечко'?"), ("--teacher", "Весека", "did you mean 'Веселка'?"),
    ("--teacher", "m-w", "did you mean 'm-v'?"), ("--room", "the warm on", "did you mean 'the warm one'?"),
    ("--room", "Велика зал", "did you mean 'Велика зала'?"), ("--room", "210-5", "did you mean '210-4'?"),
    ("--group", "our grup", "did you mean 'our group'?"), ("--group", "evenig", "did you mean 'evening'?"),
    ("--group", "1511", "did you mean '1510'?"),
  ])
  func `are suggested, each once, for what is nearly one`(flag: String, name: String, hint: String) throws {
    let run = try Self.vault().run(["timetable", flag, name])
    #expect(run.code == .nothingFound && run.errors.contains("hint: " + hint), "\(run.errors)")
  }

  @Test func `are each asked for, also beside one that is known`() throws {
    let run = try Self.vault().run(["timetable", "--teacher", "m-v", "--teacher", "nobody at all"])
    #expect(run.code == .nothingFound && run.errors.contains("'nobody at all'"), "\(run.errors)")
  }

  @Test(arguments: [
    ["timetable", "--group", "1510", "--date", "2026-11-25"], ["next", "--group", "1510"],
    ["week", "2026-11-25", "--group", "1510"], ["timetable", "stats", "--group", "1510"],
  ])
  func `of teachers are those that people read, to programs those of the lines`(words: [String]) throws {
    let vault = try Self.vault()
    let shown = vault.run(words, columns: 90).output
    #expect(shown.contains("М. Веселка") && !shown.contains("m-v"), "\(shown)")
    #expect(vault.run(words + ["--json"]).output.contains("m-v"))
  }

  @Test func `of teachers stay as lines have them where two notes have the name`() throws {
    let more = ["teachers/other.md": Self.note("name: Інша\naliases: [m-v]")]
    let vault = try ClassVault(Self.files.merging(more) { $1 }, settings: "")
    let shown = vault.run(["next", "--group", "1510"], columns: 90).output
    #expect(shown.contains("m-v") && !shown.contains("Веселка"), "\(shown)")
  }
}
