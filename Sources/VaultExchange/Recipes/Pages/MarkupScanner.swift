/// Finds the tags of HTML one after the other (HTML Living Standard, 13.2.5, simplified: text that only looks like a
/// tag stays text).
struct MarkupScanner {
  /// A tag such as `<p class="x">`, or a comment.
  struct Tag {
    /// The name in lower case; `!` for comments and declarations.
    let name: String
    let isClosing: Bool
    /// What stands between the name and `>`.
    let attributes: Range<Int>
    /// From `<` to behind `>`.
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var place: Int
  /// Whether a tag that began was not closed before the end, so that no other one is looked for: this keeps the time
  /// linear.
  private var isBroken = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = 0
  }

  /// The next tag; nil when there is none any more. O(bytes passed).
  mutating func next() -> Tag? {
    while !isBroken, let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      if let tag = tag(at: start) {
        place = tag.range.upperBound
        return tag
      }
    }
    return nil
  }

  /// Moves behind the closing tag of an element whose content is text alone, such as a script; gives the content.
  mutating func text(ofElement name: String) -> Range<Int> {
    let start = place
    let end = Array("</\(name)".utf8)
    while let next = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[next...].count >= end.count, zip(bytes[next...], end).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        place = next + end.count
        return start..<next
      }
      place = next + 1
    }
    place = bytes.count
    return start..<place
  }

  private mutating func tag(at start: Int) -> Tag? {
    var end = start + 1
    if bytes[end...].starts(with: "!--".utf8) { return comment(at: start) }
    let isClosing = end < bytes.count && bytes[end] == UInt8(ascii: "/")
    if isClosing { end += 1 }
    let nameStart = end
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    let isDeclaration = end == nameStart && end < bytes.count && (bytes[end] == 0x21 || bytes[end] == 0x3F)
    guard end > nameStart && !isDigit(bytes[nameStart]) || isDeclaration else { return nil }
    let name = isDeclaration ? "!" : String(decoding: bytes[nameStart..<end], as: UTF8.self).lowercased()
    guard let close = closing(from: end) else {
      isBroken = true
      return nil
    }
    return Tag(name: name, isClosing: isClosing, attributes: end..<close, range: start..<close + 1)
  }

  /// The `>` that ends a tag: none between quotation marks.
  private func closing(from start: Int) -> Int? {
    var quote: UInt8?
    for position in start..<bytes.count {
      let byte = bytes[position]
      switch (byte, quote) {
      case (UInt8(ascii: ">"), nil): return position
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = byte
      case (_, byte?): quote = nil
      default: break
      }
    }
    return nil
  }

  private mutating func comment(at start: Int) -> Tag? {
    var end = start + 4
    while end + 2 < bytes.count, !bytes[end...].starts(with: "-->".utf8) { end += 1 }
    let upper = min(end + 3, bytes.count)
    return Tag(name: "!", isClosing: false, attributes: upper..<upper, range: start..<upper)
  }

  private func isNameByte(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || isDigit(byte) }
  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

extension MarkupScanner.Tag {
  /// The value of an attribute with its references replaced; empty for one without a value, nil if there is none.
  func attribute(_ name: String, in bytes: [UInt8]) -> String? {
    var place = attributes.lowerBound
    while place < attributes.upperBound {
      let start = place
      while place < attributes.upperBound, !Self.endsName(bytes[place]) { place += 1 }
      let found = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
      let value = Self.value(at: &place, before: attributes.upperBound, of: bytes)
      if found == name { return value }
      if place == start { place += 1 }
    }
    return nil
  }

  private static func endsName(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: "=") }

  private static func value(at place: inout Int, before end: Int, of bytes: [UInt8]) -> String {
    while place < end, bytes[place] <= 0x20 { place += 1 }
    guard place < end, bytes[place] == UInt8(ascii: "=") else { return "" }
    place += 1
    while place < end, bytes[place] <= 0x20 { place += 1 }
    guard place < end else { return "" }
    let quote = bytes[place]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { place += 1 }
    let start = place
    while place < end, isQuoted ? bytes[place] != quote : bytes[place] > 0x20 { place += 1 }
    let value = start..<place
    if isQuoted, place < end { place += 1 }
    return PageText.decoded(Array(bytes[value]))
  }
}
