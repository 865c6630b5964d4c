extension MessageKey {
  /// The English text of the keys about planned meals; empty for all others.
  var englishOfMeals: StaticString {
    switch self {
    case .commandMeals: "Show the meal plan with what there is for it; plan meals."
    case .operandMealsAction: "days such as week or 'next week' (default: seven from today), add, or plan"
    case .operandMealsText: "add: a day, the meal, and recipes; plan: the days"
    case .flagMealsServings: "add, plan: for how many"
    case .flagMealsList: "add, plan: the note of the plan to write in"
    case .flagMealsMeal: "plan: which meal of the day, such as lunch (default: dinner)"
    case .flagMealsWhere: "plan: only recipes that QUERY finds"
    case .exampleMeals: "the plan of next week, with what is missing"
    case .exampleMealsAdd: "lunch for tomorrow, as a diff"
    case .exampleMealsPlan: "a recipe for every lunch that is free, from what there is"
    case .exitMealsNone: "nothing is planned, or no recipe is left to plan"
    case .mealsOpenDay: "nothing planned"
    case .mealsSkipped: "skipped"
    case .mealsNone: "nothing is planned from {0} to {1}"
    case .mealsUnknown: "{0}: no recipe of the vault is meant by: {1}"
    case .mealsShopHint: "'vault shop add --from {0} --to {1}' puts what is missing on a list"
    case .mealsTooManyDays: "more than {0} {0:day|days} at once are not shown"
    case .mealsDaysHint: "such as: week, 'next week', tomorrow, 2026-W48, 2026-11-23..2026-11-29"
    case .mealsNoDay: "'{0}' does not begin with a day"
    case .mealsNoDish: "'{0}' does not say what there is to eat"
    case .mealsAddHint: "such as: vault meals add tomorrow dinner borshch --servings 6"
    case .mealsNotALine: "'{0}' cannot be written as a line of the plan"
    case .mealsAsText: "no recipe is called '{0}'; it is planned as text"
    case .mealsAlready: "that is planned for {0} already"
    case .mealsNotAPlan: "'{0}' is no meal plan"
    case .mealsPlansHint: "the meal plans are: {0}"
    case .mealsProposed: "{0}: {1}, {2} % of it is there"
    case .mealsNoRecipe: "no recipe is left for {0}"
    case .mealsAllPlanned: "each of these days has its {0} already"
    case .mealsNotAMeal: "'{0}' is no meal of the day"
    case .mealsKindsHint: "the meals are: {0}"
    default: ""
    }
  }
}
