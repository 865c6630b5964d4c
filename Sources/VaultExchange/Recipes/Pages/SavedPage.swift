/// What a page of the web says to programs: its JSON-LD (W3C JSON-LD 1.1, section 9.1, in `script` elements), its
/// language and its title.
struct SavedPage {
  /// The texts of `<script type="application/ld+json">`, without what some pages write around them.
  private(set) var data: [[UInt8]] = []
  /// The `lang` of the page.
  private(set) var language: String?
  private(set) var title: String?

  /// Whether a text is HTML and no JSON: its first sign says so.
  static func isPage(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Reads a page. O(length).
  init(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    while let tag = scanner.next() {
      guard !tag.isClosing else { continue }
      switch tag.name {
      case "html": language = tag.attribute("lang", in: bytes) ?? tag.attribute("xml:lang", in: bytes)
      case "title" where title == nil: title = PageText.line(Self.string(bytes, scanner.text(ofElement: "title")))
      case "script":
        let type = tag.attribute("type", in: bytes)?.lowercased() ?? ""
        let content = scanner.text(ofElement: "script")
        if type.hasPrefix("application/ld+json") { data.append(Self.unwrapped(bytes[content])) }
      case "style", "textarea": _ = scanner.text(ofElement: tag.name)
      default: break
      }
    }
  }

  private static func string(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static let openings = [
    "<!--", "//<![CDATA[", "// <![CDATA[", "/*<![CDATA[*/", "/* <![CDATA[ */", "<![CDATA[",
  ]
  private static let closings = ["-->", "//]]>", "// ]]>", "/*]]>*/", "/* ]]> */", "]]>", ";", "//"]

  /// Takes comments and CDATA signs off a script, and the semicolon that some write behind it.
  private static func unwrapped(_ script: ArraySlice<UInt8>) -> [UInt8] {
    var text = script
    func trim() {
      text = text.drop { $0 <= 0x20 }
      while let last = text.last, last <= 0x20 { text.removeLast() }
    }
    trim()
    while let sign = openings.first(where: { text.starts(with: $0.utf8) }) {
      text = text.dropFirst(sign.utf8.count)
      trim()
    }
    while let sign = closings.first(where: { text.suffix($0.utf8.count).elementsEqual($0.utf8) }) {
      text = text.dropLast(sign.utf8.count)
      trim()
    }
    return Array(text)
  }
}
