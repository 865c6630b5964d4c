import Testing
import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax
import VaultTasks
import VaultTestSupport

@testable import VaultCommands

/// What `vault add` says on a terminal of the usual time and length of a task.
@Suite struct `What is usual of a task that is added` {
  private static func add(_ text: String, _ more: String..., in vault: EditVault, language: String? = nil) -> CommandRun
  {
    vault.run(["add", text, "--dry-run"] + more, language: language) { $0.outputIsTerminal = true }
  }

  /// Days of November on which something stands in the diary at a time.
  private static func diary(_ days: [(day: Int, line: String)]) -> [String: String] {
    Dictionary(
      days.map { ("diary/2026/2026-11-\($0.day < 10 ? "0" : "")\($0.day).md", "- \($0.line)\n") }, uniquingKeysWith: +)
  }

  private static let walks = diary([
    (1, "18:30 Evening walk {mood: happy}"), (2, "19:00 evening walk {mood: neutral}"), (3, "20:10 Evening walks"),
    (4, "17:05 Evening walk"), (5, "21:00 Evening walk {mood: happy}"), (6, "08:00 Evening walk"),
  ])

  private static let lengths = [
    "tasks/walks.md":
      """
    - [ ] 2026-12-01 Evening walk {repeat: daily}
      - [x] 2026-11-10 {spent: 38m}
      - [x] 2026-11-11 {spent: 45m}
      - [x] 2026-11-12 {spent: 2h}
      - [-] 2026-11-13 {spent: 1m}
    - [x] Evening walk {completed: 2026-11-14, spent: 35m}
    - [x] Evening walk {spent: 30m}
    - [/] Evening walk {spent: 5h}
    - [x] Evening walk {completed: 2026-11-15, spent: 40m}

    """
  ]

  @Test func `is said with how much it rests on, in both languages`() throws {
    let vault = try EditVault(Self.walks.merging(Self.lengths) { $1 })
    #expect(
      Self.add("Evening walk", in: vault).errors == "usually in the evening (5 of 6), about 40 min (median of 6)\n")
    #expect(
      Self.add("evening walk tomorrow", in: vault, language: "uk").errors.hasSuffix(
        "\nзазвичай увечері (5 з 6 разів), близько 40 хв (медіана 6 записів)\n"))
    #expect(Self.add("morning swim", in: vault).errors.isEmpty)
  }

  @Test func `is found of a title in Ukrainian in whatever form`() throws {
    let vault = try EditVault([
      "tasks/flowers.md":
        """
      - [x] Полити квіти {completed: 2026-11-01 08:10, spent: 1h25m}
      - [x] полити квіти на балконі {completed: 2026-11-04 09:30, spent: 1h35m}
      - [x] Квітів полити {completed: 2026-11-08 07:00, spent: 1h30m}

      """
    ])
    #expect(
      Self.add("Полити квіти завтра", in: vault, language: "uk").errors.hasSuffix(
        "\nзазвичай уранці (3 з 3 разів), близько 1 год 30 хв (медіана 3 записів)\n"))
  }

  @Test func `counts a check-in of a task by what it links, and with the time it was done at once`() throws {
    let line = "finished {mood: happy, task: \"[[report]]\"}"
    let vault = try EditVault(
      Self.diary([(1, "08:10 \(line)"), (2, "09:10 \(line)"), (3, "18:10 \(line)")]).merging([
        "tasks/more.md": "- [x] Write the report {completed: 2026-11-02 09:05}\n"
      ]) { $1 })
    #expect(Self.add("Write the report", in: vault).errors == "usually in the morning (2 of 3)\n")
  }

  @Test func `has the times of a log on their own days, and none of another day`() throws {
    let vault = try EditVault([
      "tasks/pills.md":
        """
      - [ ] 2026-12-01 20:00 Pills {repeat: "FREQ=DAILY;BYMINUTE=0;BYHOUR=20"}
        - [x] 2026-11-10 20:00
        - [x] 2026-11-11 20:00
        - [x] 2026-11-12 20:00 {completed: 2026-11-13}
        - [x] 2026-11-13
        - [-] 2026-11-14 20:00
        - [x] 2026-11-15 20:00 {due: 2026-11-15 21:00}

      """
    ])
    #expect(Self.add("Pills", in: vault).errors == "usually in the evening (3 of 3)\n")
  }

  @Test func `is read on the clocks of the vault`() throws {
    let lines = ["01", "02", "03"].map { "- [x] call Ann {completed: 2026-11-\($0) 23:30Z}\n" }
    let vault = try EditVault(["tasks/calls.md": lines.joined()])
    let run = vault.run(["add", "call Ann", "--dry-run"]) { environment in
      environment.outputIsTerminal = true
      environment.variables[.timeZone] = "XXX-6"
    }
    #expect(run.errors == "usually in the morning (3 of 3)\n")
  }

  @Test func `is not said to programs, in silence, of several tasks and of what is bought`() throws {
    let vault = try EditVault(Self.walks.merging(["shopping/week.md": "- [ ] bread\n"]) { $1 })
    #expect(vault.run("add", "Evening walk", "--dry-run").errors.isEmpty)
    #expect(Self.add("Evening walk", "--quiet", in: vault).errors.isEmpty)
    #expect(Self.add("Evening walk", "--json", in: vault).errors.isEmpty)
    #expect(Self.add("Evening walk", "--list", "week", in: vault).errors.isEmpty)
    let several = vault.run(["add", "-", "--dry-run"]) { environment in
      let lines = LineQueue(["Evening walk", "Evening walk"])
      environment.outputIsTerminal = true
      environment.readLine = { lines.next() }
    }
    #expect(several.code == .done && several.errors.isEmpty, "\(several.errors)")
  }

  @Test func `is told once the task is written, which does not count itself`() throws {
    let vault = try EditVault(Self.walks)
    let run = vault.run(["add", "Evening walk"]) { $0.outputIsTerminal = true }
    #expect(run.errors == "usually in the evening (5 of 6)\n")
    #expect(vault.text("inbox.md") == "- [ ] Evening walk\n")
  }

  @Test(arguments: [(3, "3 разів"), (21, "21 разу"), (22, "22 разів")])
  func `is counted in Ukrainian as numbers are`(total: Int, words: String) {
    let days = (1...total).compactMap { LocalDate(daysSinceEpoch: 20_000 + $0) }
    let records = days.map { TaskRecord("біг", at: .time(LocalDateTime($0))) }
    let habits = TaskHistory(of: records).habits(of: "біг")
    let remark = habits.remark(Messages(.ukrainian)).map { Messages(.ukrainian)($0) } ?? ""
    #expect(remark.contains("уночі (\(total) з \(words))"), "\(remark)")
  }

  @Test func `has members for JSON, null where nothing is known`() {
    func json(_ habits: TaskHabits) -> String {
      var writer = JSONWriter()
      writer.object { habits.write(to: &$0) }
      return writer.text
    }
    #expect(
      json(TaskHabits()) == #"{"usualPart":null,"usualPartCount":null,"usualPartTotal":null,"usualLength":null,"#
        + #""usualLengthCount":null}"#)
    let records = (1...3).map { _ in TaskRecord("run", minutes: 90) }
    #expect(json(TaskHistory(of: records).habits(of: "run")).hasSuffix(#""usualLength":90,"usualLengthCount":3}"#))
  }
}
