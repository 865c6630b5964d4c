import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// A vault that is asked by every command when a task of it is due next.
///
/// ```swift
/// let questions = try DueDateQuestions(["tasks/a.md": "- [ ] bins {due: 2026-11-18, repeat: weekly}\n"])
/// try questions.faults("bins", is: .init("2026-11-18", in: "overdue"))
/// ```
struct DueDateQuestions {
  /// When a task is due next: the moment, what it is, and the group of `vault tasks` in which it stands.
  struct Answer: Sendable {
    let moment: String
    let role: String
    let group: String

    init(_ moment: String, _ role: String = "due", in group: String) {
      self.moment = moment
      self.role = role
      self.group = group
    }

    var day: String { String(moment.prefix(10)) }
  }

  let vault: EditVault
  let now: String

  /// Makes the vault; now is Friday, 20 November 2026, in the morning.
  init(_ files: [String: String], now: String = "2026-11-20 09:00") throws {
    vault = try EditVault(files)
    self.now = now
  }

  func run(_ words: [String], language: String? = nil) -> CommandRun {
    let moment = now
    return vault.run(words, language: language) { $0.variables[.now] = moment }
  }

  /// The lines of a command's answer for programs.
  func objects(_ words: [String]) throws -> [[String: Any]] {
    try run(words + ["--json"]).output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// The titles that a command answers with.
  func titles(_ words: String...) throws -> Set<String> {
    Set(try objects(words).compactMap { $0["title"] as? String })
  }

  /// What `vault tasks` says, also of a task that waits.
  func listed(_ title: String) throws -> [String: Any]? {
    try objects(["tasks", "--waiting"]).first { $0["title"] as? String == title }
  }

  /// The moments at which `vault agenda` shows a task in this winter.
  func planned(_ title: String) throws -> [String] {
    try objects(["agenda", "2026-09-01..2027-03-31"]).filter { $0["title"] as? String == title }
      .compactMap { $0["start"] as? String }
  }

  /// The first moment of `vault recur`.
  func repeated(_ title: String) -> String? {
    run(["recur", title, "--count", "1"]).output.split(separator: "\n").first
      .map { String($0.prefix { !$0.isLetter }).trimmingCharacters(in: .whitespaces) }
  }

  /// What commands say otherwise of a task, a line each.
  ///
  /// - Parameter written: the day that stands in the file, on which no query may find the task unless it is the answer.
  func faults(_ title: String, is answer: Answer, written: String? = nil) throws -> [String] {
    var faults: [String] = []
    func compare(_ name: String, _ found: String?, _ expected: String) {
      if found != expected { faults.append("\(name): \(found ?? "nothing"), not \(expected)") }
    }
    func check(_ name: String, _ found: Bool, _ expected: Bool) {
      if found != expected { faults.append("\(name) \(found ? "has" : "lacks") it") }
    }
    let row = try listed(title)
    compare("tasks", row?["date"] as? String, answer.moment)
    compare("tasks, role", row?["role"] as? String, answer.role)
    compare("tasks, group", row?["group"] as? String, answer.group)
    compare("agenda", try planned(title).first, answer.moment)
    compare("recur", repeated(title), answer.moment)
    for list in ["today", "overdue"] {
      let isIn = answer.group == list
      check("list \(list)", try titles("list", list).contains(title), isIn)
      check("is:\(list)", try titles("search", "type:task is:" + list).contains(title), isIn)
    }
    check("due:overdue", try titles("search", "due:overdue").contains(title), answer.group == "overdue")
    let query = "\(answer.role):\(answer.day)"
    check(query, try titles("search", query).contains(title), true)
    if let written, written != answer.day {
      let other = "\(answer.role):\(written)"
      check(other, try titles("search", other).contains(title), false)
    }
    return faults
  }

  /// What goes wrong when the task is done now, a line each.
  ///
  /// - Parameters:
  ///   - logged: the day of the line in the log.
  ///   - next: the moment at which it is due afterwards; nil when this was the last time.
  func faults(completing title: String, logs logged: String?, next: String?) throws -> [String] {
    var faults: [String] = []
    let preview = run(["done", title, "--dry-run"])
    let added = preview.output.split(separator: "\n").filter { $0.hasPrefix("+") }.map { $0.dropFirst() }
    if let logged, !added.contains(where: { $0.drop { $0 == " " }.hasPrefix("- [x] \(logged)") }) {
      faults.append("the log has no \(logged): \(added)")
    }
    let sentence = next.map { "next \(Self.spoken($0))" } ?? "that was the last time"
    if !preview.errors.contains("'\(title)' is done; \(sentence)") {
      faults.append("\(sentence) is not said: \(preview.errors)")
    }
    let completion = run(["done", title])
    if completion.code != .done { faults.append("done: \(completion.errors)") }
    let row = try listed(title)
    let date = row?["date"] as? String
    if date != next, next != nil || row != nil {
      faults.append("afterwards \(date ?? "nothing"), not \(next ?? "over")")
    }
    return faults
  }

  /// `2026-12-02 15:00` as messages in English say it: `Wed, 2 Dec 2026 15:00`.
  static func spoken(_ moment: String) -> String {
    let parts = moment.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return moment }
    // The weekday by Zeller's congruence, in which the year begins in March.
    let (month, year) = parts[1] < 3 ? (parts[1] + 12, parts[0] - 1) : (parts[1], parts[0])
    let century = year / 100
    let sum = parts[2] + 13 * (month + 1) / 5 + year % 100 + year % 100 / 4 + century / 4 + 5 * century
    let weekday = ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"][sum % 7]
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(weekday), \(parts[2]) \(names[parts[1] - 1]) \(parts[0])\(moment.dropFirst(10))"
  }
}
