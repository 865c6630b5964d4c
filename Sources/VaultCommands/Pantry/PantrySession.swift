import VaultKitchen
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The vault's pantry as a command sees it: its foods, its lots and where they stand, read once.
///
/// ```swift
/// let pantry = try PantrySession(session, invocation)
/// var stock = pantry.stock
/// let use = stock.take(need)
/// let writes = try pantry.writes(leaving: stock, invocation)
/// ```
struct PantrySession {
  let session: VaultSession
  /// The index that the notes were found by.
  let vault: IndexedVault
  /// All lots, by path and then by line; of the same places as in ``stock``.
  let lots: [FoundLot]
  /// What there is.
  let stock: PantryStock
  /// The pantry's notes, by path, also those without lots.
  let notes: [(path: Path, note: Note)]

  /// The foods of the vault's notes over the built-in ones.
  var book: FoodBook { stock.book }

  /// Reads the pantry and the foods of a vault.
  init(_ session: VaultSession, _ known: IndexedVault? = nil, _ invocation: Invocation) throws(CommandFailure) {
    self.session = session
    let today = try invocation.now().date
    let (vault, reading) = try session.asking(known, for: invocation) { vault throws(CommandFailure) in
      try PantryReading(vault, session, invocation)
    }
    self.vault = vault
    let book = FoodBook(notes: reading.foods, measures: session.configuration.settings.measures)
    lots = reading.lots
    notes = reading.notes
    stock = PantryStock(
      lots.map { StockLot($0.lot, numbers: $0.note.context.numbers, book) }, on: today, book)
  }

  /// Writes what is new of the index, now that the answer is out.
  func save(_ invocation: Invocation) { session.save(vault, for: invocation) }
}

/// A lot with the line that it stands in.
struct FoundLot {
  let path: Path
  let note: Note
  let item: Item
  let lot: PantryLot
  /// The short name.
  let handle: String

  /// The line it begins in, from 1.
  var line: Int { note.document.location(of: item.range.lower).line }
  /// Where it stands: `pantry/fridge.md:12`.
  var place: String { "\(path.text):\(line)" }
}

/// The notes of a vault that say what foods there are.
private struct PantryReading {
  var foods: [Food] = []
  var lots: [FoundLot] = []
  var notes: [(path: Path, note: Note)] = []

  init(_ vault: IndexedVault, _ session: VaultSession, _ invocation: Invocation) throws(CommandFailure) {
    let parser = try session.queryParser(for: invocation, in: vault)
    let query = try invocation.read("type:food,pantry", by: parser)
    let texts = NoteTexts(vault)
    var evaluator = Evaluator(vault.snapshot, texts: texts, collation: vault.configuration.collation)
    let hits: [Hit]
    do throws(EvaluationError) {
      hits = try evaluator.evaluate(query).hits
    } catch {
      throw CommandFailure(error)
    }
    let pantries = hits.filter { $0.location.type == .pantry }
    let handles = Handles(vault.snapshot).handles(of: pantries.map(\.location.item))
    let places = Dictionary(
      pantries.map { (Place($0.location), handles[$0.location.item] ?? "") }, uniquingKeysWith: { first, _ in first })
    var seen: Set<Int> = []
    for hit in hits where seen.insert(hit.location.file).inserted {
      let note = texts.note(of: hit.location)
      if note.type == .food { foods.append(note.food) }
      guard note.type == .pantry else { continue }
      let path = texts.path(of: hit.location)
      notes.append((path, note))
      for item in note.items.dropFirst() where item.type == .pantry {
        lots.append(
          FoundLot(
            path: path, note: note, item: item, lot: note.pantryLot(of: item),
            handle: places[Place(file: hit.location.file, start: item.range.lower)] ?? ""))
      }
    }
    notes.sort { $0.path < $1.path }
    lots.sort { ($0.path, $0.item.range.lower) < ($1.path, $1.item.range.lower) }
  }

  /// What tells a line from all others of the vault.
  private struct Place: Hashable {
    var file: Int
    var start: Int

    init(file: Int, start: Int) {
      self.file = file
      self.start = start
    }

    init(_ location: ItemLocation) { self.init(file: location.file, start: location.range.lower) }
  }
}
