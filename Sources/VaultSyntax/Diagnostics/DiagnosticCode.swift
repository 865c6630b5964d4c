/// Every kind of finding vault can report about a note, with the spelling shown as `[code]` and used by `vault explain`.
///
/// A code is stable: scripts match on it. Its sentence lives in the message catalogue, in every language.
package enum DiagnosticCode: String, Sendable, CaseIterable {
  // YAML and front matter
  /// The front matter is not YAML 1.2: {0} is what was expected.
  case yamlSyntax = "yaml-syntax"
  /// The key {0} stands twice in one mapping.
  case yamlDuplicateKey = "yaml-duplicate-key"
  /// The alias {0} names no anchor.
  case yamlUnknownAlias = "yaml-unknown-alias"
  /// More than the bounded number of aliases, or nesting deeper than {0}.
  case yamlTooLarge = "yaml-too-large"
  /// The front matter is not closed by a `---` line.
  case frontMatterNotClosed = "front-matter-not-closed"
  /// The front matter is a list or a text, not `key: value` pairs.
  case frontMatterNotMapping = "front-matter-not-mapping"

  // Bytes
  /// A line is longer than {0} bytes.
  case lineTooLong = "line-too-long"
  /// Git conflict markers stand in the note.
  case conflictMarkers = "conflict-markers"

  // Line items
  /// A slot and the tail, or two fields, name the same key {0}; the last one wins.
  case lineSlotAndTailDisagree = "line-slot-and-tail-disagree"
  /// Braces that begin with the known key {0} but do not read as attributes.
  case lineBracesAreText = "line-braces-are-text"
  /// A field of the known key {0} in the middle of a line, where none is read.
  case lineFieldInText = "line-field-in-text"
  /// The emoji of the key {0} has no date behind it and is text.
  case lineDateMissing = "line-date-missing"
  /// {0} open tasks begin with a date and a time, at which they happen.
  case leadingTimeIsStart = "leading-time-is-start"

  // Values
  /// The value {1} of the key {0} is no date.
  case valueNotDate = "value-not-date"
  /// The day {0} is not in the calendar.
  case noSuchDay = "no-such-day"
  /// The time {0} is none of a day.
  case noSuchTime = "no-such-time"
  /// The value {1} of the key {0} is no date and no date with a time.
  case valueNotMoment = "value-not-moment"
  /// The value {1} of the key {0} is no duration.
  case valueNotDuration = "value-not-duration"
  /// The value {1} of the key {0} is no number.
  case valueNotNumber = "value-not-number"
  /// The number {1} of the key {0} is not between {2} and {3}.
  case numberOutOfRange = "number-out-of-range"
  /// The number {0} can be read as {1} and as {2}.
  case numberAmbiguous = "number-ambiguous"
  /// The value {1} of the key {0} is neither true nor false.
  case valueNotTruth = "value-not-truth"
  /// The value {1} is none of the closed set that the key {0} takes.
  case unknownMember = "unknown-member"
  /// The value {1} of the key {0} is a list or a mapping where one value is wanted.
  case valueNotScalar = "value-not-scalar"
  /// The value {1} of the key {0} is neither a date nor a span of dates.
  case valueNotDays = "value-not-days"
  /// The value {1} of the key {0} is neither a lead time nor a moment.
  case valueNotReminder = "value-not-reminder"
  /// The value {1} of the key {0} does not say what a measure weighs.
  case valueNotConversion = "value-not-conversion"
  /// The item ends before it starts.
  case endBeforeStart = "end-before-start"
  /// The item ends at the moment at which it starts.
  case endAtStart = "end-at-start"
  /// The item has an end, but no start.
  case endWithoutStart = "end-without-start"
  /// Of start and end one is a whole day and the other a time, so that the end does not count.
  case endOtherKind = "end-other-kind"
  /// The event has no start, so that no agenda shows it.
  case eventWithoutStart = "event-without-start"
  /// The system does not know the time zone {0}.
  case zoneUnknown = "zone-unknown"

  // Items
  /// A money line whose amount {0} has no sign.
  case moneySignMissing = "money-sign-missing"
  /// A money line without a date.
  case moneyDateMissing = "money-date-missing"
  /// A money line whose amount cannot be read.
  case moneyAmountMissing = "money-amount-missing"
  /// A sum, {0}, with more decimals than its currency has.
  case moneyDecimals = "money-decimals"
  /// A sum, {0}, that is too large to be counted exactly.
  case moneyTooLarge = "money-too-large"
  /// The word {0} behind a sum is no currency that is known.
  case moneyCurrencyUnknown = "money-currency-unknown"
  /// The word {0} behind a sum is a unit.
  case moneyUnit = "money-unit"
  /// Braces of a payment that begin with the known key {0} and do not stand at the end.
  case moneyBracesInText = "money-braces-in-text"
  /// A refund whose sum {0} has a minus.
  case moneyRefundMinus = "money-refund-minus"
  /// A transfer in the currency {1} to the account {0}, which by the settings has none of it.
  case moneyTransferCurrency = "money-transfer-currency"
  /// A transfer whose sum has a plus.
  case moneyTransferPlus = "money-transfer-plus"
  /// A transfer from the account {0} to the same.
  case moneyTransferSame = "money-transfer-same"
  /// What arrives by a transfer, {0}, is no such sum.
  case moneyReceivedWrong = "money-received-wrong"
  /// A payment of another month, {0}, than its note's.
  case moneyOtherMonth = "money-other-month"
  /// A line of a meal plan that has a date, but not first.
  case mealDateFirst = "meal-date-first"
  /// A diary note without a date in `date:` or in its name.
  case diaryWithoutDate = "diary-without-date"
  /// A lesson under no weekday and without a date.
  case lessonWithoutDay = "lesson-without-day"
  /// A lesson, {0}, without an end, so that nobody knows how long its room is taken.
  case lessonWithoutEnd = "lesson-without-end"
  /// A lesson, {0}, that neither its dates nor a term bound.
  case lessonWithoutTerm = "lesson-without-term"
  /// A lesson's week {0} that a cycle of {1} weeks does not have.
  case lessonWeekOutsideCycle = "lesson-week-outside-cycle"
  /// The room {0} of a lesson is no note of the vault, though others are.
  case lessonRoomUnknown = "lesson-room-unknown"
  /// The teacher {0} of a lesson is no note of the vault, though others are.
  case lessonTeacherUnknown = "lesson-teacher-unknown"

  // Settings
  /// There is no setting {0}.
  case unknownSetting = "unknown-setting"
  /// The setting {0} does not take the value {1}.
  case badSetting = "bad-setting"
  /// The setting {0} names a path {1} outside the vault.
  case settingLeavesVault = "setting-leaves-vault"

  // Recipes
  /// A `---` right below text makes a heading of it; a thematic break needs an empty line before it.
  case recipeBreakIsSetext = "recipe-break-is-setext"
  /// A text between the ingredients that belongs to none of them is read as description.
  case recipeTextInIngredients = "recipe-text-in-ingredients"
  /// The recipe has no ingredients that could be read.
  case recipeWithoutIngredients = "recipe-without-ingredients"
  /// The recipe has no instructions.
  case recipeWithoutInstructions = "recipe-without-instructions"
  /// The front matter says the title is {0}, the heading {1}; the front matter wins.
  case recipeTitlesDiffer = "recipe-titles-differ"
  /// The front matter says the recipe makes {0}, the body {1}; the front matter wins.
  case recipeServingsDiffer = "recipe-servings-differ"
  /// The amount {0} may mean {1} or {2}.
  case recipeAmountAmbiguous = "recipe-amount-ambiguous"
  /// The amount {0} has more digits than exact arithmetic can hold.
  case recipeAmountTooLarge = "recipe-amount-too-large"
  /// A step uses {0} of {1}, which the list of ingredients does not have.
  case recipeStepFoodNotInList = "recipe-step-food-not-in-list"
  /// With {0} the steps use more {1} than the {2} of the list.
  case recipeStepMoreThanList = "recipe-step-more-than-list"
  /// The diet {0} is contradicted by the ingredient {1}, which is or has {2}.
  case recipeDietContradicted = "recipe-diet-contradicted"
  /// The diet {0} holds only without the ingredient {1}, which is or has {2}: it is optional, or something else does.
  case recipeDietDepends = "recipe-diet-depends"
  /// The diet {0} is not sure with the ingredient {1}, which may have traces of {2}.
  case recipeDietTraces = "recipe-diet-traces"
  /// The diet {0} is not proved: what the ingredients {1} contain is not stated.
  case recipeDietUnproved = "recipe-diet-unproved"
  /// The ingredient {0} has the allergen {1}, which `allergens` does not name.
  case recipeAllergenUnnamed = "recipe-allergen-unnamed"
  /// The recipe is public, but nobody approved it: its status is {0}.
  case recipePublicUnapproved = "recipe-public-unapproved"

  /// The recipe has amounts, but does not say for how many they are.
  case recipeWithoutServings = "recipe-without-servings"
  /// The servings {0} have no number.
  case recipeServingsNoNumber = "recipe-servings-no-number"
  /// The `…` of the template still stands where something is to be written.
  case recipeUnwritten = "recipe-unwritten"
  /// The ingredient {0}, which stands on {1} lines of the vault, means no food that vault knows.
  case recipeFoodUnknown = "recipe-food-unknown"
  /// The ingredient {0}, which stands on {1} lines of the vault, may be the food {2} or another one.
  case recipeFoodDoubtful = "recipe-food-doubtful"

  // Links and names
  /// The link {0} leads to no note.
  case linkDangling = "link-dangling"
  /// The link {0} fits several notes equally well: {1}.
  case linkAmbiguous = "link-ambiguous"
  /// The file {0} that a link or picture names is not there.
  case linkFileMissing = "link-file-missing"
  /// The alias {0} is also a name of {1}.
  case aliasAmbiguous = "alias-ambiguous"
  /// The calendar id {0} is also that of {1}.
  case uidDuplicate = "uid-duplicate"

  // Lists
  /// The query of a list does not read at {0}.
  case listQueryUnread = "list-query-unread"
  /// The topic {0} of a learned list is no list and no tag.
  case listTopicUnknown = "list-topic-unknown"
  /// No note and no other task names the list {0}.
  case listUnknown = "list-unknown"
  /// The setting `default-list` names {0}, which is not there.
  case defaultListUnknown = "default-list-unknown"
  /// The setting {0} names {1}, which is no note of the type that it is about, or several.
  case defaultNoteUnknown = "default-note-unknown"
  /// The range {0} in the query of a list ends before it begins.
  case listQueryReversed = "list-query-reversed"

  // Repetitions
  /// The rule by which something repeats does not read at {0}.
  case repetitionUnread = "repeat-unread"
  /// There is no day on which the rule happens.
  case repetitionNever = "repeat-never"
  /// Exceptions leave no date of what repeats.
  case repetitionAllExcepted = "repeat-all-excepted"
  /// The rule says {0}, and so does the key beside it.
  case repetitionSaidTwice = "repeat-said-twice"
  /// A last day and a number of times are said, which exclude one another.
  case repetitionTwoEnds = "repeat-two-ends"
  /// The rule counts hours or minutes, but the start has no time.
  case repetitionNeedsTime = "repeat-needs-time"
  /// The entry {0} of `except` or `also` is no date, and no link where one may stand.
  case repetitionDate = "repeat-date"
  /// Something repeats, but has no date that it is repeated from.
  case repetitionWithoutDate = "repeat-without-date"
  /// The date {0} is none that the rule gives; the first that it does is {1}.
  case repetitionStartOutside = "repeat-start-outside"
  /// A date beside a number of times in each period, which has no day of its own.
  case repetitionWithDate = "repeat-with-date"

  // Dependencies
  /// Tasks wait for one another in a circle: {0}.
  case dependsCircle = "depends-circle"
  /// The link or name {0} that a task waits for means no task.
  case dependsNoTask = "depends-no-task"

  // Files
  /// The file cannot be read, for the reason {0}.
  case fileUnreadable = "file-unreadable"
  /// The folder cannot be read, for the reason {0}.
  case folderUnreadable = "folder-unreadable"

  /// How much this finding matters.
  package var severity: Severity {
    switch self {
    case .lineBracesAreText, .lineFieldInText, .lineDateMissing, .linkFileMissing, .aliasAmbiguous, .listUnknown,
      .leadingTimeIsStart:
      .hint
    case .lessonWithoutTerm, .lessonRoomUnknown, .lessonTeacherUnknown: .hint
    case .lessonWithoutEnd, .lessonWeekOutsideCycle: .warning
    case .repetitionWithoutDate, .repetitionStartOutside, .repetitionWithDate: .hint
    case .endAtStart, .endWithoutStart, .endOtherKind, .zoneUnknown, .dependsNoTask, .listTopicUnknown,
      .repetitionAllExcepted:
      .warning
    case .recipeTextInIngredients, .recipeTitlesDiffer, .recipeStepFoodNotInList, .recipeDietDepends,
      .recipeDietUnproved, .recipeWithoutServings, .recipeFoodUnknown, .recipeFoodDoubtful:
      .hint
    case .recipeBreakIsSetext, .recipeWithoutIngredients, .recipeWithoutInstructions, .recipeServingsDiffer,
      .recipeAmountAmbiguous, .recipeAmountTooLarge, .recipeStepMoreThanList, .recipeDietContradicted,
      .recipeDietTraces, .recipeAllergenUnnamed, .recipePublicUnapproved, .recipeServingsNoNumber, .recipeUnwritten:
      .warning
    case .lineSlotAndTailDisagree, .frontMatterNotMapping, .moneyOtherMonth, .moneyTransferCurrency: .warning
    case .linkDangling, .linkAmbiguous: .warning
    default: .error
    }
  }
}
