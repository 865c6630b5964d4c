extension InlineParser {
  // MARK: Wiki links

  /// `[[target#heading|text]]` at `bracket`, or the embed one byte before: no bracket and no line ending inside.
  mutating func readWikiLink(at bracket: Int, _ text: Span<UInt8>) -> Bool {
    guard options.contains(.wikiLinks), bracket &+ 1 < text.count, text[bracket &+ 1] == UInt8(ascii: "[") else {
      return false
    }
    let start = bracket &+ 2
    var heading: Int?
    var bar: Int?
    var end = start
    scan: while end < text.count {
      switch text[end] {
      case UInt8(ascii: "]"): break scan
      case UInt8(ascii: "["), 0x0A: return false
      case UInt8(ascii: "#") where heading == nil && bar == nil: heading = end
      case UInt8(ascii: "|") where bar == nil: bar = end
      default: break
      }
      end &+= 1
    }
    guard end &+ 1 < text.count, text[end &+ 1] == UInt8(ascii: "]") else { return false }

    // In a table the bar is written `\|`.
    let nameEnd = bar.map { $0 > start && text[$0 &- 1] == UInt8(ascii: "\\") ? $0 &- 1 : $0 } ?? end
    let target = trimmed(start, min(heading ?? nameEnd, nameEnd), text)
    let headingRange = heading.map { trimmed(min($0 &+ 1, nameEnd), nameEnd, text) } ?? ByteRange(0, 0)
    guard !target.isEmpty || !headingRange.isEmpty else { return false }
    let isEmbed = bracket > position
    let node = add(isEmbed ? .wikiEmbed : .wikiLink, from: position, to: end &+ 2)
    nodes[node].target = target
    nodes[node].title = headingRange
    if let bar { nodes[node].content = trimmed(bar &+ 1, end, text) }
    if !isEmbed { brokenLinkBrackets = brackets.count }
    return true
  }

  // MARK: Footnotes, comments

  mutating func readFootnoteReference(_ text: Span<UInt8>) -> Bool {
    guard options.contains(.footnotes), let label = FootnoteLabel.range(at: position, to: text.count, text),
      references.hasFootnote(labelled: label.indices, in: text)
    else { return false }
    let end = label.upper &+ 1
    if end < text.count, text[end] == UInt8(ascii: "(") { return false }
    let node = add(.footnoteReference, from: position, to: end)
    nodes[node].target = label
    return true
  }

  mutating func readComment(_ text: Span<UInt8>) -> Bool {
    guard starts("%%", at: position, to: text.count, text),
      let end = endOf("%%", \.percents, from: position &+ 2, text)
    else { return false }
    add(.comment, from: position, to: end, content: position &+ 2..<end &- 2)
    return true
  }

  // MARK: Tags

  /// `#` and letters, digits, `_`, `-`, `/`, not only digits; no letter or digit before it.
  mutating func readTag(_ text: Span<UInt8>) -> Bool {
    guard mayTagFollow(position, text) else { return false }
    let start = position &+ 1
    var end = start
    var isName = false
    while end < text.count {
      let byte = text[end]
      if byte >= 0x80 {
        let scalar = CharacterClass.scalar(at: end, in: text)
        guard isTagScalar(scalar) else { break }
        end &+= UTF8.width(scalar)
        isName = true
      } else if isLetter(byte) || byte == UInt8(ascii: "_") {
        end &+= 1
        isName = true
      } else if isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") {
        end &+= 1
      } else {
        break
      }
    }
    end = min(end, text.count)
    while end > start, text[end &- 1] == UInt8(ascii: "/") { end &-= 1 }
    guard isName else { return false }
    let node = add(.tag, from: position, to: end)
    nodes[node].target = ByteRange(start, end)
    return true
  }

  private func mayTagFollow(_ position: Int, _ text: Span<UInt8>) -> Bool {
    guard position > 0 else { return true }
    switch text[position &- 1] {
    case 0x20, 0x09, 0x0A, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ","), UInt8(ascii: ";"):
      return true
    case 0x80...: return CharacterClass(before: position, in: text) == .whitespace
    default: return false
    }
  }

  private func isTagScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol:
      scalar != "\u{FFFD}"
    default: scalar == "\u{200D}"
    }
  }

  // MARK: Bare addresses

  /// `http://…`, `https://…`, `ftp://…` at their colon, `www.…` at its first letter (GFM 6.9).
  mutating func readAddress(_ text: Span<UInt8>) -> Bool {
    guard let start = BareAddress.start(at: position, after: nodeEnd, in: text),
      let end = BareAddress.end(of: start, in: text, stopsAtBracket: !brackets.isEmpty)
    else { return false }
    let node = add(.autolink, from: start, to: end)
    nodes[node].target = nodes[node].range
    return true
  }
}
