import Testing
import VaultModel
import VaultSyntax

/// Rooms, teachers and groups.
@Suite struct CatalogueTests {
  @Test("a room is known by its name, verbatim")
  func room() {
    let note = read(
      "---\nbuilding: 4\nfloor: 2\nkind: [ЛК, ПЗ]\ncapacity: 60\ndepartment: Maths\nfavorite: true\nnickname: warm\n---\n",
      as: .room, stem: "210-4")
    let room = note.room
    #expect(note.findings == [])
    #expect(room.name == "210-4")
    #expect(room.building == "4")
    #expect(room.floor == "2")
    #expect(room.capacity == 60)
    #expect(room.kinds == ["ЛК", "ПЗ"])
    #expect(room.departments == ["Maths"])
    #expect(room.isFavorite)
    #expect(room.nickname == "warm")
  }

  @Test("a teacher has departments, a rank and a degree")
  func teacher() {
    let note = read(
      "---\nname: А. Сонечко\nrank: доцент\ndegree: канд. наук\ndepartment: [Maths, Software]\nsubject: МатПрог\n---\n",
      as: .teacher)
    let teacher = note.teacher
    #expect(note.findings == [])
    #expect(teacher.name == "А. Сонечко")
    #expect(teacher.rank == "доцент")
    #expect(teacher.degree == "канд. наук")
    #expect(teacher.departments == ["Maths", "Software"])
    #expect(teacher.subjects == ["МатПрог"])
    #expect(!teacher.isFavorite)
  }

  @Test("a group's name keeps its zero")
  func group() {
    let note = read("---\ntitle: 010201\nspeciality: Software\nfaculty: Systems\ncourse: 2\n---\n", as: .group)
    let group = note.studyGroup
    #expect(note.findings == [])
    #expect(group.name == "010201")
    #expect(group.speciality == "Software")
    #expect(group.faculty == "Systems")
    #expect(group.course == "2")
  }
}
