import VaultActions
import VaultEdit
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore

/// Says what is there now, whatever the pantry says: `vault pantry set "0.5 l milk"`.
struct PantrySetting {
  private let words: [String]
  private let invocation: Invocation

  init(_ words: [String], _ invocation: Invocation) {
    self.words = words
    self.invocation = invocation
  }

  /// Writes the lots of the foods that are named, or makes one.
  ///
  /// - Throws: the failure to report: no amount is named, or the lots have other units.
  func run() throws(Failure) -> ExitCode {
    let pantry = try PantrySession(try Vault(for: invocation), nil, invocation)
    var plan = EditPlan(pantry.session)
    var left = pantry.stock
    var details: [Int: [ItemChange]] = [:]
    for lot in try NewLot.lots(words, pantry, invocation) {
      let places = left.places(of: lot.food)
      guard !places.isEmpty else {
        // Of what is not there, nothing is there already; but a staple counts as there unless a line says otherwise.
        if lot.amount?.value.value != 0 || left.staples.contains(lot.food) { try lot.add(to: &plan, invocation) }
        continue
      }
      guard let amount = lot.amount else {
        throw Failure(.wrongRequest, .convertNoAmount, [.text(lot.food.name)], hints: [.init(.operandPantryText)])
      }
      let incomparable = left.set(lot.food, to: amount.value, as: amount.text)
      guard incomparable.isEmpty else { throw refusal(of: lot, incomparable, pantry) }
      let kept = places.filter { left.amountText(at: $0) != nil }
      if let last = kept.last, !lot.details.isEmpty { details[last] = lot.details }
    }
    pantry.change(in: &plan, leaving: left, adding: details)
    // They hold for these bytes alone: somebody may have taken from the same lots meanwhile.
    let writes = try plan.writes().map { write in
      var write = write
      write.recompute = nil
      return write
    }
    return try EditRun(invocation, pantry.session).finish(writes)
  }

  private func refusal(of lot: NewLot, _ places: [Int], _ pantry: PantrySession) -> Failure {
    let lots = places.map { place in
      let lot = pantry.lots[place]
      return "\(lot.place): " + [lot.lot.amount?.text, lot.lot.name].compactMap(\.self).joined(separator: " ")
    }
    let text = [lot.amount?.text, lot.food.name].compactMap(\.self).joined(separator: " ")
    return Failure(.notFound, .pantrySetIncomparable, [.text(text)], details: lots.map { .text($0) })
  }
}
