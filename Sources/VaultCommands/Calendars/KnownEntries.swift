import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The tasks and events of the vault that an import meets again, found by their identifiers.
///
/// Of each only its place is kept, 32 bytes, and its note is read when it is asked for; of those that the calendars do not
/// have, and no link leads to, nothing is kept.
final class KnownEntries {
  private let session: CalendarSession
  private let survey: CalendarSurvey
  private let places: KnownPlaces
  private let opener: NoteOpener
  private let vault: IndexedVault
  private let zones: LearnedZones
  private var notes: [Int: KnownNote] = [:]
  private var size = 0
  /// What kept a note from being read, if anything did: what it has nobody knows.
  private var unread: Failure?
  /// The notes that the index could not read, with their bytes; nil where these cannot be read either.
  private lazy var hidden: Result<[(note: IndexReport.Unreadable, bytes: [UInt8]?)], SnapshotFault> = Result {
    () throws(SnapshotFault) in try vault.unreadableNotes().map { ($0, vault.rawBytes(at: $0.path)) }
  }

  /// More of the notes that were read is not kept, in bytes.
  private static let mostBytes = 8 << 20

  /// Finds the entries of a survey in the vault.
  init(_ survey: CalendarSurvey, of session: CalendarSession) throws(Failure) {
    self.session = session
    self.survey = survey
    let (vault, places) = try session.session.asking {
      vault throws(Failure) -> KnownPlaces in try KnownPlaces(survey, of: session, in: vault)
    }
    session.session.save(vault, for: session.invocation)
    self.vault = vault
    self.places = places
    opener = NoteOpener(vault)
    zones = LearnedZones(session)
  }

  /// The links to notes that entries of the calendars refer to.
  var links: [String: String] { places.links }

  /// How many there are.
  var count: Int { places.count }

  func contains(_ identifier: CalendarIdentifier) -> Bool { places.place(of: identifier.key) != nil }

  /// The entry under the name that the vault has for it: an occurrence of a series may be called by its time in UTC, and
  /// on the clock of the series.
  func named(_ entry: CalendarEntry) -> CalendarEntry {
    guard entry.identifier.occurrence != nil, !contains(entry.identifier),
      let other = survey.otherIdentifier(of: entry), contains(other)
    else { return entry }
    var entry = entry
    entry.identifier = other
    return entry
  }

  /// The item with an identifier, as its note is now; nil when the vault has none.
  ///
  /// - Throws: the failure to report: a note that has it, or names it, cannot be read.
  func member(of identifier: CalendarIdentifier) throws(Failure) -> CalendarItems.Member? {
    let member = readMember(of: identifier)
    if let unread { throw unread }
    if member == nil { try refuseHidden(identifier) }
    return member
  }

  /// Refuses an entry whose identifier stands in a note that is no note for bytes in it: it would be made twice.
  private func refuseHidden(_ identifier: CalendarIdentifier) throws(Failure) {
    let name = Array(identifier.uid.utf8)
    let naming: [(note: IndexReport.Unreadable, bytes: [UInt8]?)]
    do throws(SnapshotFault) {
      naming = try hidden.get().filter { $0.bytes?.contains(name) == true }
    } catch {
      throw Failure(error)
    }
    guard let note = naming.first?.note else { return }
    throw Failure(note, in: vault)
  }

  private func readMember(of identifier: CalendarIdentifier) -> CalendarItems.Member? {
    guard let place = places.place(of: identifier.key), let found = item(identifier, at: place) else { return nil }
    var reader = NoteEntryReader(zones: zones.table(for: found), weekStart: session.clocks.weekStart) {
      [unowned self] link in self.identifier(of: link)?.text
    }
    guard var entry = reader.entry(of: found.item, in: found.note, identifier) else { return nil }
    if found.isLine, entry[.parent].isEmpty { entry.set(.parent, parent(of: found, at: place)?.text) }
    return CalendarItems.Member(
      found: found, hasIdentifier: found.writtenIdentifier != nil, entry: entry, left: reader.left)
  }

  /// Forgets the notes that were read: some of them were written.
  func forgetNotes() {
    notes = [:]
    size = 0
  }

  // MARK: Notes

  private func item(_ identifier: CalendarIdentifier, at place: KnownPlaces.Place) -> FoundItem? {
    guard let known = note(inFile: Int(place.file)) else { return nil }
    let item = place.line < 0 ? known.note.whole : known.note.item(ofLineAt: Int(place.line))
    if let item {
      let found = found(item, known)
      if self.identifier(of: found, at: place) == identifier { return found }
    }
    // Lines move when those above them are written.
    return known.item(identifier).map { found($0, known) }
  }

  private func found(_ item: Item, _ known: KnownNote) -> FoundItem {
    FoundItem(
      known.note, item: item, path: known.path, settings: session.session.configuration.settings,
      root: session.session.root)
  }

  private func note(inFile file: Int) -> KnownNote? {
    if let known = notes[file] { return known }
    do throws(Failure) {
      guard let (path, read) = try opener.note(ofFile: file) else { return nil }
      let count = read.document.bytes.count
      if size + count > Self.mostBytes { forgetNotes() }
      size += count
      let note = KnownNote(path, read)
      notes[file] = note
      return note
    } catch {
      unread = error
      return nil
    }
  }

  // MARK: Identifiers

  private func identifier(of found: FoundItem, at place: KnownPlaces.Place) -> CalendarIdentifier {
    found.writtenIdentifier ?? found.madeIdentifier(attempt: places.attempt(at: place))
  }

  /// The identifier of what a link leads to; of a name that leads nowhere the identifier that it is itself.
  func identifier(of link: NamedLink) -> CalendarIdentifier? {
    guard let file = places.file(named: link.target), let known = note(inFile: file) else {
      let named = CalendarIdentifier(text: link.target)
      return !link.isLink && contains(named) ? named : nil
    }
    return identifier(of: found(known.note.whole, known), at: KnownPlaces.Place(file: UInt32(file), line: -1))
  }

  /// The identifier of the task that a line stands below.
  private func parent(of found: FoundItem, at place: KnownPlaces.Place) -> CalendarIdentifier? {
    let parent = found.note.items[found.item.parent]
    let item = FoundItem(found.note, item: parent, path: found.path, settings: found.settings, root: found.root)
    guard parent.type == .task, item.isExchanged else { return nil }
    let line = parent.line == nil ? -1 : Int32(clamping: parent.range.lower)
    return identifier(of: item, at: KnownPlaces.Place(file: place.file, line: line))
  }
}

/// A note that was read, and where its items with identifiers are once somebody asks.
private final class KnownNote {
  let path: Path
  let note: Note
  private lazy var items: [CalendarIdentifier: Item] = {
    var items: [CalendarIdentifier: Item] = [:]
    for item in note.items {
      guard let uid = note.text(.uid, of: item), !uid.isEmpty else { continue }
      items[CalendarIdentifier(text: uid)] = items[CalendarIdentifier(text: uid)] ?? item
    }
    return items
  }()

  init(_ path: Path, _ note: Note) {
    self.path = path
    self.note = note
  }

  func item(_ identifier: CalendarIdentifier) -> Item? { items[identifier] }
}
