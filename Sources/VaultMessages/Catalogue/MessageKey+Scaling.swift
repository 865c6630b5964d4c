/// Scaling recipes.
package extension MessageKey {
  static let scaleNoServings = MessageKey(
    en: "{0} does not say how many it serves", uk: "{0} не каже, на скільки порцій цей рецепт")
  static let scaleNoServingsHint = MessageKey(
    en: "scale it by '--factor 2', or write 'servings: 4' into its front matter",
    uk: "задайте «--factor 2» або впишіть у вступний блок «servings: 4»")
  static let scaleFactorHint = MessageKey(
    en: "'--factor' scales any recipe", uk: "«--factor» підходить до будь-якого рецепта")
  static let scaleNotAnAmount = MessageKey(
    en: "'{0}' is not a number or an amount", uk: "«{0}» — не число й не кількість")
  static let scaleIsFactor = MessageKey(
    en: "'{0}' says how many times as much, not how much", uk: "«{0}» каже, у скільки разів більше, а не скільки")
  static let scaleIsFactorHint = MessageKey(
    en: "so many times the recipe: {0}", uk: "рецепт стільки разів: {0}")
  static let scaleNotPositive = MessageKey(en: "'{0}' is not more than zero", uk: "«{0}» не більше за нуль")
  static let scaleAbsurd = MessageKey(
    en: "'{0}' would change the recipe more than a million times", uk: "«{0}» змінить рецепт більш ніж у мільйон разів")
  static let scaleYieldNotComparable = MessageKey(
    en: "the recipe's yield ({1}) cannot be compared with '{0}'", uk: "вихід рецепта ({1}) не порівняти з «{0}»")
  static let scaleNoTin = MessageKey(
    en: "'{0}' is the size of a tin, and the recipe's yield ({1}) is not: tins are compared by their areas",
    uk: "«{0}» — розмір форми, а вихід рецепта ({1}) — ні: форми порівнюють за площею")
  static let scaleServingsAreCount = MessageKey(
    en: "{0} of {1}; for so many people: --factor", uk: "{0} з «{1}»; на стільки людей: --factor")
  static let scaleIngredientNotFound = MessageKey(
    en: "the recipe has no ingredient '{0}'", uk: "у рецепті немає інгредієнта «{0}»")
  static let scaleIngredientsHint = MessageKey(en: "it has: {0}", uk: "у ньому є: {0}")
  static let scaleIngredientAmbiguous = MessageKey(
    en: "'{0}' fits several ingredients: {1}", uk: "«{0}» підходить до кількох інгредієнтів: {1}")
  static let scaleIngredientDoesNotScale = MessageKey(
    en: "'{0}' has no amount that scales", uk: "у інгредієнта «{0}» немає кількості, яку можна перерахувати")
  static let scaleIngredientNotComparable = MessageKey(
    en: "the recipe takes {1} of '{0}', which cannot be compared with '{2}'",
    uk: "рецепт бере {1} інгредієнта «{0}», а це не порівняти з «{2}»")
  static let scaleNotAnAssignment = MessageKey(
    en: "'--by' needs a food and its amount, such as 'flour=500 g', not '{0}'",
    uk: "«--by» потребує інгредієнта й кількості, як-от «борошно=500 г», а не «{0}»")
  static let scaleOverflow = MessageKey(
    en: "the amount of '{0}' becomes too long to be exact", uk: "кількість «{0}» виходить задовгою, щоб бути точною")
  static let scaleUnwritten = MessageKey(
    en: "{0} is still the template: its ingredients are not written yet",
    uk: "{0} — ще порожній шаблон: інгредієнтів у ньому не написано")
  static let scaleUnwrittenHint = MessageKey(en: "'vault edit {0}' opens it", uk: "його відкриє «vault edit {0}»")
  static let scaleNotARecipe = MessageKey(
    en: "{0} is not a recipe: it has no list of ingredients", uk: "{0} — не рецепт: там немає списку інгредієнтів")
  static let scaleNotARecipeHint = MessageKey(
    en: "the list begins with a heading 'Ingredients', and each ingredient is on a line such as '- 200 g flour'",
    uk: "список починається заголовком «Інгредієнти», і кожен інгредієнт у своєму рядку, як-от «- 200 г борошна»")
  static let scaleNoIngredients = MessageKey(
    en: "the recipe has no ingredients yet", uk: "у рецепті ще немає інгредієнтів")
  static let scaleAmountNotScaled = MessageKey(
    en: "'{0}' in '{1}' is not scaled, and stays as it is",
    uk: "«{0}» у рядку «{1}» лишається як є: цієї кількості не перераховано")
  static let scaleAmountNotRead = MessageKey(
    en: "the amount '{0}' has two readings, and stays as it is",
    uk: "кількість «{0}» читається двояко, тому лишається як є")
  static let scaleMaximumNotComparable = MessageKey(
    en: "the 'max' of '{0}' measures something else, and is left out",
    uk: "«max» у рядку «{0}» вимірює щось інше, тому не діє")
  static let scaleStepNotInList = MessageKey(
    en: "the steps take {0} of {1}, which is not in the list", uk: "у кроках є {0} ({1}), чого немає у списку")
  static let scaleStepMoreThanList = MessageKey(
    en: "the steps take {0} of {1}, but the list has {2}", uk: "у кроках є {0} ({1}), а у списку — {2}")
}
