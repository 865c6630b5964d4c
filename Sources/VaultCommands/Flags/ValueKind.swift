package import VaultModel

/// What a flag's value or an operand is: decides how it is checked, completed and described.
package indirect enum ValueKind: Sendable, Hashable {
  /// One of a closed list.
  case choice([String])
  /// A verb, of a closed list; a call without it that has such a word in its place is read as another one.
  case verb([String], or: ValueKind)
  /// A member of a closed set, by any of its spellings.
  case members(Members)
  /// One of a closed list, or a template with fields in braces such as `{path}:{line}`.
  case choiceOrTemplate([String])
  /// A whole number in a range; the parser checks it.
  case wholeNumber(ClosedRange<Int>)
  /// A number, a fraction or a quantity, which the command reads.
  case amount
  /// A date, a date and time, an offset or days, which the command reads; these are named, of which some are usual there.
  case dates([DateNames], usual: [String])
  /// A directory.
  case directory
  /// A file or a directory.
  case path
  /// A note or a line that may be meant there, by path, handle, link name or title; or one of these words.
  case items(ItemScope, or: [String] = [])
  /// What some items of a type are called, of which several may have one name: foods that are there, earlier payments.
  case title(of: ItemType)
  /// What notes or lines say under a key: an account, a category.
  case value(of: ItemKey)
  /// A list or another note that lines are added to.
  case filled
  /// `KEY=VALUE`, or what comes before: an item, or where there is no scope any text.
  case assignment(ItemScope?)
  /// A heading of the note that the line is added to.
  case heading
  /// Somebody who rated a recipe.
  case rater
  /// A food of the recipe that the line names, and its amount: `flour=1kg`.
  case ingredient
  /// A rule of repetition, in words.
  case rule
  /// A kind of lessons.
  case lessonKind
  /// A month: one that payments are noted of, or any other.
  case month
  /// A tag, with or without `#`.
  case tag
  /// The name of a list.
  case list
  /// The name of a list that has a note or that items name, not of one that every vault has.
  case ownList
  /// A group, a teacher or a room that lessons or notes name; or one of these words.
  case owner(TimetableOwner.Kind, or: [String] = [])
  /// The name of an entry of `imports:` in the settings.
  case mapping
  /// The name of a unit, in any language.
  case unit
  /// A query, or a part of one.
  case query
  /// Names of keys, separated by commas.
  case keys
  /// The name of a command or of a page of the help.
  case topic
  /// One of several kinds.
  case anyOf([ValueKind])
  /// Several of a kind, separated by commas.
  case several(ValueKind)
  /// Any text, of which these are usual.
  case usual([String])
  /// Any text.
  case text

  /// Any note, or any line.
  package static let item = ValueKind.items(.all)
  /// A recipe.
  package static let recipe = ValueKind.items(.notes(.recipe))
  /// A recipe, or a part of a query, as the word before it says.
  package static let recipeOrQuery = ValueKind.anyOf([recipe, .query])
  /// A date or a moment.
  package static let moment = ValueKind.dates([.days], usual: ["today", "tomorrow"])
  /// How somebody feels, as ``StatedFeeling`` reads it.
  package static let feeling = ValueKind.anyOf([
    .members(Members(of: Mood.self)), .members(Members(of: Weariness.self, offeredLate: true)),
  ])
  /// The day of what took place.
  package static let pastDay = ValueKind.dates([.days], usual: ["today", "yesterday"])
  /// A day until which, or how long from today on.
  package static let span = ValueKind.dates([.days], usual: ["3d", "7d", "2w"])
  /// A length of time.
  package static let duration = ValueKind.usual(["15m", "30m", "1h", "2h", "1d"])

  /// A day or several.
  package static func days(_ usual: [String]) -> ValueKind { .dates(DateNames.allCases, usual: usual) }

  /// Days, or a part of a query.
  package static func daysOrQuery(_ usual: [String]) -> ValueKind { .anyOf([days(usual), .query]) }

  /// Whether the words may be a query.
  package var isPartOfQuery: Bool {
    switch self {
    case .query: true
    case .anyOf(let kinds): kinds.contains(where: \.isPartOfQuery)
    default: false
    }
  }

  /// The spellings to offer.
  package var choices: [String] {
    switch self {
    case .choice(let choices), .verb(let choices, _), .choiceOrTemplate(let choices), .usual(let choices),
      .items(_, let choices), .owner(_, let choices):
      choices
    default: []
    }
  }
}
