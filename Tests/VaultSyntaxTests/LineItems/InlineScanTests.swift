import Testing
import VaultSyntax

@Suite struct InlineScanTests {
  private func scan(_ text: String) -> (scan: InlineScan, bytes: [UInt8]) {
    let bytes = Array(text.utf8)
    let blocks = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count))
    return (InlineScan(of: blocks, in: bytes), bytes)
  }

  private func tags(_ text: String) -> [String] {
    let (scan, bytes) = scan(text)
    return scan.tags.map { String(decoding: bytes[$0.indices], as: UTF8.self) }
  }

  /// The links as `target#heading|text`, `!` before an embed, `md` before a Markdown link.
  private func links(_ text: String) -> [String] {
    let (scan, bytes) = scan(text)
    func string(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
    return scan.links.map { link in
      (link.isEmbed ? "!" : "") + (link.kind == .markdown ? "md " : "") + string(link.target)
        + (link.heading.isEmpty ? "" : "#" + string(link.heading))
        + (link.text.isEmpty ? "" : "|" + string(link.text))
    }
  }

  @Test(arguments: [
    ("#tag", ["#tag"]),
    ("a #b/c-d_e, #f.", ["#b/c-d_e", "#f"]),
    ("#робота/звіт #日本語 #été", ["#робота/звіт", "#日本語", "#été"]),
    ("(#a) *#b* \"#c\" «#d» #e,#f", ["#a", "#b", "#c", "#d", "#e", "#f"]),
    ("#2026/11 #y1984 #1a", ["#2026/11", "#y1984", "#1a"]),
    ("#a/ #b//", ["#a", "#b"]),
    ("#a#b", ["#a"]),
    ("#1 #2026 # ## #- #/ #_", []),
    ("a#b C# x#", []),
    ("\\#a", []),
    ("# heading #a", ["#a"]),
    ("## heading", []),
    ("> quote #a\n> #b", ["#a", "#b"]),
    ("| a #b |\n|---|\n| #c |", ["#b", "#c"]),
    ("`#a` ``#b` #c`` #d", ["#d"]),
    ("`#a\n#b` #c", ["#c"]),
    ("` #a", ["#a"]),
    ("```\n#a\n```\n    #b", []),
    ("%% #a %% #b %%", ["#b"]),
    ("<b title=\"x #a\"> #b <!-- #c --> #d", ["#b", "#d"]),
    ("a < b #c > d", ["#c"]),
    ("https://x.org/#a https://x.org/(#b) x,#c", ["#c"]),
    ("[[a #b]] [x #c](y.md) [x](#d) [x](https://x.org/ \"#e\") [#f]", ["#f"]),
    ("#a📅 #b📚", ["#a", "#b📚"]),
    ("#a—b #c’d", ["#a", "#c"]),
  ])
  func `tags follow white space or an opening mark and are not numbers, headings, code or URLs`(
    text: String, expected: [String]
  ) {
    #expect(tags(text) == expected)
  }

  @Test(arguments: [
    ("[[a]]", ["a"]),
    ("[[folder/stem#heading|text]]", ["folder/stem#heading|text"]),
    ("![[photo.jpg]]", ["!photo.jpg"]),
    ("[[ a b | c ]]", ["a b|c"]),
    ("[[#here]] [[a#^id]]", ["#here", "a#^id"]),
    ("[[a]][[b]] text [[c]]", ["a", "b", "c"]),
    ("| [[a\\|b]] |\n|---|", ["a|b"]),
    ("[[]] [[ ]] [[a] [[b", []),
    ("\\[[a]] \\![[b]]", ["b"]),
    ("`[[a]]` %%[[b]]%%", []),
    ("[[[a]]]", ["a"]),
    ("{task: \"[[walk]]\"}", ["walk"]),
  ])
  func `wiki links have target, heading and text`(text: String, expected: [String]) {
    #expect(links(text) == expected)
  }

  @Test(arguments: [
    ("[t](a.md)", ["md a.md|t"]),
    ("[t](dir/a%20b.md#part)", ["md dir/a%20b.md#part|t"]),
    ("[t](<a b.md>)", ["md a b.md|t"]),
    ("[t](a.md \"title\") [u]( b.md 'x' )", ["md a.md|t", "md b.md|u"]),
    ("![alt](a.png)", ["!md a.png|alt"]),
    ("[![alt](a.png)](b.md)", ["md b.md|![alt](a.png)", "!md a.png|alt"]),
    ("[t](#part)", ["md #part|t"]),
    ("[a](b(c).md)", ["md b(c).md|a"]),
    ("[two\nlines](a.md)", ["md a.md|two\nlines"]),
    ("[t](https://x.org) [t](mailto:a@x.org) [t](//x.org/a) [t]()", []),
    ("[t](C:) [t](a b.md) [t](a.md [t] (a.md)", []),
    ("[a [b](c.md) d](e.md)", ["md c.md|b"]),
    ("[a\\](b.md)", []), ("\\[a](b.md)", []),
  ])
  func `Markdown links are relative paths`(text: String, expected: [String]) {
    #expect(links(text) == expected)
  }

  @Test(arguments: [
    ("[t](a%20b.md#c%2fd)", "a b.md", "c/d"),
    ("[t](a\\)b%2.md)", "a)b%2.md", ""),
    ("[t](%D0%B1.md)", "б.md", ""),
    ("[[a%20b]]", "a%20b", ""),
  ])
  func `targets are decoded on demand`(text: String, target: String, heading: String) {
    let (scan, bytes) = scan(text)
    #expect(scan.links.map { $0.decodedTarget(in: bytes) } == [target])
    #expect(scan.links.map { $0.decodedHeading(in: bytes) } == [heading])
  }

  @Test func `a value of the front matter is scanned alone`() {
    let bytes = Array("chef: \"[[ann]]\"".utf8)
    let scan = InlineScan(of: ByteRange(6, bytes.count), in: bytes)
    #expect(scan.links.map(\.range) == [ByteRange(7, 14)])
  }
}
