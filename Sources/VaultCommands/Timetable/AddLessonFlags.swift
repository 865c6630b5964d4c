import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault timetable add TEXT… --on DAY`
enum AddLessonFlags {
  static let on = Flag("on", value: .moment, "DAY", summary: .flagTimetableOn)
  static let kind = Flag("kind", value: .lessonKind, "KIND", summary: .flagTimetableKind)
  static let weeks = Flag("weeks", value: .text, "WEEKS", summary: .flagTimetableWeeks)
  static let dates = Flag("dates", value: .days(["month", "next month"]), "DATES", summary: .flagTimetableDates)

  static let all = [
    on, TimetableFlags.group, TimetableFlags.teacher, TimetableFlags.room, TimetableFlags.subgroup, kind, weeks, dates,
    .dryRun,
  ]

  static func run(_ words: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    let arguments = invocation.arguments
    var request = AddLesson(words.joined(separator: " "), on: try day(invocation))
    var (rooms, teachers) = (arguments.values(of: TimetableFlags.room), arguments.values(of: TimetableFlags.teacher))
    // The schedule is a group's where one is named, else a teacher's, else a room's; the others belong to the lesson.
    if let group = arguments[TimetableFlags.group] {
      request.owner = TimetableOwner(.group, group)
    } else if let own = try ownerBeside(&teachers, &rooms, invocation) {
      request.owner = own
    }
    (request.rooms, request.teachers) = (rooms, teachers)
    request.kind = arguments[kind]
    request.subgroup = arguments.wholeNumber(TimetableFlags.subgroup)
    request.weeks = try cycleWeeks(invocation)
    request.dates = try span(invocation)
    return try EditRun.finish(request.proposal(in: invocation.workspace), invocation)
  }

  /// The owner where no group is named: one's own schedule, else the first teacher or room that is named.
  private static func ownerBeside(
    _ teachers: inout [String], _ rooms: inout [String], _ invocation: Invocation
  ) throws(Failure) -> TimetableOwner? {
    guard try invocation.workspace.vault().settings.ownTimetables?.isEmpty ?? true else { return nil }
    if !teachers.isEmpty { return TimetableOwner(.teacher, teachers.removeFirst()) }
    return rooms.isEmpty ? nil : TimetableOwner(.room, rooms.removeFirst())
  }

  private static func day(_ invocation: Invocation) throws(Failure) -> AddLesson.Day {
    guard let text = invocation.arguments[on] else {
      throw Failure(.wrongRequest, .lessonNoDay, hints: [Remark(.lessonDayHint)])
    }
    if let weekday = Weekday(named: text) { return .weekday(weekday) }
    guard let moment = try invocation.moment(of: on) else {
      throw Failure(.wrongRequest, .lessonNoDay, hints: [Remark(.lessonDayHint)])
    }
    return .date(moment.date)
  }

  private static func cycleWeeks(_ invocation: Invocation) throws(Failure) -> [Int] {
    guard let text = invocation.arguments[weeks] else { return [] }
    var numbers: Set<Int> = []
    for part in text.split(separator: ",") {
      let bytes = Array(part.utf8)
      guard let range = CycleWeeks.parsing(TextSource(bytes, ByteRange(0, bytes.count))), range.lowerBound > 0 else {
        throw Failure(.wrongRequest, .lessonNotWeeks, [.text(text)])
      }
      numbers.formUnion(range)
    }
    return numbers.sorted()
  }

  private static func span(_ invocation: Invocation) throws(Failure) -> DateSpan? {
    guard let text = invocation.arguments[dates] else { return nil }
    let days = try invocation.days(named: text)
    return DateSpan(days.lowerBound, days.upperBound)
  }
}
