import VaultModel
import VaultSyntax

/// Finding items by what people call them.
extension Snapshot {
  /// The notes that a link's target may mean: one when it resolves, none when it dangles, more when it is ambiguous.
  ///
  /// - Parameter target: `[[x]]`, a path with or without `.md`, an end of one, a stem or an alias.
  package func notes(linkedBy target: String) throws(SnapshotFault) -> [ItemLocation] {
    var names = LinkNames(self)
    return try locations(of: try names.notes(for: LinkNames.target(target)))
  }

  /// A name as the index compares names of files: folded, without brackets and `.md`.
  package static func linkTarget(_ name: String) -> String { String(decoding: LinkNames.target(name), as: UTF8.self) }

  /// The items whose title may hold a text: every word of the text begins a word there, wherever it stands. The index
  /// knows no more, so what is found must be compared with the title itself. At most `limit` items, in their order.
  ///
  /// - Parameter isMisspelt: take words with at most one typo instead of beginnings.
  package func items(
    maybeTitled text: String, isMisspelt: Bool = false, limit: Int = 10_000
  ) throws(SnapshotFault) -> [ItemLocation] {
    let words = WordForms.words(of: text)
    guard !words.isEmpty else { return [] }
    var evaluator = Evaluator(self, texts: NoTexts())
    var found = live
    for word in words {
      let pattern = WordPattern(text: word, mode: isMisspelt ? .oneTypo : .prefix, range: ByteRange(0, 0))
      found.formIntersection(try evaluator.textKeyMatches(pattern, key: "title"))
    }
    return try locations(of: Array(found.items.prefix(limit)))
  }

  /// The paths of the notes of which the title of an item may have held a text when the base was made: what was known
  /// last of a note that cannot be read any more.
  package func formerPaths(maybeTitled text: String) throws(SnapshotFault) -> Set<[UInt8]> {
    guard parts.count > 1 else { return [] }
    let base = try Snapshot(base: parts[0].segment.bytes)
    var paths: Set<[UInt8]> = []
    for location in try base.items(maybeTitled: text) { paths.insert(try base.path(ofFile: location.file)) }
    return paths
  }

  /// The notes whose file's name begins with a text, in any case and in the order of the names; at most `limit`.
  package func notes(namedFrom prefix: String, limit: Int) throws(SnapshotFault) -> [ItemLocation] {
    let start = TermName.make(TermName.name, WordForms.foldedValue(Array(prefix.utf8)))
    var items: [Int] = []
    for part in parts {
      var entries: [TermEntry] = []
      try part.segment.forEachTerm(withPrefix: start) { entries.append($1) }
      for entry in entries where items.count < limit {
        try part.segment.forEachPosting(of: entry) { posting in
          let item = Int(posting.item) + part.firstItem
          if posting.fields.contains(.body), live.contains(item) { items.append(item) }
        }
      }
    }
    return try locations(of: Array(items.prefix(limit)))
  }

  /// The names of all notes' files without `.md`, and their aliases, folded and sorted by bytes. Complexity: O(names).
  package func linkNames() throws(SnapshotFault) -> [String] {
    try terms(withPrefix: [TermName.name]).map(\.text)
  }
}

/// Opens no note.
struct NoTexts: ItemTexts {
  func holds(_ matcher: TextMatcher, key: String?, at location: ItemLocation) -> Bool { false }
  func title(of location: ItemLocation) -> String { "" }
  func group(ofTaskAt location: ItemLocation, at now: LocalDateTime) -> TaskGroup? { nil }
  func standing(ofTaskAt location: ItemLocation) -> TaskItem? { nil }
  func days(ofLessonAt location: ItemLocation, in range: ClosedRange<LocalDate>) -> [LocalDate] { [] }
}
