import VaultActions
import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// What a vault has in its pantry, and in which lines.
struct PantryContents {
  /// The pantry's notes, by path, also those without lots.
  let notes: [FoundNote]
  /// All lots, by path and then by line; of the same places as in ``stock``.
  let lots: [FoundLot]
  /// What there is, with the foods that the vault's notes and vault itself know.
  let stock: PantryStock

  /// Takes the lots and the foods out of notes that were found.
  init(_ found: [FoundNote], _ settings: Settings, on today: LocalDate) {
    notes = found.filter { $0.note.type == .pantry }
    lots = notes.flatMap { found in
      found.note.items.dropFirst().filter { $0.type == .pantry }.map { FoundLot(of: $0, in: found) }
    }
    let book = FoodBook(
      notes: found.filter { $0.note.type == .food }.map(\.note.food), measures: settings.measures)
    stock = PantryStock(
      lots.map { StockLot($0.lot, numbers: $0.note.context.numbers, book) }, on: today, book)
  }
}

/// A lot with the line that it stands in.
struct FoundLot {
  let path: Path
  let note: Note
  let item: Item
  let lot: PantryLot
  /// The short name.
  let handle: String

  init(of item: Item, in found: FoundNote) {
    path = found.path
    note = found.note
    self.item = item
    lot = found.note.pantryLot(of: item)
    handle = found.handles[item.range.lower] ?? ""
  }

  /// The line it begins in, from 1.
  var line: Int { note.document.location(of: item.range.lower).line }
  /// Where it stands: `pantry/fridge.md:12`.
  var place: String { "\(path.text):\(line)" }
}
