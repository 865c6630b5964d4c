import VaultMessages
package import VaultModel
package import VaultSearch
package import VaultStore
package import VaultSyntax

/// Reads the notes of a vault again while a query is answered and its results are shown; the last one is kept, for one
/// answer the first ones too: what ranking looked at is mostly what is shown.
///
/// A note that vanished meanwhile is an empty one. So is one that cannot be read any more, until ``verify()`` says so.
package final class NoteTexts: ItemTexts {
  package let vault: IndexedVault
  private let opener: NoteOpener
  /// What was wrong with the index when a path was looked up, if anything: then some notes were taken for empty ones.
  private var fault: SnapshotFault?
  /// What kept the first note that is there from being read, if anything did.
  private var failure: Failure?
  /// Tells how near tasks are, at the moment of the query.
  private var clock: TaskClock?
  /// How near the tasks are that were asked for, by their items: several lists ask for the same ones, each for its groups.
  private var groups: [Int: TaskGroup?] = [:]
  private var occurrences: TaskOccurrences?
  /// Which tasks of the last note count, once one was asked for.
  private var conflicted: ConflictedTasks?
  private var file = -1
  private var lastPath = Path("")
  private var lastNote: Note?
  private var lastDocument: Document?
  private var lastBytes: [UInt8] = []
  /// How many lines of the last note were read by themselves.
  private var lineCount = 0
  /// The lines of the last note, and how many places in it were asked for: of one the note is not cut into lines.
  private var lines: SourceLines?
  private var placeCount = 0
  /// The bytes of notes by their file, for as long as one answer takes: whoever writes reads anew.
  package private(set) var kept: [Int: [UInt8]]
  private var keptByteCount = 0
  private let isKeeping: Bool

  /// - Parameters:
  ///   - isKeeping: keep notes for one answer, up to a bound.
  ///   - kept: notes that another reader of the same answer kept.
  package init(_ vault: IndexedVault, keeping isKeeping: Bool = false, besides kept: [Int: [UInt8]] = [:]) {
    self.vault = vault
    opener = NoteOpener(vault)
    self.isKeeping = isKeeping
    self.kept = kept
  }

  /// At most so many notes are kept, of so many bytes together.
  private static var mostKept: (notes: Int, bytes: Int) { (128, 1 << 20) }

  private func keep(_ bytes: [UInt8], of file: Int) {
    let most = Self.mostKept
    guard isKeeping, kept.count < most.notes, bytes.count <= most.bytes - keptByteCount else { return }
    kept[file] = bytes
    keptByteCount += bytes.count
  }

  /// The path of an item's file below the root.
  package func path(of location: ItemLocation) -> Path {
    turn(to: location.file)
    return lastPath
  }

  /// The bytes of an item's file.
  package func bytes(of location: ItemLocation) -> [UInt8] {
    turn(to: location.file)
    return lastBytes
  }

  /// An item's note, read in full.
  package func note(of location: ItemLocation) -> Note {
    turn(to: location.file)
    if let lastNote { return lastNote }
    let note = Note(lastRead(), context: vault.configuration.context(forNoteAt: lastPath))
    lastNote = note
    return note
  }

  private func lastRead() -> Document {
    if let lastDocument { return lastDocument }
    let document = Document(lastBytes)
    lastDocument = document
    return document
  }

  /// The item in its note: the line that stands where the index says, else the note itself.
  package func item(at location: ItemLocation) -> (note: Note, item: Item) {
    let note = note(of: location)
    return (note, note.item(at: location))
  }

  package func title(of location: ItemLocation) -> String {
    if let title = location.isLine ? lineTitle(of: location) : writtenTitle(of: location) { return title }
    let (note, item) = item(at: location)
    return note.shownTitle(of: item)
  }

  /// The text of a line, read by itself; nil when it has none, and when so many lines of the note are asked for that it
  /// is better read in full.
  private func lineTitle(of location: ItemLocation) -> String? {
    turn(to: location.file)
    lineCount += 1
    guard lastNote == nil, lineCount <= Self.linesReadAlone else { return nil }
    let context = vault.configuration.context(forNoteAt: lastPath)
    let text = lastRead().text(ofLineAt: location.range.lower, context: context)
    return text?.isEmpty == false ? text : nil
  }

  /// Each is about a third of the work of reading its note.
  private static var linesReadAlone: Int { 2 }

  /// The title of a note that stands in its file as it is shown, which the index knows without a reading of the note;
  /// nil for a title in quotes or of several lines.
  private func writtenTitle(of location: ItemLocation) -> String? {
    if location.title.isEmpty { return path(of: location).stem }
    let bytes = bytes(of: location)
    guard location.title.upper <= bytes.count else { return nil }
    let title = bytes[location.title.indices]
    guard let first = title.first, let last = title.last, last > 0x20, !title.contains(where: { $0 < 0x20 }),
      first >= 0x80 || first &- 0x30 < 10 || (first | 0x20) &- 0x61 < 26
    else { return nil }
    return String(decoding: title, as: UTF8.self)
  }

  /// Where the text of an item stands in its file.
  package func range(of location: ItemLocation) -> ByteRange {
    location.isLine ? location.range : ByteRange(0, bytes(of: location).count)
  }

  /// The place of a byte offset in an item's file, as people name it.
  package func place(of offset: Int, in location: ItemLocation) -> SourceLocation {
    turn(to: location.file)
    placeCount += 1
    guard placeCount > 1 else { return SourceLocation(of: offset, in: lastBytes) }
    let lines = lines ?? SourceLines(lastBytes)
    self.lines = lines
    return lines.location(of: offset)
  }

  // MARK: ItemTexts

  package func holds(_ matcher: TextMatcher, key: String?, at location: ItemLocation) -> Bool {
    // The text of an item needs no reading of its note.
    guard let key else { return matcher.isFound(in: bytes(of: location), range: range(of: location)) }
    let (note, item) = item(at: location)
    return note.holds(matcher, key: key, in: item)
  }

  package func group(ofTaskAt location: ItemLocation, at now: LocalDateTime) -> TaskGroup? {
    if let known = groups[location.item] { return known }
    let group = readGroup(ofTaskAt: location, at: now)
    groups[location.item] = .some(group)
    return group
  }

  private func readGroup(ofTaskAt location: ItemLocation, at now: LocalDateTime) -> TaskGroup? {
    let (note, item) = item(at: location)
    let place = HitPlace(item: location.item, file: location.file, path: lastPath, line: 0)
    let conflicted = conflicted ?? ConflictedTasks(note)
    self.conflicted = conflicted
    guard conflicted.counts(item), let task = FoundTask(item, in: note, at: place) else { return nil }
    var clock = clock ?? TaskClock(vault, now: now)
    defer { self.clock = clock }
    do throws(Failure) {
      return try clock.standing(of: task).group
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  package func standing(ofTaskAt location: ItemLocation) -> TaskItem? {
    let (note, item) = item(at: location)
    guard item.type == .task else { return nil }
    var task = note.task(of: item)
    if let today = vault.today { task = task.counting(on: today) }
    var occurrences = occurrences ?? TaskOccurrences(vault, zones: vault.zones(Set(task.zoneNames)))
    defer { self.occurrences = occurrences }
    occurrences.zones = vault.zones(Set(task.zoneNames))
    do throws(Failure) {
      let occurrence = try occurrences.occurrence(of: task)
      guard occurrence == .never else { return task.standing(at: occurrence) }
      (task.due, task.start, task.end, task.scheduled) = (nil, nil, nil, nil)
      return task
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  package func days(ofLessonAt location: ItemLocation, in range: ClosedRange<LocalDate>) -> [LocalDate] {
    note(of: location).days(ofLessonAt: location, in: range)
  }

  private func turn(to file: Int) {
    guard file != self.file else { return }
    self.file = file
    lastNote = nil
    conflicted = nil
    lastDocument = nil
    lastBytes = []
    lineCount = 0
    (lines, placeCount) = (nil, 0)
    do throws(SnapshotFault) {
      lastPath = Path(bytes: try vault.snapshot.path(ofFile: file))
    } catch {
      fault = error
      lastPath = Path("")
    }
    if let bytes = kept[file] {
      lastBytes = bytes
      return
    }
    switch opener.note(ofFile: file, at: lastPath) {
    case .note(let bytes, _):
      lastBytes = bytes
      keep(bytes, of: file)
    case .unreadable(.vanished, _): break
    case .unreadable(let reason, _):
      let file = vault.root.path.appending(lastPath)
      failure = failure ?? Failure(cannotRead: lastPath, reason, at: file, vault.files)
    }
  }

  /// Throws what kept a note that was asked for from being read, if anything did.
  package func verify() throws(Failure) {
    if let fault { throw Failure(fault) }
    if let failure { throw failure }
  }
}
