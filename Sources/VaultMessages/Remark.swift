package import VaultSyntax

/// Something to be said to people: which sentence, with which values. A fact until it meets the reader's language.
///
/// ```swift
/// let remark = Remark(.markedDone, [.text(title)])
/// messages(remark)
/// ```
package struct Remark: Sendable {
  package let key: MessageKey
  package let values: [MessageValue]
  /// Whether it warns of something.
  package let isWarning: Bool
  /// A text that it speaks of, to be shown above it.
  package var marked: MarkedText?

  package init(_ key: MessageKey, _ values: [MessageValue] = [], isWarning: Bool = false) {
    self.key = key
    self.values = values
    self.isWarning = isWarning
  }

  /// More things than this are only counted where a sentence would name each.
  package static let mostNamed = 3

  /// “Did you mean …?” with the spellings that would be right, nearest first.
  package static func didYouMean(_ spellings: [String]) -> Remark { Remark(.didYouMean, [.alternatives(spellings)]) }

  /// Whether it names spellings that may have been meant.
  package var isGuess: Bool { if case .alternatives = values.first { true } else { false } }
}

/// A text with the place in it that something is said of.
package struct MarkedText: Sendable {
  package let text: String
  /// In bytes of the text; empty, or at the end, for what is missing there.
  package let range: ByteRange

  package init(_ text: String, _ range: ByteRange) { (self.text, self.range) = (text, range) }
}
