import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault sync ics FILE`: brings the tasks and events of the vault and a calendar file together.
///
/// The notes, the file, and what is remembered of both are written as one: all or nothing, and taken back together.
struct CalendarSync {
  private let session: CalendarSession
  private let file: OutsideFile
  private let calendar: CalendarFile
  private let contents: CalendarContents
  private let items: CalendarItems
  private let last: SyncedState
  private let merge: CalendarMerge
  private let unsure: UnsureEntries
  /// What of the file is left out, by names that stay.
  private let leftOut: Set<String>
  private var invocation: Invocation { session.invocation }

  /// Reads both sides and merges them; nothing is written, but what a command before could not finish.
  ///
  /// - Parameter name: the file as it was typed.
  /// - Throws: the failure to report: a side cannot be read, or the file is damaged or gone.
  init(_ name: String, _ invocation: Invocation) throws(Failure) {
    session = try CalendarSession(invocation)
    if !invocation.arguments.has(.dryRun) { try Self.recover(session) }
    file = try Self.file(name, session)
    last = try Self.state(of: file, session)
    guard let known = Self.known(last) else {
      throw Failure(.system, .calendarStateDamaged, [.text(name)])
    }
    if file.bytes == nil, !known.entries.isEmpty {
      throw Failure(
        .system, .calendarFileGone, [.text(name), .count(known.entries.count)], hints: [.init(.calendarFileGoneHint)]
      )
    }
    let calendar = CalendarFile(parsing: file.bytes ?? [])
    self.calendar = calendar
    var contents = try Self.contents(of: calendar, named: name, isNew: file.bytes == nil, session)
    let (found, vault) = try CalendarItems.items(where: CalendarItems.everything, of: session)
    var items = CalendarItems(found, of: session)
    contents.nameOccurrences(
      as: Set(known.entries.keys).union(items.members.map(\.identifier)), in: items.seriesStarts)
    items.pair(with: contents.entries.map(\.entry), besides: known)
    let names = CalendarRemarkNames(of: calendar, contents)
    let isNew: (CalendarRemark) -> Bool = { !known.told.contains(names.name(of: $0)) }
    let sides = SyncedSides(items, known, contents, session)
    var unsure = try UnsureEntries(in: vault)
    unsure.look(at: contents, of: calendar, named: name, known: known, isNew: isNew)
    unsure.look(at: items, and: contents, known: known, sides.isEdited)
    try unsure.look(for: known.entries.values, known: known, besides: items.identifiers)
    try unsure.look(for: contents.entries.map(\.entry), known: known, besides: items.identifiers)
    merge = try sides.merged(excluding: unsure.identifiers)
    (self.contents, self.items, self.unsure) = (contents, items, unsure)
    leftOut = Set(contents.remarks.filter { !unsure.remarks.contains($0) }.map(names.name))
    if case .foreign = last { invocation.warn(.calendarStateForeign) }
    let news = contents.remarks.filter { isNew($0) && !unsure.remarks.contains($0) }
    CalendarReport.print(news, contents.faults, of: name, invocation)
    unsure.print(invocation)
  }

  // MARK: Reading

  /// Finishes what a command before could not: else both sides would be read as two different commands left them.
  private static func recover(_ session: CalendarSession) throws(Failure) {
    do throws(WriteFailure) {
      RecoveryReport(try session.session.writer.recover()).print(session.invocation)
    } catch {
      throw Failure(error)
    }
  }

  private static func file(_ name: String, _ session: CalendarSession) throws(Failure) -> OutsideFile {
    let path = Path(session.invocation.environment.workingDirectory).appending(Path(name))
    do throws(SystemError) {
      return try OutsideFile(at: path, files: session.session.files)
    } catch .fileTooLarge {
      throw Failure(.system, .syncTooLarge, [.text(name)], hints: [.init(.syncTooLargeHint)])
    } catch {
      throw Failure(cannotRead: name, .systemError(error.code))
    }
  }

  private static func state(of file: OutsideFile, _ session: CalendarSession) throws(Failure) -> SyncedState {
    return try writing(try session.session.writer.syncedState(of: file.path))
  }

  private static func known(_ state: SyncedState) -> SyncedCalendar? {
    if case .kept(let bytes) = state { SyncedCalendar(bytes) } else { SyncedCalendar() }
  }

  /// The entries of the file. One that is damaged is not synchronised: what cannot be read would be taken for deleted.
  private static func contents(
    of calendar: CalendarFile, named name: String, isNew: Bool, _ session: CalendarSession
  ) throws(Failure) -> CalendarContents {
    let harmless: Set<CalendarFault.Reason> = [.lineTooLong, .invalidUTF8]
    let zones = calendar.components.filter { $0.name == "VTIMEZONE" }
    let damage = calendar.faults.first { fault in
      !harmless.contains(fault.reason) || zones.contains { $0.lines.contains { $0.number == fault.line } }
    }
    if let damage {
      throw Failure(
        .system, .calendarDamaged, [.text("\(name):\(damage.line)"), damage.reason.message],
        hints: [.init(.calendarDamagedHint)])
    }
    guard isNew || calendar.bytes.beginsCalendar else {
      throw Failure(.system, .calendarNotOne, [.text(name)])
    }
    var contents = CalendarContents(keepingComponents: true, session.clocks)
    for component in calendar.components where component.name == "VTIMEZONE" { contents.add(.component(component)) }
    for component in calendar.components where component.name != "VTIMEZONE" { contents.add(.component(component)) }
    for property in calendar.properties { contents.add(.property(property)) }
    for fault in calendar.faults { contents.add(.fault(fault)) }
    contents.finish()
    return contents
  }

  // MARK: Writing

  /// Makes the changes of both sides, or shows them where they are only asked for.
  func run() throws(Failure) -> ExitCode {
    let run = EditRun(invocation, session.session)
    let (notes, made) = try vaultWrites()
    let bytes = try fileAfterwards()
    let seen = notes + [file.replaced(by: bytes)].compactMap(\.self)
    let printer = CalendarSyncPrinter(invocation, merge, paths: paths)
    if run.preview(seen) {
      printer.printConflicts()
      return code
    }
    let isAsked = try confirmsRemovals()
    guard isAsked != false else { return .nothingFound }
    // What is remembered comes last: a recovery that finds the file changed keeps what was remembered before.
    let writes = seen + [try stateWrite(made, beside: bytes)].compactMap(\.self)
    if isAsked == true {
      _ = try run.writePart(writes)
    } else if !writes.isEmpty {
      guard try run.write(writes) != nil else { return .nothingFound }
    }
    printer.print(hasWritten: !seen.isEmpty, isWhole: unsure.all.isEmpty)
    return code
  }

  private var code: ExitCode { merge.conflicts.isEmpty ? .done : .conflict }

  /// Asks before a side loses all it has, or most of it, which is more often a mistake than meant.
  ///
  /// - Returns: what was answered, nil where nothing is to be asked.
  /// - Throws: that nobody is there to answer.
  private func confirmsRemovals() throws(Failure) -> Bool? {
    guard !invocation.arguments.has(.yes) else { return nil }
    for side in CalendarMerge.Side.allCases {
      guard let count = merge.unlikelyRemovals(from: side) else { continue }
      let values: [MessageValue] = [
        .count(count), .count(merge.sizes[side] ?? 0),
        side == .file ? .text(file.path.name) : .message(.calendarSideVault),
      ]
      guard invocation.canAsk else {
        throw Failure(.conflict, .calendarRemovals, values, hints: [.init(.calendarRemovalsHint)])
      }
      guard try invocation.isYes(.calendarRemovalsQuestion, values) else {
        invocation.note(.editNotConfirmed)
        return false
      }
      return true
    }
    return nil
  }

  private var paths: [CalendarIdentifier: Path] {
    Dictionary(items.members.map { ($0.identifier, $0.found.path) }, uniquingKeysWith: { first, _ in first })
  }

  /// What is written of notes, and the paths of new ones.
  private func vaultWrites() throws(Failure) -> (writes: [NoteWrite], made: [CalendarIdentifier: Path]) {
    var notes = CalendarNotes(session, links: items.links)
    let members = Dictionary(items.members.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    var new: [CalendarEntry] = []
    for change in merge.changes[.vault] ?? [] {
      switch (change, members[change.entry.identifier]) {
      case (.add(let entry), _): new.append(entry)
      case (.remove, let member?): notes.remove(member)
      case (.set(_, to: let entry, let fields), let member?):
        notes.change(member, to: entry, fields.filter { !member.found.isLine || !$0.isOfNotes })
      case (_, nil): break
      }
    }
    for member in items.members where merge.names(member) { notes.identify(member) }
    try notes.add(new)
    return (try notes.planned(), notes.paths)
  }

  /// The bytes of the file after its changes.
  private func fileAfterwards() throws(Failure) -> [UInt8] {
    let changes = merge.changes[.file] ?? []
    var entries = Dictionary(
      contents.entries.map { ($0.entry.identifier, $0.entry) }, uniquingKeysWith: { first, _ in first })
    for change in changes {
      if case .remove(let entry) = change {
        entries[entry.identifier] = nil
      } else {
        entries[change.entry.identifier] = change.entry
      }
    }
    let nameless = contents.entries.filter { found in
      found.isNameless && entries[found.entry.identifier] != nil && merge.knows(found.entry.identifier)
    }
    guard !changes.isEmpty || !nameless.isEmpty || file.bytes == nil else { return calendar.bytes }
    var edit = CalendarEdit(
      calendar, contents, entries: Array(entries.values), stamp: session.stamp, writer: session.writer)
    for change in changes { edit.make(change) }
    for found in nameless { edit.identify(found) }
    edit.followOccurrences(besides: Set(changes.map(\.entry.identifier)))
    let unexplained = edit.newZones.filter { session.clocks.rules(of: .named($0)) == nil }
    if !unexplained.isEmpty { invocation.note(.calendarZoneByName, [.list(unexplained)]) }
    return edit.bytes { session.zoneComponent(named: $0, from: $1) }
  }

  /// - Parameters:
  ///   - made: the paths of new notes.
  ///   - bytes: the file after its changes.
  private func stateWrite(
    _ made: [CalendarIdentifier: Path], beside bytes: [UInt8]
  ) throws(Failure) -> NoteWrite? {
    var known = merge.known
    let places = paths.merging(made) { first, _ in first }
    for identifier in known.entries.keys {
      if let path = places[identifier] { known.notes[identifier] = String(validating: path.bytes, as: UTF8.self) }
    }
    known.notes = known.notes.filter { known.entries[$0.key] != nil }
    known.told = bytes == calendar.bytes ? leftOut : leftOut.intersection(try remarkNames(in: bytes))
    return try writing(
      try session.session.writer.keeping(known.bytes, of: file.path, insteadOf: last))
  }
  /// The names of what a file still does not say: a line that was just repaired is news when it is damaged again.
  private func remarkNames(in bytes: [UInt8]) throws(Failure) -> [String] {
    let calendar = CalendarFile(parsing: bytes)
    var contents = try Self.contents(of: calendar, named: file.path.text, isNew: false, session)
    contents.nameOccurrences(
      as: Set(merge.known.entries.keys).union(items.members.map(\.identifier)), in: items.seriesStarts)
    return contents.remarks.map(CalendarRemarkNames(of: calendar, contents).name)
  }
}
