import VaultActions
import VaultExchange
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore

/// `vault import FILE… [--format FORMAT] [--mapping NAME] [--kind KIND] [--to FOLDER] [--update] [--refresh]`
enum ImportCommand {
  /// The formats of recipes, then those of tasks and events, then those of payments and of timetables.
  static let formats =
    ExchangeFormat.readable.map(\.rawValue) + TaskFormat.readable.map(\.rawValue)
    + [BankImport.format, UniversityImport.format]
  static let format = Flag(
    "format", value: .choice(formats), "FORMAT", summary: .flagImportFormat)
  static let json = Flag(Flag.json.name, summary: .flagExchangeJSON, group: .output)
  static let to = Flag("to", value: .directory, "FOLDER", summary: .flagImportTo)

  static let mapping = Flag("mapping", value: .mapping, "NAME", summary: .flagImportMapping)
  static let update = Flag("update", summary: .flagImportUpdate)
  static let kind = Flag(
    "kind", value: .choice(UniversityAnswer.Units.allCases.map(\.rawValue)), "KIND", summary: .flagImportKind)
  static let refresh = Flag("refresh", summary: .flagImportRefresh)
  static let target = Flag("as", value: .choice(["timetable"]), "WHAT", summary: .flagImportAs)

  static let syntax = CommandSyntax(
    "import", summary: .commandImport,
    operands: [Operand("FILE", .path, .any, summary: .operandImportFile)],
    flags: [format, mapping, kind, target, to, update, refresh, .dryRun, json],
    examples: [
      Example(
        "vault --vault sample-vault export uzvar --format cooklang -o uzvar.cook && "
          + "vault --vault sample-vault import uzvar.cook --to notes --dry-run", .exampleImport),
      Example(
        "vault --vault sample-vault export --where 'type:recipe' --format csv -o recipes.csv && "
          + "vault --vault sample-vault import recipes.csv --to notes --dry-run", .exampleImportTable),
      Example(
        "vault --vault sample-vault export theatre --format ics -o theatre.ics && "
          + "vault --vault sample-vault import theatre.ics --dry-run", .exampleImportCalendar),
      Example(
        "vault --vault sample-vault import sample-vault/recipes/pancakes.md --to notes --format recipemd",
        .exampleImportFormat),
      Example(
        "vault --vault sample-vault export --where 'type:lesson group:351002' --format ics -o lessons.ics && "
          + "vault --vault sample-vault import lessons.ics --as timetable --dry-run", .exampleImportLessons),
    ],
    exits: [.done, Exit(.nothingFound, .exitImportIncomplete), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    try run(in: &invocation, part: CalendarImport.Part())
  }

  /// Runs the command.
  ///
  /// - Parameter part: how much of calendars is written at once.
  static func run(
    in invocation: inout Invocation, part: CalendarImport.Part
  ) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let stated = invocation.arguments[format]
    if let code = try importTimetables(in: invocation, session) { return code }
    guard !invocation.arguments.operands.isEmpty else { throw missingOperand }
    if stated == BankImport.format || invocation.arguments.has(mapping) {
      return try importBank(in: invocation, session)
    }
    var plan = ImportPlan(session, try session.now)
    plan.folder = try invocation.arguments[to].map { folder throws(Failure) in
      try MoveDestination(folder.hasSuffix("/") ? folder : folder + "/", session, invocation)
    }
    var tasks: [TaskImport.Source] = []
    for name in invocation.arguments.operands {
      guard !invocation.shouldStop else { throw Failure.stopped }
      let input = try ImportInput(name, invocation, session)
      let format = try TaskFormat(of: input, stated: stated)
      guard format != .calendar else {
        tasks.append(.calendar(input))
        continue
      }
      let source = try ImportSource(input)
      if format == .todoText {
        tasks.append(.todoText(source))
      } else if format == .taskwarrior || stated == nil && TaskwarriorTasks.isOne(source.bytes) {
        tasks.append(.taskwarrior(source))
      } else {
        let recipes = try source.recipes(as: stated.flatMap { ExchangeFormat(rawValue: $0) })
        for recipe in recipes { try plan.add(recipe, from: source) }
      }
    }
    guard !tasks.isEmpty else { return try plan.write(for: invocation) }
    guard tasks.count == invocation.arguments.operands.count else {
      throw Failure(.wrongRequest, .importMixesFormats)
    }
    return try TaskImport(try CalendarSession(invocation), to: plan.folder, part: part).run(tasks)
  }

  /// A mapping alone tells the format.
  private static func importBank(in invocation: Invocation, _ session: Vault) throws(Failure) -> ExitCode {
    let arguments = invocation.arguments
    guard arguments[format] ?? BankImport.format == BankImport.format else {
      throw Failure(.wrongRequest, .bankOtherFormat)
    }
    guard !arguments.has(to), !arguments.has(update) else { throw Failure(.wrongRequest, .bankTakesNoFolder) }
    return try BankImport(invocation, session, mapping: arguments[mapping]).run(arguments.operands)
  }

  // MARK: Timetables

  /// Imports timetables where they are asked for; nil where something else is.
  private static func importTimetables(in invocation: Invocation, _ session: Vault) throws(Failure) -> ExitCode? {
    let arguments = invocation.arguments
    let stated = arguments[format]
    for (flag, own) in [(kind, UniversityImport.format), (refresh, UniversityImport.format), (target, "ics")]
    where arguments.has(flag) && stated != own && stated != nil {
      throw Failure(.wrongRequest, .timetableOtherFormat, [.text(flag.spelling), .text(own)])
    }
    let lessons = arguments[mapping].flatMap { session.settings.timetableImports[$0] }
    let isUniversity = stated == UniversityImport.format || arguments.has(refresh) || arguments.has(kind)
    guard isUniversity || arguments.has(target) || lessons != nil && ["csv", nil].contains(stated) else { return nil }
    guard !arguments.has(to), !arguments.has(update) else { throw Failure(.wrongRequest, .timetableTakesNoFolder) }
    let names = arguments.operands
    guard !names.isEmpty || arguments.has(refresh) else { throw missingOperand }
    guard isUniversity else {
      let lessonImport = LessonImport(invocation, session)
      guard let lessons else { return try lessonImport.run(calendars: names) }
      return try lessonImport.run(names, by: lessons)
    }
    guard !arguments.has(mapping) else { throw Failure(.wrongRequest, .bankOtherFormat) }
    var university = UniversityImport(invocation, session)
    return try arguments.has(refresh) ? university.refresh(names) : university.run(names)
  }

  /// Only what is imported again has its own names.
  private static var missingOperand: Failure {
    ParseError.missingOperand(command: "import", name: "FILE", summary: .operandImportFile).failure(in: syntax)
  }
}
