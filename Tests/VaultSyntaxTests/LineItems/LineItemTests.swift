import Testing
import VaultSyntax

@Suite struct LineItemTests {
  /// The items as `checkbox depth "content"`, with the heading over them.
  private func outline(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let blocks = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count))
    return LineItem.collect(from: blocks, bytes: bytes).map { item in
      var parts = [String(item.depth)]
      if item.isOrdered { parts.append("numbered") }
      if item.checkbox != .absent { parts.append("\(item.checkbox)") }
      parts.append("\"" + String(decoding: bytes[item.content.indices], as: UTF8.self) + "\"")
      if item.heading >= 0, let segment = blocks.blocks[Int(item.heading)].segments.first {
        parts.append("under " + String(decoding: bytes[blocks.segments[segment].indices], as: UTF8.self))
      }
      return parts.joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("- a\n* b\n+ c\n1. d\n1) e", [#"0 "a""#, #"0 "b""#, #"0 "c""#, #"0 numbered "d""#, #"0 numbered "e""#]),
    ("- a  \r\n- b\t\r\n", [#"0 "a""#, #"0 "b""#]),
    ("-   wide\n-\ttab", [#"0 "wide""#, #"0 "tab""#]),
    ("- first\n  second", [#"0 "first""#]),
    ("-\n- b", [#"0 """#, #"0 "b""#]),
    ("- - deep", [#"0 """#, #"1 "deep""#]),
  ])
  func `every list marker begins an item whose content is its first line`(text: String, expected: [String]) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    ("- [ ] a", #"0 open "a""#),
    ("- [x] a", #"0 done "a""#),
    ("- [X] a", #"0 done "a""#),
    ("- [-] a", #"0 cancelled "a""#),
    ("- [/] a", #"0 inProgress "a""#),
    ("- [>] moved", #"0 other "moved""#),
    ("- [✓] a", #"0 other "a""#),
    ("1. [ ] a", #"0 numbered open "a""#),
    ("- [ ]", #"0 open """#),
    ("- [ ]a", #"0 "[ ]a""#),
    ("- [] a", #"0 "[] a""#),
    ("- [xx] a", #"0 "[xx] a""#),
    ("- [[a]] b", #"0 "[[a]] b""#),
    ("- [a](b.md)", #"0 "[a](b.md)""#),
  ])
  func `a checkbox is one mark in brackets before white space`(line: String, expected: String) {
    #expect(outline(line) == [expected])
  }

  @Test(arguments: [
    ("* * *", []),
    ("* *400 g* flour", [#"0 "*400 g* flour""#]),
    ("1986. A great year", []),
    ("999. The last number", [#"0 numbered "The last number""#]),
    ("1986. A great year\n      - [ ] listen to it again", [#"0 open "listen to it again""#]),
    ("```\n- code\n```", []),
    ("    - code", []),
    ("<div>\n- html\n</div>", []),
    ("%%\n- [ ] comment\n%%", []),
    ("| a |\n|---|\n| - b |", []),
    ("> - [ ] quoted", [#"0 open "quoted""#]),
    ("> [!todo] Callout\n> - [ ] called", [#"0 open "called""#]),
    ("-     code\n- b", [#"0 """#, #"0 "b""#]),
  ])
  func `code, HTML, comments, tables and breaks hold no items, quotes and callouts do`(text: String, expected: [String])
  {
    #expect(outline(text) == expected)
  }

  @Test func `an item stands under the last heading before it; a quote keeps its headings to itself`() {
    let text = """
      - before
      # One
      - a
      > ## Inner
      > - b

      - c

      Two
      ---
      - d
      """
    #expect(
      outline(text) == [
        #"0 "before""#, #"0 "a" under One"#, #"0 "b" under Inner"#, #"0 "c" under One"#, #"0 "d" under Two"#,
      ])
  }

  @Test func `deeper lines belong to the item above them`() {
    let bytes = Array("- [ ] a\n  note\n  - [ ] b\n    - c\n  - [ ] d\n- e\n".utf8)
    let blocks = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count))
    let items = LineItem.collect(from: blocks, bytes: bytes)
    #expect(items.map(\.parent) == [-1, 0, 1, 0, -1])
    #expect(items.map(\.subtreeEnd) == [4, 3, 3, 4, 5])
    #expect(items.map(\.depth) == [0, 1, 2, 1, 0])
    #expect(
      String(decoding: bytes[items[0].notes.indices], as: UTF8.self)
        == "\n  note\n  - [ ] b\n    - c\n  - [ ] d")
  }

  @Test func `the ranges of marker, checkbox and mark are the author's bytes`() {
    let bytes = Array("text\n\n12) [>] a".utf8)
    let blocks = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count))
    let items = LineItem.collect(from: blocks, bytes: bytes)
    #expect(items.map(\.marker) == [ByteRange(6, 9)])
    #expect(items.map(\.checkboxRange) == [ByteRange(10, 13)])
    #expect(items.map(\.mark) == [ByteRange(11, 12)])
  }
}
