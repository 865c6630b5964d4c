package import VaultModel

/// What a flag's value or an operand is: decides how it is checked, completed and described.
package enum ValueKind: Sendable, Hashable {
  /// One of a closed list.
  case choice([String])
  /// One of a closed list, or a template with fields in braces such as `{path}:{line}`.
  case choiceOrTemplate([String])
  /// A whole number in a range; the parser checks it.
  case wholeNumber(ClosedRange<Int>)
  /// A number, a fraction or a quantity, which the command reads.
  case amount
  /// A date, a date and time, or an offset from now, which the command reads.
  case moment
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
  /// A recipe, or a part of a query, as the word before it says.
  case recipeOrQuery
  /// A tag, with or without `#`.
  case tag
  /// The name of a list.
  case list
  /// A group, a teacher or a room that lessons or notes name; or one of these words.
  case owner(TimetableOwner.Kind, or: [String] = [])
  /// The name of an entry of `imports:` in the settings.
  case mapping
  /// The name of a unit, in any language.
  case unit
  /// A query, or a part of one.
  case query
  /// Days, or a part of a query; these words are offered for days.
  case daysOrQuery([String])
  /// Names of keys, separated by commas.
  case keys
  /// The name of a command or of a page of the help.
  case topic
  /// Any text, of which these are usual.
  case usual([String])
  /// Any text.
  case text

  /// Any note, or any line.
  package static let item = ValueKind.items(.all)
  /// A recipe.
  package static let recipe = ValueKind.items(.notes(.recipe))

  /// Whether the words may be a query.
  package var isPartOfQuery: Bool {
    switch self {
    case .query, .recipeOrQuery, .daysOrQuery: true
    default: false
    }
  }

  /// The spellings to offer.
  package var choices: [String] {
    switch self {
    case .choice(let choices), .choiceOrTemplate(let choices), .usual(let choices), .items(_, let choices),
      .owner(_, let choices), .daysOrQuery(let choices):
      choices
    default: []
    }
  }
}
