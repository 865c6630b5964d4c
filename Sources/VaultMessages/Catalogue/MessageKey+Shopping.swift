/// Texts about shopping.
package extension MessageKey {
  static let commandShop = MessageKey(
    en: "Show a shopping list, or put things and recipes on it.",
    uk: "Показати список покупок або додати до нього речі чи рецепти.")
  static let verbShopAdd = MessageKey(
    en: "Put things, and what recipes need, on a shopping list.",
    uk: "Дописати до списку покупок речі й те, чого треба для рецептів.")
  static let verbShopDone = MessageKey(
    en: "Take what is ticked off a shopping list, and book what it cost and what was bought.",
    uk: "Прибрати позначене зі списку покупок і записати витрату та куплене.")
  static let operandShopDone = MessageKey(
    en: "the list; needed only where there are several", uk: "список; потрібен, лише якщо їх кілька")
  static let operandShopAction = MessageKey(
    en: "a list to show, or: add, done", uk: "список, який показати, або: add, done")
  static let operandShopItem = MessageKey(
    en: "after add: recipes, or '2 l milk'; after done: a list",
    uk: "після add: рецепти або «2 л молока»; після done: список")
  static let flagScaleShop = MessageKey(
    en: "put what it needs on the shopping list", uk: "додати потрібне до списку покупок")
  static let scaleListNeedsShop = MessageKey(en: "--list goes with --shop", uk: "--list уживають із --shop")
  static let flagShopServings = MessageKey(en: "for how many people", uk: "на скільки людей")
  static let flagShopList = MessageKey(en: "the list to change", uk: "список, який змінити")
  static let flagShopBy = MessageKey(en: "how the lines are grouped", uk: "як згрупувати рядки")
  static let flagShopFrom = MessageKey(
    en: "shop for the meals planned from this day on (else today)",
    uk: "купувати для страв, запланованих від цього дня (інакше від сьогодні)")
  static let flagShopTo = MessageKey(
    en: "shop for the meals planned up to this day", uk: "купувати для страв, запланованих до цього дня")
  static let flagShopWeek = MessageKey(
    en: "shop for the meals of the rest of this week", uk: "купувати для страв решти цього тижня")
  static let flagShopPaid = MessageKey(
    en: "after done: what the trip cost, as an expense of today",
    uk: "після done: скільки коштували покупки, витратою на сьогодні")
  static let flagShopStock = MessageKey(
    en: "after done: put what was bought into the pantry", uk: "після done: покласти куплене до комори")
  static let flagShopPantry = MessageKey(
    en: "after done: the pantry for foods that no pantry has yet",
    uk: "після done: комора для продуктів, яких ще немає в жодній")
  static let exampleShop = MessageKey(en: "what is to be bought, aisle by aisle", uk: "що треба купити, за відділами")
  static let exampleShopAdd = MessageKey(
    en: "what two recipes need together and the pantry lacks", uk: "чого бракує для двох рецептів разом")
  static let exampleShopThing = MessageKey(
    en: "a thing for no recipe; the first one makes the list", uk: "щось не для рецепта; перше створює список")
  static let exampleShopWeek = MessageKey(
    en: "what the planned meals of the days to come need", uk: "що потрібно для запланованих страв")
  static let exampleShopDone = MessageKey(
    en: "close a trip: the expense, the pantry and the list at once",
    uk: "завершити покупки: витрата, комора і список разом")
  static let exitShopEmpty = MessageKey(
    en: "the list is empty, or there is no such item", uk: "список порожній, або такого запису немає")
  static let shopNoList = MessageKey(en: "there is no shopping list in the vault", uk: "у сховищі немає списку покупок")
  static let shopNoListHint = MessageKey(
    en: "'vault shop add milk' makes one, and so does the name of a recipe",
    uk: "«vault shop add молоко» створить його, так само й назва рецепта")
  static let shopSeveralLists = MessageKey(
    en: "there are several shopping lists, and it is not said which one is meant",
    uk: "списків покупок кілька, і не сказано, про який ідеться")
  static let shopNotAList = MessageKey(en: "{0} is not a shopping list", uk: "{0} — не список покупок")
  static let shopNeedsRecipe = MessageKey(
    en: "say what to buy: things such as 'milk', recipes, or which days",
    uk: "скажіть, що купувати: речі на зразок «молоко», рецепти або на які дні")
  static let shopNoName = MessageKey(
    en: "'{0}' says how much, but not of what", uk: "«{0}» каже скільки, але не чого")
  static let shopListed = MessageKey(en: "'{0}' is on the list already", uk: "«{0}» уже є у списку")
  static let shopAsTyped = MessageKey(
    en: "'{0}' is not a recipe and is written as it is", uk: "«{0}» — не рецепт, тож записано як є")
  static let shopNoIngredients = MessageKey(en: "{0} has no ingredients", uk: "{0} не має інгредієнтів")
  static let shopNoMeals = MessageKey(
    en: "no meals with recipes are planned from {0} to {1}", uk: "з {0} до {1} не заплановано страв із рецептами")
  static let shopMealsBetween = MessageKey(en: "the meals from {0} to {1}", uk: "страви з {0} до {1}")
  static let shopMealLeft = MessageKey(
    en: "not shopped for, because it has words beside the recipe: {0}",
    uk: "без покупок, бо крім рецепта є інші слова: {0}")
  static let shopMealUnknown = MessageKey(
    en: "no recipe for the planned meal: {0}", uk: "немає рецепта для запланованої страви: {0}")
  static let shopNothingMissing = MessageKey(
    en: "nothing is missing: the pantry and the list have it all", uk: "нічого не бракує: усе є в коморі або у списку")
  static let shopConvertedByNote = MessageKey(en: "{0}: by the note {2}, {1}", uk: "{0}: за нотаткою {2}, {1}")
  static let shopConvertedByTable = MessageKey(
    en: "{0}: by USDA SR26, food {2}, {1}", uk: "{0}: за USDA SR26, продукт {2}, {1}")
  static let shopListOtherUnits = MessageKey(
    en: "on the list in other units: {0}", uk: "у списку в інших одиницях: {0}")
  static let shopInPantry = MessageKey(en: "in the pantry already: {0}", uk: "уже в коморі: {0}")
  static let shopOnList = MessageKey(en: "on the list already: {0}", uk: "уже у списку: {0}")
  static let shopMerged = MessageKey(
    en: "added to lines that were on the list: {0}", uk: "додано до рядків, що вже були у списку: {0}")
  static let shopLineLeftForPantry = MessageKey(
    en: "taken off the list, because the pantry has enough: {0}", uk: "прибрано зі списку, бо в коморі досить: {0}")
  static let shopLineLeftForOthers = MessageKey(
    en: "taken off the list, because other lines have enough: {0}",
    uk: "прибрано зі списку, бо досить в інших рядках: {0}")
  static let shopTakenAsEnough = MessageKey(
    en: "{0}: the pantry has some without an amount, which is taken as enough",
    uk: "{0}: у коморі щось є, кількості не сказано, тож вважаємо, що досить")
  static let shopUnread = MessageKey(
    en: "{0}: the amount '{1}' has two readings, and is left out",
    uk: "{0}: кількість «{1}» читається двояко, тому її не враховано")
  static let shopPerhaps = MessageKey(
    en: "{0}: perhaps you have it as {1}, which was not counted",
    uk: "{0}: можливо, у вас це є як «{1}»; цього не враховано")
  static let shopOptional = MessageKey(en: "optional, and left out: {0}", uk: "необов’язкове, тому пропущено: {0}")
  static let shopExpired = MessageKey(
    en: "not counted, because it expired: {0}", uk: "не враховано, бо термін придатності минув: {0}")
  static let shopRecipeGone = MessageKey(
    en: "{0} on the list is not a recipe that can be read; its lines stay as they are",
    uk: "{0} зі списку — не рецепт, який можна прочитати; його рядки лишаються як є")
  static let shopCounts = MessageKey(en: "{0} to buy, {1} ticked", uk: "купити: {0}, позначено: {1}")
  static let shopByHand = MessageKey(en: "No recipe", uk: "Без рецепта")
  static let shopNothingTicked = MessageKey(en: "nothing is ticked on {0}", uk: "у {0} нічого не позначено")
  static let shopPaidNotMoney = MessageKey(en: "'{0}' is not an amount of money", uk: "«{0}» — не сума грошей")
  static let shopPaidHint = MessageKey(en: "write it as 640 or '640,50 UAH'", uk: "пишіть її як 640 або «640,50 UAH»")
  static let shopNotAPantry = MessageKey(en: "{0} is not a pantry", uk: "{0} — не комора")
}
