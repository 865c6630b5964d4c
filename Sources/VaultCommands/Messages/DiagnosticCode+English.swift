import VaultSyntax

extension DiagnosticCode {
  /// The English sentence; a code without one does not compile.
  var english: StaticString {
    switch self {
    // YAML and front matter
    case .yamlSyntax: "the front matter does not read as YAML: expected {0}"
    case .yamlDuplicateKey: "the key '{0}' stands twice; the first one counts"
    case .yamlUnknownAlias: "the alias '*{0}' has no anchor '&{0}' before it"
    case .yamlTooLarge: "the front matter is too deep or repeats too much (the limit is {0})"
    case .frontMatterNotClosed: "the front matter has no closing '---' line"
    case .frontMatterNotMapping: "the front matter is not made of 'key: value' lines"

    // Bytes
    case .lineTooLong: "the line is longer than {0} {0:byte|bytes}"
    case .conflictMarkers: "git conflict markers stand in the note; settle the conflict first"

    // Line items
    case .lineSlotAndTailDisagree: "'{0}' is given twice, differently; the one at the end of the line counts"
    case .lineBracesAreText: "the braces begin with the key '{0}' but do not read as attributes; they are text"

    // Values
    case .valueNotDate: "'{0}' takes a date such as 2026-11-20, not '{1}'"
    case .noSuchDay: "there is no day '{0}' in the calendar"
    case .noSuchTime: "there is no time '{0}' in a day"
    case .valueNotMoment: "'{0}' takes a date or a date and time such as 2026-11-20 14:30, not '{1}'"
    case .valueNotDuration: "'{0}' takes a duration such as 45m or 1h30m, not '{1}'"
    case .valueNotNumber: "'{0}' takes a number, not '{1}'"
    case .numberOutOfRange: "'{0}' takes a number from {2} to {3}, not '{1}'"
    case .numberAmbiguous: "'{0}' can be read as {1} and as {2}; write it without the mark, or say the note's 'lang'"
    case .valueNotTruth: "'{0}' takes true or false, not '{1}'"
    case .unknownMember: "'{0}' does not take '{1}'"
    case .valueNotScalar: "'{0}' takes one value, not a list or a mapping"
    case .valueNotDays: "'{0}' takes a date, or two such as 2026-09-01..2026-12-24, not '{1}'"
    case .valueNotReminder: "'{0}' takes a time before, such as 15m, or a moment such as 2026-11-20 14:30, not '{1}'"
    case .valueNotConversion: "'{0}' takes what a measure weighs, such as 1 cup = 120 g, not '{1}'"
    case .endBeforeStart: "the end is before the start"
    case .endAtStart: "the end is the start, so that this takes no time"
    case .eventWithoutStart: "the event has no 'start:', so that no agenda shows it"
    case .endWithoutStart: "without a start the end says nothing, and no agenda shows this"
    case .endOtherKind: "the start is a day and the end a time, or the other way round; the end does not count"
    case .zoneUnknown: "this system knows no time zone '{0}'; the time is read as one of the vault's own clocks"

    // Items
    case .moneySignMissing: "the sum '{0}' has no sign, so it is neither an expense nor an income"
    case .moneyDateMissing: "a payment begins with its date, such as 2026-11-20"
    case .moneyAmountMissing: "there is no sum after the date that can be read: '{0}'"
    case .mealDateFirst: "a meal begins with its date, but '{0}' stands behind other words"
    case .diaryWithoutDate: "the day is unknown: neither 'date:' nor the file's name says it"
    case .lessonWithoutDay: "the lesson has no day: it stands under no weekday and has no date"

    // Settings
    case .unknownSetting: "there is no setting '{0}'"
    case .badSetting: "the setting '{0}' does not take '{1}'"
    case .settingLeavesVault: "the setting '{0}' names '{1}', which lies outside the vault"

    // Recipes
    case .recipeBreakIsSetext: "this '---' underlines the text above; put an empty line before it to make a break"
    case .recipeTextInIngredients: "this text between the ingredients belongs to none of them; it is description"
    case .recipeWithoutIngredients: "the recipe has no list of ingredients"
    case .recipeWithoutInstructions: "the recipe has no instructions"
    case .recipeTitlesDiffer: "the heading says '{1}', the front matter '{0}'; the front matter counts"
    case .recipeServingsDiffer: "the text says '{1}', the front matter '{0}'; the front matter counts"
    case .recipeAmountAmbiguous: "'{0}' may mean {1} or {2}; set 'lang' or write it without doubt"
    case .recipeAmountTooLarge: "the amount '{0}' has too many digits"
    case .recipeStepFoodNotInList: "the step uses {0} '{1}', which is not in the list of ingredients"
    case .recipeStepMoreThanList: "with {0} the steps use more '{1}' than the {2} of the list"
    case .recipeDietContradicted: "the recipe is said to be {0}, but '{1}' is or has {2}"
    case .recipeDietDepends: "the recipe is {0} only without '{1}', which is or has {2}"
    case .recipeAllergenUnnamed: "'{0}' is or has {1}, which 'allergens' does not name"
    case .recipeWithoutServings: "the recipe does not say for how many it is: 'servings: 4'"
    case .recipeServingsNoNumber: "servings are a number, such as '4' or '8 pancakes', not '{0}'"
    case .recipeUnwritten: "the '…' of the template still stands here"
    case .recipeFoodUnknown:
      "vault does not know the food '{0}' ({1} {1:line|lines}): a note of type food can say what it is, or 'food:' on the line"
    case .recipeFoodDoubtful:
      "'{0}' ({1} {1:line|lines}) may be {2} or another food: an alias in a note of type food can say which, or 'food:' on the line"
    case .recipePublicUnapproved: "the recipe is public, but its status is '{0}', and only approved ones may be"

    // Links and names
    case .linkDangling: "the link '{0}' leads to no note"
    case .linkAmbiguous: "the link '{0}' fits several notes: {1}; write more of the path"
    case .linkFileMissing: "there is no file '{0}'"
    case .aliasAmbiguous: "the alias '{0}' is also a name of {1}, so no link finds the note by it"
    case .uidDuplicate: "the 'uid' '{0}' also belongs to {1}; calendars take both for one"

    // Lists
    case .repetitionUnread: "the rule does not read at '{0}'; 'vault recur' says why"
    case .repetitionAllExcepted: "the exceptions leave no day on which this happens"
    case .repetitionNever: "there is no day on which this happens"
    case .repetitionSaidTwice: "the rule says '{0}', and so does the key beside it"
    case .repetitionTwoEnds: "a last day and a number of times exclude one another"
    case .repetitionNeedsTime: "a rule of hours or minutes needs a start with a time"
    case .repetitionWithoutDate: "this repeats, but has no date to be repeated from"
    case .repetitionStartOutside: "the rule does not give {0}; the first time that it does give is {1}"
    case .dependsCircle: "these tasks wait for one another, so that none of them is ever shown: {0}"
    case .dependsNoTask: "'{0}' is no task, so that nothing waits for it"
    case .repetitionDate: "'{0}' is no date of the calendar, no span of dates, and no link to a note of holidays"
    case .listQueryUnread: "the query of the list does not read at '{0}'; 'vault list' with the list's name says why"

    // Files
    case .fileUnreadable: "the file cannot be read: {0}"
    case .folderUnreadable: "the folder cannot be read: {0}"
    }
  }
}
