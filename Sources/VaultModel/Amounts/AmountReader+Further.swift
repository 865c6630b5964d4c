package import VaultSyntax

extension AmountReader {
  /// The numbers of a line beside its amount.
  package struct Further {
    /// Amounts of their own: the 2 of `1 onion, 2 eggs`, the 1 tsp of `1 tbsp basil or 1 tsp dried`.
    package var amounts: [Quantity] = []
    /// Lengths, which say how large a thing is.
    var lengths: [ByteRange] = []
    /// Numbers that may be amounts, and are read as nothing.
    var unread: [ByteRange] = []
  }

  /// What one number beside the amount is.
  private enum Verdict {
    case amount(Reading)
    case length(end: Int)
    /// A size, a time, a temperature, a part of a name, or a number of pieces that a thing is cut into.
    case kept(end: Int)
    case unread(end: Int)
  }

  /// Judges every number of the tokens that no range of `taken` holds. O(length).
  package func further(without taken: [ByteRange]) -> Further {
    var result = Further()
    var place = body().lowerBound
    while place < tokens.count {
      let range = tokens[place].range
      let isTaken = taken.contains { $0.lower <= range.lower && range.upper <= $0.upper }
      guard !isTaken, let verdict = verdict(at: place) else {
        place += 1
        continue
      }
      var end = place + 1
      switch verdict {
      case .amount(let reading):
        end = reading.next
        result.amounts.append(reading.quantity)
      case .length(let next):
        end = next
        result.lengths.append(bytes(from: place, to: next))
      case .kept(let next): end = next
      case .unread(let next):
        end = next
        result.unread.append(bytes(from: place, to: next))
      }
      place = max(place + 1, end)
    }
    return result
  }

  private func verdict(at start: Int) -> Verdict? {
    if tokens[start].kind == .refused { return .unread(end: start + 1) }
    // `about 7 oz` is judged at its number.
    let place = approximatedNumber(at: start) ?? start
    guard tokens[place].isNumber else { return amountInWords(at: place).map { .amount($0) } }
    if isNumbered(place) { return .kept(end: place + 1) }
    if let end = dimensions(at: place) { return .length(end: end) }
    guard let number = number(at: start), let reading = statement(at: start) else { return .unread(end: place + 1) }
    let end = number.range.upperBound
    // `230F/110C`
    if measuresNoAmount(from: end) || isTemperature(reading.quantity) { return .kept(end: max(end, reading.next)) }
    guard standsAlone(place) else { return .unread(end: place + 1) }
    if reading.isLength { return .length(end: reading.next) }
    if isOfEach(place, reading) || isAdjective(number) || isRate(behind: reading) { return .kept(end: reading.next) }
    return judged(reading, number, at: place)
  }

  /// The number in digits behind `about` or the like.
  private func approximatedNumber(at start: Int) -> Int? {
    var place = start
    while let next = phrase(at: place, .approximate) { place = next }
    return place > start && tokens.indices.contains(place) && tokens[place].isNumber ? place : nil
  }

  /// The judgement by what stands before the number.
  private func judged(_ reading: Reading, _ number: Number, at place: Int) -> Verdict {
    let before = tokenBefore(place)
    // `for every 2 cups`, `на 1 кг м'яса`: how much goes with how much.
    if isWord(before, .ratio) {
      let isPhysical = measure(at: number.range.upperBound)?.isPhysical ?? false
      return isPhysical ? .unread(end: reading.next) : .kept(end: reading.next)
    }
    if reading.quantity.unit.map({ $0.dimension != .count }) ?? false { return .amount(reading) }
    // `cut into 8 wedges`, `cake for 8`
    if isWord(before, .cutInto) { return .kept(end: reading.next) }
    if !reading.quantity.unitText.isEmpty { return .amount(reading) }
    if isWord(before, .clause), !isJoint(before) { return .kept(end: reading.next) }
    // `10 eggs (or 12, if small)`
    let isChoice = kind(before) == .word && kind(reading.next) == .comma
    let isNamed = isChoice || kind(reading.next) == .word || kind(reading.next) == .close || kind(reading.next) == nil
    if let value = number.amount?.value, value >= 1_500, value < 2_100, number.amount?.upper == nil {
      return .kept(end: reading.next)
    }
    return isNamed && isJoint(before) ? .amount(reading) : .unread(end: reading.next)
  }

  /// The token before a number, past `about`, `weighing` and marks of emphasis.
  private func tokenBefore(_ place: Int) -> Int {
    var before = place - 1
    while before >= 0 {
      let isPassed =
        tokens[before].kind == .mark
        || isWord(before, .approximate) || isWord(before, .article) && !isWord(before, .each) && !isWord(before, "of")
      guard isPassed else { break }
      before -= 1
    }
    return before
  }

  /// Whether another amount may follow: the beginning, a comma, a bracket, `+`, `or`, `and`, `with`, `from`.
  private func isJoint(_ place: Int) -> Bool {
    switch kind(place) {
    case nil, .comma, .open, .plus, .slash, .dash, .colon: true
    case .word: isWord(place, [.or, .and, .plus, .from, .with])
    default: false
    }
  }

  /// `two 10-ounce bags`, `a pinch of salt`, `пів лимона` behind a joint.
  private func amountInWords(at place: Int) -> Reading? {
    guard kind(place) == .word, place > 0, isJoint(place - 1), tokens[place].isSpaced || kind(place - 1) == .open,
      let reading = quantity(at: place), !reading.isLength, reading.quantity.amount != nil,
      !reading.quantity.unitText.isEmpty || countsInWords(at: place, reading.next)
    else { return nil }
    // `from a can`, `cut in two pieces`
    return isWord(place - 1, .from) || isWord(place - 1, .cutInto) ? nil : reading
  }

  /// Whether a number in words counts what follows: `two eggs`, `one yolk`, `half an onion`; but neither `a mixture` nor
  /// `half whole`.
  private func countsInWords(at place: Int, _ next: Int) -> Bool {
    guard let number = number(at: place), let value = number.amount?.value, kind(next) == .word,
      !measuresNoAmount(from: next)
    else { return false }
    if value >= 2 { return true }
    guard phrase(at: next, [.clause, .from, .and, .or, .cutInto]) == nil else { return false }
    if value == 1 { return !isWord(place, "a") && !isWord(place, "an") }
    return number.range.count > 1 || isWord(place, "пів") || isWord(place, "пол") || value > 1
  }

  /// Whether a number is set off from what stands before it: those of `a/2` and `x.3` are not.
  private func standsAlone(_ place: Int) -> Bool {
    guard place > 0, !tokens[place].isSpaced else { return true }
    switch kind(place - 1) {
    case .open, .plus, .comma, .dash, .colon: return true
    case .mark:
      let mark = tokens[place - 1].range
      return [0x2A, 0x5F, 0x7E].contains(bytes[mark.lower]) || isApproximationSign(mark)
    default: return false
    }
  }

  /// `25 x 35 cm`: the token after a size of two or three lengths.
  func dimensions(at place: Int) -> Int? {
    var next = place + 1
    var count = 1
    while count < 4 {
      if let measure = measure(at: next), measure.isLength {
        guard count > 1 else { return nil }
        return measure.next
      }
      guard kind(next) == .times || isWord(next, "by") || isWord(next, "на"), tokens.indices.contains(next + 1),
        tokens[next + 1].isNumber
      else { break }
      next += 2
      count += 1
    }
    if count > 1, let measure = measure(at: next), measure.isLength { return measure.next }
    // `25 cm x 35 cm`
    if let measure = measure(at: place + 1), measure.isLength,
      kind(measure.next) == .times || isWord(measure.next, "x") || isWord(measure.next, "х"),
      tokens.indices.contains(measure.next + 1), tokens[measure.next + 1].isNumber,
      let second = self.measure(at: measure.next + 2), second.isLength
    {
      return second.next
    }
    return nil
  }

  /// `30 minutes`, `3 times`, `85 degrees`, `6 servings`
  private func measuresNoAmount(from place: Int) -> Bool {
    if phrase(at: place, .noAmount) != nil { return true }
    guard kind(place) == .word, measure(at: place) == nil else { return false }
    var cursor = ByteCursor(bytes, in: ByteRange(tokens[place].range.lower, end))
    return TimeUnit(at: &cursor) != nil && cursor.position >= tokens[place].range.upper
  }

  /// `about 8 ounces each`, `each about 8 ounces`, `котлети по 100 г`: what one of the counted things weighs.
  private func isOfEach(_ place: Int, _ reading: Reading) -> Bool {
    var before = tokenBefore(place)
    if isWord(before, "weighing") { before = tokenBefore(before) }
    if isWord(before, .each) || isWord(before, "по") { return !isWord(before, "every") }
    // `по` is an article too, and passed.
    if (before + 1..<place).contains(where: { $0 >= 0 && (isWord($0, .each) || isWord($0, "по")) }) { return true }
    guard let next = phrase(at: reading.next, .each) else { return false }
    // `1 cup each parsley and dill` is a cup of either.
    return kind(next) != .word || phrase(at: next, [.clause, .preparation, .adverb, .and, .or]) != nil
  }

  /// `a 3-ounce piece`: with a hyphen the weight describes a thing.
  private func isAdjective(_ number: Number) -> Bool {
    let next = number.range.upperBound
    guard kind(next) == .dash, !tokens[next].isSpaced else { return false }
    return measure(at: next)?.isPhysical ?? false
  }

  /// `20 to the pound`, `24 a pound`, `20 per kg`
  private func isRate(behind reading: Reading) -> Bool {
    guard reading.quantity.unitText.isEmpty else { return false }
    var next = reading.next
    while isWord(next, "to") || isWord(next, "per") || isWord(next, "the") || isWord(next, "a") { next += 1 }
    return next > reading.next && measure(at: next)?.isPhysical ?? false
  }
}
