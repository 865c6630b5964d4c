import Testing
import VaultSyntax

/// Attributes in braces.
@Suite struct BraceAttributeTests {
  @Test(arguments: [
    ("- [ ] a {due: 2026-11-23}", "a | {due: 2026-11-23}"),
    ("- [ ] {due: 2026-11-23}", " | {due: 2026-11-23}"),
    ("- [ ] a { due: 2026-11-23 }", "a | {due: 2026-11-23}"),
    ("- [ ] a {due: 2026-11-23, flag}", "a | {due: 2026-11-23} | {flag}"),
    ("- [ ] a {flag, due: 2026-11-23}", "a | {flag} | {due: 2026-11-23}"),
    ("- [ ] a {repeat: every 2 weeks on mon, wed}", "a | {repeat: every 2 weeks on mon, wed}"),
    ("- [ ] a {repeat: every 2 weeks on mon, wed, flag}", "a | {repeat: every 2 weeks on mon, wed} | {flag}"),
    ("- [ ] a {repeat: FREQ=WEEKLY;BYDAY=MO,WE}", "a | {repeat: FREQ=WEEKLY;BYDAY=MO,WE}"),
    ("- [ ] a {location: Kyiv, flagship}", "a | {location: Kyiv, flagship}"),
    ("- [ ] a {mine: x, other-key: y}", "a | {?mine: x} | {?other-key: y}"),
    ("- [ ] a {ключ: значення}", "a | {?ключ: значення}"),
    ("- [ ] a {due: , list: x}", "a | {due: } | {list: x}"),
    ("- [ ] a {due:}", "a | {due: }"),
    ("- [ ] a {due: x, }", "a | {due: x}"),
    ("- [ ] a {remind: at 10:30, url: https://x.org}", "a | {remind: at 10:30} | {url: https://x.org}"),
    ("- [ ] a {flag: no}", "a | {flag: no}"),
  ])
  func `pairs and flags stand between commas; a comma in a value is followed by neither`(
    line: String, expected: String
  ) {
    let note = ReadNote(line, as: .other)
    #expect(note.outline == expected)
    #expect(note.findings == [])
  }

  @Test(arguments: [
    (#"- [ ] a {list: "b, due: c"}"#, "a | {list: b, due: c}"),
    (#"- [ ] a {list: 'it''s {b}'}"#, "a | {list: it's {b}}"),
    (#"- [ ] a {list: "b \"c\" \u00e9"}"#, "a | {list: b \"c\" é}"),
    (#"- [ ] a {tags: [b, "c, d", 'e''f']}"#, #"a | {tags: ["b", "c, d", "e\'f"]}"#),
    ("- [ ] a {tags: []}", "a | {tags: []}"),
    ("- [ ] a {tags: [b,]}", #"a | {tags: ["b"]}"#),
    ("- [ ] a {depends: [[b c]]}", "a | {depends: [[b c]]}"),
    ("- [ ] a {depends: [[[b]], [[c]]]}", #"a | {depends: ["[[b]]", "[[c]]"]}"#),
    (#"- [ ] a {depends: ["[[b]]", c]}"#, #"a | {depends: ["[[b]]", "c"]}"#),
    ("- [ ] a {depends: [[b]], [[c]], flag}", "a | {depends: [[b]], [[c]]} | {flag}"),
    ("- [ ] a {depends: [[b]], due: 2026-11-23}", "a | {depends: [[b]]} | {due: 2026-11-23}"),
  ])
  func `a value is a quoted string, a list, a link or plain text`(line: String, expected: String) {
    let note = ReadNote(line, as: .other)
    #expect(note.outline == expected)
    #expect(note.findings == [])
  }

  @Test(arguments: [
    ("- [ ] {{title}}", "{{title}}", []),
    ("- [ ] prove $x^{2}$", "prove $x^{2}$", []),
    ("- [ ] a{due: x}", "a{due: x}", []),
    ("- [ ] a {b}", "a {b}", []),
    ("- [ ] a {}", "a {}", []),
    ("- [ ] a {see: x} b", "a {see: x} b", []),
    ("- [ ] a `{due: x}`", "a `{due: x}`", []),
    ("- [ ] a {due:2026-11-23}", "a {due:2026-11-23}", [#"line-braces-are-text "{due:2026-11-23}""#]),
    ("- [ ] a {due: x} b", "a {due: x} b", [#"line-braces-are-text "{due: x}""#]),
    ("- [ ] a {due: x} #b", "a | {due: x} | #b", []),
    ("- [ ] a {due: x} #b c", "a {due: x} #b c | #b", [#"line-braces-are-text "{due: x}""#]),
    ("- [ ] a {flag, b}", "a {flag, b}", [#"line-braces-are-text "{flag, b}""#]),
    ("- [ ] a {due: \"x\" y}", "a {due: \"x\" y}", [#"line-braces-are-text "{due: "x" y}""#]),
    ("- [ ] a {tags: [b}", "a {tags: [b}", [#"line-braces-are-text "{tags: [b}""#]),
    ("- [ ] a {due: x} {list: y}", "a {due: x} | {list: y}", [#"line-braces-are-text "{due: x}""#]),
  ])
  func `braces that do not read are text, with a hint where they begin with a known key`(
    line: String, expected: String, findings: [String]
  ) {
    let note = ReadNote(line, as: .other)
    #expect(note.outline == expected)
    #expect(note.findings == findings)
  }

  @Test(arguments: [
    ("- [ ] a {tags: \"b, c\"}", ["b", "c"]),
    ("- [ ] a {tags: b, c}", ["b", "c"]),
    ("- [ ] a {tags: [b, c]}", ["b", "c"]),
    ("- [ ] a {tags: b}", ["b"]),
    ("- [ ] a {tags: }", []),
    ("- [ ] a tags:b,c", ["b", "c"]),
  ])
  func `a value has elements whether it is a list or words between commas`(line: String, expected: [String]) {
    let note = ReadNote(line, as: .other)
    #expect(note.readings.attributes.map { $0.elements(in: note.bytes) } == [expected])
  }

  @Test(arguments: [
    (#""a\tb""#, "a\tb"), (#""\x41\u0416\U0001F642""#, "AЖ🙂"), (#""\\ \/ \"""#, #"\ / ""#), (#""\q""#, #"\q"#),
    (#""\ud800""#, #"\ud800"#), (#""\x4""#, #"\x4"#), ("'a''''b'", "a''b"), ("''", ""), (#""""#, ""),
  ])
  func `quotes and escapes are those of YAML`(value: String, expected: String) {
    let note = ReadNote("- [ ] a {x: \(value)}", as: .other)
    #expect(note.readings.attributes.map { $0.text(in: note.bytes) } == [expected])
  }

  @Test func `the flags are those of the line's type`() {
    #expect(ReadNote("- salt {to-taste}", as: .recipe).outline == "salt | {to-taste}")
    #expect(ReadNote("- [ ] salt {to-taste}", as: .other).outline == "salt {to-taste}")
  }

  @Test func `every key has one spelling and is found by it`() {
    for key in LineKey.allCases {
      let words = "\(key)".reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
      #expect(key.name == words)
      let note = ReadNote("- [ ] a {\(key.name): x}", as: .other)
      #expect(note.readings.attributes.map(\.key) == [key])
    }
    #expect(LineKey.allCases.map(\.name) == LineKey.allCases.map(\.name).sorted())
  }
}
