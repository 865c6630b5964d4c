import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

/// What `vault check --fix` puts right, and what it leaves to people.
@Suite struct NoteFixerTests {
  private func fix(_ text: String, as type: ItemType) -> FixOutcome {
    let context = ReadingContext(folderType: type, stem: "stem")
    let targets = ["Sour cream": "sour-cream", "Apple_Pie": "apple-pie"]
    let fixer = NoteFixer(context: context, linkTarget: { targets[$0] }) { note in
      let recipe = note.type == .recipe ? Recipe(note).diagnostics : []
      let dangling = note.links.filter { !$0.target.contains("-") }
        .map { Diagnostic(.linkDangling, at: $0.range, values: [$0.target]) }
      return note.diagnostics + recipe + dangling
    }
    return fixer.fixed(Array(text.utf8))
  }

  static let repairs: [(code: DiagnosticCode, type: ItemType, before: String, after: String)] = [
    // Fences.
    (.frontMatterNotClosed, .note, "---\ntitle: a\ntags: [b]\n\ntext\n", "---\ntitle: a\ntags: [b]\n---\n\ntext\n"),
    (.frontMatterNotClosed, .note, "---\r\ntitle: a\r\n\r\ntext\r\n", "---\r\ntitle: a\r\n---\r\n\r\ntext\r\n"),
    (.frontMatterNotClosed, .note, "---\ntitle: a", "---\ntitle: a\n---\n"),
    (.frontMatterNotClosed, .note, "\u{FEFF}---\na: 1\n", "\u{FEFF}---\na: 1\n---\n"),
    // Syntax.
    (
      .yamlSyntax, .note, "---\ntime:\n\tprep: 5m\n\tcook: 1h\n---\nx\n", "---\ntime:\n  prep: 5m\n  cook: 1h\n---\nx\n"
    ),
    (.yamlSyntax, .note, "---\ntitle: Borshch: the best\n---\n", "---\ntitle: \"Borshch: the best\"\n---\n"),
    (.yamlSyntax, .note, "---\na: 1\nchef: @olena  # of course\n---\n", "---\na: 1\nchef: @olena  # of course\n---\n"),
    (.yamlSyntax, .note, "---\na: 1\nchef: @olena\n---\n", "---\na: 1\nchef: \"@olena\"\n---\n"),
    (.yamlSyntax, .note, "---\ntitle: a \"b\": c\r\n---\n", "---\ntitle: 'a \"b\": c'\r\n---\n"),
    (.yamlSyntax, .note, "---\na: b: c\nd: e: f\n---\n", "---\na: \"b: c\"\nd: \"e: f\"\n---\n"),
    // Keys.
    (.yamlDuplicateKey, .note, "---\na: 1\nb: 2\na: 1\nc: 3\n---\n", "---\na: 1\nb: 2\nc: 3\n---\n"),
    (.yamlDuplicateKey, .note, "---\ntags:\n  - x\ntags:\n  - x\n---\n", "---\ntags:\n  - x\n---\n"),
    // Dates.
    (.valueNotMoment, .task, "---\ndue: 2026/11/20\n---\n", "---\ndue: 2026-11-20\n---\n"),
    (.valueNotMoment, .task, "---\ndue: \"20.11.2026\"\n---\n", "---\ndue: \"2026-11-20\"\n---\n"),
    (.valueNotMoment, .task, "---\ndue: 2026.1.5 9:30  # soon\n---\n", "---\ndue: 2026-01-05 9:30  # soon\n---\n"),
    (.valueNotMoment, .task, "---\ndue: 20 Nov 2026\n---\n", "---\ndue: 2026-11-20\n---\n"),
    (.valueNotMoment, .task, "---\ndue: 20 листопада 2026\n---\n", "---\ndue: 2026-11-20\n---\n"),
    (
      .valueNotMoment, .note, "- [ ] call {due: 20/11/2026, priority: high}\n",
      "- [ ] call {due: 2026-11-20, priority: high}\n"
    ),
    (.valueNotMoment, .note, "- [ ] call 📅 20261120\n", "- [ ] call 📅 2026-11-20\n"),
    (.valueNotDate, .pantry, "- *1 l* milk {expires: 11/20/2026}\n", "- *1 l* milk {expires: 2026-11-20}\n"),
    // Members of closed sets.
    (.unknownMember, .task, "---\nstatus: inprogress\n---\n", "---\nstatus: in-progress\n---\n"),
    (
      .unknownMember, .recipe, "---\ndiets: [vegan, glutenfree]\n---\n## Ingredients\n- a\n## Steps\n1. b\n",
      "---\ndiets: [vegan, gluten-free]\n---\n## Ingredients\n- a\n## Steps\n1. b\n"
    ),
    // One value.
    (.valueNotScalar, .task, "---\ndue: [2026-11-20]\n---\n", "---\ndue: 2026-11-20\n---\n"),
    (.valueNotScalar, .task, "---\nstatus:\n  - open\na: 1\n---\n", "---\nstatus: open\na: 1\n---\n"),
    (.valueNotScalar, .task, "---\nstatus:\n- \"open\"\n---\n", "---\nstatus: \"open\"\n---\n"),
    // Lines.
    (
      .mealDateFirst, .meals, "- dinner 2026-11-23 [[borshch-1]] {servings: 6}\n",
      "- 2026-11-23 dinner [[borshch-1]] {servings: 6}\n"
    ),
    (.mealDateFirst, .meals, "- [ ] Вечеря 2026-11-23 19:00\n", "- [ ] 2026-11-23 19:00 Вечеря\n"),
    // Recipes.
    (
      .recipeBreakIsSetext, .recipe, "# Tea\n\nNice.\n---\n\n- *1 l* water\n\n---\n\nBoil.\n",
      "# Tea\n\nNice.\n\n---\n\n- *1 l* water\n\n---\n\nBoil.\n"
    ),
    // Links.
    (.linkDangling, .note, "See [[Sour cream]].\n", "See [[sour-cream|Sour cream]].\n"),
    (
      .linkDangling, .note, "See [[Sour cream|it]] and ![[Apple_Pie]].\n", "See [[sour-cream|it]] and ![[apple-pie]].\n"
    ),
    (.linkDangling, .note, "See [[Sour cream#Fat]].\n", "See [[sour-cream#Fat|Sour cream#Fat]].\n"),
    (.linkDangling, .task, "---\nparent: \"[[Sour cream]]\"\n---\n", "---\nparent: \"[[sour-cream]]\"\n---\n"),
  ]

  @Test("one right answer is written, and every other byte stays", arguments: repairs)
  func repair(code: DiagnosticCode, type: ItemType, before: String, after: String) {
    let result = fix(before, as: type)
    #expect(String(decoding: result.bytes, as: UTF8.self) == after)
    guard before != after else { return }
    #expect(result.fixed.allSatisfy { $0.diagnostic.code == code } && !result.fixed.isEmpty)
    #expect(result.left == [], "nothing is left to say of these notes")
    #expect(fix(after, as: type).bytes == Array(after.utf8), "a second run has nothing to do")
  }

  static let doubts: [(code: DiagnosticCode, type: ItemType, text: String)] = [
    (.frontMatterNotClosed, .note, "---\ntitle: a\n\ntags: [b]\n"),
    (.frontMatterNotClosed, .note, "---\ntitle: [a\n\ntext\n"),
    (.yamlSyntax, .note, "---\ntime: {prep: 5m\n---\n"), (.yamlSyntax, .note, "---\ntitle: \"open\n---\n"),
    (.yamlSyntax, .note, "---\ntitle: a: b # c\n---\n"), (.yamlSyntax, .note, "---\na: b: c\n  d: e\n---\n"),
    (.yamlSyntax, .note, "---\na:\n\tb: 1\n  c: 2\n---\n"),
    (.yamlDuplicateKey, .note, "---\na: 1\na: 2\n---\n"), (.yamlDuplicateKey, .note, "---\na: 1\na: 1 # twice\n---\n"),
    (.yamlDuplicateKey, .note, "---\n{a: 1, a: 1}\n---\n"),
    (.valueNotMoment, .task, "---\ndue: 05/11/2026\n---\n"), (.valueNotMoment, .task, "---\ndue: tomorrow\n---\n"),
    (.valueNotMoment, .task, "---\ndue: 20 Nov\n---\n"), (.noSuchDay, .task, "---\ndue: 2026-02-30\n---\n"),
    (.valueNotMoment, .task, "---\ndue: 30.02.2026\n---\n"), (.valueNotMoment, .task, "---\ndue: soon\n---\n"),
    (.unknownMember, .task, "---\nstatus: opne\n---\n"), (.unknownMember, .task, "---\npriority: extreme\n---\n"),
    (.valueNotScalar, .task, "---\ndue: [2026-11-20, 2026-11-21]\n---\n"),
    (.valueNotScalar, .task, "---\ndue: []\n---\n"),
    (.valueNotScalar, .task, "---\ndue: # which\n  - 2026-11-20\n---\n"),
    (.mealDateFirst, .meals, "- dinner at home on 2026-11-23\n"),
    (.moneySignMissing, .money, "- 2026-11-03 249.90 UAH Coffee\n"),
    (.moneyDateMissing, .money, "+ 1 500,00 ₴ зарплата\n"),
    (.lineBracesAreText, .note, "- [ ] a {due: 2026-11-23} b\n"),
    (.lineSlotAndTailDisagree, .note, "- [ ] 2026-11-23 a {due: 2026-11-24}\n"),
    (.endBeforeStart, .event, "---\nstart: 2026-11-23\nend: 2026-11-22\n---\n"),
    // What would only be wrong in another way.
    (.valueNotScalar, .task, "---\ndue: [soon]\n---\n"),
    (.valueNotMoment, .event, "---\nstart: 2026-11-23\nend: 22.11.2026\n---\n"),
    (.linkDangling, .note, "[[Nowhere]]\n"), (.linkDangling, .note, "| [[Sour cream]] | b |\n|---|---|\n"),
    (.conflictMarkers, .note, "<<<<<<< a\n[[Sour cream]]\n=======\nb\n>>>>>>> c\n"),
  ]

  @Test("what needs a person is left as it is", arguments: doubts)
  func doubt(code: DiagnosticCode, type: ItemType, text: String) {
    let result = fix(text, as: type)
    #expect(String(decoding: result.bytes, as: UTF8.self) == text)
    #expect(result.fixed == [])
    if code != .conflictMarkers { #expect(result.left.contains { $0.code == code }) }
  }

  @Test("many findings of a note are put right at once, and one that cannot be proven holds up no other")
  func many() {
    let lines = (1...300).map { "- [ ] t\($0) {due: 2026/11/\($0 % 28 + 1)}\n" }.joined()
    let result = fix(lines + "- [ ] x {due: 31.04.2026}\n", as: .note)
    #expect(result.fixed.count == 300)
    #expect(result.left.map(\.code) == [.valueNotMoment])
  }

  @Test("any bytes are left with no more findings than they had")
  func anyBytes() {
    let pieces = [
      "---\n", "a: b: c\n", "due: 2026/11/20\n", "\ttab: x\n", "- [ ] x{due: 20.11.2026}\n", "- dinner 2026-11-23\n",
      "[[Sour cream]]", "{", "}", "\"", "\r\n", "\n", ": ", "&a ", "*a ", "status: [in progress]\n", "text\n---\n",
      "<<: *a\n", "é", "tags: [a]\n",
    ]
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      let text = (0..<Int(random.next() % 24)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      for type in [ItemType.task, .meals, .recipe] {
        let before = fix(text, as: type)
        let again = fix(String(decoding: before.bytes, as: UTF8.self), as: type)
        #expect(again.left.count <= before.left.count, "seed \(seed)")
        if before.fixed.isEmpty { #expect(before.bytes == Array(text.utf8), "seed \(seed)") }
      }
    }
  }
}
