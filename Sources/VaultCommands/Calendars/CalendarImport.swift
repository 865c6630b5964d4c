import VaultExchange
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// An import of tasks and events: what is new, what the vault has already, and what it has otherwise.
struct CalendarImport {
  private let session: CalendarSession
  private let updates: Bool
  private var notes: CalendarNotes
  private let known: [CalendarIdentifier: CalendarItems.Member]
  private var seen: Set<CalendarIdentifier> = []
  private var invocation: Invocation { session.invocation }

  /// What was found of one source.
  private struct Counts {
    var new = 0
    var same = 0
    var changed = 0
  }

  /// - Parameter updates: whether notes of entries that changed are changed too.
  init(_ session: CalendarSession, folder: MoveDestination?, updates: Bool) throws(CommandFailure) {
    self.session = session
    self.updates = updates
    let items = CalendarItems(
      try CalendarItems.items(where: CalendarItems.everything, of: session), of: session)
    known = Dictionary(items.members.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    notes = CalendarNotes(session, links: items.links)
    notes.folder = folder
  }

  /// Plans the notes of the entries of a source.
  mutating func add(_ entries: [CalendarEntry], from source: String) throws(CommandFailure) {
    var counts = Counts()
    var new: [CalendarEntry] = []
    for entry in entries {
      guard let member = known[entry.identifier] else {
        // Of an entry that two files have the first counts.
        if seen.insert(entry.identifier).inserted {
          new.append(entry)
          counts.new += 1
        }
        continue
      }
      let fields = differences(of: entry, from: member)
      if fields.isEmpty {
        counts.same += 1
      } else {
        counts.changed += 1
        report(entry, member, fields)
        if updates { notes.change(member, to: entry, fields) }
      }
    }
    try notes.add(new)
    invocation.note(
      .calendarImported, [.text(source), .count(counts.new), .count(counts.same), .count(counts.changed)])
    if counts.changed > 0, !updates { invocation.note(.calendarUpdateHint) }
  }

  private func differences(of entry: CalendarEntry, from member: CalendarItems.Member) -> [CalendarField] {
    guard entry.kind == member.entry.kind else { return [] }
    let here = member.entry.projected()
    return entry.projected().differences(from: here).filter { !member.found.isLine || !$0.isOfNotes }
  }

  private func report(_ entry: CalendarEntry, _ member: CalendarItems.Member, _ fields: [CalendarField]) {
    invocation.note(
      updates ? .calendarUpdated : .calendarDiffers,
      [.text(member.found.path.text), .text(entry.title), .list(fields.map(\.rawValue))])
  }

  /// Writes the notes, or shows them where they are only asked for.
  func write() throws(CommandFailure) -> ExitCode {
    try EditRun(invocation, session.session).finishMaking(try notes.planned())
  }
}

extension CalendarField {
  /// Whether a line of a list cannot say it: its text is the title, and what it stands below is its parent.
  var isOfNotes: Bool { self == .notes || self == .parent }
}
