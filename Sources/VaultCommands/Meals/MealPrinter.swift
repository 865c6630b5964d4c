import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// Prints a meal plan with how much of each meal the pantry keeps for it: for people day by day, with what is missing below
/// each meal; for programs one line a meal: handle, date, time, meal, words, servings, percent, what is missing between
/// semicolons, and where it stands.
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

  private var language: Language { invocation.messages.language.language }

  func print(_ meals: [ReservedMeal]) {
    if invocation.format == "json" {
      for meal in meals { invocation.print(json(of: meal)) }
    } else if invocation.isForPeople {
      printTable(meals)
    } else {
      for meal in meals { invocation.print(TabSeparated.line(fields(of: meal))) }
    }
  }

  // MARK: For people

  private func printTable(_ meals: [ReservedMeal]) {
    var table = TextTable([.fixed, .fixed, .flexible(minimum: 16), .number, .number])
    for meal in meals {
      let role: TextRole = meal.found.meal.isSkipped ? .faint : .title
      table.add([
        .init(meal.found.handle, .handle), .init(heading(of: meal.found.meal), .faint),
        .init(meal.found.meal.spokenText, role), .init(servings(of: meal).map { "× " + $0 } ?? "", .faint),
        .init(meal.coverage.map { "\($0.percent) %" } ?? ""),
      ])
    }
    let lines = table.lines(fitting: max(20, invocation.columns - 2), invocation.painter)
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

  /// The time and the meal of the day.
  private func heading(of meal: PlannedMeal) -> String {
    let time = meal.time.map { String($0.text.prefix(5)) }
    return [time, meal.kindWord].compactMap(\.self).joined(separator: " ")
  }

  /// The sentences below a meal.
  private func details(of meal: ReservedMeal) -> [String] {
    var result: [String] = []
    if meal.found.meal.isSkipped { result.append(invocation.messages(.mealsSkipped)) }
    let gaps = meal.coverage?.gaps ?? []
    if !gaps.isEmpty {
      result.append(invocation.messages(.cookableMissing, [.list(gaps.map { $0.text(in: language) })]))
    }
    for replacement in meal.coverage?.replacements ?? [] {
      result.append(
        invocation.messages(.cookableInstead, [.text(replacement.food.name), .text(replacement.need.food.name)]))
    }
    for gap in gaps where !gap.incomparable.isEmpty {
      result.append(invocation.messages(.cookableIncomparable, [.text(gap.need.text)]))
    }
    if meal.found.meal.servings != nil, meal.dishes.contains(where: { $0.servings == nil }) {
      result.append(invocation.messages(.cookableAsWritten))
    }
    return result
  }

  /// For how many: what the line says, else the recipe if there is one alone.
  private func servings(of meal: ReservedMeal) -> String? {
    let number = meal.found.meal.servings ?? (meal.dishes.count == 1 ? meal.dishes[0].servings : nil)
    return number?.printed(in: NumberNotation(.slash))
  }

  // MARK: For programs

  private func fields(of meal: ReservedMeal) -> [String] {
    let planned = meal.found.meal
    return [
      meal.found.handle, meal.found.day.text, planned.time.map { String($0.text.prefix(5)) } ?? "",
      planned.kind?.name ?? "", planned.spokenText, servings(of: meal) ?? "",
      meal.coverage.map { String($0.percent) } ?? "",
      (meal.coverage?.gaps ?? []).map { $0.text(in: .english) }.joined(separator: "; "), meal.found.place,
    ]
  }

  private func json(of meal: ReservedMeal) -> String {
    let planned = meal.found.meal
    var json = JSONWriter()
    json.object {
      $0.member("handle", meal.found.handle)
      $0.member("path", meal.found.path.text)
      $0.member("line", meal.found.line)
      $0.member("date", meal.found.day.text)
      $0.member("time", planned.time.map { String($0.text.prefix(5)) })
      $0.member("meal", planned.kind?.name)
      $0.member("text", planned.spokenText)
      $0.member("servings", servings(of: meal))
      $0.member("skipped", planned.isSkipped)
      $0.member("recipes") { json in json.array { list in for dish in meal.dishes { write(dish, to: &list) } } }
      $0.member("unknown", meal.unknown)
      $0.member("percent") { json in
        guard let percent = meal.coverage?.percent else { return json.null() }
        json.integer(percent)
      }
      $0.member("missing") { json in
        json.array { list in for gap in meal.coverage?.gaps ?? [] { gap.write(to: &list) } }
      }
      $0.member("lots") { json in
        json.array { list in for share in meal.coverage?.shares ?? [] { write(share, to: &list) } }
      }
    }
    return json.text
  }

  private func write(_ dish: ReservedMeal.Dish, to json: inout JSONWriter) {
    json.object {
      $0.member("path", dish.path.text)
      $0.member("title", dish.title)
      $0.member("servings", dish.servings?.printed(in: NumberNotation(.slash)))
    }
  }

  private func write(_ share: StockUse.Share, to json: inout JSONWriter) {
    let lot = plan.pantry.lots[share.lot]
    json.object {
      $0.member("path", lot.path.text)
      $0.member("line", lot.line)
      $0.member("name", lot.lot.name)
      $0.member("expires", lot.lot.expires?.text)
      $0.member("amount") { share.amount.write(to: &$0) }
    }
  }
}
