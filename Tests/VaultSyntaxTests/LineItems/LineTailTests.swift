import Testing
import VaultSyntax

/// The tail, read from the right.
@Suite struct LineTailTests {
  @Test(arguments: [
    ("- [ ] a ^k1", "a | ^k1"),
    ("- [ ] a ^k-1", "a | ^k-1"),
    ("- [ ] a^k1", "a^k1"),
    ("- [ ] a ^", "a ^"),
    ("- [ ] a ^k 1", "a ^k 1"),
    ("- [ ] ^k1", "prose"),
    ("- [ ] a {flag} ^k1", "a | {flag} | ^k1"),
    ("- [ ] a ^k1 {flag}", "a ^k1 | {flag}"),
  ])
  func `a block id is the last word`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  @Test(arguments: [
    ("- [ ] a due:2026-11-23", "a | due:2026-11-23"),
    ("- [ ] a due:2026-11-23 priority:high", "a | due:2026-11-23 | priority:high"),
    ("- [ ] a from:b", "a from:b"),
    ("- [ ] due:2026-11-23 call", "due:2026-11-23 call"),
    ("- [ ] a due: 2026-11-23", "a due: 2026-11-23"),
    ("- [ ] a due:", "a due:"),
    ("- [ ] a depends:[[b c]]", "a | depends:[[b c]]"),
    ("- [ ] a url:https://x.org/b?c=d", "a | url:https://x.org/b?c=d"),
    ("- [ ] a https://x.org/due:2026-01-01", "a https://x.org/due:2026-01-01"),
    ("- [ ] read https://x.org/a?due:2026-01-01#top", "read https://x.org/a?due:2026-01-01#top"),
    ("- [ ] run `a due:1`", "run `a due:1`"),
    ("- [ ] see [due:1](b.md)", "see [due:1](b.md)"),
    ("- [ ] a repeat:daily {due: 2026-11-23} ^x", "a | repeat:daily | {due: 2026-11-23} | ^x"),
  ])
  func `todo.txt fields are words of keys of the line's type, never inside a URL`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  @Test(arguments: [
    ("- [ ] a [due:: 2026-11-23]", "a | [due:: 2026-11-23]"),
    ("- [ ] a (due:: 2026-11-23)", "a | [due:: 2026-11-23]"),
    ("- [ ] a [due:: 2026-11-23][priority:: high]", "a | [due:: 2026-11-23] | [priority:: high]"),
    ("- [ ] a [mine:: every second day]", "a | [?mine:: every second day]"),
    ("- [ ] a [depends:: [[b c]]]", "a | [depends:: [[b c]]]"),
    ("- [ ] a [due:: 2026-11-23] b", "a [due:: 2026-11-23] b"),
    ("- [ ] a [due: 2026-11-23]", "a [due: 2026-11-23]"),
    ("- [ ] a [[due]]", "a [[due]]"),
    ("- [ ] a b]", "a b]"),
  ])
  func `Dataview fields stand in brackets with two colons`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  @Test(arguments: [
    ("- [ ] a 📅 2026-11-23", "a | 📅 due 2026-11-23"),
    ("- [ ] a ⏳ 2026-11-23", "a | ⏳ scheduled 2026-11-23"),
    ("- [ ] a 🛫 2026-11-23", "a | 🛫 wait 2026-11-23"),
    ("- [ ] a ➕ 2026-11-23", "a | ➕ created 2026-11-23"),
    ("- [x] a ✅ 2026-11-23", "a | ✅ completed 2026-11-23"),
    ("- [-] a ❌ 2026-11-23", "a | ❌ completed 2026-11-23"),
    ("- [ ] a 🔁 every week on mon", "a | 🔁 repeat every week on mon"),
    ("- [ ] a 🏁 delete", "a | 🏁 on-completion delete"),
    ("- [ ] a 🏁 Keep 📅 2026-11-23 #c", "a | 🏁 on-completion Keep | 📅 due 2026-11-23 | #c"),
    ("- [ ] a 🏁", "a 🏁"),
    ("- [ ] run 🏁 fast", "run 🏁 fast"),
    ("- [ ] a 🏁 delete it", "a 🏁 delete it"),
    ("- [ ] a 🆔 abc", "a | 🆔 id abc"),
    ("- [ ] a ⛔ abc, d-1", "a | ⛔ depends abc, d-1"),
    ("- [ ] a 🔺", "a | 🔺 priority 🔺"),
    ("- [ ] a ⏫", "a | ⏫ priority ⏫"),
    ("- [ ] a 🔼", "a | 🔼 priority 🔼"),
    ("- [ ] a 🔽", "a | 🔽 priority 🔽"),
    ("- [ ] a ⏬", "a | ⏬ priority ⏬"),
    ("- [ ] a ⏬\u{FE0F}", "a | ⏬\u{FE0F} priority ⏬\u{FE0F}"),
    ("- [ ] a⏫📅2026-11-23", "a | ⏫ priority ⏫ | 📅 due 2026-11-23"),
    ("- [ ] a 📅 2026-11-23 14:30", "a | 📅 due 2026-11-23 14:30"),
    ("- [ ] a 📅 tomorrow", "a 📅 tomorrow"),
    ("- [ ] 📅 2026-11-23 call", "📅 2026-11-23 call"),
    ("- [ ] ship ✅ it", "ship ✅ it"),
    ("- [ ] a 🆔 abc def", "a 🆔 abc def"),
    ("- [ ] a `📅 2026-11-23`", "a `📅 2026-11-23`"),
  ])
  func `emoji are the fields of Obsidian Tasks where their value fits`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  @Test(arguments: [
    ("- [ ] a #b", "a #b | #b"),
    ("- [ ] a #b 📅 2026-11-23 #c", "a #b | 📅 due 2026-11-23 | #b | #c"),
    ("- [ ] a ⏫ #c 📅 2026-11-23", "a | ⏫ priority ⏫ | 📅 due 2026-11-23 | #c"),
    ("- [ ] a 🔁 every week #c", "a | 🔁 repeat every week | #c"),
    ("- [ ] a 🔁 every week #c later", "a 🔁 every week #c later | #c"),
    ("- [ ] a 🔁 every week ⏫ due:2026-11-23", "a | 🔁 repeat every week | ⏫ priority ⏫ | due:2026-11-23"),
    ("- [ ] a due:2026-11-23 +work @home", "a | due:2026-11-23 | +work | @home"),
    ("- [ ] a +work @home", "a +work @home | +work | @home"),
    ("- [ ] +work call ann@x.org, 1 + 1, +1 @", "+work call ann@x.org, 1 + 1, +1 @ | +work"),
    ("- [ ] a @home, b", "a @home, b | @home"),
    ("- [ ] a due:2026-11-23 #1", "a due:2026-11-23 #1"),
    ("- [ ] a [x:: 1] #c 📅 2026-11-23 due:2026-11-24", "a | [?x:: 1] | 📅 due 2026-11-23 | due:2026-11-24 | #c"),
  ])
  func `fields come in any order with tags, projects and contexts between or after them`(
    line: String, expected: String
  ) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  @Test func `the ranges of fields and braces cover what was read`() {
    let note = ReadNote("- [ ] a ⏫ #c due:2026-11-23 {flag} ^id", as: .other)
    #expect(note.readings.lines.map { note.text($0.fields) } == ["⏫ #c due:2026-11-23"])
    #expect(note.readings.lines.map { note.text($0.braces) } == ["{flag}"])
    #expect(note.readings.attributes.map { note.text($0.range) } == ["⏫", "due:2026-11-23", "flag"])
  }

  @Test func `the links of a line are those of its text and of its tail`() {
    let note = ReadNote("- [ ] a [[b]] {depends: [[c]]}\n- [ ] none\n- [ ] ![[d]]", as: .other)
    let links = note.readings.lines.map { note.scan.links(of: $0).map { note.text($0.target) } }
    #expect(links == [["b", "c"], [], ["d"]])
  }

  @Test(arguments: [
    ("- [ ] 2026-11-23 a {due: 2026-11-23}", []),
    ("- [ ] 2026-11-23 a due:2026-11-24", [#"line-slot-and-tail-disagree "due:2026-11-24""#]),
    ("- [ ] 2026-11-23 14:00 a {due: \"2026-11-23 14:00\"}", []),
    ("- [ ] 2026-11-23 14:00 a {due: 2026-11-23T14:00}", []),
    ("- [ ] 2026-11-23 14:00 a {due: 2026-11-23 15:00}", [#"line-slot-and-tail-disagree "due: 2026-11-23 15:00""#]),
    (
      "- [ ] 2026-11-23 14:00-15:00 a {end: 2026-11-23 15:30}",
      [#"line-slot-and-tail-disagree "end: 2026-11-23 15:30""#]
    ),
    ("- [ ] 2026-11-23 14:00-15:00 a {start: 2026-11-23 14:00}", []),
    ("- [ ] a {due: 2026-11-23}", []),
  ])
  func `a slot and the tail that disagree are reported`(line: String, expected: [String]) {
    #expect(ReadNote(line, as: .other).findings == expected)
  }
}
