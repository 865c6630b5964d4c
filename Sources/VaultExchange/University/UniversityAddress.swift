package import VaultModel

/// The address of a schedule, below `https://iis.bsuir.by/api/v1`.
package struct UniversityAddress: Sendable, Hashable {
  /// Whether it is of a group or of a teacher.
  package let type: ItemType
  /// The group's number, or the teacher's `urlId`.
  package let name: String
  /// Where the day of its last change is asked for.
  package let lastUpdate: String

  /// Nil for an address of something else.
  package init?(_ address: String) {
    let forms: [(mark: String, type: ItemType, path: String)] = [
      ("/employees/schedule/", .teacher, "/last-update-date/employee?url-id="),
      ("/schedule?studentGroup=", .group, "/last-update-date/student-group?groupNumber="),
    ]
    for form in forms {
      guard let range = address.firstRange(of: form.mark) else { continue }
      let name = address[range.upperBound...].prefix { !"&#/?".contains($0) }
      guard !name.isEmpty else { return nil }
      (type, self.name) = (form.type, String(name))
      lastUpdate = address[..<range.lowerBound] + form.path + name
      return
    }
    return nil
  }
}
