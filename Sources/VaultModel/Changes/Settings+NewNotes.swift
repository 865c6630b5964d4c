extension Settings {
  /// The folder that new notes of a type go to, below the root; empty for the root itself.
  ///
  /// Of several folders of a type it is the one that stands highest, then one that the settings name before one that
  /// every vault has, then the first by name. Notes without a type, and types without a folder, go to the root.
  package func folder(forNew type: ItemType) -> String {
    let usual = Self.usualFolders.filter { $0.type == type && folders[$0.path] == nil }
    let candidates = folders.filter { $0.value == type }.keys + usual.map(\.path)
    let rank = { (folder: String) in
      (folder.utf8.count { $0 == UInt8(ascii: "/") }, Self.usualType(ofFolder: folder) == type ? 1 : 0, folder)
    }
    return candidates.min { rank($0) < rank($1) } ?? ""
  }

  /// Where the note of a day stands, by `diary-path`, below the root; nil where that does not tell the day.
  package func diaryPath(on date: LocalDate) -> String? {
    let language = (locale ?? self.language).flatMap { Language(tag: $0) }
    return diaryPath?.text(of: date, in: language ?? .english)
  }

  /// Where the money of a month stands, below the root: `money/2026-11.md`.
  package func moneyPath(in month: LocalDate) -> String { path(forNew: .money, named: month.text.prefix(7)) }

  /// Where a new note of a type stands, by its file's name without `.md`.
  package func path(forNew type: ItemType, named stem: some StringProtocol) -> String {
    let folder = folder(forNew: type)
    return (folder.isEmpty ? "" : folder + "/") + stem + ".md"
  }

  /// What a new note without a form begins with: its type, where its place does not say it.
  package func head(ofNew type: ItemType, at path: String) -> String {
    context(forNoteAt: path).folderType == type ? "" : "---\ntype: \(type.name)\n---\n\n"
  }
}
