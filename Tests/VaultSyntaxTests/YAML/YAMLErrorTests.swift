import Testing
import VaultSyntax

@Suite struct YAMLErrorTests {
  @Test(
    arguments: [
      ("a: ‸\"b", .closingQuote), ("a: ‸'b\n c: d\n", .closingQuote), ("‸[a, b", .closingBracket),
      ("k: ‸{a: b\n", .closingBrace), ("‸[a:", .closingBracket), ("‸[?", .closingBracket), ("‸[? a", .closingBracket),
      ("‸{a:", .closingBrace), ("‸{? ", .closingBrace), ("‸[&a", .closingBracket), ("[a] ‸b", .endOfLine),
      ("[\"a\" ‸\"b\"]", .comma), ("[a: b‸: c]", .comma),
      ("[a,‸, b]", .value), ("[‸, a]", .value), ("[‸-]", .value), ("[‸- a]", .value), ("{‸?}", .value),
      ("a: ‸@b", .value),
      ("‸`a", .value), ("a: ‸%b", .value), ("a: b\nc‸", .colon), ("a: b\n‸- c", .colon),
      ("this\n is\n  not‸: a key", .keyOnOneLine), ("\"a\n b\"‸: c", .keyOnOneLine), ("[a,\n b]‸: c", .keyOnOneLine),
      ("[a\n ‸: b]", .keyOnOneLine), ("a:\n  b: c\n ‸d: e", .indentation), ("a: b # c\n ‸d", .indentation),
      ("- - a\n ‸- b", .indentation), ("- [a,\n‸b]", .indentation), ("- [a\n‸]", .indentation),
      ("a: \"b\n‸c\"", .indentation), ("a: |\n    \n  ‸b", .indentation), ("a:\n‸\tb: c", .spaces),
      ("a:\n  b: c\n  ‸\td: e", .spaces), ("-‸\ta: b", .spaces), ("-‸\t- a", .spaces), ("a: |\n‸\tb", .spaces),
      ("a: |\n  b\n‸\t\nc: d", .spaces), ("a: b‸: c", .endOfLine), ("a: 'b' ‸c", .endOfLine), ("--- a‸: b", .endOfLine),
      ("--- ‸- a", .endOfLine), ("a: ‸- b", .endOfLine), ("&a ‸- b", .endOfLine), ("a\n... ‸b", .endOfLine),
      ("'a'‸# b", .spaceBeforeComment), ("[a]‸# b", .spaceBeforeComment), ("\"‸\\q\"", .escape), ("\"‸\\x4\"", .escape),
      ("\"‸\\U00110000\"", .escape), ("a: |‸0\n b", .blockScalarHeader), ("a: |1‸2\n b", .blockScalarHeader),
      ("a: | ‸b", .blockScalarHeader), ("a: |‸#b", .blockScalarHeader), ("a: &‸ b", .anchorName),
      ("a: *‸", .anchorName),
      ("!!‸ a", .tag), ("!<‸> a", .tag), ("!<!‸> a", .tag), ("!<‸$:?> a", .tag), ("!a‸%4 b", .tag),
      ("‸!e!a b", .tagHandle), ("%TAG !e! x:\n--- a\n--- ‸!e!a b", .tagHandle), ("a: !b‸{} c", .spaceAfterProperty),
      ("- &a‸, b", .spaceAfterProperty), ("&a ‸&b c", .singleProperties), ("&a\n‸&b c", .singleProperties),
      ("a: &b ‸*c", .singleProperties), ("%YAML 1.2\n‸%YAML 1.2\n---", .directive), ("%YAML ‸1\n---", .directive),
      ("%YAML 1.2 ‸a\n---", .directive), ("%TAG ‸e! x:\n---", .directive), ("%YAML ‸2.0\n---", .versionOne),
      ("%YAML 1.2\n‸a", .documentStart), ("%YAML 1.2\n‸...", .documentStart), ("- a\n‸b: c", .documentEnd),
      ("\"a\n‸--- b\"", .documentEnd), ("[a\n‸...\n]", .documentEnd), ("a: ‸\u{1}b", .printableCharacter),
      ("# ‸\u{7F}", .printableCharacter), ("\"‸\u{2}\"", .printableCharacter),
    ] as [(String, YAMLExpectation)])
  func `an error says what was expected where`(text: String, expectation: YAMLExpectation) throws {
    let yaml = YAMLText(text)
    let mark = try #require(yaml.mark)
    #expect(yaml.findings == ["yaml-syntax \(expectation.rawValue) @\(mark)"])
  }

  @Test func `a key of more than 1024 characters is an error`() {
    let longest = String(repeating: "ж", count: 1024)
    #expect(YAMLText("\(longest): a").findings == [])
    #expect(YAMLText("[\(longest): a]").findings == [])
    #expect(YAMLText("\(longest)ж: a").findings == ["yaml-syntax short-key @0"])
    #expect(YAMLText("[\(longest)ж: a]").findings == ["yaml-syntax short-key @1"])
    #expect(YAMLText("{\(longest)ж: a}").findings == [])
  }

  @Test func `quotes may hold every character but controls`() {
    #expect(YAMLText("\"\u{7F}\u{80}\u{FEFF}\u{FFFF}\"").findings == [])
  }

  @Test func `what was read before an error is kept`() {
    #expect(
      YAMLText("a: b\nc:\n  d: e\n  f: 'g").events
        == "+MAP =VAL :a =VAL :b =VAL :c +MAP =VAL :d =VAL :e =VAL :f =VAL : -MAP -MAP")
    #expect(YAMLText("[a, {b").events == "+SEQ [] =VAL :a +MAP {} =VAL :b =VAL : -MAP -SEQ")
  }

  @Test func `collections nest at most 200 deep`() {
    let deep = String(repeating: "[", count: 200)
    #expect(YAMLText(deep + String(repeating: "]", count: 200)).findings == [])
    #expect(YAMLText(deep + "[").findings == ["yaml-too-large 200 @200"])
    #expect(YAMLText(String(repeating: "- ", count: 1_000_000)).findings == ["yaml-too-large 200 @400"])
    #expect(YAMLText(String(repeating: "? ", count: 100_000)).findings == ["yaml-too-large 200 @400"])
    #expect(YAMLText(String(repeating: "{a: ", count: 100_000)).findings == ["yaml-too-large 200 @800"])
  }
}
