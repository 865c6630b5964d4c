import VaultModel
import VaultTestSupport

/// A random schedule, as a note and as the reference has it.
///
/// ```swift
/// let schedule = RandomSchedule(seed: 7)
/// schedule.text       // "---\nowner: {group: a}\ncycle: 3\n…"
/// schedule.reference.days(of: schedule.lines[0], in: schedule.span)
/// ```
struct RandomSchedule {
  private(set) var reference = DailyReference()
  /// The lessons, in the order of the note.
  private(set) var lines: [DailyReference.Line] = []
  /// The days that are compared.
  let span: ClosedRange<LocalDate>
  private(set) var text: String

  private static let headings = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  init(seed: UInt64) {
    var random = SplitMix64(seed: 20_260_901 &+ seed)
    let year = Int.random(in: 2015...2040, using: &random)
    let first = LocalDate(year: year, month: 9, day: 1) ?? .epoch
    func day(_ range: ClosedRange<Int>, using random: inout SplitMix64) -> LocalDate {
      first.adding(days: Int.random(in: range, using: &random)) ?? first
    }
    // Over the new year, the end of the academic year, and the beginning of the next one.
    let lower = day(-40...30, using: &random)
    span = lower...(lower.adding(days: Int.random(in: 30...430, using: &random)) ?? lower)
    var keys = ["owner: {group: a}"]
    if Bool.random(using: &random) {
      reference.cycle = Int.random(in: 1...6, using: &random)
      keys.append("cycle: \(reference.cycle)")
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let anchor = day(-30...200, using: &random)
      reference.anchor = anchor
      keys.append("anchor: \(anchor.text)")
    }
    if Int.random(in: 0..<4, using: &random) > 0 {
      let begin = day(-10...40, using: &random)
      let end = begin.adding(days: Int.random(in: 0...300, using: &random)) ?? begin
      reference.term = (begin, end)
      keys.append("term: \(begin.text)..\(end.text)")
    }
    var breaks: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let begin = day(0...330, using: &random)
      let end = begin.adding(days: Int.random(in: 0...24, using: &random)) ?? begin
      let counts = Bool.random(using: &random)
      reference.breaks.append(DailyReference.Break(first: begin, last: end, counts: counts))
      let days = begin == end ? begin.text : "\(begin.text)..\(end.text)"
      breaks.append(counts && Bool.random(using: &random) ? days : "{days: \(days), counts: \(counts)}")
    }
    if !breaks.isEmpty { keys.append("breaks: [\(breaks.joined(separator: ", "))]") }
    text = "---\ntype: timetable\n" + keys.joined(separator: "\n") + "\n---\n"
    for (place, heading) in Self.headings.enumerated() where Bool.random(using: &random) {
      text += "\n## \(heading)\n\n"
      for _ in 0..<Int.random(in: 1...3, using: &random) { addLesson(on: place + 1, day: day, using: &random) }
    }
    text += "\n## Exams\n\n"
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let date = day(-30...400, using: &random)
      text += "- \(date.text) 10:00-12:00 L\(lines.count)\n"
      lines.append(DailyReference.Line(weekday: nil, date: date))
    }
  }

  /// Adds a lesson under a weekday, with some of what a lesson can have.
  private mutating func addLesson(
    on weekday: Int, day: (ClosedRange<Int>, inout SplitMix64) -> LocalDate, using random: inout SplitMix64
  ) {
    var line = DailyReference.Line(weekday: weekday)
    var attributes: [String] = []
    if Int.random(in: 0..<4, using: &random) > 0 {
      // A week 0 means every week, one beyond the cycle none.
      let weeks = Set((0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 1...6, using: &random) })
      line.weeks = weeks.sorted() + (Int.random(in: 0..<10, using: &random) == 0 ? [0] : [])
      attributes.append("weeks: [\(line.weeks.map { "\($0)" }.joined(separator: ", "))]")
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let begin = day(-10...200, &random)
        line.dates.append((begin, begin.adding(days: Int.random(in: 0...120, using: &random)) ?? begin))
      }
      attributes.append("dates: [\(line.dates.map { "\($0.first.text)..\($0.last.text)" }.joined(separator: ", "))]")
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      // Days on which it takes place, so that something is excepted.
      let candidates = reference.days(of: line, in: span)
      line.except = candidates.isEmpty ? [day(0...90, &random)] : [candidates[candidates.count / 2], candidates[0]]
      attributes.append("except: [\(line.except.map(\.text).joined(separator: ", "))]")
    }
    if Bool.random(using: &random) { attributes.append("skipped") }
    let tail = attributes.isEmpty ? "" : " {\(attributes.joined(separator: ", "))}"
    text += "- 09:00-10:20 L\(lines.count)\(tail)\n"
    lines.append(line)
  }
}
