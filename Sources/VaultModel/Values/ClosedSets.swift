/// How hard a task or a recipe is. Recipes use the three in the middle.
package enum Difficulty: UInt8, ClosedSet {
  case veryEasy, easy, medium, hard, veryHard

  package static let vocabulary = Vocabulary(ClosedSetNames.difficulty)
  package static let isScale = true
}

/// The categories of tasks and check-ins that go by a name in each language; any other text is a category of its own.
package enum TaskCategory: UInt8, ClosedSet {
  case work, study, personal, home, other

  package static let vocabulary = Vocabulary(ClosedSetNames.taskCategory)

  /// The name under which a category is compared and counted: `work` for `робота`, another text without capitals.
  package static func key(of text: String) -> String { Self(spelling: text)?.name ?? text.lowercased() }

  /// All texts that mean the category of a text, that text among them.
  package static func spellings(of text: String) -> [String] {
    vocabulary.position(spelled: text).map { vocabulary.spellings(ofMember: $0) } ?? [text]
  }
}

/// Where a task stands.
package enum TaskStatus: UInt8, ClosedSet {
  case open, inProgress, done, cancelled

  package static let vocabulary = Vocabulary(ClosedSetNames.taskStatus)
  /// Whether nothing is left to do.
  package var isClosed: Bool { self == .done || self == .cancelled }
}

/// When an open task calls for attention, the nearest first: the groups in which tasks are listed.
package enum TaskGroup: UInt8, ClosedSet {
  case overdue, today, tomorrow, thisWeek, later, noDate

  package static let vocabulary = Vocabulary(ClosedSetNames.taskGroup)
}

/// Where a recipe stands in its review.
package enum RecipeStatus: UInt8, ClosedSet {
  case draft, pending, approved, rejected

  package static let vocabulary = Vocabulary(ClosedSetNames.recipeStatus)
}

/// How important a task is.
package enum Priority: UInt8, ClosedSet {
  case none, low, medium, high

  package static let vocabulary = Vocabulary(ClosedSetNames.priority)
  package static let isScale = true
}

/// A diet a recipe suits.
package enum Diet: UInt8, ClosedSet {
  case vegan, vegetarian, glutenFree, dairyFree, nutFree, kidFriendly

  package static let vocabulary = Vocabulary(ClosedSetNames.diet)
  /// The diets that this one implies, itself included: vegan implies vegetarian and dairy-free.
  package var implied: [Diet] { self == .vegan ? [.vegan, .vegetarian, .dairyFree] : [self] }
}

/// The color of a list.
package enum ItemColor: UInt8, ClosedSet {
  case red, orange, yellow, green, cyan, blue, indigo, pink, purple, brown, gray, beige

  package static let vocabulary = Vocabulary(ClosedSetNames.color)
}

/// A yes or a no as people write it, in places where the format asks for one.
package enum Answer: UInt8, ClosedSet {
  case no, yes

  package static let vocabulary = Vocabulary(ClosedSetNames.answer)
}

/// What becomes of the line of a task that is done, as Obsidian Tasks' "On completion" has it.
package enum CompletionAction: UInt8, ClosedSet {
  case keep, delete

  package static let vocabulary = Vocabulary(ClosedSetNames.completionAction)
}

/// Which lines say on what day they were done: all, those that have fields anyway, or none.
package enum CompletionDay: UInt8, ClosedSet {
  case always, withFields, off

  package static let vocabulary = Vocabulary(ClosedSetNames.completionDay)
}

/// What becomes of an occurrence that falls on a holiday.
package enum HolidayRule: UInt8, ClosedSet {
  case skip, before, after

  package static let vocabulary = Vocabulary(ClosedSetNames.holidayRule)
}
