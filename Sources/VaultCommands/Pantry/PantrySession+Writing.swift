import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore

extension PantrySession {
  /// The writes after which the pantry holds what is left: amounts of lots, and no line for what is used up.
  ///
  /// They hold for these bytes alone: somebody who changed a note meanwhile may have taken from the same lots, so that all
  /// must be reckoned again.
  ///
  /// - Throws: the first change that a note refuses.
  func writes(leaving left: PantryStock, _ invocation: Invocation) throws(Failure) -> [NoteWrite] {
    var plan = EditPlan(session)
    for place in left.lots.indices where left.left[place] != stock.left[place] {
      guard left.lots[place].amount != nil else { continue }
      let lot = lots[place]
      let found = FoundItem(
        lot.note, item: lot.item, path: lot.path, settings: session.configuration.settings, root: session.root)
      let text = left.amountText(at: place)
      plan.change(found, [text.map { .set(["amount"], .scalar(NewScalar($0))) } ?? .removeLine])
    }
    return try plan.writes().map { write in
      var write = write
      write.recompute = nil
      return write
    }
  }
}
