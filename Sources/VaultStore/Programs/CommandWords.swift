/// The words of a command as a person writes it in `$EDITOR`: `code --wait`, `"my editor" -n`.
///
/// White space parts words. Single quotes keep everything, double quotes all but `\"` and `\\`, and a backslash outside
/// of quotes the character after it (POSIX.1-2024, 2.2). Nothing else means anything: no variable, no pattern, no
/// command in a command.
package struct CommandWords: Sendable, Hashable {
  package private(set) var words: [[UInt8]] = []

  /// Reads a command; nil when a quote is not closed, or there is no word.
  package init?(_ text: String) {
    var word: [UInt8]?
    var quote: UInt8?
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch (byte, quote) {
      case (quote, _): quote = nil
      case (Self.backslash, nil): word = (word ?? []) + [bytes.next() ?? Self.backslash]
      case (Self.backslash, Self.double):
        guard let next = bytes.next() else { return nil }
        word = (word ?? []) + (next == Self.double || next == Self.backslash ? [next] : [byte, next])
      case (Self.single, nil), (Self.double, nil): (quote, word) = (byte, word ?? [])
      case (0x09...0x0D, nil), (0x20, nil):
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? []) + [byte]
      }
    }
    guard quote == nil else { return nil }
    if let word { words.append(word) }
    guard words.first?.isEmpty == false else { return nil }
  }

  /// A command whose words are given one by one; nil when there is none, or the first is empty.
  package init?(_ words: [String]) {
    guard words.first?.isEmpty == false else { return nil }
    self.words = words.map { Array($0.utf8) }
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let single = UInt8(ascii: "'")
  private static let double = UInt8(ascii: "\"")
}
