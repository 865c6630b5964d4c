import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Tasks and events of a vault as entries of a calendar.
struct CalendarItems {
  /// One of them.
  struct Member {
    let found: FoundItem
    /// Whether its `uid:` stands in the note; else it is made of what tells the item from others.
    let hasIdentifier: Bool
    var entry: CalendarEntry
    /// What no calendar can say of it.
    var left: [NoteEntryReader.Left] = []

    var identifier: CalendarIdentifier { entry.identifier }
  }

  private(set) var members: [Member] = []
  /// What no calendar can say of them.
  private(set) var left: [NoteEntryReader.Left] = []
  /// Identifiers that two items have.
  private(set) var repeated: Set<CalendarIdentifier> = []
  /// The links to items, by identifier.
  private(set) var links: [String: String] = [:]
  private let names: Names

  /// Reads the tasks and events among some items.
  ///
  /// - Parameter holidays: the days that `except` links, where dates go out in place of the links.
  init(_ items: [FoundItem], of session: CalendarSession, holidays: [Repetition: [LocalDate]] = [:]) {
    var taken: Set<CalendarIdentifier> = []
    var known: [(found: FoundItem, identifier: CalendarIdentifier, isWritten: Bool)] = []
    for found in items where found.item.type == .task || found.item.type == .event {
      guard let identifier = found.writtenIdentifier else { continue }
      if !taken.insert(identifier).inserted { repeated.insert(identifier) }
      known.append((found, identifier, true))
    }
    for found in items where found.item.type == .task || found.item.type == .event {
      guard found.writtenIdentifier == nil, !found.title.isEmpty else { continue }
      known.append((found, Self.identifier(of: found, besides: &taken), false))
    }
    names = Names(known.map { ($0.found, $0.identifier) })
    links = names.links
    let zones = session.zones(named: known.flatMap { $0.found.namedZones })
    var reader = NoteEntryReader(
      zones: zones, weekStart: session.clocks.weekStart, holidays: holidays, identifyingBy: names.identifier(of:))
    for (found, identifier, isWritten) in known {
      let count = reader.left.count
      guard var entry = reader.entry(of: found.item, in: found.note, identifier) else { continue }
      if found.isLine, entry[.parent].isEmpty { entry.set(.parent, names.parent(of: found)?.text) }
      members.append(
        Member(found: found, hasIdentifier: isWritten, entry: entry, left: Array(reader.left[count...])))
    }
    left = reader.left
  }

  /// The identifier of what a link leads to; nil where it leads nowhere.
  func identifier(of link: NamedLink) -> String? { names.identifier(of: link) }

  /// What the items and those beside them are called.
  var identifiers: Set<CalendarIdentifier> { repeated.union(members.map(\.identifier)) }

  /// The starts of what is no occurrence, by the `UID`.
  var seriesStarts: [String: Moment] {
    var starts: [String: Moment] = [:]
    for member in members where member.identifier.occurrence == nil {
      starts[member.identifier.uid] = member.entry.repetitionStart
    }
    return starts
  }

  /// Lets items without a `uid:` of their own be the entries of a calendar that nobody has here yet, where kind, title and
  /// start leave no doubt: so they meet again that were taken apart.
  ///
  /// - Parameter known: what both sides agreed on: what is known has its item, or had one.
  mutating func pair(with entries: [CalendarEntry], besides known: SyncedCalendar) {
    let own = identifiers
    let names = Set(entries.map(\.identifier))
    var strangers: [[String]: CalendarIdentifier?] = [:]
    for entry in entries where !own.contains(entry.identifier) && known.entries[entry.identifier] == nil {
      strangers[entry.look] = strangers[entry.look] == nil ? .some(entry.identifier) : .some(nil)
    }
    guard !strangers.isEmpty else { return }
    var alike: [[String]: [Int]] = [:]
    for place in members.indices where !members[place].hasIdentifier && !names.contains(members[place].identifier) {
      guard known.entries[members[place].identifier] == nil else { continue }
      alike[members[place].entry.look, default: []].append(place)
    }
    for (look, places) in alike where places.count == 1 {
      guard case .some(.some(let identifier)) = strangers[look] else { continue }
      rename(places[0], to: identifier)
    }
  }

  private mutating func rename(_ place: Int, to identifier: CalendarIdentifier) {
    let old = members[place].identifier
    members[place].entry.identifier = identifier
    links[identifier.text] = links.removeValue(forKey: old.text)
    for other in members.indices {
      for field in [CalendarField.parent, .depends] where members[other].entry[field].contains(old.text) {
        members[other].entry[field] = members[other].entry[field].map { $0 == old.text ? identifier.text : $0 }
      }
    }
  }

  /// The identifier of an item that has none: the same whenever and wherever it is asked for.
  private static func identifier(
    of found: FoundItem, besides taken: inout Set<CalendarIdentifier>
  ) -> CalendarIdentifier {
    var attempt = 0
    while true {
      let identifier = found.madeIdentifier(attempt: attempt)
      if taken.insert(identifier).inserted { return identifier }
      attempt += 1
    }
  }

  /// The items of the vault that a query finds, in its order, and the vault they were found in.
  static func items(
    where text: String, of session: CalendarSession
  ) throws(Failure) -> (items: [FoundItem], vault: IndexedVault) {
    let vaultSession = session.session
    let (vault, found) = try vaultSession.asking {
      vault throws(Failure) -> [FoundItem] in
      let query = try vaultSession.query(text, session.invocation, in: vault)
      return try FoundItem.all(of: query, in: vault, vaultSession, keepingNotes: true)
    }
    vaultSession.save(vault, for: session.invocation)
    return (found.filter(\.isExchanged), vault)
  }

  /// Every task and event of the vault.
  static let everything = "type:task,event"
}

extension CalendarEntry {
  /// By what people take two entries for one.
  fileprivate var look: [String] {
    [kind.rawValue, title] + [self[.when].first, text(.scheduled), text(.due)].map { $0 ?? "" }
  }
}

/// By which names items link to one another.
private struct Names {
  private var identifiers: [String: CalendarIdentifier?] = [:]
  private var places: [Place: CalendarIdentifier] = [:]
  private let all: Set<String>
  /// The links to notes, by identifier.
  private(set) var links: [String: String] = [:]

  private struct Place: Hashable {
    let path: Path
    let item: Int?
  }

  init(_ items: [(found: FoundItem, identifier: CalendarIdentifier)]) {
    all = Set(items.map(\.identifier.text))
    for (found, identifier) in items {
      places[Place(path: found.path, item: found.item.line)] = identifier
      guard !found.isLine else { continue }
      for name in found.linkNames {
        // A name that two have leads to neither.
        identifiers[name] = identifiers[name] == nil ? .some(identifier) : .some(nil)
      }
      links[identifier.text] = "[[" + found.path.stem + "]]"
    }
  }

  /// The identifier of what a link leads to; a name that leads nowhere may be an identifier itself, which a calendar
  /// named before the vault had what it belongs to.
  func identifier(of link: NamedLink) -> String? {
    if let identifier = identifiers[LinkName.folded(link.target)] { return identifier?.text }
    return !link.isLink && all.contains(link.target) ? link.target : nil
  }

  /// The task that a line stands below.
  func parent(of found: FoundItem) -> CalendarIdentifier? {
    let parent = found.note.items[found.item.parent]
    return parent.type == .task ? places[Place(path: found.path, item: parent.line)] : nil
  }
}
