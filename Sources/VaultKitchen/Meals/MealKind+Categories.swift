package import VaultModel
import VaultSearch

extension MealKind {
  /// Whether recipes of a category are eaten at this meal: no cake for dinner. A recipe without a category says nothing,
  /// and nor does one of a category that vault does not know.
  package func isSuited(to category: String?) -> Bool {
    category.map { suited.contains(TextFolding.caseFolded($0)) } ?? false
  }

  private var suited: Set<String> {
    switch self {
    case .breakfast, .brunch: ["breakfast", "сніданок", "сніданки", "завтрак", "завтраки"]
    case .lunch, .dinner, .supper: Self.dinners
    case .tea, .snack: Self.sweets
    }
  }

  private static let dinners: Set<String> = [
    "soup", "salad", "main course", "pasta", "pizza", "seafood", "quick & easy",
    "суп", "супи", "перші страви", "салат", "салати", "основна страва", "основні страви", "головна страва",
    "другі страви",
    "гаряче", "паста", "піца", "риба", "морепродукти", "швидко", "супы", "первые блюда", "салаты", "основное блюдо",
    "основные блюда", "вторые блюда", "горячее", "пицца", "рыба",
  ]
  private static let sweets: Set<String> = [
    "dessert", "baking", "snack", "десерт", "десерти", "десерты", "випічка", "выпечка", "перекус", "перекуси",
    "закуска",
  ]
}
