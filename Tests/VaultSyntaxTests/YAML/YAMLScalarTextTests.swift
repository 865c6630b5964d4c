import Testing
import VaultSyntax

@Suite struct YAMLScalarTextTests {
  @Test(arguments: [
    ("k: a  b", "a  b"),
    ("k: a \n b", "a b"),
    ("k: a\n\n  b\n \n\n c", "a\nb\n\nc"),
    ("k: a\n - b", "a - b"),
    ("k: a\r\n b", "a b"),
    ("k: -1 'x' \"y\" [z]", "-1 'x' \"y\" [z]"),
    ("k: a # b", "a"),
    ("k: ?a", "?a"),
    ("k: :a", ":a"),
  ])
  func `plain scalars are folded and end before a comment`(text: String, value: String) {
    #expect(YAMLText(text).text("k") == value)
  }

  @Test(arguments: [
    ("k: 'it''s'", "it's"),
    ("k: 'a\\n'", "a\\n"),
    ("k: 'a \n  b\n\n c '", "a b\nc "),
    ("k: ' a'", " a"),
    ("k: ''", ""),
    ("k: ''''", "'"),
  ])
  func `between single quotes only the quote is doubled`(text: String, value: String) {
    #expect(YAMLText(text).text("k") == value)
  }

  @Test(arguments: [
    (#"k: "\0\a\b\t\n\v\f\r\e""#, "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B}"),
    (#"k: "\ \"\/\\\N\_\L\P""#, " \"/\\\u{85}\u{A0}\u{2028}\u{2029}"),
    (#"k: "\x41\u0416\U0001F642""#, "AЖ🙂"),
    (#"k: "\ud83d\ude42""#, "🙂"),
    (#"k: "\ud83d!""#, "\u{FFFD}!"),
    ("k: \"a \n  b\n\n c \"", "a b\nc "),
    ("k: \"a \\\n   b\"", "a b"),
    ("k: \"a\\\n   \\  b\"", "a  b"),
    ("k: \"a\\t\n b\"", "a\t b"),
    ("k: \"a\\\n\n b\"", "a\nb"),
    ("k: \"a\\\r\n b\"", "ab"),
    ("k: \"a\\\tb\"", "a\tb"),
  ])
  func `between double quotes stand escapes and folded lines`(text: String, value: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).text("k") == value)
  }

  @Test(arguments: [
    ("k: |\n  a\n   b\n\n  c\n\n", "a\n b\n\nc\n"),
    ("k: |-\n  a\n\n", "a"),
    ("k: |+\n  a\n\n", "a\n\n"),
    ("k: |2\n   a\n", " a\n"),
    ("k: |1-\n  a", " a"),
    ("k: |+1\n  a\n", " a\n"),
    ("k: |\n\n\n  a\n", "\n\na\n"),
    ("k: |\n  a\n # comment\n", "a\n"),
    ("k: |\n  a\n\t# comment\n\t\n", "a\n"),
    ("k: |\n  a\n   ", "a\n \n"),
    ("k: | # comment\n  # text\n", "# text\n"),
    ("k: |\n  a\n  \tb\n", "a\n\tb\n"),
    ("k: |\r\n  a\r\n  b\r\n", "a\nb\n"),
    ("k: |\n  a", "a\n"),
    ("k: |\nl: m", ""),
    ("k: |+\n\nl: m", "\n"),
    ("k: |+\n\n\n", "\n\n"),
    ("k: |-\n\n\n", ""),
  ])
  func `literal scalars keep their lines, and chomping decides about the last break`(text: String, value: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).text("k") == value)
  }

  @Test(arguments: [
    ("k: >\n  a\n  b\n", "a b\n"),
    ("k: >\n  a\n\n  b\n\n\n  c\n", "a\nb\n\nc\n"),
    ("k: >\n  a\n   b\n  c\n", "a\n b\nc\n"),
    ("k: >\n  a\n\n   b\n\n  c\n", "a\n\n b\n\nc\n"),
    ("k: >\n\n  a\n", "\na\n"),
    ("k: >2\n   a\n  b\n", " a\nb\n"),
    ("k: >-\n  a\n  \tb\n  c\n\n", "a\n\tb\nc"),
    ("k: >+\n  a\n\n", "a\n\n"),
  ])
  func `folded scalars join lines that are not indented further`(text: String, value: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).text("k") == value)
  }

  @Test(arguments: [
    ("k: a b", "a b"), ("k: 'a b'", "a b"), ("k: \"a b\"", "a b"), ("k: ''", ""), ("k:", ""),
    ("k: a\n b", nil), ("k: 'a''b'", nil), ("k: \"a\\nb\"", nil), ("k: |\n  a\n", nil), ("k: [a]", nil),
  ])
  func `the bytes of a scalar are its text when nothing is folded or escaped`(text: String, value: String?) throws {
    let yaml = YAMLText(text)
    let node = try #require(yaml.value("k"))
    #expect(yaml.tree.plainRange(of: node).map { yaml[$0] } == value)
  }
}
