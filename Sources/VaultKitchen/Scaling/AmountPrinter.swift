import VaultModel
import VaultSyntax

/// Prints scaled numbers and the words of their units.
struct AmountPrinter {
  let options: ScaleOptions
  let context: NumberContext

  // MARK: Numbers

  /// A number in the notation of the one it replaces, in `unit`.
  func text(
    _ value: Rational, like number: WrittenNumber, _ unit: Unit?, _ spelling: UnitSpelling?, isApproximate: Bool
  ) -> String {
    var notation = number.notation
    if notation.form != .decimal, context.decimalMark == nil, let spelling {
      notation.decimalMark = spelling.language.decimalMark
    }
    let text: String
    if isRead(offScale: unit) {
      // Grams and millilitres are read off a scale, which has no thirds.
      if options.style == .kitchen || unit != spelling?.unit { notation.form = .decimal }
      // What was stepped down to grams is weighed, not computed.
      let isStepped = options.style == .plain && unit != spelling?.unit && spelling?.unit.system == .metric
      let isWeighed = options.style == .kitchen || isStepped
      text =
        isWeighed
        ? scaleText(value, notation, unit) : value.printed(in: notation, style: options.style)
    } else {
      if options.style == .kitchen, unit != nil, notation.form == .decimal { notation.form = .vulgar }
      text = value.printed(in: notation, style: options.style)
    }
    // `~` before the amount says it already.
    let unmarked = isApproximate && text.hasPrefix("≈") ? String(text.dropFirst()) : text
    return readingAsDecimal(unmarked, notation.decimalMark)
  }

  /// A number with exactly three decimals, such as `1.125`, reads as thousands where the note's language has another mark
  /// before decimals, and is refused where there is no language. One zero more leaves nothing to doubt.
  private func readingAsDecimal(_ text: String, _ mark: DecimalMark) -> String {
    guard mark != context.decimalMark, let sign = mark.text.utf8.first,
      let place = text.utf8.lastIndex(of: sign), text.utf8[place...].count == 4,
      text.utf8[place...].dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
    else { return text }
    let whole = text.utf8[..<place].drop { !(0x30...0x39).contains($0) }
    return whole.first == UInt8(ascii: "0") ? text : text + "0"
  }

  private func isRead(offScale unit: Unit?) -> Bool { unit?.system == .metric }

  /// Rounded to what a kitchen scale or jug shows, and to within 1 %; never to zero.
  private func scaleText(_ value: Rational, _ notation: NumberNotation, _ unit: Unit?) -> String {
    let isLarge = unit == .kilogram || unit == .litre
    let least: Int64 = isLarge ? 100 : value >= 10 ? 1 : value >= 1 ? 10 : 100
    let all: [Int64] = [1, 10, 100, 1000]
    let choices = all.filter { $0 >= least }.compactMap { parts in
      value.rounded(toPartsOf: parts).flatMap { Rational($0, over: parts) }
    }
    guard let shown = choices.first(where: { value.isClose(to: $0) }) else {
      return value.printed(in: notation, style: .plain)
    }
    return (shown == value ? "" : "≈") + shown.printed(in: notation)
  }

  // MARK: Units

  /// The author's word for a unit, in kitchen style in the form that goes with the number before it.
  func sameUnit(_ oldText: String, _ quantity: Quantity, _ number: String) -> String {
    // Before a measure alone, as in `pinch of salt`, no number asks for a form.
    guard options.style == .kitchen, !oldText.isEmpty, !number.isEmpty, let spelling = quantity.spelling else {
      return oldText
    }
    let category = spelling.language.pluralCategory(ofAmount: number)
    guard quantity.unitText != quantity.unitWord else { return spelling.word(like: oldText, for: category) }
    // `400 g can`, `2-inch piece`: only the container takes a plural.
    guard !spelling.isAbbreviation, let space = oldText.lastIndex(of: " "), let form = spelling.form(for: category)
    else { return oldText }
    return String(oldText[...space]) + form
  }

  /// The word for a unit that replaces another: short if the author writes units short.
  func newUnit(_ unit: Unit?, like spelling: UnitSpelling?, _ oldText: String, _ number: String) -> String {
    guard let unit, let spelling else { return oldText }
    let language = spelling.language
    let category = language.pluralCategory(ofAmount: number)
    // Nobody abbreviates cups, so that a cup says nothing about how its author writes grams.
    let isShort = spelling.isAbbreviation || spelling.unit == .cup || spelling.unit == .glass
    guard isShort, !(unit == .cup && language == .english), let short = unit.abbreviation(in: language) else {
      return unit.word(in: language, for: category)
    }
    return stopped(short, unit, language, oldText)
  }

  /// Full stops as each language has them: `ст. л.`, `г`; `tbsp.` only where the author puts one.
  private func stopped(_ short: String, _ unit: Unit, _ language: Language, _ oldText: String) -> String {
    if unit.system == .metric { return short }
    if language == .english { return oldText.hasSuffix(".") ? short + "." : short }
    return short.split(separator: " ").map { $0 + "." }.joined(separator: " ")
  }
}
