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

  /// `{due: 2026-11-20} #life` and `#life {due: 2026-11-20}` say the same.
  @Test(arguments: [
    ("- [ ] a {due: 2026-11-23} #b", "a | {due: 2026-11-23} | #b"),
    ("- [ ] a {due: 2026-11-23} #b +c @d ^k", "a | {due: 2026-11-23} | #b | +c | @d | ^k"),
    ("- [ ] a {due: 2026-11-23} priority:high", "a | {due: 2026-11-23} | priority:high"),
    ("- [ ] a priority:high {due: 2026-11-23} #b", "a | priority:high | {due: 2026-11-23} | #b"),
    ("- [ ] a #b {due: 2026-11-23} #c", "a #b | {due: 2026-11-23} | #b | #c"),
    ("- [ ] a {due: 2026-11-23} 🔺 #b", "a | {due: 2026-11-23} | 🔺 priority 🔺 | #b"),
    ("- [ ] a {due: 2026-11-23} [priority:: high]", "a | {due: 2026-11-23} | [priority:: high]"),
    ("- [ ] a {due: 2026-11-23} #b %% c %%", "a | {due: 2026-11-23} | #b"),
    // Words behind the braces leave all of it text, and so do second braces.
    ("- [ ] a {due: 2026-11-23} b #c", "a {due: 2026-11-23} b #c | #c"),
    ("- [ ] a {x y} #b", "a {x y} #b | #b"),
    ("- [ ] a {due: 2026-11-23} {flag} #b", "a {due: 2026-11-23} | {flag} | #b"),
  ])
  func `tags and fields may stand behind the braces as well`(line: String, expected: String) {
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
    ("- [ ] 📅 2026-11-23 call", "📅 2026-11-23 call"),
    ("- [ ] ship ✅ it", "ship ✅ it"),
    ("- [ ] a 🆔 abc def", "a 🆔 abc def"),
    ("- [ ] a `📅 2026-11-23`", "a `📅 2026-11-23`"),
  ])
  func `emoji are the fields of Obsidian Tasks where their value fits`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  /// What is no date behind the emoji of one is reported by the shape of its key, and set right where it stands.
  @Test(arguments: [
    ("- [ ] a 📅 2026-13-45", "a | 📅 due 2026-13-45"),
    ("- [ ] a 📅 22.11.2026", "a | 📅 due 22.11.2026"),
    ("- [ ] a 📅 2026/11/22 ⏫", "a | 📅 due 2026/11/22 | ⏫ priority ⏫"),
    ("- [ ] a 🛫 2026-11-22x", "a | 🛫 wait 2026-11-22x"),
    ("- [ ] a 📅 tomorrow", "a | 📅 due tomorrow"),
    ("- [ ] a ⏳ завтра #b", "a | ⏳ scheduled завтра | #b"),
    ("- [ ] a 📅 22 Nov", "a | 📅 due 22 Nov"),
    ("- [ ] a 📅 22 листопада 2026", "a | 📅 due 22 листопада 2026"),
    ("- [ ] a ✅ 22.11.2026", "a | ✅ completed 22.11.2026"),
    ("- [ ] a ⏳ 2026-11-22 14:00-15:00", "a | ⏳ scheduled 2026-11-22 14:00-15:00"),
    ("- [ ] ship ✅ it", "ship ✅ it"),
    ("- [ ] milk ➕ 2 eggs", "milk ➕ 2 eggs"),
    ("- [ ] milk ➕ eggs", "milk ➕ eggs"),
    ("- [ ] 📅 Calendar", "📅 Calendar"),
    ("- [ ] plan 📅", "plan 📅"),
    ("- [ ] plan 📅 with Ann", "plan 📅 with Ann"),
    ("- [ ] plan 📅!", "plan 📅!"),
    ("- [ ] plan 📅 week", "plan 📅 week"),
    ("- [ ] fly 🛫 home #b", "fly 🛫 home #b | #b"),
    ("- [ ] a 📅 Friday", "a | 📅 due Friday"),
    ("- [ ] a 📅 ２０２６-11-22", "a | 📅 due ２０２６-11-22"),
    ("- [ ] a 📅 Dec5", "a | 📅 due Dec5"),
  ])
  func `an emoji of dates takes what is meant as a date`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  /// Source: the page of Obsidian Tasks on its Dataview format.
  @Test(arguments: [
    ("- [x] a [completion:: 2026-11-22]", "a | [completed:: 2026-11-22]"),
    ("- [x] a (completion:: 2026-11-22)", "a | [completed:: 2026-11-22]"),
    ("- [-] a [cancelled:: 2026-11-22]", "a | [completed:: 2026-11-22]"),
    ("- [ ] a [dependsOn:: a1,b2]  [id:: x]", "a | [depends:: a1,b2] | [id:: x]"),
    ("- [ ] a [onCompletion:: delete]", "a | [on-completion:: delete]"),
    ("- [ ] a [scheduled:: 2026-11-22]", "a | [scheduled:: 2026-11-22]"),
    // Dataview does not tell capitals apart, nor does it mind white space around a name or before a comma.
    ("- [x] a [Completion:: 2026-11-22]", "a | [completed:: 2026-11-22]"),
    ("- [ ] a [Due:: 2026-11-22] (PRIORITY:: high)", "a | [due:: 2026-11-22] | [priority:: high]"),
    ("- [ ] a [dependson:: b1]", "a | [depends:: b1]"),
    ("- [ ] a [ due :: 2026-11-22 ]  [  list:: b]", "a | [due:: 2026-11-22] | [list:: b]"),
    ("- [ ] a [due:: 2026-11-22] , [list:: b] ,", "a | [due:: 2026-11-22] | [list:: b]"),
    ("- [ ] a [Mine:: b]", "a | [?Mine:: b]"),
    ("- [ ] a [ x] [list::b]", "a [ x] | [list:: b]"),
    ("- [ ] a [start:: 2026-11-22]", "a | [wait:: 2026-11-22]"),
    ("- [ ] a (start:: 2026-11-22)", "a | [wait:: 2026-11-22]"),
    ("- [ ] a [start:: 2026-11-22 14:00]", "a | [start:: 2026-11-22 14:00]"),
    ("- [ ] a [start:: 2026-11-22] [end:: 2026-11-23]", "a | [start:: 2026-11-22] | [end:: 2026-11-23]"),
    ("- [ ] a [end:: 2026-11-23] [start:: 2026-11-22]", "a | [end:: 2026-11-23] | [start:: 2026-11-22]"),
    ("- [ ] a [start:: 2026-11-22] {end: 2026-11-23}", "a | [start:: 2026-11-22] | {end: 2026-11-23}"),
    (
      "- [ ] a [start:: 2026-11-20] {start: 2026-11-22, end: 2026-11-23}",
      "a | [wait:: 2026-11-20] | {start: 2026-11-22} | {end: 2026-11-23}"
    ),
    ("- [ ] a [wait:: 2026-11-20] [start:: 2026-11-22]", "a | [wait:: 2026-11-20] | [start:: 2026-11-22]"),
    ("- [ ] a [start:: soon]", "a | [start:: soon]"),
    ("- [ ] a {start: 2026-11-22}", "a | {start: 2026-11-22}"),
    ("- [ ] a start:2026-11-22", "a | start:2026-11-22"),
    ("- [ ] a [priority:: high], [due:: 2026-11-22]", "a | [priority:: high] | [due:: 2026-11-22]"),
    ("- [ ] a [priority:: high],[due:: 2026-11-22],", "a | [priority:: high] | [due:: 2026-11-22]"),
    ("- [ ] a, [due:: 2026-11-22]", "a, | [due:: 2026-11-22]"),
  ])
  func `Dataview fields have the names of Obsidian Tasks`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  @Test(arguments: [
    ("- [ ] a\u{A0}📅\u{A0}2026-11-22", "a | 📅 due 2026-11-22"),
    ("- [ ] a\u{202F}📅\u{2007}2026-11-22\u{2009}⏫", "a | 📅 due 2026-11-22 | ⏫ priority ⏫"),
    ("- [ ]\u{A0}2026-11-22\u{A0}14:00\u{A0}a #b", "a #b | date 2026-11-22 | time 14:00 | #b"),
    ("- [\u{A0}] a\u{A0}", "a"),
    ("- [ ] a {due:\u{A0}2026-11-22,\u{A0}flag}\u{A0}^k", "a | {due: 2026-11-22} | {flag} | ^k"),
    ("- [ ] a\u{A0}[due::\u{A0}2026-11-22]\u{A0}[list:: b]", "a | [due:: 2026-11-22] | [list:: b]"),
    ("- [ ] a\u{A0}due:2026-11-22\u{A0}+b\u{A0}@c", "a | due:2026-11-22 | +b | @c"),
    ("- [ ] дім† 📅 2026-11-22", "дім† | 📅 due 2026-11-22"),
  ])
  func `a no-break space is a space`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  @Test(arguments: [
    ("- 2026-11-03\u{A0}-249.90\u{A0}UAH\u{A0}Coffee", "Coffee | date 2026-11-03 | sum -249.90\u{A0}UAH in UAH"),
    ("- 2026-11-03 +1\u{A0}500,00\u{A0}₴\u{A0}a", "a | date 2026-11-03 | sum +1\u{A0}500,00\u{A0}₴ in ₴"),
  ])
  func `inside a sum a no-break space groups its digits`(line: String, expected: String) {
    #expect(ReadNote(line, as: .money).outline == expected)
  }

  @Test(arguments: [
    ("- [ ] a 📅 2026-11-22 %%c%%", "a | 📅 due 2026-11-22"),
    ("- [ ] a 📅 2026-11-22 <!-- c --> ^k1", "a | 📅 due 2026-11-22 | ^k1"),
    ("- [ ] a 📅 2026-11-22 ^k1 %%c%%", "a | 📅 due 2026-11-22 | ^k1"),
    ("- [ ] a {due: 2026-11-22} %%c%% <!-- d -->", "a | {due: 2026-11-22}"),
    ("- [ ] a due:2026-11-22 %%c%%%%d%%", "a | due:2026-11-22"),
    ("- [ ] a [due:: 2026-11-22]%%c%%", "a | [due:: 2026-11-22]"),
    ("- [ ] a %%c%% 📅 2026-11-22", "a %%c%% | 📅 due 2026-11-22"),
    ("- [ ] a %%c%% {list: b} %%d%%", "a %%c%% | {list: b}"),
    ("- [ ] a ⏫ %%c%% 📅 2026-11-22 #t %%e%% #u", "a | ⏫ priority ⏫ | 📅 due 2026-11-22 | #t | #u"),
    ("- [ ] a %%due:2026-11-22%%", "a %%due:2026-11-22%%"),
    ("- [ ] a %%c%%", "a %%c%%"),
    ("- [ ] %%c%%", "%%c%%"),
    ("- [ ] a 📅 2026-11-22 %%c", "a 📅 2026-11-22 %%c"),
  ])
  func `a comment behind a field hides nothing`(line: String, expected: String) {
    #expect(ReadNote(line, as: .other).outline == expected)
  }

  @Test(arguments: [
    ("- [ ] a [due:: 2026-11-22] b", ["[due:: 2026-11-22]"]),
    ("- [ ] [due:: 2026-11-22] [list:: c] b", ["[due:: 2026-11-22]", "[list:: c]"]),
    ("- [ ] a (completion:: 2026-11-22) b", ["(completion:: 2026-11-22)"]),
    ("- [ ] a 📅 2026-11-23 b", ["📅 2026-11-23"]),
    ("- [ ] a ✅\u{A0}2026-11-23 b", ["✅\u{A0}2026-11-23"]),
    ("- [ ] ⏫ call", ["⏫"]),
    ("- [ ] a 🔁 every week #c later", ["🔁 every"]),
    ("- [ ] due:2026-11-23 call", ["due:2026-11-23"]),
    ("- [ ] a [due:: 2026-11-22] b 📅 2026-11-23", ["[due:: 2026-11-22]"]),
    ("- [ ] a [mine:: x] b", []),
    ("- [ ] a `[due:: x]` b", []),
    ("- [ ] a %%[due:: x]%% b", []),
    ("- [ ] read https://x.org/a?due:2026-01-01#top", []),
    ("- [ ] a (see:: b) at 14:00, list: milk", []),
    ("- [ ] ship ✅ it ➕ 2", []),
    ("- [ ] a [due:: 2026-11-22]", []),
    ("- [ ] a due: 2026-11-23", ["due: 2026-11-23"]),
    ("- [ ] a due:: 2026-11-23", ["due:: 2026-11-23"]),
    ("- [ ] a Re: budget, list: milk, mine: 2026-11-23", []),
  ])
  func `a field in the middle of a line gets a hint`(line: String, fields: [String]) {
    #expect(ReadNote(line, as: .other).findings == fields.map { "line-field-in-text \"\($0)\"" })
  }

  @Test(arguments: [
    ("- [ ] plan 📅 week", ["📅"]), ("- [ ] plan 📅 next friday", ["📅"]), ("- [ ] plan 📅 December 1st, 2026", ["📅"]),
    ("- [ ] plan 📅", ["📅"]), ("- [ ] plan 📅 ⏫", ["📅"]), ("- [ ] plan 📅 due 2026-11-23", ["📅"]),
    ("- [ ] fly 🛫\u{FE0F} home", ["🛫\u{FE0F}"]), ("- [ ] wait ⏳ please", ["⏳"]),
    ("- [ ] 📅 Calendar", []), ("- [ ] plan 📅!", []), ("- [ ] plan `📅 week`", []), ("- [ ] ship ✅ it ➕ eggs", []),
    ("- [ ] a 📅 2026-11-23", []),
  ])
  func `an emoji of days to come without a date gets a hint`(line: String, signs: [String]) {
    #expect(ReadNote(line, as: .other).findings == signs.map { "line-date-missing \"\($0)\"" })
  }

  @Test(arguments: [
    ("- [ ] a 📅 2026-11-22 📅 2026-11-23", ["📅 2026-11-22"]),
    ("- [ ] a ⏫ 🔽", ["⏫"]),
    ("- [ ] a {due: 2026-11-22, due: 2026-11-23}", ["due: 2026-11-22"]),
    ("- [ ] a [due:: 2026-11-22] due:2026-11-23 {due: 2026-11-24}", ["[due:: 2026-11-22]", "due:2026-11-23"]),
    ("- [ ] a [due:: 2026-11-22] 📅 2026-11-22", []),
    ("- [ ] a [mine:: b] [mine:: c]", []),
  ])
  func `two fields of a key that differ are reported`(line: String, fields: [String]) {
    let found = ReadNote(line, as: .other).findings.sorted()
    #expect(found == fields.map { "line-slot-and-tail-disagree \"\($0)\"" }.sorted())
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
    // It happens then, and is to be done later.
    ("- [ ] 2026-11-23 14:00 a {due: 2026-11-23 15:00}", []),
    ("- [ ] 2026-11-23 14:00 a {start: 2026-11-23 15:00}", [#"line-slot-and-tail-disagree "start: 2026-11-23 15:00""#]),
    ("- [ ] 2026-11-23 23:59 a {due: 2026-11-23 15:00}", [#"line-slot-and-tail-disagree "due: 2026-11-23 15:00""#]),
    (
      "- [ ] 2026-11-23 14:00 a {due: 2026-11-23 15:00, lesson: b}",
      [#"line-slot-and-tail-disagree "due: 2026-11-23 15:00""#]
    ),
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
