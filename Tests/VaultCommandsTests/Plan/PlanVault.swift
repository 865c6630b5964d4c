import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// A vault whose days are planned by the clocks of Kyiv, and that knows no other device, zone or language.
struct PlanVault: Sendable {
  let directory: ScratchDirectory

  /// What the settings say unless a test says otherwise.
  private static let usualSettings = [
    "timezone: Europe/Kyiv", "lang: en", "active-hours: 09:00-18:00", "buffer: 5m",
  ]

  /// The text of the settings in which the lines of a test replace those of the same key.
  static func settings(_ own: String = "") -> String {
    let keys = own.split(separator: "\n").compactMap { $0.split(separator: ":").first.map { String($0) + ":" } }
    let usual = usualSettings.filter { setting in !keys.contains { setting.hasPrefix($0) } }
    return usual.map { $0 + "\n" }.joined() + own
  }

  /// A vault with these files, the lines of `tasks/day.md` and own settings.
  init(_ files: [String: String] = [:], tasks: [String] = [], settings: String = "") throws {
    var files = files
    files[".vault/config.yaml"] = Self.settings(settings)
    if !tasks.isEmpty { files["tasks/day.md"] = Self.text(of: tasks) }
    directory = try ScratchDirectory(files)
  }

  /// The text of a note of tasks: a line without a marker is an open one.
  static func text(of tasks: [String]) -> String {
    tasks.map { ($0.hasPrefix("- ") || $0.hasPrefix(" ") ? $0 : "- [ ] " + $0) + "\n" }.joined()
  }

  /// A day's note with one check-in.
  static func checkIn(_ mood: String, at time: String = "08:50", on date: String = "2026-11-20") -> [String: String] {
    ["diary/\(date.prefix(4))/\(date).md": "- \(time) ok {mood: \(mood)}\n"]
  }

  /// Runs `vault` at a moment; on a terminal 100 columns wide when that is asked for.
  func run(_ words: [String], at now: String, onTerminal: Bool = false) -> CommandRun {
    CommandRun(words + ["--now", now], in: directory) { environment in
      // The same clocks where the system has no files of time zones.
      environment.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
      environment.variables[.stateHome] = directory.path + "/.state-home"
      environment.variables[.noColor] = "1"
      environment.outputIsTerminal = onTerminal
      environment.terminalColumns = onTerminal ? 100 : nil
    }
  }

  /// The plan of a day, of today unless the words name another one.
  func plan(
    _ words: [String] = [], at now: String = "2026-11-20 09:00", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Plan {
    let run = run(["plan"] + words + ["--json"], at: now)
    #expect(run.code == .done || run.code == .nothingFound, "\(run.errors)", sourceLocation: sourceLocation)
    return try Plan(run.output, date: String(now.prefix(10)))
  }

  /// What people are shown of a plan, and told beside it.
  func shown(_ words: [String] = [], at now: String = "2026-11-20 09:00") -> String {
    let run = run(["plan"] + words, at: now, onTerminal: true)
    return run.output + run.errors
  }

  /// Writes the plan of a day into the notes.
  func apply(_ words: [String] = [], at now: String = "2026-11-20 09:00") -> CommandRun {
    run(["plan"] + words + ["--apply", "--yes"], at: now)
  }

  /// The text of a file; empty when it is not there.
  func text(_ path: String = "tasks/day.md") -> String { (try? directory.text(at: path)) ?? "" }

  /// The line of `tasks/day.md` that holds a title.
  func line(_ title: String) -> String {
    text().split(separator: "\n").first { $0.contains("] \(title)") }.map(String.init) ?? ""
  }

  /// The value of a field of a line's braces, without its quotation marks; nil when there is none.
  func field(_ key: String, of title: String) -> String? {
    let line = line(title)
    guard let open = line.lastIndex(of: "{"), let close = line.lastIndex(of: "}"), open < close else { return nil }
    let pairs = line[line.index(after: open)..<close].split(separator: ", ")
    guard let pair = pairs.first(where: { $0.hasPrefix(key + ": ") }) else { return nil }
    return String(pair.dropFirst(key.count + 2)).filter { $0 != "\"" && $0 != "'" }
  }

  /// When a file was written last is set to a moment of the past, so that a write shows.
  func age(_ path: String = "tasks/day.md") throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Self.past], ofItemAtPath: directory.path + "/" + path)
  }

  /// Whether a file was not written since it was aged.
  func isAged(_ path: String = "tasks/day.md") throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(atPath: directory.path + "/" + path)
    return attributes[.modificationDate] as? Date == Self.past
  }

  private static let past = Date(timeIntervalSince1970: 1_000_000_000)

  /// The objects that a command printed, one a line.
  static func objects(in output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }
}

/// One line of `vault plan --json`; what it does not have is empty.
struct PlanLine: Sendable {
  let day, start, end, kind, title, path, reason, firstDay: String
  let line: Int?

  init(_ object: [String: Any]) {
    func text(_ key: String) -> String { object[key] as? String ?? "" }
    (day, start, end, kind) = (text("day"), text("start"), text("end"), text("kind"))
    (title, path, reason, firstDay) = (text("title"), text("path"), text("reason"), text("firstDay"))
    line = object["line"] as? Int
  }

  /// Its kind, its title and its times, without a date that is the given one: `planned letters 09:00-09:30`.
  func text(on date: String) -> String {
    let times = [start, end].filter { !$0.isEmpty }.map { time in
      time.hasPrefix(date + " ") ? String(time.dropFirst(date.count + 1)) : time
    }
    return ([kind, title] + (times.isEmpty ? [] : [times.joined(separator: "-")])).joined(separator: " ")
  }
}

/// What `vault plan --json` says.
struct Plan: Sendable {
  let output: String
  let lines: [PlanLine]
  private let date: String

  /// Reads an output; `date` is the one that is left out of ``blocks``.
  init(_ output: String, date: String) throws {
    self.output = output
    self.date = date
    lines = try PlanVault.objects(in: output).map { PlanLine($0) }
  }

  /// Everything with a place in the day but free time, by its start; all-day items first.
  var blocks: [String] {
    lines.filter { $0.kind != "free" && $0.kind != "left" }
      .sorted { ($0.start, $0.end, $0.title) < ($1.start, $1.end, $1.title) }
      .map { $0.text(on: date) }
  }

  /// The same of some kinds.
  func blocks(_ kinds: String...) -> [String] {
    blocks.filter { block in kinds.contains { block.hasPrefix($0 + " ") } }
  }

  /// What is left out: the title, then the first day with room when there is one; sorted.
  var left: [String] {
    lines.filter { $0.kind == "left" }
      .map { $0.firstDay.isEmpty ? $0.title : "\($0.title) \($0.firstDay)" }
      .sorted()
  }

  /// Why a task stands where it does, or is left out; all reasons of its lines.
  func reason(of title: String) -> String {
    lines.filter { $0.title == title }.map(\.reason).joined(separator: "; ")
  }
}

/// A day, and the plan of it that is worked out by hand.
struct PlanRow: Sendable, CustomTestStringConvertible {
  let name: String
  let now: String
  let settings: String
  let files: [String: String]
  let tasks: [String]
  let words: [String]
  let blocks: [String]
  let left: [String]
  /// Words that stand in the reason of a task, by its title.
  let reasons: [String: String]

  /// - Parameter mood: that of a check-in at 08:50 on the day.
  init(
    _ name: String, at now: String = "2026-11-20 09:00", settings: String = "", files: [String: String] = [:],
    mood: String? = nil, tasks: [String] = [], words: [String] = [], _ blocks: [String], left: [String] = [],
    reasons: [String: String] = [:]
  ) {
    self.name = name
    self.now = now
    self.settings = settings
    self.files = files.merging(mood.map { PlanVault.checkIn($0, on: String(now.prefix(10))) } ?? [:]) { given, _ in
      given
    }
    self.tasks = tasks
    self.words = words
    self.blocks = blocks
    self.left = left
    self.reasons = reasons
  }

  var testDescription: String { name }

  /// Plans the day and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let vault = try PlanVault(files, tasks: tasks, settings: settings)
    let plan = try vault.plan(words, at: now, sourceLocation: sourceLocation)
    #expect(plan.blocks == blocks, "\(plan.output)", sourceLocation: sourceLocation)
    #expect(plan.left == left.sorted(), "\(plan.output)", sourceLocation: sourceLocation)
    for line in plan.lines where line.kind == "left" {
      #expect(!line.reason.isEmpty, "\(line.title)", sourceLocation: sourceLocation)
    }
    for (title, words) in reasons {
      let reason = plan.reason(of: title)
      #expect(reason.contains(words), "\(title): \(reason)", sourceLocation: sourceLocation)
    }
  }
}
