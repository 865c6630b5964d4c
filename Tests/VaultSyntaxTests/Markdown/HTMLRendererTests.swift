import Testing
import VaultSyntax

@Suite struct HTMLRendererTests {
  private func html(_ text: String, trust: HTMLRenderer.Trust = .none) -> String {
    let bytes = [UInt8](text.utf8)
    return String(decoding: HTMLRenderer.html(of: MarkdownBlocks(text), in: bytes, trust: trust), as: UTF8.self)
  }

  @Test func `a table has aligned columns, and rows as wide as its header`() {
    let text = #"""
      | a | b |
      |:-:|--:|
      | `x\|y` | *z* | more |
      | one |
      """#
    #expect(
      html(text) == """
        <table>
        <thead>
        <tr>
        <th align="center">a</th>
        <th align="right">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td align="center"><code>x|y</code></td>
        <td align="right"><em>z</em></td>
        </tr>
        <tr>
        <td align="center">one</td>
        <td align="right"></td>
        </tr>
        </tbody>
        </table>

        """)
  }

  @Test func `a checkbox is an input that cannot be changed`() {
    #expect(
      html("- [ ] a\n- [x] b") == """
        <ul>
        <li><input type="checkbox" disabled="" /> a</li>
        <li><input type="checkbox" checked="" disabled="" /> b</li>
        </ul>

        """)
  }

  @Test func `footnotes come last, numbered by their first references`() {
    #expect(
      html("a[^y] b[^x] c[^y]\n\n[^x]: X\n[^y]: Y\n[^z]: Z") == """
        <p>a<sup class="footnote-ref"><a href="#fn-1" id="fnref-1">1</a></sup> \
        b<sup class="footnote-ref"><a href="#fn-2" id="fnref-2">2</a></sup> \
        c<sup class="footnote-ref"><a href="#fn-1">1</a></sup></p>
        <section class="footnotes">
        <ol>
        <li id="fn-1">
        <p>Y</p>
        <a href="#fnref-1" class="footnote-backref">↩</a></li>
        <li id="fn-2">
        <p>X</p>
        <a href="#fnref-2" class="footnote-backref">↩</a></li>
        </ol>
        </section>

        """)
  }

  @Test(arguments: [
    ("~~a~~", "<p><del>a</del></p>\n"),
    ("www.a.org", "<p><a href=\"http://www.a.org\">www.a.org</a></p>\n"),
    ("a@b.org", "<p><a href=\"mailto:a@b.org\">a@b.org</a></p>\n"),
    ("[[a b#c|d]]", "<p><a class=\"wiki-link\" href=\"a%20b#c\">d</a></p>\n"),
    ("a%%b%%", "<p>a</p>\n"),
    ("%%\na\n%%", ""),
    ("#a", "<p>#a</p>\n"),
    ("&AElig;&nbsp;&zwnj;&NotEqualTilde;&#0;&#x110000;", "<p>Æ\u{A0}\u{200C}\u{2242}\u{338}\u{FFFD}\u{FFFD}</p>\n"),
    ("&AElig &zwnjx; &#12345678; &#xfffffff;", "<p>&amp;AElig &amp;zwnjx; &amp;#12345678; &amp;#xfffffff;</p>\n"),
    ("a\0b", "<p>a\u{FFFD}b</p>\n"),
  ])
  func `constructs of notes render`(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("<script>x</script>", "&lt;script&gt;x&lt;/script&gt;\n"),
    ("a <b onclick=x>", "<p>a &lt;b onclick=x&gt;</p>\n"),
    ("[a](javascript:x)", "<p><a href=\"\">a</a></p>\n"),
    ("[a](JAVA&#83;cript:x)", "<p><a href=\"\">a</a></p>\n"),
    ("![a](data:text/html,x)", "<p><img src=\"\" alt=\"a\" /></p>\n"),
    ("<javascript:x>", "<p><a href=\"\">javascript:x</a></p>\n"),
    ("[[javascript:x]]", "<p><a class=\"wiki-link\" href=\"\">javascript:x</a></p>\n"),
    ("[a](https://b.org \"c\\\"d\")", "<p><a href=\"https://b.org\" title=\"c&quot;d\">a</a></p>\n"),
  ])
  func `a note that is not trusted runs nothing`(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test func `a trusted note passes HTML on`() {
    #expect(html("<b>a</b>", trust: .full) == "<p><b>a</b></p>\n")
  }

  @Test func `output stays in proportion to input`() {
    let long = "[a]: /" + String(repeating: "u", count: 100_000) + "\n\n" + String(repeating: "[a] ", count: 10_000)
    #expect(html(long).utf8.count < 1_000_000)
    let wide =
      String(repeating: "|a", count: 2_000) + "\n" + String(repeating: "|-", count: 2_000) + "\n"
      + String(repeating: "a\n", count: 2_000)
    #expect(html(wide).utf8.count < 8_000_000)
  }
}
