import VaultModel
import VaultSearch
import VaultSyntax

/// A snapshot whose bytes somebody forged, with right checksums, gives answers or a ``SnapshotFault``.
///
/// The input is a list of changes to a small sound snapshot, five bytes each: where (three bytes), how many bytes, what.
enum SnapshotCheck {
  private static let notes = [
    "recipes/soup.md": "---\ntags: [soup, quick]\nrating: 4\naliases: [broth]\n---\n# Soup\n\n- *200 g* flour\n",
    "tasks/work.md": "# Work\n\n- [ ] 2026-11-20 report #work {priority: high} ^r1\n- [x] call [[soup]]\n",
    "diary/2026/day.md": "# Day\n\n- 09:30 walk {mood: happy}\n\nWords, слова, wörter: running, ran, run.\n",
  ].sorted { $0.key < $1.key }

  private static let sound: [UInt8] = (try? ForgedSnapshot.made(of: notes)) ?? []

  private static let queries = ["soup", "type:task", "rating>=3 OR tag:work | sort rating", "links:soup", "run~ wor*"]
    .compactMap { text in
      try? QueryParser(vocabulary: .standard, context: QueryContext(now: LocalDateTime(.epoch))).parse(text).query
    }

  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    var bytes = sound
    var rest = input[...]
    while rest.count >= 5, !bytes.isEmpty {
      let change = Array(rest.prefix(5).map { Int($0) })
      let place = (change[0] << 16 + change[1] << 8 + change[2]) % bytes.count
      for offset in place..<min(place + 1 + change[3] % 8, bytes.count) { bytes[offset] = UInt8(change[4]) }
      rest = rest.dropFirst(5)
    }
    do {
      let answers = try answers(of: ForgedSnapshot.sealed(bytes))
      let isChanged = input.count >= 5
      return FuzzOutcome(fault: !isChanged && answers < 5 ? "the sound snapshot lost items" : nil, outline: [answers])
    } catch {
      return FuzzOutcome(outline: ["\(error)".utf8.reduce(7) { $0 &* 31 &+ Int($1) }])
    }
  }

  /// The number of items found by all queries together.
  private static func answers(of bytes: [UInt8]) throws -> Int {
    let snapshot = try Snapshot(base: SnapshotBytes(copying: bytes))
    _ = (try snapshot.keys(), try snapshot.values(ofKey: "tag"), try snapshot.wordCount())
    try snapshot.forEachFile { _, _, _, _ in true }
    for file in 0..<min(snapshot.fileCount, 100) { _ = try snapshot.path(ofFile: file) }
    var count = 0
    for query in queries {
      var evaluator = Evaluator(snapshot, texts: NoNotes())
      let hits = try evaluator.evaluate(query).hits
      count += hits.count
      _ = try snapshot.handles(of: hits.map(\.location.item))
    }
    return count
  }
}

/// The texts of notes that are all gone.
private struct NoNotes: ItemTexts {
  func group(ofTaskAt location: ItemLocation, at now: LocalDateTime) -> TaskGroup? { nil }
  func standing(ofTaskAt location: ItemLocation) -> TaskItem? { nil }
  func days(ofLessonAt location: ItemLocation, in range: ClosedRange<LocalDate>) -> [LocalDate] { [] }

  func holds(_ matcher: TextMatcher, key: String?, at location: ItemLocation) -> Bool { false }
  func title(of location: ItemLocation) -> String { "" }
}
