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

  package init(on days: ClosedRange<LocalDate>? = nil) { self.days = days }

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
  package let entry: JournalEntry
  package let path: Path
  /// The line it begins in, from 1.
  package let line: Int
}

/// A note of the diary as it was read, or one check-in of it.
package struct DiaryNote: Sendable {
  package let day: LocalDate
  package let path: Path
  /// What the note says of the day itself.
  package let mood: Mood?
  /// 1–5.
  package let energy: Int?
  /// All of the note and of its check-ins.
  let tags: [String]
  package let entries: [FoundEntry]

  /// Whether somebody wrote anything of the day.
  var isWritten: Bool { !entries.isEmpty || mood != nil || energy != nil }

  /// Nil for a note that says no day.
  private init?(_ item: Item, in note: Note, at place: HitPlace, isNarrowed: Bool) {
    let diary = note.diaryDay
    guard let day = diary.date else { return nil }
    self.day = day
    (path, mood, energy) = (place.path, diary.mood, diary.energy)
    tags = diary.tags + diary.checkIns.flatMap(\.tags)
    let entries =
      item.line == nil
      ? note.journalEntries(on: day).filter { !isNarrowed || $0.kind != .checkIn }
      : [note.journalEntry(of: item, on: day)]
    self.entries = entries.map { entry in
      FoundEntry(
        entry: entry, path: place.path, line: note.document.location(of: entry.range.lower).line)
    }
  }

  /// The notes, or with `query` the notes and the check-ins, that a text in the query language finds.
  static func read(
    _ text: String, _ query: String? = nil, in index: IndexedVault, _ vault: Vault
  ) throws(Failure) -> [DiaryNote] {
    let parser = try vault.queryParser(in: index)
    var wanted = try vault.workspace.read(text, by: parser)
    if let query {
      let narrow = try vault.workspace.read(query, by: parser)
      guard narrow.sort.isEmpty, narrow.limit == nil, narrow.group == nil else {
        throw Failure(.wrongRequest, .agendaNoDirectives, [.text(query)])
      }
      wanted.condition = .every([wanted.condition, narrow.condition])
    }
    let isNarrowed = query != nil
    return try index.read(try NoteTexts(index).hits(of: wanted, keepingNotes: true), vault.workspace) {
      note, item, place in DiaryNote(item, in: note, at: place, isNarrowed: isNarrowed)
    }
  }
}
