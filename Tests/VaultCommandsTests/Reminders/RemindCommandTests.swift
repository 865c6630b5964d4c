import Foundation
import Testing
import VaultModel
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault remind`: what is said when, on Friday, 20 November 2026.
@Suite struct `vault remind` {
  private static let tasks = "- [ ] 2026-11-20 10:00-11:00 write {location: library, tags: work}\n"

  private func vault(_ notifier: String? = nil) throws -> RemindVault {
    try RemindVault(["tasks.md": Self.tasks], notifier: notifier)
  }

  @Test func `tells a fixed task a quarter before and at its start, each once`() throws {
    let vault = try vault()
    let expected = [("09:44", 0), ("09:45", 1), ("09:46", 0), ("09:59", 0), ("10:00", 1), ("10:01", 0), ("18:00", 0)]
    for (time, count) in expected {
      let run = vault.run(at: time)
      #expect(run.output.split(separator: "\n").count == count, "\(time): \(run.output)")
      #expect(run.code == .done && run.errors.isEmpty, "\(run.errors)")
    }
  }

  @Test func `tells a moved one at exactly the new times, and a done or removed one never`() throws {
    let vault = try vault()
    #expect(vault.titles(at: "09:45") == ["write"])
    try vault.directory.write("tasks.md", "- [ ] 2026-11-20 11:00-12:00 write\n")
    let times = ["10:00", "10:44", "10:45", "10:46", "11:00", "11:01"]
    #expect(times.map { vault.titles(at: $0).count } == [0, 0, 1, 0, 1, 0])
    for text in ["- [x] 2026-11-20 12:00-13:00 write\n", "- [-] 2026-11-20 12:00-13:00 write\n", ""] {
      try vault.directory.write("tasks.md", "- [ ] 2026-11-20 12:00-13:00 write\n")
      _ = vault.titles(at: "11:02")
      try vault.directory.write("tasks.md", text)
      #expect(["11:45", "12:00"].map { vault.titles(at: $0).count } == [0, 0])
    }
  }

  /// The clocks go back from 04:00 to 03:00 at 01:00Z.
  @Test func `tells in time in the hour that the clocks show twice`() throws {
    let vault = try RemindVault([
      "a.md": "- [ ] 2026-10-25 04:10-05:00 fx\n- [ ] z2 {due: \"2026-10-25 03:30+02:00\"}\n- [ ] 2026-10-25 03:45 z1\n"
    ])
    let expected: [(String, [String])] = [
      ("00:35Z", []), ("00:45Z", ["z1"]), ("01:00Z", []), ("01:29Z", []), ("01:30Z", ["z2"]), ("01:31Z", []),
      ("01:54Z", []), ("01:55Z", ["fx"]), ("02:00Z", []), ("02:10Z", ["fx"]),
    ]
    for (time, titles) in expected { #expect(vault.titles(at: "2026-10-25 " + time) == titles, "\(time)") }
  }

  @Test func `tells every occurrence of an event, and none of a holiday`() throws {
    let vault = try RemindVault([
      "events/a.md":
        "---\nstart: 2026-11-16 10:00\nrepeat: weekdays\nexcept: '[[holidays]]'\nremind: 5m\n---\n# Stand-up\n",
      "notes/holidays.md": "- 2026-11-24 a day off\n",
    ])
    let told = (20...25).filter { !vault.titles(at: "2026-11-\($0) 09:55").isEmpty }
    #expect(told == [20, 23, 25])
  }

  @Test func `follows the settings of the vault`() throws {
    let vault = try RemindVault([
      ".vault/config.yaml": "remind-leads: [2d, 1h]\nremind-time: '07:30'\n",
      "a.md": "- [ ] 2026-11-22 10:00-11:00 far\n- [ ] 2026-11-20 day\n- [ ] 2026-11-20 11:00-12:00 near\n",
    ])
    #expect(vault.titles(at: "07:29").isEmpty)
    #expect(vault.titles(at: "07:30") == ["day"])
    #expect(vault.titles(at: "10:00") == ["far", "near"])
  }

  @Test func `tells once what was missed in a sleep, however many alerts of it there were`() throws {
    let vault = try vault()
    #expect(vault.titles(at: "09:30").isEmpty)
    let run = vault.run(at: "17:30", terminal: true)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains("10:00–11:00  write  7 h 30 min ago  library · #work"), "\(run.output)")
    #expect(vault.titles(at: "17:31").isEmpty)
  }

  @Test func `looks ahead, and leaves no trace where it only shows`() throws {
    let vault = try vault()
    let shown = vault.run(at: "09:00", "--within", "2h", "--dry-run")
    let rows = shown.output.split(separator: "\n").map { $0.split(separator: "\t")[1...3] }
    #expect(
      rows == [
        ["2026-11-20 09:45", "2026-11-20 10:00", "2026-11-20 11:00"],
        ["2026-11-20 10:00", "2026-11-20 10:00", "2026-11-20 11:00"],
      ])
    #expect(throws: (any Error).self) { try vault.directory.read(".vault/state/lock") }
    #expect(vault.titles(at: "09:30", "--within", "15m") == ["write"])
    #expect(vault.titles(at: "09:45").isEmpty)
    #expect(vault.titles(at: "09:46", "--within", "15m") == ["write"])
    #expect(vault.titles(at: "10:00").isEmpty)
  }

  @Test func `tells each alert ahead with its moment, so that none is taken unseen`() throws {
    let vault = try vault()
    let told = vault.run(at: "06:00", "--within", "8h").output.split(separator: "\n")
      .map { $0.split(separator: "\t")[1] }
    #expect(told == ["2026-11-20 09:45", "2026-11-20 10:00"])
    #expect(vault.titles(at: "09:45").isEmpty && vault.titles(at: "10:00").isEmpty)
  }

  /// Told to a timer ahead of time, shown to a person with its moment, and told at that moment all the same.
  @Test func `says to a person who looks ahead when it will remind`() throws {
    let vault = try vault()
    for _ in 1...2 {
      let run = vault.run(at: "09:30", "--within", "1h", terminal: true)
      let lines = run.output.split(separator: "\n").map(String.init)
      try #require(lines.count == 3, "\(run.output)")
      #expect(lines[0] == "Reminders to come" && run.errors.isEmpty)
      #expect(lines[1].contains("09:45  write  in 15 min  10:00–11:00 · library · #work"))
      #expect(lines[2].contains("10:00  write  in 30 min  10:00–11:00"))
    }
    let due = vault.run(at: "09:45", "--within", "10m", terminal: true)
    #expect(due.output.split(separator: "\n").count == 1 && due.output.contains("write  in 15 min"))
    #expect(due.errors == "no reminders until 09:55\nthe next one: 10:00, write\n")
    #expect(vault.titles(at: "10:00") == ["write"])
    let none = vault.run(at: "18:00", "--within", "1d", terminal: true, language: "uk")
    #expect(none.errors == "до сб, 21 лист. 2026 18:00 нагадувань немає\n")
  }

  @Test func `shows how long it is until then, in both languages`() throws {
    let vault = try RemindVault([
      "a.md":
        "- [ ] 2026-11-20 10:00-11:00 write\n- [ ] 2026-11-20 10:10 call {remind: 15m}\n- [ ] 2026-11-21 tax {remind: 1d}\n"
        + "- [ ] 2026-11-22 11:00 trip {remind: 2026-11-20 09:30}\n- [ ] mum {remind: 2026-11-20 09:50}\n"
    ])
    let english = vault.run(at: "09:55", "--dry-run", terminal: true).output.split(separator: "\n").map(String.init)
    #expect(english.count == 5)
    let expected = [
      ("tax", "tomorrow", "due"), ("trip", "Sun 11:00", "in 2 days"),
      ("write", "10:00–11:00", "in 5 min"), ("mum", "09:50", "5 min ago"), ("call", "10:10", "in 15 min"),
    ]
    for (line, row) in zip(english, expected) {
      #expect(line.contains(row.0) && line.contains(row.1) && line.contains(row.2), "\(line)")
    }
    let ukrainian = vault.run(at: "09:55", "--dry-run", terminal: true, language: "uk_UA.UTF-8").output
    for word in ["завтра", "через 2 дні", "через 5 хв", "5 хв тому", "термін"] {
      #expect(ukrainian.contains(word), "\(word)")
    }
  }

  @Test func `says nothing to cron when there is nothing, and that to a person`() throws {
    let vault = try vault()
    #expect(vault.run(at: "08:00").output.isEmpty)
    let run = vault.run(at: "08:00", terminal: true)
    #expect(run.output.isEmpty && run.errors == "nothing to remind of now\n" && run.code == .done)
    #expect(vault.run(at: "08:00", terminal: true, language: "uk").errors == "зараз нагадувати нема про що\n")
  }

  @Test func `is told to programs`() throws {
    let json = try vault().run(at: "09:45", "--json").output
    #expect(
      json.contains(
        #""path":"tasks.md","line":1,"type":"task","title":"write","at":"2026-11-20 09:45","reminder":"15m","role":"start","#
          + #""start":"2026-11-20 10:00","end":"2026-11-20 11:00","allDay":false,"location":"library","tags":["work"]}"#
      ),
      "\(json)")
  }

  @Test(arguments: ["15", "soon", "-1h", "32d", ""])
  func `takes no other length of time`(text: String) throws {
    let run = try vault().run(at: "09:45", "--within=\(text)")
    #expect(run.code == .wrongCall && run.output.isEmpty)
  }

  @Test func `goes on as at first when its memory is damaged, and keeps what is left of it`() throws {
    let vault = try vault()
    #expect(vault.titles(at: "09:45") == ["write"])
    let name = try #require(try names(of: vault).first)
    let whole = try vault.directory.read(name)
    for damaged in [Array(whole.dropLast(4)), Array("garbage".utf8), [], whole + [0xFF]] {
      try vault.directory.write(name, damaged)
      let run = vault.run(at: "09:50")
      // Of the last hour once more; nothing traps, and nothing is lost.
      #expect(run.code == .done && run.output.contains("write"))
      #expect(
        run.errors.hasPrefix(
          "warning: the list of reminders already given cannot be read and is kept as \(name).aside-"))
      #expect(vault.run(at: "09:51").output.isEmpty)
    }
    #expect(try names(of: vault).count == 5)
  }

  private func names(of vault: RemindVault) throws -> [String] {
    let listing = try FileManager.default.contentsOfDirectory(atPath: vault.directory.path + "/.vault/state")
    return listing.filter { $0.hasPrefix("reminders-") }.sorted().map { ".vault/state/\($0)" }
  }

  @Test func `tells each time once when several run at once`() async throws {
    let vault = try RemindVault(["tasks.md": Self.tasks + Self.tasks])
    let lines = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { vault.run(at: "09:45").output.split(separator: "\n").count } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(lines.sorted() == [0, 0, 0, 2])
  }

  @Test func `keeps out of the way of the notes and of undo`() throws {
    let vault = try vault()
    _ = vault.titles(at: "09:45")
    #expect(try vault.directory.read("tasks.md") == Array(Self.tasks.utf8))
    let undo = CommandRun(["undo"], in: vault.directory) { vault.prepare(&$0) }
    #expect(undo.code == .nothingFound)
  }

  @Test func `says what does not read to a person, and to cron`() throws {
    let vault = try RemindVault(["events/a.md": "---\nstart: 2026-11-20 10:00\nrepeat: now and then\n---\n# Broken\n"])
    let run = vault.run(at: "09:45")
    #expect(run.output.contains("Broken"))
    #expect(run.errors.contains("events/a.md:1: the rule of 'Broken' cannot be read"), "\(run.errors)")
    let person = vault.run(at: "10:00") { $0.errorsAreTerminal = true }
    #expect(person.errors.contains("events/a.md:1: the rule of 'Broken' cannot be read"))
  }

  @Test(arguments: ["0001-01-01 00:00", "0001-01-02 12:00", "9999-12-31 23:59:59", "9999-12-30 10:00"])
  func `works at both ends of time`(time: String) throws {
    let vault = try RemindVault([
      "a.md": "- [ ] 0001-01-01 x {repeat: daily}\n- [ ] 9999-12-31 23:59 y\n- [ ] 0001-01-01 00:00 z {remind: 400d}\n"
    ])
    for words in [[], ["--within", "31d"]] {
      let run = vault.run(at: time) { $0.arguments += words }
      #expect(run.code == .done && run.errors.isEmpty, "\(run.errors)")
    }
  }

  @Test func `needs a vault`() throws {
    let empty = try ScratchDirectory(["a.md": ""])
    #expect(CommandRun(["remind"], in: empty).code == .ioFailure)
  }
}
