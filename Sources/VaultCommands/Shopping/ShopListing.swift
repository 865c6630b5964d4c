import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Shows what is on the shopping lists: `vault shop [LIST]`.
///
/// For people a table under headings, for programs one line an item.
struct ShopListing {
  private let shop: ShopSession
  private let invocation: Invocation
  private let shown: [FoundNote]

  /// Finds one list by its name, or all of them.
  init(_ name: String?, _ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    shop = try ShopSession(listNamed: name, invocation)
    if let name { shown = [try shop.list(named: name)] } else { shown = shop.lists }
  }

  /// Prints the lists.
  func run() throws(Failure) -> ExitCode {
    defer { shop.finish() }
    guard !shown.isEmpty else {
      throw Failure(.notFound, .shopNoList, hints: [.init(.shopNoListHint)])
    }
    var rows: [ShopRow] = []
    var tables: [(list: FoundNote, rows: [ShopRow])] = []
    for list in shown {
      let own = try grouped(list)
      tables.append((list, own))
      rows += own
    }
    let listing = ShopRow.listing(invocation.messages, shop.stock.today)
    try listing.print(rows, invocation) {
      for table in tables { printTable(table.rows, of: table.list, listing) }
    }
    guard !rows.isEmpty else {
      invocation.note(.nothingFound)
      return .nothingFound
    }
    let ticked = rows.count { $0.line.status == .done }
    invocation.note(.shopCounts, [.count(rows.count { $0.isOpen }), .count(ticked)])
    return .done
  }

  // MARK: Grouping

  /// The rows of a list, those of a heading together.
  private func grouped(_ list: FoundNote) throws(Failure) -> [ShopRow] {
    let aisles = shop.aisles(of: list)
    let language = ShopAisles.language(of: list.note)
    let key = invocation.arguments[ShopCommand.by] ?? "aisle"
    var rows = list.note.items.dropFirst().map { item in
      ShopRow(item, of: list, shop.book, aisles, language, shop.language)
    }
    if invocation.isForReading { try nameRecipes(of: &rows) }
    var headings: [String] = []
    for place in rows.indices {
      let heading =
        switch key {
        case "recipe": rows[place].shownRecipes
        case "none": ""
        default: rows[place].aisle
        }
      let known = headings.first { key == "aisle" ? ShopAisles.isSame($0, heading) || $0 == heading : $0 == heading }
      if known == nil { headings.append(heading) }
      rows[place].group = known ?? heading
    }
    let rank = { (group: String) in
      key == "aisle" ? aisles.rank(of: group) : group.isEmpty ? Int.max : 0
    }
    let order = headings.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
    let sorted = order.flatMap { heading in rows.filter { $0.group == heading } }
    guard key == "recipe" else { return sorted }
    return sorted.map { row in
      var row = row
      if row.group.isEmpty { row.group = invocation.messages(.shopByHand) }
      return row
    }
  }

  // MARK: For people

  /// Reads what the recipes are called that lines are for.
  private func nameRecipes(of rows: inout [ShopRow]) throws(Failure) {
    var titles: [String: String] = [:]
    for target in Set(rows.flatMap { $0.sources.map(\.link.target) }) {
      titles[target] = try shop.recipe(linkedBy: target)?.note.title
    }
    for place in rows.indices { rows[place].titles = titles }
  }

  private func printTable(_ rows: [ShopRow], of list: FoundNote, _ listing: Listing<ShopRow>) {
    if shown.count > 1 { printHeading("\(list.note.title) (\(list.path.text))", .title) }
    let rows = placingRecipes(of: rows, listing)
    let (heading, lines) = listing.headedLines(of: rows, invocation)
    if let heading { invocation.print(heading) }
    var group: String?
    for (line, row) in zip(lines, rows) {
      if invocation.shouldStop { return }
      if row.group != group, !row.group.isEmpty { printHeading(row.group, .heading) }
      group = row.group
      invocation.print(line)
      guard row.areRecipesBelow else { continue }
      for recipe in row.recipesOfPeople {
        printHeading("      " + invocation.messages(.forRecipe, [.text(recipe)]), .faint)
      }
    }
  }

  /// The rows, of which those whose recipes would be cut beside a long name have them below.
  private func placingRecipes(of rows: [ShopRow], _ listing: Listing<ShopRow>) -> [ShopRow] {
    let lines = listing.headedLines(of: rows, invocation).lines
    return zip(rows, lines).map { row, line in
      var row = row
      row.areRecipesBelow = !row.sources.isEmpty && !line.contains(SafeText.line(row.shownRecipes))
      return row
    }
  }

  private func printHeading(_ text: String, _ role: TextRole) {
    let line = DisplayWidth.truncate(SafeText.line(text), to: invocation.columns)
    invocation.print(invocation.painter.paint(line, role))
  }
}

/// One line of a list as it is shown.
struct ShopRow {
  let line: ShoppingLine
  let sources: [ShopSource]
  let handle: String
  /// Where it stands: `shopping/market.md:12`.
  let place: String
  let path: Path
  let number: Int
  /// The heading it stands under, else where its food stands in a shop.
  let aisle: String
  /// The heading it is shown under.
  var group = ""
  /// What recipes are called, by what links name; empty for programs.
  var titles: [String: String] = [:]
  /// Whether people find the recipes on a line of their own.
  var areRecipesBelow = false

  init(
    _ item: Item, of list: FoundNote, _ book: FoodBook, _ aisles: ShopAisles, _ listLanguage: Language?,
    _ language: Language
  ) {
    line = list.note.shoppingLine(of: item)
    sources = ShopSource.all(of: item, in: list.note)
    handle = list.handles[item.range.lower] ?? ""
    path = list.path
    number = list.note.document.location(of: item.range.lower).line
    place = "\(path.text):\(number)"
    aisle = line.aisle ?? aisles.name(of: book.food(of: line), on: listLanguage, else: language)
  }

  var isOpen: Bool { line.status == .open || line.status == .inProgress }

  /// The checkbox as the format writes it.
  var box: String {
    switch line.status {
    case .open: "[ ]"
    case .inProgress: "[/]"
    case .done: "[x]"
    case .cancelled: "[-]"
    }
  }

  /// The recipes that want it: `borshch × 8, varenyky`.
  var recipes: String { recipes { $0.label }.joined(separator: ", ") }

  /// The same by the titles of the recipes, where the link says no words of its own.
  var shownRecipes: String { recipesOfPeople.joined(separator: ", ") }

  var recipesOfPeople: [String] { recipes { $0.text ?? titles[$0.target] ?? $0.label } }

  private func recipes(_ name: (NamedLink) -> String) -> [String] {
    sources.map { source in
      name(source.link) + (source.servings.map { " × " + $0.printed(in: NumberNotation(.slash)) } ?? "")
    }
  }

  /// One line of a list a row.
  static func listing(_ messages: Messages, _ today: LocalDate) -> Listing<ShopRow> {
    typealias Line = Column<ShopRow>
    let handle = Line("handle", .fixed, .handle) { $0.handle }
    let group = Line("group") { $0.group }
    let status = Line("status") { $0.line.status.name }.cell { .init($0.box, $0.isOpen ? nil : .faint) }
    let amount = Line("amount", .number) { row in
      row.line.amount.map { amount in
        ListedDetails(amount.text) { if let value = amount.factValue { $0.value(value) } else { $0.null() } }
      }
    }
    .cell { .init($0.line.amount?.text ?? "", $0.isOpen ? nil : .faint) }
    let name = Line("name", .title) { $0.line.name }.cell { .init($0.line.name, $0.isOpen ? .title : .faint) }
    let from = Line("from", .flexible(minimum: 8)) { row in
      ListedDetails(row.sources, field: row.recipes) { source, json in
        json.member("recipe", source.link.target)
        json.member("servings", source.servings?.printed(in: NumberNotation(.slash)))
      }
    }
    .cell { .init($0.areRecipesBelow ? "" : $0.shownRecipes, .faint) }.headed(messages(.columnForRecipe))
    let day = Line("for", .fixed.whereThereIsRoom) { $0.line.day?.text }.cell {
      .init($0.line.day.map { messages.near($0, today) } ?? "", .faint)
    }.headed(messages(.columnNeeded))
    return Listing(
      [
        handle, Line("path") { $0.path }, Line("line") { $0.number }, group, Line("aisle") { $0.aisle }, status,
        amount, name, from, day, Line("price") { $0.line.price }, Line("note") { $0.line.note },
        Line("tags") { $0.line.tags },
      ],
      fields: [handle, group, status, amount, name, from, day, Line("place") { $0.place }],
      cells: [handle, status, amount, name, from, day])
  }
}
