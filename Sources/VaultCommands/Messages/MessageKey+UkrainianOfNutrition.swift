extension MessageKey {
  /// The Ukrainian text of the keys about what food holds; empty for all others.
  var ukrainianOfNutrition: StaticString {
    switch self {
    case .commandNutrition: "Показати, що є в порції страви і про що ніхто не знає."
    case .exampleNutrition: "те, що каже сам рецепт"
    case .exampleNutritionJSON: "пораховане з нотаток про продукти, для програм"
    case .exitNutritionUnknown: "про жоден інгредієнт нічого не відомо"
    case .nutritionUnknown: "ніхто не каже, що є в «{0}»"
    case .nutritionHint:
      "«nutrition: {energy: 343 kcal, protein: 13 g}» у нотатці про продукт каже це на 100 г, у рецепті — на порцію"
    case .nutritionPerServing: "На порцію, з {0}"
    case .nutritionWhole: "Уся страва; рецепт не каже, на скількох"
    case .nutritionStated: "за рецептом"
    case .nutritionWithout: "без {1} (невідомо): {0}"
    case .nutritionOptional: "необов'язкове, не враховано: {0}"
    default: ""
    }
  }
}
