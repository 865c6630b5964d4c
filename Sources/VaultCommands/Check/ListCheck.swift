import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Checks that a list which a task names is one that something else names as well, and that the default list is there.
struct ListCheck: Sendable {
  /// The names, folded, that one task gives and no note has.
  private let unknown: Set<String>
  /// The titles of the lists that are notes or that several tasks name.
  private let titles: [String]
  /// What the setting `default-list` names, when it is not there.
  private let missingDefault: String?
  private let suggestions: [String]

  /// - Complexity: O(*n*) in the names of lists.
  init(_ vault: IndexedVault, _ session: Vault, language: MessageLanguage) throws(Failure) {
    let lists = try TaskLists(vault, parser: try session.queryParser(in: vault), language: language).lists
    var unknown: Set<String> = []
    do throws(SnapshotFault) {
      for name in try vault.snapshot.values(ofKey: ItemKey.list.rawValue) where name.count == 1 {
        let isNoteOfList = lists.contains { $0.path != nil && $0.names.contains { LinkName.folded($0) == name.text } }
        guard !isNoteOfList, try vault.snapshot.notes(linkedBy: name.text).isEmpty else { continue }
        unknown.insert(name.text)
      }
    } catch {
      throw Failure(error)
    }
    var titles: [String] = []
    for list in lists {
      if case .builtIn = list.source { continue }
      if !unknown.contains(LinkName.folded(list.title)) { titles.append(list.title) }
    }
    (self.unknown, self.titles) = (unknown, titles)
    (missingDefault, suggestions) = try Self.missingDefault(session, titles)
  }

  private static func missingDefault(
    _ session: Vault, _ titles: [String]
  ) throws(Failure) -> (name: String?, suggestions: [String]) {
    do throws(Failure) {
      _ = try session.defaultListPath()
      return (nil, [])
    } catch {
      guard error.isAbsence, let name = session.settings.defaultList else { return (nil, []) }
      return (name, EditDistance.nearest(to: name, among: titles))
    }
  }

  /// What is wrong with the lists that the tasks of a note name.
  func diagnostics(of note: Note) -> [Diagnostic] {
    guard !unknown.isEmpty else { return [] }
    return note.items.compactMap { item in
      guard item.type == .task, let field = note.field(.list, of: item), let name = note.texts(of: field).first,
        unknown.contains(LinkName.folded(name.text))
      else { return nil }
      let range = name.bytes.count == note.document.bytes.count ? name.range : field.range
      let near = EditDistance.nearest(to: name.trimmed.text, among: titles)
      return Diagnostic(.listUnknown, at: range, values: [name.trimmed.text], suggestions: near)
    }
  }

  /// What is wrong with the settings, given their bytes.
  func diagnostics(ofSettings bytes: [UInt8]) -> [Diagnostic] {
    guard let name = missingDefault, let place = Settings.place(ofValue: "default-list", in: bytes) else { return [] }
    return [Diagnostic(.defaultListUnknown, at: place, values: [name], suggestions: suggestions)]
  }
}
