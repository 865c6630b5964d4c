import Testing
import VaultModel
import VaultSyntax

@testable import VaultSearch

/// A vault as plain values: what tests feed to the index and ask the naive evaluator.
struct ModelVault {
  var notes: [ModelNote] = []
}

struct ModelItem {
  var type = ItemType.note
  /// The words of the text in order, each with its field; a line's are all body.
  var words: [(text: String, field: WordField)] = []
  var tags: [String] = []
  var values: [(key: String, value: String)] = []
  var keyWords: [(key: String, word: String)] = []
  var columns: [(key: String, value: ColumnValue)] = []
  var amounts: [(words: [String], value: ColumnValue)] = []
  var links: [String] = []

  var text: String { words.map(\.text).joined(separator: " ") }
}

struct ModelNote {
  var path: String
  var item = ModelItem()
  var lines: [ModelItem] = []
  var aliases: [String] = []
  var modified: Int64 = 0

  var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".md") ? String(name.dropLast(3)) : name
  }
  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  /// The note's own text, then its lines, each on a line.
  var text: String { ([item] + lines).map(\.text).joined(separator: "\n") }

  static func lineRange(_ number: Int) -> ByteRange { ByteRange(1000 * (number + 1), 1000 * (number + 1) + 40) }
}

extension ModelVault {
  /// Feeds notes `range` to a builder, their words split as an index would: some before the lines, some after.
  func run(_ range: Range<Int>, firstFile: Int = 0) -> SegmentRun {
    var builder = SegmentBuilder()
    for number in range { feed(notes[number], file: number - firstFile, to: &builder) }
    return builder.sealed()
  }

  /// The runs of workers who took stretches of `size` notes in turn, each as the random numbers say.
  func runs(
    stretchesOf size: Int, workers: Int, using random: inout some RandomNumberGenerator
  ) -> [SegmentRun] {
    var builders = (0..<workers).map { _ in SegmentBuilder() }
    for (number, first) in stride(from: 0, to: notes.count, by: size).enumerated() {
      let worker = Int.random(in: 0..<workers, using: &random)
      builders[worker].beginStretch(number)
      for note in first..<min(first + size, notes.count) { feed(notes[note], file: note, to: &builders[worker]) }
    }
    return builders.map { $0.sealed() }
  }

  private func feed(_ note: ModelNote, file: Int, to builder: inout SegmentBuilder) {
    builder.beginNote(file: file)
    builder.addName(note.stem.utf8, isAlias: false)
    for alias in note.aliases { builder.addName(alias.utf8, isAlias: true) }
    let half = note.item.words.count / 2
    for word in note.item.words[..<half] { add(word, to: &builder) }
    for (number, line) in note.lines.enumerated() {
      builder.beginLine(range: ModelNote.lineRange(number))
      for word in line.words { add(word, to: &builder) }
      addValues(of: line, to: &builder)
      builder.endLine(type: line.type)
    }
    for word in note.item.words[half...] { add(word, to: &builder) }
    addValues(of: note.item, to: &builder)
    let title = ByteRange(0, note.item.titleText.utf8.count)
    builder.endNote(type: note.item.type, title: title, diagnostics: note.lines.count)
  }

  private func add(_ word: (text: String, field: WordField), to builder: inout SegmentBuilder) {
    let bytes = WordForms.folded(Array(word.text.utf8))
    builder.addWord(bytes.span, count: bytes.count, in: word.field)
  }

  private func addValues(of item: ModelItem, to builder: inout SegmentBuilder) {
    for tag in item.tags { builder.addValue("tag", value: tag.utf8) }
    for (key, value) in item.values { builder.addValue(key, value: value.utf8) }
    for (key, word) in item.keyWords { builder.addKeyWord(key, word: word.utf8) }
    for (key, value) in item.columns { builder.addColumn(key, value: value) }
    for amount in item.amounts {
      builder.addAmount("ingredient", words: amount.words.map { Array($0.utf8) }, value: amount.value)
    }
    for link in item.links { builder.addLink(link.utf8) }
  }

  /// A table of notes `range`. Folders are numbered in the order they are met.
  func files(_ range: Range<Int>, firstDirectory: Int = 0) -> FileTableBuilder {
    var files = FileTableBuilder(firstDirectory: firstDirectory)
    var folders: [String: Int] = [:]
    for (number, note) in zip(range, notes[range]) {
      let folder = folders[note.folder] ?? files.addDirectory(note.folder.utf8, modified: 1, changed: 2, inode: 3)
      folders[note.folder] = folder
      let name = note.path.split(separator: "/").last.map(String.init) ?? ""
      files.addFile(
        name.utf8, in: folder,
        fingerprint: FileFingerprint(
          size: note.text.utf8.count, modified: note.modified, changed: 5, inode: UInt64(number)))
    }
    return files
  }

  /// The bytes of a base of all notes, built by as many workers as there are runs.
  func base(workers: Int = 1) throws -> [UInt8] {
    let runs = (0..<workers).map { run(notes.count * $0 / workers..<notes.count * ($0 + 1) / workers) }
    return try bytes(SnapshotHeader(), files(notes.indices), runs, workers: workers)
  }

  func bytes(
    _ header: SnapshotHeader, _ files: FileTableBuilder, _ runs: [SegmentRun], workers: Int = 1
  ) throws -> [UInt8] {
    let writer = try SnapshotWriter(header: header, files: files, runs: runs, workers: workers)
    let sink = MemorySink(byteCount: writer.byteCount)
    #expect(writer.write(to: sink))
    return sink.contents
  }

  func snapshot() throws -> Snapshot { try Snapshot(base: SnapshotBytes(copying: base())) }
}

/// The texts of a model vault.
struct ModelTexts: ItemTexts {
  let snapshot: Snapshot
  private let notes: [String: ModelNote]

  init(_ vault: ModelVault, _ snapshot: Snapshot) {
    self.snapshot = snapshot
    notes = Dictionary(vault.notes.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
  }

  private func text(at location: ItemLocation, key: String?) -> String {
    guard let path = try? snapshot.path(ofFile: location.file), let note = notes[String(decoding: path, as: UTF8.self)]
    else { return "" }
    guard location.isLine else { return key == "title" ? note.item.titleText : note.text }
    return note.lines[Int(location.range.start) / 1000 - 1].text
  }

  func group(ofTaskAt location: ItemLocation, at now: LocalDateTime) -> TaskGroup? { nil }
  func standing(ofTaskAt location: ItemLocation) -> TaskItem? { nil }
  func days(ofLessonAt location: ItemLocation, in range: ClosedRange<LocalDate>) -> [LocalDate] { [] }

  func holds(_ matcher: TextMatcher, key: String?, at location: ItemLocation) -> Bool {
    let bytes = Array(text(at: location, key: key).utf8)
    return matcher.isFound(in: bytes, range: ByteRange(0, bytes.count))
  }

  func title(of location: ItemLocation) -> String { text(at: location, key: "title") }
}

extension ModelItem {
  var titleText: String { words.filter { $0.field.contains(.title) }.map(\.text).joined(separator: " ") }
}
