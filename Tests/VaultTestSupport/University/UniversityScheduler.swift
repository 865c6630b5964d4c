/// Gives every group its lessons so that no group, room or teacher is booked twice.
///
/// Whatever is used at a time of the week counts as used in all weeks, so that no look at weeks is needed.
struct UniversityScheduler {
  let shape: MadeUpUniversity.Shape
  let catalogue: UniversityCatalogue
  private var random: SplitMix64
  var lessons: [MadeUpUniversity.Lesson] = []
  var clashes: [MadeUpUniversity.Clash] = []

  /// The times of the day; small universities end before the evening.
  private static let times = [
    ("09:00", "10:20"), ("10:35", "11:55"), ("12:25", "13:45"), ("14:00", "15:20"), ("15:50", "17:10"),
    ("17:25", "18:45"), ("19:00", "20:20"),
  ]
  private let days: Int
  private let slotsOfDay: Int
  private var busyGroups: [Set<Int>]
  private var busyRooms: [Set<Int>]
  private var busyTeachers: [Set<Int>]
  /// By day and time.
  var busyAtExams: [String: Busy] = [:]
  var counts: [Int]

  /// Who and what is used at one time.
  struct Busy {
    var rooms: Set<Int> = []
    var teachers: Set<Int> = []
  }

  init(_ shape: MadeUpUniversity.Shape, _ catalogue: UniversityCatalogue) {
    self.shape = shape
    self.catalogue = catalogue
    random = SplitMix64(seed: shape.seed)
    let isFull = shape.lessons.upperBound > 16
    days = isFull ? 6 : 5
    slotsOfDay = isFull ? 7 : 5
    let free = Array(repeating: Set<Int>(), count: days * slotsOfDay)
    busyGroups = free
    busyRooms = free
    busyTeachers = free
    counts = Array(repeating: 0, count: catalogue.groups.count)
  }

  mutating func run() {
    let groups = catalogue.groups.indices
    for group in groups { announce(to: group) }
    for group in groups where group == 0 || !isSameStream(group, group - 1) {
      lecture(to: groups.filter { isSameStream($0, group) })
    }
    for group in groups { fill(group) }
    for group in groups where catalogue.groups[group].hasExams { examine(group) }
    if shape.hasClashes {
      book(twice: \.rooms, catalogue.rooms.map(\.name))
      book(twice: \.teachers, catalogue.teachers.map(\.urlID))
    }
  }

  func isSameStream(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (catalogue.groups[one], catalogue.groups[other])
    return one.speciality == other.speciality && one.course == other.course && one.isMaster == other.isMaster
      && one.isEvening == other.isEvening
  }

  // MARK: - Choosing

  /// A number below a bound, the same on every machine.
  mutating func draw(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }

  /// How many lines a group's week is to have; more where there are no exams.
  func target(_ group: Int) -> Int {
    let span = shape.lessons.upperBound - shape.lessons.lowerBound + 1
    return shape.lessons.lowerBound + group * 3 % span + (catalogue.groups[group].hasExams ? 0 : shape.exams.lowerBound)
  }

  func faculty(_ group: Int) -> Int { catalogue.specialities[catalogue.groups[group].speciality].faculty }

  /// The subjects of a group: some of its faculty, which depend on the year, and one that all have.
  func subjects(_ group: Int) -> [(name: String, title: String)] {
    let own = UniversityNames.subjects[faculty(group) % UniversityNames.subjects.count]
    let record = catalogue.groups[group]
    let first = record.course * 2 + record.speciality + (record.isMaster ? 3 : 0)
    return (0..<4).map { own[(first + $0) % own.count] } + [UniversityNames.common[group / 2 % 3]]
  }

  /// The first of so many numbers, counted round from one of them, that fits.
  private static func first(of count: Int, from start: Int, by step: Int = 1, where fits: (Int) -> Bool) -> Int? {
    (0..<count).lazy.map { (start + $0 * step) % count }.first { fits($0) }
  }

  /// A time of the week at which some groups are free.
  mutating func slot(_ groups: [Int]) -> Int? {
    let count = days * slotsOfDay
    return Self.first(of: count, from: draw(count), by: 11) { slot in
      groups.allSatisfy { !busyGroups[slot].contains($0) }
    }
  }

  /// A room that is free, of a kind if there is one.
  mutating func room(_ kind: String, _ slot: Int) -> [Int] {
    let count = catalogue.rooms.count
    let start = draw(count)
    let busy = busyRooms[slot]
    let room =
      Self.first(of: count, from: start) { !busy.contains($0) && catalogue.rooms[$0].kind == kind }
      ?? Self.first(of: count, from: start) { !busy.contains($0) }
    return room.map { [$0] } ?? []
  }

  /// A teacher who is free, of a faculty if there is one.
  mutating func teacher(_ faculty: Int, _ slot: Int) -> [Int] {
    let count = catalogue.teachers.count
    let start = draw(count)
    let busy = busyTeachers[slot]
    func isOfFaculty(_ teacher: Int) -> Bool {
      catalogue.teachers[teacher].departments.contains { $0 / UniversityCatalogue.departmentsOfFaculty == faculty }
    }
    let teacher =
      Self.first(of: count, from: start) { !busy.contains($0) && isOfFaculty($0) }
      ?? Self.first(of: count, from: start) { !busy.contains($0) }
    return teacher.map { [$0] } ?? []
  }

  /// One of so many that is not busy, which it is from then on; none when all are.
  mutating func free(_ count: Int, _ busy: inout Set<Int>) -> [Int] {
    guard let found = Self.first(of: count, from: draw(count), where: { !busy.contains($0) }) else { return [] }
    busy.insert(found)
    return [found]
  }

  mutating func add(_ lesson: MadeUpUniversity.Lesson, _ slot: Int) {
    var lesson = lesson
    lesson.weekday = slot / slotsOfDay
    (lesson.start, lesson.end) = Self.times[slot % slotsOfDay]
    decorate(&lesson)
    busyGroups[slot].formUnion(lesson.groups)
    busyRooms[slot].formUnion(lesson.rooms)
    busyTeachers[slot].formUnion(lesson.teachers)
    for group in lesson.groups { counts[group] += 1 }
    lessons.append(lesson)
  }

  /// What only some lessons have, or lack.
  func decorate(_ lesson: inout MadeUpUniversity.Lesson) {
    let number = lessons.count
    if number % 9 == 4 { lesson.dates = Self.spans[number % Self.spans.count] }
    if number % 13 == 5 { lesson.teachers = [] }
    if number % 17 == 6 { lesson.rooms = [] }
    if number % 19 == 8, let minutes = Int(lesson.start.suffix(2)), minutes < 55 {
      lesson.note = "Початок о \(lesson.start.prefix(2)).\(String(105 + minutes).dropFirst())"
    }
    lesson.isSplit = lesson.subgroup > 0 ? number % 2 == 0 : number % 12 == 10
    if number % 23 == 7, lesson.subgroup == 0 { lesson.kind = nil }
  }

  private static let spans: [MadeUpUniversity.Span] = [
    .init(first: "2026-09-07", last: "2026-10-31"), .init(first: "2026-10-05", last: "2026-12-19"),
    .init(first: "2026-11-02", last: "2026-12-24"), .init(first: "2026-09-01", last: "2026-11-28"),
  ]
}
