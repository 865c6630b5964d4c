/// Reads notes of an indexed vault one after another, and keeps the folders on the way to the last one open.
///
/// ```swift
/// let opener = NoteOpener(vault)
/// let reading = opener.note(at: "recipes/borshch.md")
/// ```
///
/// Notes are read as ``IndexedVault/note(at:)`` reads them: no link on the way is followed.
package final class NoteOpener {
  private let vault: IndexedVault
  /// The vault's root, once a note was asked for.
  private var root: FileOperations.Descriptor?
  private var chain: FolderChain?

  package init(_ vault: IndexedVault) { self.vault = vault }

  deinit {
    chain?.close()
    if let root { vault.files.close(root) }
  }

  /// Reads a note of the vault again, as it is now.
  package func note(at path: Path) -> FileReader.Reading {
    if let reading = vault.pending.reading(at: path) { return reading }
    do throws(SystemError) {
      let folder = try descriptor(of: path.parent)
      let name = Array(path.components.last ?? [])
      return vault.pending.correcting(FileReader(vault.files).note(named: name, in: folder))
    } catch {
      return .unreadable(UnreadableReason(error), nil)
    }
  }

  private func descriptor(of folder: Path) throws(SystemError) -> FileOperations.Descriptor {
    if root == nil {
      let files = vault.files
      let path = vault.root.path.bytes
      let opened = try files.retrying { () throws(SystemError) in
        try files.open(FileOperations.workingDirectory, path, .namedDirectory)
      }
      root = opened
      chain = FolderChain(files: files, root: opened)
    }
    guard var chain = self.chain else { throw .notFound }
    // Taken out while it changes, so that it is not copied.
    self.chain = nil
    defer { self.chain = chain }
    return try chain.descriptor(of: folder.bytes)
  }
}
