package import VaultSyntax

/// Which keys each type of item knows, and what their values look like: the one table behind reading, checking,
/// indexing and the query language.
///
/// ```swift
/// Schema.shape(of: .servings, in: .recipe)  // .yield
/// Schema.shape(of: .servings, in: .diary)   // nil: any text
/// ```
///
/// Source: the vault format, sections 2, 3 and 5.
package enum Schema {
  /// A key as found in a note.
  package struct Known: Sendable {
    package var key: ItemKey
    /// What its value must look like in that type; nil where the type does not define the key.
    package var shape: ValueShape?
  }

  /// The shape of a key's values in a type, or nil when the type does not define the key.
  package static func shape(of key: ItemKey, in type: ItemType) -> ValueShape? {
    // A scan of small numbers: the hash of a key would be that of its spelling. All types in one array, because counting
    // references to one of several would make the cores wait for each other.
    for place in shapeRanges[Int(type.rawValue)] where allShapes[place].0 == key { return allShapes[place].1 }
    return nil
  }

  /// The shapes a key has in the types that define it, in their order; several where types differ, as in the status of
  /// a task and of a recipe.
  package static func shapes(of key: ItemKey) -> [ValueShape] { shapesByKey[key] ?? [] }

  private static let allShapes = ItemType.allCases.flatMap { table(of: $0) + everyNote }

  /// Where the shapes of each type stand among all.
  private static let shapeRanges: [Range<Int>] = {
    var end = 0
    return ItemType.allCases.map { type in
      let start = end
      end += table(of: type).count + everyNote.count
      return start..<end
    }
  }()

  private static let shapesByKey = Dictionary(
    grouping: ItemType.allCases.flatMap(table) + ingredient + everyNote, by: \.0
  ).mapValues { $0.map(\.1) }

  /// The keys a type defines, its own first, then those of every note.
  package static func keys(of type: ItemType) -> [ItemKey] {
    (table(of: type) + everyNote).map(\.0)
  }

  /// The key spelled by some bytes, and its shape in a type; nil for a key vault does not know.
  ///
  /// Spellings are lower case and compared byte for byte, as in YAML.
  package static func known(spelledBy bytes: [UInt8], in range: ByteRange, type: ItemType) -> Known? {
    KeyTable.shared.known(spelledBy: bytes, in: range, type: type)
  }

  static let everyNote: [(ItemKey, ValueShape)] = [
    (.type, .name), (.title, .text), (.tags, .tags), (.aliases, .names), (.lang, .name), (.created, .moment),
    (.uid, .name), (.tasks, .truth), (.completionDay, .member(CompletionDay.self)),
    (.isPrivate, .truth),
  ]

  /// The keys of a type, in the order of the format's own description.
  static func table(of type: ItemType) -> [(ItemKey, ValueShape)] {
    switch type {
    case .recipe: recipe
    case .task: task
    case .event: event
    case .list: list
    case .diary: diary
    case .checkIn: checkIn
    case .shopping:
      [(.from, .links), (.forDate, .date), (.aisle, .name), (.price, .text), (.food, .text), (.note, .text)]
    case .pantry:
      [(.expires, .date), (.place, .name), (.opened, .date), (.price, .text), (.food, .text), (.note, .text)]
    case .meals: [(.date, .date), (.servings, .yield), (.skipped, .truth), (.meal, .name), (.note, .text)]
    case .food: food
    case .collection, .entry: []
    case .chef: [(.name, .text), (.bio, .text), (.image, .text), (.links, .anything)]
    case .timetable: timetable
    case .lesson: lesson
    case .room, .teacher, .group: catalogue
    case .money:
      [
        (.date, .date), (.account, .name), (.category, .name), (.payee, .name), (.to, .name), (.received, .text),
        (.refund, .truth), (.recurrence, .recurrence), (.until, .moment), (.count, .integer(1...100_000)),
        (.except, .anything), (.also, .anything), (.onHoliday, .member(HolidayRule.self)), (.note, .text),
      ]
    case .note: []
    }
  }

  private static let recipe: [(ItemKey, ValueShape)] = [
    (.servings, .yield), (.time, .cookingTime), (.category, .name), (.difficulty, .difficulty(.easy ... .hard)),
    (.diets, .members(Diet.self)), (.allergens, .names), (.rating, .integer(1...5)), (.ratings, .anything),
    (.favorite, .truth), (.chef, .links), (.source, .text), (.image, .text), (.photos, .anything),
    (.nutrition, .anything), (.status, .member(RecipeStatus.self)), (.isPublic, .truth), (.ai, .truth),
  ]

  /// What the tail of an ingredient's line may say; it is asked of the recipe.
  private static let ingredient: [(ItemKey, ValueShape)] = [
    (.fixed, .truth), (.optional, .truth), (.toTaste, .truth), (.round, .name), (.or, .text), (.prep, .text),
    (.food, .text),
  ]

  private static let task: [(ItemKey, ValueShape)] = [
    (.status, .member(TaskStatus.self)), (.due, .moment), (.start, .moment), (.end, .moment), (.scheduled, .block),
    (.wait, .moment), (.completed, .moment), (.cancelled, .moment), (.priority, .member(Priority.self)),
    (.flag, .truth), (.list, .name), (.recurrence, .recurrence), (.remind, .reminders), (.url, .text),
    (.location, .text), (.attachments, .names), (.parent, .links), (.depends, .links), (.order, .number),
    (.duration, .duration), (.category, .name), (.difficulty, .difficulty(.veryEasy ... .veryHard)), (.subject, .name),
    (.lesson, .text), (.split, .truth), (.spent, .spent), (.notList, .names), (.until, .moment),
    (.count, .integer(1...100_000)), (.except, .anything), (.also, .anything), (.onHoliday, .member(HolidayRule.self)),
    (.onCompletion, .member(CompletionAction.self)), (.created, .moment), (.id, .name), (.fixed, .truth),
    (.auto, .block), (.autoDay, .block),
  ]

  private static let event: [(ItemKey, ValueShape)] = [
    (.start, .moment), (.end, .moment), (.recurrence, .recurrence), (.remind, .reminders), (.url, .text),
    (.location, .text), (.attachments, .names), (.until, .moment), (.count, .integer(1...100_000)),
    (.except, .anything), (.also, .anything), (.onHoliday, .member(HolidayRule.self)), (.busy, .truth),
    (.travel, .duration),
  ]

  private static let list: [(ItemKey, ValueShape)] = [
    (.query, .anything), (.topic, .names), (.threshold, .share), (.icon, .text), (.color, .member(ItemColor.self)),
    (.sort, .sort), (.show, .members(ListDisplay.self)),
  ]

  private static let diary: [(ItemKey, ValueShape)] = [
    (.date, .date), (.mood, .mood), (.energy, .integer(1...5)), (.images, .names), (.weather, .text),
  ]

  private static let checkIn: [(ItemKey, ValueShape)] = [
    (.mood, .mood), (.energy, .integer(1...5)), (.task, .links), (.category, .name), (.images, .names),
    (.weather, .text), (.location, .text), (.difficulty, .difficulty(.veryEasy ... .veryHard)),
  ]

  private static let food: [(ItemKey, ValueShape)] = [
    (.names, .anything), (.forms, .anything), (.aisle, .name), (.allergens, .names), (.nutrition, .anything),
    (.conversions, .conversions), (.substitutes, .links),
  ]

  private static let timetable: [(ItemKey, ValueShape)] = [
    (.owner, .owner), (.term, .days), (.exams, .days), (.cycle, .integer(1...52)), (.anchor, .date),
    (.breaks, .breaks), (.source, .text), (.sourceDate, .date), (.timezone, .name), (.view, .anything),
  ]

  private static let lesson: [(ItemKey, ValueShape)] = [
    (.kind, .name), (.weeks, .cycleWeeks), (.subgroup, .integer(0...100)), (.room, .names), (.teacher, .names),
    (.group, .names), (.groups, .names), (.dates, .days), (.except, .days), (.shown, .days), (.title, .text),
    (.subject, .name), (.note, .text), (.announcement, .truth), (.skipped, .truth), (.split, .truth),
    (.remind, .reminders),
  ]

  private static let catalogue: [(ItemKey, ValueShape)] = [
    (.favorite, .truth), (.nickname, .text), (.name, .text), (.capacity, .integer(0...1_000_000)), (.building, .name),
    (.floor, .name), (.department, .name), (.degree, .name), (.rank, .name), (.course, .name), (.speciality, .name),
    (.faculty, .name), (.kind, .name), (.image, .text), (.links, .anything), (.subject, .names), (.group, .names),
    (.facultyAbbreviation, .name), (.specialityAbbreviation, .name), (.departmentAbbreviation, .names),
    (.departments, .names), (.photo, .text), (.email, .text), (.phone, .text), (.page, .text), (.code, .name),
    (.form, .name), (.students, .integer(0...1_000_000)), (.source, .text), (.sourceDate, .date),
  ]
}

/// Finds a key and its shape by the key's bytes, without making a string: an open-addressing table by a hash.
private struct KeyTable: Sendable {
  private struct Slot: Sendable {
    var key: ItemKey
    var spelling: [UInt8]
    /// The shapes by the type's raw value.
    var shapes: [ValueShape?]
  }

  static let shared = KeyTable()

  private static let size = 512
  private var slots: [Slot?]

  private init() {
    slots = Array(repeating: nil, count: Self.size)
    for key in ItemKey.allCases {
      let spelling = Array(key.rawValue.utf8)
      var index = Self.hash(spelling, 0..<spelling.count)
      while slots[index] != nil { index = (index + 1) % Self.size }
      slots[index] = Slot(
        key: key, spelling: spelling, shapes: ItemType.allCases.map { Schema.shape(of: key, in: $0) })
    }
  }

  func known(spelledBy bytes: [UInt8], in range: ByteRange, type: ItemType) -> Schema.Known? {
    guard range.count <= 24, range.upper <= bytes.count else { return nil }
    var index = Self.hash(bytes, range.indices)
    while let slot = slots[index] {
      if slot.spelling.elementsEqual(bytes[range.indices]) {
        return Schema.Known(key: slot.key, shape: slot.shapes[Int(type.rawValue)])
      }
      index = (index + 1) % Self.size
    }
    return nil
  }

  /// FNV-1a, folded to a slot.
  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash = FNV1a()
    for position in range { hash.add(UInt64(bytes[position])) }
    return Int(truncatingIfNeeded: (hash.value ^ (hash.value >> 32)) % UInt64(size))
  }
}
