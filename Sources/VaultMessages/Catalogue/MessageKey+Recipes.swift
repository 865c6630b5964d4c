/// Texts about the recipe book.
package extension MessageKey {
  static let commandRecipe = MessageKey(
    en: "Find, choose and rate recipes; keep collections, photos and a review.",
    uk: "Шукати, вибирати й оцінювати рецепти; вести добірки, світлини й перевірку.")
  static let operandRecipeVerb = MessageKey(en: "what to do; 'list' without one", uk: "що зробити; без слова — «list»")
  static let operandRecipeWords = MessageKey(
    en: "a query for list, random and today; else a recipe and what goes with it",
    uk: "запит для list, random і today; для інших рецепт і те, що до нього належить")
  static let flagRecipeFavorites = MessageKey(en: "only favourites", uk: "лише улюблені")
  static let flagRecipeCategory = MessageKey(
    en: "only this category, or one of several", uk: "лише ця категорія або одна з кількох")
  static let flagRecipeDiet = MessageKey(
    en: "only what suits vegan, vegetarian, gluten-free, dairy-free, nut-free or kid-friendly",
    uk: "лише те, що підходить: веганське, вегетаріанське, без глютену, без молока, без горіхів чи для дітей")
  static let flagRecipeUnproved = MessageKey(
    en: "plan, random, today: also take unproved recipes",
    uk: "plan, random, today: брати й рецепти, дієту яких не доведено")
  static let dietsLeftOut = MessageKey(
    en: "left out: {0} is said to be {1}, which is contradicted by {2}",
    uk: "пропущено: рецепт {0} позначено як «{1}», але цьому суперечить: {2}")
  static let dietsContradicted = MessageKey(
    en: "{0} is not {1}: that is contradicted by {2}",
    uk: "рецепт {0} не підходить для «{1}»: цьому суперечить: {2}")
  static let dietsNobodyCanSay = MessageKey(
    en: "No one can say whether these are {0}: it is not stated what is in {1}",
    uk: "Ніхто не скаже, чи ці рецепти підходять для «{0}»: не вказано, що містять: {1}")
  static let dietsUnproved = MessageKey(
    en: "no one can say whether {0} is {1}: it is not stated what is in {2}",
    uk: "ніхто не скаже, чи рецепт {0} підходить для «{1}»: не вказано, що містять: {2}")
  static let dietsUnprovedSkipped = MessageKey(
    en: "not taken: no one can say whether {0} is {1}: it is not stated what is in {2}",
    uk: "не взято: ніхто не скаже, чи рецепт {0} підходить для «{1}»: не вказано, що містять: {2}")
  static let dietsTakeUnproved = MessageKey(
    en: "'--unproved' takes such recipes as well", uk: "«--unproved» бере й такі рецепти")
  static let flagRecipeDifficulty = MessageKey(
    en: "only easy, medium or hard ones", uk: "лише легкі, середні або важкі: легко, середньо, важко")
  static let flagRecipeTime = MessageKey(
    en: "only what takes TIME at most, such as 45m", uk: "лише те, що триває не довше за TIME, як-от 45m")
  static let flagRecipeRating = MessageKey(
    en: "only what you rated N or better", uk: "лише те, що ви оцінили на N або вище")
  static let flagRecipeChef = MessageKey(en: "only recipes of this chef", uk: "лише рецепти цього кухаря")
  static let flagRecipeCollection = MessageKey(en: "only recipes of this collection", uk: "лише рецепти з цієї добірки")
  static let flagRecipeStatus = MessageKey(
    en: "only draft, pending, approved or rejected ones; none is draft",
    uk: "лише чернетка, на розгляді, схвалено або відхилено; без стану — чернетка")
  static let flagRecipePublic = MessageKey(en: "only public recipes", uk: "лише загальнодоступні рецепти")
  static let flagRecipePrivate = MessageKey(
    en: "only recipes that are not public", uk: "лише рецепти, які не є загальнодоступними")
  static let flagRecipeSort = MessageKey(en: "the order, newest without it", uk: "порядок; без нього спершу найновіші")
  static let flagRecipeSeed = MessageKey(
    en: "random: the same choice for the same N", uk: "random: той самий вибір для того самого N")
  static let flagRecipeBy = MessageKey(
    en: "rate: whose rating it is, if not yours", uk: "rate: чия це оцінка, якщо не ваша")
  static let exampleRecipeList = MessageKey(
    en: "vegan recipes that take three quarters of an hour at most",
    uk: "веганські рецепти, на які йде щонайбільше три чверті години")
  static let exampleRecipeWords = MessageKey(
    en: "recipes with soup in them, by title", uk: "рецепти, де згадано «soup», за назвою")
  static let exampleRecipeToday = MessageKey(en: "the recipe of the day", uk: "рецепт дня")
  static let exampleRecipeRate = MessageKey(en: "Marko's rating, as a diff", uk: "оцінка Марка, як різниця")
  static let exitRecipeDone = MessageKey(en: "found or done", uk: "знайдено або зроблено")
  static let recipeNoDuration = MessageKey(
    en: "the option '{0}' needs a duration such as 45m or 1h30m, not '{1}'",
    uk: "параметру «{0}» потрібна тривалість, як-от 45m чи 1h30m, а не «{1}»")
  static let recipeNoCollection = MessageKey(en: "there is no collection '{0}'", uk: "немає добірки «{0}»")
  static let recipeNoChef = MessageKey(en: "there is no chef '{0}' with recipes", uk: "немає кухаря «{0}» з рецептами")
  static let recipeNoGroups = MessageKey(
    en: "recipes are not listed in groups; see {0}", uk: "рецепти не поділяються на групи; див. {0}")
  static let recipeCount = MessageKey(en: "{0} {0:recipe|recipes}", uk: "{0} {0:рецепт|рецепти|рецептів}")
  static let operandRecipeRate = MessageKey(
    en: "recipes and stars, such as 'borshch 5'", uk: "рецепти й зірки, як-от «borshch 5»")
  static let recipeNotStars = MessageKey(
    en: "a rating is a whole number from 1 to 5, not '{0}'", uk: "оцінка — це ціле число від 1 до 5, а не «{0}»")
  static let recipeIsNone = MessageKey(en: "{0} is not a recipe: its type is {1}", uk: "{0} — не рецепт: тип — «{1}»")
  static let recipeMean = MessageKey(
    en: "{0}: {1} of {2} {2:person|people}", uk: "{0}: {1} за оцінками {2} {2:людини|людей|людей}")
  static let reviewWrongStatus = MessageKey(
    en: "{0} is '{1}', and '{2}' cannot follow that; possible: {3}",
    uk: "{0} має стан «{1}», після якого не йде «{2}»; можливо: {3}")
  static let reviewNotPublic = MessageKey(
    en: "{0} is '{1}', and only approved recipes may be public",
    uk: "{0} має стан «{1}», а загальнодоступними можуть бути лише схвалені рецепти")
  static let reviewHint = MessageKey(
    en: "the review goes 'vault recipe submit', then 'approve' or 'reject'",
    uk: "перевірка йде так: «vault recipe submit», потім «approve» або «reject»")
  static let reviewIsOff = MessageKey(
    en: "recipes are not reviewed in this vault", uk: "у цьому сховищі рецептів не перевіряють")
  static let reviewOnHint = MessageKey(
    en: "'review: on' in .vault/config.yaml begins that; until then every recipe is usable",
    uk: "це вмикає «review: on» у .vault/config.yaml; доти придатний кожен рецепт")
  static let reviewReturned = MessageKey(
    en: "{0} was approved; with other content it is pending again",
    uk: "{0} було схвалено; з іншим вмістом рецепт знову очікує на перевірку")
  static let operandRecipeCollect = MessageKey(
    en: "recipes and the collection, such as 'borshch varenyky \"Quick weeknights\"'",
    uk: "рецепти й добірка, як-от «borshch varenyky \"Quick weeknights\"»")
  static let collectionNewHint = MessageKey(en: "'{0}' makes it", uk: "«{0}» створить її")
  static let collectionDangling = MessageKey(en: "{0}: there is no recipe '{1}'", uk: "{0}: рецепта «{1}» немає")
  static let collectionDanglingCount = MessageKey(
    en: "{0}: {1} {1:line leads|lines lead} to no recipe",
    uk: "{0}: {1} {1:рядок не веде|рядки не ведуть|рядків не ведуть} до жодного рецепта")
  static let flagPhotoCaption = MessageKey(en: "photo add: what it shows", uk: "photo add: що на ній")
  static let flagPhotoDay = MessageKey(
    en: "photo add: the day on which it was taken", uk: "photo add: день, коли її зроблено")
  static let flagPhotoCopy = MessageKey(
    en: "photo add: copy a file from outside into the vault", uk: "photo add: скопіювати файл іззовні до сховища")
  static let operandRecipePhoto = MessageKey(
    en: "'list RECIPE' or 'add RECIPE FILE'", uk: "«list RECIPE» або «add RECIPE FILE»")
  static let photoThere = MessageKey(en: "the recipe already has the photo {0}", uk: "рецепт уже має світлину {0}")
  static let photoWouldCopy = MessageKey(en: "the file would be copied to {0}", uk: "файл було б скопійовано до {0}")
  static let photoCopied = MessageKey(en: "the file was copied to {0}", uk: "файл скопійовано до {0}")
  static let photoOutside = MessageKey(en: "'{0}' is outside the vault", uk: "«{0}» поза сховищем")
  static let photoCopyHint = MessageKey(
    en: "{0} copies it into the folder 'photos' beside the recipe", uk: "{0} скопіює його до теки «photos» біля рецепта"
  )
  static let photoNoFile = MessageKey(
    en: "'{0}' is not a file that can be a photo", uk: "«{0}» — не файл, який може бути світлиною")
  static let exampleRecipeRandom = MessageKey(
    en: "one of the soups, the same one every time", uk: "один із супів, щоразу той самий")
  static let exampleRecipeChef = MessageKey(en: "a chef with all their recipes", uk: "кухар з усіма своїми рецептами")
  static let exampleRecipeCollect = MessageKey(
    en: "two recipes into a collection, as a diff", uk: "два рецепти до добірки, як різниця")
}
