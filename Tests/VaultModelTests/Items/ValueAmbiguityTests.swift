import Testing
import VaultModel
import VaultSyntax

/// The ambiguities of section 4 of the vault format, as they meet a reader of notes.
@Suite struct ValueAmbiguityTests {
  @Test("a date never goes through UTC: it stays the day that is written, whatever zone stands beside the time")
  func calendarDate() {
    let note = read("---\ndue: 2026-11-23 00:30 [Europe/Kyiv]\nscheduled: 2026-11-23T23:30-05:00\n---\n", as: .task)
    let task = note.task(of: note.whole)
    #expect(note.findings == [])
    #expect(task.due?.date.text == "2026-11-23")
    #expect(task.scheduled?.text == "2026-11-23 23:30-05:00")
  }

  static let durations: [(written: String, minutes: Int64)] = [
    ("45m", 45), ("1h30m", 90), ("90 min", 90), ("1 год 30 хв", 90), ("PT1H30M", 90),
  ]

  @Test("a duration in every spelling, in front matter and on a line", arguments: durations)
  func duration(written: String, minutes: Int64) throws {
    let note = read("---\nduration: \(written)\n---\n- [ ] a {duration: \(written)}\n", as: .task)
    #expect(note.items.map { note.task(of: $0).duration.minutes } == [minutes, minutes])
    #expect(note.findings == [])
  }

  static let amounts: [(line: String, locale: String?, value: Rational?, name: String)] = [
    ("1 400 g can tomatoes", nil, 1, "tomatoes"), ("1 400 г борошна", "uk-UA", 1400, "борошна"),
    ("1\u{A0}400 g flour", nil, 1400, "flour"), ("1,500 g flour", "en-US", 1500, "flour"),
    ("1,500 кг борошна", "uk-UA", Rational(3, over: 2), "борошна"),
    ("2,5 kg flour", nil, Rational(5, over: 2), "flour"),
    ("1 1/2 cups milk", nil, Rational(3, over: 2), "milk"), ("1½ cups milk", nil, Rational(3, over: 2), "milk"),
    ("2–3 eggs", nil, 2, "eggs"), ("~200 g flour", nil, 200, "flour"),
  ]

  @Test("an amount of a shopping line", arguments: amounts)
  func amount(line: String, locale: String?, value: Rational?, name: String) throws {
    let note = read("- \(line)\n", as: .shopping, locale: locale)
    let shopping = note.shoppingLine(of: try #require(note.onlyLine))
    #expect(shopping.amount?.quantity.amount?.value == value)
    #expect(shopping.name == name)
  }

  @Test("a doubtful amount has no value, and both readings")
  func doubtful() throws {
    let note = read("- *1,500 cups* flour\n", as: .shopping)
    let amount = try #require(note.shoppingList.lines.first?.amount)
    guard case .refused(.ambiguous(let decimal, let thousands)) = amount.quantity.magnitude else {
      Issue.record("read as \(amount.quantity.magnitude)")
      return
    }
    #expect(decimal.value == Rational(3, over: 2))
    #expect(thousands.value == 1500)
    #expect(note.findings == ["number-ambiguous: 1,500"])
  }

  static let times: [(line: String, at: String?)] = [
    ("9:05 tea", "09:05"), ("09:05 tea", "09:05"), ("23:30-00:15 walk", "23:30-00:15"),
    ("23:30 – 00:15 walk", "23:30-00:15"),
    ("22:00-24:00 film", "22:00-24:00"),
  ]

  @Test("a check-in's time, over midnight too", arguments: times)
  func time(line: String, at: String?) throws {
    let note = read("- \(line)\n", as: .diary, stem: "2026-11-20")
    let checkIn = note.checkIn(of: try #require(note.onlyLine))
    #expect((checkIn.times?.text ?? checkIn.time?.text) == at)
  }

  static let shapes: [(line: String, finding: String?)] = [
    ("25:00 x", "25:00"), ("12:60 x", "12:60"), ("12:00-25:00 x", "25:00"), ("9.30 x", nil), ("14:30x", nil),
  ]

  @Test("a time that no day has is a diagnostic; what has not its shape is text", arguments: shapes)
  func noTime(line: String, finding: String?) {
    let note = read("- \(line)\n", as: .diary, stem: "2026-11-20")
    #expect(note.findings == (finding.map { ["no-such-time: \($0)"] } ?? []))
    #expect(note.diaryDay.checkIns.allSatisfy { $0.times == nil })
  }

  @Test("yes, no, on, off are text in front matter, and truths only where a key wants one")
  func truths() {
    let note = read("---\nflag: yes\nlocation: no\nanswer: on\n---\n", as: .task)
    #expect(note.findings == [])
    #expect(note.told.contains("flag: true") && note.told.contains("location: no") && note.told.contains("answer: on"))
  }
}
