import VaultActions
import VaultMessages

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
      Operand("VERB", .verb(verbs.compactMap(\.syntax.name), or: .recipe), .optional, summary: .operandRecipeVerb),
      Operand("WORD", .query, .any, summary: .operandRecipeWords),
    ],
    verbs: verbs.map(\.syntax), formats: ["text", "json", "paths"], isListing: true,
    exclusions: RecipeFlags.exclusions,
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
    exits: [Exit(.done, .exitRecipeDone), Exit(.nothingFound, .nothingFound), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let words = invocation.arguments.operands
    let verb = verbs.first { $0.syntax.name == words.first } ?? verbs[0]
    return try verb.run(
      RecipeCall(invocation: invocation, verb: verb.syntax.name ?? "", words: Array(words.dropFirst())))
  }
}
