import Testing
import VaultModel
import VaultSyntax

@Suite struct TimetableTests {
  @Test("a schedule has an owner, a term, exams, a cycle, an anchor and breaks")
  func keys() {
    let note = read(
      "---\nowner: {group: 010201}\nterm: 2026-09-01..2026-12-24\nexams: 2027-01-04 – 2027-01-22\ncycle: 2\nanchor: 2026-09-01\n"
        + "breaks: [2026-10-26..2026-10-30, 2026-11-02]\nsource: the board\n---\n", as: .timetable)
    let timetable = note.timetable
    #expect(note.findings == [])
    #expect(timetable.owner?.kind == .group)
    #expect(timetable.owner?.name == "010201")
    #expect(timetable.term?.text == "2026-09-01..2026-12-24")
    #expect(timetable.exams?.text == "2027-01-04..2027-01-22")
    #expect(timetable.cycle == 2)
    #expect(timetable.anchor?.text == "2026-09-01")
    #expect(timetable.breaks.map(\.days.text) == ["2026-10-26..2026-10-30", "2026-11-02"])
    #expect(timetable.source == "the board")
    #expect(timetable.view == nil)
  }

  @Test("a cycle has four weeks unless it says otherwise")
  func cycle() { #expect(read("", as: .timetable).timetable.cycle == 4) }

  @Test("a saved view keeps what it shows")
  func view() {
    let note = read(
      "---\nview: {group: [\"351002\", \"[[351003]]\"], teacher: n-petiukevich, subgroup: 1, subject: бд, "
        + "show: [teachers, rooms]}\n---\n", as: .timetable)
    #expect(note.findings == [])
    #expect(
      note.timetable.view
        == TimetableView(
          groups: ["351002", "351003"], teachers: ["n-petiukevich"], subgroup: 1, subject: "бд",
          shown: [.teachers, .rooms]))
  }

  static let breaksRows: [(written: String, breaks: [String], codes: [DiagnosticCode])] = [
    (
      "[2026-11-04..2026-11-06, {days: 2026-12-28..2027-01-10, counts: false}]",
      ["2026-11-04..2026-11-06 counts", "2026-12-28..2027-01-10"], []
    ),
    ("{days: 2026-11-04, counts: true}", ["2026-11-04 counts"], []),
    ("2026-11-04, 2026-11-06", ["2026-11-04 counts", "2026-11-06 counts"], []),
    ("[2026-11-04, {days: soon}]", ["2026-11-04 counts"], [.valueNotDays]),
    ("[{counts: false}]", [], [.valueNotDays]),
    ("[{days: 2026-11-04, counts: maybe}]", ["2026-11-04 counts"], [.valueNotTruth]),
    ("[[2026-11-04]]", [], [.valueNotDays]),
  ]

  @Test("a break is a span, or a mapping that says whether its weeks count", arguments: breaksRows)
  func breaks(written: String, breaks: [String], codes: [DiagnosticCode]) {
    let note = read("---\nbreaks: \(written)\n---\n", as: .timetable)
    #expect(note.timetable.breaks.map { $0.days.text + ($0.countsWeeks ? " counts" : "") } == breaks)
    #expect(note.diagnostics.map(\.code) == codes)
  }

  static let owners: [(written: String, kind: TimetableOwner.Kind?, name: String?)] = [
    ("{teacher: n-petiukevich}", .teacher, "n-petiukevich"), ("{room: 210-4}", .room, "210-4"),
    ("{group: \"[[151004]]\"}", .group, "151004"), ("{викладач: І. Франко}", .teacher, "І. Франко"),
  ]

  @Test("the owner is a group, a teacher or a room", arguments: owners)
  func owner(written: String, kind: TimetableOwner.Kind?, name: String?) {
    let owner = read("---\nowner: \(written)\n---\n", as: .timetable).timetable.owner
    #expect(owner?.kind == kind)
    #expect(owner?.name == name)
  }

  static let headings: [(heading: String, day: Weekday?)] = [
    ("Monday", .monday), ("tue", .tuesday), ("Понеділок", .monday), ("пт", .friday), ("П’ятниця", .friday),
    ("Субота", .saturday),
    ("Понедельник", .monday), ("среда", .wednesday), ("Вс", .sunday), ("Thursday, upper week", .thursday),
    ("Середа (2 корпус)", .wednesday),
    ("Notes", nil), ("Monthly", nil),
  ]

  @Test("lessons stand under weekdays in three languages", arguments: headings)
  func weekday(heading: String, day: Weekday?) throws {
    let note = read("# Autumn\n## \(heading)\n- 09:00-10:20 Maths\n", as: .timetable)
    #expect(note.lesson(of: try #require(note.onlyLine)).weekday == day)
    #expect(note.diagnostics.map(\.code) == (day == nil ? [.lessonWithoutDay] : []))
  }

  @Test("a deeper heading that names no day keeps the day above it")
  func deeperHeading() {
    let note = read(
      "## Monday\n### Morning\n- 09:00 a\n## Break\n### Tuesday\n- 10:00 b\n# Other\n- 11:00 c\n", as: .timetable)
    #expect(note.timetable.lessons.map(\.weekday) == [.monday, .tuesday, nil])
    #expect(note.findings == ["lesson-without-day: 11:00 c"])
  }

  @Test("a lesson has everything the format lists")
  func lesson() throws {
    let note = read(
      "## Wednesday\n- 09:00-10:20 МатПрог {kind: ЛР, weeks: [4, 1-2], subgroup: 1, room: 210-4, teacher: n-petiukevich, "
        + "dates: 2026-09-23..2026-12-16, title: Математичне програмування}\n", as: .timetable)
    let lesson = note.lesson(of: try #require(note.onlyLine))
    #expect(note.findings == [])
    #expect(lesson.subject == "МатПрог")
    #expect(lesson.title == "Математичне програмування")
    #expect(lesson.kind == "ЛР")
    #expect(lesson.weekday == .wednesday)
    #expect(lesson.times?.text == "09:00-10:20")
    #expect(lesson.weeks == [1, 2, 4])
    #expect(lesson.subgroup == 1)
    #expect(lesson.rooms == ["210-4"])
    #expect(lesson.teachers == ["n-petiukevich"])
    #expect(lesson.dates.map(\.text) == ["2026-09-23..2026-12-16"])
    #expect(!lesson.isExam)
  }

  static let weeksRows: [(written: String, weeks: [Int])] = [
    ("weeks: [1, 3]", [1, 3]), ("weeks: 1-2, 4", [1, 2, 4]), ("weeks: 4", [4]), ("weeks: [0]", []),
    ("weeks: [0, 2]", []),
    ("weeks: 2–3", [2, 3]), ("kind: ЛК", []),
  ]

  @Test("no week, or week 0, is every week", arguments: weeksRows)
  func weeks(written: String, weeks: [Int]) throws {
    let note = read("## Monday\n- 09:00 Maths {\(written)}\n", as: .timetable)
    #expect(note.findings == [])
    #expect(note.lesson(of: try #require(note.onlyLine)).weeks == weeks)
  }

  static let wrongRows: [(written: String, code: DiagnosticCode)] = [
    ("weeks: [1, odd]", .valueNotNumber), ("weeks: 99", .numberOutOfRange), ("dates: someday", .valueNotDays),
    ("dates: 2026-12-16..2026-09-23", .valueNotDays), ("dates: 2026-02-30", .noSuchDay),
    ("subgroup: both", .valueNotNumber),
  ]

  @Test("a bad value of a lesson is one diagnostic", arguments: wrongRows)
  func wrong(written: String, code: DiagnosticCode) {
    #expect(read("## Monday\n- 09:00 Maths {\(written)}\n", as: .timetable).diagnostics.map(\.code) == [code])
  }

  @Test("several rooms and teachers stand between commas or in a list")
  func several() throws {
    let note = read("## Monday\n- 09:00 Maths {room: [210-4, 114-2], teacher: \"a, [[b]]\"}\n", as: .timetable)
    let lesson = note.lesson(of: try #require(note.onlyLine))
    #expect(lesson.rooms == ["210-4", "114-2"])
    #expect(lesson.teachers == ["a", "b"])
  }

  static let examsRows = ["Exams", "Exam", "Іспити", "Екзамени", "Сесія", "Экзамены", "Іспити: зима"]

  @Test("under Exams a line begins with its date", arguments: examsRows)
  func exams(heading: String) {
    let note = read(
      "## \(heading)\n- 2027-01-08 09:00-11:00 МатПрог {kind: Экзамен}\n- 2027-01-15 БД\n", as: .timetable)
    let lessons = note.timetable.lessons
    #expect(note.findings == [])
    #expect(lessons.map(\.isExam) == [true, true])
    #expect(lessons.map(\.date?.text) == ["2027-01-08", "2027-01-15"])
    #expect(lessons.map(\.times?.text) == ["09:00-11:00", nil])
  }

  @Test("a lesson with its own date needs no weekday")
  func dated() {
    let note = read("- 2026-11-23 09:00 Maths\n", as: .timetable)
    #expect(note.findings == [])
    #expect(note.timetable.lessons.map(\.date?.text) == ["2026-11-23"])
  }
}
