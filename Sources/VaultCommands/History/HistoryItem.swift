import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// Finds the item whose history is asked for, and the repository that knows it.
enum HistoryItem {
  /// The history of the item that the first operand names, or of a note that is gone, by the path it had.
  ///
  /// - Throws: the failure to report: no such item, one outside every vault, or what keeps git from answering.
  static func history(_ invocation: Invocation) throws(Failure) -> (history: ItemHistory, found: FoundItem?) {
    do {
      let (found, repository) = try find(invocation)
      return (try ItemHistory(of: found, in: repository), found)
    } catch {
      guard error.isOfUnknownName, error.code != .noVault else { throw error }
      do throws(Failure) {
        guard let history = try goneHistory(invocation) else { throw error }
        return (history, nil)
      } catch let other {
        // Without a repository there is no history to look in.
        throw [.noVault, .noRepository].contains(other.code) ? error : other
      }
    }
  }

  /// The history of a note that is in no work tree; nil when there never was one at the path.
  private static func goneHistory(_ invocation: Invocation) throws(Failure) -> ItemHistory? {
    let name = invocation.arguments.operands.first ?? ""
    let session = try Vault(for: invocation)
    let repository = try VaultRepository(of: session, invocation)
    for path in session.root.paths(for: name, from: Path(invocation.environment.workingDirectory)) {
      for path in [path, Path(bytes: path.bytes + ".md".utf8)] {
        if let history = try ItemHistory(ofGone: path, in: repository) { return history }
      }
    }
    return nil
  }

  /// The item that the first operand names.
  ///
  /// - Throws: the failure to report: no such item, one outside every vault, or what keeps git from answering.
  static func find(_ invocation: Invocation) throws(Failure) -> (FoundItem, VaultRepository) {
    var lookup = ItemLookup(invocation.workspace.anew())
    let found = try lookup.find(invocation.arguments.operands.first ?? "")
    lookup.finish()
    guard let root = found.root else {
      throw Failure(
        .wrongRequest, .historyOutsideVault, [.text(found.path.text)], hints: [.init(.vaultNotFoundHint)])
    }
    return (found, try VaultRepository(of: Vault(root, for: invocation), invocation))
  }
}

extension VaultRoot {
  /// The paths from the root that a typed one may stand for: from the working directory, else from the root.
  func paths(for name: String, from directory: Path) -> [Path] {
    let typed = Path(name).normalized
    let fromHere = directory.appending(typed).normalized.relative(to: path)
    return [fromHere, typed.isAbsolute ? nil : typed].compactMap { $0 }
  }
}

extension FoundItem {
  /// The place of the item in the note's ``Note/items``.
  var place: Int { note.items.firstIndex { $0.range == item.range && $0.line == item.line } ?? 0 }
}
