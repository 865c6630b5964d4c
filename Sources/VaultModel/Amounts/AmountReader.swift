package import VaultSyntax

/// Reads amounts in the tokens of a line: numbers and words for them, ranges, sizes of packs, sums.
///
/// This is the one reader of amounts: ``Quantity`` asks it for marked ones and for those that begin a text,
/// ``LineQuantity`` for those of a line, and the reader of ingredients for the tokens that are no amount.
package struct AmountReader: Sendable {
  package let bytes: [UInt8]
  package private(set) var tokens: [LineToken]
  let end: Int
  let context: NumberContext
  private let numbers: [NumberReading]
  private let words: [UInt8]
  /// The phrases of several words, by their first token, the shorter before the longer.
  private var phrases: [Phrase] = []

  /// Cuts a line into tokens and looks their words up. O(length).
  package init(_ bytes: [UInt8], in range: ByteRange, context: NumberContext) {
    let scanner = LineScanner(bytes, in: range, context: context)
    self.bytes = bytes
    self.context = context
    end = scanner.end
    tokens = scanner.tokens
    numbers = scanner.numbers
    words = scanner.folded
    lookWordsUp()
  }

  /// A phrase of several words.
  private struct Phrase {
    var classes: WordClass
    /// The token after it.
    var end: Int
  }

  /// Finds the classes of all words and phrases, once each.
  private mutating func lookWordsUp() {
    let table = LineWords.standard
    for place in tokens.indices where tokens[place].kind == .word {
      let lower = tokens[place].folded.lowerBound
      var found = table.lookUp(words[tokens[place].folded])
      tokens[place].classes = found.classes
      let first = phrases.count
      var end = place + 1
      while found.isHead, end < tokens.count, tokens[end].kind == .word {
        found = table.lookUp(words[lower..<tokens[end].folded.upperBound])
        end += 1
        if !found.classes.isEmpty { phrases.append(Phrase(classes: found.classes, end: end)) }
      }
      tokens[place].phrases = first..<phrases.count
    }
  }

  /// A number or a range, before its unit.
  struct Number {
    var magnitude: Quantity.Magnitude
    /// Whether it is written in digits.
    var isDigits = true
    /// The tokens it takes.
    var range: Range<Int>

    var amount: Amount? {
      if case .amount(let amount) = magnitude { amount } else { nil }
    }
  }

  /// A unit, or a measure that vault has no unit for.
  package struct Measure {
    var spelling: UnitSpelling?
    package var text: ByteRange
    /// Whether it is a length, which measures no amount.
    package var isLength = false
    /// The token after it.
    package var next: Int

    /// Whether it is a short form such as `g`, which is never the food itself.
    package var isAbbreviation: Bool { spelling?.isAbbreviation ?? false }
    package var unit: Unit? { spelling?.unit }
    /// Whether things are counted in it.
    var isCount: Bool { unit.map { $0.dimension == .count } ?? !isLength }
    /// Whether it weighs or fills.
    var isPhysical: Bool { unit.map { $0.dimension != .count } ?? false }
  }

  /// What stands together as one statement of how much.
  package struct Reading {
    package var quantity: Quantity
    /// The token after it.
    package var next: Int
    /// Words between number and unit that say how the unit is filled or how large the thing is.
    package var notes: [Range<Int>] = []
    /// The first token of a size without a container, which the name may begin with: `1 400 g steak`.
    var sizeStart: Int?
    /// Whether the unit is a length, which says how large a thing is and not how much of it there is.
    var isLength = false
  }

  // MARK: Words

  /// Whether the token is this one folded word.
  package func isWord(_ place: Int, _ word: String) -> Bool {
    kind(place) == .word && words[tokens[place].folded].elementsEqual(word.utf8)
  }

  /// The folded bytes of a word; empty for another token.
  func folded(_ place: Int) -> ArraySlice<UInt8> { kind(place) == .word ? words[tokens[place].folded] : [] }

  package func kind(_ place: Int) -> LineToken.Kind? {
    tokens.indices.contains(place) ? tokens[place].kind : nil
  }

  /// Whether the token is, as a word alone, of one of some classes.
  package func isWord(_ place: Int, _ classes: WordClass) -> Bool {
    tokens.indices.contains(place) && !tokens[place].classes.isDisjoint(with: classes)
  }

  /// Whether the token is a word that no table knows as more than a thing to buy, alone or as the beginning of a phrase that
  /// stands there.
  package func isPlain(_ place: Int) -> Bool {
    kind(place) == .word && tokens[place].classes.isSubset(of: .boughtWhole) && tokens[place].phrases.isEmpty
  }

  /// The token after the longest phrase at `place` that belongs to one of some classes; nil if none begins there.
  package func phrase(at place: Int, _ classes: WordClass) -> Int? {
    guard tokens.indices.contains(place) else { return nil }
    for phrase in phrases[tokens[place].phrases].reversed() where !phrase.classes.isDisjoint(with: classes) {
      return phrase.end
    }
    return isWord(place, classes) ? place + 1 : nil
  }

  /// The first token at or after an offset.
  private func token(after offset: Int, from place: Int) -> Int {
    var next = place
    while next < tokens.count, tokens[next].range.lower < offset { next += 1 }
    return next
  }

  /// The bytes from one token to before another.
  func bytes(from first: Int, to end: Int) -> ByteRange {
    guard tokens.indices.contains(first), end > first else { return ByteRange(self.end, self.end) }
    return ByteRange(tokens[first].range.lower, tokens[min(end, tokens.count) - 1].range.upper)
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
    if let next = phrase(at: place, .atMost), var most = single(at: skipArticles(next)), var amount = most.amount {
      amount.isApproximate = true
      amount.isAtMost = true
      most.magnitude = .amount(amount)
      most.range = start..<most.range.upperBound
      return most
    }
    guard let first = single(at: skipArticles(place)) else { return nil }
    var result = first
    result.range = start..<first.range.upperBound
    guard var amount = first.amount else { return result }
    amount.isApproximate = isApproximate
    if let (upper, next) = upperEnd(after: first, amount) {
      amount.upper = upper
      result.range = start..<next
    } else if case .plus? = kind(result.range.upperBound), isLooseEnd(result.range.upperBound + 1) {
      // `3+ cups` is three or more.
      result.range = start..<result.range.upperBound + 1
      amount.isApproximate = true
    }
    result.magnitude = .amount(amount)
    return goesOn(amount.range.upper) ? nil : result
  }

  /// Whether a number goes on as something that is no amount: `2026-11-20`, `9:30`.
  func goesOn(_ end: Int) -> Bool {
    guard end + 1 < self.end, bytes[end + 1].isDigit else { return false }
    return [0x3A, 0x2F, 0x2E, 0x2C, 0x2D].contains(bytes[end])
  }

  private func isLooseEnd(_ place: Int) -> Bool { kind(place) == .word || kind(place) == nil }

  private func approximation(at place: Int) -> Int? {
    if let next = phrase(at: place, .approximate) { return kind(next) == .mark ? next + 1 : next }
    guard kind(place) == .mark, isApproximationSign(tokens[place].range) else { return nil }
    return place + 1
  }

  /// `~`, `≈`
  func isApproximationSign(_ range: ByteRange) -> Bool {
    bytes[range.lower] == 0x7E || bytes[range.indices].elementsEqual("≈".utf8)
  }

  private func skipArticles(_ place: Int) -> Int { isWord(place, "the") ? place + 1 : place }

  /// One number in digits or words, with the half of `two and a half`.
  private func single(at place: Int) -> Number? {
    guard let kind = kind(place) else { return nil }
    var result: Number
    switch kind {
    case .number, .refused:
      switch numbers[tokens[place].number] {
      case .number(let number): result = Number(magnitude: .amount(Amount(number)), range: place..<place + 1)
      case .refused(let refusal): return Number(magnitude: .refused(refusal), range: place..<place + 1)
      }
    case .word:
      guard let word = numberWord(at: place) else { return nil }
      result = word
    default: return nil
    }
    takeArticle(of: &result)
    if let next = phrase(at: result.range.upperBound, .andHalf), var amount = result.amount,
      let half = Rational(1, over: 2), let sum = try? amount.value + half
    {
      amount.lower.value = sum
      amount.lower.notation.form = .vulgar
      amount.lower.range = ByteRange(amount.lower.range.lower, tokens[next - 1].range.upper)
      result.magnitude = .amount(amount)
      result.range = place..<next
    }
    return result
  }

  /// The `a` of `1/2 a lemon`, which stands for no other number.
  private func takeArticle(of number: inout Number) {
    let place = number.range.upperBound
    guard number.isDigits, var amount = number.amount, amount.value < 1, amount.lower.notation.form != .decimal,
      isWord(place, "a") || isWord(place, "an"), kind(place + 1) == .word
    else { return }
    amount.lower.range = ByteRange(amount.lower.range.lower, tokens[place].range.upper)
    number.magnitude = .amount(amount)
    number.range = number.range.lowerBound..<place + 1
  }

  private func numberWord(at place: Int) -> Number? {
    let lower = tokens[place].range.lower
    // `five spice` is no five.
    var cursor = ByteCursor(bytes, in: ByteRange(lower, endOfWords(from: place)))
    guard phrase(at: place, [.indefinite, .whole]) == nil, let value = NumberWords.take(&cursor) else { return nil }
    var next = token(after: cursor.position, from: place)
    // The hyphen of `пів-лимона` belongs to its token.
    guard next > place, 0...1 ~= tokens[next - 1].range.upper - cursor.position else { return nil }
    // `half of a lemon`, `a half cup`
    if isWord(next, "of"), let one = numberArticle(at: next + 1) { next = one }
    let number = WrittenNumber(
      value: value,
      notation: NumberNotation(.word, decimalMark: context.decimalMark ?? .point),
      range: ByteRange(lower, tokens[next - 1].range.upper))
    return Number(magnitude: .amount(Amount(number)), isDigits: false, range: place..<next)
  }

  /// The token after the `a` of `half of a lemon`.
  func numberArticle(at place: Int) -> Int? {
    isWord(place, "a") || isWord(place, "an") || isWord(place, "one") ? place + 1 : nil
  }

  /// Where the words that follow each other with nothing but space between them end.
  private func endOfWords(from place: Int) -> Int {
    var last = place
    while kind(last + 1) == .word, tokens[last + 1].isSpaced, bytes[tokens[last].range.upper] <= 0x20 { last += 1 }
    return tokens[last].range.upper
  }

  /// `–3`, `to 3`, `- to 3-`, `or 3` after a first number.
  private func upperEnd(after first: Number, _ lower: Amount) -> (WrittenNumber, Int)? {
    var place = first.range.upperBound
    if let bracketed = upperEndInBrackets(at: place, lower) { return bracketed }
    let isDashed = skipDashes(&place)
    let isWord = isWord(place, .upTo)
    if isWord { place += 1 }
    guard isDashed || isWord else { return nil }
    _ = skipDashes(&place)
    if kind(place) == .mark, isApproximationSign(tokens[place].range) { place += 1 }
    guard let upper = single(at: place), let amount = upper.amount,
      first.isDigits == upper.isDigits || isWord || !upper.isDigits
    else { return nil }
    if !isWord, isPack(upper) { return nil }
    // `1 or 2-inch` pieces and `2 or 1 large` ones are alternatives, not ranges.
    guard amount.value > lower.value else { return nil }
    return (amount.lower, upper.range.upperBound)
  }

  /// The 3 of `2 (or 3) eggs`.
  private func upperEndInBrackets(at open: Int, _ lower: Amount) -> (WrittenNumber, Int)? {
    guard kind(open) == .open, let place = phrase(at: open + 1, .or) ?? phrase(at: open + 1, .upTo),
      let upper = single(at: place), let amount = upper.amount, amount.value > lower.value,
      kind(upper.range.upperBound) == .close
    else { return nil }
    return (amount.lower, upper.range.upperBound + 1)
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
  package func measure(at start: Int) -> Measure? {
    var place = start
    if kind(place) == .dash, tokens[place].isSpaced == false || kind(place + 1) == .word { place += 1 }
    guard kind(place) == .word else { return quoteMeasure(at: place) }
    let lower = tokens[place].range.lower
    if let next = phrase(at: place, .length), !(isWord(place, "in") && !isJoinedToNumber(place)) {
      return Measure(text: ByteRange(lower, tokens[next - 1].range.upper), isLength: true, next: next)
    }
    let own = phrase(at: place, .measure)
    var cursor = ByteCursor(bytes, in: ByteRange(lower, end))
    if let spelling = UnitSpelling(at: &cursor, language: context.language) {
      let next = token(after: cursor.position, from: place)
      // `medium-sized`: a unit ends where a token does, but for its full stop.
      let ends = next > place && tokens[next - 1].range.upper <= cursor.position
      if ends, next >= own ?? 0 {
        return Measure(spelling: spelling, text: ByteRange(lower, cursor.position), next: next)
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
