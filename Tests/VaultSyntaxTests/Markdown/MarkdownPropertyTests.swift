import Testing
import VaultSyntax
import VaultTestSupport

@Suite struct MarkdownPropertyTests {
  /// Pieces that meet in notes, and some that meet nowhere else.
  private static let pieces = [
    "- ", "* ", "+ ", "1. ", "23) ", "> ", ">", "    ", "  ", " ", "\t", "\n", "\n", "\n\n", "\r\n", "\r", "a", "слово",
    "# ", "## #", "```", "~~~", "---", "===", "***", "<div>", "</div>", "<a href='b'>", "<!--", "-->", "<pre>",
    "[a]: /u",
    "[a]:", "[a]", "\"t\"", "[ ] ", "[x] ", "*", "**", "_", "__", "~~", "`", "``", "[", "](", "](u)", ")", "![", "[[",
    "]]",
    "[[n#h|t]]", "|", "| a | b |\n|---|---|\n", "--|--", "\\", "\\\n", "  \n", "&amp;", "&#35;", "http://a.org",
    "www.a.org",
    "a@b.org", "#tag", "%%", "%%\n", "[^1]", "[^1]: ", "{k: v}", "é", "“", "€", "\0", "\u{FEFF}", "🙂",
  ].map { [UInt8]($0.utf8) }

  @Test(arguments: [MarkdownOptions.notes, .commonMark]) func `ranges nest, follow each other and leave no text out`(
    options: MarkdownOptions
  ) {
    for seed in LongSearch.seeds(few: 2) {
      var generator = SplitMix64(seed: seed)
      for round in 0..<1_500 {
        var text: [UInt8] = []
        for _ in 0..<Int.random(in: 1...30, using: &generator) {
          text += MarkdownPropertyTests.pieces.randomElement(using: &generator) ?? []
        }
        let violation = MarkdownInvariants(text, options: options).violation()
        #expect(
          violation == nil, "seed \(seed), round \(round): \(String(decoding: text, as: UTF8.self).debugDescription)")
        if violation != nil { return }
      }
    }
  }

  @Test(arguments: [MarkdownOptions.notes, .commonMark]) func `any bytes are Markdown`(options: MarkdownOptions) {
    for seed in LongSearch.seeds(few: 2) {
      var generator = SplitMix64(seed: seed)
      let markup = [UInt8]("\n\n\t >-*_`~[]()<>!#&\\|:%@\"'=1.".utf8) + [0xC3, 0xA9, 0xE2, 0xF0, 0xFF, 0]
      for round in 0..<1_500 {
        let text = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
          Bool.random(using: &generator)
            ? markup.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
        }
        let violation = MarkdownInvariants(text, options: options).violation()
        #expect(violation == nil, "seed \(seed), round \(round): \(text)")
        if violation != nil { return }
        _ = HTMLRenderer.html(of: MarkdownBlocks(parsing: text, in: ByteRange(0, text.count)), in: text)
      }
    }
  }

  @Test func `a part of a document is read as if it stood alone`() {
    let text = [UInt8]("---\nkey: v\n---\n# a\n- b\n".utf8)
    let body = MarkdownBlocks(parsing: text, in: ByteRange(15, text.count))
    #expect(body.blocks.map(\.kind) == [.document, .heading, .list, .listItem, .paragraph])
    #expect(body.blocks[1].range == ByteRange(15, 18))
    #expect(MarkdownBlocks(parsing: text, in: ByteRange(90, 200)).blocks.count == 1)
  }
}
