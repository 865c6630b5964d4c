package import VaultModel
import VaultSearch

extension MealKind {
  /// Whether recipes of a category are eaten at this meal: no cake for dinner. A category that vault does not know suits
  /// every meal, and so does a recipe without one.
  package func isSuited(to category: String?) -> Bool {
    guard let category = category.map({ TextFolding.caseFolded($0) }), Self.known.contains(category) else {
      return true
    }
    return suited.contains(category)
  }

  private var suited: Set<String> {
    switch self {
    case .breakfast, .brunch: ["breakfast"]
    case .lunch, .dinner, .supper: Self.warm
    case .tea, .snack: ["dessert", "baking", "snack"]
    }
  }

  private static let warm: Set<String> = ["soup", "main course", "pasta", "pizza", "seafood", "quick & easy"]
  private static let known = warm.union([
    "breakfast", "salad", "appetizer", "side dish", "dessert", "snack", "drink", "baking",
  ])
}
