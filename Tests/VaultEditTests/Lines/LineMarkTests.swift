import Testing
import VaultEdit
import VaultModel
import VaultSyntax

struct LineMarkTests {
  @Test(arguments: [
    LineRow("- [ ] call Ann\n", .mark(.done), "- [x] call Ann\n"),
    LineRow("- [x] call Ann\n", .mark(.open), "- [ ] call Ann\n"),
    LineRow("- [ ] call Ann\n", .mark(.cancelled), "- [-] call Ann\n"),
    LineRow("- [ ] call Ann\n", .mark(.inProgress), "- [/] call Ann\n"),
    LineRow(
      "* [ ] 2026-11-23 call Ann {due: 2026-11-23} ^k\n", .mark(.done),
      "* [x] 2026-11-23 call Ann {due: 2026-11-23} ^k\n"),
    LineRow("1) [ ] call Ann", .mark(.done), "1) [x] call Ann"),
    LineRow("> - [ ] call Ann\r\n", .mark(.done), "> - [x] call Ann\r\n"),
    LineRow("- [>] moved\n", .mark(.done), "- [x] moved\n"),
    LineRow("- [💡] idea\n", .mark(.done), "- [x] idea\n"),
    LineRow("- [\t] tab\n", .mark(.done), "- [x] tab\n"),
    LineRow("- a\n\t- [ ] b\n", .mark(.done), "- a\n\t- [x] b\n"),
    LineRow("\u{FEFF}- [ ] שלום\n", .mark(.done), "\u{FEFF}- [x] שלום\n"),
  ])
  func `marking replaces the mark and nothing else`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow(unchanged: "- [X] call Ann\n", .mark(.done)),
    LineRow(unchanged: "- [x] call Ann\n", .mark(.done)),
    LineRow(unchanged: "- [>] moved\n", .mark(.open)),
    LineRow(unchanged: "- [?] asked\n", .set("status", "open")),
    LineRow(unchanged: "- [/] begun\n", .set("status", "in-progress")),
  ])
  func `a mark that says so already stays`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- milk\n", .mark(.done), "- [x] milk\n", in: .shopping),
    LineRow("-   *400 g* flour\n", .mark(.done), "-   [x] *400 g* flour\n", in: .shopping),
    LineRow("- [[borshch]]\n", .mark(.done), "- [x] [[borshch]]\n", in: .list),
    LineRow("- [[borshch]]\n", .mark(.open), "- [ ] [[borshch]]\n", in: .collection),
  ])
  func `a line of a list to tick off gets a checkbox`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a {status: in-progress}\n", .mark(.done), "- [x] a {status: done}\n"),
    LineRow("- [ ] a {status: done}\n", .mark(.done), "- [x] a {status: done}\n"),
    LineRow("- [x] a status:open\n", .mark(.done), "- [x] a status:done\n"),
    LineRow("- [ ] a\n", .set("status", "done"), "- [x] a\n"),
    LineRow("- [ ] a\n", .set("status", "скасовано"), "- [-] a\n"),
  ])
  func `checkbox and tail say the same afterwards`(row: LineRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- 2026-11-03 -249.90 UAH Coffee\n", .mark(.done), .noCheckbox, in: .money),
    RefusedRow("- 11:40 felt stuck\n", .mark(.done), .noCheckbox, in: .diary),
    RefusedRow("- *500 g* cream\n", .mark(.done), .noCheckbox, in: .pantry),
    RefusedRow("- [ ] a\n", .set("status", "finished?"), .valueNotWritable),
    RefusedRow("- [ ] a\n", .mark(.absent), .valueNotWritable),
    RefusedRow("- [ ] a\n\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n", .mark(.done), .conflictMarkers),
  ])
  func `what cannot be ticked is refused`(row: RefusedRow) { row.check() }
}
