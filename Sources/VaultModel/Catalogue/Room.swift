/// A room of the catalogue.
package struct Room: Sendable, Hashable {
  /// `name:`, else the title, verbatim: `210-4`.
  package var name: String
  package var aliases: [String]
  package var building: String?
  /// Only for grouping; rooms off campus have none.
  package var floor: String?
  /// How many people fit in.
  package var capacity: Int?
  /// The kinds of lessons it is made for.
  package var kinds: [String]
  package var departments: [String]
  package var isFavorite: Bool
  package var nickname: String?
  package var tags: [String]
}

extension Note {
  /// The note read as a room.
  package var room: Room {
    Room(
      name: text(.name, of: whole) ?? title, aliases: names(.aliases, of: whole), building: text(.building, of: whole),
      floor: text(.floor, of: whole), capacity: integer(.capacity, of: whole), kinds: names(.kind, of: whole),
      departments: names(.department, of: whole) + names(.departments, of: whole),
      isFavorite: isSet(.favorite, of: whole),
      nickname: text(.nickname, of: whole), tags: tags(of: whole))
  }
}

extension Room: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.name, name)
    facts.add(.aliases, aliases)
    facts.add(.building, building)
    facts.add(.floor, floor)
    facts.add(.capacity, capacity)
    facts.add(.kind, kinds)
    facts.add(.department, departments)
    facts.add(.favorite, if: isFavorite)
    facts.add(.nickname, nickname)
    facts.add(.tags, tags)
    return facts.facts
  }
}
