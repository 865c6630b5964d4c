import Testing
import VaultTestSupport

@testable import VaultCommands

/// A vault with timetables, by the clocks of Minsk: three hours before UTC, the whole year.
///
/// ```swift
/// let vault = try ClassVault(["timetable/151004.md": ClassVault.note])
/// try vault.lessons("--group", "151004", "--date", "2026-11-23").map(\.text)
/// // ["11-23 w1 09:00-10:20 БД ЛР s1", …]
/// ```
struct ClassVault: Sendable {
  /// What it has in common with every other vault of tests.
  let base: PlanVault

  /// Whose lessons the cases ask for.
  static let mine = "timetable: {mine: [{group: \"151004\", subgroup: 1}]}\n"

  /// The note of the cases.
  static let note = """
    ---
    title: Group 151004
    owner: {group: "151004"}
    term: 2026-09-01..2026-12-24
    breaks: [2026-11-02..2026-11-08]
    ---

    ## Monday

    - 09:00-10:20 БД {kind: ЛР, weeks: [1, 3], subgroup: 1, room: 114-2}
    - 09:00-10:20 БД {kind: ЛР, weeks: [1, 3], subgroup: 2, room: 115-2}
    - 10:35-11:55 БД {kind: ЛК, room: 210-4}

    ## Wednesday

    - 09:00-10:20 МатПрог {kind: ЛК, weeks: [2, 4], room: 210-4, teacher: n-petiukevich, dates: 2026-09-09..2026-12-16, except: 2026-11-18}

    ## Exams

    - 2026-12-29 10:00-12:00 БД {kind: Экзамен, room: 210-4}

    """

  /// Where the note of the cases stands.
  static let path = "timetable/151004.md"

  /// A vault with these files; its settings name `mine` unless they are given.
  init(_ files: [String: String] = [path: note], settings: String = mine) throws {
    base = try PlanVault(files, settings: "timezone: Europe/Minsk\n" + settings)
  }

  /// The text of a schedule: its owner, the further keys of its front matter, and lines under *Wednesday*, unless they
  /// begin with a heading of their own.
  static func schedule(_ owner: String, _ keys: String = "term: 2026-09-01..2026-12-24\n", _ lines: String...)
    -> String
  {
    let heading = lines.first?.hasPrefix("#") == true ? "" : "## Wednesday\n\n"
    return "---\nowner: \(owner)\n\(keys)---\n\n" + heading
      + lines.filter { !$0.isEmpty }.map { ($0.hasPrefix("#") || $0.hasPrefix("- ") ? $0 : "- " + $0) + "\n" }.joined()
  }

  /// Runs a command; on a terminal of so many columns when they are given.
  func run(_ words: [String], at now: String = "2026-11-20T12:00", columns: Int? = nil) -> CommandRun {
    CommandRun(words + ["--now", now], in: base.directory) { environment in
      environment.variables[.timeZone] = "MSK-3"
      environment.variables[.stateHome] = base.directory.path + "/.state-home"
      environment.variables[.noColor] = "1"
      environment.outputIsTerminal = columns != nil
      environment.terminalColumns = columns
    }
  }

  /// What a person is shown and told, on a narrow terminal unless it is said otherwise.
  func shown(_ words: String..., at now: String = "2026-11-20T12:00", columns: Int = 70) -> String {
    let run = run(words, at: now, columns: columns)
    return run.output + run.errors
  }

  /// The lines of a command's JSON; a command that finds nothing ends with 1 and has none.
  func answer(
    _ words: [String], at now: String = "2026-11-20T12:00", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Answer {
    let run = run(words + ["--json"], at: now)
    let answer = try Answer(run.output)
    #expect(
      run.code == (answer.lines.isEmpty ? .nothingFound : .done), "\(words): \(run.errors)",
      sourceLocation: sourceLocation)
    return answer
  }

  /// The lessons that `vault timetable` lists.
  func lessons(
    _ words: String..., at now: String = "2026-11-20T12:00", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [Occurrence] {
    try answer(["timetable"] + words, at: now, sourceLocation: sourceLocation).lines.map(Occurrence.init)
  }

  /// The days on which `vault timetable` lists anything, `2026-11-23` each, in their order.
  func days(_ words: String..., at now: String = "2026-11-20T12:00", sourceLocation: SourceLocation = #_sourceLocation)
    throws -> [String]
  {
    try answer(["timetable"] + words, at: now, sourceLocation: sourceLocation).lines.map { $0.text("date") }
  }

  /// The names that a command lists, in their order.
  func names(
    _ words: [String], at now: String = "2026-11-20T12:00", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    try answer(words, at: now, sourceLocation: sourceLocation).lines.map(\.name)
  }
}

extension AnswerLine {
  /// What the thing of a catalogue is called.
  var name: String { ["name", "title"].map(text).first { !$0.isEmpty } ?? "" }
}

/// A lesson on one day, as JSON has it.
struct Occurrence {
  let line: AnswerLine

  var date: String { line.text("date") }
  var week: String { line.text("week") }
  /// `10:35`, also where the day is said with it.
  var start: String { String(line.text("start").suffix(5)) }
  var end: String { String(line.text("end").suffix(5)) }
  var groups: [String] { line.object["groups"] as? [String] ?? [] }
  var teachers: [String] { line.object["teachers"] as? [String] ?? [] }
  var rooms: [String] { line.object["rooms"] as? [String] ?? [] }
  /// The beginning of its English name.
  var weekday: String { String(line.text("weekday").lowercased().prefix(3)) }

  /// What the cases compare by, without the weekday: `11-23 w1 09:00-10:20 БД ЛР s1`; what is not there is left out.
  var text: String {
    let day = date.hasPrefix("2026-") ? String(date.dropFirst(5)) : date
    return ([day, mark("w", week), "\(start)-\(end)"] + what).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Its place in the cycle instead of its day: `w1 mon 09:00 БД ЛР s1`.
  var textInCycle: String {
    ([mark("w", week), weekday, start] + what).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var what: [String] {
    [line.text("subject"), line.text("kind"), mark("s", line.text("subgroup"))]
  }

  private func mark(_ mark: String, _ number: String) -> String { number.isEmpty || number == "0" ? "" : mark + number }
}
