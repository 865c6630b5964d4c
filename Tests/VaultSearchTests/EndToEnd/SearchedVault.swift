import VaultModel
import VaultSyntax

@testable import VaultSearch

/// Notes as text, indexed and asked as a vault is: documents in, queries, results out.
///
/// ```swift
/// let vault = try SearchedVault(["recipes/soup.md": "# Soup\n"])
/// try vault.results(of: "type:recipe")  // ["soup"]
/// ```
struct SearchedVault {
  private let snapshot: Snapshot
  private let texts: SearchedTexts
  private let vocabulary: QueryVocabulary
  private let paths: [String]

  init(_ documents: KeyValuePairs<String, String>) throws {
    try self.init(documents.map { (path: $0.key, text: $0.value) })
  }

  /// Indexes documents, given by their paths below the root.
  init(_ documents: [(path: String, text: String)]) throws {
    var builder = SegmentBuilder()
    var indexer = NoteIndexer()
    var files = FileTableBuilder()
    var folders: [String: Int] = [:]
    var notes: [Note] = []
    for (number, (path, text)) in documents.enumerated() {
      let parts = path.split(separator: "/").map(String.init)
      let folder = parts.dropLast().joined(separator: "/")
      let directory = folders[folder] ?? files.addDirectory(folder.utf8, modified: 1, changed: 2, inode: 3)
      folders[folder] = directory
      let name = parts.last ?? path
      files.addFile(
        name.utf8, in: directory,
        fingerprint: FileFingerprint(
          size: text.utf8.count, modified: Int64(number), changed: 5, inode: UInt64(number)))
      let note = Note(Document(Array(text.utf8)), context: Settings().context(forNoteAt: path))
      indexer.add(note, file: number, path: Array(path.utf8), to: &builder)
      notes.append(note)
    }
    let writer = try SnapshotWriter(header: SnapshotHeader(), files: files, runs: [builder.sealed()])
    let sink = MemorySink(byteCount: writer.byteCount)
    guard writer.write(to: sink) else { throw SnapshotFault.damaged }
    snapshot = try Snapshot(base: sink.snapshot())
    texts = SearchedTexts(notes: notes)
    vocabulary = try QueryVocabulary(of: snapshot)
    paths = documents.map(\.path)
  }

  /// What a query finds, in the order of results: of a note its stem, of a line its words before tags and links.
  func results(of query: String, isExact: Bool = false) throws -> [String] {
    let parser = QueryParser(vocabulary: vocabulary, context: fridayAfternoon, isExact: isExact)
    var evaluator = Evaluator(snapshot, texts: texts, collation: Collation(.ukrainian))
    return try evaluator.evaluate(try parser.parse(query).query).hits.map(\.location).map { location in
      let note = texts.notes[location.file]
      guard location.isLine else { return note.context.stem }
      let words = note.title(of: note.item(at: location)).prefix { $0 != "#" && $0 != "[" }
      return words.last == " " ? String(words.dropLast()) : String(words)
    }
  }

  /// One of the results that people see.
  struct Shown: Equatable {
    var path: String
    var title: String
    /// Every name of a note; of a line its title.
    var names: [String]
  }

  /// The first results of some words as people see them, equal titles once: what holds all of them, where nothing does of
  /// those that may have been meant; then, of few, what holds some.
  func shown(for words: String, limit: Int) throws -> [Shown] {
    let parser = QueryParser(vocabulary: vocabulary, context: fridayAfternoon)
    var query = try parser.parse(words).query.lettingFunctionWordsGo(in: words)
    var evaluator = Evaluator(snapshot, texts: texts, collation: Collation(.ukrainian))
    var answer = try evaluator.evaluate(query)
    if answer.total == 0, let meant = try snapshot.respelled(words, readAs: query) {
      query = try parser.parse(meant).query.lettingFunctionWordsGo(in: meant)
      answer = try evaluator.evaluate(query)
    }
    var hits = answer.hits
    if answer.total < 5, let some = query.askingForSomeWords(limit: limit) {
      hits += try evaluator.evaluate(some).hits
    }
    var shown: [Shown] = []
    for location in hits.map(\.location) {
      let title = texts.title(of: location)
      if shown.contains(where: { $0.title == title }) { continue }
      let names = location.isLine ? [title] : self.names(ofNote: location.file)
      shown.append(Shown(path: paths[location.file], title: title, names: names))
      if shown.count == limit { break }
    }
    return shown
  }

  /// The query that may have been meant, nil where no word was mistyped.
  func respelled(_ text: String) throws -> String? {
    let query = try QueryParser(vocabulary: vocabulary, context: fridayAfternoon).parse(text).query
    return try snapshot.respelled(text, readAs: query)
  }

  /// What the note of a document is called: its title, its file's name, its aliases.
  func names(ofNote number: Int) -> [String] {
    let note = texts.notes[number]
    let aliases = note.fields[note.whole.fields].filter { $0.key == .aliases }.flatMap { note.texts(of: $0) }
    return [note.title(of: note.whole), note.context.stem] + aliases.map(\.text)
  }

  /// The same, sorted.
  func found(by query: String) throws -> [String] { try results(of: query).sorted() }
}

/// The notes of a vault in memory, by their file.
private struct SearchedTexts: ItemTexts {
  let notes: [Note]

  func group(ofTaskAt location: ItemLocation, at now: LocalDateTime) -> TaskGroup? { nil }
  func standing(ofTaskAt location: ItemLocation) -> TaskItem? { nil }
  func days(ofLessonAt location: ItemLocation, in range: ClosedRange<LocalDate>) -> [LocalDate] {
    notes[location.file].days(ofLessonAt: location, in: range)
  }

  func holds(_ matcher: TextMatcher, key: String?, at location: ItemLocation) -> Bool {
    let note = notes[location.file]
    return note.holds(matcher, key: key, in: note.item(at: location))
  }

  func title(of location: ItemLocation) -> String {
    let note = notes[location.file]
    return note.title(of: note.item(at: location))
  }
}
