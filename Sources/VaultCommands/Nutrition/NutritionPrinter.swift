import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Prints what a serving holds: for people a table, and below it whose figures nobody knows; for programs one line a
/// figure: name, value, unit, who says it, and the ingredients that are not in it, between semicolons.
struct NutritionPrinter {
  private let invocation: Invocation
  private let nutrition: Nutrition
  private let needs: [FoodNeed]
  private let found: FoundItem

  init(_ nutrition: Nutrition, _ needs: [FoodNeed], _ found: FoundItem, _ invocation: Invocation) {
    self.invocation = invocation
    self.nutrition = nutrition
    self.needs = needs
    self.found = found
  }

  private var language: Language { invocation.messages.language.language }

  func print() {
    switch (invocation.format, invocation.isForPeople) {
    case ("json", _): invocation.print(json)
    case (_, true): printTable()
    case (_, false):
      for figure in nutrition.figures { invocation.printResult(figures.bytes(of: figure, as: .tabSeparated)) }
    }
  }

  // MARK: For people

  private func printTable() {
    invocation.print(invocation.painter.paint(heading, .heading))
    for line in figures.lines(of: nutrition.figures, invocation, indent: 2) { invocation.print("  " + line) }
    for (names, unknown) in gaps {
      let values: [MessageValue] = [.list(names), .list(unknown.map { needs[$0].text })]
      for part in TextWrap.lines(invocation.messages(.nutritionWithout, values), width: max(20, invocation.columns)) {
        invocation.print(part)
      }
    }
    if !nutrition.optional.isEmpty, nutrition.figures.contains(where: { $0.source == .foods }) {
      invocation.print(invocation.messages(.nutritionOptional, [.list(nutrition.optional.map { needs[$0].text })]))
    }
  }

  private var heading: String {
    guard let servings = nutrition.servings else { return invocation.messages(.nutritionWhole) }
    return invocation.messages(.nutritionPerServing, [.text(servings.printed(in: NumberNotation(.vulgar)))])
  }

  /// The figures that lack the same ingredients, and these.
  private var gaps: [(names: [String], unknown: [Int])] {
    var result: [(names: [String], unknown: [Int])] = []
    for figure in nutrition.figures where !figure.unknown.isEmpty {
      if let place = result.firstIndex(where: { $0.unknown == figure.unknown }) {
        result[place].names.append(Self.name(of: figure, language))
      } else {
        result.append(([Self.name(of: figure, language)], figure.unknown))
      }
    }
    return result
  }

  private static func name(of figure: Nutrition.Figure, _ language: Language) -> String {
    figure.kind?.name(in: language) ?? figure.name
  }

  /// The unit in a language: `г`, `ккал`.
  private static func unit(of figure: Nutrition.Figure, _ language: Language) -> String {
    guard language == .ukrainian else { return figure.unit }
    if figure.unit == "kcal" { return "ккал" }
    return Unit.allCases.first { $0.abbreviation(in: .english) == figure.unit }?.abbreviation(in: language)
      ?? figure.unit
  }

  /// A number as labels have it: below ten with one decimal, else whole.
  private static func text(of figure: Nutrition.Figure, _ mark: DecimalMark) -> String {
    let scale: Int64 = figure.value < 10 ? 10 : 1
    let rounded = figure.value.rounded(toPartsOf: scale).flatMap { Rational($0, over: scale) }
    guard let rounded, rounded > 0 || figure.value == 0 else { return "< " + (mark == .comma ? "0,1" : "0.1") }
    return rounded.printed(in: NumberNotation(.decimal, decimalMark: mark))
  }

  // MARK: For programs

  private var figures: Listing<Nutrition.Figure> {
    typealias Figure = Column<Nutrition.Figure>
    let (language, needs, stated) = (language, needs, invocation.messages(.nutritionStated))
    let name = Figure("name") { $0.kind?.name ?? $0.name }.cell { .init(Self.name(of: $0, language)) }
    let value = Figure("value", .number) { ListedNumber($0.value.digits) }
      .field { Self.text(of: $0, .point) }
      .cell { .init(($0.unknown.isEmpty ? "" : "≥ ") + Self.text(of: $0, language.decimalMark), .title) }
    let unit = Figure("unit") { $0.unit }.cell { .init(Self.unit(of: $0, language)) }
    let source = Figure("from", .flexible(minimum: 12)) { $0.source == .recipe ? "recipe" : "foods" }
      .cell { .init($0.source == .recipe ? stated : "", .faint) }
    let unknown = Figure("unknown") { $0.unknown.map { needs[$0].text } }
      .field { $0.unknown.map { needs[$0].text }.joined(separator: "; ") }
    return Listing(
      [name, value, unit, source, Figure("complete") { $0.unknown.isEmpty }, unknown],
      fields: [name, value, unit, source, unknown], cells: [name, value, unit, source])
  }

  private var json: String {
    var json = JSONWriter()
    json.object {
      $0.member("path", found.path.text)
      $0.member("title", found.note.title)
      $0.member("servings", nutrition.servings?.printed(in: NumberNotation(.slash)))
      $0.member("figures") { json in
        json.array { list in for figure in nutrition.figures { figures.write(figure, to: &list) } }
      }
      $0.member("optional", nutrition.optional.map { needs[$0].text })
    }
    return json.text
  }
}
