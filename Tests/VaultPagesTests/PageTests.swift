import Foundation
import Testing
import VaultMessages

@testable import VaultPages

@Suite struct `A page` {
  /// A page on which a text stands wherever a note's text may stand.
  static func page(of text: String, in language: MessageLanguage = .english) -> Page {
    var page = Page(text, in: Messages(language), note: text)
    page.lead = [text, "plain"]
    let rows = [
      Page.Row(Page.Cell.Style.allCases.map { Page.Cell(text, $0) }, details: [text]),
      Page.Row([Page.Cell("", .current), Page.Cell("short", .title)]), Page.Row([]),
    ]
    let bars = [
      Page.Bar(text, mark: text, value: text, remark: text, share: 0.5), Page.Bar("none", share: nil),
      Page.Bar("most", value: "2.00", share: 7), Page.Bar("least", value: "-2.00", share: -1),
      Page.Bar("no number", share: .nan), Page.Bar("no end", share: .infinity),
    ]
    page.sections = [
      Page.Section(text, [.sentence(text), .rows(rows)], parts: [Page.Section(text, [.bars(bars)])]),
      Page.Section("second", [.columns(bars), .columns([])], parts: [Page.Section("third", [.rows([])])]),
    ]
    return page
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ("</title><script>alert(1)</script>", "</title><script>alert(1)</script>"),
    ("\" onmouseover=\"alert(1)", "\" onmouseover=\"alert(1)"),
    ("' onfocus='alert(1)' autofocus", "' onfocus='alert(1)' autofocus"),
    ("[click](javascript:alert(1))", "[click](javascript:alert(1))"),
    ("<a href=\"javascript:alert(1)\">x</a>", "<a href=\"javascript:alert(1)\">x</a>"),
    ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
    ("![](https://example.org/pixel.png)", "![](https://example.org/pixel.png)"),
    ("<!-- --><![CDATA[x]]>", "<!-- --><![CDATA[x]]>"), ("&lt;b&gt; &#x3C;b&#x3E; &", "&lt;b&gt; &#x3C;b&#x3E; &"),
    ("</style></svg><svg onload=alert(1)>", "</style></svg><svg onload=alert(1)>"),
    ("a\u{0}b\u{7}\u{1B}[31mc\u{7F}\u{9B}", "a\\u{0}b\\u{7}\\u{1B}[31mc\\u{7F}\\u{9B}"),
    ("one\ntwo\ttab\r", "one\\ntwo\\ttab\\r"),
    ("txt.\u{202E}lmth\u{2066}\u{200F}", "txt.\\u{202E}lmth\\u{2066}\\u{200F}"),
    ("#tag-\u{FF1C}script\u{FF1E}", "#tag-\u{FF1C}script\u{FF1E}"), ("борщ — «щастя» 🍲", "борщ — «щастя» 🍲"),
  ])
  func `shows any text of a note as that text and as nothing else`(text: String, shown: String) {
    let check = MarkupCheck(Self.page(of: text).html())
    #expect(check.faults.isEmpty)
    #expect(check.elements == MarkupCheck(Self.page(of: "plain").html()).elements)
    #expect(check.text.components(separatedBy: shown).count >= 20)
    #expect(!check.elements.contains { ["script", "img", "iframe", "object", "link", "form"].contains($0.name) })
  }

  @Test func `refers to nothing outside of itself`() {
    let page = String(decoding: Self.page(of: "plain").html(), as: UTF8.self)
    for word in ["http:", "https:", "url(", "@import", "src=", "xlink", "<script", "javascript:"] {
      #expect(!page.contains(word), "\(word)")
    }
    let check = MarkupCheck(Self.page(of: "plain").html())
    let policy = check.elements.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
    #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'; style-src 'unsafe-inline'") == true)
    let links = check.elements.filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
    #expect(links == ["#s1", "#s2"])
  }

  @Test func `is the same bytes whenever it is the same`() {
    #expect(Self.page(of: "x").html() == Self.page(of: "x").html())
  }

  @Test(arguments: MessageLanguage.allCases)
  func `names its language, and its headings go down one by one`(language: MessageLanguage) {
    let check = MarkupCheck(Self.page(of: "plain", in: language).html())
    #expect(check.elements.first?.attributes == ["lang": language.rawValue])
    let levels = check.elements.compactMap { element in
      element.name.hasPrefix("h") && element.name.count == 2 ? element.name.last?.wholeNumberValue : nil
    }
    #expect(levels == [1, 2, 3, 2, 3])
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    let landmarks = check.elements.map(\.name).filter { ["header", "nav", "main", "footer"].contains($0) }
    #expect(landmarks == ["header", "nav", "main", "footer"])
    let contents = check.elements.first { $0.name == "nav" }?.attributes["aria-label"]
    #expect(contents == Messages(language)(.reportContents))
  }

  @Test func `of sections below sections has no heading lower than the sixth`() {
    var section = Page.Section("lowest")
    for number in 0..<40 { section = Page.Section("section \(number)", parts: [section]) }
    var page = Page("deep", in: Messages(.english), note: "")
    page.sections = [section]
    let check = MarkupCheck(page.html())
    #expect(check.faults.isEmpty)
    #expect(check.elements.count { $0.name == "h6" } == 37)
    #expect(!check.elements.contains { $0.name == "nav" })
  }

  @Test func `says what is going on to those who do not see it`() {
    let current = MarkupCheck(Self.page(of: "plain").html()).elements.filter { $0.attributes["aria-current"] == "time" }
    #expect(current.map(\.name) == ["li"])
  }

  @Test func `draws no more than a figure says`() {
    let check = MarkupCheck(Self.page(of: "plain").html())
    let widths = check.elements.filter { $0.attributes["class"] == "fill" }.compactMap { $0.attributes["width"] }
    #expect(widths.prefix(6) == ["500", "0", "1000", "0", "0", "0"])
    let heights = check.elements.filter { $0.attributes["class"] == "fill" }.compactMap { $0.attributes["height"] }
    #expect(heights.allSatisfy { (Int($0) ?? -1) >= 0 && (Int($0) ?? 101) <= 100 })
    #expect(check.elements.count { $0.attributes["class"] == "none" } == 1)
    let pictures = check.elements.filter { $0.name == "svg" }
    #expect(pictures.allSatisfy { $0.attributes["aria-hidden"] == "true" || $0.attributes["role"] == "img" })
  }
}
