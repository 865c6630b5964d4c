import VaultModel
import VaultSyntax

// Records of the catalogues.
extension UniversityRecord {
  /// `id name note capacity auditoryType{name, abbrev} buildingNumber{id, name} department{name, abbrev}`
  var room: CatalogueRecord {
    get throws(UniversityFault) {
      var name = RoomName.name(try needed("name"))
      let building = try record("buildingNumber").flatMap { unit throws(UniversityFault) in try unit.text("name") }
        .map(RoomName.name)
      // A room is told from others by its building, which some names have already.
      if let building, !name.hasSuffix("-" + building) { name += "-" + building }
      var room = CatalogueRecord(.room, name)
      room.set("building", building)
      if let kind = try record("auditoryType") { room.set("kind", try kind.text("abbrev", or: "name")) }
      room.set("capacity", try integer("capacity", in: 0...1_000_000).map(String.init))
      if let unit = try record("department") {
        room.set("department", try unit.text("name", or: "abbrev").map(Self.department))
      }
      room.set("note", try text("note"))
      room.set("iis-id", try identifier("id"))
      return room
    }
  }

  /// `id urlId firstName middleName lastName rank degree degreeAbbrev academicDepartment[] fio photoLink email
  /// jobPositions calendarId`
  var teacher: CatalogueRecord {
    get throws(UniversityFault) {
      let person = try person
      var teacher = CatalogueRecord(.teacher, person.note)
      teacher.set("name", person.name)
      teacher.set("rank", try text("rank"))
      teacher.set("degree", try text("degree", or: "degreeAbbrev"))
      teacher.values["departments"] = try texts("academicDepartment").map(Self.department)
      teacher.set("photo", try text("photoLink"))
      teacher.set("email", try text("email"))
      teacher.set("page", try text("urlId").map { "https://iis.bsuir.by/employees/" + $0 })
      for (position, path) in elements("jobPositions") {
        guard position.kind == .object else {
          if let text = position.string { teacher.values["positions", default: []].append(text.inOneLine) }
          continue
        }
        let position = try UniversityRecord(position, path)
        if let name = try position.text("jobPosition") { teacher.values["positions", default: []].append(name) }
        for contact in try position.records("contacts") {
          if let phone = try contact.text("phoneNumber") { teacher.values["phone", default: []].append(phone) }
        }
      }
      teacher.set("iis-id", try identifier("id"))
      teacher.set("calendar-id", try text("calendarId"))
      return teacher
    }
  }

  /// What a teacher's note is called, and what people call them.
  var person: (note: String, name: String) {
    get throws(UniversityFault) {
      let names = [try text("lastName"), try text("firstName"), try text("middleName")].compactMap(\.self)
      let name = names.isEmpty ? try text("fio") : names.joined(separator: " ")
      guard let note = try text("urlId") ?? name else { throw fault(.missing, "urlId") }
      return (note, name ?? note)
    }
  }

  /// `id name facultyId facultyAbbrev course specialityDepartmentEducationFormId specialityName specialityAbbrev
  /// educationDegree calendarId`, in a lesson also `specialityCode numberOfStudents`
  var group: CatalogueRecord {
    get throws(UniversityFault) {
      var group = CatalogueRecord(.group, try needed("name"))
      group.set("faculty", try text("facultyAbbrev"))
      group.set("speciality", try text("specialityName", or: "specialityAbbrev"))
      group.set(ItemKey.facultyAbbreviation.rawValue, try text("facultyAbbrev"))
      group.set(ItemKey.specialityAbbreviation.rawValue, try text("specialityAbbrev"))
      group.set("code", try text("specialityCode"))
      group.set("degree", try integer("educationDegree", in: 0...100).map(String.init))
      group.set("course", try integer("course", in: 0...100).map(String.init))
      group.set("students", try integer("numberOfStudents", in: 0...1_000_000).map(String.init))
      group.set("iis-id", try identifier("id"))
      group.set("calendar-id", try text("calendarId"))
      group.faculty = try identifier("facultyId")
      group.speciality = try identifier("specialityDepartmentEducationFormId")
      return group
    }
  }

  /// `id name abbrev`, of a speciality also `code educationForm{id, name}`
  var unit: UnitName {
    get throws(UniversityFault) {
      var unit = UnitName(
        Self.department(try needed("name")), id: try identifier("id"),
        abbreviation: try text("abbrev").map(Self.department))
      unit.code = try text("code")
      unit.form = try record("educationForm").flatMap { form throws(UniversityFault) in try form.text("name") }
      return unit
    }
  }

  /// The name of a department without the word for it.
  private static func department(_ text: String) -> String {
    let rest = text.dropFirst(4).trimmed
    return text.prefix(4).lowercased() == "каф." && !rest.isEmpty ? rest : text
  }
}
