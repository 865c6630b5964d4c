import VaultModel
import VaultSyntax

/// Conditions on keys.
extension Evaluator {
  mutating func answer(to field: FieldCondition, within: ItemSet) throws(SnapshotFault) -> MatchedItems {
    switch field.key {
    case "type": return try answer(toType: field)
    case "in": return try answer(toFolder: field)
    case "links", "linked-from", "broken": return try answer(toLinks: field)
    case "tag", "tags": return try answer(toTag: field)
    case "note": return try answer(toNote: field, within: within)
    case "date": return try answer(toDate: field)
    case "list": return try answer(toList: field)
    default: break
    }
    switch field.test {
    case .stands(let groups, let now): return try answer(toGroups: groups, at: now, within: within)
    case .words(let patterns): return try answer(toWords: patterns, key: field.key, within: within)
    case .phrase(let words): return try answer(toPhrase: words, key: field.key, within: within)
    case .anyOf(let values): return MatchedItems(try items(ofValues: values, key: field.key))
    case .exactly(let title) where field.key == "title":
      return MatchedItems(try items(titled: title, within: within))
    case .exactly(let value): return MatchedItems(try items(ofValues: [value], key: field.key))
    case .allOf(let values):
      var matches = snapshot.live
      for value in values { matches.formIntersection(try items(ofValues: [value], key: field.key)) }
      return MatchedItems(matches)
    case .range(let lower, let upper):
      let found = try items(ofRange: lower, upper, key: field.key)
      return MatchedItems(try asking(found, key: field.key) { $0.isAtLeast(lower) && $0.isAtMost(upper) })
    case .amount(let words, let lower, let upper):
      return MatchedItems(try items(ofAmounts: words, lower, upper, key: field.key))
    case .present where Self.keysOfAll.contains(field.key): return MatchedItems(snapshot.live)
    case .absent where Self.keysOfAll.contains(field.key): return emptyAnswer
    case .present: return MatchedItems(try items(present: field.key))
    case .absent: return MatchedItems(snapshot.live.subtracting(try items(present: field.key)))
    }
  }

  private mutating func items(present key: String) throws(SnapshotFault) -> ItemSet {
    try asking(try items(havingKey: key), key: key) { _ in true }
  }

  /// The items with a date, of the tasks of which only other notes tell it those that have it themselves.
  private mutating func asking(
    _ found: ItemSet, key: String, _ isFound: (ColumnValue) -> Bool
  ) throws(SnapshotFault) -> ItemSet {
    guard let date = AskedTasks.dates[key] else { return found }
    var matches = found
    for item in try askedTasks().items {
      if try column(ofTask: item, date).map(isFound) ?? false { matches.insert(item) } else { matches.remove(item) }
    }
    return matches
  }

  /// The tasks of which only other notes tell when they are due.
  mutating func askedTasks() throws(SnapshotFault) -> ItemSet {
    try items(ofValues: [AskedTasks.value], key: AskedTasks.key).intersection(snapshot.live)
  }

  /// The date of a task as it stands.
  mutating func column(ofTask item: Int, _ key: ItemKey) throws(SnapshotFault) -> ColumnValue? {
    trace.opened += 1
    return texts.standing(ofTaskAt: try snapshot.location(of: item))?.column(key)
  }

  /// What every item has.
  private static var keysOfAll: [String] { ["title", "body"] }

  // MARK: Values

  /// The items with one of the values of a key; a category is found by its name in any language.
  mutating func items(ofValues values: [String], key: String) throws(SnapshotFault) -> ItemSet {
    let values = key == ItemKey.category.queryName ? values.flatMap(TaskCategory.spellings) : values
    return try items(of: values.map { valueTerm($0, key: key) }, lifting: false)
  }

  func valueTerm(_ value: String, key: String) -> [UInt8] {
    TermName.make(TermName.value, key: key.utf8, bytes: WordForms.foldedValue(Array(value.utf8)))
  }

  /// The items of whole terms.
  mutating func items(of terms: [[UInt8]], lifting: Bool) throws(SnapshotFault) -> ItemSet {
    var entries: [[TermEntry]] = []
    for part in snapshot.parts {
      var found: [TermEntry] = []
      for term in terms { if let entry = try part.segment.entry(of: term) { found.append(entry) } }
      entries.append(found)
    }
    trace.terms += entries.joined().count
    return try items(of: entries, lifting: lifting)
  }

  /// The items that have a key themselves.
  mutating func items(havingKey key: String) throws(SnapshotFault) -> ItemSet {
    try items(of: [TermName.make(TermName.key, key.utf8)], lifting: false)
  }

  /// The items with a value of the column between the bounds; values of another kind or unit are in no range.
  mutating func items(
    ofRange lower: ColumnBound?, _ upper: ColumnBound?, key: String
  ) throws(SnapshotFault) -> ItemSet {
    var matches = emptyAnswer.matches
    var entries = 0
    for part in snapshot.parts {
      guard let entry = try part.segment.entry(of: TermName.make(TermName.column, key.utf8)) else { continue }
      try part.segment.forEachEntry(of: entry) { column in
        entries += 1
        if column.value.isAtLeast(lower), column.value.isAtMost(upper) {
          matches.insert(Int(column.item) + part.firstItem)
        }
      }
    }
    trace.postings += entries
    return matches.intersection(snapshot.live)
  }

  /// The items with a line of the key that holds all the words and whose amount lies between the bounds.
  ///
  /// Amounts are kept by word, so two lines of one item count as one line when each holds some of the words and both
  /// have the same amount.
  private mutating func items(
    ofAmounts words: [WordPattern], _ lower: ColumnBound?, _ upper: ColumnBound?, key: String
  ) throws(SnapshotFault) -> ItemSet {
    var common: Set<ColumnEntry>?
    let prefix = TermName.make(TermName.column, key: key.utf8, bytes: [UInt8]())
    for word in words {
      var found: Set<ColumnEntry> = []
      for part in snapshot.parts {
        for entry in try termEntries(word, prefix: prefix, in: part.segment) {
          try part.segment.forEachEntry(of: entry) { column in
            guard column.value.isAtLeast(lower), column.value.isAtMost(upper) else { return }
            let item = Int(column.item) + part.firstItem
            found.insert(ColumnEntry(item: UInt32(truncatingIfNeeded: item), value: column.value))
          }
        }
      }
      common = common?.intersection(found) ?? found
    }
    var matches = emptyAnswer.matches
    for entry in common ?? [] { matches.insert(Int(entry.item)) }
    return matches.intersection(snapshot.live)
  }

  // MARK: Text keys

  /// The items whose text key holds a word.
  ///
  /// `title` asks for words in the title, `body` for words outside title and front matter; a line is all body and its
  /// text is its title.
  mutating func textKeyMatches(_ pattern: WordPattern, key: String) throws(SnapshotFault) -> ItemSet {
    switch key {
    case "title":
      return try items(of: wordMatches(pattern, key: nil).entries, lifting: false) {
        !$1 || $0.fields.contains(.title)
      }
    case "body":
      return try items(of: wordMatches(pattern, key: nil).entries, lifting: true) { posting, _ in
        !posting.fields.isDisjoint(with: [.headings, .body])
      }
    default:
      return try wordMatches(pattern, key: key).matches
    }
  }

  /// The items whose text key holds all of some words.
  mutating func answer(
    toWords patterns: [WordPattern], key: String, within: ItemSet
  ) throws(SnapshotFault) -> MatchedItems {
    var matches = snapshot.live
    for pattern in patterns { matches.formIntersection(try textKeyMatches(pattern, key: key)) }
    for pattern in patterns where pattern.mode == .exact {
      let candidates = matches.intersection(within)
      matches = try opened(candidates, TextMatcher(words: [pattern]), key: key)
    }
    return MatchedItems(matches)
  }

  /// The items whose whole title is this, case folded. Candidates are those whose titles hold its words.
  mutating func items(titled title: String, within: ItemSet) throws(SnapshotFault) -> ItemSet {
    var candidates = snapshot.live.intersection(within)
    for word in WordForms.words(of: title) {
      let pattern = WordPattern(text: word, mode: .stem, range: .init(0, 0))
      candidates.formIntersection(try textKeyMatches(pattern, key: "title"))
    }
    let wanted = TextFolding.caseFolded(title)
    var found = candidates
    for item in candidates.items {
      trace.opened += 1
      if TextFolding.caseFolded(texts.title(of: try snapshot.location(of: item))) != wanted { found.remove(item) }
    }
    return found
  }

  // MARK: Inherited keys

  /// A note has the tags of its lines, a line those of its note; `tag:a` also finds `a/b`.
  ///
  /// A line inherits only what stands in the note outside its lines, so a tag of one line is not one of its neighbours.
  private mutating func answer(toTag field: FieldCondition) throws(SnapshotFault) -> MatchedItems {
    switch field.test {
    case .anyOf(let tags): return tagged(try items(ofTags: tags))
    case .exactly(let tag): return tagged(try items(ofValues: [tag], key: "tag"))
    case .allOf(let tags):
      var answer = MatchedItems(snapshot.live)
      var own = emptyAnswer.own
      for tag in tags {
        let one = tagged(try items(ofTags: [tag]))
        answer.matches.formIntersection(one.matches)
        own.formUnion(one.own)
      }
      answer.own = own.intersection(answer.matches)
      return answer
    case .present: return tagged(try items(havingKey: "tag"))
    case .absent: return MatchedItems(snapshot.live.subtracting(tagged(try items(havingKey: "tag")).matches))
    case .words, .phrase, .range, .amount, .stands: return emptyAnswer
    }
  }

  /// A line without a day of its own has that of its note, as a check-in does.
  private mutating func answer(toDate field: FieldCondition) throws(SnapshotFault) -> MatchedItems {
    let dated = try items(havingKey: field.key)
    let posted: ItemSet
    switch field.test {
    case .range(let lower, let upper):
      posted = try items(ofRange: lower, upper, key: field.key).union(lessons(heldFrom: lower, to: upper))
    case .present, .absent:
      posted = dated.union(try items(ofValues: [IndexedLessons.asked], key: IndexedLessons.askedKey))
    case .anyOf, .allOf, .exactly, .words, .phrase, .amount, .stands: return emptyAnswer
    }
    let inherited = posted.intersection(snapshot.notes).withLines(notes: snapshot.notes).subtracting(dated)
    let matches = posted.union(inherited).intersection(snapshot.live)
    if case .absent = field.test { return MatchedItems(snapshot.live.subtracting(matches)) }
    return MatchedItems(matches: matches, own: posted)
  }

  /// The lessons of which only their notes tell on which days they take place, and that do between two bounds. Where one
  /// is missing the academic year of the other one is asked about.
  private mutating func lessons(heldFrom lower: ColumnBound?, to upper: ColumnBound?) throws(SnapshotFault) -> ItemSet {
    let asked = try items(ofValues: [IndexedLessons.asked], key: IndexedLessons.askedKey).intersection(snapshot.live)
    var matches = emptyAnswer.matches
    let first = lower.flatMap { LocalDate(moment: $0.value) }
    let last = upper.flatMap { LocalDate(moment: $0.value) }
    guard !asked.isEmpty, let known = first ?? last else { return matches }
    let year = StudyCalendar.academicYear(of: known)
    let range = min(first ?? year.lowerBound, known)...max(last ?? year.upperBound, known)
    for item in asked.items {
      trace.opened += 1
      let days = texts.days(ofLessonAt: try snapshot.location(of: item), in: range)
      let isHeld = days.contains { $0.columnValue.isAtLeast(lower) && $0.columnValue.isAtMost(upper) }
      if isHeld { matches.insert(item) }
    }
    return matches
  }

  private func tagged(_ posted: ItemSet) -> MatchedItems {
    let inherited = posted.intersection(snapshot.notes).withLines(notes: snapshot.notes)
    let matches = posted.union(inherited).union(posted.owners(in: snapshot.notes))
    return MatchedItems(matches: matches.intersection(snapshot.live), own: posted)
  }

  private mutating func items(ofTags tags: [String]) throws(SnapshotFault) -> ItemSet {
    var entries: [[TermEntry]] = []
    for part in snapshot.parts {
      var found: [TermEntry] = []
      for tag in tags {
        let term = valueTerm(tag, key: "tag")
        if let entry = try part.segment.entry(of: term) { found.append(entry) }
        try part.segment.forEachTerm(withPrefix: term + [UInt8(ascii: "/")]) { found.append($1) }
      }
      entries.append(found)
    }
    trace.terms += entries.joined().count
    return try items(of: entries, lifting: false)
  }

  /// `in:recipes/` finds what is below the folder, and `in:recipes/soup.md` the note itself.
  private mutating func answer(toFolder field: FieldCondition) throws(SnapshotFault) -> MatchedItems {
    var folders: [[UInt8]] = []
    switch field.test {
    case .anyOf(let paths), .allOf(let paths): folders = paths.map { folded($0) }
    case .exactly(let path): folders = [folded(path)]
    case .present: return MatchedItems(matches: snapshot.live, own: ItemSet(count: 0))
    case .words, .phrase, .range, .amount, .stands, .absent: return emptyAnswer
    }
    var matches = emptyAnswer.matches
    for folder in folders {
      let notes = try notes(below: folder)
      if case .allOf = field.test, folder != folders[0] {
        matches.formIntersection(notes)
      } else {
        matches.formUnion(notes)
      }
    }
    let filled = matches.withLines(notes: snapshot.notes).intersection(snapshot.live)
    return MatchedItems(matches: filled, own: ItemSet(count: 0))
  }

  private func folded(_ path: String) -> [UInt8] {
    var bytes = WordForms.foldedValue(Array(path.utf8))
    if bytes.starts(with: Array("./".utf8)) { bytes.removeFirst(2) }
    while bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return bytes
  }

  private mutating func notes(below folder: [UInt8]) throws(SnapshotFault) -> ItemSet {
    var isBelow = [Bool](repeating: folder.isEmpty, count: snapshot.directoryCount)
    var isParent = [Bool](repeating: false, count: snapshot.directoryCount)
    let slash = folder.lastIndex(of: UInt8(ascii: "/"))
    let parent = slash.map { Array(folder[..<$0]) } ?? []
    let file = slash.map { Array(folder[($0 + 1)...]) } ?? folder
    for directory in isBelow.indices where !folder.isEmpty {
      let path = WordForms.foldedValue(try snapshot.path(ofDirectory: directory))
      isBelow[directory] = path == folder || path.starts(with: folder + [UInt8(ascii: "/")])
      isParent[directory] = path == parent
    }
    var matches = emptyAnswer.matches
    for part in snapshot.parts {
      try part.files.forEachFile(in: 0..<part.files.fileCount) { _, record, names, name in
        guard record.firstItem != FileRecord.noItem, Int(record.directory) < isBelow.count else { return true }
        let directory = Int(record.directory)
        let item = Int(record.firstItem) + part.firstItem
        if isBelow[directory] {
          matches.insert(item)
        } else if isParent[directory] {
          if WordForms.foldedValue(name.map { names[$0] }) == file { matches.insert(item) }
        }
        return true
      }
    }
    return matches.intersection(snapshot.notes)
  }

  // MARK: Type

  private mutating func answer(toType field: FieldCondition) throws(SnapshotFault) -> MatchedItems {
    let names: [String]
    switch field.test {
    case .anyOf(let values): names = values
    case .allOf(let values): names = Set(values).count == 1 ? values : []
    case .exactly(let value): names = [value]
    case .present: return MatchedItems(snapshot.live)
    case .absent, .range, .amount, .words, .phrase, .stands: return emptyAnswer
    }
    return MatchedItems(try items(ofType: names))
  }

  /// The items of some types.
  mutating func items(ofType names: [String]) throws(SnapshotFault) -> ItemSet {
    var isWanted = [Bool](repeating: false, count: 256)
    for name in names { if let type = ItemType(name: name) { isWanted[Int(type.rawValue)] = true } }
    // A name of no type is one that plain notes give themselves.
    var matches = try items(ofValues: names.filter { ItemType(name: $0) == nil }, key: "type")
    for part in snapshot.parts {
      try part.segment.withSection(.types) { types in
        for item in 0..<types.count where isWanted[Int(types[item])] { matches.insert(item &+ part.firstItem) }
      }
    }
    return matches.intersection(snapshot.live)
  }
}

extension LocalDate {
  /// The day of a moment in a column; nil for a value of another kind, and beyond the days that there are.
  init?(moment value: ColumnValue) {
    guard value.kind == .moment else { return nil }
    let (days, minutes) = value.number.quotientAndRemainder(dividingBy: 1440)
    self.init(daysSinceEpoch: Int(clamping: minutes < 0 ? days - 1 : days))
  }
}

extension ColumnValue {
  /// Whether the value is of the bound's kind and unit and not below it; always when there is no bound.
  func isAtLeast(_ bound: ColumnBound?) -> Bool {
    guard let bound else { return true }
    guard kind == bound.value.kind, unit == bound.value.unit else { return false }
    return number > bound.value.number || bound.inclusive && number == bound.value.number
  }

  /// Whether the value is of the bound's kind and unit and not above it; always when there is no bound.
  func isAtMost(_ bound: ColumnBound?) -> Bool {
    guard let bound else { return true }
    guard kind == bound.value.kind, unit == bound.value.unit else { return false }
    return number < bound.value.number || bound.inclusive && number == bound.value.number
  }
}
