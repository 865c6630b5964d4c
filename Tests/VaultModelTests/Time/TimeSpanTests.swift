import Testing
import VaultModel

@Suite struct TimeSpanTests {
  @Test(arguments: [
    ("45m", 2700), ("1h30m", 5400), ("1h 30m", 5400), ("90 min", 5400), ("1 год 30 хв", 5400), ("PT1H30M", 5400),
    ("P1DT2H", 93_600), ("PT45S", 45), ("1.5h", 5400), ("1,5 год", 5400), ("½ hour", 1800), ("1½ h", 5400),
    ("2 hours and 15 minutes", 8100), ("1 година 5 хвилин", 3900), ("1 час 20 минут", 4800), ("30s", 30),
    ("2 days", 172_800), ("1 тиждень", 604_800), ("1год30хв", 5400), ("90 min.", 5400), ("1 hour, 5 min", 3900),
    ("0m", 0), (" 45m ", 2700),
  ])
  func `durations are read`(text: String, seconds: Int64) { #expect(TimeSpan(text)?.seconds == seconds) }

  @Test(arguments: [
    "", "30", "m", "1 month", "2y", "1h30", "30m1h", "1h1h", "PT", "P", "PT1H30", "P1M", "-5m", "5 minutesx", "1/7 s",
    "99999999999999999999h", "9223372036854775807h", "PT999999999999H999999999999M999999999999999999S",
  ])
  func `other texts are no durations`(text: String) { #expect(TimeSpan(text) == nil) }

  @Test(arguments: [
    (2700, "45m"), (5400, "1h30m"), (3600, "1h"), (129_600, "36h"), (90, "1m30s"), (3601, "1h1s"), (0, "0m"),
    (-900, "-15m"),
  ])
  func `durations have one canonical form`(seconds: Int64, text: String) {
    #expect(TimeSpan(seconds: seconds).text == text)
    if seconds >= 0 { #expect(TimeSpan(text)?.seconds == seconds) }
  }

  @Test func `sums that do not fit are errors`() {
    #expect(throws: ArithmeticError.overflow) { try TimeSpan(seconds: .max) + TimeSpan(seconds: 1) }
    #expect(throws: ArithmeticError.overflow) { try TimeSpan(seconds: .min) - TimeSpan(seconds: .max) }
    #expect(TimeSpan(minutes: .max) == nil)
  }
}
