extension MessageKey {
  /// The Ukrainian text of the keys about planned meals; empty for all others.
  var ukrainianOfMeals: StaticString {
    switch self {
    case .commandMeals: "Показати, що заплановано їсти і що для цього є; планувати."
    case .operandMealsAction: "дні, як-от week або «next week» (типово сім від сьогодні), add або plan"
    case .operandMealsText: "add: день, трапеза і рецепти; plan: дні"
    case .flagMealsServings: "add, plan: на скількох"
    case .flagMealsList: "add, plan: нотатка, у яку писати"
    case .flagMealsMeal: "plan: яка трапеза, як-от обід (типово вечеря)"
    case .flagMealsWhere: "plan: лише рецепти, які знаходить QUERY"
    case .exampleMeals: "план наступного тижня і чого для нього бракує"
    case .exampleMealsAdd: "обід на завтра, у вигляді різниці"
    case .exampleMealsPlan: "рецепт для кожного вільного обіду з того, що є"
    case .exitMealsNone: "нічого не заплановано або немає рецепта"
    case .mealsOpenDay: "нічого не заплановано"
    case .mealsSkipped: "пропущено"
    case .mealsNone: "від {0} до {1} нічого не заплановано"
    case .mealsUnknown: "{0}: у сховищі немає рецепта: {1}"
    case .mealsShopHint: "«vault shop add --from {0} --to {1}» вносить у список те, чого бракує"
    case .mealsTooManyDays: "більше ніж {0} {0:день|дні|днів} за раз не показати"
    case .mealsDaysHint: "як-от: week, «next week», завтра, 2026-W48, 2026-11-23..2026-11-29"
    case .mealsNoDay: "«{0}» не починається з дня"
    case .mealsNoDish: "«{0}» не каже, що їсти"
    case .mealsAddHint: "як-от: vault meals add завтра вечеря borshch --servings 6"
    case .mealsNotALine: "«{0}» не записати рядком плану"
    case .mealsAsText: "рецепта «{0}» немає; заплановано як текст"
    case .mealsAlready: "це вже заплановано на {0}"
    case .mealsNotAPlan: "«{0}» — не план харчування"
    case .mealsPlansHint: "плани харчування: {0}"
    case .mealsProposed: "{0}: {1}, є {2} % потрібного"
    case .mealsNoRecipe: "не лишилося рецепта на {0}"
    case .mealsAllPlanned: "на кожен із цих днів уже є {0}"
    case .mealsNotAMeal: "«{0}» — не трапеза"
    case .mealsKindsHint: "трапези: {0}"
    default: ""
    }
  }
}
