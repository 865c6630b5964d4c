import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Starting and stopping a task` {
  /// A moment of the day that a test takes for now.
  private func at(_ now: String) -> (inout ProcessEnvironment) -> Void { { $0.variables[.now] = now } }

  private static let text =
    "---\ntype: note\n---\n- [ ] write\n- [ ] phone Bob\n- [ ] bins {due: 2026-11-20, repeat: weekly}\n"

  private func vault() throws -> EditVault { try EditVault(["tasks/a.md": Self.text]) }

  @Test func `marks it as in progress and notes how long it took`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    #expect(vault.text("tasks/a.md").contains("- [/] write\n"))
    let run = vault.run(["stop"], environment: at("2026-11-20 10:25"))
    #expect(run.code == .done && run.errors.contains("'write': 1 h 25 min spent"), "\(run.errors)")
    #expect(vault.text("tasks/a.md").contains("- [/] write {spent: 1h25m 2026-11-20}\n"))
    #expect(vault.run("stop").code == .nothingFound)
  }

  @Test func `adds to what was spent before`() throws {
    let vault = try vault()
    for _ in 0..<2 {
      #expect(vault.run("start", "write").code == .done)
      #expect(vault.run(["stop"], environment: at("2026-11-20 09:40")).code == .done)
    }
    #expect(vault.text("tasks/a.md").contains("- [/] write {spent: 1h20m 2026-11-20}\n"))
  }

  /// The most that a length can be is 2^63 - 1 seconds.
  @Test(
    arguments: [
      ("write {spent: a while}", "stop"), ("write {spent: a while}", "done"),
      ("write {spent: 2562047788015215h7m}", "stop"),
      ("write {spent: 2562047788015215h7m}", "done"),
      ("write {due: 2026-11-20, repeat: weekly, spent: a while}", "done"),
      ("write {due: 2026-11-20, repeat: weekly, spent: 2562047788015215h7m}", "done"),
    ])
  func `loses no time beside one that does not read`(task: String, command: String) throws {
    let vault = try EditVault(["tasks/a.md": "---\ntype: note\n---\n- [/] \(task)\n"])
    #expect(vault.run("start", "write").code == .done)
    let before = vault.text("tasks/a.md")
    let run = vault.run(command == "stop" ? ["stop"] : ["done", "write"], environment: at("2026-11-20 09:30"))
    #expect(run.code == .wrongCall && run.errors.contains("tasks/a.md:4: 30 min cannot be added to 'spent: "))
    #expect(vault.text("tasks/a.md") == before)
    // It goes on running.
    #expect(vault.run("start").output.contains("write"))
  }

  @Test func `is not said to be none where the record of it is damaged`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    let path = ".vault/state/started"
    let lines = vault.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    try vault.directory.write(path, lines[0] + "\n" + lines[1].dropLast(3))
    for words in [["stop"], ["start"], ["done", "write"]] {
      let run = vault.run(words)
      #expect(
        run.code == .ioFailure && run.errors.contains(".vault/state/started is damaged"), "\(words): \(run.errors)")
    }
    #expect(vault.run("doctor").output.contains(".vault/state/started is damaged"))
    // What has nothing to do with it goes on, and keeps what is left of the record.
    let other = vault.run("add", "buy milk")
    #expect(other.code == .done && other.errors.contains(".vault/state/started.aside-"), "\(other.errors)")
    #expect(vault.run("stop").code == .nothingFound)
  }

  @Test func `is stopped by what closes it, with the time beside the day`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    #expect(vault.run(["done", "write"], environment: at("2026-11-20 09:30")).code == .done)
    #expect(vault.text("tasks/a.md").contains("- [x] write {completed: 2026-11-20, spent: 30m}\n"))
    #expect(vault.run("start").errors == "no task is running\n")
  }

  @Test func `writes the time of a repeating one into its log`() throws {
    let vault = try vault()
    #expect(vault.run("start", "bins").code == .done)
    #expect(vault.run(["stop"], environment: at("2026-11-20 09:05")).code == .done)
    #expect(vault.text("tasks/a.md").contains("- [/] bins {due: 2026-11-20, repeat: weekly, spent: 5m 2026-11-20}\n"))
    #expect(vault.run("start", "bins").code == .done)
    #expect(vault.run(["done", "bins"], environment: at("2026-11-20 09:10")).code == .done)
    #expect(
      vault.text("tasks/a.md").hasSuffix(
        "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20 {spent: 15m}\n"))
  }

  @Test func `says what runs when another one is started`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    let refused = vault.run("start", "phone Bob")
    #expect(
      refused.code == .wrongCall && refused.errors.contains("'write' has been running since 09:00"), "\(refused.errors)"
    )
    let run = vault.run(["start", "phone Bob", "--yes"], environment: at("2026-11-20 09:10"))
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/a.md").contains("- [/] write {spent: 10m 2026-11-20}\n- [/] phone Bob\n"))
    let shown = vault.run(["start", "--json"], environment: at("2026-11-20 09:14"))
    #expect(
      shown.output == #"{"path":"tasks/a.md","title":"phone Bob","started":"2026-11-20 09:10","minutes":4}"# + "\n")
    #expect(vault.run("start", "phone Bob").errors.contains("'phone Bob' has been running since"))
  }

  @Test func `never took less than nothing`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    // The clock was set back.
    let shown = vault.run(["start", "--json"], environment: at("2026-11-20 08:00"))
    #expect(shown.output.hasSuffix(#""minutes":0}"# + "\n"), "\(shown.output)")
    let run = vault.run(["stop"], environment: at("2026-11-20 08:00"))
    #expect(run.code == .wrongCall && run.errors.contains("it is still running"), "\(run.errors)")
    #expect(vault.text("tasks/a.md").contains("- [/] write\n"))
    // A step of some seconds is no clock that was set: that is less than a minute.
    let step = vault.run(["stop"], environment: at("2026-11-20 08:59:30"))
    #expect(step.code == .done && step.errors.contains("less than a minute"), "\(step.errors)")
  }

  @Test func `asks what to do about a start that was forgotten`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    let late = at("2026-11-20 21:01")
    let run = vault.run(["stop"], environment: late)
    #expect(run.code == .wrongCall && run.errors.contains("12 h 1 min ago: was it forgotten?"), "\(run.errors)")
    #expect(vault.run(["stop", "--spent", "2h"], environment: late).code == .done)
    #expect(vault.text("tasks/a.md").contains("- [/] write {spent: 2h 2026-11-20}\n"))
    #expect(vault.run("start", "phone Bob").code == .done)
    #expect(vault.run(["stop", "--discard"], environment: late).errors.contains("nothing was noted"))
    #expect(vault.text("tasks/a.md").contains("- [/] phone Bob\n"))
  }

  @Test func `finds its task after the note was edited, and says when it is gone`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    try vault.directory.write("tasks/a.md", "---\ntype: note\n---\nNew.\n\n- [ ] other\n- [/] write {priority: high}\n")
    #expect(vault.run(["stop"], environment: at("2026-11-20 09:01")).code == .done)
    #expect(vault.text("tasks/a.md").hasSuffix("- [/] write {priority: high, spent: 1m 2026-11-20}\n"))
    #expect(vault.run("start", "other").code == .done)
    try vault.directory.write("tasks/a.md", "Nothing.\n")
    let run = vault.run(["stop"], environment: at("2026-11-20 09:02"))
    #expect(run.code == .nothingFound && run.errors.contains("'other' is no longer in tasks/a.md"), "\(run.errors)")
  }

  /// A moment on the clocks of Kyiv, which are put back at 04:00 on 25 October 2026 and on at 03:00 on 28 March 2027.
  private func inKyiv(_ now: String) -> (inout ProcessEnvironment) -> Void {
    {
      $0.variables[.now] = now
      $0.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
    }
  }

  @Test(arguments: [
    ("2026-10-25 01:30", "2026-10-25 05:30", "5h", "5 h"),
    ("2027-03-28 01:30", "2027-03-28 05:30", "3h", "3 h"),
    ("2026-10-25 03:10+03:00", "2026-10-25 03:20+02:00", "1h10m", "1 h 10 min"),
  ])
  func `takes as long as time passes when the clocks are changed`(
    start: String, stop: String, spent: String, shownAs: String
  ) throws {
    let vault = try vault()
    #expect(vault.run(["start", "write"], environment: inKyiv(start)).code == .done)
    let shown = vault.run(["start"], environment: inKyiv(stop))
    #expect(shown.output.hasSuffix(": \(shownAs)\n"), "\(shown.output)")
    let run = vault.run(["stop"], environment: inKyiv(stop))
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/a.md").contains("- [/] write {spent: \(spent) \(start.prefix(10))}\n"))
  }

  @Test func `is read as an older vault kept it, by the clocks`() throws {
    let vault = try vault()
    #expect(vault.run(["start", "write"], environment: inKyiv("2026-10-25 01:30")).code == .done)
    let kept = vault.text(".vault/state/started").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(kept.count > 6 && kept[1] == "2026-10-25 01:30+03:00", "\(kept)")
    let old = [kept[0], "2026-10-25 01:30"] + kept[2..<6]
    try vault.directory.write(".vault/state/started", old.joined(separator: "\n") + "\n")
    #expect(vault.run(["stop"], environment: inKyiv("2026-10-25 05:30")).code == .done)
    #expect(vault.text("tasks/a.md").contains("- [/] write {spent: 5h 2026-10-25}\n"))
  }

  @Test func `is forgotten when its start is taken back`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    let run = vault.run("undo")
    #expect(run.errors == "'write' is not running any more\n")
    #expect(vault.text("tasks/a.md") == Self.text)
    #expect(vault.run("start").errors == "no task is running\n")
    #expect(vault.run("stop").code == .nothingFound)
  }

  @Test func `goes on when its end is taken back, and is noted once`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    #expect(vault.run(["stop"], environment: at("2026-11-20 09:40")).code == .done)
    let run = vault.run(["undo"], environment: at("2026-11-20 09:41"))
    #expect(run.errors == "'write' is running again, since 09:00\n")
    #expect(vault.text("tasks/a.md").contains("- [/] write\n"))
    #expect(vault.run(["done", "write"], environment: at("2026-11-20 09:50")).code == .done)
    #expect(vault.text("tasks/a.md").contains("- [x] write {completed: 2026-11-20, spent: 50m}\n"))
    #expect(vault.run("undo").errors == "'write' is running again, since 09:00\n")
  }

  @Test func `is what ran before when the start of another one is taken back`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    #expect(vault.run(["start", "phone Bob", "--yes"], environment: at("2026-11-20 09:10")).code == .done)
    #expect(vault.run("set", "phone Bob", "priority=high").code == .done)
    #expect(vault.run("undo").errors.isEmpty)
    #expect(vault.run("undo").errors == "'write' is running again, since 09:00\n")
    #expect(vault.run(["stop"], environment: at("2026-11-20 09:20")).code == .done)
    #expect(vault.text("tasks/a.md").contains("- [/] write {spent: 20m 2026-11-20}\n- [ ] phone Bob\n"))
  }

  @Test func `is this device's own`() throws {
    let vault = try vault()
    #expect(vault.run("start", "write").code == .done)
    let run = vault.run(["start"]) { $0.variables[.stateHome] = vault.directory.path + "/.another-device" }
    #expect(run.errors == "no task is running\n")
  }

  @Test func `refuses what is done, and what is no task`() throws {
    let vault = try vault()
    #expect(vault.run("start", "water the plants").errors.contains("to open it: vault reopen 'water the plants'\n"))
    #expect(vault.run("start", "soup").code == .wrongCall)
  }
}
