/// A university that does not exist: its faculties, rooms, teachers, groups and their lessons of autumn 2026, as the answers
/// of the information system and as notes of a vault.
///
/// The same shape and seed give the same bytes on every machine. Nobody has two lessons at one time, but for ``clashes``.
///
/// ```swift
/// let university = MadeUpUniversity()
/// university.answers["schedule?studentGroup=351001"]   // JSON
/// university.notes["timetable/351001.md"]              // the same as a note
/// ```
package struct MadeUpUniversity: Sendable {
  /// How large it is.
  package struct Shape: Sendable {
    package var faculties = 3
    package var groups = 20
    package var teachers = 40
    package var rooms = 60
    /// How many lines the week of a group has, its announcement among them.
    package var lessons = 8...12
    /// How many lines the exams of a group have; at most 4.
    package var exams = 3...4
    /// Whether one room and one teacher are booked twice.
    package var hasClashes = true
    /// Whether its notes have breaks, of which the answers know nothing.
    package var hasBreaks = true
    package var seed: UInt64 = 20_260_902

    package init() {}

    /// 20,000 lines in 500 schedules, 4 of each exams, and no clash.
    package static var large: Shape {
      var shape = Shape()
      shape.faculties = 10
      shape.groups = 500
      shape.teachers = 800
      shape.rooms = 600
      shape.lessons = 36...36
      shape.exams = 4...4
      shape.hasClashes = false
      return shape
    }
  }

  /// Two lessons that use one room or one teacher at a time when they should not.
  package struct Clash: Sendable {
    /// The places of the two in ``MadeUpUniversity/lessons``.
    package let lessons: [Int]
    /// The room's name, or the teacher's `urlId`.
    package let name: String
  }

  package let shape: Shape
  package let faculties: [Faculty]
  package let specialities: [Speciality]
  package let departments: [Department]
  package let rooms: [Room]
  package let teachers: [Teacher]
  package let groups: [Group]
  /// What all groups together have, each lesson once.
  package let lessons: [Lesson]
  package let clashes: [Clash]

  package init(_ shape: Shape = Shape()) {
    let catalogue = UniversityCatalogue(shape)
    var scheduler = UniversityScheduler(shape, catalogue)
    scheduler.run()
    self.shape = shape
    faculties = catalogue.faculties
    specialities = catalogue.specialities
    departments = catalogue.departments
    rooms = catalogue.rooms
    teachers = catalogue.teachers
    groups = catalogue.groups
    lessons = scheduler.lessons
    clashes = scheduler.clashes
  }

  /// Its lessons by group: their places in ``lessons``, in the order of the week, the exams last.
  package var lessonsByGroup: [[Int]] { places(groups.count) { $0.groups } }

  /// The same by teacher.
  package var lessonsByTeacher: [[Int]] { places(teachers.count) { $0.teachers } }

  private func places(_ count: Int, _ owners: (Lesson) -> [Int]) -> [[Int]] {
    var places = Array(repeating: [Int](), count: count)
    for (place, lesson) in lessons.enumerated() {
      for owner in owners(lesson) { places[owner].append(place) }
    }
    return places.map { $0.sorted { (lessons[$0].order, $0) < (lessons[$1].order, $1) } }
  }
}
