import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore

/// Compares the entries of one source with the vault, plans notes of those that are new, and counts all.
struct CalendarComparison {
  private let session: CalendarSession
  private let known: KnownEntries
  private let echo: NoteEcho
  private let updates: Bool
  private let source: String
  private var counts = ImportCounts()
  private var changed = 0
  private var invocation: Invocation { session.invocation }

  /// - Parameter updates: whether notes of entries that changed are changed too.
  init(_ session: CalendarSession, _ known: KnownEntries, updates: Bool, of source: String) {
    self.session = session
    self.known = known
    echo = NoteEcho(session, links: known.links) { known.identifier(of: $0)?.text }
    self.updates = updates
    self.source = source
  }

  /// Takes an entry.
  ///
  /// - Returns: whether something is to be written for it.
  mutating func take(_ entry: CalendarEntry, _ notes: inout CalendarNotes) throws(Failure) -> Bool {
    guard !invocation.shouldStop else { throw Failure.stopped }
    guard let member = try known.member(of: entry.identifier) else {
      counts.new += 1
      try notes.make(try notes.names.newNote(of: entry), of: entry)
      return true
    }
    let fields = differences(of: entry, from: member)
    guard !fields.isEmpty else {
      counts.same += 1
      return false
    }
    changed += 1
    report(entry, member, fields)
    if updates { notes.change(member, to: entry, fields) }
    return updates
  }

  /// Takes a series that the vault alone has, with the exceptions that occurrences of the source are.
  mutating func take(series: CalendarEntry, _ notes: inout CalendarNotes) throws(Failure) {
    guard let member = try known.member(of: series.identifier), !differences(of: series, from: member).isEmpty
    else { return }
    _ = try take(series, &notes)
  }

  /// Says how many there were of each kind.
  func finish() {
    invocation.note(counts.remark(of: source, differing: changed))
    if changed > 0, !updates { invocation.note(.calendarUpdateHint) }
  }

  private func differences(of entry: CalendarEntry, from member: CalendarItems.Member) -> [CalendarField] {
    guard entry.kind == member.entry.kind else { return [] }
    let here = member.entry.projected(session.writer)
    var entry = entry
    entry.sayMoment(as: here)
    let fields = entry.projected(session.writer).differences(from: here)
      .filter { !(member.found.isLine && $0.isOfNotes || member.found.isPrivateByPlace && $0 == .isPrivate) }
    guard !fields.isEmpty else { return [] }
    // What a note says in other words is the same.
    let said = echo.entry(of: entry, inLine: member.found.isLine, in: member.found.note)
    return fields.filter { said[$0] != here[$0] }
  }

  private func report(_ entry: CalendarEntry, _ member: CalendarItems.Member, _ fields: [CalendarField]) {
    invocation.note(
      updates ? .calendarUpdated : .calendarDiffers,
      [.text(member.found.path.text), .text(entry.title), .list(fields.map(\.rawValue))])
  }
}

extension CalendarField {
  /// Whether a line of a list cannot say it: its text is the title, and what it stands below is its parent.
  var isOfNotes: Bool { self == .notes || self == .parent }
}
