import VaultModel
import VaultSyntax
import VaultTestSupport

/// A small university at random: groups with schedules of one term, teachers, rooms, lessons that two groups have.
///
/// On which days a lesson takes place is asked of its note's calendar, which has tests of its own against a walk over every
/// day. What is in a view, next, or in a room is worked out here, lesson by lesson.
struct RandomUniversity {
  /// A lesson, with the groups that have it.
  struct Lesson {
    let subject: String
    let start: Int
    let end: Int
    let subgroup: Int?
    let groups: [String]
    let teachers: [String]
    let rooms: [String]
    /// The days on which it takes place in the academic year.
    var days: [LocalDate] = []

    /// Its line in a timetable, and the heading of the line.
    let heading: String
    let line: String
  }

  static let groups = ["101", "102", "103"]
  static let teachers = ["ada", "bob", "cyd"]
  static let rooms = ["1-1", "2-1", "3-2", "4-2"]
  private static let headings = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  /// From and to, in minutes of the day.
  private static let slots = [(540, 620), (635, 715), (745, 825), (840, 920), (600, 700)]

  private(set) var lessons: [Lesson] = []
  private(set) var files: [String: String] = [:]
  let year: ClosedRange<LocalDate>

  init(seed: UInt64) {
    var random = SplitMix64(seed: 480_000 &+ seed)
    let monday = LocalDate(year: 2026, month: 8, day: 31) ?? .epoch
    year = monday...(monday.adding(days: 363) ?? monday)
    func day(_ range: ClosedRange<Int>, using random: inout SplitMix64) -> LocalDate {
      monday.adding(days: Int.random(in: range, using: &random)) ?? monday
    }
    let pause = day(20...60, using: &random)
    let winter = day(100...120, using: &random)
    var keys = "term: \(day(0...10, using: &random).text)..\(day(120...200, using: &random).text)\n"
    keys += "cycle: \(Int.random(in: 1...4, using: &random))\n"
    keys += "breaks: [\(pause.text)..\((pause.adding(days: 6) ?? pause).text), "
    keys += "{days: \(winter.text)..\((winter.adding(days: 15) ?? winter).text), counts: false}]\n"
    for number in 0..<Int.random(in: 6...24, using: &random) {
      lessons.append(Self.lesson(number, day: day, using: &random))
    }
    for group in Self.groups {
      var text = "---\nowner: {group: \"\(group)\"}\n\(keys)---\n"
      for lesson in lessons where lesson.groups.contains(group) { text += "\n## \(lesson.heading)\n\n\(lesson.line)\n" }
      files["timetable/\(group).md"] = text
      files["groups/\(group).md"] = ""
      // The days of the lessons that this note has.
      let timetable = Note(Document(Array(text.replacing("---\nowner", with: "---\ntype: timetable\nowner").utf8)))
        .timetable
      for read in timetable.lessons {
        guard let place = lessons.firstIndex(where: { $0.subject == read.subject }) else { continue }
        lessons[place].days = timetable.calendar.days(of: read, in: year)
      }
    }
    for room in Self.rooms { files["rooms/\(room).md"] = "" }
    for teacher in Self.teachers { files["teachers/\(teacher).md"] = "" }
  }

  private static func lesson(
    _ number: Int, day: (ClosedRange<Int>, inout SplitMix64) -> LocalDate, using random: inout SplitMix64
  ) -> Lesson {
    func some(_ names: [String], _ range: ClosedRange<Int>) -> [String] {
      Array(names.shuffled(using: &random).prefix(Int.random(in: range, using: &random))).sorted()
    }
    let (start, end) = slots[Int.random(in: slots.indices, using: &random)]
    let (groups, rooms) = (some(Self.groups, 1...2), some(Self.rooms, 0...2))
    let teachers = some(Self.teachers, 0...2)
    let subgroup = Int.random(in: 0...3, using: &random)
    var attributes: [String] = []
    if subgroup == 1 || subgroup == 2 { attributes.append("subgroup: \(subgroup)") }
    if !rooms.isEmpty { attributes.append("room: [\(rooms.joined(separator: ", "))]") }
    if !teachers.isEmpty { attributes.append("teacher: [\(teachers.joined(separator: ", "))]") }
    if Bool.random(using: &random) { attributes.append("weeks: [\(Int.random(in: 1...2, using: &random)), 4]") }
    // A lesson without a room is one lesson only for one group.
    let owners = rooms.isEmpty ? Array(groups.prefix(1)) : groups
    let isSingle = Int.random(in: 0..<8, using: &random) == 0
    let times = "\(clock(start))-\(clock(end))"
    let tail = attributes.isEmpty ? "" : " {\(attributes.joined(separator: ", "))}"
    let date = isSingle ? day(0...200, &random).text + " " : ""
    return Lesson(
      subject: "L\(number)", start: start, end: end, subgroup: subgroup == 1 || subgroup == 2 ? subgroup : nil,
      groups: owners, teachers: teachers, rooms: rooms,
      heading: isSingle ? "Exams" : headings.randomElement(using: &random) ?? "Monday",
      line: "- \(date)\(times) L\(number)\(tail)")
  }

  /// `09:00`.
  static func clock(_ minute: Int) -> String {
    [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// What takes place in a span of the lessons that are wanted, as texts in the order of time and subgroup.
  ///
  /// - Parameter groups: those in whose schedules a view looks for a lesson.
  func occurrences(
    in span: ClosedRange<LocalDate>, where isWanted: (Lesson) -> Bool, groups: (Lesson) -> [String] = { $0.groups }
  ) -> [String] {
    lessons.filter(isWanted).flatMap { lesson in
      lesson.days.filter(span.contains).map { day in
        [
          day.text, Self.clock(lesson.start), lesson.subgroup.map { "\($0)" } ?? "", Self.clock(lesson.end),
          lesson.subject, groups(lesson).joined(separator: "+"), lesson.teachers.joined(separator: "+"),
          lesson.rooms.joined(separator: "+"),
        ].joined(separator: " ")
      }
    }.sorted()
  }
}

extension Occurrence {
  /// The same text of what a command says.
  var fullText: String {
    let subgroup = line.text("subgroup")
    return [
      date, start, subgroup == "0" ? "" : subgroup, end, line.text("subject"), groups.sorted().joined(separator: "+"),
      teachers.sorted().joined(separator: "+"), rooms.sorted().joined(separator: "+"),
    ].joined(separator: " ")
  }
}
