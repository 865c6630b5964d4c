import VaultActions
import VaultEdit
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// A lot that is put into the pantry: its line, and the note it goes to.
struct NewLot {
  private let pantry: PantrySession
  private let line: NewLine
  let food: NamedFood
  /// How much it is, as far as that is a number, and as it is typed.
  let amount: (value: FoodAmount, text: String)?
  /// What the options say of it, and the day behind *until*.
  let details: [ItemChange]

  /// Reads the lots that somebody types: `milk 1 l until 25 nov, 2 eggs`.
  ///
  /// - Throws: the failure to report: nothing is named, or a value does not read.
  static func lots(
    _ words: [String], _ pantry: PantrySession, _ invocation: Invocation
  ) throws(Failure) -> [NewLot] {
    // A full stop between numbers is a date behind such a word.
    var reckoning = try invocation.reckoning()
    reckoning.hasBareDots = true
    var lots: [NewLot] = []
    for text in pantry.book.things(named: words) {
      let hasDay = invocation.arguments.has(PantryCommand.expires)
      let dated = hasDay ? nil : DatedText(endingUntil: text, reckoning)
      if dated == nil, !hasDay, let left = DatedText.left(in: text, reckoning) {
        invocation.note(left, .pantryDayInName, by: PantryCommand.expires)
      }
      lots.append(try NewLot(dated?.text ?? text, until: dated?.day, pantry, invocation))
    }
    return lots
  }

  /// Reads a lot as somebody types it: `500 g sour cream`, with the keys of the options behind it.
  ///
  /// - Throws: the failure to report: nothing is named, or a value does not read.
  init(
    _ text: String, until day: LocalDate? = nil, _ pantry: PantrySession, _ invocation: Invocation
  ) throws(Failure) {
    let context = pantry.session.settings.context(folderType: .pantry)
    let bytes = Array("- \(text)\n".utf8)
    let note = Note(Document(bytes), context: context)
    guard let item = note.items.dropFirst().first, note.items.count == 2,
      case let lot = note.pantryLot(of: item), !lot.name.trimmed.isEmpty
    else { throw Failure(.wrongRequest, .pantryNoFood, [.text(text)], hints: [.init(.operandPantryText)]) }
    try Self.refuseNegative(text)
    let said = Array([lot.amount?.text, lot.name].compactMap(\.self).joined(separator: " ").utf8)
    let settings = pantry.session.configuration.settings
    let numbers = NumberContext(lang: nil, locale: settings.locale ?? settings.language)
    if let rest = IngredientLine.unread(of: said, context: numbers) {
      throw AskedAmount.unread(TextSource(said, rest).trimmed.text, of: text)
    }
    self.pantry = pantry
    food = pantry.book.food(of: lot)
    amount = StockLot(lot, numbers: numbers, pantry.book).amount.flatMap { value in
      lot.amount.map { (value, $0.text) }
    }
    let until = day.map { ItemChange.set(["expires"], .scalar(NewScalar($0.text))) }
    let changes = try [until].compactMap(\.self) + Self.changes(pantry, invocation)
    details = changes
    let edit = NoteEdit(changes.map { (item: note.reference(to: item), change: $0) }, context: context)
    do throws(EditRefusal) {
      let after = Note(Document(try edit.applied(to: bytes)), context: context)
      line = NewLine(after.lines.first.map { after.document.text($0.content) } ?? text)
    } catch {
      throw Failure(error, path: "", bytes: bytes)
    }
  }

  /// Refuses what has an amount below zero: `-2 eggs`.
  static func refuseNegative(_ text: String) throws(Failure) {
    guard let number = WordedAmount.negative(in: text) else { return }
    throw Failure(.wrongRequest, .pantryNegative, [.text(number), .text(text)], hints: [.init(.pantryNegativeHint)])
  }

  /// The keys that the options name; a day in words as the date it comes to now.
  private static func changes(
    _ pantry: PantrySession, _ invocation: Invocation
  ) throws(Failure) -> [ItemChange] {
    var changes: [ItemChange] = []
    if let text = invocation.arguments[PantryCommand.expires] {
      let day = try PantryCommand.day(text, PantryCommand.expires, invocation)
      changes.append(.set(["expires"], .scalar(NewScalar(day.text))))
    }
    if let place = invocation.arguments[PantryCommand.place] {
      changes.append(.set(["place"], .scalar(NewScalar(place, isText: true))))
    }
    return changes
  }

  /// Plans the lot behind the last one of its food, else at the end.
  func add(to plan: inout EditPlan, _ invocation: Invocation) throws(Failure) {
    let path = try target(invocation)
    guard let note = pantry.notes.first(where: { $0.path == path })?.note else {
      let bytes = try pantry.session.bytes(ofNoteAt: path)
      return plan.change(noteAt: path, bytes, orNew: .pantry, [.append(line, .end)])
    }
    let same = pantry.lots.indices.last { pantry.lots[$0].path == path && pantry.stock.lots[$0].food == food }
    let place = same.map { LinePlace.after(note.reference(to: pantry.lots[$0].item)) } ?? .end
    plan.change(noteAt: path, note.document.bytes, [.append(line, place)])
  }

  /// The note: that of `--list`, else the only one, else the only one with lots of the food, or in the place, else that of
  /// the setting or of a person's choice.
  ///
  /// - Throws: the failure to report: the name is no note, or several notes would do.
  private func target(_ invocation: Invocation) throws(Failure) -> Path {
    if let name = invocation.arguments[PantryCommand.list] {
      let selection = try ItemSelection(naming: name, invocation)
      guard let found = selection.items.first, !found.isLine, found.item.type == .pantry else {
        throw Failure(.wrongRequest, .pantryNotAPantry, [.text(name)], hints: notesHint)
      }
      return found.path
    }
    guard pantry.notes.count > 1 else { return pantry.notes.first?.path ?? firstNote }
    let place = invocation.arguments[PantryCommand.place].map { TextFolding.caseFolded($0) }
    let own = Set(pantry.lots.indices.filter { pantry.stock.lots[$0].food == food }.map { pantry.lots[$0].path })
    let near = Set(pantry.lots.filter { $0.lot.place.map { TextFolding.caseFolded($0) } == place }.map(\.path))
    if place != nil, near.count == 1, let path = near.first { return path }
    if own.count == 1, let path = own.first { return path }
    return try NoteOfSetting("default-pantry", pantry.session.settings.defaultPantry)
      .one(of: pantry.notes, invocation, or: Remark(.pantryWhichNote, [.text(food.name)])) {
        [PantryCommand.list.spelling, $0]
      }.path
  }

  /// Where lots go when no note of the vault is a pantry.
  private var firstNote: Path { Path(pantry.session.settings.path(forNew: .pantry, named: "pantry")) }

  private var notesHint: [Remark] {
    pantry.notes.isEmpty ? [] : [.init(.pantryNotesHint, [.list(pantry.notes.map(\.path.text))])]
  }
}
