import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Finds a recipe for every day that has no such meal yet: of those that suit it, the one that most is there for and that
/// uses what expires first.
struct MealProposals {
  private let plan: MealSession
  private let candidates: [Candidate]
  /// How far recipes bear out the diets that the query asks for; nil where it asks for none.
  let diets: DietVerdicts?
  /// The items of the recipes that are not proposed, as nobody can prove their diet.
  private(set) var skipped: [Int] = []
  /// The word for the meal as it is written.
  private let word: String

  /// A recipe that may be proposed.
  fileprivate struct Candidate: Sendable {
    let path: Path
    let title: String
    let needs: [FoodNeed]
    /// For how many, if it says so.
    let servings: Rational?
  }

  /// A recipe for a day.
  struct Proposal {
    let meal: NewMeal
    let title: String
    let coverage: PantryCoverage
    /// Whether it is for as many as it is written for, though somebody asked for another number.
    let isAsWritten: Bool
  }

  /// Reads the recipes that a query finds; without one those whose category suits the meal, and those that were planned
  /// for it before.
  ///
  /// - Parameter takesUnproved: whether recipes are proposed whose diet nobody can prove.
  init(
    _ word: String, where query: String?, takingUnproved takesUnproved: Bool = false, for servings: Rational?,
    _ plan: MealSession, _ invocation: Invocation
  ) throws(Failure) {
    self.plan = plan
    self.word = word
    let (vault, found) = try plan.session.asking(plan.vault) { vault throws(Failure) in
      try RecipesToTry(query ?? "", in: vault, plan.session, invocation)
    }
    diets = found.diets
    var notes = found.notes
    if !takesUnproved, let unproved = found.diets?.unproved {
      skipped = unproved.keys.sorted()
      notes.removeAll { $0.file.flatMap { found.items[$0] }.map { unproved[$0] != nil } ?? false }
    }
    let book = plan.pantry.stock.book
    let kind = query == nil ? MealKind(spelling: word) : nil
    let planned = try kind.map { kind throws(Failure) in try Self.recipes(plannedAs: kind, plan) } ?? []
    let read = try vault.read(notes, invocation.workspace, state: { IngredientNames(book) }) {
      names, indexed, note in
      let suited = planned.contains(indexed.path) ? nil : kind
      return Candidate(note, at: indexed.path, suiting: suited, for: servings, &names)
    }
    candidates = read.sorted { $0.path < $1.path }
  }

  /// The recipes that were planned as a meal before, or are.
  private static func recipes(plannedAs kind: MealKind, _ plan: MealSession) throws(Failure) -> Set<Path> {
    var paths: Set<Path> = []
    for found in plan.meals where found.meal.kind == kind && !found.meal.isSkipped {
      for link in found.meal.recipes {
        if let recipe = try plan.vault.recipe(linkedBy: link.target) { paths.insert(recipe.path) }
      }
    }
    return paths
  }

  /// A recipe for each day from today on that has no such meal, as long as there are recipes.
  ///
  /// - Parameter reservations: what no planned meal claims.
  /// - Returns: the recipes, and the days for which none was left.
  func proposals(
    for days: StatedDays, servings: Rational?, leftBy reservations: MealReservations
  ) throws(Failure) -> (proposals: [Proposal], without: [LocalDate]) {
    var reservations = reservations
    var eaten = try daysOfRecipes(around: days)
    var result: [Proposal] = []
    var without: [LocalDate] = []
    for day in days.all where day >= plan.now.date && !isPlanned(on: day) {
      guard let (candidate, coverage) = best(on: day, reservations, eaten) else {
        without.append(day)
        continue
      }
      eaten[candidate.path, default: []].append(day)
      _ = reservations.reserve(candidate.needs, on: day)
      let words = "\(word) [[\(try plan.vault.link(to: candidate.path))]]"
      let meal = NewMeal(words, on: day, for: candidate.servings == nil ? nil : servings)
      let isAsWritten = servings != nil && candidate.servings == nil
      result.append(Proposal(meal: meal, title: candidate.title, coverage: coverage, isAsWritten: isAsWritten))
    }
    return (result, without)
  }

  private func isPlanned(on day: LocalDate) -> Bool {
    plan.meals.contains { found in
      guard found.day == day, !found.meal.isSkipped else { return false }
      guard let own = found.meal.kindWord else { return true }
      if let kind = MealKind(spelling: word) { return found.meal.kind == kind }
      return TextFolding.caseFolded(own) == TextFolding.caseFolded(word)
    }
  }

  /// On which days each recipe is eaten, in these days and a week before and after.
  private func daysOfRecipes(around days: StatedDays) throws(Failure) -> [Path: [LocalDate]] {
    let first = days.first.adding(days: -Self.apart) ?? days.first
    let last = days.last.adding(days: Self.apart) ?? days.last
    var result: [Path: [LocalDate]] = [:]
    for found in plan.meals where first <= found.day && found.day <= last && !found.meal.isSkipped {
      for link in found.meal.recipes {
        if let recipe = try plan.vault.recipe(linkedBy: link.target) {
          result[recipe.path, default: []].append(found.day)
        }
      }
    }
    return result
  }

  /// Nobody wants the same soup twice within so many days, if there is another one.
  private static let apart = 7

  /// What is eaten least often in the days around, then what is covered best, then what uses up what expires first, then what little
  /// is missing of, then by path; never what is eaten on the day before, on the day itself or on the next.
  private func best(
    on day: LocalDate, _ reservations: MealReservations, _ eaten: [Path: [LocalDate]]
  ) -> (Candidate, PantryCoverage)? {
    var best: (candidate: Candidate, coverage: PantryCoverage, key: (Int, Int, Int, Int))?
    for candidate in candidates {
      let distances = (eaten[candidate.path] ?? []).map { abs(Int($0.daysSinceEpoch) - Int(day.daysSinceEpoch)) }
      guard !distances.contains(where: { $0 <= 1 }) else { continue }
      let times = distances.count { $0 < Self.apart }
      let coverage = reservations.coverage(of: candidate.needs, on: day)
      let soonest = coverage.soonest.map { Int($0.daysSinceEpoch) } ?? Int.max
      let key = (times, -coverage.percent, soonest, coverage.gaps.count)
      if let known = best, known.key <= key { continue }
      best = (candidate, coverage, key)
    }
    return best.map { ($0.candidate, $0.coverage) }
  }
}

extension MealProposals.Candidate {
  /// Reads a recipe; nil for one without ingredients, or that does not suit the meal.
  fileprivate init?(
    _ note: Note, at path: Path, suiting kind: MealKind?, for servings: Rational?, _ names: inout IngredientNames
  ) {
    let recipe = Recipe(note)
    guard !recipe.ingredients.isEmpty, kind?.isSuited(to: recipe.details.category) ?? true else { return nil }
    let own = recipe.servings?.value
    let wanted = own == nil ? nil : servings
    let factor = wanted.flatMap { try? recipe.factor(to: .servings($0), in: note.document, names.book.measures) }
    guard let needs = try? RecipeNeeds(recipe, of: note.document, by: factor ?? .one, names: &names) else { return nil }
    self.path = path
    title = note.title
    self.needs = needs.needs
    self.servings = own
  }
}
