extension MadeUpUniversity {
  package struct Faculty: Sendable {
    package let name: String
    package let abbreviation: String
  }

  package struct Speciality: Sendable {
    package let faculty: Int
    package let name: String
    package let abbreviation: String
    package let code: String
  }

  package struct Department: Sendable {
    package let name: String
    package let abbreviation: String
    /// Whether the answer of departments has it; units that only own rooms are missing there.
    package var isListed = true
  }

  package struct Room: Sendable {
    /// Without the word for a building: `604-5`.
    package let name: String
    /// None of a room off campus.
    package var building: Int?
    package var floor: Int?
    package var kind: String?
    package var capacity: Int?
    package var department: Int?
  }

  package struct Teacher: Sendable {
    package let urlID: String
    package let firstName: String
    package let middleName: String?
    package let lastName: String
    package var rank: String?
    /// The abbreviation and the name; neither of whoever has no degree.
    package var degree: (abbreviation: String, name: String)?
    package let departments: [Int]

    /// `А. Сонечко`
    package var name: String { "\(firstName.prefix(1)). \(lastName)" }
  }

  package struct Group: Sendable {
    package let name: String
    package let speciality: Int
    /// The year of study; of a master's group the first.
    package let course: Int
    package let isMaster: Bool
    /// Whether it studies in the evening, and so has no lecture with others.
    package let isEvening: Bool
    package let students: Int
    /// Whether the schedule says the days of its term; if not, each lesson says its own.
    package let hasTerm: Bool
    /// Whether it has exams at all.
    package let hasExams: Bool
  }

  /// A line of the schedules of one or several groups.
  package struct Lesson: Sendable {
    /// None of some announcements.
    package var subject: String?
    package var title: String?
    package var kind: String?
    /// 0 is Monday; nil of exams.
    package var weekday: Int?
    /// An exam's own day, `2027-01-08`.
    package var date: String?
    package var start: String
    package var end: String
    /// The weeks of the cycle; empty for every week.
    package var weeks: [Int] = []
    /// 0 is the whole group.
    package var subgroup = 0
    package var rooms: [Int] = []
    package var teachers: [Int] = []
    package var groups: [Int]
    /// The first and the last day; nil for the whole term.
    package var dates: Span?
    package var note: String?
    /// Whether the source says that the group is split, which it also says where no subgroup is named.
    package var isSplit = false
    package var isAnnouncement = false
    /// The days on which an announcement is to be shown.
    package var shown: Span?

    /// What schedules are sorted by.
    var order: Order {
      Order(day: weekday ?? 7, text: (date ?? "") + start + " \(subgroup)" + weeks.map(String.init).joined())
    }
  }

  /// A first and a last day, each as in `2026-09-01`.
  package struct Span: Sendable {
    package let first: String
    package let last: String
  }

  /// The place of a lesson in a schedule.
  struct Order: Comparable {
    let day: Int
    let text: String

    static func < (one: Order, other: Order) -> Bool { (one.day, one.text) < (other.day, other.text) }
  }

  /// The term, 1 September to 24 December 2026.
  package static let term = Span(first: "2026-09-01", last: "2026-12-24")
  /// The days of the exams.
  package static let exams = Span(first: "2027-01-04", last: "2027-01-22")
}
