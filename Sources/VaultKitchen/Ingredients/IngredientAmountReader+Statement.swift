import VaultModel
import VaultSyntax

extension IngredientAmountReader {
  /// Everything said about how much at a token: `1 (14 oz) can`, `2 cups / 240 g`, `1 tbsp plus 1 tsp`.
  func statement(at start: Int) -> Reading? {
    guard var reading = quantity(at: start) else { return nil }
    if let next = phrase(at: reading.next, .looseEnd) { reading.next = next }
    while let more = continuation(of: reading) { reading = more }
    return reading
  }

  // MARK: One quantity

  /// A number with its unit, and what one of the counted holds.
  func quantity(at start: Int) -> Reading? {
    guard let number = number(at: start) else { return impliedOne(at: start) }
    var place = number.range.upperBound
    if kind(place) == .times, let size = quantity(at: place + 1) { return product(number, size) }
    if kind(place) == .times { place += 1 }
    let afterNumber = place
    var notes: [Range<Int>] = []
    if let (sizes, next) = packSize(at: place) {
      return counted(number, sizes, notes: notes, at: next)
    }
    // `1 whole 3-pound fish`
    let sized = skipSizes(place)
    if sized > place, let (sizes, next) = packSize(at: sized) {
      return counted(number, sizes, notes: [place..<sized], at: next)
    }
    let rough = skipRoughness(place)
    if rough > place, measure(at: rough) != nil {
      notes = [place..<rough]
      place = rough
    }
    guard let measure = measure(at: place), accepts(measure, after: number) else {
      guard number.isDigits || isWordEnough(number) else { return nil }
      return reading(number, nil, notes: [], next: afterNumber)
    }
    return reading(number, measure, notes: notes, next: measure.next)
  }

  /// Whether a measure can follow: a word such as `can` that is glued on by a hyphen belongs to a longer word.
  private func accepts(_ measure: Measure, after number: Number) -> Bool {
    !(measure.next < tokens.count && measure.isLength && kind(measure.next) == .dash && !tokens[measure.next].isSpaced)
  }

  /// Whether `a` or `one` counts: something to count follows.
  private func isWordEnough(_ number: Number) -> Bool {
    let next = number.range.upperBound
    return kind(next) == .word || kind(next) == .open || kind(next) == nil
  }

  private func reading(_ number: Number, _ measure: Measure?, notes: [Range<Int>], next: Int) -> Reading {
    let lower = tokens[number.range.lowerBound].range.lower
    let numberEnd = tokens[number.range.upperBound - 1].range.upper
    let amount = IngredientAmount(
      role: .main, value: number.value, upper: number.upper, unit: measure?.unit,
      unitText: measure?.text ?? ByteRange(numberEnd, numberEnd),
      range: ByteRange(lower, max(measure?.text.upper ?? 0, numberEnd)), isApproximate: number.isApproximate)
    return upToSecondUnit(Reading(amounts: [amount], next: next, notes: notes))
  }

  /// `1/2 cup to 1 cup`: a range whose ends both have a unit.
  private func upToSecondUnit(_ reading: Reading) -> Reading {
    guard let amount = reading.amounts.first, amount.upper == nil, let unit = amount.unit else { return reading }
    var place = reading.next
    while kind(place) == .dash { place += 1 }
    if folded(place) == "to" || folded(place) == "до" { place += 1 }
    guard place > reading.next, let upper = number(at: place), upper.upper == nil,
      let measure = measure(at: upper.range.upperBound), let other = measure.unit,
      let converted = other.convert(upper.value, to: unit), converted > amount.value
    else { return reading }
    var whole = reading
    whole.amounts[0].upper = converted
    whole.amounts[0].range = ByteRange(amount.range.lower, measure.text.upper)
    whole.next = measure.next
    return whole
  }

  /// `2 x 400 g` is 800 g, `2 x 400 g cans` are two cans of 400 g.
  private func product(_ count: Number, _ size: Reading) -> Reading? {
    guard var amount = size.amounts.first else { return nil }
    let lower = tokens[count.range.lowerBound].range.lower
    if amount.unit?.dimension != .count, let holder = measure(at: size.next), holder.isCount, !holder.isAbbreviation {
      var sizes = size.amounts
      for place in sizes.indices { sizes[place].role = .size }
      return counted(count, sizes, notes: [], at: size.next)
    }
    guard let value = try? count.value * amount.value else { return nil }
    amount.upper = amount.upper.flatMap { try? count.value * $0 }
    amount.value = value
    amount.range = ByteRange(lower, amount.range.upper)
    return Reading(amounts: [amount] + size.amounts.dropFirst(), next: size.next, notes: size.notes)
  }

  /// So many things, of which each has the given sizes.
  private func counted(
    _ number: Number, _ sizes: [IngredientAmount], notes: [Range<Int>], at start: Int
  ) -> Reading {
    var place = start
    let rough = skipRoughness(place)
    if rough > place, measure(at: rough) != nil { place = rough }
    let holder = measure(at: place).flatMap { $0.isCount && !$0.isAbbreviation ? $0 : nil }
    var result = reading(number, holder, notes: notes, next: holder?.next ?? start)
    if holder == nil { result.next = start }
    result.amounts += sizes
    return result
  }

  /// The size of one thing: `14-ounce`, `(14 oz)`, `(3½- to 4-pound)`, `(7 oz / 198g)`; a length counts as a size too.
  private func packSize(at start: Int) -> ([IngredientAmount], Int)? {
    if kind(start) == .open { return bracketedAmounts(at: start, role: .size) }
    guard tokens.indices.contains(start), tokens[start].isNumber || isAboutNumber(start),
      let number = number(at: start), number.isDigits,
      let measure = measure(at: number.range.upperBound), measure.isPhysical || measure.isLength
    else { return nil }
    // `½-inch-thick` describes; it is not taken apart.
    guard accepts(measure, after: number) else { return nil }
    var amount = reading(number, measure, notes: [], next: measure.next).amounts[0]
    amount.role = .size
    return ([amount], measure.next)
  }

  private func isAboutNumber(_ place: Int) -> Bool {
    phrase(at: place, .approximate).map { tokens.indices.contains($0) && tokens[$0].isNumber } ?? false
  }

  /// Amounts in brackets and nothing else but words such as `total`; the token after the closing bracket.
  func bracketedAmounts(
    at start: Int, role: IngredientAmount.Role
  ) -> ([IngredientAmount], Int)? {
    guard kind(start) == .open else { return nil }
    var place = start + 1
    var amounts: [IngredientAmount] = []
    while let kind = kind(place), kind != .close {
      if kind == .comma || kind == .slash || kind == .mark || kind == .dash || kind == .colon {
        place += 1
      } else if let next = phrase(at: place, [.sizeNote]) ?? phrase(at: place, .from) ?? phrase(at: place, .or) {
        place = next
      } else if let one = quantity(at: place), one.amounts[0].unitText.isEmpty == false || isBareCount(one) {
        amounts += one.amounts
        place = one.next
      } else {
        return nil
      }
    }
    guard !amounts.isEmpty, kind(place) == .close else { return nil }
    for place in amounts.indices { amounts[place].role = role }
    return (amounts, place + 1)
  }

  /// `(about 20)`: a bare number that fills its brackets.
  private func isBareCount(_ reading: Reading) -> Bool {
    kind(reading.next) == .close && reading.amounts[0].unit == nil
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
  func isMeasuredWord(_ place: Int) -> Bool {
    let parts = folded(place).split(separator: "-")
    guard parts.count > 1, let first = parts.first?.unicodeScalars.first, !first.properties.isAlphabetic else {
      return false
    }
    return IngredientWords.standard.has(String(parts[1]), .length)
  }

  private func skipSizes(_ start: Int) -> Int {
    var place = start
    while place < start + 3, let next = phrase(at: place, .size) ?? (folded(place) == "whole" ? place + 1 : nil) {
      place = next
    }
    return place
  }

  // MARK: No number

  /// `pinch of salt`, `жменя горіхів`, `small handful thyme sprigs`: one, though no number says so.
  func impliedOne(at start: Int, isBehindName: Bool = false) -> Reading? {
    var place = start
    while place < start + 3, let next = phrase(at: place, [.article, .size, .approximate]) { place = next }
    guard let single = phrase(at: place, .single), let measure = measure(at: place), measure.next == single,
      !measure.isAbbreviation, isBehindName || isFollowedByName(single, measure)
    else { return nil }
    let lower = tokens[place].range.lower
    let amount = IngredientAmount(
      role: .main, value: 1, unit: measure.unit, unitText: measure.text, range: ByteRange(lower, measure.text.upper))
    return Reading(amounts: [amount], next: measure.next, notes: place > start ? [start..<place] : [])
  }

  /// In English `of` shows that a word is a measure, but for the few that are nothing else; elsewhere a name follows.
  private func isFollowedByName(_ place: Int, _ measure: Measure) -> Bool {
    guard kind(place) == .word else { return false }
    let isLatin = bytes[measure.text.lower] < 0x80
    guard isLatin, folded(place) != "of" else { return true }
    let word = IngredientWords.folded(bytes, measure.text)
    return ["pinch", "dash", "handful", "splash", "bunch", "knob", "drizzle", "squeeze"].contains(word)
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
    guard reading.amounts.last?.role == .main || reading.amounts.last?.role == .addition,
      let first = reading.amounts.first, !first.unitText.isEmpty
    else { return nil }
    if let next = phrase(at: reading.next, .minus), let less = quantity(at: next) {
      // What is taken away is kept as a note: the amount stays the one that is measured out first.
      return Reading(amounts: reading.amounts, next: less.next, notes: reading.notes + [reading.next..<less.next])
    }
    let place: Int
    if kind(reading.next) == .plus {
      place = reading.next + 1
    } else if let next = phrase(at: reading.next, .plus) {
      place = next
    } else {
      return nil
    }
    guard let more = quantity(at: place), let second = more.amounts.first, !second.unitText.isEmpty else { return nil }
    var result = reading
    result.next = more.next
    if let sum = sum(first, second), reading.amounts.count == 1 {
      result.amounts = [sum]
    } else {
      result.amounts.append(second)
      result.amounts[result.amounts.count - 1].role = .addition
    }
    return result
  }

  /// `1 кг 200 г`, `2 lb 4 oz`: the second unit is a part of the first.
  private func compound(_ reading: Reading) -> Reading? {
    guard reading.amounts.count == 1, let first = reading.amounts.first, let large = first.unit,
      large.dimension != .count,
      tokens.indices.contains(reading.next), tokens[reading.next].isNumber, let more = quantity(at: reading.next),
      more.amounts.count == 1, let second = more.amounts.first, let small = second.unit, small.base == large.base,
      small.factor() < large.factor(), let sum = sum(first, second)
    else { return nil }
    return Reading(amounts: [sum], next: more.next, notes: reading.notes)
  }

  /// Two amounts as one of the smaller unit, exactly.
  private func sum(_ first: IngredientAmount, _ second: IngredientAmount) -> IngredientAmount? {
    guard let left = first.unit, let right = second.unit, left.base == right.base, first.upper == nil,
      second.upper == nil
    else { return nil }
    let isSecondSmaller = right.factor() < left.factor()
    let unit = isSecondSmaller ? right : left
    guard let one = left.convert(first.value, to: unit), let other = right.convert(second.value, to: unit),
      let total = try? one + other
    else { return nil }
    var result = isSecondSmaller ? second : first
    result.role = .main
    result.value = total
    result.range = ByteRange(first.range.lower, second.range.upper)
    return result
  }

  /// Whether an amount in brackets says what one of the counted holds: of cans, not of sticks or cups.
  private func isHeld(_ amount: IngredientAmount) -> Bool {
    guard let unit = amount.unit else { return amount.unitText.isEmpty }
    return unit.isContainer && unit != .stick && unit != .piece
  }

  /// `/ 240 g`, `(240 g)`, `[56 g]`, `, about 2 tsp`, `| ½ cup`, `or 240 ml`.
  private func equivalent(to reading: Reading) -> Reading? {
    guard let first = reading.amounts.first else { return nil }
    var place = reading.next
    if let (more, next) = bracketedAmounts(at: place, role: isHeld(first) ? .size : .equivalent) {
      return Reading(amounts: reading.amounts + more, next: next, notes: reading.notes)
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
    guard !first.unitText.isEmpty, let more = quantity(at: place), let second = more.amounts.first,
      !second.unitText.isEmpty, isMark || second.unit != nil
    else { return nil }
    var amounts = more.amounts
    amounts[0].role = .equivalent
    return Reading(amounts: reading.amounts + amounts, next: more.next, notes: reading.notes)
  }
}
