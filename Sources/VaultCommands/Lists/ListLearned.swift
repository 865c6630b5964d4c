import VaultActions
import VaultMessages
import VaultSearch
import VaultStore

extension QueryAnswer {
  /// Leaves of the tasks that a query found those of a learned list, with how likely each belongs to it; says why the words
  /// of tasks do not fill it, where they do not.
  ///
  /// - Parameter limit: how many are shown at most; the query itself must not have left any out.
  mutating func keepMembers(
    of list: SavedList, in lists: TaskLists, limit: Int?, _ vault: Vault
  ) throws(Failure) {
    let learning = try ReadLearning(lists, in: vault)
    keep(learning.members(of: list), limit: limit)
    for topic in try learning.unknownTopics(of: list) {
      vault.workspace.warn(.listTopicUnknown, [.text(topic), .text(list.path?.text ?? list.title)])
    }
    if let shortage = learning.shortage(of: list) { vault.workspace.tell(shortage) }
  }
}
