package import VaultModel
package import VaultSyntax

/// An ingredient that does not go with what its recipe says of itself.
package struct DietFinding: Sendable, Hashable {
  /// What it does not go with.
  package enum Kind: Sendable, Hashable {
    /// These diets, whatever is done.
    case contradicts([Diet])
    /// These diets, unless it is left out or something else is taken for it.
    case unsettles([Diet])
    /// These diets, if there are traces of it in it, as the line says that there may be.
    case traces([Diet])
    /// The list of allergens.
    case unnamed
  }

  package var kind: Kind
  /// Where its name stands in the note.
  package var range: ByteRange
  /// Its name as written.
  package var ingredient: String
  /// What of it is in the way.
  package var facts: FoodFacts

  /// The finding as `vault check` tells it.
  package var diagnostic: Diagnostic {
    let facts = facts.names.joined(separator: ", ")
    switch kind {
    case .contradicts(let diets):
      return Diagnostic(.recipeDietContradicted, at: range, values: [Self.names(diets), ingredient, facts])
    case .unsettles(let diets):
      return Diagnostic(.recipeDietDepends, at: range, values: [Self.names(diets), ingredient, facts])
    case .traces(let diets):
      return Diagnostic(.recipeDietTraces, at: range, values: [Self.names(diets), ingredient, facts])
    case .unnamed:
      return Diagnostic(.recipeAllergenUnnamed, at: range, values: [ingredient, facts])
    }
  }

  private static func names(_ diets: [Diet]) -> String { diets.map(\.name).joined(separator: ", ") }
}
