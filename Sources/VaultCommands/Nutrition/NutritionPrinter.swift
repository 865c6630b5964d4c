import VaultKitchen
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
    if invocation.format == "json" {
      invocation.print(json)
    } else if invocation.isForPeople {
      printTable()
    } else {
      for figure in nutrition.figures { invocation.print(TabSeparated.line(fields(of: figure))) }
    }
  }

  // MARK: For people

  private func printTable() {
    invocation.print(invocation.painter.paint(heading, .heading))
    var table = TextTable([.fixed, .number, .fixed, .flexible(minimum: 12)])
    for figure in nutrition.figures {
      let isPartial = !figure.unknown.isEmpty
      table.add([
        .init(name(of: figure)), .init((isPartial ? "≥ " : "") + text(of: figure, language.decimalMark), .title),
        .init(figure.unit), .init(figure.source == .recipe ? invocation.messages(.nutritionStated) : "", .faint),
      ])
    }
    for line in table.lines(fitting: max(20, invocation.columns - 2), invocation.painter) {
      invocation.print("  " + line)
    }
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
        result[place].names.append(name(of: figure))
      } else {
        result.append(([name(of: figure)], figure.unknown))
      }
    }
    return result
  }

  private func name(of figure: Nutrition.Figure) -> String {
    figure.kind?.name(in: language) ?? figure.name
  }

  /// A number as labels have it: below ten with one decimal, else whole.
  private func text(of figure: Nutrition.Figure, _ mark: DecimalMark) -> String {
    let scale: Int64 = figure.value < 10 ? 10 : 1
    let rounded = figure.value.rounded(toPartsOf: scale).flatMap { Rational($0, over: scale) }
    guard let rounded, rounded > 0 || figure.value == 0 else { return "< " + (mark == .comma ? "0,1" : "0.1") }
    return rounded.printed(in: NumberNotation(.decimal, decimalMark: mark))
  }

  // MARK: For programs

  private func fields(of figure: Nutrition.Figure) -> [String] {
    [
      figure.kind?.name ?? figure.name, text(of: figure, .point), figure.unit,
      figure.source == .recipe ? "recipe" : "foods", figure.unknown.map { needs[$0].text }.joined(separator: "; "),
    ]
  }

  private var json: String {
    var json = JSONWriter()
    json.object {
      $0.member("path", found.path.text)
      $0.member("title", found.note.title)
      $0.member("servings", nutrition.servings?.printed(in: NumberNotation(.slash)))
      $0.member("figures") { json in
        json.array { list in for figure in nutrition.figures { write(figure, to: &list) } }
      }
      $0.member("optional", nutrition.optional.map { needs[$0].text })
    }
    return json.text
  }

  private func write(_ figure: Nutrition.Figure, to json: inout JSONWriter) {
    json.object {
      $0.member("name", figure.kind?.name ?? figure.name)
      $0.member("value") { $0.number(figure.value.digits) }
      $0.member("unit", figure.unit)
      $0.member("from", figure.source == .recipe ? "recipe" : "foods")
      $0.member("complete", figure.unknown.isEmpty)
      $0.member("unknown", figure.unknown.map { needs[$0].text })
    }
  }
}
