import VaultModel
import VaultSyntax

@testable import VaultSearch

/// The rules of the query language once more, item by item over plain values: slow, obvious, and with no code of the
/// evaluator but the BM25 formula, which has tests of its own.
struct NaiveEvaluator {
  let vault: ModelVault

  struct Result: Equatable {
    var path: String
    /// −1 for the note.
    var line: Int
    var score: Double
  }

  /// Note `note`, or its line `line` when that is not negative.
  struct Place {
    var note: Int
    var line: Int
  }

  func evaluate(_ query: Query) -> [Result] {
    var found: [(place: Place, result: Result)] = []
    for (number, note) in vault.notes.enumerated() {
      var lines: [Place] = []
      for line in note.lines.indices {
        let place = Place(note: number, line: line)
        let answer = answer(query.condition, place)
        if answer.matches && answer.own { lines.append(place) }
      }
      let place = Place(note: number, line: -1)
      let isMatch = answer(query.condition, place).matches
      if isCalled(query.condition, place) {
        // The words of a title are words of the text; a file's name and an alias may not be.
        let isFound = isMatch || isFileCalled(query.condition, note)
        if isFound, answer(query.condition.withoutAskedWords, place).matches { lines.insert(place, at: 0) }
      } else if lines.isEmpty, isMatch {
        lines = [place]
      }
      for place in lines {
        let score = score(query.condition, place, among: lines)
        found.append((place, Result(path: note.path, line: place.line, score: score)))
      }
    }
    found.sort { isBefore($0, $1, query.sort) }
    return Array(found.map(\.result).prefix(query.limit ?? .max))
  }

  private func isBefore(
    _ left: (place: Place, result: Result), _ right: (place: Place, result: Result), _ sort: [SortKey]
  )
    -> Bool
  {
    for key in sort {
      let one = sortValue(left.place, key.key)
      let other = sortValue(right.place, key.key)
      if one == other { continue }
      guard let one else { return false }
      guard let other else { return true }
      return key.descending ? other < one : one < other
    }
    if sort.isEmpty, left.result.score != right.result.score { return left.result.score > right.result.score }
    if left.result.path != right.result.path {
      return Array(left.result.path.utf8).lexicographicallyPrecedes(Array(right.result.path.utf8))
    }
    return left.result.line < right.result.line
  }

  /// The test vaults have numbers of one kind under `due` and text under `list`.
  private struct SortText: Comparable {
    var number: Int64
    var text: String
    static func < (left: Self, right: Self) -> Bool { (left.number, left.text) < (right.number, right.text) }
  }

  private func sortValue(_ place: Place, _ key: String) -> SortText? {
    let item = item(place)
    if key == "modified" { return SortText(number: vault.notes[place.note].modified, text: "") }
    if let column = item.columns.first(where: { $0.key == key }) {
      return SortText(number: column.value.number, text: "")
    }
    return item.values.filter { $0.key == key }.map(\.value).min().map { SortText(number: 0, text: $0) }
  }

  private func item(_ place: Place) -> ModelItem {
    place.line < 0 ? vault.notes[place.note].item : vault.notes[place.note].lines[place.line]
  }

  // MARK: Conditions

  private func answer(_ condition: Condition, _ place: Place) -> (matches: Bool, own: Bool) {
    switch condition {
    case .everything: return (true, false)
    case .word(let pattern): return both(words(place).contains { isMatch($0.text, pattern) })
    case .phrase(let phrase): return both(holds(phrase, text(place)))
    case .all(let conditions):
      let answers = conditions.map { answer($0, place) }
      let matches = answers.allSatisfy(\.matches)
      return (matches, matches && answers.contains(where: \.own))
    case .any(let conditions):
      let answers = conditions.map { answer($0, place) }
      return (answers.contains(where: \.matches), answers.contains { $0.matches && $0.own })
    case .not(let condition): return (!answer(condition, place).matches, false)
    case .field(let field): return answer(field, place)
    }
  }

  private func both(_ value: Bool) -> (matches: Bool, own: Bool) { (value, value) }

  /// A note has the words of its lines too.
  private func words(_ place: Place) -> [(text: String, field: WordField)] {
    let note = vault.notes[place.note]
    return place.line < 0 ? note.item.words + note.lines.flatMap(\.words) : note.lines[place.line].words
  }

  private func text(_ place: Place) -> String {
    place.line < 0 ? vault.notes[place.note].text : vault.notes[place.note].lines[place.line].text
  }

  private func folded(_ word: String) -> String { String(decoding: WordForms.folded(Array(word.utf8)), as: UTF8.self) }

  private func stem(_ word: String) -> String {
    var stemmer = Stemmer()
    return stemmer.stem(folded(word))
  }

  private func isMatch(_ word: String, _ pattern: WordPattern) -> Bool {
    switch pattern.mode {
    case .stem: stem(word) == stem(pattern.text)
    case .exact: word == pattern.text
    case .prefix: folded(word).hasPrefix(pattern.text)
    case .oneTypo: distance(Array(folded(word).unicodeScalars), Array(pattern.text.unicodeScalars)) <= 1
    }
  }

  /// The distance of Damerau and Levenshtein with swaps of neighbours, by the textbook's table.
  private func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count { table[row][0] = row }
    for column in 0...right.count { table[0][column] = column }
    for row in 1..<max(left.count + 1, 1) {
      for column in 1..<max(right.count + 1, 1) {
        let isSame = left[row - 1] == right[column - 1]
        var best = min(table[row - 1][column] + 1, table[row][column - 1] + 1)
        best = min(best, table[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          best = min(best, table[row - 2][column - 2] + 1)
        }
        table[row][column] = best
      }
    }
    return table[left.count][right.count]
  }

  /// Phrases compare stems, and do not care for the ends of lines.
  private func holds(_ phrase: [String], _ text: String) -> Bool {
    let stems = text.split(whereSeparator: \.isWhitespace).map { stem(String($0)) }
    let wanted = phrase.map(stem)
    guard !wanted.isEmpty, stems.count >= wanted.count else { return false }
    return (0...stems.count - wanted.count).contains { Array(stems[$0..<$0 + wanted.count]) == wanted }
  }

  // MARK: Keys

  private func answer(_ field: FieldCondition, _ place: Place) -> (matches: Bool, own: Bool) {
    let note = vault.notes[place.note]
    let item = item(place)
    switch (field.key, field.test) {
    case ("type", .anyOf(let names)):
      return both(names.contains(item.type.name))
    case ("in", .anyOf(let folders)):
      return (folders.contains { note.path.hasPrefix($0) }, false)
    case ("tag", let test):
      return tagAnswer(test, place)
    case ("note", .words(let patterns)):
      let titles = note.item.words.filter { $0.field.contains(.title) }
      return (patterns.allSatisfy { pattern in titles.contains { isMatch($0.text, pattern) } }, false)
    case ("title", .words(let patterns)):
      let titles = item.words.filter { place.line >= 0 || $0.field.contains(.title) }
      return both(patterns.allSatisfy { pattern in titles.contains { isMatch($0.text, pattern) } })
    case ("body", .words(let patterns)):
      let body = words(place).filter { !$0.field.isDisjoint(with: [.body, .headings]) }
      return both(patterns.allSatisfy { pattern in body.contains { isMatch($0.text, pattern) } })
    case ("linked-from", .absent):
      return (linkAnswer(field, place), false)
    case ("links", _), ("linked-from", _), ("broken", _):
      return both(linkAnswer(field, place))
    case ("ingredient", .amount(let patterns, let lower, let upper)):
      return both(
        item.amounts.contains { amount in
          patterns.allSatisfy { pattern in amount.words.contains { isMatch($0, pattern) } }
            && isInside(amount.value, lower, upper)
        })
    case (_, .words(let patterns)):
      let words = item.keyWords.filter { $0.key == field.key }.map(\.word)
      return both(patterns.allSatisfy { pattern in words.contains { isMatch($0, pattern) } })
    case (_, .anyOf(let values)):
      return both(item.values.contains { $0.key == field.key && values.contains($0.value) })
    case (_, .allOf(let values)):
      return both(values.allSatisfy { value in item.values.contains { $0 == (field.key, value) } })
    case (_, .exactly(let value)):
      return both(item.values.contains { $0 == (field.key, value) })
    case (_, .range(let lower, let upper)):
      return both(item.columns.contains { $0.key == field.key && isInside($0.value, lower, upper) })
    // The lines of a list's note are in it.
    case ("list", .present): return both(hasKey(item, field.key) || isLineOfList(place))
    case ("list", .absent): return both(!hasKey(item, field.key) && !isLineOfList(place))
    case (_, .present): return both(hasKey(item, field.key))
    case (_, .absent): return both(!hasKey(item, field.key))
    default: return (false, false)
    }
  }

  private func isLineOfList(_ place: Place) -> Bool {
    place.line >= 0 && vault.notes[place.note].item.type == .list
  }

  private func hasKey(_ item: ModelItem, _ key: String) -> Bool {
    item.values.contains { $0.key == key } || item.columns.contains { $0.key == key }
      || item.keyWords.contains { $0.key == key }
  }

  private func isInside(_ value: ColumnValue, _ lower: ColumnBound?, _ upper: ColumnBound?) -> Bool {
    for bound in [lower, upper].compactMap({ $0 }) {
      if bound.value.kind != value.kind || bound.value.unit != value.unit { return false }
      if bound.value.number == value.number && !bound.inclusive { return false }
    }
    return lower.map { $0.value.number <= value.number } ?? true
      && upper.map { value.number <= $0.value.number } ?? true
  }

  private func tagAnswer(_ test: FieldCondition.Test, _ place: Place) -> (matches: Bool, own: Bool) {
    let note = vault.notes[place.note]
    let own = item(place).tags
    let around = place.line < 0 ? note.lines.flatMap(\.tags) : note.item.tags
    func has(_ tags: [String], _ wanted: String) -> Bool {
      tags.contains { $0 == wanted || $0.hasPrefix(wanted + "/") }
    }
    switch test {
    case .anyOf(let wanted):
      return (wanted.contains { has(own + around, $0) }, wanted.contains { has(own, $0) })
    case .allOf(let wanted):
      let matches = wanted.allSatisfy { has(own + around, $0) }
      return (matches, matches && wanted.contains { has(own, $0) })
    case .present: return (!(own + around).isEmpty, !own.isEmpty)
    case .absent: return both((own + around).isEmpty)
    default: return (false, false)
    }
  }

  // MARK: Links

  private func notes(for target: String) -> [Int] {
    let paths = vault.notes.map { $0.path.hasSuffix(".md") ? String($0.path.dropLast(3)) : $0.path }
    let path = target.hasPrefix("/") ? String(target.dropFirst()) : target
    if let exact = paths.firstIndex(of: path) { return [exact] }
    if target.hasPrefix("/") { return [] }
    let ending = paths.indices.filter { paths[$0].hasSuffix("/" + target) }
    if !ending.isEmpty { return ending }
    return vault.notes.indices.filter { vault.notes[$0].aliases.contains(target) }
  }

  private func target(_ link: String) -> Int? {
    let notes = notes(for: link)
    return notes.count == 1 ? notes[0] : nil
  }

  private func linkAnswer(_ field: FieldCondition, _ place: Place) -> Bool {
    let note = vault.notes[place.note]
    let links = place.line < 0 ? note.item.links + note.lines.flatMap(\.links) : note.lines[place.line].links
    switch (field.key, field.test) {
    case ("links", .present): return !links.isEmpty
    case ("links", .absent): return links.isEmpty
    case ("broken", .present): return links.contains { target($0) == nil }
    case ("broken", .absent): return !links.contains { target($0) == nil }
    case ("links", .anyOf(let wanted)):
      return wanted.contains { wanted in
        let meant = notes(for: wanted)
        if meant.isEmpty { return links.contains(wanted) }
        return links.contains { target($0).map(meant.contains) ?? false }
      }
    case ("linked-from", .anyOf(let sources)):
      return place.line < 0 && isLinked(place.note, from: Set(sources.flatMap(notes(for:))))
    case ("linked-from", .present): return place.line < 0 && isLinked(place.note, from: Set(vault.notes.indices))
    case ("linked-from", .absent): return !(place.line < 0 && isLinked(place.note, from: Set(vault.notes.indices)))
    default: return false
    }
  }

  private func isLinked(_ note: Int, from sources: Set<Int>) -> Bool {
    sources.contains { source in
      let links = vault.notes[source].item.links + vault.notes[source].lines.flatMap(\.links)
      return links.contains { target($0) == note }
    }
  }

  // MARK: Names

  /// The free words that must hold; nil where a part of a word or one with a typo is among them.
  private func askedName(_ condition: Condition) -> [WordPattern]? {
    var words = asked(condition)
    // The words of an exact phrase stand beside it.
    if words.contains(where: { $0.mode == .exact }) { words = asked(condition, phrases: false) }
    return words.isEmpty || words.contains { $0.mode == .prefix || $0.mode == .oneTypo } ? nil : words
  }

  private func asked(_ condition: Condition, phrases: Bool = true) -> [WordPattern] {
    switch condition {
    case .word: ranked(condition)
    case .phrase: phrases ? ranked(condition) : []
    case .all(let conditions): conditions.flatMap { asked($0, phrases: phrases) }
    default: []
    }
  }

  private func wordsOfNames(_ note: ModelNote) -> [[String]] {
    ([note.item.titleText, note.stem] + note.aliases).map { $0.split(separator: " ").map(String.init) }
  }

  private func isCalled(_ condition: Condition, _ place: Place) -> Bool {
    guard let name = askedName(condition) else { return false }
    guard place.line < 0 else { return isName(vault.notes[place.note].lines[place.line].words.map(\.text), name) }
    return wordsOfNames(vault.notes[place.note]).contains { isName($0, name) }
  }

  private func isFileCalled(_ condition: Condition, _ note: ModelNote) -> Bool {
    guard let name = askedName(condition) else { return false }
    return wordsOfNames(note).dropFirst().contains { isName($0, name) }
  }

  private func isName(_ words: [String], _ name: [WordPattern]) -> Bool {
    let isExact = name.contains { $0.mode == .exact }
    return words.count == name.count
      && zip(words, name).allSatisfy { isExact ? $0 == $1.text : stem($0) == stem($1.text) }
  }

  private func isCalledLike(_ condition: Condition, _ place: Place) -> Bool {
    guard let name = askedName(condition), place.line < 0 else { return false }
    let isExact = name.contains { $0.mode == .exact }
    return wordsOfNames(vault.notes[place.note]).contains { words in
      words.count > name.count && zip(words, name).allSatisfy { (isExact ? $0 : folded($0)) == $1.text }
    }
  }

  // MARK: Ranking

  /// - Parameter results: the results of its note; a line that is one counts for itself and not for its note.
  private func score(_ condition: Condition, _ place: Place, among results: [Place]) -> Double {
    var score = 0.0
    var (titled, all) = (0.0, 0.0)
    let notes = vault.notes.indices.map { Place(note: $0, line: -1) }
    let lines = vault.notes.indices.flatMap { note in
      vault.notes[note].lines.indices.map { Place(note: note, line: $0) }
    }
    func mean(_ places: [Place]) -> Double {
      places.isEmpty ? 0 : Double(places.reduce(0) { $0 + words($1).count }) / Double(places.count)
    }
    for pattern in ranked(condition) {
      let found = notes.filter { place in words(place).contains { isFolded($0.text, pattern) } }.count
      let inverse = BM25.inverseFrequency(notes: found, total: notes.count)
      all += inverse
      let frequency = frequency(pattern, place, among: results)
      guard frequency != BM25.Frequency() else { continue }
      score += BM25.score(
        frequency, inverseFrequency: inverse, length: words(place).count, mean: mean(place.line < 0 ? notes : lines))
      let isTitled = item(place).words.contains { $0.field.contains(.title) && isFolded($0.text, pattern) }
      if isTitled { titled += inverse }
    }
    score *= BM25.factor(titled: titled, of: all)
    let most = BM25.bound(inverseFrequency: all)
    if isCalled(condition, place) { return score + (place.line < 0 ? 3 : 1) * most }
    return isCalledLike(condition, place) ? score + 2 * most : score
  }

  /// Ranking does not open notes: an exact word counts as its folded form.
  private func isFolded(_ word: String, _ pattern: WordPattern) -> Bool {
    pattern.mode == .exact ? folded(word) == folded(pattern.text) : isMatch(word, pattern)
  }

  private func ranked(_ condition: Condition) -> [WordPattern] {
    switch condition {
    case .word(let pattern): [pattern]
    case .phrase(let words): words.map { WordPattern(text: $0, mode: .stem, range: ByteRange(0, 0)) }
    case .all(let conditions), .any(let conditions): conditions.flatMap(ranked)
    default: []
    }
  }

  /// How often, once in each marked field and the rest in the text, for each folded word and item.
  private func frequency(_ pattern: WordPattern, _ place: Place, among results: [Place]) -> BM25.Frequency {
    var items = [item(place)]
    if place.line < 0 {
      let shown = Set(results.map(\.line))
      items += vault.notes[place.note].lines.enumerated().filter { !shown.contains($0.offset) }.map(\.element)
    }
    var total = BM25.Frequency()
    for item in items {
      var found: [String: (count: Int32, fields: WordField)] = [:]
      for word in item.words where isFolded(word.text, pattern) {
        found[folded(word.text), default: (0, [])].count += 1
        found[folded(word.text)]?.fields.formUnion(word.field)
      }
      for (count, fields) in found.values {
        let (title, tags) = (fields.contains(.title), fields.contains(.tags))
        total.named += (title ? 6 : 0) + (tags ? 4 : 0)
        total.written += max(count - (title ? 1 : 0) - (tags ? 1 : 0), 0) + (fields.contains(.headings) ? 1 : 0)
      }
    }
    return total
  }
}
