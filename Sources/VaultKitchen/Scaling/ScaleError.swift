/// Why a recipe cannot be scaled as asked, as facts.
package enum ScaleError: Error, Sendable, Hashable {
  /// The recipe does not say for how many it is: only a factor, a yield or an ingredient can scale it.
  case noServings
  /// The text is no number or amount.
  case notAnAmount(String)
  /// The text says how many times as much, where an amount is wanted.
  case isFactor(String, number: String)
  /// The wanted number, amount or factor is zero or less.
  case notPositive(String)
  /// The factor would lie outside ``ScaleFactor/bounds``.
  case absurd(String)
  /// No yield of the recipe measures what was wanted; the yields it has.
  case yieldNotComparable(wanted: String, yields: [String])
  /// A tin was wanted, and no yield of the recipe is the size of one; the yields it has.
  case noTin(wanted: String, yields: [String])
  /// No ingredient has the name; the names there are.
  case ingredientNotFound(name: String, names: [String])
  /// Several ingredients of different names fit.
  case ingredientAmbiguous(name: String, names: [String])
  /// The ingredient has no amount, or one that never scales.
  case ingredientDoesNotScale(name: String)
  /// The ingredient's amount and the wanted one measure different things.
  case ingredientNotComparable(name: String, amount: String, wanted: String)
  /// `--by` was not `ingredient=amount`.
  case notAnAssignment(String)
  /// The exact result for this amount does not fit.
  case overflow(String)
}
