import Testing
import VaultTestSupport

@testable import VaultCommands

/// What `vault check` says of the settings and keys that a plan reads.
@Suite struct `Settings of the day plan` {
  /// What is found in a vault with a setting in the second line of its settings.
  private func check(_ setting: String, _ files: [String: String] = [:]) throws -> CommandRun {
    var files = files
    files[".vault/config.yaml"] = "lang: en\n\(setting)\n"
    return CommandRun(["check", "--json", "--now", "2026-11-20 09:00"], in: try ScratchDirectory(files))
  }

  @Test(arguments: [
    "active-hours: 25:00-99:00", "active-hours: soon", "active-hours: 09:00", "active-hours: {someday: 09:00-18:00}",
    "active-hours: {mon-fri: 09:00-18:00, sat: maybe}", "active-hours: [09:00-12:00, soon]",
    "active-hours: []", "active-hours: [none]",
    "active-hours: {sat: [10:00-12:00, 13]}", "buffer: banana",
    "buffer: -5m", "capacity: lots", "capacity: -1h", "capacity: {mon-fri: many}", "capacity: {someday: 6h}",
    "hours: 09:00-18:00", "hours: {work: never}", "hours: {work: {mon-fri: 9 to 5}}", "strategy: fastest",
    "ask-mood: sometimes",
  ])
  func `are reported when they are nonsense`(setting: String) throws {
    let run = try check(setting)
    #expect(run.code == .nothingFound)
    let finding = try #require(try PlanVault.objects(in: run.output).first, "\(setting) passes")
    #expect(finding["path"] as? String == ".vault/config.yaml" && finding["line"] as? Int == 2)
    #expect(finding["severity"] as? String == "error")
  }

  @Test(arguments: [
    "active-hours: 09:00-21:00", "active-hours: 22:00-02:00", "active-hours: {mon-fri: 08:00-18:00, sat: none}",
    "active-hours: {mon-fri: 08:00-18:00, sat: 10:00-14:00, sun: none}", "active-hours: [09:00-12:00, 13:00-18:00]",
    "active-hours: 09:00-12:00, 13:00-18:00", "hours: {work: \"09:00-12:00, 13:00-17:00\"}",
    "active-hours: {mon-fri: [09:00-12:00, 13:00-18:00], sat: 10:00-14:00}",
    "hours: {work: [09:00-12:00, 13:00-17:00]}",
    "buffer: 5m", "buffer: 1h", "capacity: 6h",
    "capacity: {mon-fri: 6h, sat: 2h}", "hours: {work: {mon-fri: 09:00-18:00}, personal: 18:00-22:00}",
    "strategy: adaptive", "strategy: mood", "strategy: due", "strategy: easy", "strategy: hard",
    "ask-mood: auto", "ask-mood: on", "ask-mood: off",
  ])
  func `are sound in each of their forms`(setting: String) throws {
    let run = try check(setting)
    #expect(run.code == .done && run.output.isEmpty, "\(run.output)")
  }

  @Test(arguments: [
    "letters {scheduled: 2026-11-20 10:05, auto: 2026-11-20 10:05}",
    "draft {scheduled: 2026-11-20 09:00, auto: 2026-11-20 09:00, auto-day: 2026-11-20}",
    "draft {scheduled: 2026-11-20 evening}",
    "photos {scheduled: [2026-11-20 09:00-10:00, 2026-11-21 09:00-10:00], split: true, duration: 2h}",
    "photos {scheduled: [2026-11-20 09:00-10:00], auto: [2026-11-20 09:00-10:00], split}",
  ])
  func `and the keys of a task that a plan writes are known`(task: String) throws {
    let run = try check("buffer: 5m", ["tasks/day.md": "- [ ] \(task)\n"])
    #expect(run.code == .done && run.output.isEmpty, "\(run.output)")
  }

  @Test(arguments: [("travel: 30m\nbusy: false", true), ("travel: far", false), ("busy: perhaps", false)])
  func `and those of an event too`(keys: String, isSound: Bool) throws {
    let event = "---\ntitle: Talk\nstart: 2026-11-20 10:00\nend: 2026-11-20 11:00\n\(keys)\n---\n"
    let run = try check("buffer: 5m", ["events/talk.md": event])
    #expect(run.output.isEmpty == isSound, "\(run.output)")
  }

  @Test(arguments: ["auto: soon", "auto-day: whenever", "duration: long", "spent: much"])
  func `and a wrong value of a task is reported`(field: String) throws {
    let run = try check("buffer: 5m", ["tasks/day.md": "- [ ] letters {\(field)}\n"])
    #expect(!run.output.isEmpty)
  }

  @Test(arguments: ["buffer: banana", "active-hours: 25:00-99:00", "capacity: lots", "strategy: fastest"])
  func `do not stop a plan when they are nonsense`(setting: String) throws {
    let vault = try PlanVault(tasks: ["letters {duration: 30m}"], settings: setting + "\n")
    let run = vault.run(["plan", "--json"], at: "2026-11-20 09:00")
    #expect(run.code == .done, "\(run.errors)")
    #expect(try Plan(run.output, date: "2026-11-20").blocks == ["planned letters 09:00-09:30"])
  }

  @Test(arguments: [
    ("tomorow", "tomorrow"), ("wek", "week"), ("завтар", "завтра"), ("fridey", "friday"), ("четвр", "четвер"),
  ])
  func `suggest the day that was meant`(word: String, meant: String) throws {
    let run = try PlanVault().run(["plan", word], at: "2026-11-20 09:00")
    #expect(
      run.code == .wrongCall && run.errors.contains("did you mean") && run.errors.contains("'\(meant)'"),
      "\(run.errors)")
  }
}
