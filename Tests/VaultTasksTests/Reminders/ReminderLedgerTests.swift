import Testing
import VaultModel
import VaultTestSupport

@testable import VaultTasks

/// What is told when; a device that looks at the times given, and the notes as they are then.
@Suite struct `What was reminded of` {
  /// A device with a ledger that goes through its file at every look.
  private struct Device {
    var ledger = ReminderLedger()

    /// Looks at the notes at a time, and tells what is due unless it crashes between the claim and the delivery.
    mutating func look(
      at time: String, _ text: String, within: Int64 = 0, crashes: Bool = false, fails: Bool = false
    ) throws -> [String] {
      let note = try RemindedNote(text)
      let now = try note.instant(time)
      return try look(at: now, note, within: within, crashes: crashes, fails: fails)
    }

    mutating func look(
      at now: Int64, _ note: RemindedNote, within: Int64 = 0, crashes: Bool = false, fails: Bool = false
    ) throws -> [String] {
      let alerts = ReminderAlerts(
        of: note.sources, after: now - ReminderLedger.patience, through: now + within + 120, note.clock)
      let taken = ledger.claim(alerts.alerts, of: note.sources, at: now, through: now + within)
      if !crashes {
        for number in taken { ledger.settle(alerts.alerts[number].key(note.sources), isDelivered: !fails) }
      }
      ledger = try #require(ReminderLedger(text: ledger.text))
      return taken.map { number in
        String(note.clock.clock(at: alerts.alerts[number].instant)?.text.suffix(5) ?? "")
      }
    }
  }

  private static let fixed = "- [ ] 2026-11-20 10:00-11:00 x\n"

  @Test func `is told a quarter before and at the start, each once`() throws {
    var device = Device()
    var told: [String] = []
    for minute in 30...70 {
      let time = "2026-11-20 \(minute < 60 ? "09" : "10"):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
      for alert in try device.look(at: time, Self.fixed) { told.append("\(time.suffix(5)) \(alert)") }
    }
    #expect(told == ["09:45 09:45", "10:00 10:00"])
  }

  @Test func `moves with the start, to exactly the new times`() throws {
    var device = Device()
    let moved = "- [ ] 2026-11-20 11:00-12:00 x\n"
    #expect(try device.look(at: "2026-11-20 09:40", Self.fixed).isEmpty)
    var told: [String] = []
    for minutes in stride(from: 41, through: 130, by: 1) {
      let hour = 9 + minutes / 60
      let time = "2026-11-20 \(hour < 10 ? "0" : "")\(hour):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
      told += try device.look(at: time, moved)
    }
    #expect(told == ["10:45", "11:00"])
  }

  @Test func `is told again when it moves after it was told`() throws {
    var device = Device()
    #expect(try device.look(at: "2026-11-20 09:45", Self.fixed) == ["09:45"])
    let moved = "- [ ] 2026-11-20 11:00-12:00 x\n"
    #expect(try device.look(at: "2026-11-20 10:00", moved).isEmpty)
    #expect(try device.look(at: "2026-11-20 10:45", moved) == ["10:45"])
    #expect(try device.look(at: "2026-11-20 11:00", moved) == ["11:00"])
  }

  @Test(arguments: ["- [x] 2026-11-20 10:00-11:00 x\n", "- [-] 2026-11-20 10:00-11:00 x\n", "\n"])
  func `is never what was done, cancelled or deleted meanwhile`(text: String) throws {
    var device = Device()
    #expect(try device.look(at: "2026-11-20 09:45", Self.fixed) == ["09:45"])
    for time in ["09:50", "10:00", "18:00"] { #expect(try device.look(at: "2026-11-20 \(time)", text).isEmpty) }
  }

  @Test func `is two of two equal lines, and one of the other when one is done`() throws {
    var device = Device()
    #expect(try device.look(at: "2026-11-20 09:45", Self.fixed + Self.fixed) == ["09:45", "09:45"])
    #expect(try device.look(at: "2026-11-20 09:46", Self.fixed + Self.fixed).isEmpty)
    let done = "- [x] 2026-11-20 10:00-11:00 x\n" + Self.fixed
    #expect(try device.look(at: "2026-11-20 10:00", done) == ["10:00"])
  }

  @Test func `changes with an edit for that line alone`() throws {
    var device = Device()
    let other = "- [ ] 2026-11-20 10:00-11:00 other\n"
    #expect(try device.look(at: "2026-11-20 09:45", Self.fixed + other) == ["09:45", "09:45"])
    let edited = "# Heading\n\n- [ ] 2026-11-20 10:10-11:00 x\n\ntext\n\n" + other
    // Five minutes ago for a start in ten: now.
    #expect(try device.look(at: "2026-11-20 10:00", edited) == ["09:55", "10:00"])
    #expect(try device.look(at: "2026-11-20 10:10", edited) == ["10:10"])
  }

  @Test func `is not what somebody writes down afterwards`() throws {
    var device = Device()
    #expect(try device.look(at: "2026-11-20 10:20", "").isEmpty)
    #expect(try device.look(at: "2026-11-20 10:21", Self.fixed + "- [ ] 2026-11-20 y\n").isEmpty)
    // But what is still to come is, though its time to be reminded is over.
    #expect(try device.look(at: "2026-11-20 10:22", "- [ ] 2026-11-20 10:30-11:00 z\n") == ["10:15"])
    #expect(
      try device.look(at: "2026-11-20 10:23", "- [ ] 2026-11-25 10:30-11:00 z {remind: 2026-11-20 10:00}\n").isEmpty)
  }

  @Test func `is all that was missed while the computer slept, once, but nothing older than a day`() throws {
    var device = Device()
    let text = Self.fixed + "- [ ] 2026-11-20 13:00 y\n- [ ] 2026-11-20 17:30 z\n"
    #expect(try device.look(at: "2026-11-20 09:30", text).isEmpty)
    #expect(try device.look(at: "2026-11-20 17:30", text) == ["09:45", "10:00", "13:00", "17:30"])
    #expect(try device.look(at: "2026-11-20 17:31", text).isEmpty)
    var other = Device()
    #expect(try other.look(at: "2026-11-20 09:30", text).isEmpty)
    #expect(try other.look(at: "2026-11-21 10:00", text) == ["13:00", "17:30"])
  }

  @Test func `is at first that of the last hour`() throws {
    var device = Device()
    let text =
      "- [ ] 2026-11-20 08:59 a\n- [ ] 2026-11-20 09:00 b\n- [ ] 2026-11-20 09:01 c\n"
      + "- [ ] 2026-11-21 08:00-09:00 d {remind: 1d}\n"
    #expect(try device.look(at: "2026-11-20 10:00", text) == ["09:01"])
    // Nor later, though what it reminds of is still to come.
    #expect(try device.look(at: "2026-11-20 10:01", text).isEmpty)
  }

  @Test func `is repeated rather than lost by a crash`() throws {
    var device = Device()
    #expect(try device.look(at: "2026-11-20 09:45", Self.fixed, crashes: true) == ["09:45"])
    // Somebody may still be about to tell it.
    #expect(try device.look(at: "2026-11-20 09:50", Self.fixed).isEmpty)
    #expect(try device.look(at: "2026-11-20 09:51", Self.fixed) == ["09:45"])
    #expect(try device.look(at: "2026-11-20 10:00", Self.fixed) == ["10:00"])
    #expect(try device.look(at: "2026-11-20 11:00", Self.fixed).isEmpty)
  }

  @Test func `is tried again when the notifier failed, five times at most`() throws {
    var device = Device()
    for minute in 45...49 {
      #expect(try device.look(at: "2026-11-20 09:\(minute)", Self.fixed, fails: true) == ["09:45"])
    }
    #expect(try device.look(at: "2026-11-20 09:50", Self.fixed, fails: true).isEmpty)
    var other = Device()
    #expect(try other.look(at: "2026-11-20 09:45", Self.fixed, fails: true) == ["09:45"])
    #expect(try other.look(at: "2026-11-20 09:46", Self.fixed) == ["09:45"])
    #expect(try other.look(at: "2026-11-20 09:47", Self.fixed).isEmpty)
  }

  @Test func `is taken by one of two looks at once`() throws {
    let note = try RemindedNote(Self.fixed)
    let now = try note.instant("2026-11-20 09:45")
    let alerts = ReminderAlerts(of: note.sources, after: now - 86_400, through: now, note.clock)
    var ledger = ReminderLedger()
    #expect(ledger.claim(alerts.alerts, of: note.sources, at: now, through: now) == [0])
    #expect(ledger.claim(alerts.alerts, of: note.sources, at: now, through: now).isEmpty)
    // Nor by two looks after a notifier failed.
    ledger.settle(alerts.alerts[0].key(note.sources), isDelivered: false)
    #expect(ledger.claim(alerts.alerts, of: note.sources, at: now + 60, through: now + 60) == [0])
    #expect(ledger.claim(alerts.alerts, of: note.sources, at: now + 61, through: now + 61).isEmpty)
  }

  @Test func `is told ahead where that is asked for, and then not again`() throws {
    var device = Device()
    #expect(try device.look(at: "2026-11-20 09:44", Self.fixed, within: 900) == ["09:45"])
    #expect(try device.look(at: "2026-11-20 09:45", Self.fixed, within: 900) == ["10:00"])
    #expect(try device.look(at: "2026-11-20 10:00", Self.fixed).isEmpty)
  }

  @Test func `is neither lost nor doubled by a clock that is set`() throws {
    // Forward: what was passed over is told. Back: what was told stays so, and the rest comes at its time.
    let text = Self.fixed + "- [ ] 2026-11-20 10:40-11:00 y\n"
    var device = Device()
    #expect(try device.look(at: "2026-11-20 09:30", text).isEmpty)
    #expect(try device.look(at: "2026-11-20 10:30", text) == ["09:45", "10:00", "10:25"])
    #expect(try device.look(at: "2026-11-20 09:31", text).isEmpty)
    #expect(try device.look(at: "2026-11-20 09:45", text).isEmpty)
    #expect(try device.look(at: "2026-11-20 10:00", text + "- [ ] 2026-11-20 10:10 new\n").isEmpty)
    #expect(try device.look(at: "2026-11-20 10:10", text + "- [ ] 2026-11-20 10:10 new\n") == ["10:10"])
    #expect(try device.look(at: "2026-11-20 10:40", text) == ["10:40"])
    // Years ahead and back: nothing is forgotten at once.
    #expect(try device.look(at: "2030-01-01 00:00", text).isEmpty)
    #expect(try device.look(at: "2026-11-20 10:41", text).isEmpty)
  }

  @Test func `is not lost under a clock that was years ahead for a while`() throws {
    var device = Device()
    #expect(try device.look(at: "2026-11-20 09:30", Self.fixed).isEmpty)
    #expect(try device.look(at: "2030-01-01 00:00", Self.fixed).isEmpty)
    #expect(try device.look(at: "2026-11-20 10:05", Self.fixed) == ["09:45", "10:00"])
    #expect(try device.look(at: "2026-11-20 10:06", Self.fixed).isEmpty)
    // Also where it was so from the beginning.
    var other = Device()
    #expect(try other.look(at: "2030-01-01 00:00", Self.fixed).isEmpty)
    #expect(try other.look(at: "2026-11-20 09:45", Self.fixed) == ["09:45"])
    #expect(try other.look(at: "2026-11-20 10:00", Self.fixed) == ["10:00"])
  }

  @Test func `is told once in the hour that the clocks show twice`() throws {
    // 25 October 2026, the first and the second 03:30; a meeting at 04:10 alerts in the second hour.
    let note = try RemindedNote("- [ ] 2026-10-25 03:30 a\n- [ ] 2026-10-25 04:10-05:00 b\n")
    let first = try note.instant("2026-10-25 03:30")
    var device = Device()
    #expect(try device.look(at: first - 60, note).isEmpty)
    #expect(try device.look(at: first, note) == ["03:30"])
    #expect(try device.look(at: first + 3600, note).isEmpty)
    #expect(try device.look(at: first + 3600 + 24 * 60, note).isEmpty)
    #expect(try device.look(at: first + 3600 + 25 * 60, note) == ["03:55"])
    #expect(try device.look(at: first + 3600 + 40 * 60, note) == ["04:10"])
  }

  @Test func `of every occurrence is told once, whole days at their time`() throws {
    var device = Device()
    let text = "- [ ] 2026-11-01 x {repeat: daily}\n"
    var told: [String] = []
    for day in 20...24 {
      for time in ["08:59", "09:00", "23:59"] { told += try device.look(at: "2026-11-\(day) \(time)", text) }
    }
    #expect(told == ["09:00", "09:00", "09:00", "09:00", "09:00"])
  }

  @Test func `is forgotten after three days`() throws {
    var device = Device()
    _ = try device.look(at: "2026-11-20 09:45", Self.fixed)
    _ = try device.look(at: "2026-11-23 09:44", "")
    #expect(device.ledger.entries.count == 1)
    _ = try device.look(at: "2026-11-23 09:50", "")
    _ = try device.look(at: "2026-11-23 09:51", "")
    #expect(device.ledger.entries.isEmpty)
  }
}

/// The text of the ledger.
@Suite struct `A ledger of reminders` {
  private static let text = """
    reminders 1
    looked 1795161600
    began 1795158000
    told 00f3a41e9d2c7b56 1795160700
    failed 00f3a41e9d2c7b57 1795160800 3
    claimed 5b0e4c8f21d7a930 1795161600 1795161601 0
    end 3

    """

  @Test func `is read as it was written`() throws {
    let ledger = try #require(ReminderLedger(text: Array(Self.text.utf8)))
    #expect(ledger.text == Array(Self.text.utf8))
    #expect(ledger.entries.count == 3 && ledger.lastCheck == 1_795_161_600)
    #expect(ReminderLedger(text: ReminderLedger().text) == ReminderLedger())
  }

  @Test(arguments: [
    "", "\n", "reminders 2\nend 0\n", "reminders 1\n", "reminders 1\nend 1\n", "reminders 1\nend 0",
    "reminders 1\nlooked\nend 0\n", "reminders 1\nlooked 99999999999999999999\nend 0\n",
    "reminders 1\nlooked 9223372036854775807\nend 0\n", "reminders 1\nlater 7\nend 0\n",
    "reminders 1\ntold 12 7\nend 1\n", "reminders 1\ntold zzzzzzzzzzzzzzzz 7\nend 1\n",
    "reminders 1\ntold 00f3a41e9d2c7b56 7\ntold 00f3a41e9d2c7b56 8\nend 2\n", "reminders 1\n\nend 0\n",
    "reminders 1\nclaimed 00f3a41e9d2c7b56 7 -9223372036854775808 0\nend 1\n",
    "reminders 1\nfailed 00f3a41e9d2c7b56 7 -1\nend 1\n",
  ])
  func `is refused when it is damaged or newer`(text: String) {
    #expect(ReminderLedger(text: Array(text.utf8)) == nil)
  }

  @Test func `never traps, whatever stands in it`() throws {
    let note = try RemindedNote("- [ ] 2026-11-20 10:00-11:00 x\n")
    let now = try note.instant("2026-11-20 10:00")
    let alerts = ReminderAlerts(of: note.sources, after: now - 86_400, through: now, note.clock).alerts
    for seed in LongSearch.seeds(few: 1) {
      var random = SplitMix64(seed: seed)
      var readable = 0
      for _ in 0..<2000 {
        var bytes = Array(Self.text.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] =
            "0123456789 -abf\n".utf8.randomElement(using: &random) ?? 0
        }
        guard var ledger = ReminderLedger(text: bytes) else { continue }
        readable += 1
        _ = ledger.claim(alerts, of: note.sources, at: now, through: now)
        #expect(ReminderLedger(text: ledger.text) == ledger, "seed \(seed)")
      }
      #expect(readable > 100, "seed \(seed)")
    }
  }

  @Test func `is refused wherever it is cut off`() {
    let bytes = Array(Self.text.utf8)
    for length in 0..<bytes.count { #expect(ReminderLedger(text: Array(bytes[..<length])) == nil, "\(length)") }
    #expect(ReminderLedger(text: [0xFF, 0x0A]) == nil)
  }
}
