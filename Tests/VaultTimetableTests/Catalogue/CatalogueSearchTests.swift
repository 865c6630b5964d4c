import Testing
import VaultModel
import VaultSyntax
import VaultTimetable

@Suite struct `Catalogues` {
  private func note(_ keys: String) -> Note { Note(Document(Array("---\n\(keys)\n---\n".utf8))) }

  @Test(arguments: [
    ("213a", true), ("213А-4", true), ("13", false), ("ЛОГ", true), ("огик", true), ("the big", true), ("зал", false),
  ])
  func `find a room by its name or department`(text: String, isFound: Bool) {
    let room = note("type: room\nname: 213а-4\ndepartment: Каф. логики\nnickname: The big one").room
    #expect(CatalogueSearch(text).finds(room, stem: "213a-4") == isFound)
  }

  @Test(arguments: [
    ("иван", true), ("АННА", true), ("анна петр", true), ("анна иван", true), ("петр", false), ("нова", false),
    ("алгебр", true),
    ("a-ivanova", true), ("a-iv", false),
  ])
  func `find a teacher by surname, first name or department`(text: String, isFound: Bool) {
    let teacher = note("type: teacher\nname: Иванова Анна Петровна\ndepartments: [Логика, Алгебра]").teacher
    #expect(CatalogueSearch(text).finds(teacher, stem: "a-ivanova") == isFound)
  }

  @Test(arguments: [
    ("0102", true), ("10201", false), ("инфор", true), ("формат", true), ("evening", true), ("5", false),
  ])
  func `find a group by number or speciality`(text: String, isFound: Bool) {
    let group = note("type: group\ntitle: 010201\nspeciality: Информатика\nnickname: evening").studyGroup
    #expect(CatalogueSearch(text).finds(group, stem: "010201") == isFound)
  }

  @Test(arguments: [
    ("Иванова Анна Петровна", "Иванова", "И"), ("А. Сонечко", "Сонечко", "С"), ("О.В. Їжак", "Їжак", "Ї"),
    ("ван Дейк", "ван", "В"), ("Сократ", "Сократ", "С"),
  ])
  func `know the surname of a teacher`(name: String, surname: String, initial: String) {
    let teacher = note("type: teacher\nname: \(name)").teacher
    #expect(teacher.surname == surname && teacher.initial == initial)
  }

  @Test func `stand in sections by number, then by the alphabet, without a name last`() {
    let sections = ["10 a", "2 b", "x ", " y", "2 c", "X d"].sections(by: CatalogueOrder()) { text in
      text.split(separator: " ", omittingEmptySubsequences: false).prefix(1).map(String.init).filter { !$0.isEmpty }
    }
    #expect(
      sections.map { "\($0.name ?? "-"): \($0.members.joined(separator: ","))" }
        == ["2: 2 b,2 c", "10: 10 a", "x: x ,X d", "-:  y"])
  }

  @Test func `have what belongs to several in each of these once`() {
    let sections = [["A", "B", "a"], ["b"]].sections(by: CatalogueOrder()) { $0 }
    #expect(sections.map(\.name) == ["A", "B"] && sections.map(\.members.count) == [1, 2])
  }

  @Test(
    arguments: [
      ("1", .bachelor), ("bachelor", .bachelor), ("Бакалавр", .bachelor), ("2", .master), ("магістр", .master),
      ("магистратура", .master), ("Master", .master), ("3", nil), ("", nil), ("phd", nil),
    ] as [(String, StudyDegree?)])
  func `read degrees as numbers and words`(text: String, degree: StudyDegree?) {
    #expect(StudyDegree(spelling: text) == degree)
  }

  @Test func `know streams by speciality and course`() {
    func group(_ keys: String) -> StudyGroup { note("type: group\n" + keys).studyGroup }
    let own = group("speciality: ПОИТ\ncourse: 2")
    #expect(own.isInStream(with: group("speciality: поит\ncourse: 2")) && own.stream == "ПОИТ, 2")
    #expect(!own.isInStream(with: group("speciality: ПОИТ\ncourse: 3")))
    #expect(!group("course: 2").isInStream(with: group("course: 2")) && group("course: 2").stream == nil)
    #expect(group("degree: 1").isFor(degree: "bachelor") && !group("course: 2").isFor(degree: "1"))
  }
}
