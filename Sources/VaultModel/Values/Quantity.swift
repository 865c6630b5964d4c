package import VaultSyntax

/// An amount with its unit, as ranges of the text it was read from.
///
/// ```swift
/// let line = Array("2 ст. л. олії".utf8)
/// let prefix = Quantity.prefix(of: line, in: ByteRange(0, line.count))
/// prefix?.quantity.unit        // .tablespoon
/// prefix?.quantity.amount      // 2
/// prefix?.nameStart            // where "олії" begins
/// ```
///
/// ## Topics
/// - Reading: ``parsing(_:in:context:)`` for a marked amount, ``prefix(of:in:context:)`` for one at the beginning of a
///   line, ``trailingText(of:in:)`` for `salt, to taste`.
/// - Comparing: ``baseAmount(_:)``, ``columnValue(_:)``.
package struct Quantity: Sendable, Hashable {
  /// How much.
  package enum Magnitude: Sendable, Hashable {
    case amount(Amount)
    /// A number stands there that cannot be read as one value.
    case refused(NumberRefusal)
    /// Text without a number, such as `to taste`, which never scales.
    case text
  }

  /// The size of one container: the 400 g of `1 400 g can`.
  package struct PackSize: Sendable, Hashable {
    package var amount: Amount
    package var unit: Unit
  }

  package var magnitude: Magnitude
  /// The unit as written, or the whole of a text amount; empty if there is none.
  package var unitText: ByteRange
  /// The unit's name, if vault knows it.
  package var spelling: UnitSpelling?
  /// What one container holds, if that is written.
  package var packSize: PackSize?

  /// The unit, if vault knows it.
  package var unit: Unit? { spelling?.unit }

  /// The amount, unless it is text or refused.
  package var amount: Amount? {
    if case .amount(let amount) = magnitude { amount } else { nil }
  }

  /// The unit that amounts of this quantity add up in and how many of it there are; nil for a unit that vault does not
  /// know, for text, and where the exact result does not fit.
  ///
  /// A bare number counts pieces.
  package func baseAmount(_ measures: UnitMeasures = UnitMeasures()) -> (value: Rational, unit: Unit)? {
    guard let amount, unit != nil || unitText.isEmpty else { return nil }
    let unit = unit ?? .piece
    guard let value = unit.convert(amount.value, to: unit.base, measures) else { return nil }
    return (value, unit.base)
  }

  /// The quantity as the index compares it, in millionths of the base unit; nil like ``baseAmount(_:)``.
  package func columnValue(_ measures: UnitMeasures = UnitMeasures()) -> ColumnValue? {
    guard let base = baseAmount(measures), let number = base.value.rounded(toPartsOf: 1_000_000) else { return nil }
    return ColumnValue(.quantity, unit: base.unit.columnCode, number: number)
  }
}

extension Quantity {
  /// Reads a marked amount, such as the `400 g` of `*400 g* flour`: what follows the number is the unit, verbatim.
  ///
  /// Text without a number is a text amount. Nil only if `range` holds nothing but spaces.
  package static func parsing(
    _ bytes: [UInt8], in range: ByteRange, context: NumberContext = NumberContext()
  ) -> Quantity? {
    QuantityReader(context: context).readMarked(ByteCursor(bytes, in: ByteCursor.trimming(range, of: bytes)))
  }

  /// Reads a marked amount given as text; its ranges are offsets into the text's UTF-8.
  package static func parsing(_ text: String, context: NumberContext = NumberContext()) -> Quantity? {
    let bytes = Array(text.utf8)
    return parsing(bytes, in: ByteRange(0, bytes.count), context: context)
  }

  /// An amount found at the beginning of a text.
  package struct Prefix: Sendable, Hashable {
    package var quantity: Quantity
    /// From the first byte of the amount to the last of the unit.
    package var range: ByteRange
    /// Where what is measured begins: after the spaces and an `of` behind the amount.
    package var nameStart: Int
  }

  /// Reads an unmarked amount at the beginning of an ingredient; nil if the text begins with a name, such as `7up`.
  ///
  /// A word after the number is a unit only if vault knows it, because in `3 eggs` it is the food.
  package static func prefix(
    of bytes: [UInt8], in range: ByteRange, context: NumberContext = NumberContext()
  ) -> Prefix? {
    QuantityReader(context: context).readPrefix(ByteCursor(bytes, in: range))
  }

  /// Reads an unmarked amount at the beginning of a text.
  package static func prefix(of text: String, context: NumberContext = NumberContext()) -> Prefix? {
    let bytes = Array(text.utf8)
    return prefix(of: bytes, in: ByteRange(0, bytes.count), context: context)
  }

  /// The range of a text amount at the end, such as `за смаком` in `сіль за смаком`, without the comma before it; nil if
  /// the text does not end in one. O(length of the text), which is cut to its last 64 bytes.
  package static func trailingText(of bytes: [UInt8], in range: ByteRange) -> ByteRange? {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    var place = max(trimmed.lower, trimmed.upper - 64)
    while place < trimmed.upper {
      let isWordStart = place == trimmed.lower || bytes[place - 1] == 0x20 || bytes[place - 1] == 0x28
      let rest = ByteRange(place, trimmed.upper)
      if isWordStart, AmountWords.toTaste.value(of: bytes, in: rest) != nil { return rest }
      place += 1
    }
    return nil
  }
}
