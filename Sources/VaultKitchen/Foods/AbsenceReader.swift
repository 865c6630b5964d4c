import VaultSyntax

/// Finds in the words of a name what it says is missing: `gluten-free`, `without nuts`, `б/г`, `0 % цукру`.
///
/// Every spelling is read as one phrase of ``FoodWords``, `without gluten`, which says what that makes of the food.
struct AbsenceReader {
  /// Something that is missing.
  struct Absence {
    /// What is missing, as it is written.
    var thing: [String]
    /// The food that it is, by its place in ``FoodMatcher/foods``, if no phrase has it.
    var food: Int?
    /// All that says so, with what else it says is missing: `without eggs or milk`.
    var range: ByteRange
  }

  private let bytes: [UInt8]
  private let words: [FoodNaming.Word]
  /// How many of the words are those of the name itself.
  private let nameCount: Int
  private let matcher: FoodMatcher
  private let table = AbsenceWords.standard

  private(set) var absences: [Absence] = []
  /// Which words say what is missing, so that they name no food.
  private(set) var isTaken: [Bool]
  /// Whether a zero is said of nothing, as in `beer 0.0 %`.
  private(set) var hasBareZero = false

  /// Words that belong to the names of foods that themselves say what is missing: `no-boil lasagna noodles`.
  private var isNamed: [Bool]

  /// Reads the words of a name with those behind it, each of which may be a part of an amount.
  init(_ words: [FoodNaming.Word], nameCount: Int, in bytes: [UInt8], _ matcher: FoodMatcher) {
    self.words = words
    self.nameCount = nameCount
    self.bytes = bytes
    self.matcher = matcher
    isTaken = Array(repeating: false, count: words.count)
    isNamed = isTaken
    guard words.indices.contains(where: { mayBegin(at: $0) }) else { return }
    findNames()
    var place = 0
    while place < words.count { place = read(at: place) }
  }

  /// Whether something may be missing as a word says it: most names have no such word.
  private func mayBegin(at place: Int) -> Bool {
    let text = words[place].text
    return table.before[text] != nil || table.behind.contains(text) || table.nones.contains(text)
      || table.suffixes.contains { text.hasSuffix($0) } || table.prefixes.contains { text.hasPrefix($0) }
      || isZero(place)
  }

  private mutating func findNames() {
    guard nameCount > 0 else { return }
    let name = ByteRange(words[0].range.lower, words[nameCount - 1].range.upper)
    for match in matcher.matches(in: bytes, name) where match.words > 1 {
      for place in words.indices where match.range.contains(words[place].range.lower) { isNamed[place] = true }
    }
  }

  // MARK: One place

  /// Reads what a word says is missing, and gives the place to go on at.
  private mutating func read(at place: Int) -> Int {
    guard !isTaken[place] else { return place + 1 }
    if let end = marker(at: place) { return readBehind(place, end) }
    if isZero(place) { return readZero(place) }
    let text = words[place].text
    if table.behind.contains(text) || text == "less" {
      readBefore(place)
    } else if !isNamed[place], let thing = table.thing(in: text, matcher) {
      readWhole(place, thing)
    }
    if table.nones.contains(text), place > 0, !isBroken(place, ",;([") { readBefore(place, isNone: true) }
    return place + 1
  }

  /// The place behind the longest phrase at a place that says that something is missing.
  private func marker(at place: Int) -> Int? {
    let phrase = table.before[words[place].text]?.first { phrase in
      phrase.indices.allSatisfy { place + $0 < words.count && words[place + $0].text == phrase[$0] }
    }
    guard let phrase else { return nil }
    let end = place + phrase.count
    // `w/o`, `б/г`, `б. г.`, but no `б` of another kind.
    if phrase[0].unicodeScalars.count == 1, !isBroken(place + 1, "/.") { return nil }
    // `no. 5`, `1 cup minus 1 tbsp`
    guard end < words.count, !isNumber(end) || isZero(end), !words[end].isAmount || isThing(end) else { return nil }
    // Words of the name of a food, as in `no-boil lasagna noodles`, are for that to say.
    if isNamed[place], isNamed[end] { return nil }
    return end
  }

  /// Reads what is missing behind a phrase.
  private mutating func readBehind(_ place: Int, _ end: Int) -> Int {
    var next = end
    while next < words.count, table.fillers.contains(words[next].text), next + 1 < words.count { next += 1 }
    guard let first = extent(at: next, isFirst: true) else { return end }
    var lead = place
    while lead > 0, table.leads.contains(words[lead - 1].text), !isTaken[lead - 1] { lead -= 1 }
    take(lead..<next)
    let count = absences.count
    add(next..<next + first.count, first.food)
    let last = readFurther(next + first.count)
    name(place..<last, since: count)
    return last
  }

  /// What is named at a place as missing, with the number of its words; nil where nothing may be.
  private func extent(at place: Int, isFirst: Bool) -> (count: Int, food: Int?)? {
    guard place < words.count, !isTaken[place] else { return nil }
    let phrase = FoodWords.standard.absentCount(of: texts(from: place))
    let named = matcher.longest(ofWords: texts(from: place))
    // The longest that leaves a food to be free of it: `no milk chocolate` is chocolate.
    let found: [(count: Int, food: Int?)] = [(phrase ?? 0, nil), (named?.count ?? 0, named?.food)].filter { $0.0 > 0 }
      .sorted { $0.0 > $1.0 }
    guard isFirst else { return found.first.flatMap { leavesFood(place..<place + $0.count) ? $0 : nil } }
    return found.first { leavesFood(place..<place + $0.count) } ?? found.last ?? (1, nil)
  }

  /// Reads on behind something missing: `without eggs, milk and nuts`; gives the place to go on at.
  private mutating func readFurther(_ place: Int) -> Int {
    var end = place
    while end < words.count {
      var next = end
      while next < words.count, table.joints.contains(words[next].text) || table.fillers.contains(words[next].text) {
        next += 1
      }
      guard next < words.count, !isBroken(in: end, next, "()[];:"), marker(at: next) == nil else { break }
      let isJoined = next > end || isBroken(next, "/&+,")
      let isList = isBroken(in: end, next, ",") || isJoined
      if isList, isThing(next), let found = extent(at: next, isFirst: false) {
        // `without sugar, milk 1 l`: what is free of it stands behind the next word.
        if next + found.count < words.count, table.behind.contains(words[next + found.count].text) { break }
        take(end..<next)
        add(next..<next + found.count, found.food)
        end = next + found.count
      } else if !isJoined, next >= nameCount, end >= nameCount, !isBroken(in: end, next, ",-\u{2013}\u{2014}"),
        let found = extent(at: next, isFirst: false)
      {
        // `without wheat flour` has no wheat flour, whatever else.
        add(next..<next + found.count, found.food)
        end = next + found.count
      } else {
        break
      }
    }
    return end
  }

  /// Reads what is missing before a word: `gluten-, dairy- and nut-free`, `gluten: 0 %`.
  private mutating func readBefore(_ place: Int, isNone: Bool = false) {
    guard !isNamed[place] || !isNamed[max(0, place - 1)], place > 0, !isTaken[place - 1] else { return }
    if !isNone, isBroken(place, "(),;[]:") { return }
    let isFree = !isNone && table.behind.contains(words[place].text)
    let first = extent(endingAt: place, withFoods: isFree || isNone && isBroken(place, ":"), isFirst: isFree)
    guard let first else { return }
    let count = absences.count
    add(place - first.count..<place, first.food)
    take(place..<place + 1)
    var start = place - first.count
    var isList = false
    while start > 0 {
      var end = start
      while end > 0, table.joints.contains(words[end - 1].text) { end -= 1 }
      isList = isList || end < start || isBroken(in: max(0, end - 1), start, "/&+")
      // A comma goes on with a list, or stands behind the name.
      guard end > 0, isList || start >= nameCount, !isBroken(in: end - 1, start, "()[];:"),
        end < start || isBroken(in: end - 1, start, ",/&+"),
        let found = extent(endingAt: end, withFoods: false, isFirst: false)
      else { break }
      take(end..<start)
      add(end - found.count..<end, nil)
      start = end - found.count
    }
    name(start..<place + 1, since: count)
  }

  /// What ends before a place: `gluten`, `tree nut`, `milk`.
  private func extent(endingAt end: Int, withFoods: Bool, isFirst: Bool) -> (count: Int, food: Int?)? {
    for count in [3, 2, 1] where count <= end && !isTaken[end - count..<end].contains(true) {
      let range = end - count..<end
      guard !isBroken(in: range.lowerBound, end - 1, ",;()[]:"), leavesFood(range) else { continue }
      let texts = words[range].map(\.text)
      if FoodWords.standard.absentCount(of: texts[...]) == count { return (count, nil) }
      if withFoods, let food = matcher.longest(ofWords: texts[...]), food.count == count { return (count, food.food) }
    }
    return isFirst && !isNumber(end - 1) && !isFreely(end) ? (1, nil) : nil
  }

  /// Whether `free` at a place says how something was kept: `free-range`.
  private func isFreely(_ place: Int) -> Bool {
    place + 1 < words.count && ["range", "run", "flowing", "roaming"].contains(words[place + 1].text)
  }

  private mutating func readWhole(_ place: Int, _ thing: String) {
    absences.append(Absence(thing: [thing], food: matcher.longest(ofWords: [thing])?.food, range: words[place].range))
    take(place..<place + 1)
  }

  // MARK: Zero

  /// Whether a word is `0`, with what is counted or in per cent: `0 %`, `0,0%`, `0g`.
  private func isZero(_ place: Int) -> Bool {
    words[place].text.utf8.first == 0x30 && ["0", "0g", "0г", "00"].contains(words[place].text)
  }

  /// Reads `0 % sugar` and `sugar: 0`.
  private mutating func readZero(_ place: Int) -> Int {
    var end = place + 1
    while end < words.count, isZero(end), bytes[words[end - 1].range.upper..<words[end].range.lower].count == 1 {
      end += 1
    }
    let isMass = end < words.count && ["g", "mg", "г", "мг"].contains(words[end].text)
    if isMass { end += 1 }
    let upper = end < words.count ? words[end].range.lower : bytes.count
    let isShare = bytes[words[end - 1].range.upper..<upper].contains(0x25) || isMass || words[place].text.utf8.count > 1
    if isShare, end < words.count, !isBroken(in: end - 1, end, "()[],;") {
      var next = end
      while next + 1 < words.count, table.fillers.contains(words[next].text) { next += 1 }
      if isThing(next), let found = extent(at: next, isFirst: false) {
        let count = absences.count
        take(place..<next)
        add(next..<next + found.count, found.food)
        let last = readFurther(next + found.count)
        name(place..<last, since: count)
        return last
      }
    }
    let count = absences.count
    if place > 0, isShare || isBroken(place, ":") { readBefore(place, isNone: true) }
    if absences.count > count {
      take(place..<end)
      let upper = bytes[..<upper].lastIndex(of: 0x25).map { max($0 + 1, words[end - 1].range.upper) }
      for number in count..<absences.count {
        absences[number].range = ByteRange(absences[number].range.lower, upper ?? words[end - 1].range.upper)
      }
    } else if isShare {
      hasBareZero = true
    }
    return end
  }

  // MARK: Words

  private func texts(from place: Int) -> ArraySlice<String> {
    let end = words.indices[place...].dropFirst().first { isBroken($0, ",;()[]:") || isTaken[$0] } ?? words.count
    return words[place..<min(end, place + FoodWords.mostWords)].map(\.text)[...]
  }

  /// Whether a phrase for something that may be missing stands at a place.
  private func isThing(_ place: Int) -> Bool { FoodWords.standard.absentCount(of: texts(from: place)) != nil }

  private func isNumber(_ place: Int) -> Bool { words[place].text.utf8.contains { $0 &- 0x30 < 10 } }

  /// Whether one of some marks stands before a word.
  private func isBroken(_ place: Int, _ marks: String) -> Bool { place > 0 && isBroken(in: place - 1, place, marks) }

  /// Whether one of some marks stands between two words.
  private func isBroken(in first: Int, _ last: Int, _ marks: String) -> Bool {
    guard first < last, first >= 0, last < words.count else { return false }
    let between = bytes[words[first].range.upper..<words[last].range.lower]
    return String(decoding: between, as: UTF8.self).unicodeScalars.contains { marks.unicodeScalars.contains($0) }
  }

  /// Whether some other word remains to name the food.
  private func leavesFood(_ range: Range<Int>) -> Bool {
    words.indices.contains { place in
      !range.contains(place) && !isTaken[place] && !words[place].isAmount && !isNumber(place)
        && !table.joints.contains(words[place].text) && !table.fillers.contains(words[place].text)
        && !table.leads.contains(words[place].text) && table.before[words[place].text] == nil
        && !table.behind.contains(words[place].text) && words[place].text != "less"
        && !table.nones.contains(words[place].text)
    }
  }

  private mutating func take(_ range: Range<Int>) { for place in range { isTaken[place] = true } }

  private mutating func add(_ range: Range<Int>, _ food: Int?) {
    absences.append(Absence(thing: words[range].map(\.text), food: food, range: words[range.lowerBound].range))
    take(range)
  }

  /// Says where all stands that some absences were read from.
  private mutating func name(_ range: Range<Int>, since count: Int) {
    let whole = ByteRange(words[range.lowerBound].range.lower, words[range.upperBound - 1].range.upper)
    for place in count..<absences.count { absences[place].range = whole }
  }
}
