/// Texts about the pantry and cooking from it.
package extension MessageKey {
  static let commandPantry = MessageKey(
    en: "Show what there is and what expires when; add, use, set.",
    uk: "Показати, що є і що коли псується; покласти, взяти, виправити.")
  static let operandPantryAction = MessageKey(
    en: "list (the default), add, use, or set for what is there now",
    uk: "list (типово), add, use або set: скільки є тепер")
  static let operandPantryText = MessageKey(
    en: "an amount and a food, such as '500 g sour cream'", uk: "кількість і продукт, як-от «500 г сметани»")
  static let flagExpiring = MessageKey(
    en: "list only what expires within SPAN, such as 7d, or up to a date",
    uk: "показати лише те, що псується за SPAN, як-от 7d, або до дати")
  static let flagExpires = MessageKey(
    en: "add, set: the last day on which it is good", uk: "add, set: останній день, коли воно добре")
  static let flagPlace = MessageKey(
    en: "add, set: where it is kept, such as fridge", uk: "add, set: де воно лежить, як-от холодильник")
  static let flagPantryList = MessageKey(
    en: "add, set: the note to put it in", uk: "add, set: нотатка, куди покласти")
  static let examplePantry = MessageKey(
    en: "all lots, those that expire first before the others", uk: "усі запаси, спершу ті, що псуються найраніше")
  static let examplePantryExpiring = MessageKey(
    en: "what expires in the next three days, or has expired", uk: "що псується за три дні або вже зіпсувалося")
  static let examplePantryAdd = MessageKey(
    en: "a new lot, beside the others of its food", uk: "новий запас поруч з іншими того ж продукту")
  static let examplePantryUse = MessageKey(
    en: "two eggs from the lot that expires first", uk: "два яйця із запасу, що псується першим")
  static let examplePantryUseAll = MessageKey(
    en: "all the milk there is", uk: "усе молоко, яке є")
  static let examplePantrySet = MessageKey(
    en: "half a litre of milk is there now", uk: "тепер є пів літра молока")
  static let pantryExpired = MessageKey(en: "Expired", uk: "Протерміноване")
  static let pantrySoon = MessageKey(en: "Within {0} {0:day|days}", uk: "За {0} {0:день|дні|днів}")
  static let pantryOpen = MessageKey(en: "Without a day", uk: "Без дати")
  static let pantryEmpty = MessageKey(
    en: "the pantry is empty; 'vault pantry add' puts something in",
    uk: "комора порожня; «vault pantry add» додає до неї")
  static let pantryDayInName = MessageKey(
    en: "'{0}' stays in the name: '--expires DATE', or 'until' before a day at the end, says when it expires",
    uk: "«{0}» лишається в назві: до якого дня, каже «--expires ДАТА» або «до» перед днем у кінці")
  static let pantryNoFood = MessageKey(en: "there is no food in '{0}'", uk: "у «{0}» немає продукту")
  static let pantryNotAPantry = MessageKey(en: "'{0}' is not a note of the pantry", uk: "«{0}» — не нотатка комори")
  static let pantryWhichNote = MessageKey(
    en: "several notes could take '{0}'", uk: "«{0}» може лежати в кількох нотатках")
  static let pantryNotesHint = MessageKey(en: "say which with --list: {0}", uk: "скажіть, у якій, через --list: {0}")
  static let pantryTooLittle = MessageKey(
    en: "there is less than '{0}'; nothing was taken", uk: "у коморі менше, ніж «{0}»; нічого не взято")
  static let pantryIncomparable = MessageKey(
    en: "'{0}' cannot be compared with what there is; nothing was taken",
    uk: "«{0}» не можна порівняти з тим, що є; нічого не взято")
  static let pantryNone = MessageKey(en: "there is no '{0}' in the pantry", uk: "у коморі немає «{0}»")
  static let pantrySetIncomparable = MessageKey(
    en: "'{0}' cannot be compared with what there is; nothing was changed",
    uk: "«{0}» не можна порівняти з тим, що є; нічого не змінено")
  static let pantryNegative = MessageKey(
    en: "'{0}' in '{1}' is below zero: no amount is", uk: "«{0}» у «{1}» менше за нуль: такої кількості немає")
  static let pantryNegativeHint = MessageKey(
    en: "'vault pantry use' takes something out, 'vault pantry set' says what is there now",
    uk: "«vault pantry use» бере з комори, «vault pantry set» каже, скільки є тепер")
  static let cookAllGone = MessageKey(
    en: "{0}: all of '{2}' ({1}), none left", uk: "{0}: усе з «{2}» ({1}), не лишилося нічого")
  static let commandCook = MessageKey(
    en: "Take what a recipe needs out of the pantry.", uk: "Узяти з комори те, що потрібно за рецептом.")
  static let exampleCook = MessageKey(
    en: "what six servings of borshch would take, as a diff", uk: "що взяли б шість порцій борщу, як різниця")
  static let exampleCookJSON = MessageKey(
    en: "ingredient by ingredient, for programs", uk: "інгредієнт за інгредієнтом, для програм")
  static let exitCookNothing = MessageKey(en: "nothing of it is in the pantry", uk: "нічого з цього немає в коморі")
  static let cookTaken = MessageKey(
    en: "{0}: {1} from '{4}' ({2}), {3} left", uk: "{0}: {1} з «{4}» ({2}), лишилося {3}")
  static let cookUsedUp = MessageKey(
    en: "{0}: {1} from '{3}' ({2}), none left", uk: "{0}: {1} з «{3}» ({2}), не лишилося нічого")
  static let cookExpired = MessageKey(
    en: "{0}: the lot at {1} expired on {2}", uk: "{0}: запас у {1} протерміновано, {2}")
  static let cookSource = MessageKey(en: "{0}: converted {1}", uk: "{0}: переведено {1}")
  static let cookMissing = MessageKey(en: "{0}: missing", uk: "{0}: немає")
  static let cookMissingRest = MessageKey(en: "{0}: {1} missing", uk: "{0}: бракує {1}")
  static let cookOptional = MessageKey(en: "{0}: optional, not there", uk: "{0}: необов’язкове, немає")
  static let flagExpand = MessageKey(
    en: "take the ingredients of recipes that are ingredients",
    uk: "узяти інгредієнти рецептів, які самі є інгредієнтами")
  static let linkedRecipe = MessageKey(
    en: "{0}: a recipe of its own; '--expand' takes its ingredients",
    uk: "{0}: окремий рецепт; «--expand» візьме його інгредієнти")
  static let linkedEndless = MessageKey(
    en: "'{0}' is an ingredient of itself, or lies too deep in other recipes",
    uk: "«{0}» є інгредієнтом самого себе або лежить надто глибоко в інших рецептах")
  static let cookIncluded = MessageKey(
    en: "{0}: of the pieces that are taken already", uk: "{0}: з тих, що вже взято")
  static let cookPinch = MessageKey(
    en: "{0}: too little to count, nothing taken", uk: "{0}: замало, щоб рахувати, нічого не взято")
  static let flagStaples = MessageKey(
    en: "count salt, pepper, water and the other staples too",
    uk: "врахувати й те, що є завжди: сіль, перець, воду")
  static let staplesLeftOut = MessageKey(
    en: "taken as always there: {0}; '--staples' counts them too",
    uk: "вважаємо, що є завжди: {0}; «--staples» врахує і їх")
  static let cookToTaste = MessageKey(en: "{0}: to taste, nothing taken", uk: "{0}: за смаком, нічого не взято")
  static let cookNoAmount = MessageKey(en: "{0}: no amount, nothing taken", uk: "{0}: без кількості, нічого не взято")
  static let cookUnread = MessageKey(
    en: "{0}: the number {1} has two readings or does not fit, nothing taken",
    uk: "{0}: число {1} читається двояко або завелике, нічого не взято")
  static let cookIncomparable = MessageKey(
    en: "{0}: cannot be compared with {1} at {2}", uk: "{0}: не можна порівняти з {1} у {2}")
  static let cookUnmeasured = MessageKey(
    en: "{0}: the lot at {1} says no amount", uk: "{0}: запас у {1} не називає кількості")
  static let cookInstead = MessageKey(en: "{0}: instead there is {1} of {2}", uk: "{0}: натомість є {1}, {2}")
  static let cookPerhaps = MessageKey(
    en: "{0}: perhaps '{1}' ({2}) will do: to take it, add '--use {3}'",
    uk: "{0}: можливо, підійде «{1}» ({2}): щоб узяти, додайте «--use {3}»")
  static let cookUseQuestion = MessageKey(en: "{0}: take '{1}' ({2})? [y/N]", uk: "{0}: узяти «{1}» ({2})? [т/Н]")
  static let cookUseNothing = MessageKey(
    en: "no ingredient of this recipe can be '{0}'", uk: "жоден інгредієнт цього рецепта не може бути продуктом «{0}»")
  static let cookUseNothingHint = MessageKey(
    en: "the lot can say what it is: '{food: butter}'", uk: "сам запас може сказати, що це: «{food: масло}»")
  static let cookUseNoLot = MessageKey(en: "'{0}' is not in the pantry", uk: "«{0}» немає в коморі")
  static let flagCookUse = MessageKey(
    en: "take this lot for the ingredient that it may be", uk: "узяти цей запас для інгредієнта, яким він може бути")
  static let cookNothingTaken = MessageKey(en: "nothing was taken from the pantry", uk: "з комори нічого не взято")
  static let cookAdvice = MessageKey(
    en: "'vault undo' takes it back; with '--steps' it goes step by step",
    uk: "«vault undo» це скасує; з «--steps» буде крок за кроком", isAdvice: true)
  static let commandCookable = MessageKey(
    en: "Rank recipes by how much of them the pantry covers.", uk: "Рецепти за тим, скільки для них є в коморі.")
  static let operandCookableQuery = MessageKey(
    en: "which recipes, such as 'time<=45m'; all without one", uk: "які рецепти, як-от «time<=45m»; без запиту всі")
  static let flagCookableExpiring = MessageKey(
    en: "only recipes that use what expires within SPAN, such as 3d",
    uk: "лише рецепти з того, що псується за SPAN, як-от 3d")
  static let exampleCookable = MessageKey(
    en: "the five recipes for four that the pantry covers best", uk: "п’ять рецептів на чотирьох, для яких є найбільше")
  static let exampleCookableExpiring = MessageKey(
    en: "quick recipes from what expires in the next three days", uk: "швидкі рецепти з того, що псується за три дні")
  static let exitCookableNothing = MessageKey(
    en: "the pantry holds nothing of any recipe", uk: "у коморі немає нічого для жодного рецепта")
  static let cookableSorted = MessageKey(
    en: "the recipes are ranked by what there is; 'sort' and 'group' have no place here",
    uk: "рецепти впорядковано за тим, що є; «sort» і «group» тут не мають місця")
  static let columnHave = MessageKey(en: "have", uk: "вдома")
  static let columnForRecipe = MessageKey(en: "recipe", uk: "рецепт")
  static let forRecipe = MessageKey(en: "recipe: {0}", uk: "рецепт: {0}")
  static let columnNeeded = MessageKey(en: "needed", uk: "потрібно")
  static let columnUseBy = MessageKey(en: "use by", uk: "спожити до")
  static let cookableMissing = MessageKey(en: "missing: {0}", uk: "бракує: {0}")
  static let cookableInstead = MessageKey(en: "{0} instead of {1}", uk: "{0} замість: {1}")
  static let pantryOtherUnits = MessageKey(
    en: "in the pantry in other units: {0}", uk: "у коморі в інших одиницях: {0}")
  static let cookableAsWritten = MessageKey(
    en: "does not say how many it serves; as written", uk: "не вказано, на скількох; кількості як написано")
}
