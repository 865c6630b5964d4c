import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@Suite struct RecurrenceRuleTests {
  @Test(arguments: [
    ("FREQ=DAILY", "FREQ=DAILY"),
    ("byday=we,mo;freq=weekly;wkst=su;interval=2", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU"),
    (" FREQ=MONTHLY;INTERVAL=1;WKST=MO;BYDAY=+1FR,-1FR ", "FREQ=MONTHLY;BYDAY=-1FR,1FR"),
    ("FREQ=YEARLY;UNTIL=20261120", "FREQ=YEARLY;UNTIL=20261120"),
    ("FREQ=YEARLY;UNTIL=20261120t143000z", "FREQ=YEARLY;UNTIL=20261120T143000Z"),
    ("UNTIL=20261120T143060;FREQ=YEARLY", "FREQ=YEARLY;UNTIL=20261120T143059"),
    ("FREQ=SECONDLY;BYSECOND=60,0;BYMINUTE=05;BYHOUR=23,1,1", "FREQ=SECONDLY;BYSECOND=0,60;BYMINUTE=5;BYHOUR=1,23"),
    (
      "FREQ=YEARLY;BYSETPOS=-1;BYMONTH=12,1;BYWEEKNO=-53;BYYEARDAY=366;BYMONTHDAY=-31;COUNT=007",
      "FREQ=YEARLY;COUNT=7;BYMONTHDAY=-31;BYYEARDAY=366;BYWEEKNO=-53;BYMONTH=1,12;BYSETPOS=-1"
    ),
  ])
  func `a rule prints in one way however it was written`(written: String, canonical: String) throws {
    #expect(try RecurrenceRule(written).text == canonical)
    #expect(try RecurrenceRule(canonical) == RecurrenceRule(written))
  }

  @Test(
    arguments: [
      ("", .missingFrequency, ""), ("COUNT=3", .missingFrequency, "COUNT=3"), ("daily", .missingValue, "daily"),
      ("FREQ=DAILY;", .missingValue, ""), ("FREQ=DAILY;FOO=1", .unknownPart, "FOO"),
      ("FREQ=DAILY;COUNT=1;COUNT=1", .duplicatePart(.count), "COUNT=1"), ("FREQ=DALY", .unknownFrequency, "DALY"),
      ("FREQ=DAILY;BYHOUR=", .emptyValue(.byHour), "BYHOUR="), ("FREQ=DAILY;BYHOUR=1,,2", .emptyValue(.byHour), ""),
      ("FREQ=DAILY;COUNT=two", .notANumber(.count), "two"), ("FREQ=DAILY;BYHOUR=-", .notANumber(.byHour), "-"),
      ("FREQ=DAILY;INTERVAL=0", .zero(.interval), "0"), ("FREQ=DAILY;COUNT=0", .zero(.count), "0"),
      ("FREQ=DAILY;BYMONTHDAY=1,0", .zero(.byMonthDay), "0"), ("FREQ=MONTHLY;BYDAY=0FR", .zero(.byDay), "0"),
      ("FREQ=DAILY;BYMONTH=13", .numberOutOfRange(.byMonth), "13"),
      ("FREQ=DAILY;BYHOUR=24", .numberOutOfRange(.byHour), "24"),
      ("FREQ=DAILY;BYMONTH=-1", .numberOutOfRange(.byMonth), "-1"),
      ("FREQ=MONTHLY;BYDAY=-54MO", .numberOutOfRange(.byDay), "-54"),
      ("FREQ=DAILY;COUNT=99999999999999999999999", .numberOutOfRange(.count), "99999999999999999999999"),
      ("FREQ=WEEKLY;BYDAY=MON", .unknownWeekday, "MON"), ("FREQ=WEEKLY;BYDAY=XX", .unknownWeekday, "XX"),
      ("FREQ=WEEKLY;WKST=1MO", .unknownWeekday, "1MO"), ("FREQ=DAILY;UNTIL=2026-11-20", .notADate, "2026-11-20"),
      ("FREQ=DAILY;UNTIL=20260230", .notADate, "20260230"),
      ("FREQ=MONTHLY;BYWEEKNO=3", .partNotAllowed(.byWeekNumber, with: .monthly), "3"),
      ("BYYEARDAY=3;FREQ=DAILY", .partNotAllowed(.byYearDay, with: .daily), "3"),
      ("FREQ=WEEKLY;BYMONTHDAY=3", .partNotAllowed(.byMonthDay, with: .weekly), "3"),
      ("FREQ=WEEKLY;BYDAY=1MO", .numberedWeekdayNotAllowed(with: .weekly), "1MO"),
      ("FREQ=YEARLY;BYWEEKNO=3;BYDAY=1MO", .numberedWeekdayNotAllowed(with: .yearly), "1MO"),
      ("FREQ=DAILY;BYSETPOS=1", .setPositionAlone, "1"),
      ("FREQ=DAILY;COUNT=3;UNTIL=20261120", .countWithUntil, "3"),
    ] as [(String, RecurrenceRuleError.Code, String)])
  func `what is wrong is said with its place`(text: String, code: RecurrenceRuleError.Code, place: String) {
    do {
      let rule = try RecurrenceRule(text)
      Issue.record("\(text) was read as \(rule.text)")
    } catch {
      #expect(error.code == code)
      #expect(String(decoding: Array(text.utf8)[error.range.indices], as: UTF8.self) == place)
    }
  }

  @Test func `no text traps, and what reads prints to the same rule`() {
    let pieces = [
      "FREQ=", "DAILY", "yearly", ";", "=", ",", "BYDAY", "=MO", "-1FR", "COUNT=", "9", "-", "99999999999999999999",
      "UNTIL=",
      "20261120", "T", "Z", " ", "\u{0}", "é", "BYSETPOS=1", "INTERVAL=0", "BYMONTH=2", "\r\n",
    ]
    for seed in LongSearch.seeds(few: 2_000) {
      var generator = SplitMix64(seed: seed)
      let text = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      guard let rule = try? RecurrenceRule(text) else { continue }
      #expect((try? RecurrenceRule(rule.text)) == rule, "seed \(seed): \(text.debugDescription)")
    }
  }
}
