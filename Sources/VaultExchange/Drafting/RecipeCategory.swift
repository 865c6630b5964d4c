import VaultKitchen
import VaultSyntax

/// The categories that vault knows; a note may have any other one.
package enum RecipeCategory {
  /// Their names, in the order they are offered.
  package static let known = [
    "Breakfast", "Soup", "Salad", "Appetizer", "Main Course", "Side Dish", "Dessert", "Snack", "Drink", "Baking",
    "Pasta", "Pizza", "Seafood", "Quick & Easy",
  ]

  /// The known category of a name in any case; `Main Course` for one that is not known.
  package static func named(_ name: String) -> String {
    known.first { $0.lowercased() == name.lowercased().inOneLine } ?? "Main Course"
  }
}
