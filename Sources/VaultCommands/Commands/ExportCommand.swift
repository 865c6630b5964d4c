import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultExchange

/// `vault export ITEM… --format FORMAT [-o FILE]`
enum ExportCommand {
  /// The formats of recipes, then those of tasks and events, then those of money; all have `csv`.
  static let formats =
    ExchangeFormat.writable.map(\.rawValue) + TaskFormat.writable.map(\.rawValue)
    + [LedgerFile.Format.hledger, .beancount].map(\.rawValue)
  static let format = Flag(
    "format", value: .choice(formats), "FORMAT", summary: .flagExportFormat)
  static let output = Flag("output", short: "o", value: .path, "FILE", summary: .flagExportOutput)

  static let query = Flag("where", value: .query, "QUERY", summary: .flagExportWhere)

  static let syntax = CommandSyntax(
    "export", summary: .commandExport,
    operands: [Operand("ITEM", .item, .any, summary: .operandExportRecipe)],
    flags: [format, output, query, ImportCommand.json],
    examples: [
      Example("vault --vault sample-vault export borshch --format cooklang", .exampleExport),
      Example("vault --vault sample-vault export pancakes syrnyky --format recipemd -o ./", .exampleExportFolder),
      Example(
        "vault --vault sample-vault export --where 'type:recipe' --format csv -o recipes.csv", .exampleExportTable),
      Example(
        "vault --vault sample-vault export --where 'type:check-in' --format csv -o moods.csv", .exampleExportCheckIns),
      Example("vault --vault sample-vault export --where 'type:event' --format ics", .exampleExportCalendar),
      Example("vault --vault sample-vault export --where 'type:lesson' --format ics", .exampleExportLessons),
      Example("vault --vault sample-vault export --where 'type:money' --format hledger", .exampleExportLedger),
    ],
    exits: [.done, .itemNotFound, .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    do throws(Failure) { return try export(invocation) } catch {
      guard error.kind == .wrongRequest, invocation.arguments.operands.isEmpty, !invocation.arguments.has(query) else {
        throw error
      }
      let format = invocation.arguments[format]
      throw Failure(error.kind, error.remark, hints: (format == nil ? error.hints : []) + kinds(in: format))
    }
  }

  /// The calls that export all items of a kind, as a format has them; without a format one for each kind.
  private static func kinds(in format: String?) -> [Remark] {
    let kinds: [(type: ItemType, formats: [String])] = [
      (.event, ["ics"]), (.task, ["csv", "todotxt"]), (.money, ["hledger", "beancount"]), (.recipe, ["jsonld", "csv"]),
    ]
    let fitting = kinds.flatMap { kind in
      (format == nil ? Array(kind.formats.prefix(1)) : kind.formats.filter { $0 == format }).map { (kind.type, [$0]) }
    }
    // Formats of single recipes are files of a folder.
    let all = fitting.isEmpty ? format.map { [(ItemType.recipe, [$0, "-o", "./"])] } ?? [] : fitting
    return all.map { Remark(.tryCall, [.call(["export", "--where", "type:" + $0.0.name, "--format"] + $0.1)]) }
  }

  private static func export(_ invocation: Invocation) throws(Failure) -> ExitCode {
    if let format = invocation.arguments[format].flatMap({ LedgerFile.Format(rawValue: $0) }), format != .csv {
      let selection = try ItemSelection(invocation.arguments.operands, invocation)
      return try MoneyExport(invocation, as: format).run(selection)
    }
    if isTable(invocation) {
      let selection = try ItemSelection(invocation.arguments.operands, invocation)
      if selection.items.allSatisfy({ $0.item.type == .money }) {
        return try MoneyExport(invocation, as: .csv).run(selection)
      }
      if selection.items.allSatisfy(CheckInExport.takes) { return try CheckInExport(invocation).run(selection.items) }
    }
    if let format = try taskFormat(invocation) {
      let found = try ItemSelection(invocation.arguments.operands, invocation, keepingNotes: true).items
      return try TaskExport(try CalendarSession(invocation), as: format).run(found)
    }
    let target = try ExportTarget(invocation)
    let names = invocation.arguments.operands
    guard !names.isEmpty || invocation.arguments.has(query) else {
      throw Failure(
        .wrongRequest, .missingOperand, [.text("export"), .text("ITEM"), .message(.operandExportRecipe)],
        hints: [.init(.seeHelp, [.text("vault export --help")])])
    }
    var lookup = ItemLookup(invocation.workspace.anew(), wanting: .recipe)
    var recipes: [(path: Path, recipe: ExchangeRecipe)] = []
    for name in names {
      let found = try lookup.find(name)
      guard let recipe = recipe(of: found) else {
        throw Failure(
          .wrongRequest, .scaleNotARecipe, [.text(found.path.text)], hints: [.init(.scaleNotARecipeHint)])
      }
      recipes.append((found.path, recipe))
    }
    if invocation.arguments.has(query) {
      for found in try ItemSelection([], invocation).items {
        guard !found.isLine, found.item.type == .recipe, !recipes.contains(where: { $0.path == found.path }),
          let recipe = recipe(of: found)
        else { continue }
        recipes.append((found.path, recipe))
      }
    }
    guard !recipes.isEmpty else { throw Failure(.notFound, .nothingFound) }
    try target.write(try target.texts(of: recipes))
    lookup.finish()
    return .done
  }

  /// The format of tasks and events that is asked for; nil for one of recipes. Of a table the items decide.
  private static func taskFormat(_ invocation: Invocation) throws(Failure) -> TaskExport.Format? {
    let named = invocation.arguments[output].flatMap { TaskFormat(fileName: $0)?.rawValue }
    let stated = invocation.arguments[format] ?? named
    if let format = stated.flatMap({ TaskFormat(rawValue: $0) }) {
      if !TaskFormat.writable.contains(format) { return nil }
      return format == .calendar ? .calendar : .todoText
    }
    guard isTable(invocation) else { return nil }
    let items = try ItemSelection(invocation.arguments.operands, invocation).items
    let hasTasks = items.contains { $0.item.type == .task || $0.item.type == .event }
    return hasTasks && !items.contains { $0.item.type == .recipe } ? .table : nil
  }

  /// Whether a table of some items is asked for, whatever they are.
  private static func isTable(_ invocation: Invocation) -> Bool {
    let stated = invocation.arguments[format]
    let isAsked = !invocation.arguments.operands.isEmpty || invocation.arguments.has(query)
    return isAsked
      && (stated == "csv" || stated == nil && invocation.arguments[output]?.lowercased().hasSuffix(".csv") == true)
  }

  /// What a note says as a recipe; nil if it says nothing of one.
  private static func recipe(of found: FoundItem) -> ExchangeRecipe? {
    let recipe = Recipe(found.note)
    guard !recipe.ingredients.isEmpty || !recipe.instructions.isEmpty else { return nil }
    return ExchangeRecipe(recipe, of: found.note)
  }
}
