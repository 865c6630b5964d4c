import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

/// A row of a table: two versions and the facts between them.
struct ComparisonRow: Sendable, CustomTestStringConvertible {
  var before: String
  var after: String
  var facts: [String]
  var type: ItemType

  init(_ before: String, _ after: String, _ facts: [String], type: ItemType = .note) {
    self.before = before
    self.after = after
    self.facts = facts
    self.type = type
  }

  var testDescription: String { "\(before.debugDescription) → \(after.debugDescription)" }
}

struct NoteComparisonTests {
  private func expect(_ row: ComparisonRow) {
    let notes = ComparedNotes(row.before, row.after, type: row.type)
    #expect(notes.facts == row.facts)
    #expect(notes.isInvertible)
  }

  @Test(arguments: [
    ComparisonRow("---\nservings: 2\n---\n", "---\nservings: 4\n---\n", ["servings: 2 → 4"]),
    ComparisonRow("---\na: 1\n---\n", "---\na: 1\nb: x\n---\n", ["b: ∅ → x"]),
    ComparisonRow("---\na: 1\nb: x\n---\n", "---\na: 1\n---\n", ["b: x → ∅"]),
    ComparisonRow("text\n", "---\na: 1\n---\ntext\n", ["a: ∅ → 1"]),
    ComparisonRow("---\na: 'no'\n---\n", "---\na: \"it's\"\n---\n", ["a: no → it's"]),
    ComparisonRow("---\na:\n---\n", "---\na: 1\n---\n", ["a:  → 1"]),
    ComparisonRow("---\na: 1\n---\n", "---\nb: 1\n---\n", ["a renamed b"]),
    ComparisonRow("---\na: 1\nc: 2\n---\n", "---\nc: 2\nb: 1\n---\n", ["b: ∅ → 1", "a: 1 → ∅"]),
    ComparisonRow(
      "---\nnutrition: {energy: 100, fat: 2}\n---\n", "---\nnutrition:\n  energy: 120\n  salt: 1\n---\n",
      ["nutrition.energy: 100 → 120", "nutrition.salt: ∅ → 1", "nutrition.fat: 2 → ∅"]),
    ComparisonRow("---\ntime: 30m\n---\n", "---\ntime: {prep: 10m}\n---\n", ["time: 30m → {prep: 10m}"]),
    ComparisonRow(
      "---\ntitle: x\n---\n", "---\ntitle: x\ntime: {prep: 10m, cook: 1h}\n---\n",
      ["time.prep: ∅ → 10m", "time.cook: ∅ → 1h"]),
    ComparisonRow("---\na: &x 1\nb: *x\n---\n", "---\na: &x 2\nb: *x\n---\n", ["a: 1 → 2", "b: 1 → 2"]),
    ComparisonRow("---\nlink: [[a]]\n---\n", "---\nlink: [[b]]\n---\n", ["link: [[a]] → [[b]]"]),
    ComparisonRow("---\na: 1\n---\n", "---\n# why\na: 1\n---\n", ["front matter + # why"]),
    ComparisonRow("---\na: |\n  # one\n---\n", "---\na: |\n  # two\n---\n", ["a: # one → # two"]),
    ComparisonRow("---\na: 1\n---\n", "---\na: [1\n---\n", ["front matter + a: [1 − a: 1"]),
  ])
  func `keys of the front matter`(_ row: ComparisonRow) { expect(row) }

  @Test(arguments: [
    ComparisonRow("---\ntags: [quick, a]\n---\n", "---\ntags: [a, soup]\n---\n", ["tags + soup − quick"]),
    ComparisonRow("---\nx: 1\n---\n", "---\nx: 1\ntags: [soup]\n---\n", ["tags + soup"]),
    ComparisonRow("---\ntags: a, b\n---\n", "---\ntags:\n  - B\n  - a\n---\n", ["formatting"]),
    ComparisonRow("---\ntags: [Їжа]\n---\n", "---\ntags: [їжа, '#суп']\n---\n", ["tags + суп"]),
    ComparisonRow("---\ntags: a\n---\n", "---\ntags: a, b\n---\n", ["tags + b"]),
    ComparisonRow("---\nchefs: [a, b]\n---\n", "---\nchefs: [b, a]\n---\n", ["chefs reordered"]),
    ComparisonRow("---\nchefs: [a, a]\n---\n", "---\nchefs: [a]\n---\n", ["chefs − a"]),
    ComparisonRow("---\nchefs: [a]\n---\n", "---\nx: 1\n---\n", ["x: ∅ → 1", "chefs − a"]),
    ComparisonRow("---\nchefs: a\n---\n", "---\nchefs: [a]\n---\n", ["chefs: a → [a]"]),
    ComparisonRow(
      "---\nphotos: [{file: a.jpg}]\n---\n", "---\nphotos: [{file: a.jpg, on: 2026-11-01}]\n---\n",
      ["photos + {file: a.jpg, on: 2026-11-01} − {file: a.jpg}"]),
  ])
  func `lists of the front matter`(_ row: ComparisonRow) { expect(row) }

  @Test(arguments: [
    ComparisonRow("---\ntitle: A\n---\n", "---\ntitle: B\n---\n", ["title A → B"]),
    ComparisonRow("# A\n\ntext\n", "# B\n\ntext\n", ["title A → B"]),
    ComparisonRow("---\nx: 1\n---\n", "---\nx: 1\ntitle: B\n---\n", ["title stem → B"]),
    ComparisonRow("# A\n", "---\ntitle: A\n---\n# A\n", ["title: ∅ → A"]),
    ComparisonRow("---\ntitle: A\n---\n# A\n", "---\ntitle: B\n---\n# B\n", ["title A → B"]),
    ComparisonRow("---\ntype: task\n---\n", "---\ntype: event\n---\n", ["type task → event"]),
    ComparisonRow("---\ntype: alpha\n---\n", "---\ntype: beta\n---\n", ["type: alpha → beta"]),
    ComparisonRow("a\n", "---\ntype: task\n---\na\n", ["type note → task"]),
  ])
  func `title and type`(_ row: ComparisonRow) { expect(row) }

  @Test(arguments: [
    ComparisonRow("- [ ] Milk\n", "- [x] Milk\n", ["Milk: open → done"]),
    ComparisonRow("- [x] Milk\n", "- [ ] Milk\n", ["Milk: done → open"]),
    ComparisonRow("- [ ] Milk\n", "- [-] Milk\n", ["Milk: open → cancelled"]),
    ComparisonRow("- [ ] Milk\n", "- [/] Milk\n", ["Milk: open → inProgress"]),
    ComparisonRow("- [>] Milk\n", "- [?] Milk\n", ["Milk.status: > → ?"]),
    ComparisonRow("- [x] Milk\n", "- [X] Milk\n", ["formatting"]),
    ComparisonRow("- [ ] a\n- [ ] b\n", "- [ ] a\n- [ ] c\n- [ ] b\n", ["+ c"]),
    ComparisonRow("- [ ] a\n- [ ] c\n- [ ] b\n", "- [ ] a\n- [ ] b\n", ["− c"]),
    ComparisonRow(
      "- [ ] a\n- [ ] call Ann\n- [ ] b\n", "- [ ] a\n- [ ] ring Ann\n- [ ] b\n", ["− call Ann", "+ ring Ann"]),
    ComparisonRow(
      "- [ ] a\n- [ ] call Ann\n- [ ] b\n", "- [ ] a\n- [x] call Ann on Friday\n- [ ] b\n",
      ["call Ann on Friday: open → done", "“call Ann” → “call Ann on Friday”"]),
    ComparisonRow("- [ ] mlik\n- [ ] b\n", "- [ ] milk\n- [ ] b\n", ["“mlik” → “milk”"]),
    ComparisonRow(
      "- [ ] a\n- [ ] call Ann\n- [ ] b\n", "- [ ] a\n- [x] write Bob\n- [ ] b\n",
      ["− call Ann", "+ write Bob"]),
    ComparisonRow("- [ ] one ^a\n- [ ] x\n", "- [ ] x\n- [ ] two ^a\n", ["“one” → “two”", "lines reordered: ∅/∅"]),
    ComparisonRow("- [ ] one ^a\n", "- [ ] two ^b\n", ["− one", "+ two"]),
    ComparisonRow("- [ ] one\n", "- [ ] one ^a\n", ["one.^id: ∅ → ^a"]),
    ComparisonRow(
      "- [ ] red apples\n- [ ] milk\n", "- [ ] green apples\n- [ ] eggs\n",
      ["− red apples", "+ green apples", "− milk", "+ eggs"]),
    ComparisonRow("- [ ] milk\n- [ ] milk\n", "- [ ] milk\n- [x] milk\n", ["milk: open → done"]),
    ComparisonRow("* [ ] a\n* [ ] b\n", "- [ ] a\n- [ ] b\n", ["formatting"]),
    ComparisonRow("- [ ] a\n- [ ] b\n", "- [ ] b\n- [ ] a\n", ["lines reordered: ∅/∅"]),
  ])
  func `lines by mark and words`(_ row: ComparisonRow) { expect(row) }

  @Test(arguments: [
    ComparisonRow("- [ ] 2026-11-20 a\n", "- [ ] 2026-11-21 a\n", ["a.due: 2026-11-20 → 2026-11-21"]),
    ComparisonRow("- [ ] a\n", "- [ ] a {priority: high}\n", ["a.priority: ∅ → high"]),
    ComparisonRow("- [ ] a {list: x, flag}\n", "- [ ] a {flag}\n", ["a.list: x → ∅"]),
    ComparisonRow("- [ ] a\n", "- [ ] a {flag}\n", ["a.flag: ∅ → true"]),
    ComparisonRow("- [ ] a #x #y\n", "- [ ] a #Y #z\n", ["a.tags + z − x"]),
    ComparisonRow("- [ ] a #work now\n", "- [ ] a #home now\n", ["− a #work now", "+ a #home now"]),
    ComparisonRow("- [ ] a due:2026-11-20\n", "- [ ] a {due: 2026-11-20}\n", ["formatting"]),
    ComparisonRow("- [ ] a {mine: [p, q]}\n", "- [ ] a {mine: [q, r]}\n", ["a.mine + r − p"]),
    ComparisonRow(
      "- [ ] 2026-11-20 10:00-11:00 a\n", "- [ ] 2026-11-20 10:00-12:00 a\n", ["a.end: 11:00 → 12:00"]),
    ComparisonRow("- [ ] *400 g* flour\n", "- [ ] *500 g* flour\n", ["flour.amount: 400 g → 500 g"], type: .shopping),
    ComparisonRow("- half a lemon\n", "- 2 lemon\n", ["lemon.amount: half a → 2"], type: .pantry),
    ComparisonRow("- [ ] 2 milk\n- [ ] 7up\n", "- [ ] 3 milk\n- [ ] 7up\n", ["milk.amount: 2 → 3"], type: .shopping),
    ComparisonRow(
      "- 2026-11-03 -249.90 UAH Coffee\n", "- 2026-11-04 -250 UAH Coffee\n",
      ["Coffee.date: 2026-11-03 → 2026-11-04", "Coffee.amount: -249.90 UAH → -250 UAH"], type: .money),
    ComparisonRow(
      "- *500 g* cream {expires: 2026-12-10}\n", "- *500 g* cream {expires: 2026-12-11}\n",
      ["cream.expires: 2026-12-10 → 2026-12-11"], type: .pantry),
    ComparisonRow(
      "## Monday\n\n- 09:00-10:20 Maths\n", "## Monday\n\n- 09:00-10:30 Maths\n",
      ["Maths.at: 09:00-10:20 → 09:00-10:30"], type: .timetable),
    ComparisonRow(
      "- 11:40 stuck {mood: sad}\n", "- 11:40 stuck {mood: happy}\n", ["stuck.mood: sad → happy"], type: .diary),
  ])
  func `slots, attributes and tags of lines`(_ row: ComparisonRow) { expect(row) }

  @Test(arguments: [
    ComparisonRow(
      "## A\n\n- [ ] x\n- [ ] y\n\n## B\n\n- [ ] z\n", "## A\n\n- [ ] y\n\n## B\n\n- [ ] z\n- [ ] x\n",
      ["x moved: A/∅ → B/∅"]),
    ComparisonRow("- [ ] a\n- [ ] b\n", "- [ ] a\n  - [ ] b\n", ["b moved: ∅/∅ → ∅/a"]),
    ComparisonRow(
      "- [ ] p\n  - [ ] buy\n- [ ] q\n  - [ ] buy\n", "- [ ] p\n- [ ] q\n  - [ ] buy\n", ["− buy"]),
    ComparisonRow("- [ ] a\n- [ ] b\n", "- [ ] a\n\n## New\n\n- [ ] b\n", ["heading + New"]),
  ])
  func `lines that moved`(_ row: ComparisonRow) { expect(row) }

  @Test func `a section that moved keeps its lines and its text`() {
    let notes = ComparedNotes(
      "## A\n\n- [ ] x\n\np\n\n## B\n\n- [ ] y\n\nq\n", "## B\n\n- [ ] y\n\nq\n\n## A\n\n- [ ] x\n\np\n")
    #expect(notes.facts == ["heading A moved"] || notes.facts == ["heading B moved"])
    #expect(notes.isInvertible)
  }

  @Test(arguments: [
    ComparisonRow(
      "- [ ] 2026-11-20 water {repeat: weekly}\n",
      "- [ ] 2026-11-27 water {repeat: weekly}\n  - [x] 2026-11-20\n",
      ["water.due: 2026-11-20 → 2026-11-27", "water logged 2026-11-20 done"]),
    ComparisonRow(
      "- [ ] w {repeat: daily}\n  - [x] 2026-11-20\n", "- [ ] w {repeat: daily}\n  - [-] 2026-11-20\n",
      ["w logged 2026-11-20 cancelled", "w unlogged 2026-11-20 done"]),
    ComparisonRow(
      "---\ntype: task\nrepeat: daily\n---\n- [x] 2026-11-20\n",
      "---\ntype: task\nrepeat: daily\n---\n- [x] 2026-11-20\n- [x] 2026-11-21\n", ["∅ logged 2026-11-21 done"]),
  ])
  func `logs of repeating tasks`(_ row: ComparisonRow) { expect(row) }

  @Test(arguments: [
    ComparisonRow("## A\n\nold\n", "## A\n\nnew\n", ["text under A + new − old"]),
    ComparisonRow("one\n", "one\n\ntwo\n", ["text under ∅ + two"]),
    ComparisonRow("## A\n\nx\n\n## B\n\ny\n", "## C\n\nx\n\n## B\n\ny\n", ["heading A → C"]),
    ComparisonRow("## A\n\n## B\n\ny\n", "## A2\n\n## B\n\ny\n", ["heading A → A2"]),
    ComparisonRow("## A\n\nx\n", "### A\n\nx\n", ["heading A: level 2 → 3"]),
    ComparisonRow("## A\n\nx\n", "A\n---\n\nx\n", ["formatting"]),
    ComparisonRow("## A\n\nx\n", "## A\n\nx\n\n## B\n\ny\n", ["heading + B", "text under B + y"]),
    ComparisonRow("x\n\n## A\n\ny\n", "x\n\ny\n", ["heading − A"]),
    ComparisonRow("- [ ] a\n  old\n", "- [ ] a\n  new\n", ["text below a + new − old"]),
    ComparisonRow("- [ ] a\n  note\n- [ ] b\n", "- [ ] b\n", ["− a"]),
    ComparisonRow("- 200 g flour\n", "- 300 g flour\n", ["text under ∅ + 300 g flour − 200 g flour"], type: .recipe),
    ComparisonRow("1. a\n2. b\n", "1. a\n2. c\n3. b\n", ["text under ∅ + c"], type: .recipe),
  ])
  func `text and headings`(_ row: ComparisonRow) { expect(row) }

  @Test(arguments: [
    ("a\n", "a\r\n"), ("a\n", "a"), ("a\n", "a\n\n"), ("a b\n", "a  b\n"), ("a\n", "\u{FEFF}a\n"),
    ("---\na: 1\n---\n", "---\na: '1'\n---\n"), ("---\na: 1\nb: 2\n---\n", "---\nb: 2\na: 1\n---\n"),
    ("- a\n", "* a\n"),
  ])
  func `what only looks otherwise is a fact of its own`(_ before: String, _ after: String) {
    let notes = ComparedNotes(before, after)
    #expect(notes.facts == ["formatting"])
    #expect(notes.isInvertible)
  }

  @Test func `a note that comes, goes or stays`() {
    let note = ComparedNotes("# A\n", "# A\n").after
    #expect(NoteComparison(before: nil, after: note).changes == [.noteAdded(title: "A")])
    #expect(NoteComparison(before: note, after: nil).changes == [.noteRemoved(title: "A")])
    #expect(NoteComparison(before: note, after: note).changes.isEmpty)
    #expect(NoteComparison(before: nil, after: nil).changes.isEmpty)
  }

  @Test func `the line that an item was is known`() {
    let notes = ComparedNotes("- [ ] a\n- [ ] b\n", "- [ ] new\n- [ ] b2 b\n- [ ] a\n")
    let comparison = NoteComparison(before: notes.before, after: notes.after)
    #expect(comparison.origin(ofItem: 0) == 0)
    #expect(comparison.origin(ofItem: 3) == 1)
    #expect(comparison.origin(ofItem: 9) == nil)
  }

  @Test func `bytes that are no text are compared too`() {
    let notes = ComparedNotes([0x2D, 0x20, 0xFF, 0x0A], [0x2D, 0x20, 0xFE, 0x0A])
    #expect(notes.facts == ["formatting"])
    #expect(!ComparedNotes([0xFF, 0x0A], [0xFF, 0x61, 0x0A]).changes.isEmpty)
  }

  /// Notes with much of one kind.
  private static let longNotes: [String] = [
    "- [ ] a {" + numbered { "k\($0): 1, " } + "z: 1}",
    String(repeating: "- [ ] same\n", count: many),
    String(repeating: "## A\n\n", count: many),
    "---\n" + numbered { "k\($0): 1\n" } + "---\n",
    "---\na: &a [1]\n" + numbered { "k\($0): *a\n" } + "---\n",
    String(repeating: "- [ ] x {repeat: daily}\n  - [x] 2026-11-20\n", count: many / 2),
    (0..<60).map { String(repeating: "  ", count: $0) + "- [ ] deep {repeat: daily}\n" }.joined(),
  ]

  private static func numbered(_ text: (Int) -> String) -> String { (0..<many).map(text).joined() }
  private static let many = 500

  @Test(arguments: longNotes.indices) func `changes of much of one kind are found, and lead back`(number: Int) {
    let text = Self.longNotes[number]
    let notes = ComparedNotes(text, text.replacing("1", with: "2").replacing("[ ] ", with: "[x] ") + "end\n")
    #expect(!notes.changes.isEmpty)
    #expect(notes.isInvertible)
  }

  @Test func `a tick or a removal in a note of 5,000 lines is one change`() {
    let lines = (0..<5_000).map { "- [ ] line number \($0) {list: home}" }
    var later = lines
    for place in stride(from: 0, to: 5_000, by: 100) { later[place] = "- [x] line number \(place) {list: home}" }
    later.removeSubrange(2_500..<2_510)
    let notes = ComparedNotes(lines.joined(separator: "\n"), later.joined(separator: "\n"))
    #expect(notes.changes.count == 49 + 10)
  }
}
