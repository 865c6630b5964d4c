/// A group of students of the catalogue.
package struct StudyGroup: Sendable, Hashable {
  /// `name:`, else the title, as text: `010201` keeps its zero.
  package var name: String
  package var aliases: [String]
  package var speciality: String?
  package var faculty: String?
  /// What stands for the names of the speciality and the faculty elsewhere.
  package var specialityAbbreviation: String?
  package var facultyAbbreviation: String?
  package var course: String?
  /// The number of the speciality.
  package var code: String?
  /// How they study, such as by day or by correspondence.
  package var form: String?
  /// A number, 1 for bachelors and 2 for masters, or a word.
  package var degree: String?
  /// How many people they are.
  package var students: Int?
  package var isFavorite: Bool
  package var nickname: String?
  package var tags: [String]
}

extension Note {
  /// The note read as a group of students.
  package var studyGroup: StudyGroup {
    StudyGroup(
      name: text(.name, of: whole) ?? title, aliases: names(.aliases, of: whole),
      speciality: text(.speciality, of: whole), faculty: text(.faculty, of: whole),
      specialityAbbreviation: text(.specialityAbbreviation, of: whole),
      facultyAbbreviation: text(.facultyAbbreviation, of: whole), course: text(.course, of: whole),
      code: text(.code, of: whole), form: text(.form, of: whole), degree: text(.degree, of: whole),
      students: integer(.students, of: whole),
      isFavorite: isSet(.favorite, of: whole), nickname: text(.nickname, of: whole), tags: tags(of: whole))
  }
}

extension StudyGroup: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.name, name)
    facts.add(.aliases, aliases)
    facts.add(.speciality, speciality)
    facts.add(.faculty, faculty)
    facts.add(.specialityAbbreviation, specialityAbbreviation)
    facts.add(.facultyAbbreviation, facultyAbbreviation)
    facts.add(.course, course)
    facts.add(.code, code)
    facts.add(.form, form)
    facts.add(.degree, degree)
    facts.add(.students, students)
    facts.add(.favorite, if: isFavorite)
    facts.add(.nickname, nickname)
    facts.add(.tags, tags)
    return facts.facts
  }
}
