/// The records of the made-up university that are no lessons.
struct UniversityCatalogue {
  let faculties: [MadeUpUniversity.Faculty]
  let specialities: [MadeUpUniversity.Speciality]
  let departments: [MadeUpUniversity.Department]
  let rooms: [MadeUpUniversity.Room]
  let teachers: [MadeUpUniversity.Teacher]
  let groups: [MadeUpUniversity.Group]

  static let departmentsOfFaculty = 3
  static let specialitiesOfFaculty = 2

  init(_ shape: MadeUpUniversity.Shape) {
    faculties = (0..<shape.faculties).map { number in
      let names = UniversityNames.faculties
      let name = number < names.count ? names[number] : "Faculty \(number + 1)"
      return .init(name: name, abbreviation: Self.initials(name))
    }
    let faculties = faculties
    specialities = (0..<shape.faculties * Self.specialitiesOfFaculty).map { number in
      let names = UniversityNames.specialities
      let faculty = faculties[number / Self.specialitiesOfFaculty]
      let name = number < names.count ? names[number] : "\(faculty.name), course \(number % 2 + 1)"
      return .init(
        faculty: number / Self.specialitiesOfFaculty, name: name,
        abbreviation: Self.initials(name) + "\(number % 2 + 1)",
        code: "1-40 01 \(String(101 + number).dropFirst())")
    }
    departments =
      (0..<shape.faculties * Self.departmentsOfFaculty).map { number in
        let names = UniversityNames.departments
        let name = number < names.count ? names[number] : "Department \(number + 1)"
        return .init(name: name, abbreviation: number < names.count ? String(name.prefix(4)) : "D\(number + 1)")
      } + [.init(name: "Library", abbreviation: "Lib", isListed: false)]
    rooms = Self.rooms(shape, library: departments.count - 1)
    teachers = (0..<shape.teachers).map { Self.teacher($0, shape) }
    groups = Self.groups(shape)
  }

  /// `Sky and clouds` → `SC`
  private static func initials(_ name: String) -> String {
    name.split(separator: " ").filter { $0 != "and" }.map { $0.prefix(1).uppercased() }.joined()
  }

  // MARK: - Rooms

  /// Names that software is likely to read wrongly: `kvitka 104 к1-2` and the observatory are off campus, and the letters
  /// of the numbers are Cyrillic.
  private static let oddRooms: [MadeUpUniversity.Room] = [
    .init(name: "114-2", building: 2, floor: 1, kind: "ЛР", capacity: 15, department: 0),
    .init(name: "210-4", building: 4, floor: 2, kind: "ЛК", capacity: 60, department: 1),
    .init(name: "31-1", building: 1, kind: "ПЗ", capacity: 25, department: 3),
    .init(name: "4-4", building: 4, kind: "ЛР", department: 2),
    .init(name: "213а-3", building: 3, floor: 2, kind: "ПЗ", capacity: 30, department: 4),
    .init(name: "207а-5", building: 5, floor: 2, kind: "ЛР", capacity: 15),
    .init(name: "kvitka 104 к1-2", kind: "ЛР", capacity: 20),
    .init(name: "обсерваторія"),
  ]

  private static func rooms(_ shape: MadeUpUniversity.Shape, library: Int) -> [MadeUpUniversity.Room] {
    var rooms = Array(oddRooms.prefix(shape.rooms))
    for number in 0..<max(0, shape.rooms - rooms.count) {
      let building = number % 5 + 1
      let floor = number / 5 % 6 + 1
      let kind = ["ЛК", "ПЗ", "ЛР", "ПЗ", nil, "ЛК", "ЛР"][number % 7]
      var capacity: Int? = kind == "ЛК" ? 60 + number % 5 * 15 : kind == "ЛР" ? 15 : 30
      if number % 9 == 5 { capacity = nil }
      let department = number % 11 == 4 ? library : number % (shape.faculties * departmentsOfFaculty)
      rooms.append(
        .init(
          name: "\(floor * 100 + number / 30 + 20)-\(building)", building: building, floor: floor, kind: kind,
          capacity: capacity, department: number % 8 == 6 ? nil : department))
    }
    return rooms
  }

  // MARK: - Teachers

  private static func teacher(_ number: Int, _ shape: MadeUpUniversity.Shape) -> MadeUpUniversity.Teacher {
    let surnames = UniversityNames.surnames
    let firstNames = UniversityNames.firstNames
    let surname = surnames[number % surnames.count]
    let first = firstNames[(number + number / surnames.count) % firstNames.count]
    let isDoctor = number % 8 == 2
    let count = shape.faculties * departmentsOfFaculty
    // The first two are as the sample vault has them.
    let own = number == 0 ? 1 : number == 1 ? 0 : number % count
    return .init(
      urlID: "\(first.latin)-\(surname.latin)", firstName: first.name,
      middleName: number % 3 == 0 ? nil : ["Назарівна", "Богданович", "Зорянович"][(number / 3) % 3],
      lastName: surname.name,
      rank: ["доцент", "старший викладач", "професор", "асистент", nil][number % 5],
      degree: number == 0 || number % 4 == 3
        ? ("канд. наук", "кандидат наук") : isDoctor ? ("д-р наук", "доктор наук") : nil,
      departments: number == 9 ? [] : number % 12 == 7 ? [own, (own + 1) % count] : [own])
  }

  // MARK: - Groups

  /// The first digits of group names by year of study; those of master's groups begin with a zero.
  private static let levels: [(digit: Int, course: Int)] = [(3, 2), (0, 1), (2, 1), (4, 3), (5, 4)]
  /// The second digits by faculty.
  private static let digits = [5, 1, 2, 3, 4, 6, 7, 8, 9, 0]

  private static func groups(_ shape: MadeUpUniversity.Shape) -> [MadeUpUniversity.Group] {
    let specialities = shape.faculties * specialitiesOfFaculty
    let perStream = max(2, (shape.groups + specialities * levels.count - 1) / (specialities * levels.count))
    return (0..<shape.groups).map { number in
      let stream = number / perStream
      let speciality = stream % specialities
      let level = levels[(stream / specialities + speciality) % levels.count]
      let digit = digits[speciality / specialitiesOfFaculty % digits.count]
      let isMaster = level.digit == 0
      let serial = String(1001 + number % perStream).dropFirst()
      return .init(
        name: "\(level.digit)\(digit)\(speciality % specialitiesOfFaculty + 1)\(serial)", speciality: speciality,
        course: level.course, isMaster: isMaster, isEvening: number == 1,
        students: isMaster ? 9 + number % 5 : 20 + number % 9,
        hasTerm: number % 20 != 13, hasExams: number % 20 != 19)
    }
  }
}
