import VaultModel
import VaultStore

/// Finds the item whose history is asked for, and the repository that knows it.
enum HistoryItem {
  /// The item that the first operand names.
  ///
  /// - Throws: the failure to report: no such item, one outside every vault, or what keeps git from answering.
  static func find(_ invocation: Invocation) throws(CommandFailure) -> (FoundItem, VaultRepository) {
    var lookup = ItemLookup(invocation)
    let found = try lookup.find(invocation.arguments.operands.first ?? "")
    lookup.finish()
    guard let root = found.root else {
      throw CommandFailure(
        .wrongCall, .historyOutsideVault, [.text(found.path.text)], hints: [.init(.vaultNotFoundHint)])
    }
    return (found, try VaultRepository(of: VaultSession(root), invocation))
  }
}

extension FoundItem {
  /// The place of the item in the note's ``Note/items``.
  var place: Int { note.items.firstIndex { $0.range == item.range && $0.line == item.line } ?? 0 }
}
