import Testing
import VaultEdit
import VaultModel

/// Values that are set: each takes the style of the one it replaces.
struct FrontMatterScalarTests {
  @Test(arguments: [
    FrontMatterRow.yaml("servings: 4\n", set("servings", "6"), "servings: 6\n"),
    .yaml("title: \"Old\"\n", setText("title", "New"), "title: \"New\"\n"),
    .yaml("title: 'Old'\n", setText("title", "New"), "title: 'New'\n"),
    .yaml("title: 'Old'\n", setText("title", "Ann's"), "title: 'Ann''s'\n"),
    .yaml("title: \"Old\"\n", setText("title", "a \"b\" \\ c"), "title: \"a \\\"b\\\" \\\\ c\"\n"),
    .yaml("title: 'Old'\n", setText("title", "a\tb"), "title: \"a\\tb\"\n"),
    .yaml("title:   Old   # a comment\n", setText("title", "New"), "title:   New   # a comment\n"),
    .yaml("title: one\n  two\nlang: en\n", setText("title", "three"), "title: three\nlang: en\n"),
    .yaml("title:\n  Old\n", setText("title", "New"), "title:\n  New\n"),
    .yaml("title: &t Old\n", setText("title", "New"), "title: &t New\n"),
    .yaml("a: 1\ntitle: Old \nb: 2\n", setText("title", "Привіт 🙂"), "a: 1\ntitle: Привіт 🙂 \nb: 2\n"),
    .yaml(
      "nutrition:\n  energy: 200\n  fat: 3\n", set("nutrition.energy", "250"), "nutrition:\n  energy: 250\n  fat: 3\n"),
    .yaml("n: {energy: 200, fat: 3}\n", set("n.energy", "250"), "n: {energy: 250, fat: 3}\n"),
    .yaml("n: {a: {b: x}}\n", setText("n.a.b", "y, z"), "n: {a: {b: \"y, z\"}}\n"),
  ])
  func `a value takes the style of the old one`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    ("no", "\"no\""), ("On", "\"On\""), ("y", "\"y\""), ("TRUE", "\"TRUE\""), ("~", "\"~\""), ("null", "\"null\""),
    ("", "\"\""), ("012", "\"012\""), ("0x1F", "\"0x1F\""), ("0o17", "\"0o17\""), ("0b101", "\"0b101\""),
    ("1_000", "\"1_000\""), ("1,5", "\"1,5\""), ("-7", "\"-7\""), ("+3", "\"+3\""), (".5", "\".5\""),
    ("1e3", "\"1e3\""), ("-.inf", "\"-.inf\""), (".NaN", "\".NaN\""), ("12:30", "\"12:30\""),
    ("190:20:30.15", "\"190:20:30.15\""), ("2026-11-20", "\"2026-11-20\""), ("2026-1-5", "\"2026-1-5\""),
    ("2026-11-20 14:30", "\"2026-11-20 14:30\""), ("2026-11-20T14:30:00Z", "\"2026-11-20T14:30:00Z\""),
    ("=", "\"=\""), ("<<", "\"<<\""),
    ("nope", "nope"), ("3 l", "3 l"), ("10-12", "10-12"), ("2026-11", "2026-11"), ("1/2", "1/2"), ("7up", "7up"),
    ("a:b", "a:b"), ("C#", "C#"), ("it's", "it's"), ("-x", "-x"), ("on time", "on time"), ("мій борщ", "мій борщ"),
    ("a: b", "\"a: b\""), ("a #b", "\"a #b\""), ("end:", "\"end:\""), ("- x", "\"- x\""), ("#x", "\"#x\""),
    ("@x", "\"@x\""), ("*x", "\"*x\""), ("[x", "\"[x\""), ("\"x\"", "\"\\\"x\\\"\""), (" x", "\" x\""),
    ("x ", "\"x \""), ("---", "\"---\""), ("a\u{0}b", "\"a\\x00b\""), ("a\u{2028}b", "\"a\\u2028b\""),
    ("a\u{FEFF}", "\"a\\uFEFF\""),
  ])
  func `text is quoted where some reader would take it for something else`(text: String, written: String) {
    let row = FrontMatterRow.yaml("key: old\n", setText("key", text), "key: \(written)\n")
    #expect(row.result == row.after)
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20"), ("6", "6"), ("no", "no"), ("true", "true"), ("12:30", "12:30"), ("x: y", "\"x: y\""),
  ])
  func `a number, a date and a truth value stand as they are`(text: String, written: String) {
    let row = FrontMatterRow.yaml("key: old\n", set("key", text), "key: \(written)\n")
    #expect(row.result == row.after)
  }

  @Test(arguments: [
    FrontMatterRow.yaml("a: 'x'\nb: old\n", setText("b", "no"), "a: 'x'\nb: 'no'\n"),
    .yaml("a: 'x'\nb: old\n", setText("b", "a\tb"), "a: 'x'\nb: \"a\\tb\"\n"),
    .yaml("a: \"x\"\nb: old\n", setText("b", "no"), "a: \"x\"\nb: \"no\"\n"),
    .yaml("a: 'x'\nn: {b: \"y\", c: z}\n", setText("n.c", "no"), "a: 'x'\nn: {b: \"y\", c: \"no\"}\n"),
  ])
  func `quotes are those of the neighbours`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("q: |\n  a\n  b\nz: 1\n", setText("q", "c\nd\ne"), "q: |\n  c\n  d\n  e\nz: 1\n"),
    .yaml("q: |-\n    a\nz: 1\n", setText("q", "c\n\nd"), "q: |-\n    c\n\n    d\nz: 1\n"),
    .yaml("q: | # why\n  a\n", setText("q", "c"), "q: | # why\n  c\n"),
    .yaml("q: |2\n    a\n", setText("q", "  b\nc"), "q: |2\n    b\n  c\n"),
    .yaml("q: |+\n  a\n\n\nz: 1\n", setText("q", "b"), "q: |+\n  b\n\n\nz: 1\n"),
    .yaml("q: >\n  one\n  two\n", setText("q", "three\nfour"), "q: >\n  three\n\n  four\n"),
    .yaml("q: >-\n  one\n", setText("q", "two\n\nthree"), "q: >-\n  two\n\n\n  three\n"),
    .yaml("q: >-\n  one\n", setText("q", "two\n  three"), "q: |-\n  two\n    three\n"),
    .yaml("q: | # why\n  a\nz: 1\n", setText("q", "a\tb"), "q: \"a\\tb\" # why\nz: 1\n"),
    .yaml("q: |\n  a\n", setText("q", "a"), "q: |\n  a\n"),
    .yaml("q: old\nz: 1\n", setText("q", "a\nb"), "q: |-\n  a\n  b\nz: 1\n"),
    .yaml("q: old # c\n", setText("q", "a\nb"), "q: \"a\\nb\" # c\n"),
    .yaml("q: \"old\"\n", setText("q", "a\nb"), "q: \"a\\nb\"\n"),
    .yaml("q: {a: old}\n", setText("q.a", "a\nb"), "q: {a: \"a\\nb\"}\n"),
  ])
  func `literal and folded texts keep header and indentation`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("key:\n", set("key", "1"), "key: 1\n"),
    .yaml("key: \n", set("key", "1"), "key: 1\n"),
    .yaml("key: # c\n", set("key", "1"), "key: 1 # c\n"),
    .yaml("key: ~ # c\n", set("key", "1"), "key: 1 # c\n"),
    .yaml("key: &a\n", set("key", "1"), "key: &a 1\n"),
    .yaml("m: {a: , b}\n", set("m.a", "1"), "m: {a: 1, b}\n"),
    .yaml("m: {a: , b}\n", set("m.b", "1"), "m: {a: , b: 1}\n"),
    .yaml("key:\n", setText("key", "a\nb"), "key: |-\n  a\n  b\n"),
  ])
  func `an absent value is filled in`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("a: [x, y] # c\n", setText("a", "z"), "a: z # c\n"),
    .yaml("a: ['x']\n", setText("a", "z"), "a: 'z'\n"),
    .yaml("a: # c\n  - x # one\n  # stays\n  - y\nb: 1\n", setText("a", "z"), "a: z # c\n  # stays\nb: 1\n"),
    .yaml("a:\n- x\n- y\nb: 1\n", setText("a", "z"), "a: z\nb: 1\n"),
    .yaml("a: [x, # c\n  y]\n", setText("a", "z"), "refused: listHoldsComments [x, # c\n  y]"),
    .yaml("a: [[x, y], z]\n", setText("a", "z"), "refused: listIsNested [x, y]"),
    .yaml("a: {b: c}\n", setText("a", "z"), "refused: valueIsMapping {b: c}"),
    .yaml("a:\n  b: c\n", setText("a", "z"), "refused: valueIsMapping b: c"),
  ])
  func `a list is replaced as a whole, a mapping is not`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    ("a: 1\n", set("a", "1")), ("a: x\n", setText("a", "x")), ("a: \"no\"\n", setText("a", "no")),
    ("a: 'x'\n", set("a", "x")), ("a: >\n  x\n  y\n", setText("a", "x y")), ("a: \"\\u0416\"\n", setText("a", "Ж")),
    ("a: [[x]]\n", set("a", "[[x]]")),
  ])
  func `the same value is no change`(yaml: String, change: ItemChange) {
    #expect(FrontMatterRow.yaml(yaml, change, yaml).result == "---\n\(yaml)---\n")
  }

  @Test(arguments: [
    FrontMatterRow.yaml("a: no\n", setText("a", "no"), "a: \"no\"\n"),
    .yaml("a: 012\n", setText("a", "012"), "a: \"012\"\n"),
  ])
  func `a value that reads as another kind becomes text`(row: FrontMatterRow) { #expect(row.result == row.after) }

  @Test(arguments: [
    FrontMatterRow.yaml("chef: [[ann]]\n", setText("chef", "[[bob]]"), "chef: [[bob]]\n"),
    .yaml("chef: \"[[ann]]\"\n", setText("chef", "[[bob]]"), "chef: \"[[bob]]\"\n"),
    .yaml("a: [[x]]\nchef: ann\n", setText("chef", "[[bob]]"), "a: [[x]]\nchef: [[bob]]\n"),
    .yaml("a: '[[x]]'\nchef: ann\n", setText("chef", "[[bob]]"), "a: '[[x]]'\nchef: '[[bob]]'\n"),
    .yaml("chef: ann\n", setText("chef", "[[bob]]"), "chef: \"[[bob]]\"\n"),
    .yaml("chef: [[ann]]\n", setText("chef", "[[bob #1]]"), "chef: \"[[bob #1]]\"\n"),
    .yaml("chef: [[ann]]\n", setText("chef", "bob"), "chef: bob\n"),
  ])
  func `links are written as the neighbours write theirs`(row: FrontMatterRow) { #expect(row.result == row.after) }
}
