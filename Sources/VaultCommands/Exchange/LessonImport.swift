import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore

/// `vault import FILE… --format csv --mapping NAME` and `--format ics --as timetable`: lessons of tables and calendars.
struct LessonImport {
  private let invocation: Invocation
  private let session: Vault

  init(_ invocation: Invocation, _ session: Vault) { (self.invocation, self.session) = (invocation, session) }

  /// The lessons of tables that a mapping of the settings reads.
  func run(_ names: [String], by mapping: TimetableMapping) throws(Failure) -> ExitCode {
    var schedules: [ImportedSchedule] = []
    for name in names {
      let bytes = try ImportInput(name, invocation, session).whole()
      let table: LessonTable
      do throws(BankStatement.Failure) {
        table = try LessonTable(mapping, named: Self.stem(of: name), parsing: bytes)
      } catch {
        throw BankImport.failure(error, of: name, bytes)
      }
      for fault in table.faults {
        invocation.warn(
          .timetableBadValue, [.text("\(name):\(fault.line)"), .text(fault.column), .text(fault.text)])
      }
      schedules += table.schedules
    }
    return try write(schedules, of: names)
  }

  /// The lessons of calendars.
  func run(calendars names: [String]) throws(Failure) -> ExitCode {
    let calendar = try CalendarSession(invocation)
    var schedules: [ImportedSchedule] = []
    for name in names {
      let input = try ImportInput(name, invocation, session)
      guard try input.isCalendar() else { throw Failure(.system, .importNotCalendar, [.text(name)]) }
      let lessons = CalendarLessons(
        parsing: try input.whole(), named: Self.stem(of: name), calendar.clocks, zones: calendar.zones())
      for title in lessons.leftOut.prefix(20) { invocation.warn(.timetableNotWeekly, [.text(name), .text(title)]) }
      schedules.append(lessons.schedule)
    }
    return try write(schedules, of: names)
  }

  private func write(_ schedules: [ImportedSchedule], of names: [String]) throws(Failure) -> ExitCode {
    guard schedules.contains(where: { !$0.lessons.isEmpty }) else {
      throw Failure(.notFound, .timetableImportNothing, [.list(names)])
    }
    return try UniversityImport.write(ImportTimetable(of: schedules), for: invocation)
  }

  /// What a schedule is called that names no owner.
  private static func stem(of name: String) -> String {
    let stem = name == "-" ? "" : Path(name).name.split(separator: ".").first.map(String.init) ?? ""
    return stem.isEmpty ? "timetable" : stem
  }
}
