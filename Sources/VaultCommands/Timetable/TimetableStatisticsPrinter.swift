import VaultActions
import VaultMessages
import VaultModel
import VaultTimetable

/// Prints the hours of lessons: for people bars by subject, kind, week and teacher and what the gaps take, for programs one
/// line a name.
///
/// `vault timetable stats` calls ``run(_:_:)`` with what its flags name.
struct TimetableStatisticsPrinter {
  private let answer: TimetableStatistics.Answer
  private let invocation: Invocation
  private var messages: Messages { invocation.messages }

  /// Answers a request and prints the answer.
  static func run(_ request: TimetableStatistics, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let answer = try request.answer(in: invocation.workspace)
    guard answer.hours.total.lessons > 0 else {
      invocation.note(.timetableNothing, [.day(answer.days.lowerBound), .day(answer.days.upperBound)])
      return .nothingFound
    }
    let printer = TimetableStatisticsPrinter(answer: answer, invocation: invocation)
    let names = answer.hours.teachers.map(\.name)
    let teachers = try invocation.isForReading ? invocation.workspace.vault().shownTeachers(names) : [:]
    try Self.listing.print(HoursRow.all(of: answer.hours), invocation) { printer.printForPeople(teachers) }
    return .done
  }

  // MARK: For people

  /// - Parameter teachers: what people call them, by their folded names in lessons.
  private func printForPeople(_ teachers: [String: String]) {
    let (hours, painter) = (answer.hours, invocation.painter)
    let days = [answer.days.lowerBound, answer.days.upperBound].map { $0.text(in: messages.language) }
    invocation.print(painter.paint(days.joined(separator: " – "), .heading))
    invocation.print(
      messages(.hoursTotal, [.count(hours.total.lessons), .text(length(hours.total.seconds))]))
    if let day = hours.gaps.dayOfLongest {
      let gaps = messages(
        .hoursGaps,
        [
          .count(hours.gaps.count), .text(length(hours.gaps.seconds)), .text(length(hours.gaps.longest)),
          .text(day.text(in: messages.language)),
        ])
      for line in TextWrap.lines(gaps, width: max(20, invocation.columns)) { invocation.print(line) }
    }
    printBars(.hoursBySubject, hours.subjects)
    printBars(.hoursByKind, hours.kinds)
    printBars(.hoursByWeek, hours.weeks) { messages(.timetableWeek, [.text($0)]) }
    printBars(.hoursByTeacher, hours.teachers) { teachers[LessonName.folded($0)] ?? $0 }
  }

  private func printBars(
    _ heading: MessageKey, _ shares: [TimetableHours.Share], name: (String) -> String = { $0 }
  ) {
    guard !shares.isEmpty, !invocation.shouldStop else { return }
    invocation.print("")
    invocation.print(invocation.painter.paint(messages(heading), .heading))
    let most = max(1, shares.map(\.seconds).max() ?? 1)
    var table = AlignedTable([.flexible(minimum: 12), .fixed.whereThereIsRoom, .number, .number.whereThereIsRoom])
    for share in shares {
      table.add([
        .init(name(share.name)), .init(ShareBar.text(Double(share.seconds) / Double(most)), .success),
        .init(length(share.seconds)), .init("(\(share.lessons))", .faint),
      ])
    }
    for line in table.lines(fitting: max(20, invocation.columns - 2), invocation.painter) {
      invocation.print("  " + line)
    }
  }

  private func length(_ seconds: Int64) -> String { messages.length(minutes: Int(seconds / 60)) }

  // MARK: For programs

  private static let listing: Listing<HoursRow> = {
    typealias Own = Column<HoursRow>
    return Listing([
      Own("kind") { $0.kind }, Own("name") { $0.name }, Own("count") { $0.count }, Own("minutes") { $0.minutes },
      Own("longest") { $0.longest }.ifAny, Own("date") { $0.date }.ifAny,
    ])
  }()
}

/// A line of the hours of lessons: all of them, those with a name in common, or the gaps.
private struct HoursRow: Sendable {
  var kind: String
  var name: String?
  /// How many lessons, or gaps.
  var count: Int
  var minutes: Int64
  /// The longest gap in minutes, and its day.
  var longest: Int64?
  var date: String?

  static func all(of hours: TimetableHours) -> [HoursRow] {
    func rows(_ kind: String, _ shares: [TimetableHours.Share]) -> [HoursRow] {
      shares.map { HoursRow(kind: kind, name: $0.name, count: $0.lessons, minutes: $0.seconds / 60) }
    }
    let total = HoursRow(kind: "total", count: hours.total.lessons, minutes: hours.total.seconds / 60)
    let gaps = HoursRow(
      kind: "gaps", count: hours.gaps.count, minutes: hours.gaps.seconds / 60, longest: hours.gaps.longest / 60,
      date: hours.gaps.dayOfLongest?.text)
    return [total] + rows("subject", hours.subjects) + rows("kind", hours.kinds) + rows("week", hours.weeks)
      + rows("teacher", hours.teachers) + [gaps]
  }
}
