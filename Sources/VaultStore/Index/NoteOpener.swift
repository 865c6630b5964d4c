import VaultSearch

/// Reads notes of an indexed vault one after another, and keeps the folders on the way to the last one open.
///
/// ```swift
/// let opener = NoteOpener(vault)
/// let reading = opener.note(at: "recipes/borshch.md")
/// ```
///
/// Notes are read as ``IndexedVault/note(at:)`` reads them: no link on the way leads to another file than the index has.
package final class NoteOpener {
  package let vault: IndexedVault
  /// The vault's root, once a note was asked for.
  private var root: FileOperations.Descriptor?
  private var chain: FolderChain?

  package init(_ vault: IndexedVault) { self.vault = vault }

  deinit {
    chain?.close()
    if let root { vault.files.close(root) }
  }

  /// Reads a note that the index knows again, as it is now.
  ///
  /// Its path is opened in one step. When that gives the very file of the index, no link has led elsewhere, and the folders
  /// on the way need not be opened; else they are, one by one, and a link is refused.
  package func note(ofFile file: Int, at path: Path) -> FileReader.Reading {
    if vault.pending.isEmpty, let record = try? vault.snapshot.file(file), let root = try? openRoot(),
      case .note(let bytes, let status) = FileReader(vault.files).note(named: path.bytes, in: root),
      FileFingerprint(status) == record.fingerprint, status.device == vault.snapshot.header.device
    {
      return .note(bytes, status)
    }
    return note(at: path)
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
    let root = try openRoot()
    var chain = self.chain ?? FolderChain(files: vault.files, root: root)
    // Taken out while it changes, so that it is not copied.
    self.chain = nil
    defer { self.chain = chain }
    return try chain.descriptor(of: folder.bytes)
  }

  private func openRoot() throws(SystemError) -> FileOperations.Descriptor {
    if let root { return root }
    let files = vault.files
    let path = vault.root.path.bytes
    let opened = try files.retrying { () throws(SystemError) in
      try files.open(FileOperations.workingDirectory, path, .namedDirectory)
    }
    root = opened
    return opened
  }
}
