import VaultSyntax

extension AmountReader {
  /// Everything said about how much at a token: `1 (14 oz) can`, `2 cups / 240 g`, `1 tbsp plus 1 tsp`.
  package func statement(at start: Int) -> Reading? {
    guard var reading = quantity(at: start) else { return nil }
    if let next = phrase(at: reading.next, .looseEnd) { reading.next = next }
    return continued(reading)
  }

  /// A quantity with what the line says again or adds from a token on.
  func extended(_ quantity: Quantity, from start: Int = 0) -> Reading {
    continued(Reading(quantity: quantity, next: start))
  }

  private func continued(_ start: Reading) -> Reading {
    var reading = start
    // A page in one line names no hundred amounts of one food.
    while reading.quantity.parts.count < 16, let more = continuation(of: reading) { reading = more }
    return reading
  }

  // MARK: One quantity

  /// A number with its unit, and what one of the counted holds.
  func quantity(at start: Int) -> Reading? {
    guard let number = number(at: start) else { return impliedOne(at: start) }
    if let size = size(at: start, number) { return size }
    var place = number.range.upperBound
    if kind(place) == .times {
      // `2 x 400 g` is 800 g, `2 x 400 g cans` are two cans of 400 g.
      if let (sizes, next) = packSize(at: place + 1) { return counted(number, sizes, notes: [], from: place, at: next) }
      place += 1
    }
    let afterNumber = place
    // `3/4 of a cup`
    if isWord(place, "of"), let one = numberArticle(at: place + 1), measure(at: one) != nil { place = one }
    var notes: [Range<Int>] = []
    if let (sizes, next) = packSize(at: place) {
      return counted(number, sizes, notes: notes, from: place, at: next)
    }
    // `1 whole 3-pound fish`
    let sized = skipSizes(place)
    if sized > place, let (sizes, next) = packSize(at: sized) {
      return counted(number, sizes, notes: [place..<sized], from: place, at: next)
    }
    let rough = skipRoughness(place)
    if rough > place, measure(at: rough) != nil {
      notes = [place..<rough]
      place = rough
    }
    guard let measure = measure(at: place), accepts(measure) else {
      guard number.isDigits || isWordEnough(number) else { return nil }
      return reading(number, nil, notes: [], next: afterNumber)
    }
    return reading(number, measure, notes: notes, next: measure.next)
  }

  /// `25 x 35 cm`; but `2 x 5 cm pieces` are two.
  private func size(at start: Int, _ number: Number) -> Reading? {
    guard let end = dimensions(at: start) else { return nil }
    let isLarge = number.amount.map { $0.value >= 10 } ?? false
    guard isLarge || !(measure(at: end)?.isCount ?? false) else { return nil }
    var size = reading(number, nil, notes: [], next: end)
    size.isLength = true
    return size
  }

  /// Whether a measure can follow: a word such as `can` that is glued on by a hyphen belongs to a longer word.
  private func accepts(_ measure: Measure) -> Bool {
    !(measure.next < tokens.count && measure.isLength && kind(measure.next) == .dash && !tokens[measure.next].isSpaced)
  }

  /// Whether `a` or `one` counts: something to count follows.
  private func isWordEnough(_ number: Number) -> Bool {
    let next = number.range.upperBound
    return kind(next) == .word || kind(next) == .open || kind(next) == nil
  }

  private func reading(_ number: Number, _ measure: Measure?, notes: [Range<Int>], next: Int) -> Reading {
    let whole = bytes(from: number.range.lowerBound, to: number.range.upperBound)
    // The `x` of `2 x milk` is no part of the amount, but that of `2x` takes a unit's place.
    let end = measure?.text.upper ?? bytes(from: number.range.lowerBound, to: next).upper
    let quantity = Quantity(
      magnitude: number.magnitude, unitText: measure?.text ?? ByteRange(end, end), spelling: measure?.spelling,
      range: ByteRange(whole.lower, max(whole.upper, end)))
    return upToSecondUnit(
      Reading(quantity: quantity, next: next, notes: notes, isLength: measure?.isLength ?? false))
  }

  /// `1/2 cup to 1 cup`: a range whose ends both have a unit.
  private func upToSecondUnit(_ reading: Reading) -> Reading {
    guard let amount = reading.quantity.amount, amount.upper == nil, let unit = reading.quantity.unit else {
      return reading
    }
    var place = reading.next
    while kind(place) == .dash { place += 1 }
    if isWord(place, "to") || isWord(place, "до") { place += 1 }
    guard place > reading.next, let upper = number(at: place), let more = upper.amount, more.upper == nil,
      let measure = measure(at: upper.range.upperBound), let other = measure.unit,
      let converted = other.convert(more.value, to: unit), converted > amount.value
    else { return reading }
    return reading.adding(self.reading(upper, measure, notes: [], next: measure.next), as: .upperEnd)
  }

  /// So many things, of which each has the given sizes; `unitStart` is the first token behind the number.
  private func counted(
    _ number: Number, _ sizes: [Quantity], notes: [Range<Int>], from unitStart: Int, at start: Int
  ) -> Reading {
    var place = start
    let rough = skipRoughness(place)
    if rough > place, measure(at: rough) != nil { place = rough }
    let holder = measure(at: place).flatMap { $0.isCount && !$0.isAbbreviation ? $0 : nil }
    let isProduct = kind(unitStart) == .times && holder == nil && sizes[0].unit?.dimension != .count
    var result = reading(number, holder, notes: notes, next: holder?.next ?? start)
    if isProduct || holder != nil {
      let upper = holder?.text.upper ?? bytes(from: unitStart, to: start).upper
      let first = isProduct || kind(unitStart) != .times ? unitStart : unitStart + 1
      let lower = tokens[first].range.lower
      result.quantity.unitText = ByteRange(lower, max(lower, upper))
      result.quantity.range = ByteRange(result.quantity.range.lower, upper)
    } else {
      result.quantity = reading(number, nil, notes: notes, next: number.range.upperBound).quantity
      result.next = start
      result.sizeStart = kind(unitStart) == .times ? unitStart + 1 : unitStart
    }
    for size in sizes { result.append(size, .size) }
    return result
  }

  /// The size of one thing: `14-ounce`, `(14 oz)`, `(3½- to 4-pound)`, `(7 oz / 198g)`; a length counts as a size too.
  private func packSize(at start: Int) -> ([Quantity], Int)? {
    if kind(start) == .open { return bracketedAmounts(at: start).map { ($0.amounts, $0.next) } }
    guard tokens.indices.contains(start), tokens[start].isNumber || isAboutNumber(start),
      let number = number(at: start), number.isDigits,
      let measure = measure(at: number.range.upperBound), measure.isPhysical || measure.isLength
    else { return nil }
    // `½-inch-thick` describes; it is not taken apart.
    guard accepts(measure) else { return nil }
    return ([reading(number, measure, notes: [], next: measure.next).quantity], measure.next)
  }

  private func isAboutNumber(_ place: Int) -> Bool {
    phrase(at: place, .approximate).map { tokens.indices.contains($0) && tokens[$0].isNumber } ?? false
  }

  /// Amounts in brackets and what one says beside them.
  package struct Bracketed {
    package var amounts: [Quantity]
    /// Whether the words say that every one of the counted things has as much.
    package var isEach = false
    /// The token after the closing bracket.
    package var next: Int
  }

  /// Amounts in brackets and nothing else but words such as `total`.
  package func bracketedAmounts(at start: Int) -> Bracketed? {
    guard kind(start) == .open else { return nil }
    var place = start + 1
    var result = Bracketed(amounts: [], next: place)
    while let kind = kind(place), kind != .close {
      if kind == .comma || kind == .slash || kind == .mark || kind == .dash || kind == .colon {
        place += 1
      } else if let next = phrase(at: place, [.sizeNote]) ?? phrase(at: place, .from) ?? phrase(at: place, .or) {
        if isWord(place, .each) { result.isEach = true }
        place = next
      } else if result.amounts.count < 8, let one = quantity(at: place),
        !one.quantity.unitText.isEmpty || isBareCount(one)
      {
        if one.isLength { result.isEach = true }
        result.amounts.append(one.quantity)
        place = one.next
      } else {
        return nil
      }
    }
    guard !result.amounts.isEmpty, kind(place) == .close else { return nil }
    result.next = place + 1
    return result
  }

  /// `(about 20)`: a bare number that fills its brackets.
  private func isBareCount(_ reading: Reading) -> Bool {
    kind(reading.next) == .close && reading.quantity.unit == nil
  }

  /// Past words such as `small` and `heaping` that stand between a number and its unit.
  private func skipRoughness(_ start: Int) -> Int {
    var place = start
    while place < start + 4 {
      guard
        let next = phrase(at: place, [.size, .approximate]) ?? (isRoughPreparation(place) ? place + 1 : nil)
      else { break }
      place = next
    }
    return place
  }

  /// `1 packed cup`, `2 fresh sprigs`, `3 whole cloves`
  private func isRoughPreparation(_ place: Int) -> Bool {
    phrase(at: place, [.preparation, .adverb]) == place + 1 || isMeasuredWord(place)
  }

  /// `½-inch-thick`: a word that measures.
  package func isMeasuredWord(_ place: Int) -> Bool {
    let word = folded(place)
    guard let first = word.first, first.isDigit || first == 0xC2 || first == 0xE2 else { return false }
    let parts = word.split(separator: 0x2D)
    return parts.count > 1 && LineWords.standard.lookUp(parts[1]).classes.contains(.length)
  }

  private func skipSizes(_ start: Int) -> Int {
    var place = start
    while place < start + 3, let next = phrase(at: place, .size) ?? (isWord(place, "whole") ? place + 1 : nil) {
      place = next
    }
    return place
  }

  // MARK: No number

  /// `pinch of salt`, `жменя горіхів`, `small handful thyme sprigs`: one, though no number says so.
  func impliedOne(at start: Int, isBehindName: Bool = false) -> Reading? {
    var place = start
    var isRough = false
    while place < start + 3, let next = phrase(at: place, [.article, .size, .approximate]) {
      isRough = isRough || phrase(at: place, .approximate) == next
      place = next
    }
    guard let measure = measure(at: place),
      isSingle(place, measure, isBehindName) || isSpoonful(measure, isRough: isRough)
    else { return nil }
    // A number has its place before all of it: `2 small handfuls`.
    let lower = tokens[start].range.lower
    let one = WrittenNumber(
      value: 1, notation: NumberNotation(.word, decimalMark: context.decimalMark ?? .point),
      range: ByteRange(lower, lower))
    let quantity = Quantity(
      magnitude: .amount(Amount(one)), unitText: measure.text, spelling: measure.spelling,
      range: ByteRange(lower, measure.text.upper))
    return Reading(quantity: quantity, next: measure.next, notes: place > start ? [start..<place] : [])
  }

  /// `pinch of salt`, `зубчик часнику`, `кг картошки`
  private func isSingle(_ place: Int, _ measure: Measure, _ isBehindName: Bool) -> Bool {
    phrase(at: place, .single) == measure.next && (!measure.isAbbreviation || measure.unit == .kilogram)
      && (isBehindName || isFollowedByName(place, measure))
  }

  /// `heaped tbsp sugar`, `ст. л. олії`: how full it is shows that a word is a measure, and so do two words cut short.
  private func isSpoonful(_ measure: Measure, isRough: Bool) -> Bool {
    guard let unit = measure.unit, kind(measure.next) == .word, measure.text.count > 2 else { return false }
    let isSpoon = unit == .teaspoon || unit == .tablespoon
    return isRough ? isSpoon || unit == .cup : isSpoon && bytes[measure.text.lower] >= 0xD0
  }

  /// In English `of` shows that a word is a measure, but for the few that are nothing else; elsewhere a name follows.
  private func isFollowedByName(_ place: Int, _ measure: Measure) -> Bool {
    guard kind(measure.next) == .word else { return false }
    let isLatin = bytes[measure.text.lower] < 0x80
    guard isLatin, !isWord(measure.next, "of") else { return true }
    return isWord(place, .alone)
  }

  // MARK: What follows

  /// The statement with one more amount that follows it: the same in another unit, or what is to be added.
  private func continuation(of reading: Reading) -> Reading? {
    if let sum = addition(to: reading) { return sum }
    return equivalent(to: reading)
  }

  /// `plus 2 tbsp`, `+ 2 tbsp`, and the 200 g of `1 kg 200 g`.
  private func addition(to reading: Reading) -> Reading? {
    if let sum = compound(reading) { return sum }
    let last = reading.quantity.parts.last?.role
    guard last != .size, !reading.quantity.unitText.isEmpty else { return nil }
    if let next = phrase(at: reading.next, .minus), let less = quantity(at: next), !less.quantity.unitText.isEmpty {
      var result = reading.adding(less, as: .deduction)
      result.notes.append(reading.next..<less.next)
      return result
    }
    guard let place = kind(reading.next) == .plus ? reading.next + 1 : phrase(at: reading.next, .plus),
      let more = quantity(at: place), !more.quantity.unitText.isEmpty, more.quantity.amount != nil
    else { return nil }
    return reading.adding(more, as: .addition)
  }

  /// `1 кг 200 г`, `2 lb 4 oz`: the second unit is a part of the first.
  private func compound(_ reading: Reading) -> Reading? {
    let last = reading.quantity.parts.last
    let isEquivalent = last?.role == .equivalent && kind(reading.next - 1) != .close
    guard last == nil || last?.role == .addition || isEquivalent, let large = (last?.quantity ?? reading.quantity).unit,
      large.dimension != .count, tokens.indices.contains(reading.next), tokens[reading.next].isNumber,
      let more = quantity(at: reading.next), more.quantity.parts.isEmpty, let small = more.quantity.unit,
      small.base == large.base, small.factor() < large.factor()
    else { return nil }
    return reading.adding(more, as: isEquivalent ? .equivalentAddition : .addition)
  }

  /// The role of an amount that says another one again: in `(1 lb 2 oz)` the ounces belong to the pound.
  package func equivalentRole(of amount: Quantity, after last: Quantity.Part?) -> Quantity.Part.Role {
    guard let last, last.role == .equivalent, let large = last.quantity.unit, let small = amount.unit,
      large.dimension != .count, small.base == large.base, small.factor() < large.factor(),
      last.quantity.range.upper <= amount.range.lower,
      bytes[last.quantity.range.upper..<amount.range.lower].allSatisfy({ $0 == 0x20 })
    else { return .equivalent }
    return .equivalentAddition
  }

  /// Whether amounts in brackets say what every one of the counted holds: of cans, not of sticks or cups. Behind a size one
  /// of another dimension says what all hold together: the 3 cups of `2 15-ounce cans (3 cups)`.
  package func isSize(_ bracketed: Bracketed, of quantity: Quantity) -> Bool {
    if bracketed.isEach { return true }
    guard let unit = quantity.unit, unit.isContainer, unit != .stick, unit != .piece else { return false }
    guard let size = quantity.packSize?.unit.dimension else { return true }
    return !bracketed.amounts.compactMap(\.unit?.dimension).contains { $0 != .count && $0 != size }
  }

  /// `/ 240 g`, `(240 g)`, `[56 g]`, `, about 2 tsp`, `| ½ cup`, `or 240 ml`.
  private func equivalent(to reading: Reading) -> Reading? {
    var place = reading.next
    let first = reading.quantity
    if let more = bracketedAmounts(at: place) {
      var result = reading
      let isSize = isSize(more, of: first) || first.unitText.isEmpty
      for amount in more.amounts {
        result.append(amount, isSize ? .size : equivalentRole(of: amount, after: result.quantity.parts.last))
      }
      result.next = more.next
      return result
    }
    let isMark = kind(place) == .slash
    if isMark {
      place += 1
    } else if kind(place) == .comma, isAboutNumber(place + 1) {
      place += 1
    } else if phrase(at: place, .or) == place + 1, !first.unitText.isEmpty {
      place += 1
    } else {
      return nil
    }
    guard !first.unitText.isEmpty, let more = quantity(at: place), !more.quantity.unitText.isEmpty,
      isMark || more.quantity.unit != nil
    else { return nil }
    return reading.adding(more, as: .equivalent)
  }
}

extension AmountReader.Reading {
  /// The same with one more amount behind it.
  func adding(_ more: Self, as role: Quantity.Part.Role) -> Self {
    var result = self
    result.append(more.quantity, role)
    result.next = more.next
    return result
  }

  /// Adds an amount with its own sizes and the like behind it.
  mutating func append(_ quantity: Quantity, _ role: Quantity.Part.Role) {
    var own = quantity
    own.parts = []
    self.quantity.parts.append(Quantity.Part(role: role, quantity: own))
    self.quantity.parts += quantity.parts
  }
}
