import VaultModel
import VaultSearch
import VaultSyntax

extension FoodNaming {
  /// Something that is in a food beside the food itself, as its words say.
  struct Content {
    /// What makes another food of it.
    var kind: FoodIdentity.Kind
    var facts: FoodFacts
    /// Whether there may be traces of it and no more.
    var isTrace: Bool
    /// Whether a phrase such as `contains` says so, so that its words say nothing else.
    var isMarked = true
    /// From the word that says so to the last one of what is in it.
    var range: ByteRange
  }

  /// Words for how large something is, beside which a food only is a measure: `walnut-size pieces`.
  static let sizes: Set<String> = [
    "size", "sized", "shape", "shaped", "розміром", "розміру", "размером", "размера", "завбільшки", "величиною",
    "величиной",
  ]

  /// What the words behind the name say is in it, as far as an allergy or a diet asks: `(contains milk and soy)`, `, with whole hazelnuts`,
  /// `(hazelnuts)`.
  func contents(in remarks: [Word]) -> [Content] {
    let texts = remarks.map(\.text)
    var result: [Content] = []
    var place = 0
    while place < remarks.count {
      let marker = ContentWords.standard.marker(at: place, in: texts)
      guard let marker, marker.isStrong || place == 0 || isPhrase(place, in: remarks) else {
        if marker == nil, isPhrase(place, in: remarks), !isInLink(remarks[place].range.lower) {
          result += listed(from: place, in: remarks)
        }
        place += marker?.count ?? 1
        continue
      }
      place = read(behind: marker, at: place, in: remarks, to: &result)
    }
    return result
  }

  /// Reads what stands behind a phrase, and gives the place to go on at.
  private func read(
    behind marker: ContentWords.Marker, at start: Int, in remarks: [Word], to result: inout [Content]
  ) -> Int {
    var place = start + marker.count
    let end = remarks.indices.dropFirst(place).first {
      isBroken($0, in: remarks, by: marker.isStrong ? ")];." : ")];.,:")
    }
    var (strangers, hasFound) = (0, false)
    let texts = remarks.map(\.text)
    while place < end ?? remarks.count {
      // `may contain nuts, contains milk`
      if ContentWords.standard.marker(at: place, in: texts)?.isStrong ?? false, hasFound { break }
      if let (kind, facts, count) = thing(at: place, in: remarks) {
        let range = ByteRange(remarks[start].range.lower, remarks[place + count - 1].range.upper)
        result.append(Content(kind: kind, facts: facts, isTrace: marker.kind == .traces, range: range))
        (hasFound, place) = (true, place + count)
        continue
      }
      // `small amounts of nuts`, `that also handles nuts`
      if !isSilent(remarks[place]) { strangers += 1 }
      if hasFound ? strangers > 0 && !marker.isStrong : strangers > 4 { break }
      place += 1
    }
    return max(place, start + marker.count)
  }

  /// What is in the foods of a remark that names foods and says nothing else: `(hazelnuts, milk)`.
  private func listed(from start: Int, in remarks: [Word]) -> [Content] {
    let end = remarks.indices.dropFirst(start + 1).first { isPhrase($0, in: remarks) } ?? remarks.count
    var result: [Content] = []
    var place = start
    while place < end {
      if let (kind, facts, count) = thing(at: place, in: remarks), place + count <= end {
        let range = ByteRange(remarks[place].range.lower, remarks[place + count - 1].range.upper)
        result.append(Content(kind: kind, facts: facts, isTrace: false, isMarked: false, range: range))
        place += count
      } else if isSilent(remarks[place]) {
        place += 1
      } else {
        return []
      }
    }
    return result
  }

  /// What an allergy or a diet asks for at a place: a food that is or has it, or the word for it, with how many words it has.
  private func thing(at place: Int, in remarks: [Word]) -> (FoodIdentity.Kind, FoodFacts, Int)? {
    let texts = remarks[place...].prefix(FoodWords.mostWords).map(\.text)[...]
    if let (food, count) = matcher.longest(ofWords: texts) {
      let facts = matcher.foods[food].facts
      return facts.isEmpty ? nil : (.food(food), facts, count)
    }
    if bytes[remarks[place].range.lower] >= 0xD0, let (food, count) = declined(texts) {
      let facts = matcher.foods[food].facts
      return facts.isEmpty ? nil : (.food(food), facts, count)
    }
    // What can be free of it can have it: `gluten`, `глютену`.
    for count in [2, 1] where count <= texts.count {
      let words = Array(texts.prefix(count))
      let phrase = FoodWords.absence(of: words)
      let taken = FoodQualifier.all.reduce(into: FoodFacts()) { facts, row in
        if row.words.count == phrase.count, row.stands(at: 0, in: phrase) { facts.formUnion(row.takes) }
      }
      let facts = (FoodFacts(spelling: words.joined(separator: " ")) ?? taken)
      if !facts.isEmpty { return (.having(facts.rawValue), facts, count) }
    }
    return nil
  }

  /// The food of the longest name that some words are forms of, which the table need not have: `волоськими горіхами`.
  private func declined(_ texts: ArraySlice<String>) -> (Int, Int)? {
    var stemmer = Stemmer()
    let stems = texts.map { stemmer.stem($0) }
    for count in [3, 2, 1] where count <= stems.count {
      if let food = matcher.food(ofStems: Array(stems.prefix(count))) { return (food, count) }
    }
    return nil
  }

  /// Whether a word says nothing of what is in it.
  private func isSilent(_ word: Word) -> Bool {
    Self.joints.contains(word.text) || FoodWords.standard.harmlessCount(of: [word.text]) != nil
  }

  /// Whether a remark begins at a place.
  private func isPhrase(_ place: Int, in remarks: [Word]) -> Bool {
    guard place == 0, let last = words.last, last.range.upper <= remarks[0].range.lower else {
      return place == 0 || isBroken(place, in: remarks, by: ",;([")
    }
    return bytes[last.range.upper..<remarks[0].range.lower].contains { ",;([:".utf8.contains($0) }
  }

  /// Whether a word belongs to a link, whose text and target lead to what it means.
  func isInLink(_ place: Int) -> Bool {
    guard let open = bytes[..<place].lastIndex(where: { "[(".utf8.contains($0) }) else { return false }
    if bytes[open] == UInt8(ascii: "(") { return open > 0 && bytes[open - 1] == UInt8(ascii: "]") }
    guard let close = bytes[place...].firstIndex(of: UInt8(ascii: "]")) else { return false }
    return close + 1 < bytes.count && bytes[close + 1] == UInt8(ascii: "(")
  }

  /// Whether one of some marks stands before a remark's word.
  private func isBroken(_ place: Int, in remarks: [Word], by marks: String) -> Bool {
    guard place > 0 else { return false }
    let between = bytes[
      remarks[place - 1].range.upper..<max(remarks[place - 1].range.upper, remarks[place].range.lower)]
    return between.contains { marks.utf8.contains($0) }
  }
}
