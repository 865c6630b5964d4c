import Testing
import VaultModel
import VaultSearch

/// Operators of other languages: what everyone means by them where a key stands before them, else words.
@Suite struct `Operators that the language does not have` {
  /// As written, and as the language has it.
  static let meanings: [(String, String)] = [
    ("due!=2026-11-20", "-due:2026-11-20"), ("due<>2026-11-20", "-due:2026-11-20"),
    ("due≠2026-11-20", "-due:2026-11-20"), ("due:!=2026-11-20", "-due:2026-11-20"),
    ("due:<>2026-11-20", "-due:2026-11-20"), ("priority!=high", "-priority:high"),
    ("priority!=high,medium", "-priority:high,medium"), ("priority==high", "priority:high"),
    ("priority=high", "priority:high"), ("status!=done", "-status:done"), ("due!=none", "-due:none"),
    ("tag!=all:a,b", "-tag:all:a,b"), ("title!=soup", "-title:soup"), ("title=\"sour cream\"", "title:\"sour cream\""),
    ("list!=\"Quick wins\"", "-list:\"Quick wins\""), ("due=<2026-11-20", "due<=2026-11-20"),
    ("due=>2026-11-20", "due>=2026-11-20"), ("due≤2026-11-20", "due<=2026-11-20"),
    ("due≥2026-11-20", "due>=2026-11-20"), ("time=30m", "time:30m"), ("pages!=100", "-pages:100"),
    ("-priority!=high", "priority:high"), ("NOT priority!=high", "priority:high"),
    ("not priority!=high", "priority:high"), ("soup (due!=today OR priority=low)", "soup (-due:today OR priority:low)"),
    ("due!=today..+7d", "-due:today..+7d"),
    ("due!==2026-11-20", "-due:2026-11-20"), ("due===2026-11-20", "due:2026-11-20"),
    ("due:==2026-11-20", "due:2026-11-20"), ("due:≠2026-11-20", "-due:2026-11-20"),
    ("due:=<2026-11-20", "due<=2026-11-20"), ("due:≥2026-11-20", "due>=2026-11-20"),
    ("due!<2026-11-20", "-due<2026-11-20"), ("due!>=2026-11-20", "-due>=2026-11-20"),
    ("title=~soup", "title:soup"), ("title!~soup", "-title:soup"), ("title~=soup", "title:soup"),
  ]

  /// A mark of negation before a value, a key or a parenthesis, and two bars.
  static let marks: [(String, String)] = [
    ("priority:!high", "-priority:high"), ("priority:!high,low", "-priority:high,low"),
    ("due:!today", "-due:today"), ("due:!none", "-due:none"), ("due:!<today", "-due<today"),
    ("due!:today", "-due:today"), ("tag:!work", "-tag:work"), ("tag:!all:a,b", "-tag:all:a,b"),
    ("list:!Home", "-list:Home"), ("list:!\"Quick wins\"", "-list:\"Quick wins\""), ("title:!soup", "-title:soup"),
    ("-priority:!high", "priority:high"), ("priority!=!high", "priority:high"), ("(status:!done)", "(-status:done)"),
    ("!priority:high", "-priority:high"), ("!(tag:a soup)", "-(tag:a soup)"), ("!due < today", "-due<today"),
    ("tag:a || tag:b", "tag:a OR tag:b"), ("soup||milk | limit 5", "soup OR milk | limit 5"),
  ]

  /// White space around an operator of comparison, which a colon does not take.
  static let apart: [(String, String)] = [
    ("due < 2026-11-20", "due<2026-11-20"), ("due <= 2026-11-20", "due<=2026-11-20"),
    ("due <2026-11-20", "due<2026-11-20"), ("due> 2026-11-20", "due>2026-11-20"),
    ("due >= today soup", "due>=today soup"), ("due != today", "-due:today"), ("priority = high", "priority:high"),
    ("priority == high soup", "priority:high soup"), ("time  ≤  30m", "time<=30m"),
    ("(due < today)", "(due<today)"), ("not due < today", "not due<today"),
  ]

  /// Tags as they stand in notes.
  static let tags: [(String, String)] = [
    ("#garden", "tag:garden"), ("#Garden soup", "tag:Garden soup"), ("-#garden", "-tag:garden"),
    ("#work/report", "tag:work/report"), ("(#сад OR #дім)", "(tag:сад OR tag:дім)"), ("NOT #a", "NOT tag:a"),
  ]

  static let words: [(String, String)] = [
    ("#1", "word 1"), ("\"#garden\"", "word garden"), ("#c++", "word c"),
    ("a=b", "phrase a b"), ("x!=y", "phrase x y"), ("f=>g", "phrase f g"), ("milk≥2", "phrase milk 2"),
    ("вага≥5", "phrase вага 5"), ("https://x.org/?due=1", "phrase https x org due 1"), ("a==b", "phrase a b"),
    ("a<>b", "phrase a b"), ("!milk", "word milk"), ("a!:b", "phrase a b"), ("a=~b", "phrase a b"),
    ("title:\"!soup\"", "field title words soup"), ("tag:\"!work\"", "field tag anyOf \"!work\""),
  ]

  @Test("mean what everyone means by them", arguments: meanings + apart + marks + tags)
  func meaning(written: String, meant: String) throws {
    #expect(try explained(written) == explained(meant))
  }

  @Test("are words where no key stands before them", arguments: words)
  func word(written: String, meant: String) throws { #expect(try explained(written) == meant) }

  @Test func `are words apart from each other behind a word that is no key`() throws {
    let parsed = try QueryParser(vocabulary: testVocabulary, context: fridayAfternoon).parse("milk > sugar")
    #expect(parsed.query.explanation == "all\n  word milk\n  word sugar")
    #expect(parsed.hints.count == 1)
  }

  @Test(
    "need a value",
    arguments: [
      "due!=", "due <", "due = ", "(due != )", "due=>", "priority:!", "due:! today", "soup ||", "|| soup",
      "soup || | limit 1",
    ])
  func missing(text: String) throws {
    #expect(throws: QueryError.self) { try explained(text) }
  }

  @Test func `name no key behind a colon that no note has`() throws {
    #expect(throws: QueryError.self) { try explained("prioritty:!=high") }
  }

  @Test("compare only what has an order", arguments: ["title=>soup", "tag ≤ a"])
  func unordered(text: String) throws {
    #expect(throws: QueryError.self) { try explained(text) }
  }
}
