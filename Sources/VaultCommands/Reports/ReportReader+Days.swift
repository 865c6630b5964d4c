import VaultActions
import VaultMessages
import VaultModel
import VaultPages
import VaultPlanner
import VaultStore
import VaultTasks

extension ReportReader {
  /// What `vault today` says.
  func today() throws(Failure) -> Page {
    let day = try asking { index throws(Failure) in try TodayAnswer(session, index, invocation, telling: true) }
    let printer = try TodayPrinter(day, index, invocation)
    var page = Page(printer.heading, in: messages, note: try ReportCommand.note(invocation))
    page.lead = [printer.next { self.shows($0.path, $0.line) }].compactMap(\.self)
    let rows = shown(day.rows) { ($0.item.place.path, $0.item.place.line) }
    if !rows.isEmpty {
      page.sections.append(.init(messages(.reportAgenda), [.rows(printer.agenda.listing.lines(forPageOf: rows))]))
    }
    for (group, tasks) in day.tasks.listing.parts(TaskGroup.allCases, by: { $0.outlook.group }) {
      let tasks = shown(tasks) { ($0.found.place.path, $0.found.place.line) }
      guard !tasks.isEmpty else { continue }
      page.sections.append(
        .init(messages(group.title), [.rows(printer.tasks.columns.lines(forPageOf: tasks))]))
    }
    let told = Set(day.tasks.listing.rows.map(\.found.place.item))
    let planned = shown(printer.planned(without: told)) { block in
      block.source.map { (day.plan.sources[$0].place.path, day.plan.sources[$0].place.line) }
    }
    if !planned.isEmpty {
      page.sections.append(.init(messages(.todayPlan), [.rows(printer.plan.lines(forPageOf: planned))]))
    }
    for section in DayBesides.Section.allCases {
      let rows = shown(day.besides.rows.filter { $0.section == section }) { $0.place }
      guard !rows.isEmpty else { continue }
      let listing = DayBesides.listing(of: section, messages)
      page.sections.append(.init(messages(section.heading), [.rows(listing.lines(forPageOf: rows))]))
    }
    if page.sections.isEmpty { page.lead.append(messages(.todayNothing)) }
    if let tomorrow = printer.tomorrow {
      let rows = shown(tomorrow.lines) { $0.place }
      if !rows.isEmpty {
        let lines = tomorrow.printer.dayListing.lines(forPageOf: rows)
        page.sections.append(.init(messages(.tasksTomorrow), [.rows(lines)]))
      }
    }
    return finished(page)
  }

  /// What `vault agenda week` or `vault agenda month` says.
  func agenda(of words: String) throws(Failure) -> Page {
    guard let days = try StatedDays(typed: words, invocation.reckoning()) else {
      throw Failure(.notFound, .nothingFound)
    }
    var answer = try asking { index throws(Failure) in
      try AgendaAnswer(on: days, where: [], besides: .ofDays, session, index, invocation)
    }
    let printer = try AgendaPrinter(answer, index, invocation)
    var page = Page(days.text(in: messages.language), in: messages, note: try ReportCommand.note(invocation))
    while let day = try answer.nextDay(invocation) {
      let rows = shown(day.lines) { $0.place }
      guard !rows.isEmpty else { continue }
      page.sections.append(.init(printer.heading(of: day.date), [.rows(printer.dayListing.lines(forPageOf: rows))]))
    }
    answer.reportCut(invocation)
    if page.sections.isEmpty {
      page.lead.append(messages(.agendaNothing, [.day(days.first), .day(days.last)]))
    }
    return finished(page)
  }
}
