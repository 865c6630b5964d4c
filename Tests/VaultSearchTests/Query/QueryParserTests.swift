import Testing
import VaultModel
import VaultSearch
import VaultSyntax

/// Friday 20 November 2026, 15:00; weeks begin on Monday.
let fridayAfternoon = QueryContext(
  now: LocalDateTime(LocalDate(year: 2026, month: 11, day: 20) ?? .first, LocalTime(hour: 15, minute: 0) ?? .midnight))

let testVocabulary = QueryVocabulary.standard.adding([
  QueryKey("author", .own), QueryKey("pages", .own), QueryKey("started", .own),
])

func explained(_ text: String, isExact: Bool = false) throws -> String {
  try QueryParser(vocabulary: testVocabulary, context: fridayAfternoon, isExact: isExact).parse(text).query.explanation
}

/// What a query means, one row a line of the specification.
@Suite struct QueryParserTests {
  static let words: [(String, String)] = [
    ("", "everything"),
    ("   ", "everything"),
    ("milk", "word milk"),
    ("MILK", "word milk"),
    ("Ёлка", "word елка"),
    ("п'ять", "word пять"),
    ("\"sour cream\"", "phrase sour cream"),
    ("\"milk\"", "word milk"),
    ("cream*", "word cream*"),
    ("crem~", "word crem~"),
    ("gluten-free", "phrase gluten free"),
    ("sour-cre*", "all\n  word sour\n  word cre*"),
    ("\"say \\\"hi\\\" now\"", "phrase say hi now"),
    ("14:30", "phrase 14 30"),
    ("https://x.org/a", "phrase https x org a"),
    ("a & b", "all\n  word a\n  word b"),
    ("word:may", "word may"), ("-word:cre*", "not\n  word cre*"), ("word:\"sour cream\"", "phrase sour cream"),
    ("word:may,june report", "all\n  any\n    word may\n    word june\n  word report"), ("word:any", "word any"),
  ]

  static let operators: [(String, String)] = [
    ("a b", "all\n  word a\n  word b"),
    ("a AND b", "all\n  word a\n  word b"),
    ("a OR b", "any\n  word a\n  word b"),
    ("a b OR c d", "any\n  all\n    word a\n    word b\n  all\n    word c\n    word d"),
    ("a (b OR c) d", "all\n  word a\n  any\n    word b\n    word c\n  word d"),
    ("NOT a", "not\n  word a"),
    ("-a", "not\n  word a"),
    ("-a b", "all\n  not\n    word a\n  word b"),
    ("NOT a OR b", "any\n  not\n    word a\n  word b"),
    ("-(a b)", "not\n  all\n    word a\n    word b"),
    ("-\"a b\"", "not\n  phrase a b"),
    ("NOT NOT a", "word a"),
    ("not a", "all\n  word not\n  word a"),
    ("or and", "all\n  word or\n  word and"),
    ("not list:Someday", "not\n  field list anyOf \"someday\""),
    ("not (a)", "not\n  word a"),
    ("((a))", "word a"),
    ("a(b)c", "all\n  word a\n  word b\n  word c"),
    ("\"OR\"", "word or"),
    ("ORANGE", "word orange"),
    ("3 - 2", "all\n  word 3\n  word 2"),
  ]

  static let fields: [(String, String)] = [
    ("type:recipe tag:vegan", "all\n  field type anyOf \"recipe\"\n  field tag anyOf \"vegan\""),
    ("Type:Recipe", "field type anyOf \"recipe\""),
    ("tag:#Vegan", "field tag anyOf \"vegan\""),
    ("time<=30m", "field time range .. 30m"),
    ("time:..30m", "field time range .. 30m"),
    ("time:<=30m", "field time range .. 30m"),
    ("time:1h30m..", "field time range 1h30m .."),
    ("time:45m", "field time range 45m .. 45m"),
    ("time:\"90 min\"", "field time range 1h30m .. 1h30m"),
    ("rating>=4", "field rating range 4 .."),
    ("rating:2.5..4", "field rating range 2.5 .. 4"),
    ("rating:4,5", "any\n  field rating range 4 .. 4\n  field rating range 5 .. 5"),
    ("pages>100", "field pages range after 100 .."),
    ("list:Home,Work", "field list anyOf \"home\", \"work\""),
    ("tag:all:a,b", "field tag allOf \"a\", \"b\""),
    ("-list:Someday", "not\n  field list anyOf \"someday\""),
    ("category:\"Main Course\"", "field category anyOf \"main course\""),
    ("list:\"To do\",Work", "field list anyOf \"to do\", \"work\""),
    ("due:none", "field due absent"),
    ("due:any", "field due present"),
    ("tag:\"none\"", "field tag anyOf \"none\""),
    ("at:morning", "field at range 05:00 .. before 12:00"),
    ("at:night", "any\n  field at range 22:00 .. before 24:00\n  field at range 00:00 .. before 05:00"),
    ("at:none", "field at absent"),
    ("at>=14:30", "field at range 14:30 .."),
    ("at:morning..afternoon", "field at range 05:00 .. before 17:00"),
    ("title:soup", "field title words soup"),
    ("title:\"sour cream\"", "field title phrase sour cream"),
    ("title:cre*", "field title words cre*"),
    ("title:soup,salad", "any\n  field title words soup\n  field title words salad"),
    ("author:=\"Ann B.\"", "field author exactly \"Ann B.\""),
    ("links:x", "field links anyOf \"x\""),
    ("linked-from:x", "field linked-from anyOf \"x\""),
    ("links:none", "field links absent"),
    ("linked-from:none", "field linked-from absent"),
    ("broken:any", "field broken present"),
    ("in:recipes/", "field in anyOf \"recipes/\""),
    ("mood<neutral", "field mood range .. before neutral"),
    ("mood:sad..happy", "field mood range sad .. happy"),
    ("priority>=medium", "field priority range medium .."),
    ("priority:none", "any\n  field priority range none .. none\n  field priority absent"),
    ("difficulty<hard", "field difficulty range .. before hard"),
    ("status:done,cancelled", "field status anyOf \"done\", \"cancelled\""),
    ("diet:vegan", "field diets anyOf \"vegan\""),
    ("status:зроблено", "field status anyOf \"done\""),
    ("priority:високий", "field priority range high .. high"),
    ("at:ранок", "field at range 05:00 .. before 12:00"),
    ("favorite:yes", "field favorite anyOf \"true\""),
    ("favorite:no", "any\n  field favorite anyOf \"false\"\n  field favorite absent"),
    ("chef:[[Anna]]", "field chef anyOf \"anna\""),
    ("author:\"Ann B.\"", "field author phrase ann b"),
    ("pages:100..200", "field pages range 100 .. 200"),
    ("started<2026-11", "field started range .. before 2026-11-01 00:00"),
    ("author:../x", "field author words x"),
    ("due:=2026-11-20", "field due range 2026-11-20 00:00 .. before 2026-11-21 00:00"),
    ("ingredient:flour>=500g", "field ingredient amount of flour 500 g .."),
    ("ingredient:flour>=0,5kg", "field ingredient amount of flour 500 g .."),
    (
      "ingredient:flour>=0,5kg,sugar",
      "any\n  field ingredient amount of flour 500 g ..\n  field ingredient words sugar"
    ),
    ("rating:2,5", "any\n  field rating range 2 .. 2\n  field rating range 5 .. 5"),
    ("rating>=2,5", "field rating range 2.5 .."),
    ("mood:щасливий", "field mood range happy .. happy"),
    ("ingredient:\"sour cream\"<1kg", "field ingredient amount of sour cream .. before 1000 g"),
    ("amount:200g..1kg", "field amount range 200 g .. 1000 g"),
    ("amount<=-100UAH", "field amount range .. -100.00 UAH"),
    ("amount<=-100", "field amount range .. -100.00 UAH"),
    (
      "amount<0",
      "any\n  field amount range .. before 0 piece\n  field amount range .. before 0.00 UAH"
    ),
    (
      "amount:100..200",
      "any\n  field amount range 100 piece .. 200 piece"
        + "\n  field amount range 100.00 UAH .. 200.00 UAH"
    ),
    ("amount:100..200UAH", "field amount range 100.00 UAH .. 200.00 UAH"),
  ]

  static let dates: [(String, String)] = [
    ("due:today", "2026-11-20 00:00 .. before 2026-11-21 00:00"),
    ("due:tomorrow", "2026-11-21 00:00 .. before 2026-11-22 00:00"),
    ("due:today..+7d", "2026-11-20 00:00 .. before 2026-11-28 00:00"),
    ("due:-2w..today", "2026-11-06 00:00 .. before 2026-11-21 00:00"),
    ("due:eow", "2026-11-22 00:00 .. before 2026-11-23 00:00"),
    ("due<=eom", ".. before 2026-12-01 00:00"),
    ("due:2026-11", "2026-11-01 00:00 .. before 2026-12-01 00:00"),
    ("due:2026", "2026-01-01 00:00 .. before 2027-01-01 00:00"),
    ("due<2026-11-20", ".. before 2026-11-20 00:00"),
    ("due<=2026-11-20", ".. before 2026-11-21 00:00"),
    ("due>2026-11-20", "2026-11-21 00:00 .."),
    ("due>=2026-11-20", "2026-11-20 00:00 .."),
    ("due>2026-11", "2026-12-01 00:00 .."),
    ("due:2024-02-29", "2024-02-29 00:00 .. before 2024-03-01 00:00"),
    ("due:+1mo", "2026-12-20 00:00 .. before 2026-12-21 00:00"),
    ("due:+3mo..+1y", "2027-02-20 00:00 .. before 2027-11-21 00:00"),
    ("due:now..+2h", "2026-11-20 15:00 .. 2026-11-20 17:00"),
    ("due:fri", "2026-11-27 00:00 .. before 2026-11-28 00:00"),
    ("due:\"20 Nov..25 Nov\"", "2026-11-20 00:00 .. before 2026-11-26 00:00"),
    ("due:сьогодні..завтра", "2026-11-20 00:00 .. before 2026-11-22 00:00"),
    ("due:2026-11-20T14:30..", "2026-11-20 14:30 .."),
    ("due:..\"2026-11-20 14:30\"", ".. 2026-11-20 14:30"),
  ]

  @Test(arguments: words + operators + fields) func `a query means this`(_ text: String, _ meaning: String) throws {
    #expect(try explained(text) == meaning)
  }

  @Test(arguments: dates) func `a date in a query covers this`(_ text: String, _ meaning: String) throws {
    #expect(try explained(text) == "field due range " + meaning)
  }

  @Test func `overdue is what it is in every list, by whichever date, and before now of other dates`() throws {
    for text in ["due:overdue", "due:прострочено", "start:overdue", "scheduled:overdue", "is:overdue"] {
      #expect(try explained(text) == "field is overdue")
    }
    #expect(try explained("is:прострочене,сьогодні") == "field is overdue, today")
    #expect(try explained("-due:overdue") == "not\n  field is overdue")
    #expect(
      try explained("due:today,overdue")
        == "any\n  field is overdue\n  field due range 2026-11-20 00:00 .. before 2026-11-21 00:00")
    #expect(
      try explained("expires:overdue") == """
        any
          field expires range .. before 2026-11-20 00:00
          field expires range after 2026-11-20 00:00 .. before 2026-11-20 15:00
        """)
  }

  @Test(arguments: ["is:soon", "is:none", "is:", "is<today", "is:all:today,x", "weekday:funday"])
  func `what is no group of tasks and no weekday is refused`(text: String) {
    #expect(throws: QueryError.self) { try explained(text) }
  }

  @Test(arguments: [("weekday:tue", "Tuesday"), ("weekday:вівторок", "Tuesday"), ("weekday>=sat", "Saturday")])
  func `a weekday is read by any of its names`(text: String, day: String) throws {
    #expect(try explained(text).contains(" \(day)"))
  }

  @Test func `directives order, cut and group`() throws {
    #expect(
      try explained("soup | sort due,-priority | limit 20 | group list") == """
        word soup
        sort due
        sort priority descending
        limit 20
        group list
        """)
    #expect(try explained("| sort modified") == "everything\nsort modified")
    #expect(try explained("a|limit 5") == "word a\nlimit 5")
  }

  @Test func `an exact query keeps diacritics and does not stem`() throws {
    #expect(try explained("crème", isExact: true) == "word =cre\u{300}me")
    #expect(try explained("\"Ёж п'є\"", isExact: true) == "all\n  phrase еж пє\n  word =е\u{308}ж\n  word =пє")
  }

  @Test func `an unknown key before a value with a slash is read as words, with a hint`() throws {
    let parsed = try QueryParser(vocabulary: testVocabulary, context: fridayAfternoon).parse("see typ:a/b")
    #expect(parsed.query.explanation == "all\n  word see\n  phrase typ a b")
    #expect(parsed.hints == [QueryHint(.keyReadAsWord("typ"), at: ByteRange(4, 7), suggestions: ["type"])])
  }

  @Test func `a path under the key of another program is words as well, with the condition that is meant`() throws {
    let parsed = try QueryParser(vocabulary: testVocabulary, context: fridayAfternoon).parse("path:a/b")
    #expect(parsed.hints == [QueryHint(.keyReadAsWord("path"), at: ByteRange(0, 8), suggestions: ["in:a/b"])])
  }

  @Test(arguments: [
    ("+home", ["tag:home"]), ("+дім", ["tag:дім"]), ("+attic", []), ("+7", []), ("C++", []), ("a+b", []),
  ])
  func `a plus before a word is left out, with the tag that may be meant`(text: String, meant: [String]) throws {
    let vocabulary = testVocabulary.asking { value, key in key == "tag" && ["home", "дім"].contains(value) }
    let parsed = try QueryParser(vocabulary: vocabulary, context: fridayAfternoon).parse(text)
    #expect(parsed.hints.flatMap(\.suggestions) == meant)
  }
}
