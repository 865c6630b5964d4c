/// Something to be said to people: which sentence, with which values. A fact until it meets the reader's language.
///
/// ```swift
/// let remark = Remark(.occurrenceLast, [.text(title)])
/// messages(remark)
/// ```
package struct Remark: Sendable {
  package let key: MessageKey
  package let values: [MessageValue]
  /// Whether it warns of something.
  package let isWarning: Bool

  package init(_ key: MessageKey, _ values: [MessageValue] = [], isWarning: Bool = false) {
    self.key = key
    self.values = values
    self.isWarning = isWarning
  }

  /// “Did you mean …?” with the spellings that would be right, nearest first.
  package static func didYouMean(_ spellings: [String]) -> Remark { Remark(.didYouMean, [.alternatives(spellings)]) }
}
