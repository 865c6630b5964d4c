import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The entries of a vault that take part in a synchronisation: those that a calendar knows, and what is not closed yet.
///
/// A line in the note of a task or an event goes as a part of its text. One with a `uid:` goes by itself too, and so does
/// one with a date, unless it came with the text from the calendar: that would say it there a second time.
struct TravellingEntries {
  private let items: CalendarItems
  private let known: SyncedCalendar
  private let fileEntries: [CalendarIdentifier: CalendarEntry]
  private let session: CalendarSession
  /// The tasks and events that are notes and take part.
  private let wholes: [Path: CalendarItems.Member]

  /// - Parameters:
  ///   - known: what both sides agreed on when they last met.
  ///   - there: the entries of the file.
  init(_ items: CalendarItems, known: SyncedCalendar, file there: [CalendarEntry], of session: CalendarSession) {
    self.items = items
    self.known = known
    self.session = session
    fileEntries = Dictionary(there.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    let wholes = items.members.filter { !$0.found.isLine && Self.takesPart($0) }
    self.wholes = Dictionary(wholes.map { ($0.found.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The entries in the order of the items.
  var entries: [CalendarEntry] {
    var texts: [Path: Set<String>] = [:]
    return items.members.compactMap { member in
      guard Self.takesPart(member), !isOfText(member, &texts) else { return nil }
      return entry(of: member)
    }
  }

  private static func takesPart(_ member: CalendarItems.Member) -> Bool {
    let isClosed = [TaskStatus.done.name, TaskStatus.cancelled.name].contains(member.entry.text(.status) ?? "")
    return member.hasIdentifier || !isClosed
  }

  /// The entry of an item as it travels.
  func entry(of member: CalendarItems.Member) -> CalendarEntry {
    var entry = member.entry.projected(session.writer)
    guard member.found.isLine else { return entry }
    // What a line cannot say is left to the file.
    let other = fileEntries[entry.identifier] ?? known.entries[entry.identifier]
    entry[.notes] = other?[.notes] ?? []
    if let other, member.entry[.parent].isEmpty || !other[.parent].isEmpty { entry[.parent] = other[.parent] }
    return entry
  }

  // MARK: Lines of a text

  /// Whether a line is only a part of the text of its note.
  private func isOfText(_ member: CalendarItems.Member, _ texts: inout [Path: Set<String>]) -> Bool {
    guard member.found.isLine, !member.hasIdentifier, let whole = wholes[member.found.path] else { return false }
    let (note, item) = (member.found.note, member.found.item)
    guard note.task(of: item).repeatedDate != nil else { return true }
    let came = texts[member.found.path] ?? linesFromCalendar(of: whole)
    texts[member.found.path] = came
    return came.contains(note.identity(of: item))
  }

  /// What tells the lines apart that the file has in the text of an entry, or had when both sides last met.
  private func linesFromCalendar(of whole: CalendarItems.Member) -> Set<String> {
    let texts = [fileEntries, known.entries].compactMap { $0[whole.identifier]?.text(.notes) }
    return texts.reduce(into: []) { lines, text in
      // Below an empty line, because a rule at the beginning of a text opens no front matter.
      let note = Note(Document(Array("\n\(text)".utf8)), context: whole.found.note.context)
      for item in note.items where item.line != nil { lines.insert(note.identity(of: item)) }
    }
  }
}

extension TravellingEntries {
  /// The entries with the texts that their notes will have, once lines in them are changed or get an identifier to go by
  /// themselves, and lines as private as their notes will be: else the next synchronisation would send each again.
  ///
  /// - Parameter merge: what is to be done for the entries as they are.
  /// - Returns: nil where nothing changes.
  /// - Throws: the failure to report: a line cannot be changed.
  func settled(for merge: CalendarMerge) throws(Failure) -> [CalendarEntry]? {
    let (texts, visibilities) = (try texts(after: lineChanges(of: merge)), visibilities(after: merge))
    guard texts != nil || !visibilities.isEmpty else { return nil }
    return entries.map { entry in
      var settled = entry
      if let text = texts?[entry.identifier] { settled.set(.notes, text) }
      if let isPrivate = visibilities[entry.identifier] { settled.set(.isPrivate, isPrivate ? "true" : nil) }
      return settled == entry ? entry : settled.projected(session.writer)
    }
  }

  /// The texts of the notes in which lines change; nil where none does.
  private func texts(
    after changes: [(CalendarItems.Member, CalendarMerge.Change)]
  ) throws(Failure) -> [CalendarIdentifier: String]? {
    guard !changes.isEmpty else { return nil }
    var notes = CalendarNotes(session, links: items.links)
    for (member, change) in changes {
      switch change {
      case .add: notes.identify(member)
      case .set(_, to: let entry, let fields): notes.change(member, to: entry, fields.filter { !$0.isOfNotes })
      case .remove: notes.remove(member)
      }
    }
    var texts: [CalendarIdentifier: String] = [:]
    for write in try notes.planned() {
      guard case .edit(let after) = write.kind, let whole = wholes[write.path] else { continue }
      texts[whole.identifier] = NoteBody(of: Note(Document(after), context: whole.found.note.context)).text
    }
    return texts
  }

  /// Which lines are private once a merge makes the notes that they stand in private, or public again.
  private func visibilities(after merge: CalendarMerge) -> [CalendarIdentifier: Bool] {
    var hidden: [CalendarIdentifier: Bool] = [:]
    for change in merge.changes[.vault] ?? [] {
      guard case .set(_, to: let entry, let fields) = change, fields.contains(.isPrivate) else { continue }
      hidden[entry.identifier] = !entry[.isPrivate].isEmpty
    }
    guard !hidden.isEmpty else { return [:] }
    var visibilities: [CalendarIdentifier: Bool] = [:]
    for member in items.members where member.found.isLine {
      guard let whole = wholes[member.found.path], let isHidden = hidden[whole.identifier] else { continue }
      visibilities[member.identifier] = isHidden || member.found.note.isPrivate(member.found.item, besidesNote: true)
    }
    return visibilities
  }

  /// The lines in notes that take part whose bytes a merge changes; not those of a note whose text comes from the file.
  private func lineChanges(of merge: CalendarMerge) -> [(CalendarItems.Member, CalendarMerge.Change)] {
    var changes: [CalendarIdentifier: CalendarMerge.Change] = [:]
    for change in merge.changes[.vault] ?? [] { changes[change.entry.identifier] = change }
    for member in items.members where merge.names(member) { changes[member.identifier] = .add(member.entry) }
    return items.members.compactMap { member in
      guard member.found.isLine, let whole = wholes[member.found.path], let change = changes[member.identifier] else {
        return nil
      }
      if case .add = change, member.hasIdentifier { return nil }
      if case .set(_, to: _, let fields) = changes[whole.identifier], fields.contains(.notes) { return nil }
      return (member, change)
    }
  }
}
