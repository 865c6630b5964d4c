import Testing
import VaultEdit
import VaultModel
import VaultSyntax

struct LineWordTests {
  @Test(arguments: [
    LineRow("- [ ] a\n", .add("tags", "work"), "- [ ] a #work\n"),
    LineRow("- [ ] a\n", .add("tags", "#work", "дім"), "- [ ] a #work #дім\n"),
    LineRow("- [ ] a {due: 2026-11-20} ^k\n", .add("tags", "work"), "- [ ] a #work {due: 2026-11-20} ^k\n"),
    LineRow("- [ ] a due:2026-11-20 #x\n", .add("tags", "work"), "- [ ] a #work due:2026-11-20 #x\n"),
    LineRow("- [ ] a 📅 2026-11-20\n", .add("tags", "a/b"), "- [ ] a #a/b 📅 2026-11-20\n"),
    LineRow("- [ ] a {tags: [x]}\n", .add("tags", "y"), "- [ ] a {tags: [x, y]}\n"),
    LineRow("- [ ] 2026-11-20 {list: home}\n", .add("tags", "work"), "- [ ] 2026-11-20 #work {list: home}\n"),
    LineRow("- [ ] a #work b\n", .remove("tags", "work"), "- [ ] a b\n"),
    LineRow("- [ ] a #work\n", .remove("tags", "WORK"), "- [ ] a\n"),
    LineRow("- [ ] #work a\n", .remove("tags", "work"), "- [ ] a\n"),
    LineRow("- [ ] #a #b c\n", .remove("tags", "a", "b"), "- [ ] c\n"),
    LineRow("- [ ] c #a #b\n", .remove("tags", "a", "b"), "- [ ] c\n"),
    LineRow("- [ ] c #a due:2026-11-20 #a\n", .remove("tags", "a"), "- [ ] c due:2026-11-20\n"),
    LineRow("- [ ] a #x {tags: [x, y]}\n", .remove("tags", "x"), "- [ ] a {tags: [y]}\n"),
    LineRow("- [ ] a [tags:: #x, #y]\n", .remove("tags", "x"), "- [ ] a [tags:: #y]\n"),
    LineRow("- [ ] a #x [tags:: #x, #y]\n", .remove("tags", "x"), "- [ ] a [tags:: #y]\n"),
    LineRow("- [ ] a [tags:: #x, #y]\n", .set("tags", "y"), "- [ ] a [tags:: #y]\n"),
    LineRow("- [ ] a [tags:: x, now #y]\n", .set("tags", "x"), "- [ ] a [tags:: x]\n"),
    LineRow("- [ ] a #x #y\n", .set("tags", ["y", "z"]), "- [ ] a #y #z\n"),
    LineRow("- [ ] a #x #y\n", .removeKey(["tags"]), "- [ ] a\n"),
    LineRow(unchanged: "- [ ] a #Work\n", .add("tags", "work")),
    LineRow(unchanged: "- [ ] a #x #y\n", .set("tags", "y, x")),
    LineRow(unchanged: "- [ ] a #workshop\n", .remove("tags", "work")),
  ])
  func `tags are words of the line`(row: LineRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- [ ] a\n", .add("tags", "two words"), .valueNotWritable),
    RefusedRow("- [ ] a\n", .add("tags", ""), .valueNotWritable),
    RefusedRow("- [ ] a\n", .add("tags", "1"), .valueNotWritable),
    RefusedRow("- [ ] a\n", .add("tags", "a.b"), .valueNotWritable),
  ])
  func `what is no tag is refused`(row: RefusedRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] call Ann\n", .reword("call Bob"), "- [ ] call Bob\n"),
    LineRow(
      "- [ ] 2026-11-20 14:00 call Ann #x {list: home} ^k\n", .reword("call Bob #y"),
      "- [ ] 2026-11-20 14:00 call Bob #y {list: home} ^k\n"),
    LineRow("- *400 g* flour {price: 30}\n", .reword("rye flour"), "- *400 g* rye flour {price: 30}\n", in: .shopping),
    LineRow("- *400 g*, flour\n", .reword("rye"), "- *400 g* rye\n", in: .shopping),
    LineRow("- 2 milk\n", .reword("3 l milk"), "- 3 l milk\n", in: .shopping),
    LineRow("- [ ] call Ann due:2026-11-20\n", .reword("  дзвонити 📞 "), "- [ ] дзвонити 📞 due:2026-11-20\n"),
    LineRow("- [ ] 2026-11-20\n", .reword("taxes"), "- [ ] 2026-11-20 taxes\n"),
    LineRow("- [ ] call Ann\n  about this\n", .reword("call Bob"), "- [ ] call Bob\n  about this\n"),
    LineRow("- 2026-11-03 -249.90 UAH Coffee\n", .reword("Tea"), "- 2026-11-03 -249.90 UAH Tea\n", in: .money),
    LineRow(unchanged: "- [ ] call Ann\n", .reword("call Ann")),
  ])
  func `rewording replaces the words between slots and tail`(row: LineRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- [ ] a\n", .reword(""), .valueNotWritable),
    RefusedRow("- [ ] a\n", .reword("b\nc"), .valueNotWritable),
    RefusedRow("- [ ] a\n", .reword("b\r- [ ] c"), .valueNotWritable),
    RefusedRow("- [ ] a\n", .reword("2026-11-20 b"), .wouldReadOtherwise),
    RefusedRow("- [ ] a\n", .reword("b due:2026-11-20"), .wouldReadOtherwise),
    RefusedRow("- [ ] a\n", .reword("b {list: home}"), .wouldReadOtherwise),
    RefusedRow("- [ ] a\n", .reword("b ^c"), .wouldReadOtherwise),
    RefusedRow("- [[a]]\n", .reword("no link"), .wouldReadOtherwise, in: .collection),
  ])
  func `words that would read as something else are refused`(row: RefusedRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a\n", .identify("k"), "- [ ] a ^k\n"), LineRow("- [ ] a  \r\n", .identify("k"), "- [ ] a ^k  \r\n"),
    LineRow("- [ ] a #x {due: 2026-11-20}\n", .identify("k-1"), "- [ ] a #x {due: 2026-11-20} ^k-1\n"),
    LineRow("- [ ] a 📅 2026-11-20 ⏫", .identify("k"), "- [ ] a 📅 2026-11-20 ⏫ ^k"),
    LineRow("- [ ] a\n  - [ ] b\n", .identify("k"), "- [ ] a ^k\n  - [ ] b\n"),
    LineRow(unchanged: "- [ ] a ^k\n", .identify("k")),
  ])
  func `an id comes behind all that a line says`(row: LineRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- [ ] a ^other\n", .identify("k"), .valueNotWritable),
    RefusedRow("- [ ] a\n", .identify("два слова"), .wouldReadOtherwise),
  ])
  func `no other id, and none that reads as words`(row: RefusedRow) { row.check() }
}
