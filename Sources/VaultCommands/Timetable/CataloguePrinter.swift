import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// A room, a teacher or a group as it is listed: where it stands among the others, and what else is known of the only one.
struct CatalogueRow<Record: Sendable, Card: Sendable>: Sendable {
  let entry: CatalogueEntry<Record>
  /// What it has in common with its neighbours; nil where nothing is grouped, and for what has none of it.
  var section: String?
  var card: Card?
}

/// Prints what is found in a catalogue: for people in sections, or as a card where only one was looked for; for programs one
/// line each.
struct CataloguePrinter<Record: Sendable, Card: Sendable> {
  typealias Row = CatalogueRow<Record, Card>
  typealias Entry = CatalogueEntry<Record>
  /// The lines of a card: what is said, and of what.
  typealias Facts = [(label: MessageKey, value: String?)]

  let answer: CatalogueAnswer<Record, Card>
  /// The members of JSON, and what people see of a line.
  let members: [Column<Entry>]
  let cells: [Column<Entry>]
  /// What only a card has.
  let cardMembers: [Column<Card>]
  /// The title and the lines of a card.
  let page: (Entry, Card) -> (title: String, facts: Facts)
  /// What stands above a section; its first member tells what the name does not.
  let heading: (String?, Record) -> String

  func print(_ invocation: Invocation) throws(Failure) {
    let rows = answer.sections.flatMap { section in
      section.members.map { Row(entry: $0, section: section.name, card: answer.card) }
    }
    let listing = listing
    try listing.print(rows, invocation) {
      if let card = answer.card, let row = rows.first { return printPage(of: row.entry, card, invocation) }
      let lines = listing.lines(of: rows, invocation, indent: answer.isGrouped ? 2 : 0)
      var place = 0
      for section in answer.sections {
        if invocation.shouldStop { return }
        if answer.isGrouped, let first = section.members.first {
          if place > 0 { invocation.print("") }
          let heading = SafeText.line(heading(section.name, first.record))
          invocation.print(invocation.painter.paint(heading, section.name == nil ? .faint : .heading))
        }
        for line in lines[place..<(place + section.members.count)] {
          invocation.print((answer.isGrouped ? "  " : "") + line)
        }
        place += section.members.count
      }
    }
  }

  private var listing: Listing<Row> {
    var members = self.members.map { $0.over { (row: Row) -> Entry? in row.entry } }
    let fields = members
    members += cardMembers.map { $0.over { (row: Row) -> Card? in row.card } }
    if answer.isGrouped { members.append(Column<Row>("group") { $0.section }) }
    return Listing(members, fields: fields, cells: cells.map { $0.over { (row: Row) -> Entry? in row.entry } })
  }

  private func printPage(of entry: Entry, _ card: Card, _ invocation: Invocation) {
    let (title, facts) = page(entry, card)
    invocation.print(invocation.painter.paint(SafeText.line(title), .title))
    invocation.print(invocation.painter.paint(SafeText.line(entry.path.text), .path))
    let known = facts.compactMap { label, value in
      value.flatMap { $0.isEmpty ? nil : (label: invocation.messages(label), value: SafeText.line($0)) }
    }
    guard !known.isEmpty else { return }
    invocation.print("")
    let width = (known.map { DisplayWidth.of($0.label) }.max() ?? 0) + 2
    for (label, value) in known {
      let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(label)))
      let lines = TextWrap.lines(value, width: max(20, invocation.columns - width))
      invocation.print(invocation.painter.paint(label, .faint) + padding + (lines.first ?? ""))
      for line in lines.dropFirst() { invocation.print(String(repeating: " ", count: width) + line) }
    }
  }
}

extension CatalogueEntry {
  /// How people call it, with the name that its person gave it.
  static func shownName(_ name: String, _ nickname: String?, isFavorite: Bool) -> String {
    (isFavorite ? "♥ " : "") + name + (nickname.map { " (\($0))" } ?? "")
  }
}
