import Foundation
import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

/// What other tests rely on when they take their data from the made-up university.
@Suite struct `The made-up university` {
  private static let university = MadeUpUniversity()

  @Test func `has its size, and the same bytes every time`() {
    let university = Self.university
    #expect(university.faculties.count == 3)
    #expect(Set(university.groups.map(\.name)).count == 20)
    #expect(Set(university.teachers.map(\.urlID)).count == 40)
    #expect(Set(university.rooms.map(\.name)).count == 60)
    #expect(university.notes.count == 20 + 20 + 40 + 60)
    #expect(university.answers.count == 6 + 20 + 40)
    let again = MadeUpUniversity()
    #expect(again.notes == university.notes)
    #expect(again.answers == university.answers)
  }

  @Test func `has 20,000 lines in 500 schedules when it is large`() {
    let university = MadeUpUniversity(.large)
    #expect(Set(university.groups.map(\.name)).count == 500)
    #expect(Set(university.teachers.map(\.urlID)).count == 800)
    #expect(Set(university.rooms.map(\.name)).count == 600)
    #expect(university.lessonsByGroup.allSatisfy { $0.count == 40 })
  }

  @Test func `books no group twice, and of rooms and teachers one of each`() {
    let university = Self.university
    var uses: [String: Set<Int>] = [:]
    for (place, lesson) in university.lessons.enumerated() where !lesson.isAnnouncement {
      let time = "\(lesson.weekday ?? -1) \(lesson.date ?? "") \(lesson.start) "
      for weeks in lesson.weeks.isEmpty ? [1, 2, 3, 4] : lesson.weeks {
        for group in lesson.groups {
          for subgroup in lesson.subgroup == 0 ? [1, 2] : [lesson.subgroup] {
            uses["\(time)\(weeks) group \(group)-\(subgroup)", default: []].insert(place)
          }
        }
        for room in lesson.rooms { uses["\(time)\(weeks) \(university.rooms[room].name)", default: []].insert(place) }
        for each in lesson.teachers {
          uses["\(time)\(weeks) \(university.teachers[each].urlID)", default: []].insert(place)
        }
      }
    }
    let twice = Set(uses.values.filter { $0.count > 1 })
    #expect(twice == Set(university.clashes.map { Set($0.lessons) }))
    #expect(twice.count == 2)
  }

  @Test func `answers in JSON`() throws {
    for (address, bytes) in Self.university.answers {
      #expect(throws: Never.self, "\(address)") { try JSONTree(parsing: bytes) }
    }
  }

  @Test func `is the one of the sample vault, but for what a person wrote there`() throws {
    let own = [
      "timetable/351002.md", "groups/351002.md", "rooms/114-2.md", "rooms/210-4.md", "teachers/a-sonechko.md",
      "teachers/m-veselka.md",
    ]
    let root = VaultBinary.packageRoot.appendingPathComponent("sample-vault")
    for (path, text) in Self.university.notes where !own.contains(path) {
      let data = try? Data(contentsOf: root.appendingPathComponent(path))
      #expect(data == Data(text.utf8), "\(path)")
    }
  }
}
