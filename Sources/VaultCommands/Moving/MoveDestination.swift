import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax

/// The path that `vault mv` was given: a folder, or the new name of one note.
///
/// A relative path is tried from the working directory, then from the root, as paths of notes are; where nothing is
/// there yet it is meant from the working directory if that lies in the vault, else from the root.
struct MoveDestination {
  /// Below the root; the root itself is the empty path.
  private let path: Path
  /// Whether notes move into it under their own names.
  let isFolder: Bool

  /// Finds what a path means.
  ///
  /// - Throws: the failure to report: it lies outside of the vault, or has a name that no note can have.
  init(_ typed: String, _ session: Vault, _ invocation: Invocation) throws(Failure) {
    let root = session.root.path
    guard let path = Self.below(root, Path(typed), Path(invocation.environment.workingDirectory), session.files) else {
      throw Failure(.wrongRequest, .pathOutsideVault, [.text(typed), .text(root.text)])
    }
    if path.components.contains(where: { $0.first == UInt8(ascii: ".") }) {
      throw Failure(.wrongRequest, .moveHidden, [.text(path.text)])
    }
    if path.bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw Failure(.wrongRequest, .moveNotAName, [.text(path.text)])
    }
    self.path = path
    isFolder = typed.hasSuffix("/") || path.bytes.isEmpty || Self.isFolder(root.appending(path), session.files)
  }

  /// Where a note goes; `.md` may be left out.
  func path(ofNoteAt note: Path) -> Path {
    if isFolder { return path.appending(Path(bytes: note.components.last ?? [])) }
    return path.name.lowercased().hasSuffix(".md") ? path : Path(bytes: path.bytes + ".md".utf8)
  }

  // MARK: What the path means

  private static func below(_ root: Path, _ typed: Path, _ directory: Path, _ files: FileOperations) -> Path? {
    if typed.isAbsolute { return relative(typed, to: root, files) }
    let here = relative(directory.appending(typed), to: root, files)
    let inRoot = root.appending(typed).normalized.relative(to: root)
    guard let here else { return relative(directory, to: root, files) == nil ? inRoot : nil }
    guard let inRoot, !isThere(here, below: root, files), isThere(inRoot, below: root, files) else { return here }
    return inRoot
  }

  /// A path below the root, whether the root or a folder on the way was typed by way of a link.
  private static func relative(_ path: Path, to root: Path, _ files: FileOperations) -> Path? {
    let path = path.normalized
    if let below = path.relative(to: root) { return below }
    var folder = path
    while folder.bytes.count > 1 {
      if let real = try? files.realPath(folder.bytes) {
        let rest = path.relative(to: folder) ?? ""
        return Path(bytes: real).appending(rest).normalized.relative(to: root)
      }
      folder = folder.parent
    }
    return nil
  }

  /// Whether the folder that a path leads into is there, which for a bare name it always is.
  private static func isThere(_ path: Path, below root: Path, _ files: FileOperations) -> Bool {
    isFolder(root.appending(path), files)
      || (!path.parent.bytes.isEmpty && isFolder(root.appending(path.parent), files))
  }

  private static func isFolder(_ path: Path, _ files: FileOperations) -> Bool {
    (try? files.statusOfName(FileOperations.workingDirectory, path.bytes, true))?.kind == .directory
  }
}
