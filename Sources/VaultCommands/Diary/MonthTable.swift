import VaultJournal
import VaultMessages
import VaultModel

/// Prints a month for people: a heading, the weekdays, and a row a week, in which today is marked. Where the terminal is too
/// narrow for marks beside the days they stand below these.
struct MonthTable {
  /// What stands beside the number of a day: text in one line, and how it is drawn.
  typealias Mark = (text: String, role: TextRole?)

  private let grid: MonthGrid
  private let today: LocalDate
  private let invocation: Invocation

  init(of day: LocalDate, today: LocalDate, weekStart: Weekday, _ invocation: Invocation) {
    grid = MonthGrid(of: day, weekStart: weekStart)
    self.today = today
    self.invocation = invocation
  }

  /// - Parameter mark: asked for the days of the month only.
  func print(_ mark: (LocalDate) -> Mark?) {
    let language = invocation.messages.language.language
    let cells = grid.weeks.map { week in week.map { $0.flatMap { grid.contains($0) ? mark($0) : nil } } }
    let names = (grid.weeks.first ?? []).map { $0?.weekday.name(in: language, .abbreviation) ?? "" }
    let widest = cells.joined().map { DisplayWidth.of($0?.text ?? "") }.max() ?? 0
    let name = names.map { DisplayWidth.of($0) }.max() ?? 0
    // A sign before the number of two digits, and a space before the mark.
    let beside = max(name, 3 + (widest > 0 ? widest + 1 : 0))
    let isNarrow = 7 * (beside + 1) > invocation.columns
    let width = isNarrow ? max(name + 1, 3, widest) : beside
    let month = MonthName.text(grid.month.month, language)
    invocation.print(invocation.painter.paint(month.capitalized + " \(grid.month.year)", .heading))
    printLine(names.map { (" " + $0, TextRole.faint) }, width: width)
    for (week, marks) in zip(grid.weeks, cells) {
      if invocation.shouldStop { return }
      printLine(zip(week, marks).map { cell($0, isNarrow ? nil : $1, $1?.role) }, width: width)
      guard isNarrow, marks.contains(where: { $0 != nil }) else { continue }
      printLine(marks.map { below($0, width) }, width: width)
    }
  }

  /// A mark that ends where the number above it does, or begins with it where it is wider.
  private func below(_ mark: Mark?, _ width: Int) -> (text: String, role: TextRole?) {
    guard let mark else { return ("", nil) }
    return (String(repeating: " ", count: max(0, 3 - DisplayWidth.of(mark.text))) + mark.text, mark.role)
  }

  private func cell(_ day: LocalDate?, _ mark: Mark?, _ role: TextRole?) -> (text: String, role: TextRole?) {
    guard let day else { return ("", nil) }
    let number = (day == today ? "▶" : " ") + (day.day < 10 ? " " : "") + String(day.day)
    let text = number + (mark.map { " " + $0.text } ?? "")
    return (text, grid.contains(day) ? (day == today ? .success : role) : .faint)
  }

  private func printLine(_ cells: [(text: String, role: TextRole?)], width: Int) {
    var line = ""
    for (number, cell) in cells.enumerated() {
      line += cell.role.map { invocation.painter.paint(cell.text, $0) } ?? cell.text
      let gap = width - DisplayWidth.of(cell.text) + 1
      if number < cells.count - 1 { line += String(repeating: " ", count: max(1, gap)) }
    }
    invocation.print(line)
  }
}
