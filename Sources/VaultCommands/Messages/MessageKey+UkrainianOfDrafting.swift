extension MessageKey {
  /// The Ukrainian text of the keys about drafts of recipes; empty for all others.
  var ukrainianOfDrafting: StaticString {
    switch self {
    case .flagDraftWith: "продукти для рецепта, через кому"
    case .flagDraftServings: "на скількох людей; інакше 4"
    case .exampleDraft: "веганський рецепт із двома продуктами на чотирьох"
    case .variableGeneratorKey: "ключ генератора тексту; власному серверу він може бути не потрібен"
    case .draftNeedsWith: "«vault recipe draft» потребує продуктів: --with 'буряк, квасоля'"
    case .draftNotConfigured: "генератор тексту не налаштовано; нічого не записано"
    case .draftNotConfiguredHint:
      "його називає {0}: generator: {url: 'http://localhost:11434/v1/chat/completions', model: llama3}"
    case .draftKeyHint: "ключ генератора тримає змінна VAULT_GENERATOR_KEY"
    case .draftNoCurl: "генератор тексту не запитати: у PATH немає програми «curl»; нічого не записано"
    case .draftNotReached: "генератор тексту за адресою {0} не відповів; нічого не записано"
    case .draftRefused: "генератор тексту за адресою {0} відмовив: HTTP {1}; нічого не записано"
    case .draftEmpty: "відповідь генератора тексту за адресою {0} порожня; нічого не записано"
    case .draftNotARecipe: "відповідь генератора тексту не є рецептом, якого просили: {0}; нічого не записано"
    case .draftNotARecipeHint: "запитайте ще раз або виберіть іншу модель"
    case .draftNotJSON: "це не JSON ({0})"
    case .draftNoMessage: "у ній немає повідомлення"
    case .draftMissing: "бракує «{0}»"
    case .draftWrongKind: "«{0}» не того виду, про який просили"
    case .draftFewIngredients: "у ній менше ніж 3 інгредієнти"
    case .draftMade: "склав {0}: прочитайте, перш ніж готувати"
    default: ""
    }
  }
}
