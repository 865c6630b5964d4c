import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

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
      let shared = lots.indices.filter {
        lots[$0].path == lot.path && lots[$0].item.range.lower == lot.item.range.lower
      }
      guard shared.count == 1 else {
        // The first of them that changed writes for all.
        if shared.first(where: { left.left[$0] != stock.left[$0] }) == place {
          plan.change(found, [SharedLine(shared, in: self, leaving: left).change])
        }
        continue
      }
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

/// A line of the pantry that names several foods: `3 eggs, 1 l milk`.
private struct SharedLine {
  /// What becomes of it when some of its foods were taken.
  let change: ItemChange

  /// - Parameter places: the lots of the line, in its order.
  init(_ places: [Int], in pantry: PantrySession, leaving left: PantryStock) {
    let lot = pantry.lots[places[0]]
    let text = lot.item.reading.map { lot.note.document.text(lot.note.readings.lines[$0].text) } ?? ""
    var rest = text[...]
    var words: [(text: String, isKept: Bool)] = []
    for (number, place) in places.enumerated() {
      // Up to the name of the next one, with the amount before it.
      let next = number + 1 < places.count ? pantry.lots[places[number + 1]].lot : nil
      let end = next.flatMap { next in rest.firstRange(of: (next.amount.map { $0.text + " " } ?? "") + next.name)?.lowerBound }
      let own = String(rest[..<(end ?? rest.endIndex)])
      rest = end.map { rest[$0...] } ?? ""
      guard left.left[place] != pantry.stock.left[place], let amount = left.lots[place].lot.amount?.text else {
        words.append((own, true))
        continue
      }
      let new = left.amountText(at: place)
      words.append((new.map { own.replacingFirst(amount, with: $0) } ?? own, new != nil))
    }
    var kept = words.filter(\.isKept).map(\.text)
    guard let last = kept.indices.last else {
      change = .removeLine
      return
    }
    // What stood last has no comma behind it.
    while let mark = kept[last].last, ",;&+ ".contains(mark) { kept[last].removeLast() }
    change = .reword(kept.joined())
  }
}

extension String {
  /// The text with another one where a part of it stands first.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
