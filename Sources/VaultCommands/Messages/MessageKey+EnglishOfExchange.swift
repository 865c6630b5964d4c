extension MessageKey {
  /// The English text of the keys about recipes that come in and go out; empty for all others.
  var englishOfExchange: StaticString {
    switch self {
    // Import
    case .commandImport: "Bring recipes from other programs and from pages into the vault."
    case .operandImportFile: "a file, an address of the web, or - for the standard input"
    case .flagImportFormat: "the format; else told by name and content"
    case .flagImportTo: "the folder for the notes; else that of recipes"
    case .flagExchangeJSON: "one JSON object a recipe, on a line of its own"
    case .exampleImport: "see the note that a recipe of another program becomes"
    case .exampleImportFormat: "a file of RecipeMD, which stays as it is below the keys of the note"
    case .exitImportIncomplete: "a recipe is not complete, and nothing was written"
    case .importUnknownFormat: "{0}: the format cannot be told from the name and the content"
    case .importFormatHint: "'--format' names it, one of: {0}"
    case .importNoTitle: "{0}: the recipe has no title; nothing was written"
    case .importTitleHint: "a file has a name, which is the title where the text has none"
    case .importNoIngredients: "{0}: '{1}' has no ingredients; nothing was written"
    case .importNoInstructions: "{0}: '{1}' has no instructions; nothing was written"
    case .importRepeated: "{0} was imported before: it is {1}"
    case .importTakenHint: "'--to' puts the recipe into another folder"
    case .importNotRecipeMD: "{0}: not RecipeMD: {1}"
    case .recipeMDTitleMissing: "the text must begin with a heading of level 1, such as '# Borshch'"
    case .recipeMDBreakMissing: "a line '---' must stand before the ingredients"
    case .recipeMDTagsTwice: "only one paragraph can be tags in emphasis"
    case .recipeMDYieldsTwice: "only one paragraph can be yields in strong emphasis"
    case .recipeMDTextAfterHead: "a line '---' must follow the tags and yields"
    case .recipeMDAmountWithoutNumber: "an amount must begin with a number"
    case .recipeMDIngredientWithoutName: "the ingredient has no name"
    case .recipeMDTextAmongIngredients: "a line '---' must stand between the ingredients and the instructions"
    case .fetchNoCurl: "{0} cannot be fetched: there is no program 'curl' in PATH"
    case .fetchNoCurlHint: "install curl, or save the page in a browser and import the file"
    case .fetchFailed: "{0} cannot be fetched"

    // Export
    case .commandExport: "Write recipes in the formats of other programs."
    case .operandExportRecipe: "a recipe, by path, handle, link name or title"
    case .flagExportFormat: "the format; else told by the name of FILE"
    case .flagExportOutput: "a new file, or a folder for several; else the standard output"
    case .exampleExport: "a recipe for programs that read Cooklang"
    case .exampleExportFolder: "two files in the working directory"
    case .exportNeedsFormat: "'vault export' needs a format"
    case .exportNeedsFolder: "{0} recipes need a folder to go to"
    case .exportNeedsFolderHint: "'-o FOLDER/' writes one file a recipe, '--json' one line a recipe"
    case .exportTaken: "{0} is there already, and stays as it is"
    case .exportTakenHint: "'-o' takes another name"
    default: ""
    }
  }
}
