package import VaultJournal
import VaultMessages
package import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax

/// Reads the entries of the diary over some days, the newest first.
///
/// ```swift
/// var request = ReadDiary(on: first...last)
/// request.query = "#run"
/// let entries = try request.answer(in: workspace)
/// ```
package struct ReadDiary: Sendable {
  /// Nil: all days.
  package var days: ClosedRange<LocalDate>?
  /// What a check-in must meet, and of any other entry the note it stands in; nil: anything.
  package var query: String?

  /// - Parameter days: both ends among them; nil: all days.
  package init(on days: ClosedRange<LocalDate>? = nil) { self.days = days }

  /// The entries, each once, by day and time, the newest first; none where nothing is written.
  ///
  /// - Throws: what is wrong with ``query``, that the vault cannot be read, or that somebody stopped it.
  package func answer(in workspace: Workspace) throws(Failure) -> [FoundEntry] {
    let vault = try workspace.vault()
    defer { vault.tellOfUnreadable() }
    return try vault.ask { index throws(Failure) in
      let span = days.map { " date:\($0.lowerBound.text)..\($0.upperBound.text)" } ?? ""
      let notes = try DiaryNote.read("type:diary" + (query == nil ? "" : ",check-in") + span, query, in: index, vault)
      var seen: Set<[String]> = []
      return notes.flatMap(\.entries).filter { seen.insert([$0.path.text, String($0.entry.range.lower)]).inserted }
        .sorted { JournalEntry.isNewer($0.entry, than: $1.entry) }
    }
  }
}

/// An entry with the place of it.
package struct FoundEntry: Sendable {
  /// What stands there.
  package let entry: JournalEntry
  /// The note, below the vault's folder.
  package let path: Path
  /// The line it begins in, from 1.
  package let line: Int
}

/// A note of the diary as it was read, or one check-in of it.
package struct DiaryNote: Sendable {
  /// What the note says its day is: `date:`, else the date in its name.
  package let day: LocalDate
  /// Below the vault's folder.
  package let path: Path
  /// What the note says of the day itself.
  package let mood: Mood?
  /// 1–5.
  package let energy: Int?
  /// All of the note and of its check-ins.
  let tags: [String]
  /// In the order of the note, the words of the day first; of a check-in the one that it is, or belongs to.
  package let entries: [FoundEntry]

  /// Whether somebody wrote anything of the day.
  var isWritten: Bool { !entries.isEmpty || mood != nil || energy != nil }

  private init(_ item: Item, in reading: JournalReading, at place: HitPlace, isNarrowed: Bool) {
    (day, path) = (reading.day, place.path)
    (mood, energy, tags) = (reading.diary.mood, reading.diary.energy, reading.tags)
    let entries =
      item.line == nil
      ? reading.entries.filter { !isNarrowed || $0.kind != .checkIn } : [reading.entry(of: item)]
    self.entries = entries.map { FoundEntry(entry: $0, path: place.path, line: reading.line(of: $0)) }
  }

  /// The notes, or with `query` the notes and the check-ins, that a text in the query language finds.
  static func read(
    _ text: String, _ query: String? = nil, in index: IndexedVault, _ vault: Vault
  ) throws(Failure) -> [DiaryNote] {
    let parser = try vault.queryParser(in: index)
    var wanted = try vault.workspace.read(text, by: parser)
    if let query {
      wanted.condition = .every([wanted.condition, try vault.workspace.condition(narrowingBy: query, parser)])
    }
    let isNarrowed = query != nil
    return try index.read(
      try NoteTexts(index).hits(of: wanted, keepingNotes: true), vault.workspace, of: JournalReading.init
    ) { reading, item, place in DiaryNote(item, in: reading, at: place, isNarrowed: isNarrowed) }
  }
}
