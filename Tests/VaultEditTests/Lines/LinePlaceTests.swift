import Testing
import VaultEdit
import VaultModel
import VaultSyntax

struct LinePlaceTests {
  @Test(arguments: [
    // Before the other section, a blank line apart from it.
    ("# T\n\n## A\n\n- a\n\n## C\n\n- c\n", "# T\n\n## A\n\n- a\n\n## B\n\n- b\n\n## C\n\n- c\n"),
    ("## A\n- a\n## C\n- c\n", "## A\n- a\n\n## B\n- b\n\n## C\n- c\n"),
    ("## A\r\n\r\n- a\r\n\r\n## C\r\n", "## A\r\n\r\n- a\r\n\r\n## B\r\n\r\n- b\r\n\r\n## C\r\n"),
    ("## C", "## B\n\n- b\n\n## C"),
    // Where it is there, where the other one is not, and where nothing tells which that is.
    ("## C\n\n- c\n\n## B\n\n- a\n", "## C\n\n- c\n\n## B\n\n- a\n- b\n"),
    ("## A\n\n- a\n", "## A\n\n- a\n\n## B\n\n- b\n"),
    ("## C\n\n- c\n\n## C\n\n- d\n", "## C\n\n- c\n\n## C\n\n- d\n\n## B\n\n- b\n"),
  ])
  func `a line under a new heading goes before another section`(before: String, after: String) {
    LineRow(before, .append("b", .section(heading: "B", before: "c")), after, in: .timetable).check()
  }

  @Test(arguments: [
    LineRow("- [ ] a\n", .append("b"), "- [ ] a\n- [ ] b\n"),
    LineRow("- [ ] a", .append("b"), "- [ ] a\n- [ ] b"),
    LineRow("- [x] a\r\n- [x] b\r\n", .append("c"), "- [x] a\r\n- [x] b\r\n- [ ] c\r\n"),
    LineRow("*  [ ] a\n", .append("b"), "*  [ ] a\n*  [ ] b\n"),
    LineRow("- [ ] a\n\n- [ ] b\n", .append("c"), "- [ ] a\n\n- [ ] b\n\n- [ ] c\n"),
    LineRow("1. [ ] a\n2. [ ] b\n", .append("c"), "1. [ ] a\n2. [ ] b\n3. [ ] c\n"),
    LineRow("1. [ ] a\n1. [ ] b\n", .append("c"), "1. [ ] a\n1. [ ] b\n1. [ ] c\n"),
    LineRow("08) [ ] a\n09) [ ] b\n", .append("c"), "08) [ ] a\n09) [ ] b\n10) [ ] c\n"),
    LineRow("- [ ] a\n  - [ ] b\n", .append("c"), "- [ ] a\n  - [ ] b\n- [ ] c\n"),
    LineRow("- [ ] a\n\nA text after it.\n", .append("b"), "- [ ] a\n- [ ] b\n\nA text after it.\n"),
    LineRow("- [ ] a\n# Next\n", .append("b"), "- [ ] a\n- [ ] b\n# Next\n"),
    LineRow("- [ ] a\n\n- prose\n", .append("b"), "- [ ] a\n\n- prose\n\n- [ ] b\n"),
    LineRow("- [ ] a\n\n* prose\n", .append("b"), "- [ ] a\n- [ ] b\n\n* prose\n"),
    LineRow("- milk\n- *2* eggs\n", .append("*400 g* flour"), "- milk\n- *2* eggs\n- *400 g* flour\n", in: .shopping),
    LineRow("- milk\n- [ ] eggs\n", .append("flour"), "- milk\n- [ ] eggs\n- [ ] flour\n", in: .shopping),
    LineRow("- [ ] a\n", .append(NewLine("b", checkbox: .done), .end), "- [ ] a\n- [x] b\n"),
    LineRow("- [ ] a\n  its notes\n", .append("b"), "- [ ] a\n  its notes\n- [ ] b\n"),
    LineRow("\u{FEFF}- [ ] a\n", .append("b"), "\u{FEFF}- [ ] a\n- [ ] b\n"),
    LineRow("> - [ ] quoted\n\n- [ ] a\n", .append("b"), "> - [ ] quoted\n\n- [ ] a\n- [ ] b\n"),
  ])
  func `a line goes after the last list, as its neighbours are written`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("", .append("b"), "- [ ] b\n"),
    LineRow("Text.\n", .append("b"), "Text.\n\n- [ ] b\n"),
    LineRow("Text.", .append("b"), "Text.\n\n- [ ] b"),
    LineRow("Text.\r\n", .append("b"), "Text.\r\n\r\n- [ ] b\r\n"),
    LineRow("Text.\n\n", .append("b"), "Text.\n\n- [ ] b\n"),
    LineRow("---\ntitle: x\n---\n", .append("b"), "---\ntitle: x\n---\n\n- [ ] b\n"),
    LineRow("---\ntitle: x\n---", .append("b"), "---\ntitle: x\n---\n\n- [ ] b"),
    LineRow("- prose\n", .append("b"), "- prose\n\n- [ ] b\n"),
    LineRow("# Title\n", .append("milk"), "# Title\n\n- [ ] milk\n", in: .shopping),
    LineRow("# Title\n", .append("2026-11-23 dinner"), "# Title\n\n- 2026-11-23 dinner\n", in: .meals),
  ])
  func `a note without a list gets one at its end`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow(
      "## Dairy\n\n- [ ] milk\n\n## Meat\n\n- [ ] ham\n", .append("cream", .under(heading: "dairy")),
      "## Dairy\n\n- [ ] milk\n- [ ] cream\n\n## Meat\n\n- [ ] ham\n", in: .shopping),
    LineRow(
      "## Dairy\n\n## Meat\n\n- [ ] ham\n", .append("cream", .under(heading: "Dairy")),
      "## Dairy\n\n- [ ] cream\n\n## Meat\n\n- [ ] ham\n", in: .shopping),
    LineRow(
      "## Dairy\n## Meat\n- ham\n", .append("cream", .under(heading: "Dairy")),
      "## Dairy\n- [ ] cream\n## Meat\n- ham\n", in: .shopping),
    LineRow(
      "## *Dairy* [[goods]]\nText.\n", .append("cream", .under(heading: "dairy goods")),
      "## *Dairy* [[goods]]\nText.\n\n- [ ] cream\n", in: .shopping),
    LineRow(
      "## Meat\n\n- [ ] ham\n", .append("cream", .under(heading: "Dairy")),
      "## Meat\n\n- [ ] ham\n\n## Dairy\n\n- [ ] cream\n", in: .shopping),
    LineRow(
      "# T\n\n### Meat ###\n- [ ] ham", .append("cream", .under(heading: "Dairy")),
      "# T\n\n### Meat ###\n- [ ] ham\n\n### Dairy ###\n- [ ] cream", in: .shopping),
    LineRow(
      "Meat\n----\n\n- [ ] ham\n", .append("cream", .under(heading: "Dairy")),
      "Meat\n----\n\n- [ ] ham\n\nDairy\n-----\n\n- [ ] cream\n", in: .shopping),
    LineRow("", .append("cream", .under(heading: "Dairy")), "## Dairy\n\n- [ ] cream\n", in: .shopping),
    LineRow(
      "- [ ] a\n\n## Later\n\n- [ ] b\n\n### Much later\n\n- [ ] c\n", .append("d", .under(heading: "Later")),
      "- [ ] a\n\n## Later\n\n- [ ] b\n- [ ] d\n\n### Much later\n\n- [ ] c\n"),
  ])
  func `a line goes under its heading, which is added when it is missing`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a\n- [ ] b\n", .append("c", .below("a")), "- [ ] a\n  - [ ] c\n- [ ] b\n"),
    LineRow("- [ ] a\n    - [ ] b\n", .append("c", .below("a")), "- [ ] a\n    - [ ] b\n    - [ ] c\n"),
    LineRow("- [ ] a\n\t* [ ] b\n", .append("c", .below("a")), "- [ ] a\n\t* [ ] b\n\t* [ ] c\n"),
    LineRow("- [ ] x\n\t- [ ] y\n- [ ] a\n", .append("c", .below("a")), "- [ ] x\n\t- [ ] y\n- [ ] a\n\t- [ ] c\n"),
    LineRow("10. [ ] a\n", .append("c", .below("a")), "10. [ ] a\n    - [ ] c\n"),
    LineRow("- [ ] a\n  notes of it\n", .append("c", .below("a")), "- [ ] a\n  notes of it\n  - [ ] c\n"),
    LineRow(
      "- [ ] a\n  - [ ] b\n\n  notes of it\n", .append("c", .below("a")),
      "- [ ] a\n  - [ ] b\n  - [ ] c\n\n  notes of it\n"),
    LineRow(
      "- [ ] 2026-11-20 a {repeat: daily}", .append(NewLine("2026-11-20", checkbox: .done), .below("a")),
      "- [ ] 2026-11-20 a {repeat: daily}\n  - [x] 2026-11-20"),
    LineRow("> - [ ] a\n", .append("c", .below("a")), "> - [ ] a\n>   - [ ] c\n"),
    LineRow("- [ ] a\n- [ ] b\n", .append("c", .after("a")), "- [ ] a\n- [ ] c\n- [ ] b\n"),
    LineRow("- [ ] a\n\n- [ ] b\n", .append("c", .after("a")), "- [ ] a\n\n- [ ] c\n\n- [ ] b\n"),
    LineRow("- [ ] a\n- [ ] b\n", .append("c", .before("a")), "- [ ] c\n- [ ] a\n- [ ] b\n"),
    LineRow("- [ ] a\n\n- [ ] b\n", .append("c", .before("b")), "- [ ] a\n\n- [ ] c\n\n- [ ] b\n"),
    LineRow("- [ ] a\n  - [ ] d\n- [ ] b\n", .append("c", .after("a")), "- [ ] a\n  - [ ] d\n- [ ] c\n- [ ] b\n"),
    LineRow(
      "> [!todo]\n> - [ ] a\n>\n> - [ ] b\n", .append("c", .after("b")),
      "> [!todo]\n> - [ ] a\n>\n> - [ ] b\n>\n> - [ ] c\n"),
  ])
  func `a line goes below, before or after another`(row: LineRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- [ ] a\n", .append(""), .valueNotWritable),
    RefusedRow("- [ ] a\n", .append("b\nc"), .valueNotWritable),
    RefusedRow("- [ ] a\n", .append(NewLine("- b", checkbox: .absent), .end), .wouldReadOtherwise),
    RefusedRow("- [ ] a\n", .append("b", .below("gone")), .lineNotFound),
    RefusedRow("## A\n\n## a\n", .append("b", .under(heading: "A")), .headingAmbiguous),
    RefusedRow("```\nnever closed\n", .append("b"), .wouldReadOtherwise),
    RefusedRow("1. [ ] a\n999999999. [ ] b\n", .append("c"), .wouldReadOtherwise),
    RefusedRow("- [ ] a\n", .append("b", .under(heading: "x\ny")), .valueNotWritable),
  ])
  func `a line that would not be one is refused`(row: RefusedRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a\n- [ ] b\n- [ ] c\n", .removeLine, "- [ ] a\n- [ ] c\n", item: 1),
    LineRow("- [ ] a\n- [ ] b\n", .removeLine, "- [ ] a\n", item: 1),
    LineRow("- [ ] a\n- [ ] b", .removeLine, "- [ ] a", item: 1),
    LineRow("- [ ] a\r\n- [ ] b", .removeLine, "- [ ] a", item: 1),
    LineRow("- [ ] a\n  - [ ] b\n\n  text\n- [ ] c\n", .removeLine, "- [ ] c\n"),
    LineRow("- [ ] a\n\n- [ ] b\n\n- [ ] c\n", .removeLine, "- [ ] a\n\n- [ ] c\n", item: 1),
    LineRow("- [ ] a\n\n- [ ] b\n\nText.\n", .removeLine, "- [ ] a\n\nText.\n", item: 1),
    LineRow("- [ ] a\n\n- [ ] b\n", .removeLine, "- [ ] a\n", item: 1),
    LineRow("Text.\n\n- [ ] a\n\nMore.\n", .removeLine, "Text.\n\nMore.\n"),
    LineRow("Text.\n- [ ] a\n", .removeLine, "Text.\n"),
    LineRow("- [ ] a\n", .removeLine, ""),
    LineRow("1. [ ] a\n2. [ ] b\n3. [ ] c\n", .removeLine, "1. [ ] a\n3. [ ] c\n", item: 1),
    LineRow("> - [ ] a\n>\n> - [ ] b\n", .removeLine, "> - [ ] a\n", item: 1),
    LineRow("- [ ] a\n\t- [ ] b\n", .removeLine, "- [ ] a\n", item: 1),
  ])
  func `a line goes with its deeper lines`(row: LineRow) { row.check() }

  @Test(arguments: [
    // Without the line the paragraph above would become a heading.
    RefusedRow("Text.\n- [ ] a\n---\n", .removeLine, .wouldReadOtherwise),
    RefusedRow("- [ ] a\n- - [ ] b\n", .removeLine, .wouldReadOtherwise, item: 1),
  ])
  func `removing what other lines lean on is refused`(row: RefusedRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a\n- [ ] b\n- [ ] c\n", .move(.after("c")), "- [ ] b\n- [ ] c\n- [ ] a\n"),
    LineRow("- [ ] a\n- [ ] b\n- [ ] c", .move(.before("a")), "- [ ] c\n- [ ] a\n- [ ] b", item: 2),
    LineRow("- [ ] a\n- [ ] b\n- [ ] c", .move(.after("c")), "- [ ] b\n- [ ] c\n- [ ] a"),
    LineRow("- [ ] a\n- [ ] b\n", .move(.below("a")), "- [ ] a\n  - [ ] b\n", item: 1),
    LineRow(
      "- [ ] a\n  - [ ] b\n    deep\n- [ ] c\n", .move(.after("c")), "- [ ] a\n- [ ] c\n- [ ] b\n  deep\n", item: 1),
    LineRow("- [ ] a\n  - [ ] b", .move(.after("a")), "- [ ] a\n- [ ] b", item: 1),
    LineRow(
      "- [ ] a\n\t- [ ] b\n\t\t- [ ] c\n- [ ] d\n", .move(.below("d")), "- [ ] a\n- [ ] d\n\t- [ ] b\n\t\t- [ ] c\n",
      item: 1),
    LineRow("- [ ] a\n\n- [ ] b\n\n- [ ] c\n", .move(.before("a")), "- [ ] c\n\n- [ ] a\n\n- [ ] b\n", item: 2),
    LineRow("## A\n\n- [ ] a\n\n## B\n\n* [ ] b\n", .move(.under(heading: "B")), "## A\n\n## B\n\n* [ ] b\n* [ ] a\n"),
    LineRow("- [ ] a\n- [ ] b\n", .move(.under(heading: "Done")), "- [ ] b\n\n## Done\n\n- [ ] a\n"),
    LineRow("- [ ] a\n- [ ] b\n\n## Done\n", .move(.under(heading: "Done")), "- [ ] b\n\n## Done\n\n- [ ] a\n"),
    LineRow(
      "- [ ] a\n\n> - [ ] q\n>   - [ ] r\n>     more\n", .move(.after("a")), "- [ ] a\n- [ ] r\n  more\n\n> - [ ] q\n",
      item: 2),
    LineRow("1. [ ] a\n2. [ ] b\n3. [ ] c\n", .move(.after("c")), "2. [ ] b\n3. [ ] c\n1. [ ] a\n"),
    LineRow(
      "10. [ ] a\n\n- [ ] b\n  - [ ] c\n\n    deep\n", .move(.after("a")),
      "10. [ ] a\n11. [ ] b\n    - [ ] c\n\n      deep\n", item: 1),
    LineRow("1. [ ] a\n   more\n\n- [ ] b\n", .move(.after("b")), "- [ ] b\n- [ ] a\n  more\n"),
    LineRow("- [ ] a\r\n- [ ] b\r\n  c", .move(.before("a")), "- [ ] b\r\n  c\r\n- [ ] a", item: 1),
    LineRow(unchanged: "- [ ] a\n- [ ] b\n", .move(.after("a")), item: 1),
    LineRow(unchanged: "- [ ] a\n- [ ] b\n", .move(.before("b"))),
    LineRow(unchanged: "- [ ] a\n- [ ] b\n", .move(.end), item: 1),
    LineRow(unchanged: "- [ ] a\n  - [ ] b\n", .move(.below("a")), item: 1),
  ])
  func `a line moves with its deeper lines`(row: LineRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- [ ] a\n  - [ ] b\n", .move(.below("b")), .moveIntoItself),
    RefusedRow("- [ ] a\n", .move(.below("a")), .moveIntoItself),
    RefusedRow("- [ ] a\n", .move(.after("b")), .lineNotFound),
    RefusedRow("- [ ] a\n", .move(.under(heading: "")), .valueNotWritable),
  ])
  func `moving into itself or beside nothing is refused`(row: RefusedRow) { row.check() }

  @Test func `an item of another note is not found`() throws {
    let item = Note("- [ ] a\n- [ ] b\n", .note).items[2]
    let edit = LineEdit(Note("- [ ] a\n", .note))
    #expect(throws: EditRefusal.self) { try edit.patches(for: .removeLine, of: item) }
    #expect(throws: EditRefusal.self) { try edit.patches(for: .removeLine, of: Note("", .note).whole) }
  }
}
