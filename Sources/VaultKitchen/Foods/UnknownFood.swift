package import VaultModel
package import VaultSyntax

/// An ingredient whose name means no food that vault knows, or perhaps one.
package struct UnknownFood: Sendable {
  /// Where the name stands.
  package let range: ByteRange
  package let food: NamedFood

  /// The finding as `vault check` tells it, on one line.
  package var diagnostic: Diagnostic {
    guard let perhaps = food.kindred else {
      return Diagnostic(.recipeFoodUnknown, at: range, values: [food.name, "1"])
    }
    return Diagnostic(.recipeFoodDoubtful, at: range, values: [food.name, "1", perhaps.title])
  }
}

extension Recipe {
  /// The ingredients that mean no food for sure; what is known to be another kind, such as gluten-free flour, is none of
  /// them, nor what is a recipe of its own.
  ///
  /// `document` must be the one the recipe was read from; `names` keeps the names that were read. O(bytes of the list).
  package func unknownFoods(in document: Document, names: inout IngredientNames) -> [UnknownFood] {
    var found: [UnknownFood] = []
    for ingredient in ingredients
    where ingredient.link == nil && ingredient.attributes.food == nil && !ingredient.plainName.isEmpty {
      for reading in names.reading(of: ingredient, in: document.bytes, context).all
      where reading.food.identity.isUncertain {
        found.append(UnknownFood(range: ingredient.plainName, food: reading.food))
      }
    }
    return found
  }
}
