extension MessageKey {
  /// The English text.
  var english: StaticString {
    switch self {
    // Labels
    case .labelError: "error"
    case .labelWarning: "warning"
    case .labelHint: "hint"
    case .wordOr: "or"
    case .didYouMean: "did you mean {0}?"

    // Wrong calls
    case .missingCommand: "a command is missing"
    case .unknownCommand: "there is no command '{0}'"
    case .unknownOption: "'vault {1}' has no option '{0}'"
    case .unknownGlobalOption: "there is no option '{0}'"
    case .optionBeforeCommand: "the option '{0}' must stand after the command"
    case .missingValue: "the option '{0}' needs a value: {0} {1}"
    case .unexpectedValue: "the option '{0}' takes no value, but was given '{1}'"
    case .unknownChoice: "{0} cannot be '{1}'; it is one of: {2}"
    case .notWholeNumber: "the option '{0}' needs a whole number, not '{1}'"
    case .numberOutOfRange: "the option '{0}' takes a number from {2} to {3}, not '{1}'"
    case .givenTwice: "the option '{0}' is given twice: '{1}' and '{2}'"
    case .exclusiveOptions: "the options '{0}' and '{1}' cannot be used together"
    case .missingOperand: "'vault {0}' needs {1}: {2}"
    case .unexpectedOperand: "'vault {0}' has no use for the argument '{1}'"
    case .unknownTopic: "there is no help on '{0}'"
    case .seeHelp: "see '{0}'"

    // Reading and writing
    case .cannotRead: "cannot read {0}: {1}"
    case .cannotWrite: "cannot write {0}: {1}"
    case .cannotWriteOutput: "cannot write the output: {0}"
    case .systemNotFound: "there is no such file or folder"
    case .systemNoPermission: "permission denied"
    case .systemIsDirectory: "it is a folder"
    case .systemNotDirectory: "it is not a folder"
    case .systemExists: "it exists already"
    case .systemNoSpace: "no space is left on the disk"
    case .systemQuota: "the disk quota is used up"
    case .systemTooLarge: "the file is too large"
    case .systemReadOnly: "the disk is read-only"
    case .systemInputOutput: "input/output error"
    case .systemLinkLoop: "the links form a loop"
    case .systemNameTooLong: "the name is too long"
    case .systemTooManyFiles: "too many files are open"
    case .systemNotRegular: "it is no regular file"
    case .systemClosed: "it is closed"
    case .systemOther: "system error {0}"

    // Vaults and items
    case .vaultNotFound: "no vault here or above {0}"
    case .vaultNotFoundHint: "'vault init' makes one; '--vault DIR' names one"
    case .notAVault: "{0} is not a vault: it has no folder '.vault'"
    case .itemNotFound: "nothing is called '{0}'"
    case .itemAmbiguous: "'{0}' fits {1} {1:item|items}"
    case .itemAmbiguousHint: "name one by its path or its handle"
    case .itemResembles: "nothing is called '{0}', and {1} takes no part of a title; it is part of {2} {2:title|titles}"
    case .itemResemblesHint: "give the whole title, the path or the handle"
    case .itemsMore: "and {0} {0:other|others}"
    case .itemQuestion: "Which one? Its number, or Enter for none:"
    case .blockNotFound: "no line of {0} has the id '^{1}'"
    case .nothingFound: "nothing found"
    case .progressReading: "reading notes: {0}"
    case .noteCount: "{0} {0:note|notes}"
    case .itemCount: "{0} {0:item|items}"
    case .wordCount: "{0} {0:word|words}"
    case .fileIgnoredCount: "{0} {0:file|files} ignored"
    case .fileUnreadableCount: "{0} {0:file|files} unreadable"
    case .folderUnreadableCount: "{0} {0:folder|folders} unreadable"
    case .errorCount: "{0} {0:error|errors}"
    case .warningCount: "{0} {0:warning|warnings}"
    case .hintCount: "{0} {0:hint|hints}"
    case .resultCount: "{0} {0:result|results}"
    case .stopped: "stopped"
    case .indexFailed: "the index cannot be made: the vault is too large, or changes too fast"
    case .indexNotSaved: "the index is not kept: {0}"
    case .alreadyVault: "{0} is a vault already"
    case .indexParsed: "{0} {0:note|notes} read"
    case .indexElapsed: "in {0}"
    case .indexSizes: "index in bytes: files {0}, items {1}, words {2}, postings {3}"
    case .indexAbsent: "there was no index yet"
    case .indexAsked: "the index was made anew as asked"
    case .indexDamaged: "the index was damaged or of another version, and was made anew"
    case .indexForeign: "the vault moved or its settings changed, so the index was made anew"
    case .indexOutgrown: "much changed, so the index was made anew"
    case .unreadableFile: "cannot read {0}: {1}"
    case .unreadableMore: "cannot read {0} more {0:file or folder|files or folders}; 'vault doctor' lists them"
    case .searchUndated: "{0} {0:task was|tasks were} ticked by hand and {0:has|have} no day: left out"
    case .queryExplained: "{0} {0:term|terms}, {1} {1:posting|postings}, {2} {2:note|notes} opened"
    case .templateNotClosed: "the template has a brace that is not closed"
    case .templateUnknownKey: "the template asks for '{0}', which is no field and no key of any note"
    case .nowNotAMoment: "{0} takes a date or a moment, such as 2026-11-20 or 2026-11-20T14:30, not '{1}'"

    // Check and init
    case .checkedNotes: "{0} {0:note|notes} checked"
    case .checkFoundNothing: "{0}: nothing to report"
    case .checkSummary: "{0}: {1}, {2}, {3}"
    case .pathOutsideVault: "{0} lies outside the vault {1}"
    case .pathNotNote: "{0} is no note: its name does not end with '.md'"
    case .vaultMade: "{0} is a vault now"
    case .starterCount: "{0} {0:file|files} to begin with"
    case .starterKept: "{0} was there before and stays as it is"
    case .vaultInsideVault: "it lies inside the vault {0}, which leaves it alone"
    case .tryNext: "Try next:"
    case .leftBehind: "these were made and could not be taken away again: {0}"

    // Help: headings
    case .helpUsage: "Usage"
    case .helpCommands: "Commands"
    case .helpTopics: "Pages of the help"
    case .helpArguments: "Arguments"
    case .helpOptions: "Options"
    case .helpTargetOptions: "To which amount (one of them)"
    case .helpDirectiveOptions: "Order and number"
    case .helpOutputOptions: "Output"
    case .helpGlobalOptions: "Every command takes"
    case .helpExamples: "Examples"
    case .helpExitCodes: "Exit codes"
    case .helpChoices: "one of: {0}"
    case .helpDirective: "as in the query: | {0} …"
    case .helpRepeatable: "may be repeated"
    case .helpMore: "'vault COMMAND --help' and 'vault help PAGE' tell more."
    case .helpTagline: "A planner whose database is a folder of Markdown notes."

    // Help: options of every command
    case .flagVault: "the vault's folder; else found from the path given, VAULT_DIR, or the folders above"
    case .flagNow: "take this moment for now (else VAULT_NOW, else the clock)"
    case .flagLanguage: "language of messages and help (else LC_ALL, LC_MESSAGES, LANG)"
    case .flagColor: "colour: on a terminal without NO_COLOR, always, or never"
    case .flagQuiet: "print the result and errors only"
    case .flagVerbose: "say more about what is done"
    case .flagYes: "answer every question with yes"
    case .flagHelp: "show this help"
    case .flagVersion: "show the version"
    case .flagFormat: "how the answer is printed"
    case .flagFormatOrTemplate: "how the answer is printed; or a template such as '{path}:{line}: {title}'"
    case .flagJSON: "short for --format json"
    case .flagSort: "sort by these keys, separated by commas; '-' before a key turns its order"
    case .flagLimit: "print at most N results"
    case .flagGroup: "group the results by a key"
    case .flagNull: "end each result with NUL instead of a line feed"
    case .flagCount: "print only the number of results"

    // Help: init and index
    case .commandInit: "Make a folder a vault."
    case .operandInitDirectory: "the folder; the current one when left out"
    case .flagSample: "fill it with the sample vault, whose dates lie around now"
    case .exampleInit: "makes the folder 'notes' a vault"
    case .exampleInitSample: "makes a vault to try things out in"
    case .exampleInitNow: "the same around another day"
    case .commandIndex: "Read what changed in the vault and update its index."
    case .flagRebuild: "read every note again"
    case .flagStats: "tell what was ignored, and how large the index is"
    case .exampleIndex: "updates the index and tells what was read"
    case .exampleIndexRebuild: "builds the index anew and shows its parts"

    // Help: search
    case .commandSearch: "Find notes and lines by words, tags, dates and any key."
    case .operandQuery: "what to find; several words are joined by spaces; see 'vault help query'"
    case .flagExact: "tell accents apart: 'creme' does not find 'crème'"
    case .flagExplain: "print how the query was read and what it touched"
    case .exampleSearchWord: "finds a word in any of its forms"
    case .exampleSearchField: "finds recipes of at most an hour"
    case .exampleSearchSort: "lists open tasks, the most urgent first"
    case .exampleSearchTemplate: "prints each result in a form of your own"
    case .exitFound: "found"
    case .exitNothingFound: "nothing found"
    case .exitItemNotFound: "nothing has the name"

    // Help: show, scale, check
    case .commandShow: "Show one item with its keys and its text."
    case .operandItem: "a path, path^block-id, handle, link name, title, or words that only one title has"
    case .exampleShow: "shows a note by its name"
    case .exampleShowJSON: "prints it for a program"
    case .commandScale: "Print a recipe for another number of servings or another amount."
    case .operandRecipe: "the recipe to scale, by path, handle, name or title"
    case .flagServings: "for so many servings"
    case .flagFactor: "so many times the recipe: 2, 1.5, 1/2"
    case .flagYield: "for this yield, such as '3 l'"
    case .flagBy: "for what one ingredient allows, such as 'flour=500 g'"
    case .flagUnits: "units to print in"
    case .flagStyle: "keep every amount exact, or round as cooks do"
    case .exampleScaleServings: "prints the recipe for six"
    case .exampleScaleFactor: "prints half of it, rounded for the kitchen"
    case .commandCheck: "Report everything in the notes that does not read as it should."
    case .operandCheckPath: "notes or folders; the whole vault when left out"
    case .flagStrict: "let warnings count as failures too"
    case .exampleCheck: "checks the whole vault"
    case .exampleCheckPath: "checks one folder, warnings included"
    case .exitChecked: "no errors"
    case .exitCheckFailed: "the check failed"

    // Help: completion and help
    case .commandCompletion: "Print the script that completes vault's commands in a shell."
    case .operandShell: "the shell the script is for"
    case .exampleCompletionBash: "completes in this bash session"
    case .exampleCompletionFish: "prints the script for fish"
    case .commandHelp: "Explain a command, or a page such as the query language."
    case .operandTopic: "a command or a page; a list of both when left out"
    case .exampleHelpCommand: "explains a command"
    case .exampleHelpQuery: "explains the query language"
    case .commandComplete: "Print what may come next on a command line."
    case .operandWords: "the words so far"

    // Help: exit codes
    case .exitDone: "done"
    case .exitNothing: "nothing found, or a check failed"
    case .exitWrongCall: "the call or the query is wrong"
    case .exitIOFailure: "a vault or a file cannot be read or written"
    case .exitConflict: "another change stands in the way"
    case .exitInterrupted: "stopped by Ctrl-C"
    case .exitClosedPipe: "the reader of the output went away"

    // Help: environment
    case .topicEnvironment: "The environment variables vault reads."
    case .variableVault: "the vault, when neither --vault nor a path names one"
    case .variableNow: "the moment to take for now, when --now is not given"
    case .variableNoColor: "not empty: no colour"
    case .variableTerminal: "'dumb' means no colour and no progress line"
    case .variableColumns: "the width to print in, when the terminal does not tell"
    case .variableLocale: "the language of messages; the first that is set counts"
    case .variableZone: "the time zone in which a day begins"
    case .variableZoneFolder: "a folder of time zone files to prefer"
    case .topicExitCodes: "What vault's exit codes mean."

    // Help: the query language
    case .topicQuery: "The query language of search, lists and tasks."
    case .queryIntroduction:
      """
      A query is asked of every note and of every line item. Quote it in single quotes, so that the shell leaves it \
      alone.
      """
    case .queryWordKey: "the same where the word alone would mean days, as in 'vault tasks'"
    case .queryWord: "a word in any form; case, accents and apostrophes do not matter"
    case .queryPhrase: "words that follow one another"
    case .queryPrefix: "words that begin so; words with at most one typo"
    case .queryField: "the key has the value; tag:a also finds a/b"
    case .queryText: "words in one part of a note"
    case .queryWhole: "the whole value, exactly"
    case .queryCompare: "compares times, dates, numbers, amounts, money and moods"
    case .queryRange: "a range with both ends; one may be left out"
    case .queryDates: "dates from today: also tomorrow, overdue, eow, eom, -2w, 2026-11"
    case .queryGroups: "open tasks as 'vault tasks' groups them: also tomorrow, this-week, later, no-date"
    case .queryAnyOf: "any of the values; all of them"
    case .queryPresence: "the key is absent; it is present"
    case .queryPartOfDay: "a part of the day; no time at all"
    case .queryLinks: "what links to a note; what a note links to; broken links"
    case .queryFolder: "notes in a folder"
    case .queryBoolean: "both; either; not. Without parentheses 'a b' binds tighter than OR"
    case .queryDirectives: "the order, the number and the grouping; also the options --sort, --limit, --group"

    // Files that cannot be read, and ignored ones
    case .unreadableEncoding: "it is not UTF-8"
    case .unreadableWindows1251:
      "it is not UTF-8, but looks like Windows-1251; convert it with 'iconv -f windows-1251 -t utf-8'"
    case .unreadableUTF16: "it is not UTF-8, but looks like UTF-16; convert it with 'iconv -f utf-16 -t utf-8'"
    case .unreadableTooLarge: "it is longer than 64 MB"
    case .unreadableVanished: "it was there a moment ago and is gone"
    case .unreadableNotRegular: "it is no ordinary file"
    case .unreadableLinkOutside: "the link leads outside the vault"
    case .unreadableLinkNoNote: "the link leads to a file that is not named *.md"
    case .unreadableLinkDangling: "the link leads nowhere"
    case .unreadableTooDeep: "it lies below more than 200 folders"
    case .ignoredHidden: "{0} hidden"
    case .ignoredNotMarkdown: "{0} not named *.md"
    case .ignoredConflictCopy: "{0} {0:conflict copy|conflict copies}"
    case .ignoredLink: "{0} {0:link to another note|links to other notes}"
    case .ignoredByFile: "{0} by .vaultignore"
    case .excludedHidden: "{0} hidden {0:folder|folders}, not entered"
    case .excludedByFile: "{0} {0:folder|folders} by .vaultignore, not entered"
    case .excludedVaults: "{0} {0:folder|folders} with a vault of {0:its|their} own, not entered"

    // Queries
    case .queryUnknownKey: "no note has the key '{0}'"
    case .queryMissingValue: "a value is missing after '{0}'"
    case .queryMalformedValue: "the key '{0}' needs {1}"
    case .queryUnknownMember: "this is no value of '{0}'"
    case .queryAmbiguousOffset: "'m' may mean minutes or months"
    case .queryAmbiguousNumber: "the number may mean {0} or {1}"
    case .queryMarkBehindQuotes: "'{0}' says nothing behind quotes: what they hold is looked for as it stands"
    case .queryReversedRange: "the range begins after its end, or its ends are of different units"
    case .queryNotComparable: "values of '{0}' are not greater or less than each other"
    case .queryMissingCondition: "a condition is missing here"
    case .queryNothingToSearch: "there is nothing to search for"
    case .queryQuoteNotClosed: "the quotation mark is not closed"
    case .queryParenthesisNotClosed: "the parenthesis is not closed"
    case .queryParenthesisNotOpened: "the parenthesis closes nothing"
    case .queryTooDeep: "the parentheses are nested too deep"
    case .queryUnknownDirective: "there is no directive '{0}'"
    case .queryMalformedDirective: "the directive '{0}' does not read so"
    case .queryKeyReadAsWord: "'{0}' is no key, so the whole is searched for as words"
    case .queryIgnored: "this holds no words and is left out"
    case .queryJoinedValue: "'{0}' leaves out the word '{1}'; the option is written '{2}'"
    case .queryWithoutCondition: "the query has no condition, so it would change everything"
    case .queryWithoutConditionHint: "if everything is meant, write '{0}'"
    case .groupWithout: "no {0}"
    case .kindText: "text"
    case .kindPath: "a folder, such as recipes/"
    case .kindMember: "one of: {0}"
    case .kindFlag: "yes or no"
    case .kindOwn: "a number or a date"
    case .kindMoment: "a date or a time, such as 2026-11-20, today, +7d"
    case .kindTimeOfDay: "a time of day, such as 14:30, morning"
    case .kindDuration: "a duration, such as 30m, 1h30m"
    case .kindNumber: "a number"
    case .kindQuantity: "an amount, such as 500 g"
    case .kindAmount: "an amount, such as 500 g, or a sum of money, such as 250 UAH"
    case .kindMood: "a mood, such as happy, or -2 to 2"

    // Dates on the command line
    case .dateNotADate: "'{0}' is no date vault reads"

    // Scaling
    case .scaleNoServings: "{0} does not say how many it serves"
    case .scaleNoServingsHint: "scale it by '--factor 2', or write 'servings: 4' into its front matter"
    case .scaleFactorHint: "'--factor' scales any recipe"
    case .scaleNotAnAmount: "'{0}' is no number or amount"
    case .scaleNotPositive: "'{0}' is not more than zero"
    case .scaleAbsurd: "'{0}' would change the recipe more than a million times"
    case .scaleYieldNotComparable: "the recipe's yield ({1}) does not compare with '{0}'"
    case .scaleIngredientNotFound: "the recipe has no ingredient '{0}'"
    case .scaleIngredientsHint: "it has: {0}"
    case .scaleIngredientAmbiguous: "'{0}' fits several ingredients: {1}"
    case .scaleIngredientDoesNotScale: "'{0}' has no amount that scales"
    case .scaleIngredientNotComparable: "the recipe takes {1} of '{0}', which does not compare with '{2}'"
    case .scaleNotAnAssignment: "'--by' needs a food and its amount, such as 'flour=500 g', not '{0}'"
    case .scaleOverflow: "the amount of '{0}' comes out too long to be exact"
    case .scaleUnwritten: "{0} is still the template: its ingredients are not written yet"
    case .scaleUnwrittenHint: "'vault edit {0}' opens it"
    case .scaleNotARecipe: "{0} is no recipe: it has no list of ingredients"
    case .scaleNotARecipeHint:
      "a heading 'Ingredients' begins the list, and each stands on a line such as '- 200 g flour'"
    case .scaleNoIngredients: "the recipe has no ingredients yet"
    case .scaleAmountNotScaled: "'{0}' in '{1}' is not scaled, and stays as it is"
    case .scaleAmountNotRead: "the amount '{0}' has two readings, and stays as it is"
    case .scaleMaximumNotComparable: "the 'max' of '{0}' measures something else, and is left out"
    case .scaleStepNotInList: "the steps take {0} of {1}, which is not in the list"
    case .scaleStepMoreThanList: "the steps take {0} of {1}, but the list has {2}"

    // Help: environment of state
    case .variableStateHome: "the folder that tells this device from others, else ~/.local/state"
    case .variableHome: "your home folder, for the folders above when they are not set"

    default: englishOfSections
    }
  }

  /// The English text of a key that has its section in a file of its own; every key is in one of them.
  private var englishOfSections: StaticString {
    let sections = [
      englishOfEditing,
      englishOfEntry,
      englishOfCompleting,
      englishOfOrdering,
      englishOfMaking,
      englishOfMoving,
      englishOfLists,
      englishOfKitchen,
      englishOfPantry,
      englishOfCooking,
      englishOfMeals,
      englishOfNutrition,
      englishOfRecurrence,
      englishOfRecipes,
      englishOfShopping,
      englishOfGit,
      englishOfHistory,
      englishOfSyncing,
      englishOfDoctor,
      englishOfDrivers,
      englishOfExchange, englishOfCalendars, englishOfDrafting,
      englishOfTasks, englishOfReminders,
    ]
    return sections.first { $0.utf8CodeUnitCount > 0 } ?? ""
  }
}
