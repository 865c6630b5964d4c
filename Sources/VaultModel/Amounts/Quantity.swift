package import VaultSyntax

/// An amount with its unit, as ranges of the text it was read from, and what is said beside it of how much.
///
/// ```swift
/// let line = Array("2 ст. л. олії".utf8)
/// let prefix = Quantity.prefix(of: line, in: ByteRange(0, line.count))
/// prefix?.quantity.unit        // .tablespoon
/// prefix?.quantity.amount      // 2
/// prefix?.name                 // the bytes of "олії"
/// ```
///
/// ## Topics
/// - Reading: ``parsing(_:in:context:)`` for a marked amount, ``prefix(of:in:context:)`` for one at the beginning of a
///   text, ``LineQuantity`` for one anywhere in a line.
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

  /// A further amount and what it says about the first one.
  package struct Part: Sendable, Hashable {
    package enum Role: UInt8, Sendable, Hashable {
      /// To be taken as well: the 200 g of `1 kg 200 g`, the 2 tbsp of `1 cup + 2 tbsp`.
      case addition
      /// To be left out of it: the 2 tbsp of `1 cup minus 2 tbsp`.
      case deduction
      /// The upper end of a range whose ends both have a unit: `1/2 cup to 1 cup`.
      case upperEnd
      /// The same once more in another unit: the 240 g of `2 cups / 240 g flour`.
      case equivalent
      /// What is to be added to the equivalent before it: the 2 oz of `500 g / 1 lb 2 oz`.
      case equivalentAddition
      /// What one of the counted things holds, weighs or measures, which never scales: the 14 oz of `1 (14 oz) can`.
      case size
    }

    package var role: Role
    package var quantity: Quantity

    package init(role: Role, quantity: Quantity) {
      self.role = role
      self.quantity = quantity
    }
  }

  package var magnitude: Magnitude
  /// The unit as written, with the size of a pack before it, or the whole of a text amount; empty if there is none.
  package var unitText: ByteRange
  /// The unit's name, if vault knows it; with an empty ``unitText`` the unit stands behind the name: `2 garlic cloves`.
  package var spelling: UnitSpelling?
  /// From the first byte of the amount, `about` included, to the last of its unit.
  package var range: ByteRange
  /// The unit's own word without the size of a pack.
  package var unitWord: ByteRange
  /// The amounts beside the first one, in their order.
  package var parts: [Part] = []

  init(magnitude: Magnitude, unitText: ByteRange, spelling: UnitSpelling? = nil, range: ByteRange) {
    self.magnitude = magnitude
    self.unitText = unitText
    self.spelling = spelling
    self.range = range
    unitWord = unitText
  }

  /// The unit, if vault knows it.
  package var unit: Unit? { spelling?.unit }

  /// The amount, unless it is text or refused.
  package var amount: Amount? {
    if case .amount(let amount) = magnitude { amount } else { nil }
  }

  /// What one container holds, if that is written between the number and the container, or after the `x` of `2 x 400 g`.
  package var packSize: PackSize? {
    guard let size = parts.first(where: { $0.role == .size && isBeforeUnit($0.quantity) })?.quantity,
      let amount = size.amount, let unit = size.unit
    else { return nil }
    return PackSize(amount: amount, unit: unit)
  }

  private func isBeforeUnit(_ size: Quantity) -> Bool {
    unitText.lower <= size.range.lower && size.range.upper <= unitText.upper
  }

  /// Whether it counts packs without a word for them, so that `2 x 400 g` is 800 g.
  package var isProduct: Bool { unitWord.isEmpty && packSize != nil }

  /// All of it in one unit, exactly: 6/5 kg for `1 kg 200 g`, 800 g for `2 x 400 g`; what does not add up is left out. Nil
  /// for text and for a number that cannot be read.
  package func whole(_ measures: UnitMeasures = UnitMeasures()) -> (value: Rational, unit: Unit?)? {
    guard let amount else { return nil }
    if isProduct, let size = packSize, let value = try? amount.value * size.amount.value { return (value, size.unit) }
    var value = amount.value
    for part in parts where part.role == .addition || part.role == .deduction {
      guard let unit, let other = part.quantity.unit, let more = part.quantity.amount?.value,
        let converted = other.convert(more, to: unit, measures),
        let sum = try? part.role == .addition ? value + converted : value - converted
      else { continue }
      value = sum
    }
    return (value, unit)
  }

  /// The amounts that say it again, each with what is added to it as an ``Part/Role/addition``: the 1 lb 2 oz of
  /// `500 g / 1 lb 2 oz`.
  package var equivalents: [Quantity] {
    var result: [Quantity] = []
    for part in parts {
      if part.role == .equivalent { result.append(part.quantity) }
      if part.role == .equivalentAddition, let last = result.indices.last {
        result[last].parts.append(Part(role: .addition, quantity: part.quantity))
      }
    }
    return result
  }

  /// From the first byte of the amount to the last of what is added to it; what says it again is left out.
  package var statement: ByteRange {
    let last = parts.last { $0.role == .addition || $0.role == .upperEnd || $0.role == .deduction }
    return ByteRange(range.lower, max(range.upper, last?.quantity.range.upper ?? 0))
  }

  /// The unit that amounts of this quantity add up in and how many of it there are, additions included; nil for a unit
  /// that vault does not know, for text, and where the exact result does not fit.
  ///
  /// A bare number counts pieces.
  package func baseAmount(_ measures: UnitMeasures = UnitMeasures()) -> (value: Rational, unit: Unit)? {
    guard unit != nil || unitText.isEmpty || isProduct, let (value, unit) = whole(measures) else { return nil }
    let known = unit ?? .piece
    return known.convert(value, to: known.base, measures).map { ($0, known.base) }
  }

  /// The quantity as the index compares it, in millionths of the base unit; nil like ``baseAmount(_:)``.
  package func columnValue(_ measures: UnitMeasures = UnitMeasures()) -> ColumnValue? {
    guard let base = baseAmount(measures), let number = base.value.rounded(toPartsOf: 1_000_000) else { return nil }
    return ColumnValue(.quantity, unit: base.unit.columnCode, number: number)
  }
}
