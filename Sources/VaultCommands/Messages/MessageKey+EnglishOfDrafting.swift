extension MessageKey {
  /// The English text of the keys about drafts of recipes; empty for all others.
  var englishOfDrafting: StaticString {
    switch self {
    case .flagDraftWith: "foods that the recipe uses, separated by commas"
    case .flagDraftServings: "for how many people it is; else 4"
    case .exampleDraft: "a vegan recipe with two foods, for four people"
    case .variableGeneratorKey: "the key of the text generator; a server of your own may need none"
    case .draftNeedsWith: "'vault recipe draft' needs foods to cook with: --with 'beet, beans'"
    case .draftNotConfigured: "no text generator is configured; nothing was written"
    case .draftNotConfiguredHint:
      "{0} names one: generator: {url: 'http://localhost:11434/v1/chat/completions', model: llama3}"
    case .draftKeyHint: "the variable VAULT_GENERATOR_KEY holds the generator's key"
    case .draftNoCurl: "the text generator cannot be asked: there is no program 'curl' in PATH; nothing was written"
    case .draftNotReached: "the text generator at {0} gave no answer; nothing was written"
    case .draftRefused: "the text generator at {0} refused: HTTP {1}; nothing was written"
    case .draftEmpty: "the answer of the text generator at {0} is empty; nothing was written"
    case .draftNotARecipe: "the text generator's answer is not the recipe that was asked for: {0}; nothing was written"
    case .draftNotARecipeHint: "ask again, or choose another model"
    case .draftNotJSON: "it is not JSON ({0})"
    case .draftNoMessage: "it has no message"
    case .draftMissing: "'{0}' is missing"
    case .draftWrongKind: "'{0}' is not of the kind that was asked for"
    case .draftFewIngredients: "it has fewer than 3 ingredients"
    case .draftMade: "written by {0}: read it before you cook"
    default: ""
    }
  }
}
