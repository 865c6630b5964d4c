package import VaultModel
import VaultSearch
package import VaultStore

/// The icons and colours that a vault gives its lists and tags.
///
/// ```swift
/// let styles = try ItemStyles(of: index)
/// styles.tags["work/report"].color           // .red
/// styles.list(named: "home", at: path)       // Home, 🏠 in green
/// ```
package struct ItemStyles: Sendable {
  /// A list with its name and how it is shown.
  package struct List: Sendable {
    package let title: String
    package let style: ItemStyle
  }

  package var tags = TagStyles()
  private var byName: [String: List] = [:]
  private var byPath: [Path: (list: List, holdsLines: Bool)] = [:]

  /// Nothing has an icon or a colour.
  package init() {}

  /// Reads the notes of lists that have one.
  package init(of vault: IndexedVault) throws(Failure) {
    tags = vault.configuration.settings.tagStyles
    let texts = NoteTexts(vault)
    let styled = Condition.every([
      .field("type", .anyOf([ItemType.list.name])),
      .any([.field(ItemKey.icon.rawValue, .present), .field(ItemKey.color.rawValue, .present)]),
    ])
    for location in try texts.hits(of: Query(condition: styled), keepingNotes: true).map(\.location)
    where !location.isLine {
      let list = texts.note(of: location).taskList
      let shown = List(title: list.title, style: ItemStyle(icon: list.icon, color: list.color))
      let path = texts.path(of: location)
      guard !shown.style.isPlain else { continue }
      byPath[path] = (shown, list.kind == .plain)
      let saved = SavedList(title: list.title, source: .note(.init(list: list, path: path, location: location)))
      for name in saved.names { byName[LinkName.folded(name)] = shown }
    }
    try texts.verify()
  }

  package var isEmpty: Bool { tags.isEmpty && byPath.isEmpty }

  /// The list that a task names, else the one whose note it stands in; nil where that has neither icon nor colour.
  package func list(named name: String?, at path: Path) -> List? {
    if let name { return byName.isEmpty ? nil : byName[LinkName.folded(name)] }
    return byPath[path].flatMap { $0.holdsLines ? $0.list : nil }
  }

  /// The list that a note is.
  package func list(ofNoteAt path: Path) -> List? { byPath[path]?.list }
}
