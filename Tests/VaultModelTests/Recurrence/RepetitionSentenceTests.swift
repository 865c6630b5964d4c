import Foundation
import Testing
import VaultModel
import VaultTestSupport

/// Sentences read back as the rule they are of.
@Suite struct RepetitionSentenceTests {
  @Test func `a sentence of a random rule reads back as the same rule and gives the same days`() throws {
    var (said, rounds) = (0, 0)
    for seed in LongSearch.seeds(few: 40) {
      var generator = SplitMix64(seed: seed)
      rounds += 1
      let rule = randomRule(&generator)
      let start = try #require(LocalDate(daysSinceEpoch: Int.random(in: 10_000...22_000, using: &generator)))
      guard var words = RepetitionWords(rule, start: start) else { continue }
      said += 1
      words.mode = Schedule.Mode.allCases.randomElement(using: &generator) ?? .fromDue
      for language in Language.allCases { try check(words, rule, language, from: start) }
    }
    #expect(said > rounds / 3 || LongSearch.isAsked)
  }

  @Test(.enabled(if: isThere(.outsideData("rrule"))))
  func `a sentence of every conformance rule reads back as the same rule`() throws {
    let lines = try ConformanceData.lines(of: "rrule")
    var said = 0
    for line in lines {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
      let rule = try RecurrenceRule(try #require(object["rrule"]))
      let start = try Sample.date(try #require(object["dtstart"]))
      guard let words = RepetitionWords(rule, start: start) else { continue }
      said += 1
      for language in Language.allCases { try check(words, rule, language, from: start) }
    }
    print("rrule in words: \(said)/\(lines.count)")
  }

  private func check(
    _ words: RepetitionWords, _ rule: RecurrenceRule, _ language: Language, from start: LocalDate
  ) throws {
    let sentence = words.sentence(in: language)
    guard let read = try? RepetitionWords(reading: sentence) else {
      Issue.record("\(rule.text): \(sentence)")
      return
    }
    #expect(read == words, "\(rule.text): \(sentence)")
    #expect(read.rule.text == words.rule.text, "\(sentence)")
    guard rule.frequency >= .daily else { return }
    let schedule = try? Schedule(Repetition(rule: sentence), start: .day(start), weekStart: .monday, exceptions: [])
    let expected = try? AllDayOccurrences(of: rule, from: start).prefix(8).map(\.text)
    #expect(schedule?.occurrences.prefix(8).map(\.text) == expected, "\(rule.text) from \(start.text): \(sentence)")
  }

  private func randomRule(_ generator: inout SplitMix64) -> RecurrenceRule {
    var rule = RecurrenceRule(RecurrenceFrequency.allCases.dropFirst().randomElement(using: &generator) ?? .daily)
    rule.interval = Bool.random(using: &generator) ? 1 : Int.random(in: 1...30, using: &generator)
    let isLong = rule.frequency >= .monthly
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: rule.byDay = (0...2).map { _ in day(&generator, numbered: isLong) }
    case 2 where isLong: rule.byMonthDay = numbers(-3...31, &generator)
    case 3 where rule.frequency == .yearly: rule.byYearDay = numbers(-366...366, &generator)
    case 4 where rule.frequency == .yearly: rule.byWeekNumber = numbers(-53...53, &generator)
    case 5 where isLong:
      let isWork = Bool.random(using: &generator)
      rule.byDay = Weekday.allCases.filter { ($0.rawValue < 6) == isWork }.map { NumberedWeekday($0) }
      rule.bySetPosition = numbers(-3...3, &generator)
    case 6 where isLong:
      rule.byMonthDay = Array(28...Int.random(in: 29...31, using: &generator))
      rule.bySetPosition = [-1]
    default: break
    }
    if Int.random(in: 0..<3, using: &generator) == 0 { rule.byMonth = numbers(1...12, &generator) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: rule.count = Int.random(in: 1...130, using: &generator)
    case 1: rule.until = LocalDate("2031-05-06").map { .date($0) }
    default: break
    }
    rule.byDay = Set(rule.byDay).sorted()
    return rule
  }

  private func day(_ generator: inout SplitMix64, numbered: Bool) -> NumberedWeekday {
    let weekday = Weekday.allCases.randomElement(using: &generator) ?? .monday
    let number = [1, 2, 3, 4, 5, -1, -2].randomElement(using: &generator)
    return NumberedWeekday(weekday, number: numbered && Bool.random(using: &generator) ? number : nil)
  }

  private func numbers(_ range: ClosedRange<Int>, _ generator: inout SplitMix64) -> [Int] {
    let count = Int.random(in: 1...3, using: &generator)
    return Set((0..<count).map { _ in Int.random(in: range, using: &generator) }).subtracting([0]).sorted()
  }
}
