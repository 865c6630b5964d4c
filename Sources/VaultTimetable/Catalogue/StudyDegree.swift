package import VaultModel
import VaultSearch

/// What a group studies for. Source: the class timetable, *What is asked*: 1 is a bachelor's degree, 2 a master's.
package enum StudyDegree: Int, Sendable, CaseIterable {
  case bachelor = 1
  case master = 2

  /// Reads `1`, `bachelor`, `бакалавр`, `магистратура`; nil for anything else.
  package init?(spelling text: String) {
    let word = WordForms.words(of: text).first ?? ""
    let beginnings: [(StudyDegree, [String])] = [(.bachelor, ["бакалав", "bachelor"]), (.master, ["маг", "master"])]
    if let number = Int(word) {
      self.init(rawValue: number)
    } else {
      guard let found = beginnings.first(where: { $0.1.contains(where: word.hasPrefix) }) else { return nil }
      self = found.0
    }
  }
}

extension StudyGroup {
  /// The groups it hears lectures with: those of one speciality and course.
  package func isInStream(with other: StudyGroup) -> Bool {
    guard let speciality, let others = other.speciality else { return false }
    return LinkName.folded(speciality) == LinkName.folded(others) && course == other.course
  }

  /// The name of its stream, `Informatics, 2`; nil without a speciality.
  package var stream: String? { speciality.map { [$0, course].compactMap(\.self).joined(separator: ", ") } }

  /// Whether it studies for a degree; `degree` as it is asked for, a number or a word.
  package func isFor(degree asked: String) -> Bool {
    guard let degree else { return false }
    if let wanted = StudyDegree(spelling: asked) { return StudyDegree(spelling: degree) == wanted }
    return LinkName.folded(degree) == LinkName.folded(asked)
  }
}
