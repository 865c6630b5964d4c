import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultTasks

@Suite struct `Quick entry` {
  @Test(arguments: EntryRow.english + EntryRow.ukrainian)
  func `understands what is meant and leaves the rest as the title`(row: EntryRow) {
    let entry = EntryRow.entry(row.text)
    #expect(entry.meaning == row.meaning)
    #expect(entry.title == row.title)
  }

  @Test(arguments: EntryRow.englishText + EntryRow.ukrainianText)
  func `leaves a sentence alone that says no date`(text: String) {
    let entry = EntryRow.entry(text)
    #expect(entry.meaning == "" && !entry.understandsAnything)
    #expect(entry.title == text)
  }

  @Test(arguments: [
    ("Call Ann tomorow 15:00", "tomorow 15:00"), ("Party Decembr 20", "Decembr 20"),
    ("Meet on Friday or Saturday", "on Friday or Saturday"), ("Dentist tomorrow 25:00", "tomorrow 25:00"),
    ("Зустріч завтра о 15 30", "завтра о 15 30"),
  ]) func `says which phrase is not understood`(text: String, left: String) {
    #expect(EntryRow.entry(text).left == [QuickEntry.Left(reason: .notUnderstood, text: left)])
  }

  @Test func `shows both readings of a date with a slash, unless the locale has one`() throws {
    let (may, december) = (try #require(LocalDate("2027-05-12")), try #require(LocalDate("2026-12-05")))
    #expect(
      EntryRow.entry("Dentist 12/5 15:00").left == [.init(reason: .twoDates(may, december), text: "12/5 15:00")])
    for (locale, day) in [("uk", "2027-05-12"), ("en-GB", "2027-05-12"), ("en_US.UTF-8", "2026-12-05")] {
      let order = QuickEntry.DateOrder(locale: locale)
      #expect(QuickEntry("Dentist 12/5", now: EntryRow.now, order: order).due?.text == day)
    }
    #expect(QuickEntry.DateOrder(locale: "en") == nil && QuickEntry.DateOrder(locale: nil) == nil)
  }

  @Test func `names the bytes of each piece`() {
    let text = "Call Ann tomorrow at 15:00 #work !high, please"
    let entry = EntryRow.entry(text)
    let pieces = entry.pieces.map { piece in
      piece.meaning.rawValue + ":" + String(decoding: Array(text.utf8)[piece.range.indices], as: UTF8.self)
    }
    #expect(pieces == ["date:tomorrow", "time:at 15:00", "tag:#work", "priority:!high"])
  }

  @Test(arguments: EntryRow.english + EntryRow.ukrainian)
  func `gives pieces that stand in order and touch nothing of the title`(row: EntryRow) {
    let entry = EntryRow.entry(row.text)
    for (left, right) in zip(entry.pieces, entry.pieces.dropFirst()) { #expect(left.range.upper <= right.range.lower) }
    let bytes = Array(row.text.utf8)
    for piece in entry.pieces { #expect(piece.range.upper <= bytes.count && !piece.range.isEmpty) }
  }

  @Test func `puts the date before the title and the rest into keys`() {
    let entry = EntryRow.entry("Call Ann tomorrow 15:00 !high ~45m")
    #expect(entry.slot == "2026-11-21 15:00")
    #expect(
      entry.changes == [
        .set(["priority"], .scalar(NewScalar("high"))), .set(["duration"], .scalar(NewScalar("45m"))),
      ])
  }

  @Test(
    arguments: [
      ("Pay every month on the 31st at 8:00 and 20:00", "every month on the 31st at 8:00 and 20:00", .timesInNoRule),
      ("Every 8 hours drink at 8:00 and 20:00", "Every 8 hours … at 8:00 and 20:00", .timesInNoRule),
      ("Call Ann tomorrow at 8:00 and 20:00", "at 8:00 and 20:00", .timesWithoutRule),
      ("Back up every day until 2026-11-01", "every day until 2026-11-01", .ruleIsOver),
      ("Back up every mon until sun", "every mon until sun", .ruleIsOver),
      ("Випити ліки щороку 29 лютого о 8:00 та 20:00", "щороку 29 лютого о 8:00 та 20:00", .timesInNoRule),
    ] as [(String, String, QuickEntry.Refusal)])
  func `tells what stays in the title because no task says it`(text: String, left: String, reason: QuickEntry.Refusal) {
    let entry = EntryRow.entry(text)
    #expect(entry.left == [QuickEntry.Left(reason: reason, text: left)])
    #expect(entry.repetition == nil && entry.clocks.isEmpty)
    #expect(left.split(separator: " … ").allSatisfy { entry.title.contains($0) })
  }

  /// The rule that is written gives back the times that were typed, day by day.
  @Test(arguments: [
    ("every day at 8:00 and 20:00", ["20 20:00", "21 08:00", "21 20:00", "22 08:00"]),
    ("every day at 8:00, 13:30 and 20:45", ["20 13:30", "20 20:45", "21 08:00", "21 13:30"]),
    ("every mon and wed at 8:00 and 20:30", ["23 08:00", "23 20:30", "25 08:00", "25 20:30"]),
    // At 9:00 today's are over.
    ("every 2 days at 7:10 and 7:40", ["21 07:10", "21 07:40", "23 07:10", "23 07:40"]),
    ("every month on the 24th at 8:00 and 9:30", ["24 08:00", "24 09:30", "24 08:00", "24 09:30"]),
    ("weekdays at 8:00 and 9:30", ["20 09:30", "23 08:00", "23 09:30", "24 08:00"]),
  ]) func `writes a rule that comes at the times that were typed`(text: String, expected: [String]) throws {
    let entry = EntryRow.entry("Pills " + text)
    let start = try #require(entry.block?.start)
    let schedule = try Schedule(
      Repetition(rule: try #require(entry.repetition)), start: start, weekStart: .monday, exceptions: [])
    #expect(schedule.occurrences.prefix(4).map { String($0.text.dropFirst(8)) } == expected)
  }

  @Test func `puts days and moments in zones into keys`() {
    let trip = EntryRow.entry("Trip 20 Dec - 22 Dec")
    #expect(trip.slot == nil)
    #expect(
      trip.changes == [
        .set(["start"], .scalar(NewScalar("2026-12-20"))), .set(["end"], .scalar(NewScalar("2026-12-22"))),
      ])
    let zoned = EntryRow.entry("Call 2026-11-23T14:30Z")
    #expect(zoned.slot == nil)
    #expect(zoned.changes == [.set(["start"], .scalar(NewScalar("2026-11-23 14:30Z")))])
  }

  @Test func `reads a hostile text of a kilobyte without trapping, and makes no longer title of it`() {
    for piece in [
      "tomorrow ", "20 Nov - ", "\"", "'", "[[", "1:00-", "for 2h ", "список:\"", "!high ", "у ", "~", ":", "+",
    ] {
      let text = String(repeating: piece, count: QuickEntry.greatestLength / 4 / piece.utf8.count)
      #expect(EntryRow.entry(text).title.utf8.count <= text.utf8.count)
    }
  }

  @Test func `takes a text that nobody types as it is`() {
    let text = String(repeating: "tomorrow ", count: 100_000)
    #expect(EntryRow.entry(text).title == text)
  }

  @Test func `reads random texts without trapping`() {
    let parts = [
      "tomorrow", "15:00", "-", "next", "fri", "у", "п'ятницю", "\"", "«", "»", ",", ":", "20", "Nov", "for", "2h", "~",
      "!high",
      "#a", "list:", "[[", "]]", "завтра", "о", "9", "ранку", "\u{301}", "\u{2019}", "💡", "",
    ]
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      var text = ""
      for _ in 0..<12 {
        text += (parts.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
      }
      let entry = EntryRow.entry(text)
      #expect(entry.pieces.allSatisfy { $0.range.upper <= text.utf8.count }, "seed \(seed): \(text)")
    }
  }
}
