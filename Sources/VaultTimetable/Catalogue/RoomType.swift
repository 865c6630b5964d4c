package import VaultModel
import VaultSearch

/// What a room is made for, whatever the source calls it, and by which kinds of lessons it is looked for.
///
/// ```swift
/// RoomType(spelling: "лекционная")                                    // .lecture
/// RoomType.isMade(forLessonsOf: "ЛР", room: "компьютерный класс")     // true
/// ```
package enum RoomType: Sendable, Hashable, CaseIterable {
  case computers, laboratory, practical, lecture

  /// The whole words that say it, folded as the index folds: abbreviations of rooms and of lessons.
  private var words: Set<String> {
    switch self {
    case .computers: ["кк", "комп"]
    case .laboratory: ["лр", "улр", "лб"]
    case .practical: ["пз", "упз", "пр"]
    case .lecture: ["лк", "улк"]
    }
  }

  /// How words begin that say it, folded as the index folds.
  private var beginnings: [String] {
    switch self {
    case .computers: ["компьют", "компют", "comput"]
    case .laboratory: ["лаб", "lab"]
    case .practical: ["практ", "семин", "семін", "pract", "semin"]
    case .lecture: ["лекц", "lect"]
    }
  }

  /// The type that the kind of a room or of a lesson says; nil for any other.
  package init?(spelling kind: String) {
    let words = WordForms.words(of: kind)
    // A computer laboratory is a computer class, so these come first.
    let found = Self.allCases.first { type in
      words.contains { word in type.words.contains(word) || type.beginnings.contains(where: word.hasPrefix) }
    }
    guard let found else { return nil }
    self = found
  }

  /// Whether a room whose kind is written in a way suits lessons of a kind, which may also be the room's kind itself.
  /// Laboratory work is done in computer classes, too.
  package static func isMade(forLessonsOf kind: String, room: String) -> Bool {
    if LinkName.folded(kind) == LinkName.folded(room) { return true }
    guard let wanted = RoomType(spelling: kind), let own = RoomType(spelling: room) else { return false }
    return wanted == own || wanted == .laboratory && own == .computers
  }
}

extension Room {
  /// Whether it is made for lessons of a kind.
  package func isMade(forLessonsOf kind: String) -> Bool {
    kinds.contains { RoomType.isMade(forLessonsOf: kind, room: $0) }
  }

  /// The floor it is grouped by: the one that is written, else that of its number, `210-4` → 2. What has no number of a
  /// room before its building, such as a room off campus, has none.
  package var groupingFloor: String? {
    if let floor { return floor }
    let name = RoomName.folded(name)
    let number = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(number.count)
    let letters = rest.prefix(1).filter(\.isLetter)
    let behind = rest.dropFirst(letters.count)
    let isOfBuilding = behind.hasPrefix("-") ? behind.count > 1 : behind.isEmpty && building != nil
    guard isOfBuilding, 3...4 ~= number.count, number.first != "0" else { return nil }
    return String(number.dropLast(2))
  }
}
