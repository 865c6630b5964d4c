import Testing
import VaultModel
import VaultSyntax

@Suite struct DiaryDayTests {
  static let days: [(text: String, stem: String, day: String?)] = [
    ("", "2026-11-20", "2026-11-20"), ("", "2026-11-20 rainy", "2026-11-20"), ("", "Friday 2026-11-20", "2026-11-20"),
    ("---\ndate: 2026-11-19\n---\n", "2026-11-20", "2026-11-19"),
    ("---\ndate: 2026-11-19\n---\n", "today", "2026-11-19"),
    ("", "today", nil), ("", "2026-02-30", nil), ("", "12026-11-20", nil), ("", "2026-11-201", nil),
    ("", "2026-11", nil),
  ]

  @Test("the day is date:, else the date in the name, else a diagnostic", arguments: days)
  func day(text: String, stem: String, day: String?) {
    let note = read(text, as: .diary, stem: stem)
    #expect(note.diaryDay.date?.text == day)
    #expect(note.diagnostics.map(\.code) == (day == nil ? [.diaryWithoutDate] : []))
  }

  @Test("a date: that is none is the one diagnostic, and the name counts")
  func badDate() {
    let note = read("---\ndate: 2026-02-30\n---\n", as: .diary, stem: "2026-11-20")
    #expect(note.findings == ["no-such-day: 2026-02-30"])
    #expect(note.diaryDay.date?.text == "2026-11-20")
    #expect(read("---\ndate: soon\n---\n", as: .diary, stem: "today").findings == ["value-not-date: soon"])
  }

  @Test("a day has a mood, an energy, weather and images")
  func keys() {
    let day = read(
      "---\nmood: 🙂\nenergy: 4\nweather: rain, 9 °C\nimages: [a.jpg, b.jpg]\ntags: [family]\n---\n", as: .diary,
      stem: "2026-11-20"
    ).diaryDay
    #expect(day.mood == .happy)
    #expect(day.energy == 4)
    #expect(day.weather == "rain, 9 °C")
    #expect(day.images == ["a.jpg", "b.jpg"])
    #expect(day.tags == ["family"])
  }

  @Test("lines that begin with a time are check-ins")
  func checkIns() throws {
    let note = read(
      "- 11:40 felt stuck {mood: sad, energy: 2, task: \"[[write-report]]\"}\n- 9:05-9:30 tea #calm\n- no time\n",
      as: .diary, stem: "2026-11-20")
    let checkIns = note.diaryDay.checkIns
    #expect(note.findings == [])
    #expect(checkIns.map(\.text) == ["felt stuck", "tea #calm"])
    #expect(checkIns.map { $0.time?.text } == ["11:40", "09:05"])
    #expect(checkIns[0].mood == .sad)
    #expect(checkIns[0].energy == 2)
    #expect(checkIns[0].tasks.map(\.target) == ["write-report"])
    #expect(checkIns[1].times?.text == "09:05-09:30")
    #expect(checkIns[1].tags == ["calm"])
  }

  @Test("headings with a time start entries with their own text and images")
  func entries() {
    let body = """
      ## 14:30 Walk

      By the river. ![[river.jpg]]

      ### A bench

      ![bench](img/bench%20one.jpg)

      ## Evening

      Not an entry. ![[soup.jpg]]

      ## 21:00-21:20 Reading

      Ten pages.

      """
    let note = read(body, as: .diary, stem: "2026-11-20")
    let entries = note.diaryDay.entries
    #expect(entries.map(\.title) == ["Walk", "Reading"])
    #expect(entries.map(\.time.text) == ["14:30", "21:00"])
    #expect(entries.map { $0.times?.text } == [nil, "21:00-21:20"])
    #expect(entries.map { $0.images.map(\.target) } == [["river.jpg", "img/bench one.jpg"], []])
    let text = note.document.text(entries[0].text)
    #expect(text.contains("By the river.") && text.contains("A bench") && !text.contains("Evening"))
    #expect(note.document.text(entries[1].text).contains("Ten pages."))
  }

  @Test("a deeper heading with a time ends the entry before it")
  func deeperEntry() {
    let note = read("## 10:00 A\n\none\n\n### 11:00 B\n\ntwo\n", as: .diary, stem: "2026-11-20")
    #expect(note.diaryDay.entries.map(\.title) == ["A", "B"])
    #expect(!note.document.text(note.diaryDay.entries[0].text).contains("two"))
  }

  @Test(
    "a heading with a number that is no time starts none",
    arguments: ["## 25:00 x\n", "## 9.30 x\n", "## 14:30x\n", "- ## 14:30 x\n"])
  func noEntry(body: String) { #expect(read(body, as: .diary, stem: "2026-11-20").diaryDay.entries == []) }
}
