import VaultActions
import VaultMessages
import VaultModel
import VaultPages

extension Page {
  /// What `vault stats mood` says: figures, which no text of a diary stands beside.
  init(moodIn invocation: Invocation) throws(Failure) {
    let request = Statistics()
    let days = try request.days(in: invocation.workspace)
    let rows = StatsRow.rows(of: try request.moods(in: invocation.workspace), on: days, isMood: true)
    self = try Page(of: StatsPrinter(rows, days, invocation))
    if rows.isEmpty { lead = [invocation.messages(.statsNothing, [.day(days.lowerBound), .day(days.upperBound)])] }
  }

  /// What `vault stats` prints of any topic.
  init(of printer: StatsPrinter) throws(Failure) {
    let invocation = printer.invocation
    self.init(printer.span, in: invocation.messages, note: try ReportCommand.note(invocation))
    lead = printer.summary
    let isDaily = printer.rows.contains { $0.kind == "day" }
    sections = (isDaily ? [printer.dayColumns] : []) + printer.groupBars
  }
}

extension StatsPrinter {
  /// The groups of each kind, with a bar each.
  fileprivate var groupBars: [Page.Section] {
    groups.filter { $0.kind != "day" }.map { group in
      Page.Section(
        invocation.messages(heading(of: group.kind)), [.bars(group.rows.map { bar(shownName(of: $0), $0) })])
    }
  }

  /// All the days, also those of which nothing is known.
  fileprivate var dayColumns: Page.Section {
    var known: [String: StatsRow] = [:]
    for row in rows where row.kind == "day" { if let date = row.date { known[date] = row } }
    let all = sequence(first: days.lowerBound) { [days] in $0 < days.upperBound ? $0.adding(days: 1) : nil }
    let bars = all.map { day in
      let name = day.text(in: invocation.messages.language)
      let mark = String(day.day)
      return known[day.text].map { bar(name, mark: mark, $0) } ?? Page.Bar(name, mark: mark, share: nil)
    }
    return Page.Section(invocation.messages(.statsByDay), [.columns(bars)])
  }

  private func bar(_ name: String, mark: String = "", _ row: StatsRow) -> Page.Bar {
    Page.Bar(
      name, mark: mark, value: value(of: row), remark: remarks(on: row).joined(separator: " "), share: row.share)
  }
}
