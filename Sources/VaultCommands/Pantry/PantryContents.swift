import VaultActions
import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// What a vault has in its pantry, and in which lines.
struct PantryContents {
  /// The pantry's notes, by path, also those without lots.
  let notes: [FoundNote]
  /// All lots, by path and then by line, of the same places as in ``stock``; a line that names several foods is one for each.
  let lots: [FoundLot]
  /// What there is, with the foods that the vault's notes and vault itself know.
  let stock: PantryStock

  /// Takes the lots and the foods out of notes that were found.
  ///
  /// - Parameter hasStaples: whether the foods that are always there count as such.
  init(_ found: [FoundNote], _ settings: Settings, on today: LocalDate, hasStaples: Bool = true) {
    notes = found.filter { $0.note.type == .pantry }
    let book = FoodBook(
      notes: found.filter { $0.note.type == .food }.map(\.note.food), measures: settings.measures)
    var (places, stocked): ([FoundLot], [StockLot]) = ([], [])
    for found in notes {
      for item in found.note.items.dropFirst() where item.type == .pantry {
        let line = FoundLot(of: item, in: found)
        for lot in StockLot.all(of: line.lot, numbers: found.note.context.numbers, book) {
          places.append(line.of(lot.lot))
          stocked.append(lot)
        }
      }
    }
    lots = places
    stock = PantryStock(
      stocked, on: today, book,
      staples: Staples(named: hasStaples ? settings.staples ?? Staples.usual : [], book))
  }
}

/// A lot with the line that it stands in.
struct FoundLot {
  let path: Path
  let note: Note
  let item: Item
  private(set) var lot: PantryLot
  /// The short name.
  let handle: String

  init(of item: Item, in found: FoundNote) {
    path = found.path
    note = found.note
    self.item = item
    lot = found.note.pantryLot(of: item)
    handle = found.handles[item.range.lower] ?? ""
  }

  /// One of the foods that the line names.
  func of(_ lot: PantryLot) -> FoundLot {
    var part = self
    part.lot = lot
    return part
  }

  /// The line it begins in, from 1.
  var line: Int { note.document.location(of: item.range.lower).line }
  /// Where it stands: `pantry/fridge.md:12`.
  var place: String { "\(path.text):\(line)" }
}
