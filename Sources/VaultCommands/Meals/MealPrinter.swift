import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Prints a meal plan with how much of each meal the pantry keeps for it: for people day by day, with what is missing below
/// each meal; for programs one line a meal.
struct MealPrinter {
  private let invocation: Invocation
  private let plan: MealSession
  private let days: StatedDays
  /// Whether days without a meal are shown.
  private let showsOpenDays: Bool

  init(_ plan: MealSession, _ days: StatedDays, showsOpenDays: Bool, _ invocation: Invocation) {
    self.invocation = invocation
    self.plan = plan
    self.days = days
    self.showsOpenDays = showsOpenDays
  }

  func print(_ meals: [ReservedMeal]) throws(Failure) {
    try listing.print(meals, invocation) { printDays(meals) }
  }

  // MARK: For people

  private func printDays(_ meals: [ReservedMeal]) {
    let (heading, lines) = listing.headedLines(of: meals, invocation, indent: 2)
    if let heading { invocation.print("  " + heading) }
    let placesByDay = Dictionary(grouping: meals.indices) { meals[$0].found.day }
    for day in days.all {
      if invocation.shouldStop { return }
      let own = placesByDay[day] ?? []
      guard showsOpenDays || !own.isEmpty else { continue }
      invocation.print(invocation.painter.paint(day.text(in: invocation.messages.language), .heading))
      if own.isEmpty { invocation.print("  " + invocation.messages(.mealsOpenDay)) }
      for place in own {
        invocation.print("  " + lines[place])
        for text in details(of: meals[place]) {
          for part in TextWrap.lines(text, width: max(20, invocation.columns - 8)) {
            invocation.print("        " + part)
          }
        }
      }
    }
  }

  /// The sentences below a meal.
  func details(of meal: ReservedMeal) -> [String] {
    var result: [String] = []
    if meal.found.meal.isSkipped { result.append(invocation.messages(.mealsSkipped)) }
    result += meal.coverage?.sentences(in: invocation.messages) ?? []
    if meal.found.meal.servings != nil, meal.dishes.contains(where: { $0.servings == nil }) {
      result.append(invocation.messages(.cookableAsWritten))
    }
    return result
  }

  // MARK: Columns

  var listing: Listing<ReservedMeal> {
    typealias Meal = Column<ReservedMeal>
    let lots = plan.pantry.lots
    let handle = Meal("handle", .fixed, .handle) { $0.found.handle }
    let date = Meal("date") { $0.found.day.text }
    let time = Meal("time") { $0.found.meal.time?.shortText }
    let kind = Meal("meal") { $0.found.meal.kind?.name }
    let language = invocation.messages.language.language
    let heading = Meal(forPeople: .fixed) { row in
      let time = row.found.meal.time?.shortText
      return .init([time, row.found.meal.kindWord(in: language)].compactMap(\.self).joined(separator: " "), .faint)
    }
    let text = Meal("text", .title) { $0.found.meal.spokenText }
      .cell { .init($0.shownText, $0.found.meal.isSkipped ? .faint : .title) }
    let servings = Meal("servings", .number.whereThereIsRoom) { $0.shownServings }
      .cell { .init($0.shownServings.map { "× " + $0 } ?? "", .faint) }
    let percent = Meal("percent", .number.whereThereIsRoom) { $0.coverage?.percent }
      .cell { .init($0.coverage.map { "\($0.percent) %" } ?? "") }.headed(invocation.messages(.columnHave))
    let missing = Meal("missing") { $0.coverage?.gaps ?? [] }
      .field { ($0.coverage?.gaps ?? []).map(\.field).joined(separator: "; ") }
    return Listing(
      [
        handle, Meal("path") { $0.found.path }, Meal("line") { $0.found.line }, date, time, kind, text, servings,
        Meal("skipped") { $0.found.meal.isSkipped },
        Meal("recipes") { meal in
          ListedDetails(meal.dishes) { dish, json in
            json.member("path", dish.path.text)
            json.member("title", dish.title)
            json.member("servings", dish.servings?.printed(in: NumberNotation(.slash)))
          }
        },
        Meal("unknown") { $0.unknown }, percent, missing,
        Meal("lots") { meal in
          ListedDetails(meal.coverage?.shares ?? []) { share, json in
            let lot = lots[share.lot]
            json.member("path", lot.path.text)
            json.member("line", lot.line)
            json.member("name", lot.lot.name)
            json.member("expires", lot.lot.expires?.text)
            json.member("amount") { share.amount.write(to: &$0) }
          }
        },
      ],
      fields: [handle, date, time, kind, text, servings, percent, missing, Meal("place") { $0.found.place }],
      cells: [handle, heading, text, servings, percent])
  }
}

extension ReservedMeal {
  /// For how many: what the line says, else the recipe if there is one alone.
  fileprivate var shownServings: String? {
    let number = found.meal.servings ?? (dishes.count == 1 ? dishes[0].servings : nil)
    return number?.printed(in: NumberNotation(.slash))
  }
}
