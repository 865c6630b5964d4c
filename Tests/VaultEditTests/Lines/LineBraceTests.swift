import Testing
import VaultEdit
import VaultModel
import VaultSyntax

struct LineBraceTests {
  @Test(arguments: [
    LineRow("- [ ] a {due: 2026-11-20}\n", .set("due", "2026-11-23"), "- [ ] a {due: 2026-11-23}\n"),
    LineRow(
      "- [ ] a {due: 2026-11-20, list: home} ^k\n", .set("due", "2026-11-23 14:00"),
      "- [ ] a {due: 2026-11-23 14:00, list: home} ^k\n"),
    LineRow(
      "- [ ] a { due:  2026-11-20 ,  list: home }\n", .set("due", "2026-11-23"),
      "- [ ] a { due:  2026-11-23 ,  list: home }\n"),
    LineRow("- [ ] a {list: \"home\"}\n", .set("list", "work"), "- [ ] a {list: \"work\"}\n"),
    LineRow("- [ ] a {list: 'home'}\n", .set("list", "Ann's"), "- [ ] a {list: 'Ann''s'}\n"),
    LineRow("- [ ] a {list:}\n", .set("list", "home"), "- [ ] a {list: home}\n"),
    LineRow("- [ ] a {repeat: every 2 weeks on mon, wed}\n", .set("repeat", "daily"), "- [ ] a {repeat: daily}\n"),
    LineRow(
      "- *500 g* cream {expires: 2026-12-10, place: fridge}  \r\n", .set("place", "cellar"),
      "- *500 g* cream {expires: 2026-12-10, place: cellar}  \r\n", in: .pantry),
  ])
  func `a value is replaced where it stands, in its quotes`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a\n", .set("due", "2026-11-23"), "- [ ] a {due: 2026-11-23}\n"),
    LineRow("- [ ] a", .set("due", "2026-11-23"), "- [ ] a {due: 2026-11-23}"),
    LineRow("- [ ] a ^k\n", .set("due", "2026-11-23"), "- [ ] a {due: 2026-11-23} ^k\n"),
    LineRow("- [ ] a  \n  more\n", .set("list", "home"), "- [ ] a {list: home}  \n  more\n"),
    LineRow("- [ ] a {list: home}\n", .set("due", "2026-11-23"), "- [ ] a {list: home, due: 2026-11-23}\n"),
    LineRow("- [ ] a {list: home, }\n", .set("due", "2026-11-23"), "- [ ] a {list: home, due: 2026-11-23, }\n"),
    LineRow("- [ ] a #work\n", .set("priority", "high"), "- [ ] a #work {priority: high}\n"),
    LineRow("- [ ] 2026-11-20 a\n", .set("duration", "45m"), "- [ ] 2026-11-20 a {duration: 45m}\n"),
    LineRow("> - [ ] a\n", .set("due", "2026-11-23"), "> - [ ] a {due: 2026-11-23}\n"),
    LineRow("- [ ] a {x}\n", .set("due", "2026-11-23"), "- [ ] a {x} {due: 2026-11-23}\n"),
    LineRow(
      "- 2026-11-23 dinner [[borshch]]\n", .set("servings", "6"), "- 2026-11-23 dinner [[borshch]] {servings: 6}\n",
      in: .meals),
    LineRow(
      "- 09:00-10:20 Math {kind: ЛР}\n", .set("room", "210-4"), "- 09:00-10:20 Math {kind: ЛР, room: 210-4}\n",
      in: .timetable),
    LineRow("- [ ] a\n", .set("my-key", "x"), "- [ ] a {my-key: x}\n"),
    LineRow("- [ ] a\n", .set("ключ", "значення"), "- [ ] a {ключ: значення}\n"),
  ])
  func `a new key goes into braces at the end of the line`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a\n", .set("location", "Kyiv, Lviv"), "- [ ] a {location: \"Kyiv, Lviv\"}\n"),
    LineRow("- [ ] a\n", .set("location", "a ] b"), "- [ ] a {location: \"a ] b\"}\n"),
    LineRow("- [ ] a\n", .set("location", "a } b"), "- [ ] a {location: \"a } b\"}\n"),
    LineRow("- [ ] a\n", .set("location", "room #4"), "- [ ] a {location: \"room #4\"}\n"),
    LineRow("- [ ] a\n", .set("location", "a: b"), "- [ ] a {location: \"a: b\"}\n"),
    LineRow("- [ ] a\n", .set("location", "say \"hi\" \\ bye"), "- [ ] a {location: \"say \\\"hi\\\" \\\\ bye\"}\n"),
    LineRow("- [ ] a\n", .set("location", " padded "), "- [ ] a {location: \" padded \"}\n"),
    LineRow("- [ ] a\n", .set("location", ""), "- [ ] a {location: \"\"}\n"),
    LineRow("- [ ] a\n", .set("location", "- x"), "- [ ] a {location: \"- x\"}\n"),
    LineRow("- [ ] a\n", .set("location", "&x"), "- [ ] a {location: \"&x\"}\n"),
    LineRow("- [ ] a\n", .set("location", "*x"), "- [ ] a {location: \"*x\"}\n"),
    LineRow("- [ ] a\n", .set("location", "!x"), "- [ ] a {location: \"!x\"}\n"),
    LineRow("- [ ] a\n", .set("location", "%x"), "- [ ] a {location: \"%x\"}\n"),
    LineRow("- [ ] a\n", .set("location", "@x"), "- [ ] a {location: \"@x\"}\n"),
    LineRow("- [ ] a\n", .set("location", "~"), "- [ ] a {location: \"~\"}\n"),
    LineRow("- [ ] a\n", .set("location", "null"), "- [ ] a {location: \"null\"}\n"),
    LineRow("- [ ] a\n", .set("parent", "[[report]]"), "- [ ] a {parent: \"[[report]]\"}\n"),
    LineRow("- [ ] a\n", .set("location", text: "no"), "- [ ] a {location: \"no\"}\n"),
    LineRow("- [ ] a\n", .set("location", text: "2026"), "- [ ] a {location: \"2026\"}\n"),
    LineRow("- [ ] a\n", .set("location", text: "12:30"), "- [ ] a {location: \"12:30\"}\n"),
    LineRow("- [ ] a\n", .set("location", text: "2026-11-23"), "- [ ] a {location: \"2026-11-23\"}\n"),
    LineRow("- [ ] a\n", .set("location", "no"), "- [ ] a {location: no}\n"),
    LineRow("- [ ] a\n", .set("url", "https://x.org/a?b=1#c"), "- [ ] a {url: \"https://x.org/a?b=1#c\"}\n"),
    LineRow("- [ ] a\n", .set("url", "https://x.org/a"), "- [ ] a {url: https://x.org/a}\n"),
    LineRow("- [ ] a\n", .set("location", "дім 🏠"), "- [ ] a {location: дім 🏠}\n"),
    LineRow("- [ ] a {location: x}\n", .set("location", "a, b"), "- [ ] a {location: \"a, b\"}\n"),
  ])
  func `what YAML would read differently is quoted`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- milk\n", .set("optional", "true"), "- milk {optional}\n", in: .shopping),
    LineRow("- milk {optional}\n", .set("optional", "false"), "- milk\n", in: .shopping),
    LineRow("- milk {optional, price: 30}\n", .set("optional", "no"), "- milk {price: 30}\n", in: .shopping),
    LineRow("- milk {price: 30, optional}\n", .removeKey(["optional"]), "- milk {price: 30}\n", in: .shopping),
    LineRow("- [ ] a {flag, list: home}\n", .removeKey(["flag"]), "- [ ] a {list: home}\n"),
    LineRow("- [ ] a\n", .set("flag", "так"), "- [ ] a {flag}\n"),
    LineRow("- [ ] a\n", .set("urgent", "true"), "- [ ] a {urgent: true}\n"),
    LineRow(unchanged: "- milk {optional}\n", .set("optional", "yes"), in: .shopping),
    LineRow(unchanged: "- milk\n", .set("optional", "false"), in: .shopping),
  ])
  func `a flag is a word that comes and goes`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a {due: 2026-11-20}\n", .removeKey(["due"]), "- [ ] a\n"),
    LineRow("- [ ] a {due: 2026-11-20} ^k\n", .removeKey(["due"]), "- [ ] a ^k\n"),
    LineRow("- [ ] a {due: 2026-11-20, list: home}\n", .removeKey(["due"]), "- [ ] a {list: home}\n"),
    LineRow("- [ ] a {list: home, due: 2026-11-20}\n", .removeKey(["due"]), "- [ ] a {list: home}\n"),
    LineRow("- [ ] a {list: home, due: 2026-11-20, x: y}\n", .removeKey(["due"]), "- [ ] a {list: home, x: y}\n"),
    LineRow("- [ ] a {due: 2026-11-20, due: 2026-11-21}\n", .removeKey(["due"]), "- [ ] a\n"),
    LineRow("- [ ] a {mine: x}\n", .removeKey(["mine"]), "- [ ] a\n"),
    LineRow(unchanged: "- [ ] a {list: home}\n", .removeKey(["due"])),
    LineRow(unchanged: "- [ ] a\n", .set("attachments", [String]())),
  ])
  func `a key goes with its separator, the last one with the braces`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow("- [ ] a {due: 2026-11-20}\n", .renameKey(["due"], to: "scheduled"), "- [ ] a {scheduled: 2026-11-20}\n"),
    LineRow("- [ ] a due:2026-11-20\n", .renameKey(["due"], to: "wait"), "- [ ] a wait:2026-11-20\n"),
    LineRow("- [ ] a [due:: 2026-11-20]\n", .renameKey(["due"], to: "mine"), "- [ ] a [mine:: 2026-11-20]\n"),
    LineRow("- [ ] a due:2026-11-20\n", .renameKey(["due"], to: "mine"), "- [ ] a {mine: 2026-11-20}\n"),
    LineRow("- [ ] a 📅 2026-11-20\n", .renameKey(["due"], to: "scheduled"), "- [ ] a ⏳ 2026-11-20\n"),
    LineRow("- milk {optional}\n", .renameKey(["optional"], to: "fixed"), "- milk {fixed}\n", in: .shopping),
    LineRow("- milk {optional}\n", .renameKey(["optional"], to: "spare"), "- milk {spare: true}\n", in: .shopping),
  ])
  func `a key is spelled anew and keeps its value`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow(
      "- [ ] a {attachments: [x.pdf]}\n", .add("attachments", "y.pdf"), "- [ ] a {attachments: [x.pdf, y.pdf]}\n"),
    LineRow("- [ ] a {attachments: []}\n", .add("attachments", "y.pdf"), "- [ ] a {attachments: [y.pdf]}\n"),
    LineRow("- [ ] a {attachments: x.pdf}\n", .add("attachments", "y.pdf"), "- [ ] a {attachments: x.pdf, y.pdf}\n"),
    LineRow(
      "- [ ] a {attachments: [x.pdf]}\n", .add("attachments", "a, b.pdf"),
      "- [ ] a {attachments: [x.pdf, \"a, b.pdf\"]}\n"),
    LineRow("- [ ] a\n", .add("attachments", "x.pdf", "y.pdf"), "- [ ] a {attachments: [x.pdf, y.pdf]}\n"),
    LineRow(
      "- [ ] a {attachments: [ 'x', \"y\", z ]}\n", .remove("attachments", "y"), "- [ ] a {attachments: [ 'x', z ]}\n"),
    LineRow("- [ ] a {attachments: [x, y, z]}\n", .remove("attachments", "y", "z"), "- [ ] a {attachments: [x]}\n"),
    LineRow("- [ ] a {attachments: [x, y, z]}\n", .remove("attachments", "x", "z"), "- [ ] a {attachments: [y]}\n"),
    LineRow("- [ ] a {attachments: x, y}\n", .remove("attachments", "x"), "- [ ] a {attachments: y}\n"),
    LineRow("- [ ] a {attachments: [x]}\n", .remove("attachments", "x"), "- [ ] a\n"),
    LineRow("- [ ] a {attachments: \"x, y\"}\n", .remove("attachments", "x"), "- [ ] a {attachments: \"y\"}\n"),
    LineRow("- [ ] a {depends: [[x]]}\n", .add("depends", "[[y]]"), "- [ ] a {depends: [\"[[x]]\", \"[[y]]\"]}\n"),
    LineRow("- [ ] a {attachments: [x]}\n", .set("attachments", ["y", "z"]), "- [ ] a {attachments: [y, z]}\n"),
    LineRow(unchanged: "- [ ] a {attachments: [x, y]}\n", .add("attachments", "y")),
    LineRow(unchanged: "- [ ] a {attachments: [x, y]}\n", .remove("attachments", "z")),
    LineRow(unchanged: "- [ ] a {attachments: x, y}\n", .set("attachments", ["x", "y"])),
  ])
  func `lists gain and lose elements in place`(row: LineRow) { row.check() }

  @Test(arguments: [
    LineRow(unchanged: "- [ ] a {due: 2026-11-20}\n", .set("due", "2026-11-20")),
    LineRow(unchanged: "- [ ] a {due: 2026-11-20T14:00}\n", .set("due", "2026-11-20 14:00")),
    LineRow(unchanged: "- [ ] a {priority: висока}\n", .set("priority", "high")),
    LineRow(unchanged: "- [ ] a {list: \"home\"}\n", .set("list", "home")),
    LineRow(unchanged: "- [ ] a {duration: 45m}\n", .set("duration", "45 min")),
  ])
  func `a value that says the same is no change`(row: LineRow) { row.check() }

  @Test(arguments: [
    RefusedRow("- [ ] a\n", .set(["a", "b"], .scalar("c")), .lineHasFlatKeys),
    RefusedRow("- [ ] a\n", .set([], .scalar("c")), .lineHasFlatKeys),
    RefusedRow("- [ ] a\n", .set("not a key", "c"), .keyNotWritable),
    RefusedRow("- [ ] a\n", .set("", "c"), .keyNotWritable),
    RefusedRow("- [ ] a\n", .set("list", "c\nd"), .valueNotWritable),
    RefusedRow("- [ ] a\n", .set("list", "c\u{7}d"), .valueNotWritable),
    RefusedRow("- [ ] a {x: 1, x: 2}\n", .set("x", "3"), .duplicateKey),
    RefusedRow("- [ ] a\n", .renameKey(["due"], to: "wait"), .noSuchKey),
    RefusedRow("- [ ] a {due: 2026-11-20, wait: 2026-11-19}\n", .renameKey(["due"], to: "wait"), .keyExists),
    RefusedRow("- [ ] 2026-11-20 a\n", .renameKey(["due"], to: "wait"), .keyNotWritable),
    // A code span that begins in the line's words would swallow the braces.
    RefusedRow("- [ ] a `b\n  c` d\n", .set("list", "home"), .wouldReadOtherwise),
  ])
  func `what a line cannot hold is refused`(row: RefusedRow) { row.check() }
}
