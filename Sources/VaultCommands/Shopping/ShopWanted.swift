import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The recipes that are shopped for: those a command names, and those that the list has already.
struct ShopWanted {
  private(set) var recipes: [ShopRecipe] = []
  private let shop: ShopSession
  private let list: FoundNote?

  init(_ shop: ShopSession, _ list: FoundNote?) {
    self.shop = shop
    self.list = list
  }

  /// Adds a recipe that the command names; of one that is named twice the first counts.
  ///
  /// - Parameter servings: for how many; nil: as the list says, else the recipe.
  mutating func add(
    _ note: Note, at path: Path, for servings: Rational?, on day: LocalDate? = nil
  ) throws(Failure) {
    let listed = servings == nil ? try servingsOnTheList(of: path) : nil
    try add(note, at: path, for: servings ?? listed, on: day, isAsked: true)
  }

  private mutating func add(
    _ note: Note, at path: Path, for servings: Rational?, on day: LocalDate?, isAsked: Bool
  ) throws(Failure) {
    guard !recipes.contains(where: { $0.id == path.text }) else { return }
    let recipe = Recipe(note)
    if recipe.ingredients.isEmpty, isAsked {
      throw Failure(.wrongRequest, .shopNoIngredients, [.text(path.text)])
    }
    let own = recipe.servings?.value
    let link: String
    let plain: [FoodNeed]
    do throws(ScaleError) {
      let target: ScaleTarget = servings.map { own == nil ? .factor($0) : .servings($0) } ?? .factor(1)
      // `--servings` means people, which a recipe must name; what a list says is what was once reckoned.
      if isAsked, own == nil, shop.invocation.arguments.has(ShopCommand.servings) { throw .noServings }
      plain = try RecipeNeeds(recipe, of: note.document, to: target, shop.book).needs
      link = try self.link(to: path)
    } catch {
      throw Failure(error, path: path.text)
    }
    let isOpening = shop.invocation.arguments.has(CookCommand.expand) || !isAsked && wasOpened(plain, path)
    let needs = try shop.vault.needs(plain, of: note, shop.book, isOpening: isOpening)
    recipes.append(
      ShopRecipe(
        id: path.text, link: link, servings: servings == own ?? 1 ? nil : servings, needs: needs,
        language: recipe.context.language, day: day, isAsked: isAsked))
  }

  /// Whether the list has lines of a recipe for foods that it does not name itself: those of a recipe that it links to.
  private func wasOpened(_ needs: [FoodNeed], _ path: Path) -> Bool {
    guard let note = list?.note, needs.contains(where: { $0.link != nil }) else { return false }
    return note.items.dropFirst().contains { item in
      let food = shop.book.food(of: note.shoppingLine(of: item))
      return !needs.contains { $0.food == food }
        && ShopSource.all(of: item, in: note).contains { source in
          (try? shop.recipe(linkedBy: source.link.target))?.path == path
        }
    }
  }

  private func link(to path: Path) throws(ScaleError) -> String { (try? shop.link(to: path)) ?? path.stem }

  // MARK: The list

  /// The sources that the lines of the list name, without those of cancelled lines.
  private var sources: [ShopSource] {
    guard let note = list?.note else { return [] }
    return note.items.dropFirst().filter { note.shoppingLine(of: $0).status != .cancelled }
      .flatMap { ShopSource.all(of: $0, in: note) }
  }

  private func servingsOnTheList(of path: Path) throws(Failure) -> Rational? {
    for source in sources {
      guard let servings = source.servings, try shop.recipe(linkedBy: source.link.target)?.path == path else {
        continue
      }
      return servings
    }
    return nil
  }

  /// Adds the recipes of the list's lines that the command does not name, for as many as these say.
  mutating func addThoseOnTheList() throws(Failure) {
    var unknown: [String] = []
    for source in sources {
      guard let found = try shop.recipe(linkedBy: source.link.target) else {
        if !unknown.contains(source.link.target) { unknown.append(source.link.target) }
        continue
      }
      try add(found.note, at: found.path, for: source.servings, on: nil, isAsked: false)
    }
    if !unknown.isEmpty { shop.invocation.note(.shopRecipeGone, [.list(unknown)]) }
  }

  // MARK: Meals

  /// Adds the recipes of the meals that are planned for some days, a recipe that is cooked twice for all of them.
  mutating func addMeals(of days: ShopDays) throws(Failure) {
    let (shop, invocation) = (shop, shop.invocation)
    let notes = try FoundNote.all(of: "meals", in: shop.vault, shop.session)
    var planned = PlannedRecipes()
    for meal in notes.flatMap(\.note.mealPlan.meals) {
      guard let date = meal.date, days.contains(date), !meal.isSkipped, !meal.recipes.isEmpty else { continue }
      guard meal.isCookedNew else {
        invocation.note(.shopMealLeft, [.text("\(date.text) \(meal.text)")])
        continue
      }
      for link in meal.recipes {
        guard let found = try shop.recipe(linkedBy: link.target) else {
          invocation.note(.shopMealUnknown, [.text("\(date.text) \(link.label)")])
          continue
        }
        planned.add(found, date, meal.servings)
      }
    }
    guard !planned.recipes.isEmpty else {
      throw Failure(.notFound, .shopNoMeals, [.day(days.first), .day(days.last)])
    }
    invocation.note(.shopMealsBetween, [.day(days.first), .day(days.last)])
    for meal in planned.recipes {
      try add(meal.found.note, at: meal.found.path, for: meal.servings, on: meal.date, isAsked: true)
    }
  }
}

/// The recipes of planned meals, each once.
private struct PlannedRecipes {
  private(set) var recipes: [(found: FoundNote, date: LocalDate, servings: Rational)] = []

  /// Adds a meal; without servings it is one of the recipe's own.
  mutating func add(_ found: FoundNote, _ date: LocalDate, _ servings: Rational?) {
    let servings = servings ?? Recipe(found.note).servings?.value ?? 1
    guard let place = recipes.firstIndex(where: { $0.found.path == found.path }) else {
      recipes.append((found, date, servings))
      return
    }
    recipes[place].date = min(recipes[place].date, date)
    recipes[place].servings = (try? recipes[place].servings + servings) ?? recipes[place].servings
  }
}
