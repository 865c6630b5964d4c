import Testing
import VaultEdit
import VaultModel

/// Keys that are added, taken away and renamed.
struct FrontMatterKeyTests {
  @Test(arguments: [
    FrontMatterRow.yaml("title: A\n", set("servings", "4"), "title: A\nservings: 4\n"),
    .yaml("title : A\n", set("servings", "4"), "title : A\nservings : 4\n"),
    .yaml("a:  x\nbcd:  y\n", set("e", "4"), "a:  x\nbcd:  y\ne:  4\n"),
    .yaml("title:    A\nservings: 4\n", setText("lang", "en"), "title:    A\nservings: 4\nlang:     en\n"),
    .yaml("title:    A\nservings: 4\n", setText("difficulty", "easy"), "title:    A\nservings: 4\ndifficulty: easy\n"),
    .yaml("title: A # c\n# the end\n", set("b", "1"), "title: A # c\nb: 1\n# the end\n"),
    .yaml("title: A\n\n", set("b", "1"), "title: A\nb: 1\n\n"),
    .yaml("a:\n  b: 1\n  # more of b\n", set("c", "1"), "a:\n  b: 1\n  # more of b\nc: 1\n"),
    .yaml("a: |\n  text\n\n", set("c", "1"), "a: |\n  text\nc: 1\n\n"),
    .yaml("a: |+\n  text\n\n", set("c", "1"), "a: |+\n  text\n\nc: 1\n"),
    .yaml("a:\n", set("c", "1"), "a:\nc: 1\n"),
    .yaml("a: [x,\n  y] # c\n", set("c", "1"), "a: [x,\n  y] # c\nc: 1\n"),
    .yaml("a: 1\n...\n", set("c", "1"), "a: 1\nc: 1\n...\n"),
    .yaml("  a: 1\n", set("c", "1"), "  a: 1\n  c: 1\n"),
    .yaml("'a': 1\n'b': 2\n", set("c", "1"), "'a': 1\n'b': 2\n'c': 1\n"),
    .yaml("a: 1\n", set("on", "1"), "a: 1\n\"on\": 1\n"),
    .yaml("a: 1\n", set("мій ключ", "1"), "a: 1\nмій ключ: 1\n"),
    .yaml("a: 1\n", set("b: c", "1"), "a: 1\n\"b: c\": 1\n"),
    .yaml("a: 1\n", set("<<<<<<< HEAD", "1"), "a: 1\n\"<<<<<<< HEAD\": 1\n"),
    .yaml("a: 1\n", setText("q", "x\ny\n"), "a: 1\nq: |\n  x\n  y\n"),
    .yaml("a: 1\n", setText("q", " x\ny"), "a: 1\nq: \" x\\ny\"\n"),
  ])
  func `a new key follows the last one, in its style`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("n:\n  a: 1\nz: 1\n", set("n.b", "2"), "n:\n  a: 1\n  b: 2\nz: 1\n"),
    .yaml("n:\n    a: 1\n", set("n.m.b", "2"), "n:\n    a: 1\n    m:\n        b: 2\n"),
    .yaml("a: 1\n", set("k.m.b", "2"), "a: 1\nk:\n  m:\n    b: 2\n"),
    .yaml("n: # c\nz: 1\n", set("n.b", "2"), "n: # c\n  b: 2\nz: 1\n"),
    .yaml("n: ~\nz: 1\n", set("n.b", "2"), "n: {b: 2}\nz: 1\n"),
    .yaml("n: {}\n", set("n.b", "2"), "n: {b: 2}\n"),
    .yaml("n: { }\n", set("n.b", "2"), "n: { b: 2 }\n"),
    .yaml("n: {a: 1}\n", set("n.b", "2"), "n: {a: 1, b: 2}\n"),
    .yaml("n: { a: 1 }\n", set("n.b.c", "2"), "n: { a: 1, b: {c: 2} }\n"),
    .yaml("n: {a: 1,}\n", set("n.b", "2"), "n: {a: 1, b: 2,}\n"),
    .yaml("n: {a: 1,b: 2}\n", set("n.c", "3"), "n: {a: 1,b: 2,c: 3}\n"),
    .yaml("n: {\"a\":1}\n", setText("n.b", "x"), "n: {\"a\":1, \"b\":\"x\"}\n"),
    .yaml("n: {a: , b}\n", set("n.c", "3"), "n: {a: , b, c: 3}\n"),
    .yaml("n: {a: }\n", set("n.a.c", "3"), "n: {a: {c: 3}}\n"),
    .yaml("n: x\n", set("n.c", "3"), "refused: valueNotMapping x"),
    .yaml("n: [x]\n", set("n.c", "3"), "refused: valueNotMapping [x]"),
  ])
  func `a path leads into mappings and makes those that are missing`(row: FrontMatterRow) {
    #expect(row.result == row.after)
  }

  @Test(arguments: [
    FrontMatterRow.yaml(
      "n: {\n    a: 1, # one\n    b: 2 # two\n  }\n", set("n.c", "3"),
      "n: {\n    a: 1, # one\n    b: 2, # two\n    c: 3\n  }\n"),
    .yaml("n: {\n    a: 1,\n  }\n", set("n.c", "3"), "n: {\n    a: 1,\n    c: 3,\n  }\n"),
    .yaml("n: {\n    a: 1 }\n", set("n.c", "3"), "n: {\n    a: 1,\n    c: 3 }\n"),
    .yaml("n: {a: 1,\n  b: 2, c: 3}\n", set("n.d", "4"), "n: {a: 1,\n  b: 2, c: 3, d: 4}\n"),
    .yaml("n: { # none\n  }\n", set("n.d", "4"), "n: { d: 4 # none\n  }\n"),
    FrontMatterRow("---\n{a: 1}\n---\n", set("b", "2"), "---\n{a: 1, b: 2}\n---\n"),
  ])
  func `braces over several lines keep their lines`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow("---\n---\nBody\n", set("a", "1"), "---\na: 1\n---\nBody\n"),
    FrontMatterRow("---\n# c\n---\n", set("a", "1"), "---\n# c\na: 1\n---\n"),
    FrontMatterRow("---\r\n---\r\n", set("a.b", "1"), "---\r\na:\r\n  b: 1\r\n---\r\n"),
    FrontMatterRow("---\n...\n---\n", set("a", "1"), "---\na: 1\n...\n---\n"),
    FrontMatterRow("Body\n", set("a", "1"), "---\na: 1\n---\nBody\n"),
    FrontMatterRow("", set("a", "1"), "---\na: 1\n---\n"),
    FrontMatterRow("Body", add("tags", "x", "w", "x"), "---\ntags: [x, w]\n---\nBody"),
    FrontMatterRow("Body\r\n", set("a", "1"), "---\r\na: 1\r\n---\r\nBody\r\n"),
    FrontMatterRow("\u{FEFF}Body\n", set("a", "1"), "\u{FEFF}---\na: 1\n---\nBody\n"),
    FrontMatterRow("---\n\nA break above.\n", set("a", "1"), "---\na: 1\n---\n---\n\nA break above.\n"),
    FrontMatterRow("Body\n", setText("q", "x\ny"), "---\nq: |-\n  x\n  y\n---\nBody\n"),
    FrontMatterRow("Body\n", removeKey("a"), "Body\n"),
    FrontMatterRow("Body\n", remove("a", "b"), "Body\n"),
    FrontMatterRow("Body\n", add("a"), "Body\n"),
    FrontMatterRow("Body\n", rename("a", to: "b"), "refused: noSuchKey "),
    FrontMatterRow("---\na: 1\nBody\n", set("a", "1"), "refused: frontMatterBroken ---"),
    FrontMatterRow("---\na: [\n---\n", set("b", "1"), "refused: frontMatterBroken ["),
    FrontMatterRow("---\n--- # x\n---\n", set("b", "1"), "---\n--- # x\nb: 1\n---\n"),
    FrontMatterRow("---\n--- # x\n---\n", .removeKey(["b"]), "---\n--- # x\n---\n"),
    FrontMatterRow("---\njust text\n---\n", set("b", "1"), "refused: frontMatterNotMapping just text"),
    FrontMatterRow("---\n- a\n---\n", set("b", "1"), "refused: frontMatterNotMapping - a"),
  ])
  func `front matter that is empty or not there is begun`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("a: 1\nb: 2 # c\nd: 3\n", removeKey("b"), "a: 1\nd: 3\n"),
    .yaml("# above\na: 1\nb: 2\n", removeKey("a"), "# above\nb: 2\n"),
    .yaml("a:\n  - x\n  # in a\n  - y\n\nb: 2\n", removeKey("a"), "\nb: 2\n"),
    .yaml("a:\n  b: 1\n  # about b\n# about c\nc: 2\n", removeKey("a"), "# about c\nc: 2\n"),
    .yaml("a: |\n  text\n\nb: 1\n", removeKey("a"), "\nb: 1\n"),
    // The blank line below would become a part of the text that keeps its line ends.
    .yaml("a: |+\n  text\nb: 1\n\nc: 2\n", removeKey("b"), "a: |+\n  text\nc: 2\n"),
    .yaml("a: >2+\n  text\n\nb: {\n  }\n \n\nc: 2\n", removeKey("b"), "a: >2+\n  text\n\nc: 2\n"),
    .yaml("a: |\n  text\nb: 1\n\nc: 2\n", removeKey("b"), "a: |\n  text\n\nc: 2\n"),
    .yaml("a: one\n  two\nb: 1\n", removeKey("a"), "b: 1\n"),
    .yaml("a: {x: 1,\n  y: 2} # c\nb: 1\n", removeKey("a"), "b: 1\n"),
    .yaml("a: 1\n", removeKey("a"), ""),
    .yaml("# c\na: 1\n", removeKey("a"), "# c\n"),
    .yaml("a: 1\n", removeKey("b"), "a: 1\n"),
    .yaml("a: 1\n", removeKey("a.b"), "a: 1\n"),
    .yaml("n:\n  a: 1\n  b: 2\n", removeKey("n.a"), "n:\n  b: 2\n"),
    .yaml("n:\n  a: 1\nz: 1\n", removeKey("n.a"), "z: 1\n"),
    .yaml("n:\n  m: {a: 1}\nz: 1\n", removeKey("n.m.a"), "z: 1\n"),
    .yaml("n: {a: 1, b: 2, c: 3}\n", removeKey("n.a"), "n: {b: 2, c: 3}\n"),
    .yaml("n: {a: 1, b: 2, c: 3}\n", removeKey("n.b"), "n: {a: 1, c: 3}\n"),
    .yaml("n: {a: 1, b: 2, c: 3}\n", removeKey("n.c"), "n: {a: 1, b: 2}\n"),
    .yaml("n: {a: 1, b: 2,}\n", removeKey("n.b"), "n: {a: 1,}\n"),
    .yaml("n: {\n  a: 1, # one\n  b: 2 # two\n }\n", removeKey("n.b"), "n: {\n  a: 1 # one\n }\n"),
    .yaml("n: {\n  a: 1, # one\n  b: 2, # two\n }\n", removeKey("n.a"), "n: {\n  b: 2, # two\n }\n"),
    .yaml("{a: 1}\n", removeKey("a"), "{}\n"),
    .yaml("a: &x 1\nb: 2\n", removeKey("a"), "b: 2\n"),
  ])
  func `a key goes with its lines and the comment on them`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("a: 1\nb: 2\n", rename("a", to: "c"), "c: 1\nb: 2\n"),
    .yaml("\"a\" : 1\n", rename("a", to: "c"), "\"c\" : 1\n"),
    .yaml("a: [x] # c\n", rename("a", to: "on"), "\"on\": [x] # c\n"),
    .yaml("n: {a: 1}\n", rename("n.a", to: "b"), "n: {b: 1}\n"),
    .yaml("a: 1\n", rename("a", to: "a"), "a: 1\n"),
    .yaml("a: 1\nb: 2\n", rename("a", to: "b"), "refused: keyExists b"),
    .yaml("a: 1\n", rename("b", to: "c"), "refused: noSuchKey a: 1"),
    .yaml("a: 1\n", rename("a", to: ""), "refused: keyNotWritable a"),
    .yaml("a: 1\n", rename("a", to: "x\ny"), "refused: keyNotWritable a"),
  ])
  func `a key is spelled anew and keeps its value`(row: FrontMatterRow) { #expect(row.result == row.after) }
}
