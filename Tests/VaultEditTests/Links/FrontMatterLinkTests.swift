import Testing
import VaultEdit
import VaultSyntax

struct FrontMatterLinkTests {
  private static let renamed = ["recipes/borshch.md": "recipes/beetroot soup.md"]
  private static let awkward = ["recipes/borshch.md": "recipes/Soup: \"red\" & 'hot'.md"]

  static let rows = [
    ("a: [[borshch]]", renamed, "a: [[beetroot soup]]"),
    ("a: [[ borshch#x|y ]]  # why", renamed, "a: [[ beetroot soup#x|y ]]  # why"),
    ("a: \"[[borshch]]\"", renamed, "a: \"[[beetroot soup]]\""),
    ("a: '[[borshch|x]]'", renamed, "a: '[[beetroot soup|x]]'"),
    ("a: see [[borshch]] and [[borshch]]", renamed, "a: see [[beetroot soup]] and [[beetroot soup]]"),
    ("a:\n  - \"[[borshch]]\"\n  - [[index]]", renamed, "a:\n  - \"[[beetroot soup]]\"\n  - [[index]]"),
    ("a: [\"[[borshch]]\", [[borshch]]]", renamed, "a: [\"[[beetroot soup]]\", [[beetroot soup]]]"),
    ("a: {b: \"[[borshch]]\"}", renamed, "a: {b: \"[[beetroot soup]]\"}"),
    ("\"[[borshch]]\": 1", renamed, "\"[[beetroot soup]]\": 1"),
    ("a: \"[t](recipes/borshch.md)\"", renamed, "a: \"[t](recipes/beetroot%20soup.md)\""),
    ("a: &x \"[[borshch]]\"\nb: *x", renamed, "a: &x \"[[beetroot soup]]\"\nb: *x"),
    ("a: |\n  one\n  [[borshch]] two\n", renamed, "a: |\n  one\n  [[beetroot soup]] two\n"),
    ("a: >-\n  one\n  [[borshch]]\n\n  two", renamed, "a: >-\n  one\n  [[beetroot soup]]\n\n  two"),
    ("a: one\n  two [[borshch]]\n  three", renamed, "a: one\n  two [[beetroot soup]]\n  three"),
    // Escapes around it and in it.
    ("a: \"\\u0442 \\\"[[borshch]]\\\" \\n\"", renamed, "a: \"\\u0442 \\\"[[beetroot soup]]\\\" \\n\""),
    ("a: \"[[bor\\x73hch]]\"", renamed, "a: \"[[beetroot soup]]\""),
    ("a: 'it''s [[borshch]]'", renamed, "a: 'it''s [[beetroot soup]]'"),
    ("a: \"\\ud83c\\udf72 [[borshch]] \\U0001F372\"", renamed, "a: \"\\ud83c\\udf72 [[beetroot soup]] \\U0001F372\""),
    // The new name needs quotes, or more of them.
    ("a: \"[[borshch]]\"", awkward, "a: \"[[Soup: \\\"red\\\" & 'hot']]\""),
    ("a: '[[borshch]]'", awkward, "a: '[[Soup: \"red\" & ''hot'']]'"),
    ("a: see [[borshch]]  # x", awkward, "a: \"see [[Soup: \\\"red\\\" & 'hot']]\"  # x"),
    ("a: [[borshch]]\nb: see [[index]]", awkward, "a: \"[[Soup: \\\"red\\\" & 'hot']]\"\nb: see [[index]]"),
    ("a: |\n  [[borshch]]", awkward, "a: |\n  [[Soup: \"red\" & 'hot']]"),
    // Comments are no values.
    ("a: 1 # [[borshch]]", renamed, "a: 1 # [[borshch]]"),
  ]

  @Test(arguments: rows)
  func `a link in a value is spelled in the value's quotes`(
    before: String, moves: [String: String], after: String
  ) throws {
    for lineEnding in ["\n", "\r\n"] {
      let text = "---\n\(before)\n---\nBody\n".split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnding)
      let expected = "---\n\(after)\n---\nBody\n".split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnding)
      let edit = LinkEdit(Document(Array(text.utf8)))
      #expect(try edit.rewriting(for: LinkEditTests.vault.move(moves), ofNote: 0).applied(to: text) == expected)
    }
  }
}
