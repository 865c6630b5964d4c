package import VaultModel
package import VaultSyntax

extension IngredientLine {
  /// What a text says about how much beside the amount that is read of it, from there to its end: a sum that is too long,
  /// a second amount, a sign or a word that joins something on; nil when nothing of the kind is left.
  ///
  /// It is for what somebody types to have reckoned with: there a part must not be left out without a word.
  ///
  /// ```swift
  /// IngredientLine.unread(of: Array("1 cup + banana".utf8))    // + banana
  /// IngredientLine.unread(of: Array("2 cups flour".utf8))      // nil
  /// ```
  /// - Complexity: O(length).
  package static func unread(of bytes: [UInt8], context: NumberContext = NumberContext()) -> ByteRange? {
    let whole = ByteRange(0, bytes.count)
    return IngredientReader(bytes, in: whole, context: context).unread.map { ByteRange($0, bytes.count) }
  }
}

extension IngredientReader {
  /// The first byte of what ``IngredientLine/unread(of:context:)`` gives.
  fileprivate var unread: Int? {
    guard let found = amounts.find(in: amounts.body()) else { return nil }
    if let number = tokens[..<found.end].first(where: { $0.kind == .refused }) { return number.range.lower }
    // `1/0 kg` is not 0 kg of `1/`.
    let head = tokens[..<found.start]
    if let number = head.first(where: \.isNumber), !head.contains(where: { $0.kind == .word }) {
      return number.range.lower
    }
    if let other = otherSize(of: found.reading.quantity) { return other.lower }
    let isPhysical = found.reading.quantity.unit.map { $0.dimension != .count } ?? false
    var place = found.end
    while place < tokens.count {
      // What brackets say of the amount is read elsewhere.
      if let bracketed = amounts.bracketedAmounts(at: place) {
        place = bracketed.next
        continue
      }
      if isUnread(at: place, isFirst: place == found.end, isPhysical) { return tokens[place].range.lower }
      place += 1
    }
    return bytes.count > LineQuantity.longest ? LineQuantity.longest : nil
  }

  /// The same once more in another unit, where it is not the same, as in `5 kg / 2 lb`: more than a tenth apart.
  private func otherSize(of quantity: Quantity) -> ByteRange? {
    guard let amount = quantity.amount, let unit = quantity.unit else { return nil }
    return quantity.equivalents.first { other in
      guard let (value, otherUnit) = other.whole(), let converted = otherUnit?.convert(value, to: unit),
        let tenth = Rational(11, over: 10)
      else { return false }
      let (low, high) = (min(converted, amount.value), max(converted, amount.value))
      return (try? low * tenth).map { $0 < high } ?? true
    }?.range
  }

  /// Whether something begins at a token that the amount before it leaves out.
  private func isUnread(at place: Int, isFirst: Bool, _ isPhysical: Bool) -> Bool {
    let next = place + 1
    switch tokens[place].kind {
    case .refused, .times: return true
    case .plus: return isFirst || isNumber(next)
    case .dash, .slash, .comma, .colon: return isFirst && isNumber(next) && saysHowMuch(from: next)
    case .number:
      // `1 kg 200`, and behind a weight another one: `1 kg flour 2 kg`.
      return isFirst && saysHowMuch(from: place) || isPhysical && isMeasured(place)
    case .word: return Self.joining.contains { amounts.isWord(place, $0) } && (isFirst || isNumber(next))
    case .open, .close, .mark: return false
    }
  }

  /// Words that join another amount on.
  private static let joining = [
    "plus", "minus", "or", "times", "x", "×", "х", "плюс", "мінус", "або", "чи", "минус", "или",
  ]

  private func isNumber(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].isNumber }

  /// Whether a number is an amount, with a measure or with nothing behind it; it is a part of a name in `2% milk`.
  private func saysHowMuch(from place: Int) -> Bool {
    isMeasured(place) || tokens[(place + 1)...].allSatisfy { $0.kind != .word }
  }

  private func isMeasured(_ place: Int) -> Bool {
    guard let reading = amounts.statement(at: place) else { return false }
    return reading.quantity.unit.map { $0.dimension != .count } ?? false
  }
}
