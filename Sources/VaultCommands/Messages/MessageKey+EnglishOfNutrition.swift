extension MessageKey {
  /// The English text of the keys about what food holds; empty for all others.
  var englishOfNutrition: StaticString {
    switch self {
    case .commandNutrition: "Show what a serving of a recipe holds, and what nobody knows of it."
    case .exampleNutrition: "the figures that the recipe states itself"
    case .exampleNutritionJSON: "reckoned from the notes of the foods, for programs"
    case .exitNutritionUnknown: "nothing is known of any ingredient"
    case .nutritionUnknown: "nobody says what '{0}' holds"
    case .nutritionHint:
      "'nutrition: {energy: 343 kcal, protein: 13 g}' in the note of a food says it per 100 g, in a recipe per serving"
    case .nutritionPerServing: "Per serving, of {0}"
    case .nutritionWhole: "All of it; the recipe does not say for how many"
    case .nutritionStated: "as the recipe says"
    case .nutritionWithout: "without {1} (not known): {0}"
    case .nutritionOptional: "optional, not counted: {0}"
    default: ""
    }
  }
}
