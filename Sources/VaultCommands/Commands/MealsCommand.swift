import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore

/// `vault meals [DAYS|QUERY…] | add DAY [MEAL] RECIPE… | plan [DAYS]`
enum MealsCommand {
  /// What the command does with the plan besides showing it.
  private enum Action: String, CaseIterable {
    case add, plan
  }

  static let servings = Flag("servings", short: "s", value: .amount, "N", summary: .flagMealsServings)
  static let list = Flag("list", short: "l", value: .items(.notes(.meals)), "NOTE", summary: .flagMealsList)
  static let meal = Flag("meal", value: .members(Members(of: MealKind.self)), "MEAL", summary: .flagMealsMeal)
  static let `where` = Flag("where", value: .query, "QUERY", summary: .flagMealsWhere)

  static let syntax = CommandSyntax(
    "meals", summary: .commandMeals,
    operands: [
      Operand(
        "DAYS|QUERY|ACTION", .anyOf([.usual(["add", "plan"]), .days(StatedDays.usual), .recipeOrQuery]), .optional,
        summary: .operandMealsAction),
      words,
    ],
    verbs: [
      VerbSyntax(nil, operands: [words], isListing: true),
      VerbSyntax(
        Action.plan.rawValue, operands: [words], flags: [servings, meal, `where`, RecipeFlags.unproved, list, .dryRun]),
      VerbSyntax(Action.add.rawValue, operands: [added], flags: [servings, list, .dryRun]),
    ],
    formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 meals 'next week'", .exampleMeals),
      Example("vault --vault sample-vault --now 2026-11-20 meals borshch", .exampleMealsQuery),
      Example(
        "vault --vault sample-vault --now 2026-11-20 meals add tomorrow lunch lentil-salad --servings 3 --dry-run",
        .exampleMealsAdd),
      Example("vault --vault sample-vault --now 2026-11-23 meals plan --meal lunch --dry-run", .exampleMealsPlan),
    ],
    exits: [.done, Exit(.nothingFound, .exitMealsNone), .wrongCall, .ioFailure, .conflict])

  private static let words = Operand("TEXT", .recipeOrQuery, .any, summary: .operandMealsText)
  private static let added = Operand(
    // A day, a meal, and recipes, as far as they are said.
    "TEXT", .anyOf([.days(StatedDays.usual), .members(Members(of: MealKind.self)), .recipe]), .any,
    summary: .operandMealsText, several: .severalCalls)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    let action = operands.first.flatMap(Action.init)
    let rest = Array(operands.dropFirst(action == nil ? 0 : 1))
    switch action {
    case .add: return try EditRun.again { [invocation] () throws(Failure) in try add(rest, invocation) }
    case .plan: return try EditRun.again { [invocation] () throws(Failure) in try plan(rest, invocation) }
    case nil: return try show(rest, invocation)
    }
  }

  // MARK: Actions

  private static func show(_ words: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let words = words.joined(separator: " ")
    let plan = try MealSession(session, invocation)
    let stated = try StatedDays(typed: words, invocation.reckoning())
    let days = stated ?? StatedDays(weekFrom: plan.now.date)
    let query = stated == nil && !words.isEmpty ? words : nil
    let fits = try query.map { query throws(Failure) in try plan.places(of: query, invocation) }
    let meals = try plan.forecast(of: days).meals.filter { meal in
      days.contains(meal.found.day) && fits?.contains(meal.found.place) ?? true
    }
    // Of a plan without meals one sentence says all.
    if !meals.isEmpty || !invocation.isForPeople {
      if stated != nil, days.first < days.last { invocation.printHeading(of: days) }
      try MealPrinter(plan, days, showsOpenDays: query == nil, invocation).print(meals)
    }
    session.save(plan.vault, for: invocation)
    for meal in meals where !meal.unknown.isEmpty {
      invocation.warn(.mealsUnknown, [.text(meal.found.place), .list(meal.unknown)])
    }
    guard meals.isEmpty else {
      if invocation.isForPeople, meals.contains(where: { !($0.coverage?.gaps.isEmpty ?? true) }) {
        invocation.note(.mealsShopHint, [.text(days.first.text), .text(days.last.text)])
      }
      return .done
    }
    let ends: [MessageValue] = [.day(days.first), .day(days.last)]
    if let query {
      invocation.note(.mealsNoneFits, [.text(query)] + ends)
      invocation.noteNearbyWords(in: query)
    } else {
      invocation.note(days.first == days.last ? .mealsNoneOn : .mealsNone, ends)
    }
    return .nothingFound
  }

  private static func add(_ operands: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    let plan = try MealSession(try Vault(for: invocation), invocation)
    let request = try MealRequest(operands, invocation)
    let meal = try request.meal(for: try invocation.servings(servings, plan.settings), in: plan, invocation)
    defer { plan.session.save(plan.vault, for: invocation) }
    guard !meal.isPlanned(in: plan) else {
      invocation.note(.mealsAlready, [.day(meal.day)])
      return .done
    }
    let writes = try MealWrites(plan, into: invocation.arguments[list], invocation).writes([meal], invocation)
    return try EditRun(invocation, plan.session).finish(writes)
  }

  private static func plan(_ words: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    let plan = try MealSession(try Vault(for: invocation), invocation)
    let days = try daysToPlan(words.joined(separator: " "), plan, invocation)
    let word = try mealWord(invocation, plan.settings)
    let servings = try invocation.servings(servings, plan.settings)
    let proposals = try MealProposals(
      word, where: invocation.arguments[`where`], takingUnproved: invocation.arguments.has(RecipeFlags.unproved),
      for: servings, plan, invocation)
    // Every meal that is planned keeps what it needs, also one after these days.
    let last = plan.meals.last?.day ?? days.last
    let reservations = try plan.forecast(of: days.reaching(last)).reservations
    let (found, without) = try proposals.proposals(for: days, servings: servings, leftBy: reservations)
    defer { plan.session.save(plan.vault, for: invocation) }
    proposals.diets?.tellLeftOut(invocation)
    proposals.diets?.tellUnproved(of: proposals.skipped, areSkipped: true, invocation)
    for proposal in found {
      invocation.note(
        .mealsProposed, [.day(proposal.meal.day), .text(proposal.title), .count(proposal.coverage.percent)])
      if proposal.isAsWritten { invocation.warn(.mealsAsWritten, [.text(proposal.title)]) }
    }
    if !without.isEmpty {
      invocation.note(.mealsNoRecipe, [.list(without.map { $0.dayAndMonth(in: invocation.messages.language) })])
    }
    var code = without.isEmpty ? ExitCode.done : .nothingFound
    if found.isEmpty {
      if without.isEmpty { invocation.note(.mealsAllPlanned, [.text(shown(word, invocation))]) }
    } else {
      let writes = try MealWrites(plan, into: invocation.arguments[list], invocation)
        .writes(found.map(\.meal), invocation)
      code = try EditRun(invocation, plan.session).finish(writes)
    }
    proposals.diets?.printLeftOut(skipping: proposals.skipped, invocation)
    return code
  }

  /// The days that meals are proposed for: what is written at once has an end that somebody can still read.
  private static func daysToPlan(
    _ text: String, _ plan: MealSession, _ invocation: Invocation
  ) throws(Failure) -> StatedDays {
    guard !text.isEmpty else { return StatedDays(weekFrom: plan.now.date) }
    guard let days = try StatedDays(typed: text, invocation.reckoning()) else {
      throw Failure(.notADate, in: text, hints: [.init(.dateDaysSuchAs)])
    }
    guard days.count <= mostDaysToPlan else {
      throw Failure(.wrongRequest, .mealsTooManyDays, [.count(mostDaysToPlan)])
    }
    return days
  }

  private static let mostDaysToPlan = 400

  /// A word for a meal in the reader's language.
  private static func shown(_ word: String, _ invocation: Invocation) -> String {
    MealKind(spelling: word)?.name(in: invocation.messages.language.language) ?? word
  }

  /// The word for the meal: that of the option, else dinner in the vault's language.
  private static func mealWord(_ invocation: Invocation, _ settings: Settings) throws(Failure) -> String {
    let isUkrainian = settings.language.flatMap { Language(tag: $0) } == .ukrainian
    guard let word = invocation.arguments[meal] else { return isUkrainian ? "вечеря" : "dinner" }
    let words = word.split(separator: " ")
    guard words.count == 1, MealKind(spelling: String(words[0])) != nil else {
      throw Failure(
        .wrongRequest, .mealsNotAMeal, [.text(word)],
        hints: [.init(.mealsKindsHint, [.list(MealKind.allCases.map { shown($0.name, invocation) })])])
    }
    return String(words[0])
  }
}
