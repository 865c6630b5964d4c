import VaultKitchen
package import VaultSyntax

/// Why the answer of a text generator is no recipe.
package enum DraftError: Error, Sendable, Hashable {
  /// Nothing was said.
  case empty
  /// The answer, or the message in it, is no JSON.
  case notJSON(JSONError.Reason)
  /// The answer is JSON without a message.
  case noMessage
  /// A member of the recipe is not there, or says nothing.
  case missing(String)
  /// A member is a number where a text was asked for, or the like.
  case wrongKind(String)
  case fewIngredients
}
