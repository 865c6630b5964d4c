import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault pantry [list [FOOD]] | add TEXT | use TEXT | set TEXT`
enum PantryCommand {
  /// What the command does.
  private enum Action: String, CaseIterable {
    case list, add, use, set
  }

  static let expiring = Flag("expiring", short: "e", value: .span, "SPAN", summary: .flagExpiring)
  static let expires = Flag("expires", value: .moment, "DATE", summary: .flagExpires)
  static let list = Flag("list", short: "l", value: .items(.notes(.pantry)), "NOTE", summary: .flagPantryList)
  static let place = Flag("place", value: .value(of: .place), "PLACE", summary: .flagPlace)

  static let syntax = CommandSyntax(
    "pantry", summary: .commandPantry,
    operands: [
      Operand(
        "ACTION", .verb(Action.allCases.map(\.rawValue), or: .title(of: .pantry)), .optional,
        summary: .operandPantryAction),
      text(.any),
    ],
    verbs: [
      VerbSyntax(Action.list.rawValue, operands: [text(.any)], flags: [expiring], isListing: true),
      VerbSyntax(
        Action.add.rawValue, operands: [text(.oneOrMore, several: .severalCalls)],
        flags: [expires, place, list, .dryRun]),
      VerbSyntax(Action.use.rawValue, operands: [text(.oneOrMore, several: .severalCalls)], flags: [.dryRun]),
      VerbSyntax(
        Action.set.rawValue, operands: [text(.oneOrMore, several: .severalCalls)],
        flags: [expires, place, list, .dryRun]),
    ],
    formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 pantry", .examplePantry),
      Example("vault --vault sample-vault --now 2026-11-20 pantry --expiring 3d", .examplePantryExpiring),
      Example(
        "vault --vault sample-vault pantry add 500 g sour cream --expires +10d --dry-run", .examplePantryAdd),
      Example("vault --vault sample-vault pantry use 2 eggs --dry-run", .examplePantryUse),
      Example("vault --vault sample-vault pantry use all milk --dry-run", .examplePantryUseAll),
      Example("vault --vault sample-vault pantry set 0.5 l milk --dry-run", .examplePantrySet),
    ],
    exits: Exit.editing)

  private static func text(_ arity: Operand.Arity, several: MessageKey? = nil) -> Operand {
    Operand("TEXT", .title(of: .pantry), arity, summary: .operandPantryText, several: several)
  }

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    let action = operands.first.flatMap(Action.init) ?? .list
    let text = operands.dropFirst().joined(separator: " ").trimmed
    switch action {
    case .list: return try showLots(of: text.isEmpty ? nil : text, invocation)
    case .add: return try add(Array(operands.dropFirst()), invocation)
    case .use:
      return try EditRun.again { [invocation] () throws(Failure) in try use(text, invocation) }
    case .set:
      let words = Array(operands.dropFirst())
      return try EditRun.again { [invocation] () throws(Failure) in try PantrySetting(words, invocation).run() }
    }
  }

  /// The day that an option names: a date, or a span from today on such as `7d`.
  static func day(_ text: String, _ flag: Flag, _ invocation: Invocation) throws(Failure) -> LocalDate {
    let reckoning = try invocation.reckoning()
    func failure(_ error: DateExpressionError) -> Failure { Failure(error, in: text) { flag.spelling + " " + $0 } }
    do throws(DateExpressionError) { return try StatedDays.day(text, reckoning) } catch {
      guard text.first?.isNumber == true else { throw failure(error) }
      // `7d` is meant from today on.
      do throws(DateExpressionError) { return try StatedDays.day("+" + text, reckoning) } catch {
        if case .minutesOrMonths = error { throw failure(error) }
      }
      throw failure(error)
    }
  }

  // MARK: Actions

  private static func showLots(of food: String?, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let lastDay = try invocation.arguments[expiring].map { text throws(Failure) in
      try day(text, expiring, invocation)
    }
    let pantry = try PantrySession(session, nil, invocation)
    let list = PantryList(pantry, of: food, expiringBy: lastDay)
    try list.print(invocation)
    pantry.save(invocation)
    guard list.isEmpty else { return .done }
    invocation.note(pantry.lots.isEmpty ? .pantryEmpty : .nothingFound)
    return .nothingFound
  }

  private static func add(_ words: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    let pantry = try PantrySession(try Vault(for: invocation), nil, invocation)
    var plan = EditPlan(pantry.session)
    for lot in try NewLot.lots(words, pantry, invocation) { try lot.add(to: &plan, invocation) }
    return try EditRun(invocation, pantry.session).finish(try plan.writes())
  }

  private static func use(_ text: String, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let pantry = try PantrySession(try Vault(for: invocation), nil, invocation)
    let settings = pantry.session.configuration.settings
    let numbers = NumberContext(lang: nil, locale: settings.locale ?? settings.language)
    try NewLot.refuseNegative(text)
    // Not of `all purpose flour`.
    if let rest = WordedAmount.all.rest(of: text), pantry.stock.places(of: pantry.book.food(named: text)).isEmpty {
      return try useAll(FoodNeed(asking: rest, numbers: numbers, pantry.book), pantry, invocation)
    }
    let need = FoodNeed(asking: text, numbers: numbers, pantry.book)
    guard !need.amounts.isEmpty else {
      throw Failure(.wrongRequest, .convertNoAmount, [.text(text)], hints: [.init(.operandPantryText)])
    }
    var left = pantry.stock
    let use = left.take(need)
    guard use.missing.isEmpty else { throw shortage(of: need, use, pantry, invocation) }
    return try StockRun(invocation: invocation, pantry: pantry, left: left).finish([StockReport(need, use, in: left)])
  }

  private static func useAll(
    _ need: FoodNeed, _ pantry: PantrySession, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    var left = pantry.stock
    let use = left.takeAll(of: need.food)
    guard use.covered > 0 else { throw absence(of: need.food, pantry) }
    return try StockRun(invocation: invocation, pantry: pantry, left: left).finish([StockReport(need, use, in: left)])
  }

  /// Of what is used all must be there: what else was used, nobody can tell.
  private static func shortage(
    of need: FoodNeed, _ use: StockUse, _ pantry: PantrySession, _ invocation: Invocation
  ) -> Failure {
    let lots = pantry.stock.places(of: need.food).map { place in
      let lot = pantry.lots[place]
      return "\(lot.place): " + [lot.lot.amount?.text, lot.lot.name].compactMap(\.self).joined(separator: " ")
    }
    guard lots.isEmpty else {
      let key: MessageKey = use.isUncertain ? .pantryIncomparable : .pantryTooLittle
      return Failure(
        .notFound, key, [.text(need.spokenText)], details: lots.map { .text($0) })
    }
    return absence(of: need.food, pantry)
  }

  private static func absence(of food: NamedFood, _ pantry: PantrySession) -> Failure {
    let names = pantry.stock.lots.map(\.lot.name)
    let near = EditDistance.nearest(to: food.name, among: names)
    return Failure(.notFound, .pantryNone, [.text(food.name)], hints: near.isEmpty ? [] : [.didYouMean(near)])
  }
}
