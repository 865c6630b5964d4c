import Testing
import VaultModel
import VaultSyntax
import VaultTimetable

@Suite struct `Rooms` {
  private func room(_ name: String, _ keys: String = "") -> Room {
    Note(Document(Array("---\ntype: room\nname: \"\(name)\"\n\(keys)---\n".utf8))).room
  }

  @Test(
    arguments: [
      (.lecture, ["ЛК", "лк", "УЛк", "лекция", "Лекционная аудитория", "лекційна", "lecture hall"]),
      (.practical, ["ПЗ", "пз", "УПз", "для практических занятий", "практичні заняття", "seminar room"]),
      (.laboratory, ["ЛР", "лр", "УЛР", "лб", "лаборатория", "Лабораторна робота", "laboratory"]),
      (.computers, ["КК", "компьютерный класс", "комп'ютерний клас", "computer class", "компьютерная лаборатория"]),
      (nil, ["", "спортзал", "Экзамен", "own", "залик"]),
    ] as [(RoomType?, [String])])
  func `are of a type however it is written`(type: RoomType?, spellings: [String]) {
    for spelling in spellings { #expect(RoomType(spelling: spelling) == type, "\(spelling)") }
  }

  @Test(arguments: [
    ("ЛР", "лаборатория", true), ("ЛР", "компьютерный класс", true), ("ЛР", "ЛК", false), ("ЛК", "лекционная", true),
    ("УПз", "пз", true), ("спортзал", "Спортзал", true), ("спортзал", "ЛК", false), ("КК", "лб", false),
    ("Экзамен", "ЛК", false),
  ])
  func `suit lessons of a kind`(kind: String, room: String, isMade: Bool) {
    #expect(RoomType.isMade(forLessonsOf: kind, room: room) == isMade)
    #expect(self.room("1-1", "kind: [\(room)]\n").isMade(forLessonsOf: kind) == isMade)
  }

  @Test(
    arguments: [
      ("210-4", "", "2"), ("213а-4", "", "2"), ("1201-5", "", "12"), ("104 - 3", "", "1"),
      ("210", "building: 4\n", "2"),
      ("301-3", "floor: 5\n", "5"), ("31-1", "", nil), ("4-4", "", nil), ("210", "", nil), ("010-2", "", nil),
      ("epam 104 к1-2", "", nil), ("спортзал", "", nil), ("104 к1-2", "", nil), ("210-", "", nil), ("", "", nil),
    ] as [(String, String, String?)])
  func `stand on the floor of their number`(name: String, keys: String, floor: String?) {
    #expect(room(name, keys).groupingFloor == floor)
  }
}
