/// Texts about foods, nutrition and cooking.
package extension MessageKey {
  static let flagSteps = MessageKey(
    en: "go through the recipe step by step, with timers; then ask whether to take it",
    uk: "пройти рецепт крок за кроком, з таймерами; потім спитати, чи взяти з комори")
  static let exampleCookSteps = MessageKey(
    en: "the steps with what goes in and how long it takes", uk: "кроки, що додавати і скільки чекати")
  static let stepsNone = MessageKey(en: "{0} has no steps", uk: "у {0} немає кроків")
  static let stepsHeading = MessageKey(en: "Step {0} of {1}", uk: "Крок {0} з {1}")
  static let stepsTimer = MessageKey(en: "timer: {0}", uk: "таймер: {0}")
  static let stepsQuestion = MessageKey(
    en: "Enter next, b back, t timer, l what is left, q stop:",
    uk: "Enter далі, н назад, т таймер, щ що лишилося, к кінець:")
  static let stepsAnswers = MessageKey(
    en: "nothing was done: Enter, b, t, l or q", uk: "нічого не зроблено: Enter, н, т, щ або к")
  static let stepsNoTimer = MessageKey(en: "this step has no time", uk: "у цьому кроці немає часу")
  static let stepsStarted = MessageKey(en: "the timer runs: {0}", uk: "таймер запущено: {0}")
  static let stepsOver = MessageKey(en: "{0} of step {1} are over", uk: "{0} з кроку {1} минуло")
  static let stepsLeft = MessageKey(en: "not named in a step so far: {0}", uk: "ще не згадано в кроках: {0}")
  static let stepsNothingLeft = MessageKey(
    en: "the steps have named every ingredient", uk: "кроки згадали всі інгредієнти")
  static let stepsWait = MessageKey(en: "a timer still runs; Enter ends it:", uk: "таймер ще йде; Enter зупинить його:")
  static let stepsTake = MessageKey(en: "Take it out of the pantry? [y/N]", uk: "Узяти з комори? [т/Н]")

  static let commandConvert = MessageKey(
    en: "Convert an amount of food to another unit.", uk: "Перевести кількість продукту в іншу одиницю.")
  static let operandConvertAmount = MessageKey(
    en: "an amount and a food, such as '2 cups flour'", uk: "кількість і продукт, як-от «2 склянки борошна»")
  static let operandConvertUnit = MessageKey(en: "the unit to convert to", uk: "одиниця, у яку перевести")
  static let exampleConvert = MessageKey(
    en: "cups of flour in grams, by the food's note", uk: "склянки борошна у грамах, за нотаткою продукту")
  static let exampleConvertGlass = MessageKey(
    en: "glasses, whose size is a setting, in millilitres",
    uk: "склянки, розмір яких задають налаштування, у мілілітрах")
  static let exitNoConversion = MessageKey(
    en: "nothing says what the measure weighs", uk: "ніщо не каже, скільки важить міра")
  static let convertNoAmount = MessageKey(en: "there is no amount in '{0}'", uk: "у «{0}» немає кількості")
  static let amountUnread = MessageKey(
    en: "'{0}' in '{1}' is not understood and would be lost", uk: "«{0}» у «{1}» не зрозуміло, і воно пропало б")
  static let convertAmountHint = MessageKey(
    en: "begin with a number and a unit, such as '2 cups flour'",
    uk: "почніть із числа й одиниці, як-от «2 склянки борошна»")
  static let convertUnknownUnit = MessageKey(
    en: "vault does not know the unit '{0}'", uk: "vault не знає одиниці «{0}»")
  static let convertUnitHint = MessageKey(
    en: "units are g, kg, oz, lb, ml, l, tsp, tbsp, cup and others",
    uk: "одиниці: г, кг, мл, л, ч. л., ст. л., склянка та інші")
  static let convertNeedsFood = MessageKey(
    en: "{0} and {1} measure different things, so the answer depends on the food",
    uk: "{0} і {1} вимірюють різне, тож відповідь залежить від продукту")
  static let convertFoodUnknown = MessageKey(
    en: "vault does not know the food '{0}'", uk: "vault не знає продукту «{0}»")
  static let convertOtherFoodHint = MessageKey(
    en: "{0} is another food, and its weights are not used for it",
    uk: "«{0}» — інший продукт, його ваги тут не годяться")
  static let convertNoWeight = MessageKey(
    en: "nothing says how much '{0}' is in {1}", uk: "ніщо не каже, скільки «{0}» буде в одиницях «{1}»")
  static let convertKnownHint = MessageKey(en: "known for it: {0}", uk: "про цей продукт відомо: {0}")
  static let convertNoteHint = MessageKey(
    en: "a note of type food can say it: 'conversions: [1 {0} = 120 g]'",
    uk: "це може сказати нотатка типу food: «conversions: [1 {0} = 120 г]»")
  static let convertTooLarge = MessageKey(
    en: "'{0}' is too large to convert exactly", uk: "«{0}» завелике, щоб перевести точно")
  static let convertByNote = MessageKey(en: "by the note {1}: {0}", uk: "за нотаткою {1}: {0}")
  static let convertByTable = MessageKey(
    en: "by USDA SR26, food {2}, {1}: {0}", uk: "за USDA SR26, продукт {2}, {1}: {0}")

  static let commandNutrition = MessageKey(
    en: "Show what a serving of a recipe holds, and what is not known.",
    uk: "Показати, що є в порції страви і що невідомо.")
  static let exampleNutrition = MessageKey(
    en: "the figures that the recipe states itself", uk: "те, що каже сам рецепт")
  static let exampleNutritionJSON = MessageKey(
    en: "counted from the notes of the foods, for programs", uk: "пораховане з нотаток про продукти, для програм")
  static let exitNutritionUnknown = MessageKey(
    en: "no ingredient is known", uk: "про жоден інгредієнт нічого не відомо")
  static let nutritionUnknown = MessageKey(en: "it is not known what '{0}' holds", uk: "невідомо, що є в «{0}»")
  static let nutritionHint = MessageKey(
    en:
      "'nutrition: {energy: 343 kcal, protein: 13 g}' in the note of a food says it per 100 g, in a recipe per serving",
    uk: "«nutrition: {energy: 343 kcal, protein: 13 g}» у нотатці про продукт каже це на 100 г, у рецепті — на порцію")
  static let nutritionPerServing = MessageKey(en: "Per serving, of {0}", uk: "На порцію, з {0}")
  static let nutritionWhole = MessageKey(
    en: "All of it; the recipe does not say for how many", uk: "Уся страва; рецепт не каже, на скількох")
  static let nutritionStated = MessageKey(en: "by the recipe", uk: "за рецептом")
  static let nutritionWithout = MessageKey(en: "without {1} (unknown): {0}", uk: "без {1} (невідомо): {0}")
  static let nutritionOptional = MessageKey(en: "optional, not counted: {0}", uk: "необов’язкове, не враховано: {0}")
}
