import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Where in a vault the tasks and events stand that some calendars have too.
struct KnownPlaces: Sendable {
  /// The file in the index, and the byte in it that a line begins at; -1 for the note itself.
  struct Place: Sendable, Hashable {
    let file: UInt32
    let line: Int32
  }

  private struct Entry: Sendable {
    let key: CalendarKey
    let place: Place
  }

  /// By key, of equal ones the first in the order of the vault first.
  private var entries: [Entry] = []
  /// Which note a name leads to: the hash of the folded name, and the file. In ascending order.
  private var names: [Name] = []
  /// How many identifiers of items without one were taken already; the others took the first.
  private var attempts: [Place: Int] = [:]
  /// The links to notes that entries of the calendars refer to, by identifier.
  private(set) var links: [String: String] = [:]

  private struct Name: Sendable, Comparable {
    let hash: UInt64
    let file: UInt32

    static func < (left: Self, right: Self) -> Bool { (left.hash, left.file) < (right.hash, right.file) }
  }

  /// How many items are read before what is of no use of them is forgotten.
  private static let portion = 8192

  /// Reads the tasks and events of a vault.
  init(_ survey: CalendarSurvey, of session: CalendarSession, in vault: IndexedVault) throws(Failure) {
    let query = try session.session.query(CalendarItems.everything, session.invocation, in: vault)
    let hits = try NoteTexts(vault).hits(of: query, keepingNotes: true)
    let (settings, root) = (session.session.configuration.settings, session.session.root)
    var taken: Set<CalendarKey> = []
    var nameless: [Entry] = []
    for start in stride(from: 0, to: hits.count, by: Self.portion) {
      let portion = Array(hits[start..<min(start + Self.portion, hits.count)])
      let items = try vault.read(portion, session.invocation.workspace) { note, item, place -> SurveyedItem? in
        SurveyedItem(
          FoundItem(note, item: item, path: place.path, settings: settings, root: root), file: place.file, survey)
      }
      for item in items {
        for hash in item.names { names.append(Name(hash: hash, file: item.place.file)) }
        if let link = item.link { links[link.identifier] = links[link.identifier] ?? link.text }
        if item.isWritten {
          if item.canBeMade { taken.insert(item.key) }
          if item.isMet { entries.append(Entry(key: item.key, place: item.place)) }
        } else {
          nameless.append(Entry(key: item.key, place: item.place))
        }
      }
    }
    try take(nameless, &taken, survey, vault, settings)
    names.sort()
    entries.sort { ($0.key, $0.place.file, $0.place.line) < ($1.key, $1.place.file, $1.place.line) }
  }

  /// Gives the items without an identifier theirs, as ``CalendarItems`` does: of those alike each the next that is free.
  private mutating func take(
    _ nameless: [Entry], _ taken: inout Set<CalendarKey>, _ survey: CalendarSurvey, _ vault: IndexedVault,
    _ settings: Settings
  ) throws(Failure) {
    // Where the search goes on for items that are alike, so that many of them take no time each for all before.
    var next: [CalendarKey: Int] = [:]
    for entry in nameless {
      var key = entry.key
      if !taken.insert(key).inserted {
        guard let found = try Self.found(entry.place, in: vault, settings) else { continue }
        var attempt = next[entry.key] ?? 0
        repeat {
          attempt += 1
          key = found.madeIdentifier(attempt: attempt).key
        } while !taken.insert(key).inserted
        next[entry.key] = attempt
        attempts[entry.place] = attempt
      }
      if survey.contains(key) { entries.append(Entry(key: key, place: entry.place)) }
    }
  }

  private static func found(
    _ place: Place, in vault: IndexedVault, _ settings: Settings
  ) throws(Failure) -> FoundItem? {
    guard let (path, note) = try NoteOpener(vault).note(ofFile: Int(place.file)),
      let item = place.line < 0 ? note.whole : note.item(ofLineAt: Int(place.line))
    else { return nil }
    return FoundItem(note, item: item, path: path, settings: settings)
  }

  // MARK: Asking

  /// How many items the calendars have too.
  var count: Int { entries.count }

  /// Where the first item with an identifier stands; nil when the vault has none.
  ///
  /// - Complexity: O(log *n*).
  func place(of key: CalendarKey) -> Place? {
    let place = entries.first(notBelow: key, by: \.key)
    return place < entries.count && entries[place].key == key ? entries[place].place : nil
  }

  /// The how manieth identifier an item without one has, from 0.
  func attempt(at place: Place) -> Int { attempts[place] ?? 0 }

  /// The file that a link of a name leads to; nil for a name that several have.
  func file(named name: String) -> Int? {
    let hash = SurveyedItem.hash(ofName: name)
    let place = names.first(notBelow: hash, by: \.hash)
    guard place < names.count, names[place].hash == hash else { return nil }
    guard place + 1 == names.count || names[place + 1].hash != hash else { return nil }
    return Int(names[place].file)
  }
}

/// What is kept for a moment of a task or an event of the vault.
private struct SurveyedItem: Sendable {
  let key: CalendarKey
  let place: KnownPlaces.Place
  /// Whether its identifier is written in the note.
  let isWritten: Bool
  /// Whether the calendars have it.
  let isMet: Bool
  /// Whether its identifier may be that of an item without one, too.
  let canBeMade: Bool
  /// The hashes of the names that links have for a note.
  let names: [UInt64]
  /// The link to the note, if an entry of the calendars refers to it.
  let link: (identifier: String, text: String)?

  /// Nil for an item that takes no part.
  init?(_ found: FoundItem, file: Int, _ survey: CalendarSurvey) {
    guard found.item.type == .task || found.item.type == .event, found.isExchanged else { return nil }
    let written = found.writtenIdentifier
    guard written != nil || !found.title.isEmpty else { return nil }
    let identifier = written ?? found.madeIdentifier(attempt: 0)
    key = identifier.key
    place = KnownPlaces.Place(
      file: UInt32(clamping: file), line: found.isLine ? Int32(clamping: found.item.range.lower) : -1)
    isWritten = written != nil
    isMet = survey.contains(key)
    canBeMade = identifier.uid.hasSuffix("@vault")
    names = found.isLine ? [] : Array(Set(found.linkNames.map(Self.hash(ofFolded:))))
    let isReferenced = !found.isLine && survey.isReferenced(identifier.text)
    link = isReferenced ? (identifier.text, "[[" + found.path.stem + "]]") : nil
  }

  static func hash(ofName name: String) -> UInt64 { hash(ofFolded: LinkName.folded(name)) }

  private static func hash(ofFolded name: String) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(name)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

extension Array {
  /// The first place whose element does not come before something, of an array that is sorted by it.
  fileprivate func first<Value: Comparable>(notBelow value: Value, by part: (Element) -> Value) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if part(self[middle]) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension NoteOpener {
  /// A note of the index as it is now; nil when it vanished.
  ///
  /// - Throws: the failure to report: it is there and cannot be read.
  func note(ofFile file: Int) throws(Failure) -> (path: Path, note: Note)? {
    let path: Path
    do throws(SnapshotFault) {
      path = Path(bytes: try vault.snapshot.path(ofFile: file))
    } catch {
      throw Failure(error)
    }
    switch note(at: path) {
    case .note(let bytes, _):
      return (path, Note(Document(bytes), context: vault.configuration.context(forNoteAt: path)))
    case .unreadable(.vanished, _): return nil
    case .unreadable(let reason, _):
      throw Failure(cannotRead: path, reason, at: vault.root.path.appending(path), vault.files)
    }
  }
}
