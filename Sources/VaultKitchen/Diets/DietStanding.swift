package import VaultModel
package import VaultSyntax

/// How far the ingredients of a recipe bear out a diet that it claims.
package enum DietStanding: Sendable, Hashable {
  /// Every ingredient is known, and none is in the way.
  case proven
  /// Nothing is in the way for certain, but nobody stated what these ingredients contain, or the dish needs to go without
  /// them; their names as written, each once.
  case unproved([String])
  /// These ingredients are in the way.
  case contradicted([DietFinding])
}

/// A diet that a recipe claims over ingredients whose contents nobody stated.
package struct UnprovedDiets: Sendable, Hashable {
  package let diets: [Diet]
  /// The names of the ingredients as written, each once.
  package let ingredients: [String]

  /// Makes the claims of a recipe with what is open about them.
  package init(_ diets: [Diet], _ ingredients: [String]) { (self.diets, self.ingredients) = (diets, ingredients) }

  /// The finding as `vault check` tells it, at the place of the claim.
  package func diagnostic(at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .recipeDietUnproved, at: range,
      values: [diets.map(\.name).joined(separator: ", "), ingredients.joined(separator: ", ")])
  }
}
