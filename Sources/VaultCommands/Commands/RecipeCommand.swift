/// `vault recipe [VERB [WORD…]]`: what a recipe book does, one verb a file in `RecipeBook/`.
enum RecipeCommand {
  /// In the order of the help; the first is what the command does without a verb.
  static let verbs: [RecipeVerb] = [
    RecipeListing.list, RecipeListing.random, RecipeListing.today, RecipeRating.verb,
    RecipeReviewing.submit, RecipeReviewing.approve, RecipeReviewing.reject,
    RecipeCollecting.collect, RecipeCollecting.uncollect, RecipeCollections.verb, RecipeChefs.verb,
    RecipePhotos.verb, RecipeDrafting.verb,
  ]

  static let syntax = CommandSyntax(
    "recipe", summary: .commandRecipe,
    operands: [
      Operand("VERB", .choice(verbs.map(\.name)), .optional, summary: .operandRecipeVerb),
      Operand("WORD", .recipeOrQuery, .any, summary: .operandRecipeWords),
    ],
    flags: flags, formats: ["text", "json", "paths"], takesTemplate: true, exclusions: RecipeFlags.exclusions,
    examples: [
      Example("vault --vault sample-vault recipe list --diet vegan --max-time 45m", .exampleRecipeList),
      Example("vault --vault sample-vault recipe list soup --sort title", .exampleRecipeWords),
      Example("vault --vault sample-vault --now 2026-11-20 recipe today", .exampleRecipeToday),
      Example("vault --vault sample-vault recipe random --category Soup --seed 7", .exampleRecipeRandom),
      Example("vault --vault sample-vault recipe chef Grandmother", .exampleRecipeChef),
      Example(
        "vault --vault sample-vault recipe collect borshch uzvar 'Quick weeknights' --dry-run", .exampleRecipeCollect),
      Example("vault --vault sample-vault recipe rate borshch 4 --by Marko --dry-run", .exampleRecipeRate),
      Example("vault recipe draft --with 'beet, beans' --servings 4 --diet vegan --dry-run", .exampleDraft),
    ],
    exits: [Exit(.done, .exitRecipeDone), Exit(.nothingFound, .exitRecipeNothing), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let words = invocation.arguments.operands
    let verb = verbs.first { $0.name == words.first } ?? verbs[0]
    try refuseFlags(besides: verb, invocation)
    return try verb.run(RecipeCall(invocation: invocation, verb: verb.name, words: Array(words.dropFirst())))
  }

  /// The options of all verbs, each once.
  private static var flags: [Flag] {
    var flags: [Flag] = []
    for flag in verbs.flatMap(\.flags) where !flags.contains(where: { $0.name == flag.name }) { flags.append(flag) }
    return flags
  }

  /// Every option belongs to some verbs, and refuses the others.
  private static func refuseFlags(besides verb: RecipeVerb, _ invocation: Invocation) throws(CommandFailure) {
    let own = Set(verb.flags.map(\.name))
    for (flag, _) in invocation.arguments.all where flags.contains(where: { $0.name == flag.name }) {
      guard !own.contains(flag.name) else { continue }
      let owners = verbs.filter { $0.flags.contains { $0.name == flag.name } }
      throw CommandFailure(
        .wrongCall, .pantryFlagElsewhere, [.text(flag.spelling), .alternatives(owners.map { "recipe " + $0.name })])
    }
    guard !verb.takesTemplate, let format = invocation.arguments.format, !["text", "json"].contains(format) else {
      return
    }
    throw CommandFailure(
      .wrongCall, .pantryFlagElsewhere,
      [.text("--format " + format), .alternatives(verbs.filter(\.takesTemplate).map { "recipe " + $0.name })])
  }
}
