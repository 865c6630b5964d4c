/// A sentence or a word that vault says to people, in all its languages; none can be declared without one of them.
///
/// Two keys are never compared: what happened is told by values of its own, so that a sentence can be reworded freely.
/// What `{0}`, `{1}` … stand for is seen in the English text. The texts themselves stand by area in the files beside this one.
package struct MessageKey: Sendable {
  let english: StaticString
  let ukrainian: StaticString
  /// Whether it only says what may be done next, which is of use to somebody who reads it, and to no program.
  package let isAdvice: Bool

  package init(en english: StaticString, uk ukrainian: StaticString, isAdvice: Bool = false) {
    self.english = english
    self.ukrainian = ukrainian
    self.isAdvice = isAdvice
  }

  /// The text in a language, before values are put in.
  func text(in language: MessageLanguage) -> StaticString {
    switch language {
    case .english: english
    case .ukrainian: ukrainian
    }
  }
}
