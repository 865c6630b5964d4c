import VaultExchange
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault sync ics FILE`: brings the tasks and events of the vault and a calendar file together.
///
/// The vault is written first, then the file, then the state: whatever stops it in between, the next call finds what both
/// sides agree on already and goes on from there.
struct CalendarSync {
  private let session: CalendarSession
  private let file: OutsideFile
  private let calendar: CalendarFile
  private let contents: CalendarContents
  private let items: CalendarItems
  private let last: SyncedState
  private let merge: CalendarMerge
  private var invocation: Invocation { session.invocation }

  /// Reads both sides and merges them; nothing is written.
  ///
  /// - Parameter name: the file as it was typed.
  /// - Throws: the failure to report: a side cannot be read, or the file is damaged or gone.
  init(_ name: String, _ invocation: Invocation) throws(CommandFailure) {
    session = try CalendarSession(invocation)
    file = try Self.file(name, session)
    last = try Self.state(of: file, session)
    guard let known = Self.known(last) else {
      throw CommandFailure(.ioFailure, .calendarStateDamaged, [.text(name)])
    }
    if file.bytes == nil, !known.entries.isEmpty {
      throw CommandFailure(
        .ioFailure, .calendarFileGone, [.text(name), .count(known.entries.count)], hints: [.init(.calendarFileGoneHint)]
      )
    }
    calendar = CalendarFile(parsing: file.bytes ?? [])
    var contents = try Self.contents(of: calendar, named: name, isNew: file.bytes == nil, session)
    items = CalendarItems(try CalendarItems.items(where: CalendarItems.everything, of: session), of: session)
    contents.nameOccurrences(as: Set(known.entries.keys).union(items.members.map(\.identifier)))
    self.contents = contents
    merge = try Self.merged(items, known, contents, session)
    if last == .foreign { invocation.warn(.calendarStateForeign) }
    CalendarReport.print(contents.remarks, contents.faults, of: name, invocation)
  }

  // MARK: Reading

  private static func file(_ name: String, _ session: CalendarSession) throws(CommandFailure) -> OutsideFile {
    let path = Path(session.invocation.environment.workingDirectory).appending(Path(name))
    do throws(SystemError) {
      return try OutsideFile(at: path, files: session.session.files)
    } catch .fileTooLarge {
      throw CommandFailure(.ioFailure, .syncTooLarge, [.text(name)], hints: [.init(.syncTooLargeHint)])
    } catch {
      throw CommandFailure(.ioFailure, .cannotRead, [.text(name), .systemError(error.code)])
    }
  }

  private static func state(of file: OutsideFile, _ session: CalendarSession) throws(CommandFailure) -> SyncedState {
    do throws(WriteFailure) {
      return try session.session.writer(for: session.invocation).syncedState(of: file.path)
    } catch {
      throw CommandFailure(error, messages: session.invocation.messages)
    }
  }

  private static func known(_ state: SyncedState) -> SyncedCalendar? {
    if case .kept(let bytes) = state { SyncedCalendar(bytes) } else { SyncedCalendar() }
  }

  /// The entries of the file. One that is damaged is not synchronised: what cannot be read would be taken for deleted.
  private static func contents(
    of calendar: CalendarFile, named name: String, isNew: Bool, _ session: CalendarSession
  ) throws(CommandFailure) -> CalendarContents {
    let harmless: Set<CalendarFault.Reason> = [.lineTooLong, .invalidUTF8]
    let damage = calendar.faults.first { !harmless.contains($0.reason) }
    if let damage {
      throw CommandFailure(
        .ioFailure, .calendarDamaged, [.text("\(name):\(damage.line)"), damage.reason.message],
        hints: [.init(.calendarDamagedHint)])
    }
    guard isNew || CalendarFile.isOne(calendar.bytes) else {
      throw CommandFailure(.ioFailure, .calendarNotOne, [.text(name)])
    }
    var contents = CalendarContents(keepingComponents: true, session.clocks)
    for component in calendar.components where component.name == "VTIMEZONE" { contents.add(.component(component)) }
    for component in calendar.components where component.name != "VTIMEZONE" { contents.add(.component(component)) }
    for property in calendar.properties { contents.add(.property(property)) }
    for fault in calendar.faults { contents.add(.fault(fault)) }
    contents.finish()
    return contents
  }

  /// Merges both sides; what the vault only says in other words than the file is no difference.
  private static func merged(
    _ items: CalendarItems, _ known: SyncedCalendar, _ contents: CalendarContents, _ session: CalendarSession
  ) throws(CommandFailure) -> CalendarMerge {
    let there = contents.entries.map(\.entry)
    let travelling = TravellingEntries(items, known: known, file: there, of: session)
    let echo = NoteEcho(session, links: items.links, identifier: items.identifier)
    let lines = Set(items.members.filter(\.found.isLine).map(\.identifier))
    func merge(_ here: [CalendarEntry]) -> CalendarMerge {
      CalendarMerge(known: known, vault: here, file: there, excluding: items.repeated.union(contents.repeated)) {
        echo.entry(of: $0, inLine: lines.contains($0.identifier))
      }
    }
    let first = merge(travelling.entries)
    return try travelling.settled(for: first).map(merge) ?? first
  }

  // MARK: Writing

  /// Makes the changes of both sides, or shows them where they are only asked for.
  func run() throws(CommandFailure) -> ExitCode {
    let writes = try vaultWrites()
    let after = try fileAfterwards()
    let printer = CalendarSyncPrinter(invocation, merge, paths: paths)
    if EditRun(invocation, session.session).preview(writes) {
      printer.printFileDiff(of: file, after)
      printer.printConflicts()
      return merge.conflicts.isEmpty ? .done : .conflict
    }
    if !writes.isEmpty {
      guard try EditRun(invocation, session.session).write(writes) != nil else { return .nothingFound }
    }
    try replaceFile(with: after)
    try keepState()
    printer.print(hasWritten: !writes.isEmpty)
    return merge.conflicts.isEmpty ? .done : .conflict
  }

  private var paths: [CalendarIdentifier: Path] {
    Dictionary(items.members.map { ($0.identifier, $0.found.path) }, uniquingKeysWith: { first, _ in first })
  }

  private func vaultWrites() throws(CommandFailure) -> [NoteWrite] {
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
    for change in merge.changes[.file] ?? [] {
      if case .add(let entry) = change, let member = members[entry.identifier], !member.hasIdentifier {
        notes.identify(member)
      }
    }
    try notes.add(new)
    return try notes.planned()
  }

  /// The bytes of the file after its changes.
  private func fileAfterwards() throws(CommandFailure) -> [UInt8] {
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
    guard !changes.isEmpty || file.bytes == nil else { return calendar.bytes }
    var edit = CalendarEdit(
      calendar, contents, entries: Array(entries.values), stamp: session.stamp, writer: session.writer)
    for change in changes { edit.make(change) }
    edit.followOccurrences(besides: Set(changes.map(\.entry.identifier)))
    let unexplained = edit.newZones.filter { session.clocks.rules(of: .named($0)) == nil }
    if !unexplained.isEmpty { invocation.note(.calendarZoneByName, [.list(unexplained)]) }
    return edit.bytes { session.zoneComponent(named: $0, from: $1) }
  }

  private func replaceFile(with bytes: [UInt8]) throws(CommandFailure) {
    do throws(OutsideFile.Failure) {
      try file.replace(with: bytes)
    } catch {
      let hints = [CommandFailure.Hint(.calendarAgainHint)]
      switch error {
      case .changed: throw CommandFailure(.conflict, .calendarFileChanged, [.text(file.path.text)], hints: hints)
      case .system(let error):
        throw CommandFailure(
          .ioFailure, .cannotWrite, [.text(file.path.text), .systemError(error.code)], hints: hints)
      }
    }
  }

  private func keepState() throws(CommandFailure) {
    let bytes = merge.known.bytes
    guard last != .kept(bytes) else { return }
    do throws(WriteFailure) {
      try session.session.writer(for: invocation).keepSyncedState(bytes, of: file.path, insteadOf: last)
    } catch {
      throw CommandFailure(error, messages: invocation.messages)
    }
  }
}
