import Testing
import VaultModel
import VaultSyntax

/// Which list lines are items: the table of section 3 of the vault format, row by row.
@Suite struct LineItemTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let type: ItemType
    let body: String
    let items: [String]
    var testDescription: String { "\(type.name): \(body)" }
  }

  static let rows: [Row] = [
    // recipe: its ingredients are read with the recipe, never as lines
    Row(type: .recipe, body: "- 400 g flour\n- [ ] knead\n", items: []),
    // shopping, pantry: every line
    Row(
      type: .shopping, body: "- milk\n- [x] *1 l* juice\n* 3 eggs\n",
      items: [
        "shopping: milk", "shopping: juice", "shopping: 3 eggs",
      ]),
    Row(type: .shopping, body: "- 2026-11-23 milk\n", items: ["shopping: 2026-11-23 milk"]),
    Row(
      type: .pantry, body: "1. flour\n2) sugar\n+ salt\n", items: ["pantry: flour", "pantry: sugar", "pantry: salt"]),
    // meals: lines with a date
    Row(
      type: .meals, body: "- 2026-11-23 dinner [[borshch]]\n- buy bread\n- 2026-11-24 08:30 tea\n",
      items: [
        "meals: dinner [[borshch]]", "meals: tea",
      ]),
    // timetable: lines with a time; under Exams with a date
    Row(
      type: .timetable, body: "## Monday\n- 09:00-10:20 Maths\n- no time\n- 10:30 English\n",
      items: [
        "lesson: Maths", "lesson: English",
      ]),
    Row(
      type: .timetable, body: "## Monday\n- 2026-11-23 a holiday\n## Exams\n- 2027-01-08 Maths\n- oral\n",
      items: [
        "lesson: Maths"
      ]),
    Row(type: .timetable, body: "## Іспити\n- 2027-01-08 09:00 МатПрог\n", items: ["lesson: МатПрог"]),
    // money: lines with a date
    Row(type: .money, body: "- 2026-11-03 -249.90 UAH Groceries\n- remember the rent\n", items: ["money: Groceries"]),
    // diary: lines that begin with a time; checkbox lines
    Row(
      type: .diary, body: "- 11:40 felt stuck\n- a thought\n- [ ] call Ann\n- 12:00-12:30 lunch\n",
      items: [
        "check-in: felt stuck", "task: call Ann", "check-in: lunch",
      ]),
    Row(type: .diary, body: "- [ ] 11:40 is no slot of a task\n", items: ["task: 11:40 is no slot of a task"]),
    // collection, list: lines with a link; checkbox lines
    Row(
      type: .collection, body: "- [[borshch]]: hot\n- plain\n- [soup](soup.md)\n- [ ] try\n",
      items: [
        "entry: [[borshch]]: hot", "entry: [soup](soup.md)", "task: try",
      ]),
    Row(type: .list, body: "- [[report]]\n- plain\n- [x] done\n", items: ["entry: [[report]]", "task: done"]),
    // every other: checkbox lines only; other bullets are prose
    Row(type: .note, body: "- prose\n- [ ] task\n- 2026-11-23 prose\n- [[link]]\n", items: ["task: task"]),
    Row(type: .task, body: "- [ ] step\n- prose\n", items: ["task: step"]),
    Row(type: .event, body: "- [ ] bring water\n", items: ["task: bring water"]),
    Row(type: .food, body: "- [ ] weigh\n", items: ["task: weigh"]),
    Row(type: .chef, body: "- prose\n", items: []),
    Row(type: .room, body: "- [ ] report the lamp\n", items: ["task: report the lamp"]),
    Row(type: .teacher, body: "- prose\n", items: []),
    Row(type: .group, body: "- [ ] ask the dean\n", items: ["task: ask the dean"]),
  ]

  @Test("a line is an item in the notes whose table row says so", arguments: rows)
  func table(row: Row) {
    #expect(read(row.body, as: row.type, stem: "2026-11-20").lineOutline == row.items)
  }

  @Test("every type of note has a row")
  func complete() {
    #expect(Set(Self.rows.map(\.type)) == Set(ItemType.noteTypes))
  }

  static let placesRows: [(body: String, items: [String])] = [
    ("> - [ ] in a quote\n", ["task: in a quote"]),
    ("> [!todo] callout\n> - [ ] in a callout\n", ["task: in a callout"]),
    ("```\n- [ ] in code\n```\n", []),
    ("text\n\n    - [ ] in indented code\n", []),
    ("<div>\n- [ ] in HTML\n</div>\n", []),
    ("%%\n- [ ] in a comment\n%%\n", []),
    ("| - [ ] in a table |\n| --- |\n", []),
    ("* * *\n", []),
    ("1986. A great year\n", []),
    ("- [ ] one\n  - [ ] deeper\n    - [ ] deepest\n", ["task: one", "task: deeper", "task: deepest"]),
  ]

  @Test("quotes and callouts hold items; code, HTML, comments and tables do not", arguments: placesRows)
  func places(body: String, items: [String]) {
    #expect(read(body).lineOutline == items)
  }

  static let deeperRows: [(type: ItemType, body: String, items: [String])] = [
    (
      .shopping, "- flour\n  - the cheap one\n  - [ ] ask first\n- milk\n",
      [
        "shopping: flour", "shopping: ask first", "shopping: milk",
      ]
    ),
    (.meals, "- 2026-11-23 dinner\n  - moved from 2026-11-22\n", ["meals: dinner"]),
    (.money, "- 2026-11-03 -5 UAH tea\n  - 2026-11-04 +5 UAH given back\n", ["money: tea"]),
    (.collection, "- Soups\n  - [[borshch]]\n", ["entry: [[borshch]]"]),
  ]

  @Test("a deeper line is a note of its item, and with a checkbox an item of its own", arguments: deeperRows)
  func deeper(type: ItemType, body: String, items: [String]) {
    let note = read(body, as: type)
    #expect(note.lineOutline == items)
    #expect(note.findings == [])
  }

  @Test("tasks: off makes the checkboxes prose, in either language", arguments: ["off", "false", "ні", "вимкнено"])
  func tasksOff(spelling: String) {
    #expect(read("---\ntasks: \(spelling)\n---\n- [ ] an example\n").lineOutline == [])
    #expect(
      read("---\ntasks: \(spelling)\n---\n- [ ] an example\n- 09:00 woke\n", as: .diary, stem: "2026-11-20")
        .lineOutline == ["check-in: woke"])
    #expect(read("---\ntasks: \(spelling)\n---\n- [ ] milk\n", as: .shopping).lineOutline == ["shopping: milk"])
  }

  @Test("tasks: on, and the key's absence, leave them tasks")
  func tasksOn() {
    #expect(read("---\ntasks: on\n---\n- [ ] one\n").lineOutline == ["task: one"])
    #expect(read("- [ ] one\n").lineOutline == ["task: one"])
  }
}
