import Testing
import VaultEdit
import VaultModel

/// Lists that grow, shrink and are set.
struct FrontMatterListTests {
  @Test(arguments: [
    FrontMatterRow.yaml("tags: [a, b]\n", add("tags", "c"), "tags: [a, b, c]\n"),
    .yaml("tags: [ a ]\n", add("tags", "b", "c"), "tags: [ a, b, c ]\n"),
    .yaml("tags: [a,b]\n", add("tags", "c"), "tags: [a,b,c]\n"),
    .yaml("tags: [a, b,] # c\n", add("tags", "c"), "tags: [a, b, c,] # c\n"),
    .yaml("tags: []\n", add("tags", "c"), "tags: [c]\n"),
    .yaml("d: e\n", .set(["d"], .list([NewScalar("null")])), "d: [null]\n"),
    .yaml("d: e\n", .set(["d"], .list([NewScalar("", isText: true)])), "d: [\"\"]\n"),
    .yaml("d: ''\n", .set(["d"], .list([NewScalar("", isText: true)])), "d: ['']\n"),
    .yaml("d: |-\n  e\nf: 1\n", .set(["d"], .list([NewScalar("", isText: true)])), "d: [\"\"]\nf: 1\n"),
    .yaml("d: |-\n  e\n", .set(["d"], .list([NewScalar("e\n", isText: true)])), "d: |-\n  e\n"),
    .yaml("tags: >\n  a\n", add("tags", "a"), "tags: >\n  a\n"),
    .yaml("tags: ['a', 'b']\n", add("tags", "c"), "tags: ['a', 'b', 'c']\n"),
    .yaml("tags: [a, 'b']\n", add("tags", "no"), "tags: [a, 'b', 'no']\n"),
    .yaml("tags: [a]\n", add("tags", "x, y"), "tags: [a, \"x, y\"]\n"),
    .yaml("tags: [\n  a,\n  b # c\n]\n", add("tags", "d"), "refused: frontMatterBroken ]"),
    .yaml("tags: [\n  a,\n  b # c\n  ]\n", add("tags", "d"), "tags: [\n  a,\n  b, # c\n  d\n  ]\n"),
    .yaml("tags: [\n  a,\n  b, # c\n  ]\n", add("tags", "d"), "tags: [\n  a,\n  b, # c\n  d,\n  ]\n"),
    .yaml("tags: [a,\n  b]\n", add("tags", "d"), "tags: [a,\n  b,\n  d]\n"),
    .yaml("tags:\n  - a\n  - b # c\nz: 1\n", add("tags", "c", "d"), "tags:\n  - a\n  - b # c\n  - c\n  - d\nz: 1\n"),
    .yaml("tags:\n- a\nz: 1\n", add("tags", "c"), "tags:\n- a\n- c\nz: 1\n"),
    .yaml("tags:\n-   a\n", add("tags", "c"), "tags:\n-   a\n-   c\n"),
    .yaml(
      "tags:\n  - \"a\"\n  # the rest\n\nz: 1\n", add("tags", "c"),
      "tags:\n  - \"a\"\n  - \"c\"\n  # the rest\n\nz: 1\n"),
    .yaml("tags:\n  - a\n", add("tags", "- x"), "tags:\n  - a\n  - \"- x\"\n"),
    .yaml("tags: [a]\n", add("tags", "a"), "tags: [a]\n"),
    .yaml("tags: [a, b]\n", add("tags", "b", "c", "c"), "tags: [a, b, c]\n"),
    .yaml("photos: [{file: x}]\n", add("photos", "y"), "refused: listIsNested {file: x}"),
    .yaml("tags: {a: 1}\n", add("tags", "y"), "refused: valueIsMapping {a: 1}"),
  ])
  func `elements are added as the others are written`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("a: 1\n", add("tags", "x"), "a: 1\ntags: [x]\n"),
    .yaml("a:\n  - x\nb: 1\n", add("tags", "w", "no"), "a:\n  - x\nb: 1\ntags:\n  - w\n  - \"no\"\n"),
    .yaml("a:\n- 'x'\nb: 1\n", add("tags", "w"), "a:\n- 'x'\nb: 1\ntags:\n- 'w'\n"),
    .yaml("a: [x]\nn: {b: 1}\n", add("n.tags", "w"), "a: [x]\nn: {b: 1, tags: [w]}\n"),
    .yaml("a:\n- x\nn: {b: 1}\n", add("n.tags", "w"), "a:\n- x\nn: {b: 1, tags: [w]}\n"),
    .yaml("tags:\n", add("tags", "w"), "tags: [w]\n"),
    .yaml("tags: # c\na:\n  - x\n", add("tags", "w"), "tags: # c\n  - w\na:\n  - x\n"),
    .yaml("tags: ~\n", add("tags", "w"), "tags: [w]\n"),
    .yaml("tags: soup\n", add("tags", "w"), "tags: [soup, w]\n"),
    .yaml("tags: 'soup' # c\n", add("tags", "w"), "tags: ['soup', 'w'] # c\n"),
    .yaml("tags: soup # c\na:\n  - x\n", add("tags", "w"), "tags: # c\n  - soup\n  - w\na:\n  - x\n"),
    .yaml("tags: soup\n", add("tags", "soup"), "tags: soup\n"),
    .yaml("chef: [[a]]\n", add("chef", "[[b]]"), "chef: [[[a]], [[b]]]\n"),
    .yaml("chefs:\n  - [[a]]\n", add("chefs", "[[b]]"), "chefs:\n  - [[a]]\n  - [[b]]\n"),
    .yaml("chefs:\n  - \"[[a]]\"\n", add("chefs", "[[b]]"), "chefs:\n  - \"[[a]]\"\n  - \"[[b]]\"\n"),
    .yaml("chefs: []\na: [[x]]\n", add("chefs", "[[b]]"), "chefs: [\"[[b]]\"]\na: [[x]]\n"),
    .yaml("a: [[x]]\n", add("chefs", "[[b]]"), "a: [[x]]\nchefs: [\"[[b]]\"]\n"),
  ])
  func `a list is begun like those nearby`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("tags: a, b\n", add("tags", "c"), "tags: a, b, c\n", splitsCommas: true),
    .yaml("tags: a,b\n", add("tags", "c"), "tags: a,b,c\n", splitsCommas: true),
    .yaml("tags: \"a, b\" # c\n", add("tags", "c"), "tags: \"a, b, c\" # c\n", splitsCommas: true),
    .yaml("tags: a, b\n", add("tags", "c, d"), "tags: [a, b, \"c, d\"]\n", splitsCommas: true),
    .yaml("tags: a, b\n", add("tags", "b"), "tags: a, b\n", splitsCommas: true),
    .yaml("tags: a,  b, c\n", remove("tags", "a"), "tags: b, c\n", splitsCommas: true),
    .yaml("tags: a,  b, c\n", remove("tags", "c"), "tags: a,  b\n", splitsCommas: true),
    .yaml("tags: a, b\n", remove("tags", "a", "b"), "", splitsCommas: true),
    .yaml("tags: a, b\n", setList("tags", "a", "x"), "tags: a, x\n", splitsCommas: true),
    .yaml("tags: a, b\n", add("tags", "c"), "tags: [\"a, b\", c]\n"),
    .yaml("tags: a\n", add("tags", "c"), "tags: [a, c]\n", splitsCommas: true),
  ])
  func `values between commas stay between commas`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("tags: [a, b, c]\n", remove("tags", "a"), "tags: [b, c]\n"),
    .yaml("tags: [a, b, c]\n", remove("tags", "b"), "tags: [a, c]\n"),
    .yaml("tags: [a, b, c]\n", remove("tags", "c", "b"), "tags: [a]\n"),
    .yaml("tags: [a, b, c]\n", remove("tags", "a", "c"), "tags: [b]\n"),
    .yaml("tags: [a, b, c] # t\nz: 1\n", remove("tags", "a", "b", "c"), "z: 1\n"),
    .yaml("tags: [a, b]\n", remove("tags", "x"), "tags: [a, b]\n"),
    .yaml("tags: [\n  a, # one\n  b # two\n  ]\n", remove("tags", "b"), "tags: [\n  a # one\n  ]\n"),
    .yaml("tags: [\n  a, # one\n  b # two\n  ]\n", remove("tags", "a"), "tags: [\n  b # two\n  ]\n"),
    .yaml("tags: [a,\n  b, c]\n", remove("tags", "b"), "tags: [a,\n  c]\n"),
    .yaml("tags: [a, b,\n  c]\n", remove("tags", "b"), "tags: [a,\n  c]\n"),
    .yaml("tags: [a, # one\n  b]\n", remove("tags", "b"), "tags: [a # one\n  ]\n"),
    .yaml("tags:\n  - a\n  # about b\n  - b # c\n  - c\n", remove("tags", "b"), "tags:\n  - a\n  # about b\n  - c\n"),
    .yaml("tags:\n- a\n- b\nz: 1\n", remove("tags", "a"), "tags:\n- b\nz: 1\n"),
    .yaml("tags:\n- a\n- b\nz: 1\n", remove("tags", "a", "b"), "z: 1\n"),
    .yaml("tags: a\nz: 1\n", remove("tags", "a"), "z: 1\n"),
    .yaml("l: [[[a]], [[b]]]\n", remove("l", "[[b]]"), "l: [\"[[a]]\"]\n"),
    .yaml("l: [[a]]\nz: 1\n", remove("l", "[[a]]"), "z: 1\n"),
    .yaml("l: [a, a, b]\n", remove("l", "a"), "l: [b]\n"),
    // Of the commas around what goes, behind a comment one stays at the most.
    .yaml("a: [\n  w, # one\n  n,\n  \"s\", x,\n  ]\n", remove("a", "n", "s", "x"), "a: [\n  w, # one\n  \n  ]\n"),
    .yaml("a: [\n  w, # one\n  n, x\n  ]\n", remove("a", "n", "x"), "a: [\n  w # one\n  \n  ]\n"),
  ])
  func `elements go with their commas or lines`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("t: [a, b, c]\n", setList("t", "a", "x", "c"), "t: [a, x, c]\n"),
    .yaml("t: [a, b, c]\n", setList("t", "a", "c"), "t: [a, c]\n"),
    .yaml("t: [a, c]\n", setList("t", "a", "b", "c"), "t: [a, b, c]\n"),
    .yaml("t: [b]\n", setList("t", "a", "b"), "t: [a, b]\n"),
    .yaml("t: [a]\n", setList("t", "a"), "t: [a]\n"),
    .yaml("t: [a] # c\n", setList("t"), "t: [] # c\n"),
    .yaml("t:\n  - a # one\n  - b # two\n", setList("t", "x", "b"), "t:\n  - x # one\n  - b # two\n"),
    .yaml("t:\n  - a\n  - b # two\n", setList("t", "b"), "t:\n  - b # two\n"),
    .yaml("t:\n  - a\n  - b\nz: 1\n", setList("t"), "t: []\nz: 1\n"),
    .yaml("t: a\n", setList("t", "a"), "t: a\n"),
    .yaml("t: 'a'\n", setList("t", "b"), "t: 'b'\n"),
    .yaml("t: a\n", setList("t", "b", "c"), "t: [b, c]\n"),
    .yaml("t: 1\n", setList("x"), "t: 1\nx: []\n"),
    .yaml("t: [2026]\n", setList("t", "2026"), "t: [\"2026\"]\n"),
  ])
  func `a list is set with as few changes as it needs`(row: FrontMatterRow) { #expect(row.result == row.after) }
}
