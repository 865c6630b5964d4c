import VaultSyntax

extension MadeUpUniversity {
  /// The answers of the information system by their addresses: `faculties`, `specialities`, `departments`, `auditories`,
  /// `student-groups`, `employees/all`, `schedule?studentGroup=351001`, `employees/schedule/a-sonechko`.
  ///
  /// What the system may leave out or write in two ways is written in all of them, in turn.
  package var answers: [String: [UInt8]] {
    var answers = [
      "faculties": list(faculties.indices, faculty), "specialities": list(specialities.indices, speciality),
      "departments": list(departments.indices.filter { departments[$0].isListed }, department),
      "auditories": list(rooms.indices, room), "student-groups": list(groups.indices, group),
      "employees/all": list(teachers.indices) { teacher($0, isInList: true, &$1) },
    ]
    for (group, places) in lessonsByGroup.enumerated() {
      answers["schedule?studentGroup=\(groups[group].name)"] = schedule(of: group, places)
    }
    for (teacher, places) in lessonsByTeacher.enumerated() {
      answers["employees/schedule/\(teachers[teacher].urlID)"] = schedule(ofTeacher: teacher, places)
    }
    return answers
  }

  private func list(_ places: some Sequence<Int>, _ record: (Int, inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.array { for place in places { record(place, &$0) } }
    return json.bytes
  }

  private func faculty(_ place: Int, _ json: inout JSONWriter) {
    json.object {
      $0.member("id", 20 + place)
      $0.member("name", faculties[place].name)
      $0.member("abbrev", faculties[place].abbreviation)
    }
  }

  private func speciality(_ place: Int, _ json: inout JSONWriter) {
    let record = specialities[place]
    json.object {
      $0.member("id", 2000 + place)
      $0.member("name", record.name)
      $0.member("abbrev", record.abbreviation)
      $0.member("code", record.code)
      $0.member("facultyId", 20 + record.faculty)
      $0.member("educationForm") {
        $0.object {
          $0.member("id", 1)
          $0.member("name", "full-time")
        }
      }
    }
  }

  private func department(_ place: Int, _ json: inout JSONWriter) {
    json.object {
      $0.member("id", 100 + place)
      $0.member("name", departments[place].name)
      $0.member("abbrev", departments[place].abbreviation)
    }
  }

  private func room(_ place: Int, _ json: inout JSONWriter) {
    let room = rooms[place]
    json.object {
      $0.member("id", 500 + place)
      // Some names are without the building, and the letter of a number is Latin here, and Cyrillic in lessons.
      let name = source(ofRoom: place, isLatin: place.isMultiple(of: 2)).replacing("а-", with: "a-")
      let isShort = room.building != nil && place % 4 == 1
      $0.member("name", isShort ? String(name.prefix { $0 != "-" }) : name)
      if place % 3 == 0 { $0.member("note", nil as String?) }
      $0.optional("capacity", room.capacity, place) { $0.integer($1) }
      $0.optional("auditoryType", room.kind, place) { json, kind in
        json.object {
          $0.member("id", ["ЛК": 1, "ПЗ": 2][kind] ?? 3)
          $0.member("name", ["ЛК": "лекционная", "ПЗ": "практические занятия"][kind] ?? "лаборатория")
          $0.member("abbrev", kind.lowercased())
        }
      }
      $0.optional("buildingNumber", room.building, place) { json, building in
        json.object {
          // The id is not the number.
          $0.member("id", 10 - building)
          $0.member("name", "\(building) к.")
        }
      }
      $0.optional("department", room.department, place) { json, department in
        json.object {
          $0.member("idDepartment", 100 + department)
          $0.member("name", departments[department].name)
          $0.member("abbrev", (place % 4 == 0 ? "Каф. " : "") + departments[department].abbreviation)
        }
      }
    }
  }

  /// `604-5 к.` with a Cyrillic or a Latin letter; what is off campus without a building stands alone.
  func source(ofRoom place: Int, isLatin: Bool) -> String {
    let name = rooms[place].name
    return name.contains(where: \.isNumber) ? name + (isLatin ? " k." : " к.") : name
  }

  private func group(_ place: Int, _ json: inout JSONWriter) {
    let group = groups[place]
    let speciality = specialities[group.speciality]
    json.object {
      $0.member("id", 23000 + place)
      $0.member("name", group.name)
      $0.member("facultyId", 20 + speciality.faculty)
      $0.member("facultyAbbrev", faculties[speciality.faculty].abbreviation)
      $0.optional("course", place % 3 == 1 ? nil : group.course, 1) { $0.integer($1) }
      $0.member("specialityDepartmentEducationFormId", 2000 + group.speciality)
      $0.member("specialityName", speciality.name)
      $0.member("specialityAbbrev", speciality.abbreviation)
      $0.member("educationDegree", group.isMaster ? 2 : 1)
      $0.optional("calendarId", nil as String?, place) { $0.string($1) }
    }
  }

  /// A group as the head of its schedule.
  func dto(ofGroup place: Int, _ json: inout JSONWriter) { group(place, &json) }

  /// A teacher: in lists with the abbreviation of the degree, in schedules with its name.
  func teacher(_ place: Int, isInList: Bool, _ json: inout JSONWriter) {
    let teacher = teachers[place]
    json.object {
      $0.member("id", 500_400 + place)
      $0.member("urlId", teacher.urlID)
      $0.member("firstName", teacher.firstName)
      $0.optional("middleName", teacher.middleName, place) { $0.string($1) }
      $0.member("lastName", teacher.lastName)
      $0.optional("rank", teacher.rank, place) { $0.string($1) }
      let degree = teacher.degree.map { isInList ? $0.abbreviation : $0.name }
      // Whoever has none has an empty one, too.
      $0.member("degree", place % 2 == 0 ? degree ?? "" : degree)
      if !isInList { $0.member("degreeAbbrev", teacher.degree?.abbreviation) }
      let email = place % 3 == 0 ? "\(teacher.urlID)@university.example" : nil
      $0.optional("email", email, place) { $0.string($1) }
      $0.optional("photoLink", nil as String?, place) { $0.string($1) }
      $0.optional("jobPositions", nil as String?, place + 1) { $0.string($1) }
      if isInList {
        $0.member("academicDepartment", teacher.departments.map { "каф. " + departments[$0].abbreviation })
        $0.member("fio", "\(teacher.lastName) \(teacher.firstName.prefix(1)).")
      }
      $0.member("calendarId", nil as String?)
    }
  }
}

extension JSONWriter {
  /// Writes a member; for nil null, or in every second case nothing.
  mutating func optional<Value>(
    _ key: String, _ value: Value?, _ place: Int, _ body: (inout JSONWriter, Value) -> Void
  ) {
    if let value {
      member(key) { body(&$0, value) }
    } else if place % 2 == 1 {
      member(key) { $0.null() }
    }
  }
}
