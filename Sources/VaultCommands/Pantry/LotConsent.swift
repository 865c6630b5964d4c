import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Asks which lots may be taken for foods that their names only perhaps mean: Lurpak spread for butter.
struct LotConsent {
  private let invocation: Invocation
  private let pantry: PantrySession

  init(_ invocation: Invocation, _ pantry: PantrySession) {
    self.invocation = invocation
    self.pantry = pantry
  }

  /// The stock with the lots that `--use` names, and those that somebody at the terminal says yes to, taken for what
  /// they may be.
  ///
  /// - Throws: the failure to report: no such lot, one that no ingredient may be, or that the command was stopped.
  func stock(for needs: [FoodNeed]) throws(Failure) -> PantryStock {
    var stock = pantry.stock
    for name in invocation.arguments.values(of: CookCommand.use) {
      let place = try place(of: name)
      let foods = Self.foods(needs, perhapsIn: stock.lots[place])
      guard !foods.isEmpty || needs.contains(where: { $0.food == stock.lots[place].food }) else {
        throw Failure(
          .wrongRequest, .cookUseNothing, [.text(stock.lots[place].lot.name)], hints: [.init(.cookUseNothingHint)])
      }
      for food in foods { stock.take(place, as: food) }
    }
    guard invocation.canAsk, !invocation.arguments.has(.dryRun), invocation.format != "json" else { return stock }
    var trial = stock
    for report in StockReport.reports(of: needs, from: &trial) {
      for place in report.perhaps {
        let lot = pantry.lots[place]
        guard
          try invocation.isYes(
            .cookUseQuestion, [.text(report.need.spokenText), .text(lot.lot.name), .text(lot.place)])
        else { continue }
        stock.take(place, as: report.need.food)
      }
    }
    return stock
  }

  /// The foods that some needs are of, and that a lot may be, each once.
  private static func foods(_ needs: [FoodNeed], perhapsIn lot: StockLot) -> [NamedFood] {
    var seen: Set<NamedFood> = []
    return needs.map(\.food).filter { lot.food.likeness(to: $0) == .perhaps && seen.insert($0).inserted }
  }

  private func place(of name: String) throws(Failure) -> Int {
    var lookup = ItemLookup(invocation.workspace.anew(), forWriting: true)
    let found = try lookup.find(name)
    lookup.finish()
    let place = pantry.lots.firstIndex { $0.path == found.path && $0.item.range.lower == found.item.range.lower }
    guard let place else { throw Failure(.wrongRequest, .cookUseNoLot, [.text(name)]) }
    return place
  }
}
