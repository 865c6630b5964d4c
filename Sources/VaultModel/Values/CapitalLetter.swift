extension StringProtocol {
  /// The text with a capital first letter: `Овочі` of `овочі`.
  package var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a capital first letter where the other text has one.
  package func capitalized(like other: some StringProtocol) -> String {
    other.first?.isUppercase == true ? capitalized : String(self)
  }
}
