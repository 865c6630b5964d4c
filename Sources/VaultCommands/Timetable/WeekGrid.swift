import VaultMessages
import VaultModel
import VaultTimetable

/// A week for people: a column a day, a row a time, in each cell the lessons that begin then.
struct WeekGrid {
  /// A line of a cell, in one colour.
  private typealias Line = (text: String, role: TextRole?)

  private static let timeColumns = 11

  private let days: [LocalDate]
  private let occurrences: [LessonOccurrence]
  private let wording: LessonWording
  private let isDimmed: (LessonOccurrence?, ScheduledLesson) -> Bool
  private let invocation: Invocation

  /// - Parameters:
  ///   - occurrences: what takes place on the days.
  ///   - days: at most seven; a Sunday without lessons has no column.
  init(
    _ occurrences: [LessonOccurrence], on days: ClosedRange<LocalDate>, _ wording: LessonWording,
    isDimmed: @escaping (LessonOccurrence?, ScheduledLesson) -> Bool, _ invocation: Invocation
  ) {
    let all = (0...max(0, days.upperBound.days(since: days.lowerBound))).compactMap { days.lowerBound.adding(days: $0) }
    self.days = all.filter { day in day.weekday != .sunday || occurrences.contains { $0.date == day } }
    (self.occurrences, self.wording, self.isDimmed, self.invocation) = (occurrences, wording, isDimmed, invocation)
  }

  /// The columns of a day.
  private var width: Int { max(8, (invocation.columns - Self.timeColumns) / max(1, days.count) - 2) }

  /// Whether the name of every lesson fits.
  var isWide: Bool { occurrences.allSatisfy { DisplayWidth.of(SafeText.line(name(of: $0))) <= width } }

  func print() {
    printRow("", days.map { day in [(wording.day(day), day == wording.today ? .success : .faint)] })
    for time in times {
      if invocation.shouldStop { return }
      let cells = days.map { day in
        occurrences.filter { $0.date == day && wording.time(of: $0.lesson) == time }.flatMap(lines)
      }
      printRow(time, cells)
    }
  }

  /// Every time at which lessons are held, each once, the earliest first.
  private var times: [String] {
    var seen: Set<String> = []
    let sorted = occurrences.sorted { left, right in
      let (first, second) = (left.lesson.start?.secondOfDay ?? 0, right.lesson.start?.secondOfDay ?? 0)
      if first != second { return first < second }
      return (left.lesson.end?.secondOfDay ?? 0) < (right.lesson.end?.secondOfDay ?? 0)
    }
    return sorted.map { wording.time(of: $0.lesson) }.filter { seen.insert($0).inserted }
  }

  private func name(of occurrence: LessonOccurrence) -> String {
    let lesson = occurrence.lesson
    let subgroup = lesson.lesson.subgroup.map { "/\($0)" } ?? ""
    return [wording.kind(of: lesson), wording.subject(of: lesson) + subgroup].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func lines(of occurrence: LessonOccurrence) -> [Line] {
    let lesson = occurrence.lesson
    let isFaint = isDimmed(occurrence, lesson)
    let company = wording.company(of: lesson).filter { !$0.isEmpty }
    return [(name(of: occurrence), isFaint ? .faint : wording.color(of: lesson))]
      + ([company.joined(separator: " ")] + wording.remarks(on: lesson)).filter { !$0.isEmpty }.map { ($0, .faint) }
  }

  private func printRow(_ time: String, _ cells: [[Line]]) {
    let width = width
    for number in 0..<(cells.map(\.count).max() ?? 0) {
      var line = DisplayWidth.pad(number == 0 ? time : "", to: Self.timeColumns)
      for cell in cells {
        guard cell.indices.contains(number) else {
          line += String(repeating: " ", count: width + 2)
          continue
        }
        let text = DisplayWidth.truncate(SafeText.line(cell[number].text), to: width)
        let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
        line += "  " + (cell[number].role.map { invocation.painter.paint(text, $0) } ?? text) + padding
      }
      while line.hasSuffix(" ") { line.removeLast() }
      invocation.print(line)
    }
  }
}
