import Testing
import VaultModel

@Suite struct `Names of dates` {
  @Test(arguments: [
    ("today", "сьогодні"), ("tomorrow", "завтра"), ("week", "тиждень"), ("next month", "наступний місяць"),
    ("december", "грудень"), ("friday", "п'ятниця"), ("Weekend", "вихідні"),
  ])
  func `are told in both languages`(english: String, ukrainian: String) {
    #expect(DateNames.name(english, in: .ukrainian) == ukrainian)
    #expect(DateNames.name(ukrainian, in: .english) == english.lowercased())
  }

  @Test(arguments: ["3", "", "soup", "2026-11-20"])
  func `are none of other words`(word: String) { #expect(DateNames.name(word, in: .english) == nil) }

  @Test(arguments: [(DateNames.days, 15), (.months, 12), (.spans, 12)])
  func `are known each by its usual word`(kind: DateNames, count: Int) throws {
    let now = try #require(LocalDateTime("2026-11-20 09:00"))
    for language in [Language.english, .ukrainian] {
      let names = kind.spellings(in: language)
      #expect(names.count == count)
      for name in names.compactMap(\.first) {
        #expect((try? DatePeriod(resolving: name, now: now, weekStart: .monday)) != nil, "\(name)")
      }
    }
  }
}
