import VaultModel
import VaultSyntax

/// Reads amounts in the tokens of an ingredient line: numbers and words for them, ranges, sizes of packs, sums.
struct IngredientAmountReader {
  let bytes: [UInt8]
  let tokens: [IngredientToken]
  let phrases: IngredientPhrases
  let end: Int
  let language: Language?

  init(_ bytes: [UInt8], _ tokens: [IngredientToken], end: Int, _ language: Language?) {
    self.bytes = bytes
    self.tokens = tokens
    self.end = end
    self.language = language
    phrases = IngredientPhrases(tokens)
  }

  /// A number or a range, before its unit.
  struct Number {
    var value: Rational
    var upper: Rational?
    var isApproximate = false
    /// Whether it is written in digits.
    var isDigits = true
    /// The tokens it takes.
    var range: Range<Int>
  }

  /// A unit, or a measure that vault has no unit for.
  struct Measure {
    var unit: Unit?
    var text: ByteRange
    /// Whether it is a length, which measures no amount.
    var isLength = false
    /// Whether it is a short form such as `g`, which is never the food itself.
    var isAbbreviation = false
    /// The token after it.
    var next: Int

    /// Whether things are counted in it.
    var isCount: Bool { unit.map { $0.dimension == .count } ?? !isLength }
    /// Whether it weighs or fills.
    var isPhysical: Bool { unit.map { $0.dimension != .count } ?? false }
  }

  /// What stands together as one statement of how much.
  struct Reading {
    var amounts: [IngredientAmount]
    /// The token after it.
    var next: Int
    /// Words between number and unit that say how the unit is filled or how large the thing is.
    var notes: [Range<Int>] = []
  }

  // MARK: Words

  func folded(_ place: Int) -> String {
    tokens.indices.contains(place) && tokens[place].kind == .word ? tokens[place].folded : ""
  }

  func kind(_ place: Int) -> IngredientToken.Kind? {
    tokens.indices.contains(place) ? tokens[place].kind : nil
  }

  /// The token after the longest phrase of a class at `place`; nil if none begins there.
  func phrase(at place: Int, _ wordClass: WordClass) -> Int? {
    phrases.end(of: wordClass, at: place)
  }

  /// The first token at or after an offset.
  private func token(after offset: Int, from place: Int) -> Int {
    var next = place
    while next < tokens.count, tokens[next].range.lower < offset { next += 1 }
    return next
  }

  // MARK: Numbers

  /// The number or range at a token: `2`, `2–3`, `about 2`, `one or two`, `up to 5`, `пів`, `півтора`.
  func number(at start: Int) -> Number? {
    var place = start
    var isApproximate = false
    while let next = approximation(at: place) {
      place = next
      isApproximate = true
    }
    if let next = phrase(at: place, .atMost), let most = single(at: skipArticles(next)) {
      return Number(value: 0, upper: most.value, isApproximate: true, range: start..<most.range.upperBound)
    }
    guard let first = single(at: skipArticles(place)) else { return nil }
    var result = Number(
      value: first.value, isApproximate: isApproximate, isDigits: first.isDigits, range: start..<first.range.upperBound)
    if let (upper, next) = upperEnd(after: first) {
      result.upper = upper
      result.range = start..<next
    } else if case .plus? = kind(result.range.upperBound), isLooseEnd(result.range.upperBound + 1) {
      // `3+ cups` is three or more.
      result.range = start..<result.range.upperBound + 1
      result.isApproximate = true
    }
    return result
  }

  private func isLooseEnd(_ place: Int) -> Bool { kind(place) == .word || kind(place) == nil }

  private func approximation(at place: Int) -> Int? {
    if let next = phrase(at: place, .approximate) { return kind(next) == .mark ? next + 1 : next }
    guard kind(place) == .mark, isApproximationSign(tokens[place].range) else { return nil }
    return place + 1
  }

  /// `~`, `≈`
  private func isApproximationSign(_ range: ByteRange) -> Bool {
    bytes[range.lower] == 0x7E || bytes[range.indices].elementsEqual("≈".utf8)
  }

  private func skipArticles(_ place: Int) -> Int { folded(place) == "the" ? place + 1 : place }

  /// One number in digits or words, with the half of `two and a half`.
  private func single(at place: Int) -> Number? {
    guard tokens.indices.contains(place) else { return nil }
    var result: Number
    if case .number(let value) = tokens[place].kind {
      result = Number(value: value, range: place..<place + 1)
    } else if tokens[place].kind == .word, let word = numberWord(at: place) {
      result = word
    } else {
      return nil
    }
    if let next = phrase(at: result.range.upperBound, .andHalf), let half = Rational(1, over: 2),
      let sum = try? result.value + half
    {
      result.value = sum
      result.range = place..<next
    }
    return result
  }

  private func numberWord(at place: Int) -> Number? {
    let lower = tokens[place].range.lower
    guard phrase(at: place, .indefinite) == nil,
      let (value, upper) = Rational.wordPrefix(of: bytes, in: ByteRange(lower, endOfWords(from: place)))
    else { return nil }
    var next = token(after: upper, from: place)
    guard next > place, tokens[next - 1].range.upper == upper else { return nil }
    // `half of a lemon`, `a half cup`
    if folded(next) == "of", Rational.wordPrefix(of: bytes, in: ByteRange(tokens[next].range.upper, end)) != nil {
      next += 1
    }
    return Number(value: value, isDigits: false, range: place..<next)
  }

  /// Where the words that follow each other with nothing but space between them end.
  private func endOfWords(from place: Int) -> Int {
    var last = place
    while kind(last + 1) == .word, tokens[last + 1].isSpaced, bytes[tokens[last].range.upper] <= 0x20 { last += 1 }
    return tokens[last].range.upper
  }

  /// `–3`, `to 3`, `- to 3-`, `or 3` after a first number.
  private func upperEnd(after first: Number) -> (Rational, Int)? {
    var place = first.range.upperBound
    let isDashed = skipDashes(&place)
    var isWord = false
    if isUpTo(place) {
      place += 1
      isWord = true
    }
    guard isDashed || isWord else { return nil }
    _ = skipDashes(&place)
    if kind(place) == .mark, isApproximationSign(tokens[place].range) { place += 1 }
    guard let upper = single(at: place), first.isDigits == upper.isDigits || isWord || !upper.isDigits else {
      return nil
    }
    if !isWord, isPack(upper) { return nil }
    // `1 or 2-inch` pieces and `2 or 1 large` ones are alternatives, not ranges.
    guard upper.value > first.value else { return nil }
    return (upper.value, upper.range.upperBound)
  }

  private func isUpTo(_ place: Int) -> Bool {
    ["to", "or", "through", "до", "або", "чи", "или"].contains(folded(place))
  }

  /// Whether a number after a dash begins the size of a container: `1 - 14 oz can`.
  private func isPack(_ number: Number) -> Bool {
    guard let size = measure(at: number.range.upperBound), size.isPhysical, let holder = measure(at: size.next) else {
      return false
    }
    return holder.unit?.isContainer ?? false
  }

  private func skipDashes(_ place: inout Int) -> Bool {
    let start = place
    while kind(place) == .dash { place += 1 }
    return place > start
  }

  // MARK: Units

  /// The unit or measure at a token, also after the hyphen of `14-ounce`.
  func measure(at start: Int) -> Measure? {
    var place = start
    if kind(place) == .dash, tokens[place].isSpaced == false || kind(place + 1) == .word { place += 1 }
    guard kind(place) == .word else { return quoteMeasure(at: place) }
    let lower = tokens[place].range.lower
    if let next = phrase(at: place, .length), !(folded(place) == "in" && !isJoinedToNumber(place)) {
      return Measure(text: ByteRange(lower, tokens[next - 1].range.upper), isLength: true, next: next)
    }
    let own = phrase(at: place, .measure)
    if let found = UnitSpelling.prefix(of: bytes, in: ByteRange(lower, end), language: language) {
      let next = token(after: found.end, from: place)
      // `medium-sized`: a unit ends where a token does, but for its full stop.
      let ends = next > place && tokens[next - 1].range.upper <= found.end
      if ends, next >= own ?? 0 {
        return Measure(
          unit: found.spelling.unit, text: ByteRange(lower, found.end),
          isAbbreviation: found.spelling.isAbbreviation, next: next)
      }
    }
    guard let own else { return nil }
    return Measure(text: ByteRange(lower, tokens[own - 1].range.upper), next: own)
  }

  private func isJoinedToNumber(_ place: Int) -> Bool { place > 0 && !tokens[place].isSpaced }

  /// `9"`
  private func quoteMeasure(at place: Int) -> Measure? {
    guard kind(place) == .mark, !tokens[place].isSpaced, bytes[tokens[place].range.lower] == 0x22 else { return nil }
    return Measure(text: tokens[place].range, isLength: true, next: place + 1)
  }
}
