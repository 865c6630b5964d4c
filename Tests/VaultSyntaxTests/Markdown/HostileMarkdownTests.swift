import Testing
import VaultSyntax
import VaultTestSupport

/// Inputs that take careless parsers very long or nest without bound: all of them are read to their ends, without a trap.
@Suite struct HostileMarkdownTests {
  /// The blocks of a text all of which is in blocks and inlines, and which can be shown as a page.
  private func parse(_ text: [UInt8]) -> MarkdownBlocks {
    #expect(MarkdownInvariants(text, options: .notes).violation() == nil)
    let body = MarkdownBlocks(parsing: text, in: ByteRange(0, text.count))
    _ = HTMLRenderer.html(of: body, in: text)
    return body
  }

  @Test(arguments: [
    "[", "![", "[[", "![[", "[[a", "[a](", "[a](<b", "[a](b \"", "[a](b '", "[a](b (", "[a][", "[a]: b\n", "[a\n",
    "[^a",
    "*", "**", "****a", "*a_ ", "a**b", "a*b_c~~", "~a", "`", "``a", "<", "<!--", "<?", "<![CDATA[", "<!A", "<a b=\"",
    "<a b='\" ", "&", "\\", "%%", "%%a\n", "#a", "http://", "www.a(", "a@", "a@b.", ">", "- ", "1. ", "-\n", "- a\n\n",
    "```\n",
    "~~~a\n", "<div>\n\n", "a\n=\n", "|", "|a|\n|-|\n", "\n", " ", "\t", "\r", "\0",
  ])
  func `a piece repeated over ten kilobytes is read to its end`(piece: String) {
    let piece = [UInt8](piece.utf8)
    let text = Array((0..<10_000 / piece.count).map { _ in piece }.joined())
    #expect(parse(text).blocks[0].range.upper == text.count)
  }

  @Test(arguments: ["[", "*", ">", "- ", "`"])
  func `a piece repeated over a hundred kilobytes is read to its end`(piece: String) {
    let count = 100_000 / piece.utf8.count
    let text = Array((0..<count).map { _ in piece.utf8 }.joined())
    #expect(parse(text).blocks.count > 1)
  }

  @Test func `runs of backticks or stars of growing length are one paragraph`() {
    for (character, separator) in [("`", " "), ("*", "a"), ("_", " "), ("~", "a")] {
      let text = (1...500).map { String(repeating: character, count: $0) }.joined(separator: separator)
      #expect(parse([UInt8](text.utf8)).blocks.count == 2)
    }
  }

  @Test(arguments: [("[", "]"), ("[a", "]"), ("[", "](u)"), ("![", "](u)"), ("**a ", "a** "), ("*a _b ", "b_ a* ")])
  func `openers and as many closers are one paragraph`(opener: String, closer: String) {
    let text = String(repeating: opener, count: 20_000) + String(repeating: closer, count: 20_000)
    #expect(parse([UInt8](text.utf8)).blocks.count == 2)
  }

  @Test(arguments: ["> ", "- ", "1. ", "> - "])
  func `containers nest at most two hundred deep, and the rest is text`(marker: String) {
    let body = parse([UInt8]((String(repeating: marker, count: 5_000) + "a").utf8))
    let containers = body.blocks.filter(\.isContainer)
    // A list and its first item open together, so the last of 200 places may stay free.
    #expect((199...200).contains(containers.count))
    #expect(body.blocks.last?.kind == .paragraph)
  }

  @Test func `lists that nest by indentation are bounded as well`() {
    let text = (0..<1_000).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
    #expect(parse([UInt8](text.utf8)).blocks.count > 200)
  }

  @Test func `many blank lines under deep containers leave the paragraph the last block`() {
    let text = [UInt8]((String(repeating: "- ", count: 100) + "a" + String(repeating: "\n", count: 200_000)).utf8)
    #expect(parse(text).blocks.last?.kind == .paragraph)
  }
}
