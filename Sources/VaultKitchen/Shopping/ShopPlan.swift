package import VaultModel
import VaultSyntax

/// What a shopping list becomes when recipes are shopped for: needed, less what the pantry has, less what is on the list.
///
/// The amounts of one food are one line, whichever recipes want it, unless they cannot be added. A recipe that is on the
/// list already counts with what it still wants, so that the pantry is taken off once. Lines that name no recipe, and
/// those that are ticked, stay as they are and count as bought.
///
/// ```swift
/// let plan = ShopPlan(for: recipes, on: note, stock: stock)
/// plan.changes      // [(note.whole, .append("*1.5 kg* flour {from: \"[[bread]], [[pizza]]\"}", .under("Baking")))]
/// ```
package struct ShopPlan: Sendable {
  /// The changes of the list, none when it is so already.
  package private(set) var changes: [(item: Item, change: ItemChange)] = []
  package private(set) var remarks: [ShopRemark] = []
  /// Why foods of the recipes that are asked for got no line of their own, in the order of the recipes.
  package private(set) var reasons: [(food: String, reason: ShopReason)] = []

  /// The staples of the recipes that the list does not name, because they are always there.
  package private(set) var leftOut: [NamedFood] = []

  private let note: Note
  private let recipes: [ShopRecipe]
  private let texts: [ShopText]
  private let stock: PantryStock
  private let aisles: ShopAisles
  /// The language that the list shows, and that of the vault.
  private let listLanguage: Language?
  private let language: Language?
  private let lines: [ShopLine]
  /// What each line is about: a name that a recipe has for a food means that food, whatever else it might mean.
  private let foods: [NamedFood]
  /// The recipes that each line names; nil for one that is not known.
  private let ids: [[String?]]

  /// Plans a list.
  ///
  /// - Parameters:
  ///   - recipes: those the command names, and those that are on the list already.
  ///   - texts: what is bought for no recipe, whatever the pantry has; a line with the same words that is still to be bought
  ///     is not doubled.
  ///   - language: of headings that are made, when the list says none.
  ///   - identify: the recipe that a link means, as ``ShopRecipe/id``; nil for one that cannot be read.
  package init(
    for recipes: [ShopRecipe], and texts: [ShopText] = [], on note: Note, stock: PantryStock,
    aisles: ShopAisles = ShopAisles(), language: Language? = nil, identify: (NamedLink) -> String?
  ) {
    self.note = note
    self.texts = texts
    self.stock = stock
    self.aisles = aisles
    listLanguage = ShopAisles.language(of: note)
    self.language = language
    let lines = note.items.dropFirst().flatMap { ShopLine.all(of: $0, in: note, stock.book) }
    self.lines = lines
    let needed = recipes.flatMap(\.bought).map(\.food)
    foods = lines.map { line in needed.first { line.isNamed($0.name) } ?? line.food }
    ids = lines.map { $0.sources.map { identify($0.link) } }
    // Those on the list come first, in its order, so that one command after the other makes the list of one for all.
    let order = ids.joined().compactMap(\.self)
    let ranks = recipes.indices.map { (order.firstIndex(of: recipes[$0].id) ?? order.count, $0) }
    self.recipes = recipes.indices.sorted { ranks[$0] < ranks[$1] }.map { recipes[$0] }
    plan()
  }

  private mutating func plan() {
    var seen: Set<NamedFood> = []
    var added: [(heading: String, content: String)] = []
    for recipe in recipes where recipe.isAsked {
      for need in recipe.bought where seen.insert(need.food).inserted { refresh(need.food, &added) }
      let unread = recipe.needs.compactMap { need in need.unread.map { (need.food.name, $0) } }
      remarks += unread.map { .unread(food: $0.0, amount: $0.1) }
    }
    for text in texts {
      let isOnTheList = lines.contains { $0.isOpen && $0.words == text.words }
      guard !isOnTheList, !added.contains(where: { $0.content == text.content }) else {
        remarks.append(.listed(text.content))
        continue
      }
      let language = self.language ?? ShopWords.language(of: text.words)
      let aisle = aisles.name(of: stock.book.food(of: text.line), on: listLanguage, else: language)
      added.append((text.line.aisle ?? aisle, text.content))
    }
    append(added)
    remarks += recipes.filter(\.isAsked).flatMap(\.needs).filter(\.isRecipe).map { .linked(food: $0.food.name) }
    let optional = recipes.filter(\.isAsked).flatMap(\.needs).filter(\.isOptional).map(\.food.name)
    if !optional.isEmpty { remarks.append(.optional(optional)) }
  }

  // MARK: One food

  private mutating func refresh(_ food: NamedFood, _ added: inout [(heading: String, content: String)]) {
    let places = lines.indices.filter { foods[$0] == food }
    // What somebody cancelled, or wrote in jars where the recipe has spoons, is settled for the recipes it names.
    let foreign = places.filter { isOwn($0) && isForeign($0, food) }
    let settled = places.filter { lines[$0].line.status == .cancelled } + foreign
    let refused = Set(settled.flatMap { ids[$0].compactMap(\.self) })
    remarks += foreign.map {
      .notCompared(food: lines[$0].line.name, amount: lines[$0].line.amount?.text ?? "", isListed: true)
    }
    let needing = recipes.filter { recipe in
      !refused.contains(recipe.id) && recipe.bought.contains { $0.food == food }
    }
    // Of a recipe on the list whose line of this food is not there, the pantry had all of it, or somebody took the line
    // out: it keeps its part of the pantry and buys nothing.
    let named = Set(places.flatMap { ids[$0].compactMap(\.self) })
    let wanting = needing.filter { $0.isAsked || named.contains($0.id) }
    let others = needing.filter { !$0.isAsked && !named.contains($0.id) }
    let own = places.filter { isOwn($0) && !foreign.contains($0) }
    let supply = ShopSupply(
      lines: places.filter { !own.contains($0) && !settled.contains($0) && counts($0, for: wanting) }.map { lines[$0] },
      stock, food,
      keeping: others)
    var total = ShopTotal(of: food, for: wanting, supply, stock.book.measures)
    let missing = wanting.isEmpty ? [] : total.missing(from: supply)
    if !missing.isEmpty, own.isEmpty, stock.isAlwaysThere(food, for: wanting.flatMap(\.bought)) {
      return leftOut.append(wanting.flatMap(\.bought).first { $0.food == food }?.food ?? food)
    }
    remarks += total.remarks
    if stock.places(of: food).contains(where: stock.isExpired) { remarks.append(.expired(food: food.name)) }
    if !missing.isEmpty {
      remarks += stock.lots(perhaps: food).map { .perhaps(food: food.name, lot: stock.lots[$0].lot.name) }
    }
    let before = (changes: changes.count, added: added.count)
    write(missing, of: food, for: wanting, over: own, &added)
    guard added.count == before.added, !wanting.isEmpty else { return }
    // What the pantry has without an amount is said as a remark.
    if missing.isEmpty, own.isEmpty, supply.isPantryUnmeasured { return }
    let reason = reason(
      after: changes.count > before.changes, isMissing: !missing.isEmpty, hadLine: !own.isEmpty,
      isInPantry: !supply.inPantry.isEmpty || supply.isPantryUnmeasured)
    reasons.append((food.name, reason))
  }

  /// Why a food got no new line.
  private func reason(after isChanged: Bool, isMissing: Bool, hadLine: Bool, isInPantry: Bool) -> ShopReason {
    if isMissing { return isChanged ? .merged : .onList }
    if hadLine { return isInPantry ? .lineLeftForPantry : .lineLeftForOthers }
    return isInPantry ? .inPantry : .onList
  }

  /// Whether a line is the plan's to change: open, and of recipes that are all known.
  private func isOwn(_ place: Int) -> Bool {
    lines[place].isOpen && !lines[place].isManual && !ids[place].contains(nil)
  }

  /// Whether a line measures a food in something that no recipe has for it.
  private func isForeign(_ place: Int, _ food: NamedFood) -> Bool {
    guard let amount = lines[place].amount else { return false }
    let needs = recipes.flatMap(\.bought).filter { $0.food == food }
    let measured = needs.flatMap { $0.amounts + $0.equivalents }
    return !measured.isEmpty && !measured.contains { compares(amount, $0, food) }
  }

  /// Whether what a line says is there for some recipes: one written by hand is for all, another one for those it names.
  private func counts(_ place: Int, for recipes: [ShopRecipe]) -> Bool {
    guard lines[place].line.status != .cancelled else { return false }
    return lines[place].isManual || ids[place].contains { id in recipes.contains { $0.id == id } }
  }

  // MARK: Writing

  /// Gives the lines of a food the amounts that are missing; those that are left over go, and lines that lack come.
  private mutating func write(
    _ missing: [FoodAmount?], of food: NamedFood, for wanting: [ShopRecipe], over own: [Int],
    _ added: inout [(heading: String, content: String)]
  ) {
    var free = own
    var rest: [FoodAmount?] = []
    for amount in missing {
      if let place = free.first(where: { compares(lines[$0].amount, amount, food) }) {
        free.removeAll { $0 == place }
        change(place, to: amount, wanting)
      } else {
        rest.append(amount)
      }
    }
    for amount in rest {
      if let place = free.first {
        free.removeFirst()
        change(place, to: amount, wanting)
      } else if let line = newLine(amount, food, wanting) {
        added.append(line)
      }
    }
    changes += free.map { (lines[$0].item, .removeLine) }
  }

  private func compares(_ left: FoodAmount?, _ right: FoodAmount?, _ food: NamedFood) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.value(inUnitOf: right, of: food.known, stock.book.measures) != nil
  }

  private mutating func change(_ place: Int, to amount: FoodAmount?, _ wanting: [ShopRecipe]) {
    let line = lines[place]
    if let amount {
      let shown = ShopAmount(amount, in: language(of: line.line.name, wanting), stock.book.measures)
      let isSame = line.amount.flatMap { $0.value(inUnitOf: shown.amount, of: nil, stock.book.measures) }
        .map { $0.value == shown.amount.value }
      if isSame != true {
        changes.append((line.item, .set(["amount"], .scalar(NewScalar(shown.text)))))
        let needs = recipes.flatMap(\.bought).filter { $0.food == foods[place] }
        if amount.isCounted, let words = line.words(after: shown.text, like: needs) {
          changes.append((line.item, .reword(words)))
        }
      }
    } else if line.line.amount != nil {
      changes.append((line.item, .removeKey(["amount"])))
    }
    if !names(place, wanting) {
      changes.append((line.item, .set(["from"], .scalar(NewScalar(source(of: wanting), isText: true)))))
    }
    if let day = day(of: wanting), line.line.day.map({ day < $0 }) ?? true {
      changes.append((line.item, .set(["for"], .scalar(NewScalar(day.text)))))
    }
  }

  /// Whether a line names these recipes and no others, each for as many.
  private func names(_ place: Int, _ recipes: [ShopRecipe]) -> Bool {
    let named = zip(ids[place], lines[place].sources).map {
      "\($0 ?? "") \($1.servings.map(String.init(describing:)) ?? "")"
    }
    let wanted = recipes.map { "\($0.id) \($0.servings.map(String.init(describing:)) ?? "")" }
    return Set(named) == Set(wanted) && named.count == wanted.count
  }

  private func source(of recipes: [ShopRecipe]) -> String { recipes.map(\.source).joined(separator: ", ") }

  private func day(of recipes: [ShopRecipe]) -> LocalDate? { recipes.compactMap(\.day).min() }

  private func newLine(
    _ amount: FoodAmount?, _ food: NamedFood, _ wanting: [ShopRecipe]
  ) -> (heading: String, content: String)? {
    let need = need(of: food, wanting)
    let name = need?.food.name ?? food.name
    let language = language(of: name, wanting)
    let words = ShopWords.safe(name)
    guard !words.isEmpty else { return nil }
    let number = amount.map { ShopAmount($0, in: language, stock.book.measures).text }
    let spoken =
      number.map {
        amount?.isCounted == true
          ? CountedFood.name(words, after: $0, written: need?.written, in: need?.language) : words
      } ?? words
    let shown = number.map { "*" + $0 + "* " } ?? ""
    let day = day(of: wanting).map { ", for: " + $0.text } ?? ""
    let heading = aisles.name(of: food, on: listLanguage, else: self.language ?? language)
    return (heading, "\(shown)\(spoken) {from: \"\(source(of: wanting))\"\(day)}")
  }

  /// What has the word for a food that goes with much of it: `3 onions` of `1 onion` and those, else the first recipe's.
  private func need(of food: NamedFood, _ recipes: [ShopRecipe]) -> FoodNeed? {
    let needs = recipes.flatMap(\.bought).filter { $0.food == food }
    let counted = needs.filter { $0.amounts.first?.unit == nil && $0.amounts.first?.unitText == "" }
    let most = counted.enumerated().max { left, right in
      let (less, more) = (left.element.amounts.first?.value ?? 0, right.element.amounts.first?.value ?? 0)
      return less == more ? left.offset > right.offset : less < more
    }
    return counted.count == needs.count ? most?.element : needs.first
  }

  /// The language of a name: that of the recipe where its letters agree.
  private func language(of name: String, _ recipes: [ShopRecipe]) -> Language {
    ShopWords.language(of: name, within: recipes.compactMap(\.language).first { $0 != .english })
  }

  // MARK: Places

  /// Writes new lines under the headings of their aisles, in the order of the shop; a list without headings stays one.
  private mutating func append(_ added: [(heading: String, content: String)]) {
    let shelves = ShopWords.shelves(of: note)
    let isDivided = !shelves.isEmpty || lines.isEmpty
    let ordered = added.enumerated().sorted {
      (aisles.rank(of: $0.element.heading), $0.offset) < (aisles.rank(of: $1.element.heading), $1.offset)
    }
    for (_, line) in ordered {
      let heading = shelves.first { ShopAisles.isSame($0, line.heading) } ?? line.heading
      // Of two headings that read alike nobody can say which is meant.
      let isAmbiguous = shelves.count { FoldedWords.list(of: $0) == FoldedWords.list(of: heading) } > 1
      let place: LinePlace = isDivided && !isAmbiguous ? .under(heading: heading) : .end
      changes.append((note.whole, .append(NewLine(line.content, checkbox: .open), place)))
    }
  }
}
