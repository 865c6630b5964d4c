/// What an item is: the type of a note, or that of one of its lines.
package enum ItemType: UInt8, ClosedSet {
  case note, recipe, task, event, diary, list, shopping, pantry, meals, food, collection, chef
  case timetable, room, teacher, group, money
  // Types that only lines have.
  case lesson, checkIn, entry

  package static let vocabulary = Vocabulary(ClosedSetNames.itemType)

  /// The name in front matter and queries.
  package var name: String { Self.vocabulary.names[Int(rawValue)] }

  /// The type with this very name, as notes have it; nil if there is none. People's spellings are more.
  package init?(name: some StringProtocol) {
    guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }

  /// Whether what a note of the type says is for its owner alone.
  package var isPrivate: Bool { self == .diary || self == .money }

  /// The types a note's `type:` key may name.
  package static let noteTypes = allCases.filter { $0.rawValue <= ItemType.money.rawValue }
}
