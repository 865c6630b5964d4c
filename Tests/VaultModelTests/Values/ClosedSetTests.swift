import Testing
import VaultModel
import VaultSyntax

@Suite struct ClosedSetTests {
  @Test(arguments: [
    ("very-easy", Difficulty.veryEasy), ("Very Easy", .veryEasy), ("дуже легко", .veryEasy), ("EASY", .easy),
    ("середня", .medium), ("hard", .hard), ("very_hard", .veryHard), ("дуже складна", .veryHard),
    ("Дуже складне", .veryHard), ("дуже проста", .veryEasy), ("легке", .easy), ("середнє", .medium), ("важкі", .hard),
    ("висока", .hard), ("дуже низька", .veryEasy), ("дуже висока", .veryHard),
  ])
  func `difficulties`(text: String, member: Difficulty) { #expect(Difficulty(spelling: text) == member) }

  @Test(arguments: [
    ("work", "work"), ("Робота", "work"), ("навчання", "study"), ("особисте", "personal"), ("дім", "home"),
    ("інше", "other"), ("OTHER", "other"), ("Сад", "сад"), ("job", "job"),
  ])
  func `categories of tasks have one key in both languages`(text: String, key: String) {
    #expect(TaskCategory.key(of: text) == key)
    #expect(TaskCategory.spellings(of: text).contains { $0.lowercased() == text.lowercased() })
  }

  @Test(arguments: [
    ("open", TaskStatus.open), ("in-progress", .inProgress), ("in progress", .inProgress), ("у роботі", .inProgress),
    ("Done", .done), ("зроблено", .done), ("cancelled", .cancelled), ("скасовано", .cancelled),
  ])
  func `states of a task`(text: String, member: TaskStatus) { #expect(TaskStatus(spelling: text) == member) }

  @Test(arguments: [("draft", RecipeStatus.draft), ("схвалено", .approved), ("на розгляді", .pending)])
  func `states of a recipe`(text: String, member: RecipeStatus) { #expect(RecipeStatus(spelling: text) == member) }

  @Test(arguments: [("none", Priority.none), ("low", .low), ("середній", .medium), ("ВИСОКИЙ", .high)])
  func `priorities`(text: String, member: Priority) { #expect(Priority(spelling: text) == member) }

  @Test(arguments: [("vegan", Diet.vegan), ("gluten-free", .glutenFree), ("без глютену", .glutenFree)])
  func `diets`(text: String, member: Diet) { #expect(Diet(spelling: text) == member) }

  @Test func `vegan implies vegetarian and dairy-free`() {
    #expect(Diet.vegan.implied == [.vegan, .vegetarian, .dairyFree])
    #expect(Diet.nutFree.implied == [.nutFree])
  }

  @Test(arguments: [("yes", Answer.yes), ("true", .yes), ("так", .yes), ("no", .no), ("ні", .no), ("false", .no)])
  func `answers`(text: String, member: Answer) { #expect(Answer(spelling: text) == member) }

  @Test(arguments: [
    ("very-sad", -2), ("😢", -2), ("sad", -1), ("🙁", -1), ("neutral", 0), ("😐", 0), ("happy", 1), ("🙂", 1),
    ("very-happy", 2), ("😄", 2), ("-2", -2), ("−1", -1), ("0", 0), ("+1", 1), ("2", 2), ("сумно", -1),
    ("дуже радісно", 2), ("Very happy", 2), ("😐\u{FE0F}", 0),
  ])
  func `moods are words, faces or scores`(text: String, score: Int) throws {
    let mood = try #require(Mood(parsing: text))
    #expect(mood.score == score)
    #expect(mood.columnValue == ColumnValue(.mood, number: Int64(score)))
  }

  @Test(arguments: ["3", "-3", "--1", "", "glad", "22", "-sad"])
  func `other texts are no moods`(text: String) { #expect(Mood(parsing: text) == nil) }

  @Test(
    arguments: [
      ("сумно", -1, nil, "сумно"), (" Very sad ", -2, nil, "Very sad"), ("🙂", 1, nil, "🙂"), ("-1", -1, nil, "sad"),
      ("+2", 2, nil, "very-happy"), ("веселий", 1, nil, "веселий"), ("tired", nil, 1, "tired"),
      ("Втомлено", nil, 1, "Втомлено"), ("втомлена", nil, 1, "втомлена"),
    ] as [(String, Int?, Int?, String)])
  func `feelings are moods or weariness in the words in which they were said`(
    text: String, score: Int?, energy: Int?, words: String
  ) throws {
    let feeling = try #require(StatedFeeling(text))
    #expect(feeling.mood?.score == score && feeling.energy == energy && feeling.words == words)
  }

  @Test(
    arguments: [
      ("сумно", "сумно", ""), ("дуже сумно після наради", "дуже сумно", "після наради"),
      ("tired after work", "tired", "after work"), ("so sad", nil, "so sad"), ("", nil, ""),
    ] as [(String, String?, String)])
  func `a feeling of one word or two is taken from the beginning of a text`(text: String, said: String?, rest: String) {
    var words = text.split(separator: " ").map(String.init)
    #expect(StatedFeeling(takingFrom: &words)?.words == said)
    #expect(words.joined(separator: " ") == rest)
  }

  @Test func `energy goes from one to five`() {
    #expect((0...6).map { FivePointScore($0)?.value } == [nil, 1, 2, 3, 4, 5, nil])
    #expect(FivePointScore(parsing: " 4 ")?.value == 4)
    #expect(FivePointScore(parsing: "4.5") == nil)
    #expect(FivePointScore(parsing: "44") == nil)
  }

  @Test(arguments: [
    ("hihg", ["high"]), ("mediun", ["medium"]), ("nrmal", ["medium"]), ("висогий", ["високий"]), ("низко", ["низько"]),
    ("zzz", []),
  ])
  func `a wrong spelling suggests the nearest, in its language`(text: String, names: [String]) {
    #expect(Priority.suggestions(for: text) == names)
  }

  @Test func `a single sign is no misspelling of another one`() {
    #expect(Mood.suggestions(for: "x").isEmpty)
    #expect(Mood.suggestions(for: "щаслив") == ["щасливо"])
    #expect(TaskStatus.suggestions(for: "відкрит") == ["відкрито"])
  }

  @Test func `names and spellings read back to their member`() {
    func check<Set: ClosedSet>(_: Set.Type, count: Int) {
      #expect(Set.vocabulary.names.count == count)
      #expect(Set.allCases.count == count)
      for member in Set.allCases { #expect(Set(spelling: member.name) == member) }
    }
    check(Difficulty.self, count: 5)
    check(TaskCategory.self, count: 5)
    check(TaskStatus.self, count: 4)
    check(RecipeStatus.self, count: 4)
    check(Priority.self, count: 4)
    check(Diet.self, count: 6)
    check(ItemColor.self, count: 12)
    check(Mood.self, count: 5)
    check(Answer.self, count: 2)
    check(HolidayRule.self, count: 3)
    check(PartOfDay.self, count: 4)
    check(CupSetting.self, count: 2)
    check(UnitSystem.self, count: 2)
    #expect(Priority.high.columnValue == ColumnValue(.rank, number: 3))
  }

  @Test(arguments: [
    ("high", "high", 0), ("hihg", "high", 1), ("hgh", "high", 1), ("hiigh", "high", 1), ("xigh", "high", 1),
    ("", "ab", 2), ("kitten", "sitting", 3),
  ])
  func `distances count single letters`(left: String, right: String, distance: Int) {
    func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
    #expect(EditDistance.between(scalars(left), scalars(right), atMost: 3) == distance)
    #expect(EditDistance.between(scalars(left), scalars(right), atMost: distance - 1) == nil)
  }
}
