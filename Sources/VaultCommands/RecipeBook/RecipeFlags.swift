import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSyntax

/// The options that choose among recipes; each says a part of a ``RecipeFilter``.
enum RecipeFlags {
  static let favorites = Flag("favorites", short: "f", summary: .flagRecipeFavorites)
  static let category = Flag(
    "category", short: "c", value: .value(of: .category), "NAME", summary: .flagRecipeCategory, isRepeatable: true)
  static let diet = Flag(
    "diet", short: "d", value: .members(Members(of: Diet.self)), "DIET", summary: .flagRecipeDiet, isRepeatable: true)
  static let unproved = Flag("unproved", summary: .flagRecipeUnproved)
  static let difficulty = Flag(
    "difficulty", value: .members(Members(of: Difficulty.self, only: levels)), "LEVEL", summary: .flagRecipeDifficulty,
    isRepeatable: true)
  static let longest = Flag("max-time", short: "t", value: .duration, "TIME", summary: .flagRecipeTime)
  static let leastRating = Flag("min-rating", value: .wholeNumber(1...5), "N", summary: .flagRecipeRating)
  static let chef = Flag("chef", value: .items(.notes(.chef)), "NAME", summary: .flagRecipeChef)
  static let collection = Flag("collection", value: .items(.notes(.collection)), "NAME", summary: .flagRecipeCollection)
  static let status = Flag(
    "status", value: .members(Members(of: RecipeStatus.self)), "STATUS", summary: .flagRecipeStatus,
    isRepeatable: true)
  static let isPublic = Flag("public", summary: .flagRecipePublic)
  static let isPrivate = Flag("private", summary: .flagRecipePrivate)
  static let order = Flag(
    "sort", value: .choice(RecipeOrder.allCases.map(\.rawValue)), "ORDER", summary: .flagRecipeSort)
  static let seed = Flag("seed", value: .wholeNumber(0...Int(Int32.max)), "N", summary: .flagRecipeSeed)

  /// What every verb takes that chooses among recipes.
  static let filters = [
    favorites, category, diet, difficulty, longest, leastRating, chef, collection, status, isPublic, isPrivate,
  ]
  static let exclusions = [[isPublic, isPrivate]]

  /// The steps of the scale that recipes use.
  private static let levels = Difficulty.allCases.filter { (Difficulty.easy ... .hard).contains($0) }

  /// The filter that options say, but for the names that only the vault knows.
  ///
  /// - Throws: the first value that does not read, with those that would.
  static func filter(_ arguments: Arguments) throws(Failure) -> RecipeFilter {
    var filter = RecipeFilter()
    filter.isFavorite = arguments.has(favorites)
    filter.categories = texts(of: category, arguments)
    filter.diets = try members(of: diet, among: Diet.allCases, arguments)
    filter.difficulties = try members(of: difficulty, among: levels, arguments)
    filter.statuses = try members(of: status, among: RecipeStatus.allCases, arguments)
    filter.leastRating = arguments.wholeNumber(leastRating)
    if arguments.has(isPublic) || arguments.has(isPrivate) { filter.isPublic = arguments.has(isPublic) }
    if let text = arguments[longest] {
      guard let span = TimeSpan(text), span > .zero else {
        throw Failure(.wrongRequest, .recipeNoDuration, [.text(longest.spelling), .text(text)])
      }
      filter.longest = span
    }
    return filter
  }

  /// The values of a flag, those between commas included.
  private static func texts(of flag: Flag, _ arguments: Arguments) -> [String] {
    arguments.values(of: flag).flatMap { $0.split(separator: ",") }.map { String($0).trimmed }
      .filter { !$0.isEmpty }
  }

  private static func members<Member: ClosedSet>(
    of flag: Flag, among members: [Member], _ arguments: Arguments
  ) throws(Failure) -> [Member] {
    var found: [Member] = []
    for text in texts(of: flag, arguments) {
      guard let member = Member(spelling: text), members.contains(member) else {
        let near = Member.suggestions(for: text)
        throw Failure(
          .wrongRequest, .unknownChoice, [.text(flag.spelling), .text(text), .list(members.map(\.name))],
          hints: near.isEmpty ? [] : [.didYouMean(near)])
      }
      if !found.contains(member) { found.append(member) }
    }
    return found
  }
}
