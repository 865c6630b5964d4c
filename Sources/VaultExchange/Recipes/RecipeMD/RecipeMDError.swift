package import VaultSyntax

/// Why a text is no recipe of RecipeMD 2.4, and where.
package struct RecipeMDError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Reason: Sendable, Hashable, CaseIterable {
    /// The text does not begin with a heading of level 1.
    case titleMissing
    /// No thematic break stands before the ingredients.
    case breakMissing
    /// A second paragraph is all emphasis, or all strong emphasis.
    case tagsTwice, yieldsTwice
    /// Text stands between the tags or yields and the thematic break.
    case textAfterHead
    /// A yield, or the amount of an ingredient, does not begin with a number.
    case amountWithoutNumber
    /// An ingredient is an amount alone, or nothing.
    case ingredientWithoutName
    /// Neither list nor heading stands among the ingredients: a thematic break is missing before the instructions.
    case textAmongIngredients
  }

  package let reason: Reason
  /// The bytes that are wrong; empty at the end of the text where something is missing.
  package let range: ByteRange

  package init(_ reason: Reason, at range: ByteRange) {
    self.reason = reason
    self.range = range
  }
}
