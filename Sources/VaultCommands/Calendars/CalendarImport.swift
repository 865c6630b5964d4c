import VaultActions
import VaultEdit
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// An import of tasks and events: finds what is new, what the vault has already, and what it has otherwise.
///
/// The sources are read more than once, so that none of them stands in memory: first to learn their zones, then to find out
/// which entries count (``CalendarSurvey``), then to make notes of them, in parts that are each made whole. `vault undo` takes all parts back.
struct CalendarImport {
  /// What entries come from.
  enum Source {
    case calendar(ImportInput)
    /// Entries of another format, which are read already.
    case entries([CalendarEntry], name: String)

    var name: String {
      switch self {
      case .calendar(let input): input.name
      case .entries(_, let name): name
      }
    }
  }

  /// How much is written at once.
  struct Part: Sendable {
    /// In notes.
    var count = 1000
    /// In bytes of notes (4 MB).
    var size = 4 << 20
  }

  private let session: CalendarSession
  private let folder: MoveDestination?
  private let updates: Bool
  private let part: Part
  private var invocation: Invocation { session.invocation }

  /// - Parameter updates: whether notes of entries that changed are changed too.
  init(_ session: CalendarSession, folder: MoveDestination?, updates: Bool, part: Part = Part()) {
    self.session = session
    self.folder = folder
    self.updates = updates
    self.part = part
  }

  /// Makes the notes, or shows them where they are only asked for.
  func run(_ sources: [Source]) throws(Failure) -> ExitCode {
    let survey = try surveyed(sources)
    let known = try KnownEntries(survey, of: session)
    var notes = CalendarNotes(session, folder: folder, links: known.links)
    if survey.hasReferences { notes.links.merge(try futureLinks(sources, survey, known, notes.names)) { $1 } }
    let total = updates ? survey.keys.count : max(0, survey.keys.count - known.count)
    var writing = CalendarWriting(session, notes, part, total: total)
    do throws(Failure) {
      for (number, source) in sources.enumerated() {
        var comparison = CalendarComparison(session, known, updates: updates, of: source.name)
        if number == 0 {
          for series in survey.knownSeries { try comparison.take(series: series, &writing.notes) }
        }
        try entries(of: source, number, survey) { entry throws(Failure) in
          guard try comparison.take(known.named(entry), &writing.notes) else { return }
          if try writing.writeIfFull() { known.forgetNotes() }
        }
        comparison.finish()
      }
      try writing.finish()
      return .done
    } catch  where error.code == .declined {
      invocation.note(.editNotConfirmed)
      return .nothingFound
    } catch {
      throw writing.failure(error)
    }
  }

  // MARK: Readings

  private func surveyed(_ sources: [Source]) throws(Failure) -> CalendarSurvey {
    var survey = CalendarSurvey(session.clocks)
    var reports: [Int: CalendarReport] = [:]
    for (number, source) in sources.enumerated() {
      switch source {
      case .entries(let entries, _):
        survey.beginSource()
        for entry in entries { survey.add(entry) }
      case .calendar(let input):
        try refuseIfNoCalendar(input)
        survey.beginSource(try zones(of: input))
        var report = CalendarReport(invocation: invocation, source: source.name)
        var reader = CalendarReader()
        try input.read { piece in reader.read(piece) { survey.add($0) { report.add($0) } } }
        reader.finish { survey.add($0) { report.add($0) } }
        reports[number] = report
      }
    }
    try addKnownSeries(to: &survey)
    survey.finish()
    for (number, source) in sources.enumerated() {
      guard case .calendar(let input) = source, var report = reports[number] else { continue }
      if survey.hasSuperseded { try addSuperseded(of: input, number, survey, to: &report) }
      report.finish()
    }
    return survey
  }

  /// Adds the series of the vault that the calendars have occurrences of alone.
  private func addKnownSeries(to survey: inout CalendarSurvey) throws(Failure) {
    let missing = survey.missingSeries
    guard !missing.isEmpty else { return }
    let (found, _) = try CalendarItems.items(where: CalendarItems.everything, of: session)
    for member in CalendarItems(found, of: session).members where member.identifier.occurrence == nil {
      if missing.contains(CalendarKey(member.identifier.uid)) { survey.know(member.entry) }
    }
  }

  /// Which entries another one supersedes is known once all were read; what each of them is its calendar says again.
  private func addSuperseded(
    of input: ImportInput, _ number: Int, _ survey: CalendarSurvey, to report: inout CalendarReport
  ) throws(Failure) {
    var taken = CalendarEntries(of: number, survey)
    var reader = CalendarReader()
    try input.read { piece in
      reader.read(piece) { _ = taken.entry(of: $0) { report.add(.remark($0)) } }
    }
    reader.finish { _ = taken.entry(of: $0) { report.add(.remark($0)) } }
  }

  /// The zones that a calendar explains, which may stand behind what is in them.
  private func zones(of input: ImportInput) throws(Failure) -> CalendarZones {
    var zones = CalendarZones(session.clocks)
    var reader = CalendarReader()
    try input.read { piece in reader.read(piece) { zones.add($0) } }
    reader.finish { zones.add($0) }
    return zones
  }

  /// What a calendar begins with may stand behind lines that are none of it, but it has to stand somewhere.
  private func refuseIfNoCalendar(_ input: ImportInput) throws(Failure) {
    guard try !input.isCalendar() else { return }
    var reader = CalendarReader()
    var isCalendar = false
    func take(_ part: CalendarReader.Part) {
      switch part {
      case .property, .calendarEnd: isCalendar = true
      case .component(let component): isCalendar = isCalendar || Self.components.contains(component.name)
      case .fault(let fault):
        isCalendar = isCalendar || fault.reason == .notClosed && Self.components.contains(fault.name)
      }
    }
    try input.read { piece in reader.read(piece, take) }
    reader.finish(take)
    guard !isCalendar else { return }
    throw Failure(
      .system, .importNotCalendar, [.text(input.name)],
      hints: [.init(.importFormatHint, [.list(ImportCommand.formats)])])
  }

  /// What tells a calendar, be it damaged: a text of another kind has components as well (`VCARD`).
  private static let components: Set<String> = ["VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]

  /// The links to the notes that will be made of entries which others refer to: names depend on all entries before.
  private func futureLinks(
    _ sources: [Source], _ survey: CalendarSurvey, _ known: KnownEntries, _ names: CalendarNoteNames
  ) throws(Failure) -> [String: String] {
    var names = names
    var links: [String: String] = [:]
    for (number, source) in sources.enumerated() {
      try entries(of: source, number, survey) { entry throws(Failure) in
        guard !known.contains(known.named(entry).identifier) else { return }
        let note = try names.newNote(of: entry)
        let identifier = entry.identifier.text
        if survey.isReferenced(identifier) { links[identifier] = "[[" + Path(note.path).stem + "]]" }
      }
    }
    return links
  }

  /// Reads a source and hands on its entries that count, one by one.
  private func entries(
    of source: Source, _ number: Int, _ survey: CalendarSurvey,
    _ body: (CalendarEntry) throws(Failure) -> Void
  ) throws(Failure) {
    var taken = CalendarEntries(of: number, survey)
    switch source {
    case .entries(let entries, _):
      for entry in entries { if let entry = taken.entry(entry) { try body(entry) } }
    case .calendar(let input):
      var reader = CalendarReader()
      var failure: Failure?
      func take(_ part: CalendarReader.Part) {
        guard failure == nil, let entry = taken.entry(of: part) else { return }
        do throws(Failure) { try body(entry) } catch { failure = error }
      }
      try input.read { piece throws(Failure) in
        reader.read(piece, take)
        if let failure { throw failure }
      }
      reader.finish(take)
      if let failure { throw failure }
    }
  }
}
