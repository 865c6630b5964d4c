import VaultActions
import VaultEdit
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Closes a trip to the shop: `vault shop done [LIST] [--paid 640] [--stock]`.
///
/// What is ticked or cancelled goes from the list; with `--stock` what is ticked becomes lots of the pantry, with `--paid`
/// the sum an expense of today: all of it in one step, or nothing.
struct ShopTrip {
  private let shop: ShopSession
  private let invocation: Invocation
  private let list: FoundNote
  private let now: LocalDateTime

  /// Finds the list, the one of that name, the only one or that of the setting.
  init(_ name: String?, _ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    shop = try ShopSession(listNamed: name, invocation)
    now = try shop.session.now
    let found: FoundNote?
    if let name { found = try shop.list(named: name) } else { found = try shop.oneList { [$0] } }
    guard let found else {
      throw Failure(.notFound, .shopNoList, hints: [.init(.shopNoListHint)])
    }
    list = found
  }

  /// Writes everything, or nothing.
  func run() throws(Failure) -> ExitCode {
    defer { shop.finish() }
    let note = list.note
    let lines = note.items.dropFirst().map { (item: $0, line: note.shoppingLine(of: $0)) }
    let bought = lines.filter { $0.line.status == .done }
    guard !bought.isEmpty else {
      throw Failure(.notFound, .shopNothingTicked, [.text(list.path.text)])
    }
    var plan = EditPlan(shop.session)
    for (item, line) in lines where line.status == .done || line.status == .cancelled {
      plan.change(
        FoundItem(note, item: item, path: list.path, settings: shop.settings, root: shop.session.root), [.removeLine])
    }
    if invocation.arguments.has(ShopCommand.stock) { try putAway(bought.map(\.line), &plan) }
    if let paid = invocation.arguments[ShopCommand.paid] { try pay(paid, &plan) }
    // They hold for these bytes alone: what somebody ticks meanwhile was bought as well.
    let writes = try plan.writes().map { write in
      var write = write
      write.recompute = nil
      return write
    }
    return try EditRun(invocation, shop.session).finish(writes)
  }

  // MARK: The pantry

  /// Makes a lot of every line, below the last lot of the same food, else at the end of a pantry.
  private func putAway(_ lines: [ShoppingLine], _ plan: inout EditPlan) throws(Failure) {
    let fallback = try fallbackPantry()
    var changes: [Path: [ItemChange]] = [:]
    var created: [NewLine] = []
    for line in lines {
      let content = NewLine(lot(line))
      if let (path, reference) = lastLot(of: shop.book.food(of: line)) {
        changes[path, default: []].append(.append(content, .after(reference)))
      } else if let fallback {
        changes[fallback.path, default: []].append(.append(content, .end))
      } else {
        created.append(content)
      }
    }
    for pantry in shop.pantry.notes {
      guard let own = changes[pantry.path] else { continue }
      plan.change(noteAt: pantry.path, pantry.note.document.bytes, own)
    }
    if !created.isEmpty { plan.change(noteAt: pantryPath, nil, orNew: .pantry, created.map { .append($0, .end) }) }
  }

  /// The line as a lot, with what it cost.
  private func lot(_ line: ShoppingLine) -> String {
    let amount = line.amount.map { "*\($0.text)* " } ?? ""
    let details = [("food", line.food), ("price", line.price)].compactMap { key, text in
      text.map { "\(key): \"\($0.replacingQuotes)\"" }
    }
    return amount + line.name + (details.isEmpty ? "" : " {" + details.joined(separator: ", ") + "}")
  }

  private func lastLot(of food: NamedFood) -> (Path, ItemReference)? {
    for pantry in shop.pantry.notes.reversed() {
      for item in pantry.note.items.dropFirst().reversed() {
        guard shop.book.food(of: pantry.note.pantryLot(of: item)) == food else { continue }
        return (pantry.path, pantry.note.reference(to: item))
      }
    }
    return nil
  }

  private func fallbackPantry() throws(Failure) -> FoundNote? {
    guard let name = invocation.arguments[ShopCommand.pantry] else {
      let usual = NoteOfSetting("default-pantry", shop.settings.defaultPantry).named(among: shop.pantry.notes)
      return usual ?? shop.pantry.notes.first
    }
    let found = try ItemSelection(naming: name, invocation).items.first
    guard let found, let pantry = shop.pantry.notes.first(where: { $0.path == found.path }) else {
      throw Failure(.wrongRequest, .shopNotAPantry, [.text(name)])
    }
    return pantry
  }

  private var pantryPath: Path {
    Path(shop.settings.path(forNew: .pantry, named: shop.language == .english ? "pantry" : "комора"))
  }

  // MARK: Money

  /// Writes the sum as an expense of today, in the currency of the vault unless it names one.
  private func pay(_ text: String, _ plan: inout EditPlan) throws(Failure) {
    let reading = MoneyReading(
      parsing: text, configured: shop.settings.currency, needsSign: false, context: shop.settings.context().numbers)
    guard case .money(let money)? = reading, money.parts != 0 else {
      throw Failure(.wrongRequest, .shopPaidNotMoney, [.text(text)], hints: [.init(.shopPaidHint)])
    }
    let expense = money.isNegative ? money : -money
    let words = list.note.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    try AddMoney(text, words).add(expense, words, on: now.date, to: &plan)
  }
}

extension String {
  /// The text as it can stand between double quotes.
  fileprivate var replacingQuotes: String { split(separator: "\"").joined(separator: "'") }
}
