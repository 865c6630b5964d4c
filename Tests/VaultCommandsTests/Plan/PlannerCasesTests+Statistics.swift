import Testing
import VaultTestSupport

@testable import VaultCommands

/// The words of `vault stats --json`, in one place.
private enum Word {
  // What a line is about.
  static let kind = "kind"
  static let summary = "summary"
  static let category = "category"
  static let day = "day"
  // What it says.
  static let name = "name"
  static let date = "date"
  static let count = "count"
  static let mean = "mean"
  static let verdict = "verdict"
  static let best = "best"
  static let worst = "worst"
  static let done = "done"
  static let open = "open"
  // What a verdict may be.
  static let lifts = "lifts"
  static let lowers = "lowers"
  static let neither = "neither"
  static let tooLittle = "too little data"
}

/// The cases of looking back: `vault stats mood` and `tasks`. Now is 20 November 2026, 21:00, so that the span is
/// from the 14th on.
@Suite struct `Cases of statistics` {
  private static let files = [
    // Outside of the span.
    "diary/2026/2026-11-13.md": "- 10:00 x {mood: very-sad, category: work}\n",
    "diary/2026/2026-11-14.md": "- 10:00 a {mood: happy, category: work}\n",
    "diary/2026/2026-11-15.md":
      "- 10:00 b {mood: very-happy, category: personal}\n- 11:00 c {mood: very-happy, category: personal}\n",
    "diary/2026/2026-11-16.md":
      "- 10:00 d {mood: very-happy, category: work}\n- 15:00 e {mood: sad, category: study}\n",
    "diary/2026/2026-11-17.md": "- 08:00 sunrise {mood: very-happy}\n",
    "diary/2026/2026-11-18.md": "---\nmood: sad\n---\n\n- 09:00 f {mood: very-happy, category: work}\n",
    "diary/2026/2026-11-19.md": """
    - 09:00 g {mood: neutral, category: home}
    - 10:00 h {mood: neutral, category: home}
    - 11:00 i {mood: happy, category: home}
    - 12:00 j {mood: happy, category: home}

    """,
    "diary/2026/2026-11-20.md": """
    - 09:00 k {mood: neutral, category: study}
    - 12:00 l {mood: sad, category: study}
    - 18:00 m {mood: happy}

    """,
    "tasks/w.md": """
    - [x] one {completed: 2026-11-14}
    - [x] two {completed: 2026-11-20}
    - [x] three {completed: 2026-11-13}
    - [ ] four {due: 2026-11-18}
    - [ ] five {scheduled: 2026-11-20}
    - [ ] six {due: 2026-11-21}
    - [ ] seven
    - [-] eight {due: 2026-11-18, completed: 2026-11-18}
    - [ ] water {due: 2026-11-23, repeat: daily}
      - [x] 2026-11-15
      - [x] 2026-11-16

    """,
  ]

  /// A line, every value of which is a text; a number has two decimals unless it is whole and was written so.
  private typealias Line = [String: String]

  private func lines(_ words: [String]) throws -> [Line] {
    let run = try PlanVault(Self.files).run(["stats"] + words + ["--json"], at: "2026-11-20T21:00")
    #expect(run.code == .done, "\(run.errors)")
    return try PlanVault.objects(in: run.output).map { object in object.mapValues(Self.text) }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let whole as Int: "\(whole)"
    case let number as Double: decimal(number)
    case let values as [Any]: values.map(text).joined(separator: " ")
    default: ""
    }
  }

  private static func decimal(_ number: Double) -> String {
    let hundredths = Int((abs(number) * 100).rounded())
    let rest = hundredths % 100
    return "\(number < 0 && hundredths > 0 ? "-" : "")\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The same text of `1`, `1.0` and `1.00`.
  private static func mean(_ line: Line?) -> String? { line?[Word.mean].flatMap(Double.init).map(decimal) }

  private static func line(_ kind: String, _ name: String? = nil, in lines: [Line]) -> Line? {
    lines.first { line in
      line[Word.kind] == kind && (name == nil || line[Word.name] == name || line[Word.date] == name)
    }
  }

  // MARK: Mood

  @Test(arguments: [
    // 1, 2, 2; −1, 0, −1; 0, 0, 1, 1, which is not beyond 0.5; 2, 2.
    ("work", "3", "1.67", Word.lifts), ("study", "3", "-0.67", Word.lowers), ("home", "4", "0.50", Word.neither),
    ("personal", "2", "2.00", Word.tooLittle),
  ])
  func `a category lifts, lowers, or is not known to`(
    category: String, count: String, mean: String, verdict: String
  ) throws {
    let line = try #require(Self.line(Word.category, category, in: lines(["mood"])))
    #expect(line[Word.count] == count)
    #expect(Self.mean(line) == mean)
    #expect(line[Word.verdict] == verdict)
  }

  @Test func `a check-in without a category stands outside of the table`() throws {
    let names = try lines(["mood"]).filter { $0[Word.kind] == Word.category }.compactMap { $0[Word.name] }
    #expect(Set(names) == ["work", "study", "home", "personal"])
    #expect(names.count == 4)
  }

  @Test(arguments: [
    ("2026-11-14", "1.00"), ("2026-11-15", "2.00"), ("2026-11-16", "0.50"), ("2026-11-17", "2.00"),
    // The mood of the note, not 2.
    ("2026-11-18", "-1.00"), ("2026-11-19", "0.50"), ("2026-11-20", "0.00"),
  ])
  func `a day has the mood of its note, else the mean of its check-ins`(date: String, mean: String) throws {
    let lines = try lines(["mood"])
    #expect(Self.mean(Self.line(Word.day, date, in: lines)) == mean)
  }

  @Test func `the best days are all of those that are tied, the worst is one`() throws {
    let summary = try #require(Self.line(Word.summary, in: lines(["mood"])))
    #expect(summary[Word.best] == "2026-11-15 2026-11-17")
    #expect(summary[Word.worst] == "2026-11-18")
  }

  @Test func `the mean of the whole is that of all check-ins`() throws {
    // 1 + 2 + 2 + 1 + 1 + 4 + 3 = 14; 1 + 4 + 1 + 2 + 2 + 2 + 0 = 12; 12/14.
    let summary = try #require(Self.line(Word.summary, in: lines(["mood"])))
    #expect(summary[Word.count] == "14")
    #expect(Self.mean(summary) == "0.86")
  }

  @Test func `one check-in is too little data`() throws {
    let lines = try lines(["mood", "--from", "2026-11-14", "--to", "2026-11-14"])
    #expect(Self.line(Word.summary, in: lines)?[Word.count] == "1")
    #expect(Self.line(Word.category, "work", in: lines)?[Word.verdict] == Word.tooLittle)
  }

  @Test func `a span without a check-in says so`() throws {
    let vault = try PlanVault(Self.files)
    let run = vault.run(["stats", "mood", "--from", "2026-10-01", "--to", "2026-10-07"], at: "2026-11-20T21:00")
    #expect(run.code == .nothingFound)
    #expect(!(run.output + run.errors).isEmpty)
  }

  // MARK: Tasks

  @Test func `tasks are done on their days, and open when they are due in the span`() throws {
    // One, two and the two lines of the log; four and five.
    let summary = try #require(Self.line(Word.summary, in: lines(["tasks"])))
    #expect(summary[Word.done] == "4")
    #expect(summary[Word.open] == "2")
  }
}
