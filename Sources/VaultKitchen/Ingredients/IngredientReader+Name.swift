import VaultModel
import VaultSyntax

extension IngredientReader {
  // MARK: Brackets

  /// Reads what stands in brackets: amounts, `optional`, another food, or a note.
  mutating func readBrackets(in body: Range<Int>) {
    var place = body.lowerBound
    while place < body.upperBound {
      guard tokens[place].kind == .open, !isTaken[place] else {
        place += 1
        continue
      }
      let close = min(closing(of: place) ?? body.upperBound, body.upperBound)
      readBracket(place + 1..<max(close, place + 1), opening: place)
      take(place..<min(close + 1, tokens.count))
      place = close + 1
    }
  }

  private mutating func readBracket(_ inner: Range<Int>, opening: Int) {
    if let found = amounts.bracketedAmounts(at: opening) {
      let isSize = line.quantity.map { amounts.isSize(found, of: $0) } ?? found.isEach
      var last: Quantity.Part?
      for amount in found.amounts {
        let part = Quantity.Part(
          role: isSize ? .size : amounts.equivalentRole(of: amount, after: last), quantity: amount)
        line.add(part, in: bytes)
        last = part
      }
      return
    }
    if readFlag(inner) { return }
    if let next = amounts.phrase(at: inner.lowerBound, .or), let range = bytes(of: next..<max(next, inner.upperBound)) {
      line.alternatives.append(range)
    } else {
      prepare(inner)
    }
  }

  /// Reads `optional` and `to taste`; whether a stretch says nothing else.
  private mutating func readFlag(_ range: Range<Int>) -> Bool {
    var isWhole = false
    for place in range {
      let flags = (amounts.phrase(at: place, .optional), amounts.phrase(at: place, .toTaste))
      if flags.0 != nil, isAboutWhole(place, in: range) { line.isOptional = true }
      if flags.1 != nil { line.isToTaste = true }
      if place == range.lowerBound { isWhole = (flags.0 ?? flags.1).map { $0 >= range.upperBound } ?? false }
    }
    return isWhole
  }

  /// Whether `optional` at a token is said of the whole line, and not of a part such as `plus more for drizzling` or of
  /// what is done to it, as in `peeled, if desired`.
  private func isAboutWhole(_ place: Int, in stretch: Range<Int>) -> Bool {
    var before = Array(stretch.lowerBound..<place)
    if before.isEmpty { before = stretchBefore(place) }
    before.removeAll { isTaken[$0] }
    guard let first = before.first else { return true }
    if before.contains(where: { isExtra($0, after: first) }) { return false }
    // `for garnish, if desired` is what the whole is for.
    if amounts.phrase(at: first, .clause) != nil { return true }
    let isPreparation = withoutPreparations(before.filter { tokens[$0].kind == .word }).isEmpty
    if stretch.lowerBound < place { return !isPreparation }
    return !isPreparation || amounts.phrase(at: place, .conditional) == nil
  }

  /// Whether a further amount begins at a token: `plus more`, `+ extra`, but not the `extra` of `extra virgin`.
  private func isExtra(_ place: Int, after first: Int) -> Bool {
    if tokens[place].kind == .plus { return true }
    guard let next = amounts.phrase(at: place, .extra), amounts.phrase(at: place, [.whole, .size]) ?? 0 <= next else {
      return false
    }
    return place == first || next > place + 1 || place > 0 && amounts.phrase(at: place - 1, .plus) != nil
  }

  /// The tokens before one back to a comma or a bracket.
  private func stretchBefore(_ place: Int) -> [Int] {
    var lower = place
    // The comma or the bracket that begins the stretch itself.
    if lower > 0, [.comma, .open, .dash].contains(tokens[lower - 1].kind) { lower -= 1 }
    let upper = lower
    while lower > 0, ![.comma, .open, .close].contains(tokens[lower - 1].kind) { lower -= 1 }
    return Array(lower..<upper)
  }

  // MARK: Name

  /// Finds the name among what is left: the first stretch between commas that names anything.
  mutating func readName(in body: Range<Int>) {
    var segments = segments(of: body)
    guard let first = segments.firstIndex(where: { isName($0) }) else {
      return readNameless(segments)
    }
    let before = segments[..<first]
    segments.removeFirst(first)
    let head = segments.removeFirst()
    let adjectives = before.flatMap(name(of:)).filter { !isState($0, of: head) }
    for segment in before { keep(segment.filter { !adjectives.contains($0) }) }
    var shared = sharedHead(of: head, with: segments)
    if shared.isEmpty, let divided = dividedList(segments, behind: head) {
      shared = sharedHead(of: head, with: divided)
      if !shared.isEmpty { segments = divided }
    }
    setName(adjectives + name(of: head), sharing: shared, in: head)
    readRest(isFree([head] + segments) ? nameAll(segments) : segments)
  }

  /// Whether the line leaves the amount to the cook.
  private func isFree(_ segments: [[Int]]) -> Bool {
    line.amounts.isEmpty && segments.contains { $0.contains { amounts.phrase(at: $0, .toTaste) != nil } }
  }

  /// `сіль, перець за смаком` is about both: adds the names of further segments and returns what is left of them.
  private mutating func nameAll(_ segments: [[Int]]) -> [[Int]] {
    var rest: [[Int]] = []
    for segment in segments {
      let (words, clause) = cut(segment)
      guard !words.isEmpty, name(of: segment) == words else {
        rest.append(segment)
        continue
      }
      let ranges = joined(words)
      line.nameRanges += ranges
      line.name += ", " + text(ranges)
      if !clause.isEmpty { rest.append(clause) }
    }
    return rest
  }

  /// Whether a segment names a food: some word of it is neither a preparation nor an adjective.
  private func isName(_ segment: [Int]) -> Bool {
    withoutPreparations(cut(segment).words).contains {
      !amounts.isWord($0, [.or, .and, .size, .temperature]) && !isAdjective($0)
    }
  }

  /// Whether a word before a comma only says how large or how warm the food is: `small, ripe tomatoes`.
  private func isState(_ token: Int, of head: [Int]) -> Bool {
    amounts.isWord(token, .size)
      || amounts.isWord(token, .temperature) && isLiquid(head, after: token)
  }

  /// The stretches between commas, dashes and colons that no amount has taken.
  private func segments(of body: Range<Int>) -> [[Int]] {
    var result: [[Int]] = [[]]
    var skipped = 0
    for place in body where !isTaken[place] && place >= skipped {
      switch tokens[place].kind {
      case .comma, .colon: result.append([])
      case .dash:
        let isSpaced = tokens[place].isSpaced || place + 1 < tokens.count && tokens[place + 1].isSpaced
        if let next = behindSuspension(place) {
          skipped = next
          result[result.count - 1].removeLast(min(1, result[result.count - 1].count))
        } else if isSpaced {
          result.append([])
        }
      case .word, .number, .refused, .slash, .plus: result[result.count - 1].append(place)
      case .open, .close, .mark, .times: break
      }
    }
    return result.filter { !$0.isEmpty }
  }

  /// The token after the joint behind the hyphen of `medium- or long-grain`, where half a word is missing.
  private func behindSuspension(_ place: Int) -> Int? {
    tokens[place].isSpaced ? nil : amounts.phrase(at: place + 1, [.or, .and])
  }

  /// A line of which every word is a preparation: the words themselves are the name, if no unit can be.
  private mutating func readNameless(_ segments: [[Int]]) {
    let isUnitFood = line.amounts.first.map { !$0.unitText.isEmpty && $0.unit?.dimension ?? .count == .count } ?? false
    guard let first = segments.first, !isUnitFood else {
      for segment in segments { keep(segment) }
      return
    }
    let (words, clause) = cut(first)
    setWords(words.isEmpty ? first : words)
    if !words.isEmpty { keep(clause) }
    readRest(Array(segments.dropFirst()))
  }

  private mutating func setName(_ words: [Int], sharing head: [Int], in segment: [Int]) {
    var words = words
    takeUnit(behind: &words)
    setWords(words + head)
    let named = Set(words)
    for run in runs(of: segment.filter { !named.contains($0) }, inside: segment) { keep(run) }
  }

  private mutating func setWords(_ words: [Int]) {
    line.nameRanges = joined(words)
    line.name = text(line.nameRanges)
  }

  private func text(_ ranges: [ByteRange]) -> String {
    ranges.map { String(decoding: bytes[$0.indices], as: UTF8.self) }.joined(separator: " ")
  }

  /// `2 garlic cloves`: a unit behind the name.
  private mutating func takeUnit(behind words: inout [Int]) {
    guard words.count > 1, let last = words.last, line.amounts.first?.unitText.isEmpty ?? false,
      line.amounts.first?.role == .main, amounts.isWord(last, .afterName),
      let measure = amounts.measure(at: last), measure.next == last + 1
    else { return }
    line.amounts[0].unit = measure.unit
    line.amounts[0].unitText = measure.text
    words.removeLast()
  }

  /// The stretches of bytes that neighbouring tokens fill.
  private func joined(_ words: [Int]) -> [ByteRange] {
    var result: [ByteRange] = []
    var previous = -2
    for place in words {
      if isNext(place, after: previous), let last = result.last {
        result[result.count - 1] = ByteRange(last.lower, tokens[place].range.upper)
      } else {
        result.append(tokens[place].range)
      }
      previous = place
    }
    return result
  }

  /// Whether nothing but marks such as an apostrophe stands between two tokens.
  private func isNext(_ place: Int, after previous: Int) -> Bool {
    previous >= 0 && previous < place && tokens[(previous + 1)..<place].allSatisfy { $0.kind == .mark }
  }

  /// Tokens that stand next to each other in the segment, as stretches.
  private func runs(of places: [Int], inside segment: [Int]) -> [[Int]] {
    var result: [[Int]] = []
    for place in places {
      if let last = result.last?.last, place == last + 1 {
        result[result.count - 1].append(place)
      } else {
        result.append([place])
      }
    }
    return result
  }

  // MARK: What else is said

  /// What follows the name: alternatives, flags, preparations.
  private mutating func readRest(_ segments: [[Int]]) {
    // `salt, pepper, or paprika`
    let alternative = segments.firstIndex { isAlternative($0) }
    for (place, segment) in segments.enumerated() {
      if let alternative, place < alternative, !name(of: segment).isEmpty {
        addAlternative(segment[...])
      } else {
        keep(segment)
      }
    }
  }

  private func isAlternative(_ segment: [Int]) -> Bool {
    guard let first = segment.first, let next = amounts.phrase(at: first, .or) else { return false }
    return next < tokens.count
  }

  /// Keeps a stretch that is no name: an alternative, a flag, or a preparation.
  private mutating func keep(_ segment: [Int]) {
    guard let first = segment.first, let last = segment.last else { return }
    if let next = tokens[first].kind == .slash ? first + 1 : amounts.phrase(at: first, .or) {
      return addAlternative(segment.drop { $0 < next })
    }
    if readFlag(first..<last + 1) { return }
    let isSilent = segment.allSatisfy { amounts.phrase(at: $0, [.article, .and]) != nil || tokens[$0].kind == .slash }
    if !isSilent { prepare(first..<last + 1) }
  }

  private mutating func addAlternative(_ places: ArraySlice<Int>) {
    guard let first = places.first, let last = places.last, let range = bytes(of: first..<last + 1) else { return }
    line.alternatives.append(range)
  }
}
