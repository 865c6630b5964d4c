/// Texts about planned meals.
package extension MessageKey {
  static let commandMeals = MessageKey(
    en: "Show the meal plan with what there is for it; plan meals.",
    uk: "Показати, що заплановано їсти і що для цього є; планувати.")
  static let operandMealsAction = MessageKey(
    en: "days such as 3, week or december (default: seven from today), a query, add, or plan",
    uk: "дні, як-от 3, тиждень або грудень (типово сім від сьогодні), запит, add або plan")
  static let operandMealsText = MessageKey(
    en: "add: a day, the meal, and recipes; plan: the days", uk: "add: день, трапеза і рецепти; plan: дні")
  static let flagMealsServings = MessageKey(en: "add, plan: for how many", uk: "add, plan: на скількох")
  static let flagMealsList = MessageKey(
    en: "add, plan: the note of the plan to write in", uk: "add, plan: нотатка, у яку писати")
  static let flagMealsMeal = MessageKey(
    en: "plan: which meal of the day, such as lunch (default: dinner)",
    uk: "plan: яка трапеза, як-от обід (типово вечеря)")
  static let flagMealsWhere = MessageKey(
    en: "plan: only recipes that QUERY finds", uk: "plan: лише рецепти, які знаходить QUERY")
  static let exampleMeals = MessageKey(
    en: "the plan of next week, with what is missing", uk: "план наступного тижня і чого для нього бракує")
  static let exampleMealsAdd = MessageKey(en: "lunch for tomorrow, as a diff", uk: "обід на завтра, як різниця")
  static let exampleMealsPlan = MessageKey(
    en: "a recipe for every lunch that is free, from what there is",
    uk: "рецепт для кожного вільного обіду з того, що є")
  static let exitMealsNone = MessageKey(
    en: "nothing is planned, or no recipe is left to plan", uk: "нічого не заплановано або немає рецепта")
  static let mealsOpenDay = MessageKey(en: "nothing planned", uk: "нічого не заплановано")
  static let mealsSkipped = MessageKey(en: "skipped", uk: "пропущено")
  static let mealsNoneFits = MessageKey(
    en: "no meal that fits '{0}' is planned from {1} to {2}",
    uk: "з {1} до {2} не заплановано нічого, що відповідає «{0}»")
  static let exampleMealsQuery = MessageKey(
    en: "when it is planned in the next seven days", uk: "коли це заплановано на наступні сім днів")
  static let mealsNone = MessageKey(
    en: "no meal is planned from {0} to {1}", uk: "з {0} до {1} не заплановано жодної страви")
  static let mealsNoneOn = MessageKey(
    en: "no meal is planned that day: {0}", uk: "того дня не заплановано жодної страви: {0}")
  static let mealsUnknown = MessageKey(en: "{0}: there is no such recipe: {1}", uk: "{0}: такого рецепта немає: {1}")
  static let mealsShopHint = MessageKey(
    en: "'vault shop add --from {0} --to {1}' puts what is missing on a list",
    uk: "«vault shop add --from {0} --to {1}» вносить у список те, чого бракує", isAdvice: true)
  static let mealsTooManyDays = MessageKey(
    en: "meals are planned for at most {0} {0:day|days} at once",
    uk: "за раз можна запланувати щонайбільше {0} {0:день|дні|днів}")
  static let mealsNoDay = MessageKey(en: "'{0}' does not say a day", uk: "«{0}» не каже дня")
  static let mealsDayInText = MessageKey(
    en: "'{0}' stays in the text: a meal is of one day, that which is said first",
    uk: "«{0}» лишається в тексті: страва на один день, той, що названо першим")
  static let mealsNoDish = MessageKey(en: "'{0}' does not say what there is to eat", uk: "«{0}» не каже, що їсти")
  static let mealsAddHint = MessageKey(
    en: "such as: vault meals add tomorrow dinner borshch --servings 6",
    uk: "як-от: vault meals add завтра вечеря borshch --servings 6")
  static let mealsNotALine = MessageKey(
    en: "'{0}' cannot be written as a line of the plan", uk: "«{0}» не записати рядком плану")
  static let mealsAsText = MessageKey(
    en: "there is no recipe '{0}'; it is planned as text", uk: "рецепта «{0}» немає; заплановано як текст")
  static let mealsAlready = MessageKey(en: "that is already planned for {0}", uk: "це вже заплановано на {0}")
  static let mealsNotAPlan = MessageKey(en: "'{0}' is not a meal plan", uk: "«{0}» — не план харчування")
  static let mealsPlansHint = MessageKey(en: "the meal plans are: {0}", uk: "плани харчування: {0}")
  static let mealsProposed = MessageKey(en: "{0}: {1}, {2} % of it is there", uk: "{0}: {1}, є {2} % потрібного")
  static let mealsNoRecipe = MessageKey(en: "no recipe is left for {0}", uk: "на {0} не лишилося рецептів")
  static let mealsAllPlanned = MessageKey(
    en: "each of these days has its {0} already", uk: "на кожен із цих днів уже є {0}")
  static let mealsNotAMeal = MessageKey(en: "'{0}' is not a meal of the day", uk: "«{0}» — не трапеза")
  static let mealsAsWritten = MessageKey(
    en: "{0} does not say how many it serves; it is planned as written",
    uk: "у «{0}» не вказано, на скількох; заплановано, як написано")
  static let mealsKindsHint = MessageKey(en: "the meals are: {0}", uk: "трапези: {0}")
}
