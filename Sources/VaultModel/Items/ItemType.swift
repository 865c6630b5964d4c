/// What an item is: the type of a note, or that of one of its lines.
package enum ItemType: UInt8, Sendable, CaseIterable {
  case note, recipe, task, event, diary, list, shopping, pantry, meals, food, collection, chef
  case timetable, room, teacher, group, money
  // Types that only lines have.
  case lesson, checkIn, entry

  /// The name in front matter and queries.
  package var name: String {
    switch self {
    case .note: "note"
    case .recipe: "recipe"
    case .task: "task"
    case .event: "event"
    case .diary: "diary"
    case .list: "list"
    case .shopping: "shopping"
    case .pantry: "pantry"
    case .meals: "meals"
    case .food: "food"
    case .collection: "collection"
    case .chef: "chef"
    case .timetable: "timetable"
    case .room: "room"
    case .teacher: "teacher"
    case .group: "group"
    case .money: "money"
    case .lesson: "lesson"
    case .checkIn: "check-in"
    case .entry: "entry"
    }
  }

  /// The name as people read it in a language.
  package func name(in language: Language) -> String {
    guard language == .ukrainian else { return name }
    return switch self {
    case .note: "нотатка"
    case .recipe: "рецепт"
    case .task: "завдання"
    case .event: "подія"
    case .diary: "щоденник"
    case .list: "список"
    case .shopping: "список покупок"
    case .pantry: "комора"
    case .meals: "план харчування"
    case .food: "продукт"
    case .collection: "добірка"
    case .chef: "кухар"
    case .timetable: "розклад"
    case .room: "аудиторія"
    case .teacher: "викладач"
    case .group: "група"
    case .money: "гроші"
    case .lesson: "заняття"
    case .checkIn: "запис настрою"
    case .entry: "запис щоденника"
    }
  }

  /// The type with this name, or nil.
  package init?(name: some StringProtocol) {
    guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }

  /// The types a note's `type:` key may name.
  package static let noteTypes = allCases.filter { $0.rawValue <= ItemType.money.rawValue }
}
