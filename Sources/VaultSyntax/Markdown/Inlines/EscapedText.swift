/// Text that Markdown or HTML writes with escapes, as it is meant.
package enum EscapedText {
  /// Replaces backslash escapes and character references (CommonMark 2.4 and 2.5). O(length).
  package static func markdown(_ text: [UInt8]) -> [UInt8] { CharacterReference.decoded(text.span) }

  /// Replaces character references that end with a semicolon (HTML Living Standard, 13.5); a backslash means nothing.
  /// O(length).
  package static func html(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      if text[position] == UInt8(ascii: "&"), let match = CharacterReference.match(at: position, in: text.span) {
        result += match.characters
        position = match.end
      } else {
        result.append(text[position])
        position &+= 1
      }
    }
    return result
  }
}
