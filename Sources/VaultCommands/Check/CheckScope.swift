import VaultActions
import VaultMessages
import VaultStore

/// What a check looks at: parts of a vault, and notes that lie in no vault.
struct CheckScope {
  /// The vault, or nil when every note lies in none.
  let root: VaultRoot?
  /// Paths of notes and folders below the root; the root itself is the empty path.
  private(set) var parts: [Path] = []
  /// The notes that are asked for by name; the index may not have them, because a rule leaves them out.
  private(set) var namedNotes: [Path] = []
  /// Notes in no vault, each as the user wrote it and as the system knows it.
  private(set) var strays: [(written: Path, real: Path)] = []

  private static let settings: Path = ".vault/config.yaml"

  /// One note of a vault.
  init(note path: Path, in root: VaultRoot) {
    self.root = root
    parts = [path]
    namedNotes = [path]
  }

  /// Finds what the operands of an invocation mean: from the working directory, then from the root.
  init(of invocation: Invocation, files: FileOperations = .system) throws(Failure) {
    let operands = invocation.arguments.operands.map { Path($0) }
    var failure: VaultRoot.Failure?
    do throws(VaultRoot.Failure) {
      root = try VaultRoot.find(invocation.vaultHints(argument: invocation.arguments.operands.first), files: files)
    } catch {
      root = nil
      failure = error
    }
    // A vault that was named and is none is never passed over.
    if let failure, operands.isEmpty || invocation.statedVault != nil { throw Failure(failure) }
    let directory = Path(invocation.environment.workingDirectory)
    for operand in operands { try add(operand, from: directory, otherwise: failure, files: files) }
    if operands.isEmpty { parts = [""] }
  }

  private mutating func add(
    _ operand: Path, from directory: Path, otherwise failure: VaultRoot.Failure?, files: FileOperations
  ) throws(Failure) {
    if let link = brokenLink(operand, from: directory, files: files) {
      parts.append(link)
      return
    }
    let real = try readingFile(operand.text, try Self.realPath(operand, from: directory, root: root, files: files))
    let kind = (try? files.statusOfName(FileOperations.workingDirectory, real.bytes, true))?.kind
    if let root, let part = real.relative(to: root.path) {
      guard kind == .directory || part.isNote || part == Self.settings else {
        throw Failure(.wrongRequest, .pathNotNote, [.text(operand.text)])
      }
      parts.append(part)
      if kind != .directory, part.isNote { namedNotes.append(part) }
      return
    }
    if kind == .directory, let failure { throw Failure(failure) }
    guard kind != .directory, !Self.liesInVault(real, files) else {
      throw Failure(.wrongRequest, .pathOutsideVault, [.text(operand.text), .text(root?.path.text ?? "")])
    }
    guard real.isNote else { throw Failure(.wrongRequest, .pathNotNote, [.text(operand.text)]) }
    strays.append((operand, real))
  }

  /// The path below the root of a link named like a note that leads nowhere or out of the vault: the index says which.
  private func brokenLink(_ operand: Path, from directory: Path, files: FileOperations) -> Path? {
    guard let root, operand.isNote else { return nil }
    let path = directory.appending(operand)
    guard (try? files.statusOfName(FileOperations.workingDirectory, path.bytes, false))?.kind == .symbolicLink,
      let folder = try? files.realPath(path.parent.bytes)
    else { return nil }
    if let real = try? files.realPath(path.bytes), Path(bytes: real).relative(to: root.path) != nil { return nil }
    return Path(bytes: folder).appending(Path(path.name)).relative(to: root.path)
  }

  private static func realPath(
    _ operand: Path, from directory: Path, root: VaultRoot?, files: FileOperations
  ) throws(SystemError) -> Path {
    do throws(SystemError) {
      return Path(bytes: try files.realPath(directory.appending(operand).bytes))
    } catch {
      guard let root, let real = try? files.realPath(root.path.appending(operand).bytes) else { throw error }
      return Path(bytes: real)
    }
  }

  private static func liesInVault(_ path: Path, _ files: FileOperations) -> Bool {
    (try? VaultRoot.find(VaultRoot.Hints(workingDirectory: path.parent), files: files)) != nil
  }

  /// Whether a path below the root is asked for, or lies in a folder that is.
  func covers(_ path: Path) -> Bool { parts.contains { path.relative(to: $0) != nil || $0 == "" } }

  /// Whether the vault's own settings are asked for: by name, or with the whole vault.
  var coversSettings: Bool { parts.contains { $0 == "" || $0 == Self.settings } }
}
