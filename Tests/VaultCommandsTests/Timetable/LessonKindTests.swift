import Testing
import VaultTestSupport

@testable import VaultCommands

/// The colours of kinds of lessons: those of the page unless the settings say otherwise.
@Suite struct `Kinds of lessons` {
  /// The escape sequences of a day with one lesson of a kind, sorted.
  private func colours(of kind: String, settings: String = "") throws -> [String] {
    let vault = try ClassVault(
      [
        "timetable/1.md": ClassVault.schedule(
          "{group: \"1\"}", "term: 2026-09-01..2026-12-24\n", "09:00-10:20 А {kind: \(kind)}")
      ], settings: settings)
    let words = ["timetable", "--group", "1", "--date", "2026-11-25", "--color", "always", "--now", "2026-11-20T12:00"]
    let run = CommandRun(words, in: vault.base.directory) { environment in
      environment.variables[.timeZone] = "MSK-3"
      environment.variables[.stateHome] = vault.base.directory.path + "/.state-home"
      environment.outputIsTerminal = true
      environment.terminalColumns = 60
    }
    #expect(run.output.contains("\u{1B}["), "\(run.errors)")
    return run.output.split(separator: "\u{1B}[").dropFirst().map { String($0.prefix { $0 != "m" }) }.sorted()
  }

  @Test func `have the colours of the page`() throws {
    let lecture = try colours(of: "ЛК")
    let practice = try colours(of: "ПЗ")
    let laboratory = try colours(of: "ЛР")
    let consultation = try colours(of: "Консультация")
    let exam = try colours(of: "Экзамен")
    let unknown = try colours(of: "Хор")
    #expect(Set([lecture, practice, laboratory, consultation, exam, unknown]).count == 6)
    for (kind, colour) in [
      ("УЛк", lecture), ("УПз", practice), ("УЛР", laboratory), ("Зачет", exam), ("Дифференцированный зачет", exam),
      ("Кандидатский зачет", exam), ("Кандидатский экзамен", exam),
    ] {
      #expect(try colours(of: kind) == colour, "\(kind)")
    }
  }

  @Test(arguments: [
    ("лк", "ЛК"), ("Лр", "ЛР"), ("УЛР", "УЛр"), ("экзамен", "Экзамен"), ("КОНСУЛЬТАЦИЯ", "Консультация"),
  ])
  func `are read in any case`(kind: String, usual: String) throws {
    #expect(try colours(of: kind) == colours(of: usual))
  }

  @Test func `have the colours of the settings`() throws {
    let settings = "lesson-kinds: {ЛК: {name: lecture, color: red}, Хор: {name: choir, color: blue}}\n"
    #expect(try colours(of: "ЛК", settings: settings) == colours(of: "ПЗ"))
    #expect(try colours(of: "Хор", settings: settings) == colours(of: "ЛР"))
    // What they do not name stays.
    #expect(try colours(of: "ЛР", settings: settings) == colours(of: "ЛР"))
  }
}
