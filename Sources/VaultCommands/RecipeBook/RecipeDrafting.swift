import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
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
    try tellDiets(request.diets, of: try plan.notes, session, invocation)
    return code
  }

  /// Names the ingredients of new recipes that do not go with the diets that were asked for, or leave them open: a
  /// generator says of a dish whatever it was asked to say.
  private static func tellDiets(
    _ diets: [Diet], of notes: [FoundNote], _ session: Vault, _ invocation: Invocation
  ) throws(Failure) {
    guard !diets.isEmpty else { return }
    let (vault, book) = try session.asking { vault throws(Failure) -> FoodBook in
      do throws(SnapshotFault) { return try vault.foodBook() } catch { throw Failure(error) }
    }
    var names = IngredientNames(book)
    for found in notes {
      let recipe = Recipe(found.note)
      for diet in diets {
        let words: [MessageValue] = [.text(found.note.title), .text(invocation.messages.diet(diet.name))]
        let standing = recipe.dietStanding(
          of: diet, in: found.note.document, names: &names, linked: vault.recipeNote(linkedBy:))
        switch standing {
        case .proven: break
        case .unproved(let ingredients): invocation.warn(.dietsUnproved, words + [.list(ingredients)])
        case .contradicted(let findings):
          invocation.warn(.dietsContradicted, words + [.list(findings.map(\.ingredient))])
        }
      }
    }
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
