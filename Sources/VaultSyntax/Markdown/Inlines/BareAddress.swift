/// Addresses without angle brackets (GFM 6.9).
enum BareAddress {
  /// Where the address begins whose `:` or `w` is at `position`: never before `limit`, never within a word.
  static func start(at position: Int, after limit: Int, in text: Span<UInt8>) -> Int? {
    if text[position] == UInt8(ascii: "w") {
      return starts("www.", at: position, to: text.count, text) && mayPrecedeHost(position, text) ? position : nil
    }
    guard starts("://", at: position, to: text.count, text) else { return nil }
    var start = position
    while start > limit, position &- start <= 5, isLetter(text[start &- 1]) { start &-= 1 }
    guard isScheme(start..<position, text) else { return nil }
    return CharacterClass(before: start, in: text) == .other ? nil : start
  }

  /// Only white space, `*`, `_`, `~` and `(` may stand before an address without a scheme.
  private static func mayPrecedeHost(_ position: Int, _ text: Span<UInt8>) -> Bool {
    guard position > 0 else { return true }
    switch text[position &- 1] {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("): return true
    default: return CharacterClass(before: position, in: text) == .whitespace
    }
  }

  private static func isScheme(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    let name = packed(range.lowerBound, range.upperBound, text)
    return name == packedHTTP || name == packedHTTPS || name == packedFTP
  }

  private static let packedHTTP = packed(0, 4, [UInt8]("http".utf8).span)
  private static let packedHTTPS = packed(0, 5, [UInt8]("https".utf8).span)
  private static let packedFTP = packed(0, 3, [UInt8]("ftp".utf8).span)

  /// The end of the address at `start`, without the punctuation that ends the sentence around it.
  static func end(of start: Int, in text: Span<UInt8>, stopsAtBracket: Bool) -> Int? {
    var domainStart = start
    while domainStart < text.count, isLetter(text[domainStart]) { domainStart &+= 1 }
    let hasScheme = text[domainStart] == UInt8(ascii: ":")
    if hasScheme { domainStart &+= 3 } else { domainStart = start }
    guard let domainEnd = endOfDomain(at: domainStart, in: text), domainEnd > domainStart else { return nil }
    var end = domainEnd
    while end < text.count, text[end] > 0x20, text[end] != UInt8(ascii: "<") {
      if stopsAtBracket, text[end] == UInt8(ascii: "]") { break }
      end &+= 1
    }
    end = endWithoutPunctuation(start..<end, in: text)
    return end > domainStart ? end : nil
  }

  /// Letters, digits, hyphens, dots and underscores, with no underscore in the last two labels.
  private static func endOfDomain(at start: Int, in text: Span<UInt8>) -> Int? {
    var position = start
    var hasUnderscore = (last: false, beforeLast: false)
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: ".") {
        hasUnderscore = (false, hasUnderscore.last)
      } else if byte == UInt8(ascii: "_") {
        // One behind the last label ends the emphasis around the address.
        guard position &+ 1 < text.count, isHostByte(text[position &+ 1]) else { break }
        hasUnderscore.last = true
      } else if !isHostByte(byte) {
        break
      }
      position &+= 1
    }
    return hasUnderscore.last || hasUnderscore.beforeLast ? nil : position
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
  }

  /// Drops `?!.,:*_~'"`, a `)` without its `(`, and what looks like an entity, from the right.
  private static func endWithoutPunctuation(_ range: Range<Int>, in text: Span<UInt8>) -> Int {
    var unclosed = 0
    for position in range {
      if text[position] == UInt8(ascii: "(") { unclosed &+= 1 }
      if text[position] == UInt8(ascii: ")") { unclosed &-= 1 }
    }
    var end = range.upperBound
    while end > range.lowerBound {
      switch text[end &- 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
        UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""):
        end &-= 1
      case UInt8(ascii: ")") where unclosed < 0:
        unclosed &+= 1
        end &-= 1
      case UInt8(ascii: ";"): end = startOfEntity(endingAt: end, from: range.lowerBound, in: text) ?? end &- 1
      default: return end
      }
    }
    return end
  }

  private static func startOfEntity(endingAt end: Int, from start: Int, in text: Span<UInt8>) -> Int? {
    var position = end &- 1
    while position > start, isLetter(text[position &- 1]) || isDigit(text[position &- 1]) { position &-= 1 }
    guard position > start, position < end &- 1, text[position &- 1] == UInt8(ascii: "&") else { return nil }
    return position &- 1
  }

  // MARK: E-mail

  /// The e-mail address around the `@` at `position`, inside `range`, with `mailto:` if it stands before it.
  static func email(around position: Int, in range: Range<Int>, _ text: Span<UInt8>) -> Range<Int>? {
    var start = position
    while start > range.lowerBound, isLocalByte(text[start &- 1]) { start &-= 1 }
    var end = position &+ 1
    var hasDot = false
    while end < range.upperBound {
      let byte = text[end]
      if byte == UInt8(ascii: ".") {
        guard end &+ 1 < range.upperBound, isLetter(text[end &+ 1]) || isDigit(text[end &+ 1]) else { break }
        hasDot = true
      } else if !isLetter(byte), !isDigit(byte), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
        break
      }
      end &+= 1
    }
    guard start < position, hasDot, isLetter(text[end &- 1]) || isDigit(text[end &- 1]) else { return nil }
    if end < range.upperBound, text[end] == UInt8(ascii: "@") { return nil }
    if start &- 7 >= range.lowerBound, starts("mailto:", at: start &- 7, to: start, text) { start &-= 7 }
    return start..<end
  }

  private static func isLocalByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: isLetter(byte) || isDigit(byte)
    }
  }
}
