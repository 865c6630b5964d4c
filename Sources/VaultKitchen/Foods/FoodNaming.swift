import VaultModel
import VaultSearch
import VaultSyntax

/// Reads which food a name means.
///
/// In English the food is what the name ends in, `coconut flour`; in Ukrainian and Russian what it begins with, `соус
/// барбекю`. Each other word is harmless to that food, makes another one of it, or may do either.
struct FoodNaming {
  let matcher: FoodMatcher
  let bytes: [UInt8]
  /// The words of the name itself.
  private(set) var words: [Word] = []
  /// The words behind it: `(gluten-free)`, `, melted`.
  private(set) var remarks: [Word] = []
  /// The foods that stand in the name, with the places of their words, none of them in two foods.
  private(set) var foods: [(food: Int, words: [Int])] = []
  /// The place in ``foods`` of the one that each word belongs to; nil for none.
  private var owners: [Int?] = []
  private(set) var isCyrillic = false
  private var identity = FoodIdentity()

  /// What the words say is missing, none of which is among them.
  private(set) var absences: [AbsenceReader.Absence] = []
  /// Where stands what makes another food of it: a shopping list has to say that as well.
  private(set) var labels: [ByteRange] = []
  /// Whether a zero is said of nothing: `beer 0.0 %`.
  private var hasBareZero = false
  /// What is in it beside the food itself.
  private(set) var contents: [Content] = []

  struct Word {
    var text: String
    var range: ByteRange
    /// Whether it is a part of an amount.
    var isAmount = false
  }

  /// What follows these words says more of the food, but is never the food.
  static let prepositions: Set<String> = [
    "with", "in", "for", "from", "without", "з", "із", "зі", "с", "со", "в", "у", "во", "для", "без", "від", "от", "на",
  ]
  private static let mostBytes = 2_000
  /// What follows these is not in the food: `tuna in water`, `butter for frying`.
  private static let outsides: Set<String> = ["in", "for", "в", "у", "во", "для", "на"]
  /// What a word of an identity begins with that says what there may be traces of.
  static let tracesOf = "traces of "
  /// Words between others that name nothing.
  static let joints: Set<String> = FoodWord.joints.union(["or", "чи", "або", "и", "или", "да"])

  /// Takes the words of a line apart.
  ///
  /// - Parameters:
  ///   - name: from the first word of the name to its last, preparations before it included.
  ///   - others: foods to take instead, which say nothing of this one.
  ///   - amounts: the amounts, which say nothing of the food but that none of it is sugar.
  init(
    _ bytes: [UInt8], name: ByteRange, without others: [ByteRange], amounts: [ByteRange] = [], _ matcher: FoodMatcher
  ) {
    self.matcher = matcher
    self.bytes = bytes
    // Nobody names a food in more words, and each is compared with others.
    var end = min(bytes.count, name.lower + Self.mostBytes)
    // Not inside of a letter.
    while end > name.lower, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    var all: [Word] = []
    FoldedWords.forEach(in: bytes, ByteRange(name.lower, end)) { text, range in
      guard !others.contains(where: { $0.contains(range.lower) }) else { return }
      all.append(Word(text: text, range: range, isAmount: amounts.contains { $0.contains(range.lower) }))
    }
    let named = all.prefix { $0.range.lower < name.upper }.count
    let reader = AbsenceReader(all, nameCount: named, in: bytes, matcher)
    absences = reader.absences
    hasBareZero = reader.hasBareZero
    let isKept: (Int) -> Bool = { !reader.isTaken[$0] && !all[$0].isAmount }
    words = (0..<named).filter(isKept).map { all[$0] }
    remarks = (named..<all.count).filter(isKept).map { all[$0] }
    endNameAtContents()
    // `no gluten: flour`
    if words.isEmpty, !absences.isEmpty { swap(&words, &remarks) }
    isCyrillic = words.first.map { bytes[$0.range.lower] >= 0xD0 } ?? false
    findFoods()
    contents = contents(in: remarks)
  }

  /// What a name says is in it is no part of it: `chocolate may contain nuts`.
  private mutating func endNameAtContents() {
    let texts = words.map(\.text)
    let end = texts.indices.dropFirst().first { ContentWords.standard.marker(at: $0, in: texts)?.isStrong ?? false }
    guard let end else { return }
    remarks = words[end...] + remarks
    words.removeSubrange(end...)
  }

  // MARK: The foods in it

  private mutating func findFoods() {
    var found = stretches.flatMap { matcher.matches(in: bytes, $0) }.compactMap { match -> (food: Int, words: [Int])? in
      let places = words.indices.filter { match.range.contains(words[$0].range.lower) }
      return places.count == match.words ? (match.food, places) : nil
    }
    if isCyrillic {
      found += inAnyOrder
    } else if let (food, count) = turned {
      found.insert((food, Array(words.indices)), at: 0)
      // They are of the name then.
      if count > 0 { labels.append(ByteRange(remarks[0].range.lower, remarks[count - 1].range.upper)) }
      remarks.removeFirst(count)
    }
    // The longest names first, those of the first words before others.
    let order = found.indices.sorted { (-found[$0].words.count, $0) < (-found[$1].words.count, $1) }
    owners = Array(repeating: nil, count: words.count)
    for place in order where found[place].words.allSatisfy({ owners[$0] == nil }) {
      for word in found[place].words { owners[word] = foods.count }
      foods.append(found[place])
    }
  }

  /// The stretches of the name between what is missing.
  private var stretches: [ByteRange] {
    var stretches: [ByteRange] = []
    for word in words {
      if let last = stretches.last,
        !absences.contains(where: { last.upper <= $0.range.lower && $0.range.lower < word.range.lower })
      {
        stretches[stretches.count - 1] = ByteRange(last.lower, word.range.upper)
      } else {
        stretches.append(word.range)
      }
    }
    return stretches
  }

  /// The food of the whole name in its other order, and how many of the remarks belong to it: `leg of lamb`, `rice,
  /// arborio`, `salmon (smoked)`.
  private var turned: (food: Int, remarks: Int)? {
    let texts = words.map(\.text)
    var other = texts
    var count = 0
    if let of = texts.firstIndex(of: "of") {
      other = Array(texts[(of + 1)...] + texts[..<of])
    } else if let first = remarks.first, let last = words.last {
      guard bytes[last.range.upper..<first.range.lower].contains(where: { ",(".utf8.contains($0) }) else { return nil }
      let phrase = remarks.indices.dropFirst().first { place in
        bytes[remarks[place - 1].range.upper..<remarks[place].range.lower].contains { ",;()".utf8.contains($0) }
      }
      count = phrase ?? remarks.count
      other = remarks[..<count].map(\.text) + texts
    }
    guard other != texts, let food = matcher.food(ofWords: other) else { return nil }
    return (food, count)
  }

  /// Names of two and three words whose words are declined, and stand in any order: `пудра сахарная`, `муки ржаной`.
  private var inAnyOrder: [(food: Int, words: [Int])] {
    var found: [(food: Int, words: [Int])] = []
    let stems = words.map(stem)
    for first in words.indices {
      // `оливки з анчоусами`: the table has no form of a name that only stands behind a preposition.
      if first > 0, Self.prepositions.contains(words[first - 1].text), let food = matcher.food(ofStems: [stems[first]])
      {
        found.append((food, [first]))
      }
      for second in following(first) {
        if let food = matcher.food(ofStems: [stems[first], stems[second]]) { found.append((food, [first, second])) }
        for third in following(second) {
          let key = [stems[first], stems[second], stems[third]]
          if let food = matcher.food(ofStems: key) { found.append((food, [first, second, third])) }
        }
      }
    }
    return found
  }

  /// The next two words of the same phrase.
  private func following(_ place: Int) -> Range<Int> {
    var end = place + 1
    while end < min(words.count, place + 3), !Self.joints.contains(words[end].text),
      !Self.prepositions.contains(words[end].text),
      !bytes[words[end - 1].range.upper..<words[end].range.lower].contains(where: { ",;(".utf8.contains($0) })
    { end += 1 }
    return place + 1..<end
  }

  // MARK: Which of them it is

  /// Which food the name means. O(words × log entries).
  mutating func read() -> FoodIdentity {
    let end =
      words.indices.dropFirst().first { place in
        Self.prepositions.contains(words[place].text) && owners[place] == nil
      } ?? words.count
    let inName = foods.indices.filter { foods[$0].words[0] < end }.sorted { foods[$0].words[0] < foods[$1].words[0] }
    var head = isCyrillic ? inName.first : lastHead(of: inName)
    if let place = head, isOnlyBeside(place, upTo: end) { head = nil }
    readWords(around: head)
    let known = head.map { matcher.foods[foods[$0].food] }
    readRemarks(of: known)
    readAbsences(from: known)
    identity.kinds = Set(identity.kinds).sorted()
    if let head {
      identity.base = foods[head].food
      identity.others.sort()
    } else {
      nameUnknown()
    }
    readContents()
    return identity
  }

  /// The name as one of no known food.
  mutating func readUnknown() -> FoodIdentity {
    nameUnknown()
    return identity
  }

  /// In English the last food, but the first one of `juice of lemons`.
  private func lastHead(of places: [Int]) -> Int? {
    guard let of = words.indices.first(where: { words[$0].text == "of" }) else { return places.last }
    return places.last { foods[$0].words[0] < of } ?? places.last
  }

  // MARK: The words of a name

  /// Whether a word stands where the thing is named that the food only belongs to: the rolls of `garlic rolls`, the pie
  /// of `пиріг яблуко`.
  private func isOnlyBeside(_ head: Int, upTo end: Int) -> Bool {
    let known = matcher.foods[foods[head].food]
    var place = isCyrillic ? 0 : (foods[head].words.last ?? 0) + 1
    let limit = isCyrillic ? foods[head].words[0] : end
    while place < limit {
      if owners[place] != nil {
        place += 1
      } else if let count = effect(at: place, on: known)?.count ?? harmlessCount(at: place) {
        place += count
      } else {
        // A name is written with a capital, an adjective with an ending.
        if isCyrillic ? isNoun(words[place]) : place > 0 && !isCapital(words[place]) { return true }
        place += 1
      }
    }
    return false
  }

  /// Reads what the words say beside the food.
  private mutating func readWords(around head: Int?) {
    let known = head.map { matcher.foods[foods[$0].food] }
    var isOutside = false
    var place = 0
    while place < words.count {
      isOutside = isOutside || place > 0 && Self.outsides.contains(words[place].text)
      place += head != nil && owners[place] == head ? 1 : read(at: place, known, head, isOutside)
    }
  }

  /// Reads what the words at a place say, and gives how many they are.
  private mutating func read(at place: Int, _ known: KnownFood?, _ head: Int?, _ isOutside: Bool) -> Int {
    if let (effect, count) = effect(at: place, on: known) {
      if case .kind(let row) = effect { identity.kinds.append(.row(row)) }
      return count
    }
    if let owner = owners[place] {
      if foods[owner].food != head.map({ foods[$0].food }), !isOutside {
        identity.kinds.append(.food(foods[owner].food))
      }
      return 1
    }
    if let count = harmlessCount(at: place) { return count }
    if !isOutside { identity.others.append(stem(of: words[place])) }
    return 1
  }

  private func effect(at place: Int, on known: KnownFood?) -> (effect: FoodWords.Effect, count: Int)? {
    FoodWords.standard.effect(of: texts(from: place), on: known)
  }

  /// How many words at a place change no food.
  private func harmlessCount(at place: Int) -> Int? {
    let word = words[place]
    if Self.joints.contains(word.text) || Self.prepositions.contains(word.text) || isNumber(word) { return 1 }
    if let count = FoodWords.standard.harmlessCount(of: texts(from: place)) { return count }
    return LineWords.standard.has(
      bytes, word.range, [.preparation, .size, .adverb, .temperature, .article, .approximate, .indefinite])
      ? 1 : nil
  }

  /// The words from a place on that belong to the same food as the first, or to none.
  private func texts(from place: Int) -> ArraySlice<String> {
    words.indices[place...].prefix(FoodWords.mostWords).prefix { owners[$0] == owners[place] }.map { words[$0].text }[
      ...]
  }

  /// What stands behind the name counts only where it is a label: `flour (gluten-free)`, `milk, oat`.
  private mutating func readRemarks(of known: KnownFood?) {
    let texts = remarks.map(\.text)
    var place = 0
    while place < texts.count {
      // What is in it is read as that.
      if let content = contents.first(where: { $0.isMarked && $0.range.contains(remarks[place].range.lower) }) {
        while place < texts.count, content.range.contains(remarks[place].range.lower) { place += 1 }
        continue
      }
      let found = FoodWords.standard.effect(of: texts[place...], on: known)
      if case .kind(let row)? = found?.effect, FoodQualifier.rows[row].contains(where: { $0.isRemark(of: known) }) {
        identity.kinds.append(.row(row))
        labels.append(ByteRange(remarks[place].range.lower, remarks[place + (found?.count ?? 1) - 1].range.upper))
      }
      place += found?.count ?? 1
    }
  }

  /// Reads what is in it beside the food itself: an allergen makes another food of it, and of what has traces of one nobody
  /// can say: `chocolate (with hazelnuts)`, `chocolate (may contain nuts)`.
  private mutating func readContents() {
    let own = nameFacts(forDiet: true)
    for content in contents where !content.facts.subtracting(own).isEmpty {
      // `milk, oat` is said to be of oats.
      if !content.isMarked, isLabel(content.range) { continue }
      if content.isTrace {
        identity.others.append(Self.tracesOf + content.facts.names.joined(separator: " "))
      } else {
        identity.kinds.append(content.kind)
      }
      labels.append(content.range)
    }
    identity.kinds = Set(identity.kinds).sorted()
    identity.others.sort()
  }

  /// Reads what is missing.
  private mutating func readAbsences(from known: KnownFood?) {
    for absence in absences {
      let phrase = FoodWords.absence(of: absence.thing)
      let (kinds, others) = (identity.kinds.count, identity.others.count)
      defer {
        let isSaid = identity.kinds.count > kinds || identity.others.count > others
        if isSaid, !labels.contains(absence.range) { labels.append(absence.range) }
      }
      if let effect = FoodWords.standard.effect(of: phrase, on: known)?.effect {
        if case .kind(let row) = effect { identity.kinds.append(.row(row)) }
      } else if known?.facts.isEmpty ?? false, isPart(absence.thing) {
        continue
      } else if let food = absence.food {
        identity.kinds.append(.without(food))
      } else if FoodWords.standard.harmlessCount(of: phrase) != nil
        || LineWords.standard.has(bytes, absence.range, .preparation)
      {
        // Skin is no allergen, and a spoon `без гірки` is level.
        continue
      } else if case .kind(let row)? = FoodWords.standard.effect(of: absence.thing[...], on: nil)?.effect {
        identity.kinds.append(.withoutRow(row))
      } else {
        var stemmer = Stemmer()
        identity.others.append(phrase.map { stemmer.stem($0) }.joined(separator: " "))
      }
    }
    // Of beer and wine a zero says how much alcohol is in them.
    if hasBareZero, known?.facts.contains(.alcohol) ?? false,
      case .kind(let row)? = FoodWords.standard.effect(of: FoodWords.absence(of: ["alcohol"]), on: nil)?.effect
    {
      identity.kinds.append(.row(row))
    }
  }

  /// Whether what is missing is a part of any food, such as its seeds.
  private func isPart(_ thing: [String]) -> Bool {
    guard thing.count == 1 else { return false }
    let bytes = Array(thing[0].utf8)
    return LineWords.standard.has(bytes, ByteRange(0, bytes.count), .part)
  }

  /// A food that vault does not know is one of what its last word says, in Ukrainian and Russian its first noun.
  private mutating func nameUnknown() {
    if identity.others.isEmpty { identity.others = words.filter { !isNumber($0) }.map(stem) }
    guard !identity.others.isEmpty else { return }
    let noun = words.first { isNoun($0) }.map(stem)
    let place = isCyrillic ? noun.flatMap(identity.others.firstIndex) ?? 0 : identity.others.count - 1
    identity.head = identity.others.remove(at: place)
    identity.others.sort()
  }

  // MARK: One word

  private func stem(of word: Word) -> String {
    var stemmer = Stemmer()
    return stemmer.stem(word.text)
  }

  /// Of a number, a percentage or a grade nothing is another food: `2.5%`, `no. 5`, eggs `C1`.
  private func isNumber(_ word: Word) -> Bool { word.text.utf8.contains { $0 >= 0x30 && $0 <= 0x39 } }

  private func isCapital(_ word: Word) -> Bool {
    String(decoding: bytes[word.range.indices], as: UTF8.self).unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// Whether a Ukrainian or Russian word ends as no adjective does: `пиріг`, `соус`.
  private func isNoun(_ word: Word) -> Bool {
    guard let last = word.text.unicodeScalars.last else { return false }
    return "бвгґджзклмнпрстфцчшщь".unicodeScalars.contains(last)
      && !["им", "ім", "ым", "ом", "ем"].contains { word.text.hasSuffix($0) }
  }
}

extension FoodQualifier {
  /// Whether it may stand behind a food as a remark: a part only where it takes something from that food.
  fileprivate func isRemark(of known: KnownFood?) -> Bool {
    place == .label || place == .part && !takes.isDisjoint(with: known?.facts ?? takes)
  }
}

extension FoodMatcher {
  /// The words of an ingredient line that was read from `bytes`; of one without a name all of them.
  func naming(of line: IngredientLine, in bytes: [UInt8]) -> FoodNaming {
    guard let first = line.nameRanges.first, let last = line.nameRanges.last else {
      return FoodNaming(bytes, name: ByteRange(0, bytes.count), without: [], self)
    }
    // The `ground` of `ground ginger` belongs to the name, though it says what is done.
    let lower = line.preparations.map(\.lower).filter { $0 < first.lower }.min() ?? first.lower
    let upper = Self.end(ofName: max(last.upper, first.upper), of: line, in: bytes)
    return FoodNaming(
      bytes, name: ByteRange(lower, upper), without: line.alternatives, amounts: line.amounts.map(\.range), self)
  }

  /// Where a name ends: in Ukrainian and Russian adjectives stand behind it as well, `базилік сушений`.
  private static func end(ofName upper: Int, of line: IngredientLine, in bytes: [UInt8]) -> Int {
    guard let last = line.nameRanges.last, bytes[last.lower] >= 0xD0 else { return upper }
    let next = line.preparations.first { state in
      state.lower > upper && bytes[upper..<state.lower].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
    guard let state = next?.indices, !state.isEmpty else { return upper }
    let word = ByteRange(state.lowerBound, bytes[state].firstIndex { $0 == 0x20 || $0 == 0x09 } ?? state.upperBound)
    let isClause = LineWords.standard.has(bytes, word, [.clause, .toTaste, .optional])
    return isClause ? upper : bytes[state].firstIndex { ",;(".utf8.contains($0) } ?? state.upperBound
  }

  /// Which food a name means.
  func identity(of bytes: [UInt8], _ name: ByteRange) -> FoodIdentity {
    var naming = FoodNaming(bytes, name: name, without: [], self)
    return naming.read()
  }

  /// A name as one that vault does not know, whatever foods stand in it.
  func unknown(_ name: [UInt8]) -> FoodIdentity {
    var naming = FoodNaming(name, name: ByteRange(0, name.count), without: [], self)
    return naming.readUnknown()
  }
}
