import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultExchange
import VaultKitchen

/// `vault recipe draft --with FOODS [--servings N] [--diet DIET] [--to FOLDER]`: a recipe from the user's own text
/// generator.
enum RecipeDrafting {
  static let with = Flag("with", value: .several(.title(of: .pantry)), "FOODS", summary: .flagDraftWith)
  static let servings = Flag("servings", value: .wholeNumber(1...100), "N", summary: .flagDraftServings)

  static let verb = RecipeVerb(
    "draft", operands: [], flags: [with, servings, RecipeFlags.diet, ImportCommand.to, .dryRun], run: run)

  @Sendable private static func run(_ call: RecipeCall) throws(Failure) -> ExitCode {
    let invocation = call.invocation
    let request = try request(invocation)
    let session = try Vault(for: invocation)
    guard let generator = try invocation.userConfiguration().generator else {
      throw Failure(
        .system, .draftNotConfigured,
        hints: [.init(.draftNotConfiguredHint, [.text(invocation.userConfigurationPath?.text ?? "config.yaml")])])
    }
    var plan = ImportPlan(session, try session.now)
    plan.folder = try invocation.arguments[ImportCommand.to].map { folder throws(Failure) in
      try MoveDestination(folder.hasSuffix("/") ? folder : folder + "/", session, invocation)
    }
    let generated = GeneratorCall(generator, key: invocation.environment[.generatorKey], request)
    let found = try generated.recipe(invocation.environment.programs) { invocation.shouldStop }
    try plan.add(found, named: generator.url)
    let code = try plan.write(for: invocation)
    if code == .done { invocation.note(.draftMade, [.text(generator.model)]) }
    return code
  }

  private static func request(_ invocation: Invocation) throws(Failure) -> DraftRequest {
    let foods = (invocation.arguments[with] ?? "").split(separator: ",").map { $0.trimmed }
      .filter { !$0.isEmpty }
    guard !foods.isEmpty else { throw Failure(.wrongRequest, .draftNeedsWith) }
    let language: Language = invocation.messages.language == .ukrainian ? .ukrainian : .english
    return DraftRequest(
      foods: foods, servings: invocation.arguments.wholeNumber(servings) ?? 4,
      diets: try RecipeFlags.filter(invocation.arguments).diets, language: language)
  }
}
