import Testing
import VaultModel

/// Now is Wednesday, 18 November 2026.
@Suite struct `A day in the words of a record` {
  private func reckoning(
    _ direction: DayReckoning.Direction, hasBareDots: Bool = false
  ) throws -> DayReckoning {
    DayReckoning(
      now: try #require(LocalDateTime("2026-11-18 10:00")), looking: direction, hasBareDots: hasBareDots)
  }

  @Test(arguments: [
    ("groceries yesterday", "groceries", "2026-11-17"), ("coffee on monday", "coffee", "2026-11-16"),
    ("taxi last friday", "taxi", "2026-11-13"), ("rent nov 10", "rent", "2026-11-10"),
    ("rent 2026-11-02", "rent", "2026-11-02"), ("lunch with Ann 10th", "lunch with Ann", "2026-11-10"),
    ("groceries yesterday #food", "groceries #food", "2026-11-17"), ("продукти вчора", "продукти", "2026-11-17"),
    ("кава в понеділок", "кава", "2026-11-16"), ("оренда 10 листопада", "оренда", "2026-11-10"),
    ("Coffee today", "Coffee", "2026-11-18"), ("dinner tuesday evening", "dinner", "2026-11-17"),
  ])
  func `stands at the end`(text: String, rest: String, day: String) throws {
    let dated = try #require(try DatedText(endingInDay: text, reckoning(.back)))
    #expect(dated.text == rest && dated.day.text == day)
  }

  @Test(arguments: [
    "yesterday", "tickets for friday", "books by monday", "квитки на п'ятницю", "Daily sun", "the sunday", "milk",
    "book of the year", "present for May 5", "Windows 10", "sugar 2", "Metro 3 days", "from monday", "October",
    "groceries yesterday evening walk",
  ])
  func `is none where the words before say more, or nothing would be left`(text: String) throws {
    #expect(try DatedText(endingInDay: text, reckoning(.back)) == nil)
  }

  @Test func `may be refused, with its words`() throws {
    func refusal(_ text: String) throws -> DatedText.Refusal? {
      let reckoning = try reckoning(.back)
      do throws(DatedText.Refusal) {
        _ = try DatedText(endingInDay: text, reckoning)
        return nil
      } catch {
        return error
      }
    }
    #expect(try refusal("groceries tomorrow")?.words == "tomorrow")
    #expect(try refusal("groceries tomorrow")?.reason == .toCome(try #require(LocalDate("2026-11-19"))))
    #expect(try refusal("gift 25 nov")?.words == "25 nov")
    #expect(try refusal("Black Friday")?.words == "Friday")
    #expect(try refusal("Black Friday")?.reason == nil)
    #expect(try refusal("Stormy Monday")?.words == "Monday")
  }

  /// The words of a day that are left to a text looking back, with the word before them that makes them part of it.
  @Test(
    arguments: [
      ("today was great", "today", nil), ("yesterday coffee", "yesterday", nil),
      ("walked on friday home", "friday", nil),
      ("tickets for friday", "friday", "for"), ("квитки на п'ятницю", "п'ятницю", "на"),
      ("the friday paper", "friday", "the"),
      ("taxi next week", "next week", nil), ("Black Friday sale", "Friday", nil), ("milk 2.5 l", nil, nil),
      ("book of the week", nil, nil), ("Windows 10", nil, nil), ("sun cream", nil, nil), ("met Ann at 15:00", nil, nil),
      ("rent October", nil, nil), ("", nil, nil),
    ] as [(String, String?, String?)])
  func `may be left in the text`(text: String, words: String?, before: String?) throws {
    let left = DatedText.left(in: text, try reckoning(.back))
    #expect(left?.words == words && left?.before == before)
  }

  @Test(
    arguments: [
      ("dinner borshch friday", 2..<3, "2026-11-20"), ("dinner next mon borshch", 1..<3, "2026-11-23"),
      ("sat lunch soup", 0..<1, "2026-11-21"), ("на завтра борщ", 0..<2, "2026-11-19"),
      ("вечеря борщ у п'ятницю", 2..<4, "2026-11-20"), ("borshch 2026-12-25 19:00", 1..<2, "2026-12-25"),
      ("dinner soup for friday", 2..<4, "2026-11-20"), ("next week soup", nil, nil), ("2 eggs", nil, nil),
      ("", nil, nil),
    ] as [(String, Range<Int>?, String?)])
  func `stands anywhere in a record that has one`(text: String, words: Range<Int>?, day: String?) throws {
    let place = DatedText.place(
      in: text.split(separator: " ").map(String.init), try reckoning(.ahead).withoutPartsOfDay)
    #expect(place?.words == words && place?.day.text == day)
  }

  @Test(arguments: [
    ("milk 1 l until 25 nov", "milk 1 l", "2026-11-25"), ("молоко 1 л до 25.11", "молоко 1 л", "2026-11-25"),
    ("ham by friday", "ham", "2026-11-20"), ("сир до п'ятниці", "сир", "2026-11-20"),
    ("yogurt till tomorrow", "yogurt", "2026-11-19"),
  ])
  func `is the last one behind until`(text: String, rest: String, day: String) throws {
    let dated = try #require(DatedText(endingUntil: text, try reckoning(.ahead, hasBareDots: true)))
    #expect(dated.text == rest && dated.day.text == day)
  }

  @Test(arguments: ["until friday", "milk until", "tea by Twinings", "приправа до борщу", "milk"])
  func `is none behind until where it is no day`(text: String) throws {
    #expect(DatedText(endingUntil: text, try reckoning(.ahead, hasBareDots: true)) == nil)
  }

  @Test(arguments: [
    (["yesterday", "long walk"], "long walk", "2026-11-17"), (["yesterday: long walk"], "long walk", "2026-11-17"),
    (["yesterday:", "long", "walk"], "long walk", "2026-11-17"), (["вчора", "у парку"], "у парку", "2026-11-17"),
    (["monday", "met Ann: fun"], "met Ann: fun", "2026-11-16"), (["2026-11-02", "rain"], "rain", "2026-11-02"),
  ])
  func `stands before the text, apart or with a colon`(words: [String], text: String, day: String) throws {
    let dated = try #require(DatedText(beginningWithDay: words, try reckoning(.back)))
    #expect(dated.text == text && dated.day.text == day)
  }

  @Test(arguments: [
    ["today", "was", "great"], ["3", "walks"], ["15:00: met Ann"], ["walk: yesterday"], ["yesterday"], ["yesterday:"],
    ["tomorrow", "a plan"], ["week", "was long"],
  ])
  func `is none in a sentence that begins with one`(words: [String]) throws {
    #expect(DatedText(beginningWithDay: words, try reckoning(.back)) == nil)
  }
}
