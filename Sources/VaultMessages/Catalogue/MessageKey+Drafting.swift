/// Texts about drafts of recipes.
package extension MessageKey {
  static let flagDraftWith = MessageKey(
    en: "foods that the recipe uses, separated by commas", uk: "продукти для рецепта, через кому")
  static let flagDraftServings = MessageKey(en: "for how many people it is; else 4", uk: "на скількох людей; інакше 4")
  static let exampleDraft = MessageKey(
    en: "a vegan recipe with two foods, for four people", uk: "веганський рецепт із двома продуктами на чотирьох")
  static let variableGeneratorKey = MessageKey(
    en: "the key of the text generator; a server of your own may need none",
    uk: "ключ генератора тексту; власному серверу він може бути не потрібен")
  static let draftNeedsWith = MessageKey(
    en: "'vault recipe draft' needs foods to cook with: --with 'beet, beans'",
    uk: "«vault recipe draft» потребує продуктів: --with 'буряк, квасоля'")
  static let draftNotConfigured = MessageKey(
    en: "no text generator is set up; nothing was written", uk: "генератор тексту не налаштовано; нічого не записано")
  static let draftNotConfiguredHint = MessageKey(
    en: "{0} names one: generator: {url: 'http://localhost:11434/v1/chat/completions', model: llama3}",
    uk: "його називає {0}: generator: {url: 'http://localhost:11434/v1/chat/completions', model: llama3}")
  static let draftKeyHint = MessageKey(
    en: "the variable VAULT_GENERATOR_KEY holds the generator's key",
    uk: "ключ генератора тримає змінна VAULT_GENERATOR_KEY")
  static let draftNoCurl = MessageKey(
    en: "the text generator cannot be asked: the program 'curl' is not in PATH; nothing was written",
    uk: "не вдалося запитати генератор тексту: у PATH немає програми «curl»; нічого не записано")
  static let draftNotReached = MessageKey(
    en: "the text generator at {0} gave no answer; nothing was written",
    uk: "генератор тексту за адресою {0} не відповів; нічого не записано")
  static let draftRefused = MessageKey(
    en: "the text generator at {0} refused: HTTP {1}; nothing was written",
    uk: "генератор тексту за адресою {0} відмовив: HTTP {1}; нічого не записано")
  static let draftEmpty = MessageKey(
    en: "the answer of the text generator at {0} is empty; nothing was written",
    uk: "відповідь генератора тексту за адресою {0} порожня; нічого не записано")
  static let draftNotARecipe = MessageKey(
    en: "the text generator's answer is not the recipe that was asked for: {0}; nothing was written",
    uk: "відповідь генератора тексту не є рецептом, якого просили: {0}; нічого не записано")
  static let draftNotARecipeHint = MessageKey(
    en: "ask again, or choose another model", uk: "запитайте ще раз або виберіть іншу модель")
  static let draftNotJSON = MessageKey(en: "it is not JSON ({0})", uk: "це не JSON ({0})")
  static let draftNoMessage = MessageKey(en: "it has no message", uk: "у ній немає повідомлення")
  static let draftMissing = MessageKey(en: "'{0}' is missing", uk: "бракує «{0}»")
  static let draftWrongKind = MessageKey(en: "'{0}' is not what was asked for", uk: "«{0}» — не те, про що просили")
  static let draftFewIngredients = MessageKey(
    en: "it has fewer than 3 ingredients", uk: "у ній менше ніж 3 інгредієнти")
  static let draftMade = MessageKey(
    en: "written by {0}: read it before you cook", uk: "склав {0}: прочитайте, перш ніж готувати")
}
