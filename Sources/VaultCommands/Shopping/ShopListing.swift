import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// Shows what is on the shopping lists: `vault shop [LIST]`.
///
/// For people a table under headings. For programs one line an item, its columns separated by tabs: handle, heading,
/// status, amount, name, recipes, day, and where it stands.
struct ShopListing {
  private let shop: ShopSession
  private let invocation: Invocation
  private let shown: [FoundNote]

  /// Finds one list by its name, or all of them.
  init(_ name: String?, _ invocation: Invocation) throws(CommandFailure) {
    self.invocation = invocation
    shop = try ShopSession(listNamed: name, invocation)
    if let name { shown = [try shop.list(named: name)] } else { shown = shop.lists }
  }

  /// Prints the lists.
  func run() throws(CommandFailure) -> ExitCode {
    defer { shop.finish() }
    guard !shown.isEmpty else {
      throw CommandFailure(.nothingFound, .shopNoList, hints: [.init(.shopNoListHint)])
    }
    var rows: [ShopRow] = []
    for list in shown {
      let own = grouped(list)
      if invocation.format == "text", invocation.isForPeople {
        printTable(own, of: list)
      } else {
        for row in own { invocation.print(invocation.format == "json" ? row.json : row.tabSeparated) }
      }
      rows += own
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
  private func grouped(_ list: FoundNote) -> [ShopRow] {
    let aisles = shop.aisles(of: list)
    let key = invocation.arguments[ShopCommand.by] ?? "aisle"
    var rows = list.note.items.dropFirst().map { item in
      ShopRow(item, of: list, shop.book, aisles, shop.language)
    }
    var headings: [String] = []
    for place in rows.indices {
      let heading =
        switch key {
        case "recipe": rows[place].recipes
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

  private func printTable(_ rows: [ShopRow], of list: FoundNote) {
    if shown.count > 1 {
      invocation.print(invocation.painter.paint(SafeText.line(list.note.title + " (\(list.path.text))"), .title))
    }
    var table = TextTable([.fixed, .fixed, .number, .flexible(minimum: 12), .flexible(minimum: 8), .fixed])
    for row in rows {
      let role: TextRole? = row.isOpen ? nil : .faint
      table.add([
        .init(row.handle, .handle), .init(row.box, role), .init(row.line.amount?.text ?? "", role),
        .init(row.line.name, row.isOpen ? .title : .faint), .init(row.recipes, .faint),
        .init(row.line.day.map { $0.text(in: invocation.messages.language) } ?? "", .faint),
      ])
    }
    var group: String?
    for (line, row) in zip(table.lines(fitting: invocation.columns, invocation.painter), rows) {
      if invocation.shouldStop { return }
      if row.group != group, !row.group.isEmpty {
        invocation.print(invocation.painter.paint(SafeText.line(row.group), .heading))
      }
      group = row.group
      invocation.print(line)
    }
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

  init(
    _ item: Item, of list: FoundNote, _ book: FoodBook, _ aisles: ShopAisles, _ language: Language
  ) {
    line = list.note.shoppingLine(of: item)
    sources = ShopSource.all(of: item, in: list.note)
    handle = list.handles[item.range.lower] ?? ""
    path = list.path
    number = list.note.document.location(of: item.range.lower).line
    place = "\(path.text):\(number)"
    aisle = line.aisle ?? aisles.name(of: book.food(of: line), in: language)
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
  var recipes: String {
    sources.map { source in
      source.link.label + (source.servings.map { " × " + $0.printed(in: NumberNotation(.slash)) } ?? "")
    }.joined(separator: ", ")
  }

  var tabSeparated: String {
    TabSeparated.line([
      handle, group, line.status.name, line.amount?.text ?? "", line.name, recipes, line.day?.text ?? "", place,
    ])
  }

  /// The line as one object; what it does not say is null.
  var json: String {
    var json = JSONWriter()
    json.object {
      $0.member("handle", handle)
      $0.member("path", path.text)
      $0.member("line", number)
      $0.member("group", group)
      $0.member("aisle", aisle)
      $0.member("status", line.status.name)
      $0.member("amount") { json in
        guard let value = line.amount?.factValue else { return json.null() }
        json.value(value)
      }
      $0.member("name", line.name)
      $0.member("from") { json in
        json.array { list in
          for source in sources {
            list.object {
              $0.member("recipe", source.link.target)
              $0.member("servings", source.servings?.printed(in: NumberNotation(.slash)))
            }
          }
        }
      }
      $0.member("for", line.day?.text)
      $0.member("price", line.price)
      $0.member("note", line.note)
      $0.member("tags", line.tags)
    }
    return json.text
  }
}
