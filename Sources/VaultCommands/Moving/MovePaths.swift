import VaultActions
import VaultMessages
import VaultSearch
import VaultStore

/// The old and new paths of notes that move, checked against what is there.
struct MovePaths {
  /// The new paths by the old ones; notes that stay where they are are left out.
  let moves: [Path: Path]
  /// The new paths that a rule hides from vault, with the rule's line in `.vaultignore`.
  let ignored: [(path: Path, line: Int)]

  /// Works the paths out.
  ///
  /// - Parameter notes: all notes of the vault.
  /// - Throws: the failure to report: a note that vault does not see, a name that is taken, or one for two notes.
  init(
    of items: [Path], to destination: MoveDestination, among notes: [Path], _ session: Vault
  ) throws(Failure) {
    var moves: [Path: Path] = [:]
    var sources: [[UInt8]: Path] = [:]
    let seen = Set(notes)
    for item in items {
      guard seen.contains(item) else { throw Failure(.wrongRequest, .moveNotSeen, [.text(item.text)]) }
      let target = destination.path(ofNoteAt: item)
      if let other = sources.updateValue(item, forKey: Self.folded(target)) {
        throw Failure(
          .wrongRequest, .moveTwoToOne, [.text(other.text), .text(item.text), .text(target.text)])
      }
      if target != item { moves[item] = target }
    }
    self.moves = moves
    let staying = Dictionary(notes.filter { moves[$0] == nil }.map { (Self.folded($0), $0) }) { first, _ in first }
    for (source, target) in moves.sorted(by: { $0.key < $1.key }) {
      if let other = staying[Self.folded(target)] { throw Self.taken(other) }
      if try Self.isTaken(target, by: source, session) { throw Self.taken(target) }
    }
    ignored = moves.values.sorted().compactMap { path in
      session.configuration.rules.line(hiding: path).map { (path, $0) }
    }
  }

  private static func folded(_ path: Path) -> [UInt8] { LinkNames.folded(path.text) }

  private static func taken(_ path: Path) -> Failure {
    Failure(.wrongRequest, .nameTaken, [.text(path.text)], hints: [.init(.moveTakenHint)])
  }

  /// Whether anything has the name already. Where names differ in case alone it may be the note itself.
  private static func isTaken(_ path: Path, by source: Path, _ session: Vault) throws(Failure) -> Bool {
    let status = { (path: Path) throws(SystemError) in
      try session.files.statusOfName(
        FileOperations.workingDirectory, session.root.path.appending(path).bytes, false)
    }
    do throws(SystemError) {
      let found = try status(path)
      guard let own = try? status(source), own.inode == found.inode, own.device == found.device else { return true }
      return folded(path) != folded(source)
    } catch .notFound {
      return false
    } catch {
      throw Failure(.system, .cannotWrite, [.text(path.text), .systemError(error.code)])
    }
  }
}

extension IgnoreRules {
  /// The line of the rule that hides a note or one of the folders it lies in; nil when none does.
  fileprivate func line(hiding path: Path) -> Int? {
    var folder = path.parent
    while !folder.bytes.isEmpty {
      if let line = line(ignoring: folder.bytes, isDirectory: true) { return line }
      folder = folder.parent
    }
    return line(ignoring: path.bytes, isDirectory: false)
  }
}
