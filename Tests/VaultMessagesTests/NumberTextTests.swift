import Testing
import VaultModel

@testable import VaultMessages

@Suite struct `Numbers for people` {
  @Test(arguments: [
    (Duration.milliseconds(4), "0.00\u{A0}s", "0,00\u{A0}с"), (.milliseconds(420), "0.42\u{A0}s", "0,42\u{A0}с"),
    (.milliseconds(9_999), "9.99\u{A0}s", "9,99\u{A0}с"), (.milliseconds(12_340), "12.3\u{A0}s", "12,3\u{A0}с"),
    (.seconds(-1), "0.00\u{A0}s", "0,00\u{A0}с"),
  ])
  func `tell a short duration in seconds`(duration: Duration, english: String, ukrainian: String) {
    #expect(NumberText.seconds(duration, in: .english) == english)
    #expect(NumberText.seconds(duration, in: .ukrainian) == ukrainian)
  }

  @Test(arguments: [
    (Int64(0), "0 min", "0 хв"), (85 * 60, "1 h 25 min", "1 год 25 хв"), (36 * 3600, "36 h", "36 год"),
    (90, "1 min 30 s", "1 хв 30 с"),
    (-60, "−1 min", "−1 хв"), (.min, "−2562047788015215 h 30 min 7 s", "−2562047788015215 год 30 хв 7 с"),
  ])
  func `tell how long something lasts`(seconds: Int64, english: String, ukrainian: String) {
    let length = MessageValue.length(TimeSpan(seconds: seconds))
    #expect(Messages(.english).text(of: length) == english)
    #expect(Messages(.ukrainian).text(of: length) == ukrainian)
  }

  @Test func `of any size do not trap`() {
    #expect(NumberText.whole(.min, in: .english) == "−9,223,372,036,854,775,808")
    #expect(Messages(.ukrainian)(.resultCount, [.count(.min)]).contains("−9"))
  }
}

@Suite struct `Dates for people` {
  @Test(arguments: [
    ("2026-11-20", "Fri, 20 Nov 2026", "пт, 20 лист. 2026"), ("2024-02-29", "Thu, 29 Feb 2024", "чт, 29 лют. 2024"),
    ("2000-01-01", "Sat, 1 Jan 2000", "сб, 1 січ. 2000"), ("1970-01-01", "Thu, 1 Jan 1970", "чт, 1 січ. 1970"),
  ])
  func `are told with the weekday`(text: String, english: String, ukrainian: String) throws {
    let date = try #require(LocalDate(text))
    #expect(date.text(in: .english) == english)
    #expect(date.text(in: .ukrainian) == ukrainian)
  }

  @Test(arguments: [
    ("2026-11-20", "November 2026", "листопад 2026", "листопада 2026"),
    ("2027-01-01", "January 2027", "січень 2027", "січня 2027"),
  ])
  func `are told by their month`(text: String, english: String, ukrainian: String, genitive: String) throws {
    let date = try #require(LocalDate(text))
    #expect(Messages(.english).month(of: date) == english)
    #expect(Messages(.ukrainian).month(of: date) == ukrainian)
    #expect(Messages(.ukrainian).month(of: date, .genitive) == genitive)
  }
}

@Suite struct `Rules for people` {
  @Test(arguments: [
    ("weekly", "weekly", "щотижня"), ("щодня", "daily", "щодня"),
    ("every 2 weeks on mon", "every 2 weeks on mon", "кожні 2 тижні у пн"),
    // What does not read, and what needs a start that is not known, is as it is written.
    ("every now and then", "every now and then", "every now and then"),
    ("FREQ=MONTHLY", "FREQ=MONTHLY", "FREQ=MONTHLY"),
  ])
  func `are in their language`(rule: String, english: String, ukrainian: String) {
    #expect(Messages(.english).text(of: .rule(rule)) == english)
    #expect(Messages(.ukrainian).text(of: .rule(rule)) == ukrainian)
  }
}
