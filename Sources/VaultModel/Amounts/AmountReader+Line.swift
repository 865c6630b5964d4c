import VaultSyntax

extension AmountReader {
  /// Where in a line an amount stands.
  package enum Place: Sendable, Hashable {
    /// Before the name: `400 g flour`.
    case leading
    /// Between a part and what it is taken from: `juice of 1 lemon`.
    case inside
    /// Behind the name: `Butter 50 g`, `flour (2 cups)`.
    case behind
  }

  /// The amount of a line.
  package struct Found {
    package var reading: Reading
    package var place: Place
    /// The first token of the amount, with the bracket around it.
    package var start: Int
    /// The token after the amount, with the bracket around it.
    package var end: Int
  }

  // MARK: The line

  /// The tokens of the line without what stands before it: the marks of a list (`–`, `•`, `[ ]`, `☐`) and `(optional)`.
  package func body() -> Range<Int> {
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      let isSpacedAfter = place + 1 < tokens.count && tokens[place + 1].isSpaced
      if token.kind == .mark && !isApproximationSign(token.range) || token.kind == .dash && isSpacedAfter {
        place += 1
      } else if token.kind == .plus || token.kind == .times {
        // `+ 1 yolk` goes on from the line above; `x3 eggs`.
        place += 1
      } else if token.kind == .open, place + 1 < tokens.count, tokens[place + 1].kind == .close {
        place += 2
      } else if token.kind == .open, let next = phrase(at: place + 1, .optional), kind(next) == .close {
        place = next + 1
      } else {
        break
      }
    }
    return place..<tokens.count
  }

  /// What stands inside, if brackets enclose the whole of a stretch.
  package func wholeBracket(_ body: Range<Int>) -> Range<Int>? {
    guard let first = body.first, tokens[first].kind == .open, let close = closing(of: first),
      tokens[(close + 1)...].allSatisfy({ $0.kind == .mark }), close > first + 1
    else { return nil }
    return first + 1..<close
  }

  /// The bracket that closes the one at a place; nil if none does.
  package func closing(of open: Int) -> Int? {
    var depth = 0
    for place in open..<tokens.count {
      if tokens[place].kind == .open { depth += 1 }
      if tokens[place].kind == .close {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }

  /// The amount of a line, wherever in it; nil if it names none.
  package func find(in body: Range<Int>) -> Found? {
    if let reading = leading(in: body) {
      return Found(reading: reading, place: .leading, start: body.lowerBound, end: reading.next)
    }
    return part(in: body) ?? later(in: body)
  }

  /// The amount at the beginning, behind `the`.
  func leading(in body: Range<Int>) -> Reading? {
    var found = statement(at: body.lowerBound).flatMap { $0.next <= body.upperBound ? $0 : nil }
    if found == nil {
      found = phrase(at: body.lowerBound, [.article, .approximate]).flatMap { statement(at: $0) }
    }
    guard var reading = found, reading.next <= body.upperBound else { return nil }
    dropLoneUnit(&reading, in: body)
    takeUnit(behind: &reading, in: body)
    return reading
  }

  /// A count with nothing after it is no unit but the food: `2 cloves`, `1 head`.
  private func dropLoneUnit(_ reading: inout Reading, in body: Range<Int>) {
    let quantity = reading.quantity
    let isLast = reading.next >= body.upperBound || kind(reading.next) == .comma || kind(reading.next) == .open
    guard isLast, quantity.parts.isEmpty, !quantity.unitText.isEmpty, !reading.isLength,
      quantity.unit?.dimension ?? .count == .count, !(quantity.spelling?.isAbbreviation ?? false),
      let place = tokens.lastIndex(where: { $0.range.lower <= quantity.unitText.lower }), !quantity.range.isEmpty
    else { return }
    guard let number = quantity.amount?.range ?? refused(quantity), !number.isEmpty else { return }
    reading.quantity.spelling = nil
    reading.quantity.unitText = ByteRange(number.upper, number.upper)
    reading.quantity.unitWord = reading.quantity.unitText
    reading.quantity.range = ByteRange(quantity.range.lower, number.upper)
    reading.next = place
  }

  private func refused(_ quantity: Quantity) -> ByteRange? {
    if case .refused(let refusal) = quantity.magnitude { refusal.range } else { nil }
  }

  /// `2 garlic cloves`: the unit behind the name, where a clause or a preparation follows it or nothing.
  private func takeUnit(behind reading: inout Reading, in body: Range<Int>) {
    guard reading.quantity.unitText.isEmpty, reading.quantity.spelling == nil, reading.quantity.amount != nil
    else { return }
    var place = reading.next
    while place < body.upperBound, kind(place) == .word {
      let isEnd =
        place + 1 >= body.upperBound || kind(place + 1) != .word || kind(place + 1) == .open
        || phrase(at: place + 1, [.clause, .preparation, .adverb, .optional, .toTaste]) != nil
      if place > reading.next, isEnd {
        guard isWord(place, .afterName), let measure = measure(at: place), measure.next == place + 1 else {
          return
        }
        reading.quantity.spelling = measure.spelling
        return
      }
      place += 1
    }
  }

  // MARK: Inside

  /// `juice of 2 limes`, `сік 1 лимона`: what is taken stands before the number, the food after it.
  private func part(in body: Range<Int>) -> Found? {
    for place in body.prefix(8).dropFirst() {
      guard tokens[place - 1].kind == .word else { return nil }
      let isJoint = phrase(at: place - 1, .from) == place
      let isCyrillic = bytes[tokens[place].range.lower] >= 0xD0
      guard isJoint || isPart(place - 1), tokens[place].isNumber || isJoint || isCyrillic,
        let reading = statement(at: place),
        isPart(body.lowerBound) || reading.quantity.unit?.dimension ?? .count == .count,
        reading.next < body.upperBound, tokens[reading.next].kind == .word
      else { continue }
      return Found(reading: reading, place: .inside, start: place, end: reading.next)
    }
    return nil
  }

  private func isPart(_ place: Int) -> Bool { phrase(at: place, .part) == place + 1 }

  // MARK: Behind

  /// `flour (2 cups)`, `Salt – 14 g`, `борошно 500 г`, `Яйця: 3 шт.`
  private func later(in body: Range<Int>) -> Found? {
    var depth = 0
    for place in body.dropFirst() {
      switch tokens[place].kind {
      case .open:
        if depth == 0, let found = bracketed(at: place) { return found }
        depth += 1
      case .close: depth -= 1
      default:
        if depth == 0, let reading = laterStatement(at: place, body) {
          // `eggs x3`
          let isTimes = place > 1 && (kind(place - 1) == .times || isWord(place - 1, "x") || isWord(place - 1, "х"))
          return Found(reading: reading, place: .behind, start: isTimes ? place - 1 : place, end: reading.next)
        }
      }
    }
    return nil
  }

  /// `flour (2 cups)`; the size of a thing, `(9 inch)`, is no amount.
  private func bracketed(at place: Int) -> Found? {
    guard let found = bracketedAmounts(at: place), var quantity = found.amounts.first, !found.isEach,
      !quantity.unitText.isEmpty || isCount(quantity, found)
    else { return nil }
    for more in found.amounts.dropFirst() {
      // `beef (1 lb 2 oz)` is the sum.
      let isSum = quantity.parts.allSatisfy { $0.role == .addition }
      let before = quantity.parts.last?.quantity ?? quantity
      let role = equivalentRole(of: more, after: Quantity.Part(role: .equivalent, quantity: before))
      quantity.parts.append(
        Quantity.Part(role: isSum && role == .equivalentAddition ? .addition : role, quantity: more))
    }
    return Found(reading: Reading(quantity: quantity, next: found.next), place: .behind, start: place, end: found.next)
  }

  /// `Star anise (4-5)`: a count at the end of the line; `Riesling (2019)` and `flour (00)` are none.
  private func isCount(_ quantity: Quantity, _ found: Bracketed) -> Bool {
    guard let amount = quantity.amount,
      found.next >= tokens.count || kind(found.next) == .comma || amount.isApproximate
    else { return false }
    let number = amount.lower
    let isPadded = bytes[number.range.lower] == 0x30 && bytes[number.range.lower + 1].isDigit
    return number.value > 0 && number.value < 100 && !isPadded
  }

  private func laterStatement(at place: Int, _ body: Range<Int>) -> Reading? {
    let isSeparated = isSeparator(place - 1)
    guard isNumber(place) || isSeparated || isLaterWord(place), !isLabelled(place),
      let reading = statement(at: place) ?? measureAlone(at: place, isSeparated), reading.next <= body.upperBound,
      !reading.isLength, !isTemperature(reading.quantity)
    else { return nil }
    let hasUnit = !reading.quantity.unitText.isEmpty
    let isSaid = hasUnit || isNumber(place) || isSeparated
    if isAtEnd(reading.next, body) { return isSaid ? reading : nil }
    // `Сир – 200 г твердого`: the dash says that an amount follows, whatever stands behind it.
    let isMarked = isSeparated && kind(place - 1) != .comma && reading.quantity.unit != nil
    return isMarked ? reading : nil
  }

  /// Whether nothing but the size and the state of the food follows: `Яйця 2 великі`.
  private func isAtEnd(_ start: Int, _ body: Range<Int>) -> Bool {
    var place = start
    while place < body.upperBound, let next = phrase(at: place, [.size, .preparation, .adverb]) { place = next }
    return place >= body.upperBound || tokens[place].kind != .word
  }

  private func isNumber(_ place: Int) -> Bool { tokens[place].isNumber || tokens[place].kind == .refused }

  /// `spaghetti no. 5`, `flour type 00`, `cake for 8`: a number that tells a kind or a purpose and no amount.
  func isLabelled(_ place: Int) -> Bool {
    if isNumbered(place) { return true }
    var before = place - 1
    while before >= 0, tokens[before].kind == .mark { before -= 1 }
    return isNumber(place) && measure(at: place + 1) == nil && isWord(before, [.clause, .from])
  }

  /// `no. 5`, `type 00`, `#5`: a number that tells a kind.
  func isNumbered(_ place: Int) -> Bool {
    if tokens[place].isNumber, bytes[tokens[place].range.lower] == 0x30, tokens[place].range.count > 1,
      bytes[tokens[place].range.lower + 1].isDigit
    {
      return true
    }
    var before = place - 1
    while before >= 0, tokens[before].kind == .mark {
      // `#5`, `№ 5`
      if bytes[tokens[before].range.lower] == 0x23 || tokens[before].range.count == 3 { return true }
      before -= 1
    }
    return kind(before) == .word && isWord(before, .label)
  }

  /// `180 C` and `350 F` are no cups and no units at all.
  func isTemperature(_ quantity: Quantity) -> Bool {
    quantity.unitText.count == 1 && (bytes[quantity.unitText.lower] == 0x43)
  }

  /// A measure that ends a line: `кріп - пучок`, `ванілін на кінчику ножа`. In `лавровий лист` it is the name's own word.
  private func measureAlone(at place: Int, _ isSeparated: Bool) -> Reading? {
    guard let reading = impliedOne(at: place, isBehindName: true) else { return nil }
    return isSeparated || reading.next > place + 1 ? reading : nil
  }

  /// A word that begins an amount even behind a name: `сметана пів склянки`.
  private func isLaterWord(_ place: Int) -> Bool {
    number(at: place).map { !$0.isDigits } ?? false || phrase(at: place, .single) != nil
  }

  private func isSeparator(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .comma, .dash, .colon, .slash: true
    default: false
    }
  }
}
