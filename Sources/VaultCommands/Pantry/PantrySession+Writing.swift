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
    change(in: &plan, leaving: left)
    return try plan.writes().map { write in
      var write = write
      write.recompute = nil
      return write
    }
  }

  /// Plans the changes of lots after which they hold what is left.
  ///
  /// - Parameter further: what changes besides of a lot whose line stays, by its place.
  func change(in plan: inout EditPlan, leaving left: PantryStock, adding further: [Int: [ItemChange]] = [:]) {
    for place in left.lots.indices where left.isChanged(place, from: stock) || further[place] != nil {
      let lot = lots[place]
      let found = FoundItem(
        lot.note, item: lot.item, path: lot.path, settings: session.configuration.settings, root: session.root)
      let more = further[place] ?? []
      guard left.isChanged(place, from: stock) else {
        plan.change(found, more)
        continue
      }
      let shared = lots.indices.filter {
        lots[$0].path == lot.path && lots[$0].item.range.lower == lot.item.range.lower
      }
      guard shared.count == 1 else {
        // The first of them that changed writes for all.
        if shared.first(where: { left.isChanged($0, from: stock) }) == place {
          plan.change(found, SharedLine(shared, in: self, leaving: left).changes)
        }
        continue
      }
      guard let text = left.newText(at: place) else {
        plan.change(found, [.removeLine])
        continue
      }
      plan.change(found, [.set(["amount"], .scalar(NewScalar(text)))] + more)
    }
  }
}

/// A line of the pantry that names several foods: `3 eggs, 1 l milk`.
private struct SharedLine {
  /// What becomes of it when some of its foods were taken.
  private(set) var changes: [ItemChange] = []

  /// - Parameter places: the lots of the line, in its order.
  init(_ places: [Int], in pantry: PantrySession, leaving left: PantryStock) {
    let lot = pantry.lots[places[0]]
    let text = lot.item.reading.map { lot.note.document.text(lot.note.readings.lines[$0].text) } ?? ""
    var rest = text[...]
    var words: [(text: String, isKept: Bool)] = []
    for (number, place) in places.enumerated() {
      // Up to the name of the next one, with the amount before it.
      let next = number + 1 < places.count ? pantry.lots[places[number + 1]].lot : nil
      let end = next.flatMap { next in
        rest.firstRange(of: (next.amount.map { $0.text + " " } ?? "") + next.name)?.lowerBound
      }
      let own = String(rest[..<(end ?? rest.endIndex)])
      rest = end.map { rest[$0...] } ?? ""
      guard left.isChanged(place, from: pantry.stock) else {
        words.append((own, true))
        continue
      }
      let (old, new) = (left.lots[place].lot.amount?.text, left.newText(at: place))
      if number == 0, let old, !own.contains(old) {
        // The amount stands in the line's own slot.
        changes.append(new.map { .set(["amount"], .scalar(NewScalar($0))) } ?? .removeKey(["amount"]))
        words.append((own, new != nil))
        continue
      }
      let written = new.map { new in old.map { own.replacingFirst($0, with: new) } ?? new + " " + own }
      words.append((written ?? own, new != nil))
    }
    var kept = words.filter(\.isKept).map(\.text)
    guard let last = kept.indices.last else {
      changes = [.removeLine]
      return
    }
    // What stood last has no comma behind it.
    while let mark = kept[last].last, ",;&+ ".contains(mark) { kept[last].removeLast() }
    let reworded = kept.joined()
    if reworded != text { changes.append(.reword(reworded)) }
  }
}

extension PantryStock {
  /// What the line of a lot is to say; nil for a line that goes.
  fileprivate func newText(at place: Int) -> String? {
    amountText(at: place) ?? (keepsEmptyLine(at: place) ? lots[place].emptyText : nil)
  }
}

extension String {
  /// The text with another one where a part of it stands first.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
