import Testing
import VaultModel
import VaultSearch
import VaultSyntax
import VaultTimetable

@Suite struct `Departments` {
  private func note(_ type: String, _ department: String) -> Note {
    Note(Document(Array("---\ntype: \(type)\n\(department)---\n# X\n".utf8)))
  }

  private func all(teachers: [String], rooms: [String], _ language: Language? = nil) -> [String] {
    Department.all(
      teachers: teachers.map { note("teacher", $0).teacher }, rooms: rooms.map { note("room", $0).room },
      by: Collation(language)
    )
    .map { "\($0.name ?? "-") \($0.teachers) \($0.rooms)" }
  }

  @Test func `are counted by name, and what names none stands last`() {
    #expect(
      all(
        teachers: ["department: Software\n", "", "department: Algebra\n", "department: software\n"],
        rooms: ["department: Software\n", "department: History\n", ""])
        == ["Algebra 1 0", "History 0 1", "Software 2 1", "- 1 1"])
  }

  @Test func `a note of several counts in each once`() {
    #expect(
      all(teachers: ["department: [Software, Algebra, SOFTWARE]\n"], rooms: []) == ["Algebra 1 0", "Software 1 0"])
  }

  @Test func `stand in the order of the alphabet`() {
    let names = ["Їжа", "Історія", "Алгебра", "Ґрунти", "Software"].map { "department: \($0)\n" }
    #expect(
      all(teachers: names, rooms: [], .ukrainian)
        == ["Алгебра 1 0", "Ґрунти 1 0", "Історія 1 0", "Їжа 1 0", "Software 1 0"])
  }

  @Test func `are none without notes`() {
    #expect(all(teachers: [], rooms: []).isEmpty)
  }
}
