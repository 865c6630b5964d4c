import Testing
import VaultTestSupport

@testable import VaultCommands

/// What stands on a day is the same in every command that shows days, and what a plain reading of the specification
/// gives. The clocks of the vault and those of another place follow from files of the test's own.
@Suite struct `What stands on a day` {
  @Test func `is what trying each day gives, in agenda, calendar, today, plan and remind`() throws {
    for seed in LongSearch.seeds(few: 12) {
      let days = RandomDays(seed: seed)
      guard try !AskedDays(days).faults().isEmpty else { continue }
      let smallest = try days.smallest { try !AskedDays($0).faults().isEmpty }
      let faults = try AskedDays(smallest).faults().prefix(20).joined(separator: "\n")
      let first = PlainTime.date(smallest.window.lowerBound)
      Issue.record("seed \(seed), 14 days from \(first)\n\(smallest.description)\n\(faults)")
    }
  }

  // MARK: Notes and commands

  /// A note, a command, and what it says of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let path, note: String
    let words: [String]
    var now = "2026-11-22 08:00"
    var settings = ""
    /// What stands beside the note.
    var others: [String: String] = [:]
    /// What stands in the output, what does not, and what is told beside it.
    var has: [String] = []
    var lacks: [String] = []
    var tells: [String] = []

    var testDescription: String { words.joined(separator: " ") + ": " + note.replacing("\n", with: " ") }
  }

  /// An event named Visit with these keys.
  private static func event(
    _ keys: String, _ words: String, settings: String = "", others: [String: String] = [:], has: [String] = [],
    lacks: [String] = []
  ) -> Row {
    Row(
      path: "events/a.md", note: "---\n" + keys.replacing("; ", with: "\n") + "\n---\n# Visit\n",
      words: words.split(separator: " ").map(String.init), settings: settings, others: others, has: has,
      lacks: lacks)
  }

  /// A line of a task named lab.
  private static func task(
    _ line: String, _ words: String, has: [String] = [], lacks: [String] = [], tells: [String] = []
  ) -> Row {
    Row(
      path: "tasks/t.md", note: "- [ ] \(line)\n", words: words.split(separator: " ").map(String.init), has: has,
      lacks: lacks, tells: tells)
  }

  private static let cancelled: [Row] = ["cancelled", "скасовано"].flatMap { status in
    let keys = "start: 2026-11-23 10:00; end: 2026-11-23 12:00; status: \(status)"
    return [
      event(keys, "agenda 2026-11-23", lacks: ["Visit"]),
      event(keys, "calendar 2026-11 --json", has: [#""date":"2026-11-23","count":0,"#]),
      event(keys, "today --now 2026-11-23", lacks: ["Visit"]),
      event(keys, "plan 2026-11-23 --json", lacks: ["Visit"]),
      event(keys, "remind --within 2d --dry-run", lacks: ["Visit"]),
      event(keys, "export --where type:event --format ics", has: ["SUMMARY:Visit\r\n", "STATUS:CANCELLED\r\n"]),
    ]
  }

  private static let sittings: [Row] = {
    let line = "lab {scheduled: [2026-11-23 09:00-10:00, 2026-11-24 09:00-10:00], split: true}"
    let second = #""start":"2026-11-24 09:00","end":"2026-11-24 10:00""#
    return [
      task(line, "agenda 2026-11-24 --json", has: [second]), task(line, "tasks 2026-11-24", has: ["lab"]),
      task(line, "calendar 2026-11 --json", has: [#""date":"2026-11-24","count":1,"events":0,"tasks":1,"#]),
      task(line, "remind --within 4d --dry-run --json", has: [second]),
      task(line, "plan 2026-11-24 --json", has: [second + #","kind":"pinned""#]),
      task(line, "export --where type:task --format ics", has: ["SUMMARY:lab\r\n"], tells: ["'lab'"]),
    ]
  }()

  private static let distances: [Row] = {
    let line = "2026-11-23 14:00-15:30 lab {due: 2026-11-24, repeat: weekly}"
    let block = #""start":"2026-11-30 14:00","end":"2026-11-30 15:30""#
    return [
      task(line, "agenda 2026-11-30 --json", has: [#""role":"start","# + block]),
      task(line, "calendar 2026-11 --json", has: [#""date":"2026-11-30","count":1,"events":0,"tasks":1,"#]),
      task(line, "plan 2026-11-30 --json", has: [block + #","kind":"fixed""#]),
      task(line, "remind --within 14d --dry-run --json", has: [block]),
    ]
  }()

  private static let zonedExceptions: [Row] = {
    // At that time it is ten o'clock there.
    let keys =
      "start: 2026-11-23 17:00; end: 2026-11-23 18:00; repeat: daily; except: [\"2026-11-24 10:00 [Etc/There]\"]"
    return [
      event(keys, "agenda 2026-11-24", lacks: ["Visit"]), event(keys, "plan 2026-11-24 --json", lacks: ["Visit"]),
      event(keys, "plan 2026-11-25 --json", has: [#""start":"2026-11-25 17:00""#]),
    ]
  }()

  private static let ownedTimes: [Row] = {
    let line =
      "lab {scheduled: 2026-11-23 09:00, auto: 2026-11-23 09:00, auto-day: 2026-11-22, repeat: weekly}"
    return [
      task(line, "agenda 2026-11-23", has: ["2026-11-23 09:00"]),
      task(line, "agenda 2026-11-30", lacks: ["2026-11-30 09:00"]),
      task(line, "remind --within 20d --dry-run", has: ["2026-11-23 09:00"], lacks: ["2026-11-30 09:00"]),
    ]
  }()

  private static let weekStarts: [Row] = {
    let keys = "start: 2026-11-23 14:00; repeat: every 2 weeks on sun, mon"
    let setting = "week-start: sunday\n"
    return [
      event(
        keys, "agenda 2026-11-23..2026-12-09", settings: setting,
        has: ["2026-11-23 14:00", "2026-12-06 14:00", "2026-12-07 14:00"], lacks: ["2026-11-29"]),
      event(
        keys, "export --where type:event --format ics", settings: setting,
        has: ["RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU\r\n"]),
      // Where nothing hangs on it, it is not said.
      event(
        "start: 2026-11-23 14:00; repeat: every week on sun, mon", "export --where type:event --format ics",
        settings: setting, has: ["RRULE:FREQ=WEEKLY;BYDAY=MO,SU\r\n"]),
      event(
        "start: 2026-11-23 14:00; repeat: FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU", "export --where type:event --format ics",
        settings: setting, has: ["RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU\r\n"]),
    ]
  }()

  private static let holidays: [Row] = {
    let keys = "start: 2026-11-23 10:00; repeat: weekly; except: \"[[free]]\""
    let (words, free) = ("export --where type:event --format ics", ["free.md": "- 2026-11-30 free\n"])
    let rule = "RRULE:FREQ=WEEKLY\r\n"
    let exception = "EXDATE:20261130T100000\r\n"
    return [
      event(keys, words, others: free, has: [rule, exception], lacks: ["RDATE"]),
      event(
        keys + "; on-holiday: after", words, others: free, has: [rule, exception, "RDATE:20261201T100000\r\n"]),
      event(
        keys + "; on-holiday: before", words, others: free, has: [rule, exception, "RDATE:20261129T100000\r\n"]),
      event(
        "start: 2026-11-23; repeat: weekly; except: [2026-12-07, \"[[free]]\"]", words, others: free,
        has: ["EXDATE;VALUE=DATE:20261207\r\n", "EXDATE;VALUE=DATE:20261130\r\n"]),
      // It takes place on Tuesday, on which the rule has none, and which is left out: no two lists say that.
      event(
        "start: 2026-11-23 10:00; repeat: weekly; except: [2026-12-01, \"[[free]]\"]; on-holiday: after", words,
        others: free, has: [rule], lacks: ["RDATE", "EXDATE:20261130"]),
    ]
  }()

  private static let overrides: [Row] = {
    let keys = "uid: abc; start: 2026-11-23 10:00; repeat: weekly"
    let other = ["events/b.md": "---\nuid: \"abc#20261130T100000\"\nstart: 2026-12-01 15:00\n---\n# Other\n"]
    return [
      event(keys, "agenda 2026-11-30", others: other, lacks: ["Visit"]),
      event(keys, "agenda 2026-12-01..2026-12-07", others: other, has: ["Other", "2026-12-07 10:00"]),
      event(keys, "calendar 2026-11 --json", others: other, has: [#""date":"2026-11-30","count":0,"#]),
      event(keys, "plan 2026-11-30 --json", others: other, lacks: ["Visit"]),
      event(keys, "remind --within 14d --dry-run", others: other, has: ["Other"], lacks: ["2026-11-30 10:00"]),
      // In UTC it is eight o'clock then.
      event(
        keys, "agenda 2026-11-30",
        others: ["events/b.md": "---\nuid: \"abc#20261130T080000Z\"\nstart: 2026-12-01 15:00\n---\n# Other\n"],
        lacks: ["Visit"]),
      event(
        "uid: abc; start: 2026-11-23; repeat: weekly", "agenda 2026-11-30",
        others: ["events/b.md": "---\nuid: \"abc#20261130\"\nstart: 2026-12-01\n---\n# Other\n"], lacks: ["Visit"]),
      // That of another series.
      event(
        keys, "agenda 2026-11-30",
        others: ["events/b.md": "---\nuid: \"abcd#20261130T100000\"\nstart: 2026-12-01 15:00\n---\n# Other\n"],
        has: ["Visit"]),
    ]
  }()

  private static let statistics: [Row] = {
    let bins = "bins {due: 2026-11-18, repeat: weekly, except: 2026-11-18}"
    let lab = "lab {scheduled: [2026-11-23 09:00-10:00, 2026-11-24 09:00-10:00], split: true}"
    // There it is the evening of the 23rd.
    let call = "call {due: \"2026-11-23 20:00 [Etc/There]\"}"
    func open(_ line: String, on day: String, _ isOpen: Bool = true) -> Row {
      let open = [#""open":1"#]
      return task(
        line, "stats tasks --from \(day) --to \(day) --json", has: isOpen ? open : [], lacks: isOpen ? [] : open)
    }
    return [
      open(bins, on: "2026-11-18", false), open(bins, on: "2026-11-25"), open(lab, on: "2026-11-24"),
      open(call, on: "2026-11-23", false), open(call, on: "2026-11-24"),
    ]
  }()

  private static let late: [Row] = ["lab", "lab {repeat: weekly}"].flatMap { rest -> [Row] in
    let line = "2026-11-20 14:00-15:00 " + rest
    let missed = #""start":"2026-11-20 14:00","end":"2026-11-20 15:00","kind":"missed""#
    return [
      task(line, "plan --json", has: [#""day":"2026-11-22","# + missed]),
      // Days that are over are planned only by themselves.
      task(line, "plan 2026-11-20..2026-11-22 --json", has: [#""day":"2026-11-22","# + missed]),
      task(line, "plan 2026-11-20..2026-11-21 --json", has: [#""day":"2026-11-20","# + missed]),
      task(line, "plan 2026-11-21 --json", lacks: ["lab"]),
    ]
  }

  private static let passedOwnedTimes: [Row] = {
    let keys = "scheduled: 2026-11-20 09:00, auto: 2026-11-20 09:00"
    return [
      task("lab {\(keys)}", "tasks is:today", lacks: ["lab"]), task("lab {\(keys)}", "today", lacks: ["lab"]),
      task("lab {\(keys)}", "tasks is:today --now 2026-11-20", has: ["lab"]),
      // On the day that a person wrote it was meant to be done.
      task("lab {\(keys), auto-day: 2026-11-21}", "tasks is:today", has: ["lab"]),
      task("lab {scheduled: 2026-11-20 09:00}", "tasks is:today", has: ["lab"]),
    ]
  }()

  private static let waits: [Row] = [
    task("lab {due: 2026-11-22, wait: 2026-12-01}", "agenda --json", has: [#""waits":"2026-12-01"}"#]),
    task("lab {due: 2026-12-01, wait: 2026-12-01}", "agenda 2026-12-01 --json", has: ["lab"], lacks: ["waits"]),
    task("lab {due: 2026-11-22, depends: first}\n- [ ] prep {id: first}", "agenda --json", has: [#""waits":"first"}"#]),
    task(
      "lab {due: 2026-11-22, depends: first}\n- [x] prep {id: first}", "agenda --json", has: ["lab"], lacks: ["waits"]),
  ]

  private static let daysAsEnds: [Row] = {
    let keys = "start: 2026-11-23 10:00; end: 2026-11-24"
    return [
      event(keys, "agenda 2026-11-24", has: ["Visit"]),
      event(keys, "plan 2026-11-23 --json", has: [#""start":"2026-11-23 10:00","end":"2026-11-25 00:00""#]),
      event(keys, "export --where type:event --format ics", has: ["DTEND:20261125T000000\r\n"]),
    ]
  }()

  /// A lesson of Mondays in a note with more keys.
  private static func lesson(
    _ line: String, _ words: String, keys: String = "", now: String = "2026-11-24 08:00", has: [String] = [],
    lacks: [String] = []
  ) -> Row {
    Row(
      path: "timetable/7.md",
      note: "---\nowner: {group: \"7\"}\nterm: 2026-09-01..2026-12-24\n\(keys)---\n\n## Monday\n\n- \(line)\n",
      words: words.split(separator: " ").map(String.init), now: now,
      settings: "timetable: {mine: [{group: \"7\"}]}\n", has: has, lacks: lacks)
  }

  private static let nightLessons: [Row] = {
    let line = "22:30-00:30 Night"
    let times = #""start":"2026-11-23 22:30","path":"timetable/7.md""#
    let counts = ["23", "24"].map { #""date":"2026-11-\#($0)","count":1,"events":0,"tasks":0,"# }
    // At half past four in the afternoon it is half past eleven here.
    let far = "16:30-18:00 Far"
    let elsewhere = "timezone: Etc/There\n"
    return [
      lesson(line, "agenda 2026-11-23 --json", has: [#""day":"2026-11-23","# + times]),
      lesson(line, "agenda 2026-11-24 --json", has: [#""day":"2026-11-24","# + times, #""end":"2026-11-24 00:30""#]),
      lesson(line, "agenda 2026-11-25 --json", lacks: ["Night"]),
      lesson(line, "calendar 2026-11 --json", has: counts),
      lesson(line, "today --json", now: "2026-11-24 00:10", has: [#""title":"Night""#, #""current":true"#]),
      lesson(line, "today --json", now: "2026-11-24 00:30", has: [#""title":"Night""#, #""current":false"#]),
      lesson(line, "report today", has: ["Night", "–00:30"]),
      lesson(line, "plan 2026-11-24 --json", has: [#""end":"2026-11-24 00:30","kind":"lesson""#]),
      // What ends at midnight is of no day that begins then.
      lesson("22:30-00:00 Night", "agenda 2026-11-24 --json", lacks: ["Night"]),
      lesson(
        far, "agenda 2026-11-24 --json", keys: elsewhere,
        has: [#""day":"2026-11-24","start":"2026-11-23 23:30""#, #""end":"2026-11-24 01:00""#]),
      lesson(
        far, "today --json", keys: elsewhere, now: "2026-11-24 00:10",
        has: [#""start":"2026-11-23 23:30""#, #""current":true"#]),
    ]
  }()

  private static func payment(
    _ line: String, _ words: String, now: String = "2026-11-23 08:00", has: [String] = [], lacks: [String] = [],
    tells: [String] = []
  ) -> Row {
    Row(
      path: "money/regular.md", note: "- \(line)\n", words: words.split(separator: " ").map(String.init), now: now,
      has: has, lacks: lacks, tells: tells)
  }

  private static let payments: [Row] = {
    let line = "2026-10-23 -9500 UAH rent {repeat: monthly}"
    let unread = "2026-11-23 -9500 UAH rent {repeat: evry month}"
    let dates = "2026-11-23 -9500 UAH rent {also: 2026-11-25}"
    let member = #""title":"rent","start":"2026-11-23","amount":"-9500.00","currency":"UAH""#
    return [
      payment(line, "today --json", has: [#"{"section":"money","#, member]),
      payment(line, "today", has: ["\tmoney\t2026-11-23\t\tmoney\trent\tmoney/regular.md:1\n"]),
      payment(line, "today", now: "2026-11-24 08:00", lacks: ["rent"]),
      payment(line, "report today", has: ["Regular payments", "rent"]),
      payment(unread, "today --json", has: [member], tells: ["the rule of 'rent' cannot be read"]),
      payment(unread, "agenda 2026-11-23", has: ["rent"], tells: ["the rule of 'rent' cannot be read"]),
      payment(unread, "agenda 2026-12-23", lacks: ["rent"]),
      // What dates alone repeat is regular, too, and so in no sum before it is booked.
      payment(dates, "agenda 2026-11-23", has: ["rent"]), payment(dates, "agenda 2026-11-24", lacks: ["rent"]),
      payment(dates, "agenda 2026-11-25", has: ["rent"]),
      payment(dates, "calendar 2026-11 --json", has: [#""date":"2026-11-25","count":1,"#]),
      payment(dates, "today --json", now: "2026-11-25 08:00", has: [#""title":"rent","start":"2026-11-25""#]),
      payment(dates, "money 2026-11", lacks: ["rent"]),
    ]
  }()

  private static let severalDates: [Row] = {
    let line = "2026-11-23 16:00-17:00 lab {due: 2026-11-23 18:00}"
    return [
      task(line, "calendar 2026-11 --json", has: [#""date":"2026-11-23","count":1,"events":0,"tasks":1,"#]),
      task(line, "agenda 2026-11-23 --json", has: [#""role":"start""#, #""role":"due""#]),
    ]
  }()

  private static let rows: [Row] =
    cancelled + sittings + distances + zonedExceptions + ownedTimes + weekStarts + daysAsEnds + holidays + overrides
    + statistics + late + passedOwnedTimes + waits + nightLessons + payments + severalDates

  @Test(arguments: rows) func `is what is written`(row: Row) throws {
    let files = [".vault/config.yaml": PlainTime.settings + row.settings, row.path: row.note]
    let vault = try DayVault(files.merging(row.others) { first, _ in first })
    let run = vault.run(row.words, at: row.words.contains("--now") ? nil : row.now)
    #expect(run.code == .done || run.code == .nothingFound, "\(run.errors)")
    for text in row.has { #expect(run.output.contains(text), "\(text) is not in\n\(run.output)\(run.errors)") }
    for text in row.lacks { #expect(!run.output.contains(text), "\(text) is in\n\(run.output)") }
    for text in row.tells { #expect(run.errors.contains(text), "\(text) is not told: \(run.errors)") }
  }

  @Test(arguments: [
    "tasks", "agenda", "calendar", "today", "plan", "plan week", "remind --dry-run", "remind --within 4d --dry-run",
    "report today -o -", "report week -o -",
  ]) func `of a rule that does not read is told once a call, to people and in a pipe`(call: String) throws {
    let vault = try DayVault([
      ".vault/config.yaml": PlainTime.settings,
      "events/a.md": "---\nstart: 2026-11-23 10:00\nrepeat: evry week\n---\n# Visit\n",
      "tasks/t.md": "- [ ] gym {due: 2026-11-23, repeat: evry week}\n",
      "money/regular.md": "- 2026-11-23 -9500 UAH rent {repeat: evry month}\n",
    ])
    let words = call.split(separator: " ").map(String.init)
    let hasPayments = ["agenda", "calendar", "today", "report"].contains(words[0])
    let titles = ["gym"] + (call == "tasks" ? [] : ["Visit"]) + (hasPayments ? ["rent"] : [])
    for isTerminal in [false, true] {
      let run = vault.run(words, at: "2026-11-23 08:00", onTerminal: isTerminal)
      for title in titles {
        let sentence = "the rule of '\(title)' cannot be read"
        let count = run.errors.split(separator: sentence, omittingEmptySubsequences: false).count - 1
        #expect(count == 1, "\(title), on a terminal: \(isTerminal)\n\(run.errors)")
      }
    }
  }

  @Test func `and the page of the day are one, whoever asks`() throws {
    let vault = try DayVault([
      ".vault/config.yaml": PlainTime.settings,
      "events/a.md": "---\nstart: 2026-11-23 10:00\n---\n# Visit\n", "tasks/t.md": "- [ ] gym {due: 2026-11-22}\n",
    ])
    let piped = vault.run(["report", "today", "-o", "-"], at: "2026-11-22 08:00").output
    #expect(piped.contains("gym"))
    let run = vault.run(["report", "today", "-o", "day.html", "--yes"], at: "2026-11-22 08:00", onTerminal: true)
    #expect(run.code == .done, "\(run.errors)")
    let page = String(decoding: try vault.directory.read("day.html"), as: UTF8.self)
    #expect(page.contains("Visit") == piped.contains("Visit"))
  }
}

// MARK: - Asking

/// A vault with the clocks of two places.
private struct DayVault {
  let directory: ScratchDirectory

  init(_ files: [String: String]) throws {
    directory = try ScratchDirectory(files)
    let zones: [(name: String, hours: Int32, rule: String)] = [
      ("Here", 2, "EET-2EEST,M3.5.0/3,M10.5.0/4"), ("There", -5, "EST5EDT,M3.2.0,M11.1.0"),
    ]
    for zone in zones {
      let file = ZoneFile(types: [zone.hours * 3600], transitions: [], footer: zone.rule)
      try directory.write("zones/Etc/" + zone.name, file.bytes(version: UInt8(ascii: "2")))
    }
  }

  /// Runs `vault` at a moment, which the words may say instead.
  func run(_ words: [String], at now: String?, onTerminal: Bool = false) -> CommandRun {
    CommandRun(words + (now.map { ["--now", $0] } ?? []), in: directory) { environment in
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.timeZoneDirectory] = directory.path + "/zones"
      environment.variables[.stateHome] = directory.path + "/.state-home"
      environment.variables[.noColor] = "1"
      environment.outputIsTerminal = onTerminal
      environment.terminalColumns = onTerminal ? 100 : nil
    }
  }
}

/// The vault of random days, and what commands say otherwise of it.
private struct AskedDays {
  private let days: RandomDays
  private let vault: DayVault
  /// What was said otherwise, a line each.
  private var lines: [String] = []

  init(_ days: RandomDays) throws {
    self.days = days
    vault = try DayVault(days.files)
  }

  /// The moment at which all is asked, the first one of the days.
  private var now: String { PlainTime.moment(days.window.lowerBound * PlainTime.minutes) }

  private var span: String { PlainTime.date(days.window.lowerBound) + ".." + PlainTime.date(days.window.upperBound) }

  /// What commands say otherwise, a line each.
  func faults() throws -> [String] {
    var asked = self
    try asked.askAgenda()
    try asked.askCalendar()
    for day in Set(days.todays).sorted() { try asked.askToday(on: day) }
    try asked.askPlan()
    try asked.askRemind()
    if RandomDays.features.contains(.export) { asked.askExport() }
    return asked.lines
  }

  /// What a command says, an object a line; each rule that does not read has to be told of once.
  private mutating func objects(_ words: [String], at now: String) throws -> [[String: Any]] {
    let run = vault.run(words, at: now)
    let name = words.joined(separator: " ")
    if run.code != .done, run.code != .nothingFound { lines.append("\(name): \(run.errors)") }
    for item in days.items where words[0] != "plan" || RandomDays.features.contains(.unreadInPlan) {
      let sentence = "the rule of '\(item.title)' cannot be read"
      let count = run.errors.split(separator: sentence, omittingEmptySubsequences: false).count - 1
      // Payments stand in no plan and remind of nothing.
      let isTold = item.isUnread && (item.kind != .money || ["agenda", "calendar", "today"].contains(words[0]))
      if count != (isTold ? 1 : 0) { lines.append("\(name): says \(count) times that \(sentence)") }
    }
    return try PlanVault.objects(in: run.output)
  }

  private mutating func compare(_ name: String, _ found: Set<String>, _ expected: Set<String>) {
    lines += found.symmetricDifference(expected).sorted().map { text in
      "\(name): \(found.contains(text) ? "has" : "lacks") \(text)"
    }
  }

  private static func texts(_ object: [String: Any], _ keys: String...) -> String {
    keys.map { object[$0] as? String ?? "" }.joined(separator: "|")
  }

  private mutating func askAgenda() throws {
    let found = try objects(["agenda", span, "--json"], at: now).compactMap { object -> String? in
      switch Self.texts(object, "section") {
      case "agenda": Self.texts(object, "day", "type", "title", "role", "start")
      case "meal", "lesson", "money", "expiry": Self.texts(object, "day", "section", "title", "role", "start")
      case "reminder": nil
      default: "\(object)"
      }
    }
    let expected = days.told.map { told in
      [PlainTime.date(told.day), told.kind, told.title, told.role, told.start].joined(separator: "|")
    }
    compare("agenda", Set(found), Set(expected))
    if Set(found).count != found.count { lines.append("agenda: has a date twice") }
  }

  /// What a calendar counts, and of which kind that is.
  private static let counted = [
    ("events", "event"), ("tasks", "task"), ("meals", "meal"), ("lessons", "lesson"), ("payments", "money"),
    ("expiries", "expiry"),
  ]

  private mutating func askCalendar() throws {
    let months = Set([days.window.lowerBound, days.window.upperBound].map { String(PlainTime.date($0).prefix(7)) })
    let told = days.told
    let skipped = days.items.filter(\.isSkipped).map(\.title)
    for month in months.sorted() {
      for object in try objects(["calendar", month, "--json"], at: now) {
        let date = Self.texts(object, "date")
        let day = PlainTime.day(date)
        guard days.window.contains(day) else { continue }
        for (key, kind) in Self.counted {
          // What has two dates on one day counts once, and what is skipped not at all.
          let titles = Set(told.filter { $0.day == day && $0.kind == kind }.map(\.title)).subtracting(skipped)
          let count = object[key] as? Int ?? -1
          if count != titles.count { lines.append("calendar: \(count) \(key) on \(date), not \(titles.count)") }
        }
      }
    }
  }

  private mutating func askToday(on day: Int) throws {
    let leftOpen = Set(days.items.filter { $0.isLeftOpen(on: day) }.map(\.title))
    var found: Set<String> = []
    for object in try objects(["today", "--json"], at: PlainTime.moment(day * PlainTime.minutes)) {
      let title = Self.texts(object, "title")
      guard !leftOpen.contains(title) else { continue }
      let section = Self.texts(object, "section")
      if ["agenda", "overdue", "today", "waiting"].contains(section) { found.insert("on \(title)") }
      if ["overdue", "meal", "lesson", "money", "expiry"].contains(section) { found.insert("\(section) \(title)") }
    }
    let expected = days.items.filter { !leftOpen.contains($0.title) }.flatMap { $0.said(on: day) }
    compare("today on \(PlainTime.date(day))", found, Set(expected))
  }

  private mutating func askPlan() throws {
    let first = now
    let objects = try objects(["plan", span, "--json"], at: now)
    let titles = Set(objects.map { Self.texts($0, "title") })
    if RandomDays.features.contains(.linesOfAllDue) {
      lines += days.items.filter { $0.isDue(by: days.window) && !titles.contains($0.title) }.map { item in
        "plan: has no line of \(item.title)"
      }
    }
    let found = objects.compactMap { object -> String? in
      switch Self.texts(object, "kind") {
      case "all-day": Self.texts(object, "kind", "title", "day")
      case "event", "fixed", "pinned", "lesson":
        // What has begun before is none of these days.
        Self.texts(object, "start") < first ? nil : Self.texts(object, "kind", "title", "start", "end")
      default: nil
      }
    }
    compare("plan", Set(found), days.busy)
  }

  private mutating func askRemind() throws {
    let first = now
    let found = try objects(["remind", "--within", "14d", "--dry-run", "--json"], at: now)
      .filter { Self.texts($0, "at") > first }.map { Self.texts($0, "at", "title", "start") }
    compare("remind", Set(found), days.rings)
  }

  private mutating func askExport() {
    guard days.items.contains(where: { $0.kind == .event || $0.kind == .task }) else { return }
    let run = vault.run(["export", "--where", "type:event,task", "--format", "ics"], at: now)
    if run.code != .done { lines.append("export: \(run.errors)") }
    let others = days.items.filter { !$0.isLikeExported }.flatMap { [" \($0.title)", " \($0.title)o"] }
    let found = ExportedDays(run.output, .plain).days.filter { day in
      days.window.contains(PlainTime.day(String(day.prefix(10)))) && !others.contains(where: day.hasSuffix)
    }
    compare("export", Set(found), days.exported)
  }
}
