import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The entries of which nobody can say what became of them, because their note or their part of the calendar cannot be
/// read whole: they stay on both sides as they are.
///
/// An entry counts as deleted only where its note was read and names it nowhere, or the note is surely gone.
struct UnsureEntries {
  /// One of them, and what keeps it from being read.
  struct Unsure {
    let title: String
    /// The note, or the calendar with a line.
    let place: String
    let reason: MessageValue
  }

  private(set) var all: [CalendarIdentifier: Unsure] = [:]
  /// What of the calendar made entries unsure: it is no news that could be told once and for all.
  private(set) var remarks: Set<CalendarRemark> = []
  /// What stands in the place of others of them.
  private var namesakes: Set<CalendarIdentifier> = []
  private let doubtful: [Path]
  /// What stands in the notes that were not read whole, once an entry is looked for in them.
  private lazy var doubtfulBytes = doubtful.map { vault.rawBytes(at: $0) }
  private let folders: [IndexReport.Unreadable]
  private let vault: IndexedVault

  init(in vault: IndexedVault) throws(Failure) {
    self.vault = vault
    do throws(SnapshotFault) {
      doubtful = try vault.doubtfulNotes()
      folders = try vault.unreadableFolders()
    } catch {
      throw Failure(error)
    }
  }

  /// No merge may touch these.
  var identifiers: Set<CalendarIdentifier> { Set(all.keys).union(namesakes) }

  /// Says each, in the order of their places.
  func print(_ invocation: Invocation) {
    for unsure in all.values.sorted(by: { ($0.place, $0.title) < ($1.place, $1.title) }) {
      invocation.warn(.calendarUnsure, [.text(unsure.title), .text(unsure.place), unsure.reason])
    }
  }
}

// MARK: - In the vault

extension UnsureEntries {
  /// Looks for entries that the vault does not show.
  ///
  /// - Parameters:
  ///   - known: what both sides agreed on when they last met, with the notes that had it.
  ///   - shown: what the vault shows.
  mutating func look(
    for entries: some Sequence<CalendarEntry>, known: SyncedCalendar, besides shown: Set<CalendarIdentifier>
  ) throws(Failure) {
    for entry in entries where !shown.contains(entry.identifier) {
      let isKnown = known.entries[entry.identifier] != nil
      let last = known.notes[entry.identifier].map { Path($0) }
      let found = try readingIndex(try trace(of: entry.identifier, isKnown, last))
      guard let (path, reason) = found else { continue }
      all[entry.identifier] = Unsure(title: entry.title, place: path.text, reason: reason)
    }
  }

  /// The note that an entry may still be in, and why it is not seen there; nil: it is surely gone.
  private mutating func trace(
    of identifier: CalendarIdentifier, _ isKnown: Bool, _ last: Path?
  ) throws(SnapshotFault) -> (Path, MessageValue)? {
    let name = Array(identifier.text.utf8)
    if let last {
      switch try vault.whereabouts(ofNoteAt: last) {
      case .read(let bytes): if bytes.contains(name) { return (last, .message(.calendarUnsureNamed)) }
      case .unreadable(let reason): return (last, reason.message)
      case .leftOut(let reason):
        return (last, reason.map { .message($0.nameMessage) } ?? .message(.calendarUnsureLeftOut))
      case .gone: break
      }
    }
    if let place = doubtfulBytes.firstIndex(where: { $0?.contains(name) == true }) {
      return (doubtful[place], try reason(at: doubtful[place]))
    }
    guard isKnown else { return nil }
    // It may have got another place, and be hidden there: by its name, or in a folder that nobody can look into.
    let unread = doubtful.indices.filter { doubtfulBytes[$0] == nil }
    if let place = unread.first(where: { last == nil || doubtful[$0].stem == last?.stem }) {
      return (doubtful[place], try reason(at: doubtful[place]))
    }
    if let last, try vault.whereabouts(ofNoteAt: last) != .gone { return nil }
    return folders.first.map { ($0.path, $0.reason.message) }
  }

  private func reason(at path: Path) throws(SnapshotFault) -> MessageValue {
    if case .unreadable(let reason) = try vault.whereabouts(ofNoteAt: path) { return reason.message }
    return .message(.calendarUnsureNamed)
  }

  /// Takes entries of notes with mistakes in them.
  ///
  /// What is missing from an entry whose values say something else than when both sides last met nobody took out. Of a note
  /// that reads otherwise than it was written nothing is taken, and no command writes to it.
  mutating func look(
    at items: CalendarItems, and contents: CalendarContents, known: SyncedCalendar,
    _ isEdited: (CalendarItems.Member, CalendarEntry) -> Bool
  ) {
    let shown = items.identifiers
    let missing = Set(known.notes.filter { !shown.contains($0.key) }.values)
    var breaks: [Path: Int?] = [:]
    for member in items.members {
      let found = member.found
      let isBroken = breaks[found.path] ?? found.note.document.firstBreak
      breaks[found.path] = .some(isBroken)
      guard let mistake = isBroken ?? found.mistake else { continue }
      if let last = known.entries[member.identifier] {
        let isSame = isBroken != nil && contents.entry(last.identifier)?.entry == last
        guard isEdited(member, last) || isBroken != nil && !isSame else { continue }
      } else {
        guard isBroken != nil else { continue }
        // It may be the very entry that is missing, of which only the name cannot be read.
        if missing.contains(found.path.text) {
          namesakes.insert(member.identifier)
          continue
        }
      }
      let location = found.note.document.location(of: mistake)
      all[member.identifier] = Unsure(
        title: known.entries[member.identifier]?.title ?? member.entry.title,
        place: "\(found.path.text):\(location.line):\(location.column)", reason: .message(.calendarUnsureMistake))
    }
  }
}

extension Document {
  /// Where it begins to read as something else than somebody wrote; no command writes to a note with such a place.
  fileprivate var firstBreak: Int? {
    let error = diagnostics.first { $0.severity == .error }?.range.lower
    return error ?? conflicts.first?.marker.lower
  }
}

extension FoundItem {
  /// Where the first error is in what says the item: its line, or the front matter of its note.
  fileprivate var mistake: Int? {
    let range = isLine ? item.range : note.document.frontMatter?.range
    guard let range else { return nil }
    return note.diagnostics.first { diagnostic in
      diagnostic.severity == .error && range.lower <= diagnostic.range.lower && diagnostic.range.lower < range.upper
    }?.range.lower
  }
}

// MARK: - In the calendar

extension UnsureEntries {
  /// Takes the entries of a calendar of which a line is damaged, or has a value that says nothing.
  ///
  /// - Parameters:
  ///   - name: the calendar as it was typed.
  ///   - isNew: whether nobody was told of a remark yet.
  mutating func look(
    at contents: CalendarContents, of calendar: CalendarFile, named name: String, known: SyncedCalendar,
    isNew: (CalendarRemark) -> Bool
  ) {
    let components = calendar.components
    func component(around line: Int) -> CalendarComponent? { components.last { $0.number <= line } }
    let entries = Dictionary(contents.entries.map { ($0.line, $0.entry) }, uniquingKeysWith: { first, _ in first })
    let there = Set(contents.entries.map(\.entry.identifier))
    let missing = known.entries.values.filter { !there.contains($0.identifier) }
    func doubt(_ line: Int, _ reason: MessageValue, isNameless: Bool) -> Bool {
      guard let component = component(around: line) else { return false }
      var doubted: [CalendarEntry] = []
      let entry = entries[component.number]
      if let entry, let last = known.entries[entry.identifier], !entry.differences(from: last).isEmpty {
        doubted = [last]
      }
      if entry == nil || isNameless {
        // Without its name nobody knows which of those that are missing it is.
        let uid = component["UID"].map { CalendarText.decoded($0.value) }
        doubted = missing.filter { isNameless || $0.identifier.uid == uid }
        if !doubted.isEmpty, let entry { doubted.append(entry) }
      }
      for entry in doubted {
        all[entry.identifier] = Unsure(title: entry.title, place: "\(name):\(line)", reason: reason)
      }
      return !doubted.isEmpty
    }
    for fault in contents.faults { _ = doubt(fault.line, fault.reason.message, isNameless: fault.name == "UID") }
    // An entry without a name may have lost it, and be one of those that are missing.
    for found in contents.entries where found.isNameless && known.entries[found.entry.identifier] == nil {
      let lost = missing.filter { $0.kind == found.entry.kind && $0.isLike(found.entry) }
      for entry in lost.isEmpty ? [] : lost + [found.entry] {
        all[entry.identifier] = Unsure(
          title: entry.title, place: "\(name):\(found.line)", reason: .message(.calendarNameless))
      }
    }
    // What was wrong already when both sides last met kept nothing from being read.
    for remark in contents.remarks where isNew(remark) {
      let isNameless = remark.reason == .noIdentifier
      guard isNameless || remark.reason == .badValue else { continue }
      if doubt(remark.line, remark.reason.message, isNameless: isNameless) { remarks.insert(remark) }
    }
  }
}

extension CalendarEntry {
  /// Whether title or time are those of another one.
  fileprivate func isLike(_ other: CalendarEntry) -> Bool {
    title == other.title || !self[.when].isEmpty && self[.when] == other[.when]
  }
}
