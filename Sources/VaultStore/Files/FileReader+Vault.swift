extension FileReader {
  /// Reads a note by its path below a vault's root; no link on the way is followed.
  package func note(at path: Path, below root: VaultRoot) -> Reading {
    do throws(SystemError) {
      let folder = try files.openFolder(below: root, path: path.parent.bytes[...])
      defer { files.close(folder) }
      return note(named: Array(path.components.last ?? []), in: folder)
    } catch {
      return .unreadable(UnreadableReason(error), nil)
    }
  }
}
