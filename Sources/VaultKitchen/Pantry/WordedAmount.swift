import VaultModel
import VaultSearch
import VaultSyntax

/// How much of a food a text says in words: all that there is, or some, nobody knows how much.
///
/// ```swift
/// WordedAmount.all.rest(of: "all the milk")      // "milk"
/// WordedAmount.some.rest(of: "a few carrots")    // "carrots"
/// WordedAmount.some.rest(of: "carrots")          // nil
/// ```
package enum WordedAmount: Sendable, Hashable {
  case all, some

  /// What a text is about that says this before or behind it; nil for a text that does not, or is about nothing.
  package func rest(of text: String) -> String? {
    let words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," })
    switch self {
    case .all:
      let before = Self.countOfAll(words)
      if before > 0 { return Self.joined(words.dropFirst(before)) }
      guard let last = words.last, words.count > 1, Self.isAll(last) else { return nil }
      return Self.joined(words.dropLast())
    case .some:
      guard let count = (1...Self.mostWords).last(where: { $0 < words.count && Self.isSome(words[..<$0]) })
      else { return nil }
      let isOf = count + 1 < words.count && words[count] == "of"
      return text[words[isOf ? count + 1 : count].startIndex...].trimmed
    }
  }

  /// The forms of *all* before a food, in English, Ukrainian and Russian.
  private static let wordsForAll: Set<String> = [
    "all", "все", "усе", "весь", "увесь", "всю", "усю", "вся", "уся", "всі", "усі", "всё",
  ]
  /// *all of the milk*
  private static let afterAll: Set<String> = ["of", "the", "my", "our"]
  /// `a little bit`
  private static let mostWords = 3

  private static func isAll(_ word: Substring) -> Bool { wordsForAll.contains(TextFolding.caseFolded(String(word))) }

  /// How many words at the beginning say *all*.
  private static func countOfAll(_ words: [Substring]) -> Int {
    guard let first = words.first, isAll(first) else { return 0 }
    return 1 + words.dropFirst().prefix { afterAll.contains(TextFolding.caseFolded(String($0))) }.count
  }

  private static func isSome(_ words: ArraySlice<Substring>) -> Bool {
    let phrase = TextFolding.caseFolded(words.joined(separator: " "))
    // `extra virgin olive oil`
    if phrase == "extra" { return false }
    let bytes = Array(phrase.utf8)
    return phrase == "some" || LineWords.standard.has(bytes, ByteRange(0, bytes.count), .indefinite)
  }

  private static func joined(_ words: ArraySlice<Substring>) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The number below zero that a text states, `-2` of `-2 eggs`; nil where none is. A dash between two numbers, or with
  /// a space behind it, is no sign.
  package static func negative(in text: String) -> String? {
    var last: Character?
    for word in text.split(whereSeparator: \.isWhitespace) {
      defer { last = word.last }
      guard let sign = word.first, sign == "-" || sign == "\u{2212}" || sign == "\u{2013}" && last == nil,
        word.dropFirst().first?.isNumber == true, last?.isNumber != true
      else { continue }
      return String(word)
    }
    return nil
  }
}
