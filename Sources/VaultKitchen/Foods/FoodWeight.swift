package import VaultModel
import VaultSyntax

/// What some measure of a food weighs or fills, with where that is known from.
package struct FoodWeight: Sendable, Hashable {
  /// Who says so.
  package enum Source: Sendable, Hashable {
    /// The food's note, by its title.
    case note(String)
    /// A row of ``HouseholdWeights``: the food's number and description in USDA SR26.
    case usda(number: String, description: String)
  }

  /// So many of ``unit``.
  package var amount: Rational
  /// The unit of the measure; nil for one vault does not know.
  package var unit: Unit?
  /// The unit as written, and what is said about it: `cup, chopped`.
  package var unitText: String
  /// How much that is: grams, or for some notes millilitres.
  package var equals: Rational
  package var equalsUnit: Unit
  package var source: Source

  /// The row as the source has it, for programs: `1 cup, chopped = 160 g`.
  package var text: String { text(in: .english) }

  /// The row for people, in the language of its measure: `1 cup = 120 g`, `1 шт. = 120 г`.
  package var spokenText: String { text(in: ShopWords.language(of: unitText)) }

  private func text(in language: Language) -> String {
    // Of cooks the fraction, of the database the decimals.
    let form: NumberNotation.Form = if case .note = source { .slash } else { .decimal }
    let mark = language.decimalMark
    return amount.printed(in: NumberNotation(form, decimalMark: mark)) + " " + unitText + " = "
      + equals.printed(in: NumberNotation(.decimal, decimalMark: mark)) + " "
      + (equalsUnit.abbreviation(in: language) ?? equalsUnit.name)
  }

  /// The sizes of measures that the source means: the database's are US ones, a note's are the vault's.
  func measures(_ own: UnitMeasures) -> UnitMeasures {
    if case .usda = source { UnitMeasures(cup: .us, glass: own.glass) } else { own }
  }
}

extension FoodWeight {
  /// The rows of ``HouseholdWeights`` by the food's number.
  static var household: [String: [FoodWeight]] {
    let table = TextTable(HouseholdWeights.table)
    var result: [String: [FoodWeight]] = [:]
    for line in table.lines {
      let fields = table.pieces(of: line, separatedBy: 0x7C)
      guard fields.count == 3 else { continue }
      let source = Source.usda(number: table.text(fields[0]), description: table.text(fields[1]))
      result[table.text(fields[0])] = table.pieces(of: fields[2], separatedBy: 0x3B)
        .compactMap { FoodWeight(table, row: $0, source) }
    }
    return result
  }

  /// Reads `1 cup, chopped = 160`.
  private init?(_ table: TextTable, row: ByteRange, _ source: Source) {
    guard let equalSign = table.bytes[row.indices].lastIndex(of: 0x3D) else { return nil }
    let measure = ByteRange(row.lower, equalSign)
    let context = NumberContext(.english)
    guard let number = NumberReading.prefix(of: table.bytes, in: measure, context: context), let amount = number.value,
      let grams = NumberReading(parsing: table.bytes, in: ByteRange(equalSign + 1, row.upper), context: context)?.value,
      amount > 0, grams > 0
    else { return nil }
    let words = table.pieces(of: ByteRange(number.range.upper, equalSign), separatedBy: 0x3D)[0]
    self.init(
      amount: amount, unit: UnitSpelling.prefix(of: table.bytes, in: words)?.spelling.unit ?? .piece,
      unitText: table.text(words), equals: grams, equalsUnit: .gram, source: source)
  }

  /// What a note states, which may be either way round: `1 cup = 120 g`, `120 g = 1 cup`.
  package init?(_ conversion: FoodConversion, note title: String) {
    let isTurned = conversion.equals.unit?.dimension != .mass && conversion.measure.unit?.dimension == .mass
    let (measure, equals) =
      isTurned ? (conversion.equals, conversion.measure) : (conversion.measure, conversion.equals)
    guard let equalsUnit = equals.unit, equalsUnit.dimension != .count else { return nil }
    self.init(
      amount: measure.amount, unit: measure.unit ?? (measure.unitText.isEmpty ? .piece : nil),
      unitText: measure.unitText, equals: equals.amount, equalsUnit: equalsUnit,
      source: .note(title))
  }
}
