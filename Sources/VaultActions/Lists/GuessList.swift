import VaultModel
import VaultStore
import VaultTasks

/// The list that a new task looks like, by what was learned before: nothing is learned for it.
package struct GuessList: Sendable {
  package var title: String

  package init(_ title: String) { self.title = title }

  /// The likeliest list where it is likely enough; nil where that cannot be told, for whatever reason.
  package func answer(in vault: Vault) -> ListSuggestion? {
    guard let index = try? vault.index, let kept = KeptModel(of: index),
      let lists = try? vault.taskLists(in: index).spelled()
    else { return nil }
    let homes = TaskHomes(lists, vault.settings)
    let learning = ListLearning([], learned: homes.learned, unsorted: homes.unsorted)
    let best = learning.suggestions(for: TaskHomes.words(of: title), by: kept.model, refusing: [], homes)
      .first { homes.has($0.list) && !homes.unsorted.contains($0.list) }
    guard let best, best.isSure else { return nil }
    // Somebody who wrote the tag knows.
    let words = title.split(separator: " ")
    if case .tag(let tag) = best.way, words.contains(where: { homes.isTag($0, tag) }) {
      return nil
    }
    return best
  }
}
