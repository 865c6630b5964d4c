import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The meal plan of a vault as a command sees it, with what the pantry has, read once.
struct MealSession {
  let session: Vault
  let vault: IndexedVault
  let pantry: PantryContents
  /// The notes that meals are planned in, by path.
  let notes: [FoundNote]
  /// All planned meals with a day, those that are eaten first before the others.
  let meals: [FoundMeal]
  let now: LocalDateTime

  var settings: Settings { session.configuration.settings }

  /// Reads the plan, the pantry and the foods of a vault.
  ///
  /// - Parameter known: the index as it was made for an earlier question of the same command.
  init(_ session: Vault, _ invocation: Invocation, by known: IndexedVault? = nil) throws(Failure) {
    self.session = session
    now = try session.now
    let (vault, found) = try session.asking(known) { vault throws(Failure) in
      try FoundNote.all(of: "food,pantry,meals", in: vault, session)
    }
    self.vault = vault
    pantry = PantryContents(found, session.configuration.settings, on: now.date)
    notes = found.filter { $0.note.type == .meals }
    meals = notes.flatMap { note in
      note.note.items.dropFirst().compactMap { FoundMeal(of: $0, in: note) }
    }.sorted { $0.order < $1.order }
  }

  /// What the meals of some days claim of the pantry, and those between today and these.
  ///
  /// - Returns: the meals with what they need and how much of it is kept for them, in the order in which they are eaten,
  ///   those before today without; and what no meal claims.
  func forecast(
    of days: StatedDays
  ) throws(Failure) -> (meals: [ReservedMeal], reservations: MealReservations) {
    var reservations = MealReservations(in: pantry.stock)
    var names = IngredientNames(pantry.stock.book)
    var result: [ReservedMeal] = []
    for meal in meals where meal.day >= min(days.first, now.date) && meal.day <= days.last {
      var reserved = try ReservedMeal(meal, in: self, &names)
      if meal.day >= now.date, !reserved.needs.isEmpty {
        reserved.coverage = reservations.reserve(reserved.needs, on: meal.day)
      }
      result.append(reserved)
    }
    return (result, reservations)
  }
}

extension MealSession {
  /// Where the meals stand that a query finds.
  func places(of text: String, _ invocation: Invocation) throws(Failure) -> Set<String> {
    var query = try session.query(text, invocation, in: vault)
    query.condition = .every([.field("type", .anyOf([ItemType.meals.name])), query.condition])
    let hits = try NoteTexts(vault).hits(of: query, keepingNotes: true)
    return Set(try vault.read(hits, invocation.workspace) { _, _, place in place.text })
  }
}

/// A line of the plan with the note it stands in.
struct FoundMeal {
  let path: Path
  let note: Note
  let item: Item
  let meal: PlannedMeal
  let day: LocalDate
  /// The short name.
  let handle: String

  /// A line that has a day.
  init?(of item: Item, in found: FoundNote) {
    let meal = found.note.meal(of: item)
    guard item.type == .meals, let day = meal.date else { return nil }
    path = found.path
    note = found.note
    self.item = item
    self.meal = meal
    self.day = day
    handle = found.handles[item.range.lower] ?? ""
  }

  /// The line it begins in, from 1.
  var line: Int { note.document.location(of: item.range.lower).line }
  /// Where it stands: `meals/week-48.md:9`.
  var place: String { "\(path.text):\(line)" }

  /// When on its day it is eaten, in seconds: at its time, else when such a meal usually is, else last.
  var second: Int { (meal.time ?? meal.kind?.usualTime).map { Int($0.secondOfDay) } ?? Int.max }

  /// Sorts by when it is eaten, then by place.
  fileprivate var order: Order { Order(day: day, second: second, path: path, start: item.range.lower) }

  fileprivate struct Order: Comparable {
    let day: LocalDate
    let second: Int
    let path: Path
    let start: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.day, left.second, left.path, left.start) < (right.day, right.second, right.path, right.start)
    }
  }
}

/// A planned meal with what it needs and what of that is kept for it.
struct ReservedMeal {
  let found: FoundMeal
  private(set) var dishes: [Dish] = []
  /// Links that mean no recipe.
  private(set) var unknown: [String] = []
  /// The words of the line with the titles of its recipes, as people read them.
  private(set) var shownText = ""
  /// What all dishes need.
  private(set) var needs: [FoodNeed] = []
  /// How much of it is kept; nil where nothing is to be cooked, or not any more.
  var coverage: PantryCoverage?

  /// One recipe of a meal.
  struct Dish {
    let path: Path
    let title: String
    /// For how many; nil: the recipe as written, which says no number.
    let servings: Rational?
  }

  /// Reads the recipes of a meal; what is skipped or already cooked needs nothing.
  fileprivate init(
    _ found: FoundMeal, in plan: MealSession, _ names: inout IngredientNames
  ) throws(Failure) {
    self.found = found
    var titles: [String: String] = [:]
    for link in found.meal.recipes {
      guard let recipe = try plan.vault.recipe(linkedBy: link.target) else {
        unknown.append(link.label)
        continue
      }
      titles[link.target] = recipe.note.title
      try add(recipe, &names)
    }
    shownText = found.meal.spokenText { titles[$0] }
  }

  private mutating func add(_ found: FoundNote, _ names: inout IngredientNames) throws(Failure) {
    let recipe = Recipe(found.note)
    let own = recipe.servings?.value
    let servings = own == nil ? nil : self.found.meal.servings ?? own
    dishes.append(Dish(path: found.path, title: found.note.title, servings: servings))
    guard self.found.meal.isCookedNew, !self.found.meal.isSkipped else { return }
    do throws(ScaleError) {
      let target: ScaleTarget = servings.map { .servings($0) } ?? .factor(1)
      let factor = try recipe.factor(to: target, in: found.note.document, names.book.measures)
      needs += try RecipeNeeds(recipe, of: found.note.document, by: factor, names: &names).needs
    } catch {
      throw Failure(error, path: found.path.text)
    }
  }
}
