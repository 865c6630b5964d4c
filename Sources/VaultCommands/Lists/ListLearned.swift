import VaultActions
import VaultMessages
import VaultSearch
import VaultStore

extension QueryAnswer {
  /// Leaves of the tasks that a query found those of a learned list, with how likely each belongs to it; says why the words
  /// of tasks do not fill it, where they do not.
  ///
  /// - Parameters:
  ///   - limit: how many are shown at most; the query itself must not have left any out.
  ///   - late: what the list does not show because it is overdue.
  /// - Returns: how many of its tasks are among these.
  mutating func keepMembers(
    of list: SavedList, in lists: TaskLists, limit: Int?, late: Condition?, _ vault: Vault
  ) throws(Failure) -> Int {
    let learning = try ReadLearning(lists, in: vault)
    let members = learning.members(of: list)
    keep(members, limit: limit)
    for topic in try learning.unknownTopics(of: list) {
      vault.workspace.warn(.listTopicUnknown, [.text(topic), .text(list.path?.text ?? list.title)])
    }
    if let shortage = learning.shortage(of: list) { vault.workspace.tell(shortage) }
    guard let late else { return 0 }
    return try lists.texts.hits(of: Query(condition: late), keepingNotes: true)
      .count { members[$0.location.item] != nil }
  }
}
