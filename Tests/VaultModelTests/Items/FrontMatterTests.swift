import Testing
import VaultModel
import VaultSyntax

/// What the front matter says of a note, whatever its type (vault format, section 2).
@Suite struct FrontMatterTests {
  static let types: [(written: String, folder: ItemType, type: ItemType)] = [
    ("", .task, .task), ("", .note, .note), ("type: event\nstart: 2026-11-20\n", .task, .event),
    ("type: note\n", .task, .note),
    ("type: \"event\"\nstart: 2026-11-20\n", .task, .event), ("type: spaceship\n", .task, .note),
    ("type: lesson\n", .task, .note),
    ("type: Task\n", .event, .note), ("type:\n", .task, .task), ("type: ~\n", .task, .task),
  ]

  @Test("type: wins over the folder, and an unknown type is a note and no error", arguments: types)
  func type(written: String, folder: ItemType, type: ItemType) {
    let note = read("---\n\(written)---\n", as: folder)
    #expect(note.type == type)
    #expect(note.findings == [])
  }

  static let titles: [(text: String, title: String)] = [
    ("---\ntitle: Named\n---\n# Heading\n", "Named"), ("---\ntitle: \"\"\n---\n# Heading\n", "Heading"),
    ("# Heading #\n", "Heading"), ("## Second\n\n# First\n", "First"), ("Heading\n=======\n", "Heading"),
    ("text\n", "stem"), ("", "stem"), ("#\n", "stem"), ("---\ntitle: 010201\n---\n", "010201"),
    ("---\ntitle: true\n---\n", "true"), ("---\ntitle: |\n  Two\n  lines\n---\n", "Two\nlines"),
  ]

  @Test("the title is title:, else the first heading of level 1, else the stem", arguments: titles)
  func title(text: String, title: String) { #expect(read(text).title == title) }

  static let tagsRows: [(text: String, tags: [String])] = [
    ("---\ntags: [a, b]\n---\n", ["a", "b"]), ("---\ntags: a, b\n---\n", ["a", "b"]),
    ("---\ntags:\n  - a\n  - '#b'\n---\n", ["a", "b"]), ("---\ntags: a\n---\n", ["a"]), ("---\ntags:\n---\n", []),
    ("---\ntags: [a]\n---\ntext #a/b and #A\n", ["a", "a/b"]), ("#1 and # heading and a#b\n", []),
    ("`#code` #текст\n", ["текст"]), ("- [ ] task #inline\n", ["inline"]),
  ]

  @Test("tags are a list or stand between commas, and those of the body count too", arguments: tagsRows)
  func tags(text: String, tags: [String]) {
    let note = read(text)
    #expect(note.tags(of: note.whole) == tags)
  }

  @Test("a recipe's line of tags counts too, and its cookware is no tag")
  func recipeTags() {
    let note = read(
      "---\ntags: [a]\n---\n# Soup\n\n#b\n\n*c, A*\n\n---\n\n- *1* egg\n\n---\n\nUse the #pot.\n", as: .recipe)
    #expect(note.tags(of: note.whole) == ["a", "c", "b"])
  }

  static let aliasesRows: [(written: String, aliases: String)] = [
    ("aliases: [buryak, буряк]", "aliases: [buryak, буряк]"), ("aliases: one, two", "aliases: [one, two]"),
    ("aliases: 'one, two'", "aliases: [one, two]"), ("aliases: one", "aliases: [one]"),
  ]

  @Test("aliases take both forms too", arguments: aliasesRows)
  func aliases(written: String, aliases: String) {
    let note = read("---\n\(written)\n---\n")
    #expect(note.told(note.whole).contains(aliases))
  }

  @Test("a number keeps its source text where text is wanted: group: 010201")
  func sourceText() {
    let note = read("---\ngroup: 010201\nweight: 4.50\n---\n")
    #expect(note.text(.group, of: note.whole) == "010201")
    #expect(note.told(note.whole).contains("group: 010201"))
    #expect(note.facts(of: note.whole).contains(Fact("group", .text("010201"))))
    #expect(note.facts(of: note.whole).contains(Fact("weight", .number("4.50"))))
  }

  @Test("links in front matter are read with quotes and without")
  func links() {
    let note = read("---\nchef: \"[[grandmother|бабуся]]\"\n---\n", as: .recipe)
    #expect(note.text(.chef, of: note.whole) == "[[grandmother|бабуся]]")
    #expect(NamedLink("[[grandmother|бабуся]]").target == "grandmother")
    let plain = read("---\nchef: [[grandmother]]\n---\n", as: .recipe)
    #expect(plain.text(.chef, of: plain.whole) == "[[grandmother]]")
    #expect(plain.findings == [])
  }

  static let linked: [(text: String, target: String, heading: String?, words: String?)] = [
    ("[[a]]", "a", nil, nil), ("[[folder/a#part|words]]", "folder/a", "part", "words"),
    ("[words](folder/a%20b.md)", "folder/a b.md", nil, "words"), ("bare name", "bare name", nil, nil),
    ("[[#part]]", "", "part", nil),
  ]

  @Test("a value names what it links to", arguments: linked)
  func link(text: String, target: String, heading: String?, words: String?) {
    let link = NamedLink(text)
    #expect(link.target == target)
    #expect(link.heading == heading)
    #expect(link.text == words)
  }

  @Test("of a key that stands twice the first counts, with a diagnostic")
  func duplicates() {
    let note = read("---\ndue: 2026-11-23\ndue: 2026-11-24\n---\n", as: .task)
    #expect(note.task(of: note.whole).due?.text == "2026-11-23")
    #expect(note.diagnostics.map(\.code) == [.yamlDuplicateKey])
  }

  @Test("broken front matter is a diagnostic, what was read before counts, and the body is read")
  func broken() {
    let note = read("---\ntype: task\ndue: 2026-11-23\nlist: [a, b\n---\n# Report\n\n- [ ] one\n")
    #expect(note.diagnostics.map(\.code) == [.yamlSyntax])
    #expect(note.type == .task)
    #expect(note.title == "Report")
    #expect(note.lineOutline == ["task: one"])
  }

  @Test("front matter that is never closed is a diagnostic, and the whole text is the body")
  func notClosed() {
    let note = read("---\ntitle: x\n\n- [ ] one\n")
    #expect(note.diagnostics.map(\.code) == [.frontMatterNotClosed])
    #expect(note.lineOutline == ["task: one"])
  }

  @Test("an anchor and its alias are one value")
  func anchors() {
    let note = read("---\ndue: &day 2026-11-23\nscheduled: *day\n---\n", as: .task)
    #expect(note.task(of: note.whole).scheduled == note.task(of: note.whole).due.map { .day($0.date) })
    #expect(note.findings == [])
  }

  @Test("the values of a plain note are never diagnosed")
  func plain() {
    let note = read(
      "---\ndue: whenever\nstatus: shiny\nrating: 17\nmood: [1, 2]\nstart: 2\ntype: note\n---\n", as: .task)
    #expect(note.findings == [])
    #expect(note.told(note.whole).contains("due: whenever"))
  }

  static let badRows: [(type: ItemType, written: String, finding: String)] = [
    (.task, "due: soon", "value-not-moment: soon"), (.task, "due: 2026-13-01", "no-such-day: 2026-13-01"),
    (.task, "due: [2026-11-23]", "value-not-scalar: [2026-11-23]"),
    (.task, "duration: long", "value-not-duration: long"),
    (.task, "order: first", "value-not-number: first"), (.task, "flag: maybe", "value-not-truth: maybe"),
    (.recipe, "private: maybe", "value-not-truth: maybe"), (.note, "private: maybe", "value-not-truth: maybe"),
    (.note, "private: on", ""),
    (.task, "status: doen", "unknown-member: doen"), (.task, "count: 0", "number-out-of-range: 0"),
    (.task, "remind: [15m, soon]", "value-not-reminder: soon"), (.task, "remind: soon", "value-not-reminder: soon"),
    (.recipe, "difficulty: very-hard", "unknown-member: very-hard"),
    (.recipe, "diets: [vegan, raw]", "unknown-member: [vegan, raw]"), (.recipe, "rating: 6", "number-out-of-range: 6"),
    (.diary, "mood: 3", "unknown-member: 3"), (.diary, "energy: 0", "number-out-of-range: 0"),
    (.diary, "energy: 2.5", "value-not-number: 2.5"), (.list, "color: mauve", "unknown-member: mauve"),
    (.list, "sort: size", "unknown-member: size"), (.list, "show: [hidden]", "unknown-member: [hidden]"),
    (.list, "threshold: 1.5", "number-out-of-range: 1.5"),
    (.food, "conversions: [1 cup = 120 g, a lot]", "value-not-conversion: a lot"),
    (.timetable, "term: 2026-09-01", ""),
    (.timetable, "term: 2026-09-01..2026-02-30", "value-not-days: 2026-09-01..2026-02-30"),
    (.timetable, "breaks: [2026-10-26, never]", "value-not-days: never"),
    (.timetable, "owner: {club: chess}", "unknown-member: {club: chess}"),
    (.timetable, "cycle: 0", "number-out-of-range: 0"),
    (.timetable, "anchor: 1 September", "value-not-date: 1 September"),
    (.room, "capacity: many", "value-not-number: many"),
  ]

  @Test("one bad value is one diagnostic at the value", arguments: badRows)
  func bad(type: ItemType, written: String, finding: String) {
    let note = read("---\n\(written)\n---\n", as: type, stem: "2026-11-20")
    #expect(note.findings == (finding.isEmpty ? [] : [finding]))
  }

  @Test("a doubtful number is read by the note's lang, else by the vault's locale, else refused with both readings")
  func doubtful() {
    #expect(read("---\norder: 1,500\n---\n", as: .task).findings == ["number-ambiguous: 1,500"])
    #expect(read("---\norder: 1,500\nlang: uk\n---\n", as: .task).told.contains("order: 1.5"))
    #expect(read("---\norder: 1,500\nlang: en\n---\n", as: .task, locale: "uk-UA").told.contains("order: 1500"))
    #expect(read("---\norder: 1,500\n---\n", as: .task, locale: "uk-UA").told.contains("order: 1.5"))
  }

  @Test("unknown keys are kept, whatever they hold")
  func unknownKeys() {
    let note = read(
      "---\nshoe-size: 37\npets: {cat: Murchyk, dogs: []}\nseen: 2026-11-20\nnothing: ~\n---\n", as: .task)
    #expect(note.told.suffix(3) == ["shoe-size: 37", "pets: {cat: Murchyk}", "seen: 2026-11-20"])
  }
}

extension Note {
  /// What is told of the note itself.
  var told: [String] { told(whole) }
}
