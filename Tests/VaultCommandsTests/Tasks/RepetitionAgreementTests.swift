import Testing
import VaultTestSupport

@testable import VaultCommands

/// When a repeating task is due next is the same in every command, and what a plain reading of tasks.md and
/// vault-format.md gives. Now is Friday, 20 November 2026, noon; the week ends on Sunday.
@Suite struct `One next date of what repeats` {
  @Test func `in agenda, tasks, lists, queries, done and recur, also after completions`() throws {
    for seed in LongSearch.seeds(few: 2) {
      var random = SplitMix64(seed: seed)
      var vault = try AgreeingVault(count: 200, using: &random)
      for round in 0..<3 {
        let faults = vault.faults(using: &random)
        #expect(faults == [], "seed \(seed), after \(round) rounds of completions")
        guard faults.isEmpty, round < 2 else { break }
        let unlogged = vault.complete(using: &random)
        #expect(unlogged == [], "seed \(seed), completions after \(round) rounds")
      }
    }
  }
}

/// A vault of random repeating tasks, and what is to be said of them.
private struct AgreeingVault {
  private var tasks: [PlainRepetition]
  private let questions: DueDateQuestions

  init(count: Int, using random: inout SplitMix64) throws {
    var holidays: Set<Int> = []
    var spans = ""
    for _ in 0..<8 {
      let first = Int.random(in: -30...40, using: &random)
      let last = first + Int.random(in: 0...2, using: &random)
      holidays.formUnion(first...last)
      spans += "- \(PlainRepetition.date(first))..\(PlainRepetition.date(last)) away\n"
    }
    tasks = []
    for number in 0..<count {
      var task = PlainRepetition(number, holidays: holidays, using: &random)
      if Int.random(in: 0..<2, using: &random) == 0, let other = tasks.randomElement(using: &random) {
        task.depend(on: other)
      }
      tasks.append(task)
    }
    let lines = Set(tasks.filter(\.isLine).map(\.title))
    var files = ["free.md": "# Free days\n\n" + spans]
    files["inbox.md"] = tasks.filter(\.isLine).map { $0.line(linkingLines: lines) }.joined()
    for task in tasks where !task.isLine { files["tasks/\(task.title).md"] = task.note(linkingLines: lines) }
    questions = try DueDateQuestions(files, now: "2026-11-20 12:00")
  }

  private func waits(_ task: PlainRepetition) -> Bool {
    guard let base = task.base, let first = tasks.first(where: { $0.title == base }) else { return false }
    return task.waits(for: first)
  }

  /// The lines of an answer that are about these tasks.
  private func lines(_ words: String...) -> [String] {
    questions.run(words).output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("q") }
  }

  private func description(_ task: PlainRepetition) -> String {
    let text = questions.vault.text(task.isLine ? "inbox.md" : "tasks/\(task.title).md")
    guard task.isLine else { return text }
    return text.split(separator: "\n").first { $0.contains(" \(task.title) ") }.map(String.init) ?? ""
  }

  // MARK: Asking

  /// What commands say otherwise, a line each.
  func faults(using random: inout SplitMix64) -> [String] {
    listFaults() + queryFaults() + agendaFaults() + doneFaults(using: &random) + recurFaults(using: &random)
  }

  private func compare(_ name: String, _ found: Set<String>, _ expected: Set<String>) -> [String] {
    found.symmetricDifference(expected).sorted().map { title in
      let task = tasks.first { title.hasPrefix($0.title) }
      return "\(name): \(found.contains(title) ? "has" : "lacks") \(title): \(task.map(description) ?? "")"
    }
  }

  private func listFaults() -> [String] {
    let expected = tasks.compactMap { task -> String? in
      guard let group = task.group(waits: waits(task)) else { return nil }
      let isDated = !task.isAllExcepted
      return [task.title, group, isDated ? task.moments.first ?? "" : "", isDated ? task.role.rawValue : ""]
        .joined(separator: "|")
    }
    var faults = compare("tasks", Set(lines("tasks", "--format", "{title}|{group}|{date}|{role}")), Set(expected))
    let waiting = tasks.filter { !$0.isFinished && waits($0) }.compactMap { task in
      task.moments.first.map { "\(task.title)|\($0)" }
    }
    let all = lines("tasks", "--waiting", "--format", "{title}|{date}|{waits}").filter { !$0.hasSuffix("|") }
    let listed = all.map { $0.split(separator: "|").prefix(2).joined(separator: "|") }
    faults += compare("tasks --waiting", Set(listed), Set(waiting))
    for group in ["overdue", "today"] {
      let expected = Set(tasks.filter { $0.group(waits: waits($0)) == group }.map(\.title))
      faults += compare("list \(group)", Set(lines("list", group, "--format", "{title}")), expected)
      let found = lines("search", "type:task is:" + group, "--format", "{title}", "--limit", "1000")
      faults += compare("is:\(group)", Set(found), expected)
    }
    let late = Set(tasks.filter { $0.group(waits: waits($0)) == "overdue" }.map(\.title))
    let found = lines("search", "due:overdue", "--format", "{title}", "--limit", "1000")
    return faults + compare("due:overdue", Set(found), late)
  }

  private func queryFaults() -> [String] {
    var faults: [String] = []
    for role in PlainRepetition.Role.allCases {
      for days in [-60 ... -1, 0...0, 1...7, 8...300] {
        let span = "\(PlainRepetition.date(days.lowerBound))..\(PlainRepetition.date(days.upperBound))"
        let query = "type:task status:open \(role.rawValue):\(span)"
        let expected = tasks.filter { task in
          guard let day = task.day else { return false }
          // By `due` a task's day is asked, which of one without is when it starts.
          return (task.role == role || role == .due && task.role == .start) && days.contains(day)
        }
        .map(\.title)
        let found = lines("search", query, "--format", "{title}", "--limit", "1000")
        faults += compare(query, Set(found), Set(expected))
      }
    }
    return faults
  }

  private func agendaFaults() -> [String] {
    let days = "2026-10-01"..."2026-12-31"
    let expected = tasks.flatMap { task in
      task.moments.filter { days.contains(String($0.prefix(10))) }.map { "\(task.title)|\($0)" }
    }
    let found = lines("agenda", "\(days.lowerBound)..\(days.upperBound)", "--format", "{title}|{start}")
    return compare("agenda", Set(found), Set(expected))
      + (Set(found).count == found.count ? [] : ["agenda has a date twice"])
  }

  private func doneFaults(using random: inout SplitMix64) -> [String] {
    let open = tasks.filter { $0.day != nil }
    // Of more than three tasks it is only said how many are done.
    let said = stride(from: 0, to: open.count, by: 3).flatMap { start in
      questions.run(["done"] + open[start...].prefix(3).map(\.title) + ["--dry-run"]).errors.split(separator: "\n")
    }
    var faults = open.compactMap { task -> String? in
      let sentence = task.next.map { "next \(DueDateQuestions.spoken($0))" } ?? "that was the last time"
      let start = "after that: '\(task.title)' is done; "
      let line = said.first { $0.hasPrefix(start) } ?? ""
      let isSaid = line.dropFirst(start.count).hasPrefix(sentence)
      return isSaid ? nil : "done: not \(sentence), but \(line): \(description(task))"
    }
    for task in open.filter({ $0.base != nil }).shuffled(using: &random).prefix(12) {
      let errors = questions.run(["done", task.title, "--dry-run"]).errors
      if errors.contains("'\(task.title)' waits for '\(task.base ?? "")'") != waits(task) {
        faults.append("done: \(errors): \(description(task))")
      }
    }
    return faults
  }

  private func recurFaults(using random: inout SplitMix64) -> [String] {
    tasks.filter { !$0.isFinished }.shuffled(using: &random).prefix(40).compactMap { task in
      let run = questions.run(["recur", task.title, "--count", "3"])
      let found = run.output.split(separator: "\n").map { line in
        line.split(separator: " ").prefix(task.hour == nil ? 1 : 2).joined(separator: " ")
      }
      let expected = Array(task.moments.prefix(3))
      return found == expected ? nil : "recur: \(found), not \(expected): \(description(task))"
    }
  }

  // MARK: Completing

  /// Does every other task; what was not logged on its day, a line each.
  mutating func complete(using random: inout SplitMix64) -> [String] {
    var chosen: [Int] = []
    for index in tasks.indices where tasks[index].day != nil {
      if Bool.random(using: &random) { chosen.append(index) }
    }
    let run = questions.run(["done"] + chosen.map { tasks[$0].title })
    var faults = run.code == .done ? [] : [run.errors]
    for index in chosen {
      // What a holiday has moved is logged by the day of the rule.
      let day = tasks[index].isMoved ? nil : tasks[index].day.map(PlainRepetition.date)
      tasks[index].complete()
      if let day, !log(of: tasks[index]).contains(where: { $0.hasPrefix("- [x] \(day)") }) {
        faults.append("\(day) is not in the log of \(description(tasks[index]))")
      }
    }
    return faults
  }

  /// The lines below a task, without their indentation.
  private func log(of task: PlainRepetition) -> [Substring] {
    let text = questions.vault.text(task.isLine ? "inbox.md" : "tasks/\(task.title).md")
    var lines = text.split(separator: "\n")[...]
    if task.isLine {
      lines = lines.drop { !$0.contains(" \(task.title) ") }.dropFirst()
      lines = lines.prefix { $0.hasPrefix(" ") }
    }
    return lines.map { $0.drop { $0 == " " } }
  }
}
