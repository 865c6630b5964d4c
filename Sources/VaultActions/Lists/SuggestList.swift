import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
package import VaultTasks

/// A list that a title may belong to.
package struct ListSuggestion: Sendable {
  /// How a task is put in it.
  package enum Way: Sendable, Hashable {
    /// Its `list` names it.
    case list(String)
    /// It gets the tag, without `#`.
    case tag(String)
  }

  package let list: String
  /// 0 … 1.
  package let probability: Float
  /// What is enough to put a title there by itself, 0 … 1.
  package let threshold: Float
  /// How many examples of the list were learned from.
  package let examples: Int
  package let way: Way
  /// The words of the title that speak for it most, or against it, with how strongly.
  package var reasons: [(word: String, weight: Float)] = []

  /// Whether it is likely enough.
  package var isSure: Bool { probability >= threshold }
}

/// Finds the lists that a title may belong to.
///
/// ```swift
/// let suggestions = try SuggestList("prune the old roses").answer(in: workspace).suggestions
/// ```
package struct SuggestList: Sendable {
  /// A title, or the name of a task.
  package var text: String
  /// Whether the words that decided are asked for.
  package var isExplained = false

  package init(_ text: String) { self.text = text }

  /// What is less likely is not worth a line.
  private static let least: Float = 0.01
  private static let most = 3

  /// What came of it.
  package struct Answer: Sendable {
    /// The likeliest first, three at most; none where no word is known.
    package let suggestions: [ListSuggestion]
    /// What is usual of such a task.
    package let habits: TaskHabits
  }

  /// - Throws: that there is too little to learn from, or what keeps the vault from being read.
  package func answer(in workspace: Workspace) throws(Failure) -> Answer {
    let found = namedTask(in: workspace)
    let vault = if let root = found?.root { try workspace.vault(of: root) } else { try workspace.vault() }
    let answer = try vault.ask { index throws(Failure) in
      let learning = try vault.learning(in: index)
      let title = TaskHomes.words(of: found?.title ?? text)
      var suggestions = learning.suggestions(
        for: title, refusing: found.map { learning.homes.refused(by: $0.note.task(of: $0.item)) } ?? [],
        isExplained: isExplained)
      suggestions.removeAll { $0.probability < Self.least }
      return Answer(
        suggestions: Array(suggestions.prefix(Self.most)),
        habits: try TaskHabits.read(of: title, in: index, vault))
    }
    vault.tellOfUnreadable()
    return answer
  }

  /// The task that the text names wholly; nil where it is only a title, or may be several.
  private func namedTask(in workspace: Workspace) -> FoundItem? {
    // Nobody is asked which of several is meant: the words of all are the same.
    let choose = workspace.choose
    workspace.choose = nil
    defer { workspace.choose = choose }
    var lookup = ItemLookup(workspace, wanting: .task, takingParts: false)
    guard let found = try? lookup.find(text), found.item.type == .task else { return nil }
    return found
  }
}

// Where titles belong.
extension ReadLearning {
  /// The probability that is enough for a list without a `threshold`.
  package static let usualThreshold: Float = 0.5

  /// The lists that a title may belong to, the likeliest first.
  ///
  /// - Parameters:
  ///   - refused: lists that it must not be put in, nor by a tag that would.
  ///   - isExplained: whether the words that decided are asked for.
  func suggestions(
    for title: String, refusing refused: [String] = [], isExplained: Bool = false
  ) -> [ListSuggestion] {
    guard let model else { return [] }
    let suggestions = learning.suggestions(for: title, by: model, refusing: refused, homes)
    guard isExplained else { return suggestions }
    return suggestions.map { suggestion in
      var suggestion = suggestion
      suggestion.reasons = reasons(for: suggestion, in: title, by: model)
      return suggestion
    }
  }

  /// The words that decided, the five that speak for it most; what says next to nothing is left out.
  private func reasons(
    for suggestion: ListSuggestion, in title: String, by model: TopicModel
  ) -> [(word: String, weight: Float)] {
    let topics = learning.topics(leadingTo: suggestion.list)
    let topic = suggestion.way.topic(in: homes)
    guard let decided = ([topic] + topics).first(where: model.topics.contains) else { return [] }
    let bytes = Array(title.utf8)
    return model.reasons(for: decided, in: title).filter { abs($0.weight) >= 0.05 }.prefix(5).map { reason in
      (String(decoding: bytes[reason.word.indices], as: UTF8.self), reason.weight)
    }
  }
}

extension ListLearning {
  /// The lists that a title may belong to, with how a task is put in each.
  func suggestions(
    for title: String, by model: TopicModel, refusing refused: [String], _ homes: TaskHomes
  ) -> [ListSuggestion] {
    let guess = model.guess(title)
    let no = Set(refused.map(LinkName.folded))
    let places = suggestions(for: guess, refusing: refused)
    return places.compactMap { list, probability -> ListSuggestion? in
      let own = learned.first { $0.title == list }
      let tags = own?.topics.filter { if case .tag = $0 { true } else { false } } ?? []
      // Of several tags the one that the title is most like.
      let best = guess.shares.lazy.compactMap { share in tags.first { $0.name == share.topic } }.first
      var way = ListSuggestion.Way.list(list)
      if case .tag(let tag)? = best ?? tags.first {
        guard !learned.contains(where: { $0.topics.contains(.tag(tag)) && !$0.names.isDisjoint(with: no) }) else {
          return nil
        }
        way = .tag(homes.spelling(ofTag: tag))
      }
      return ListSuggestion(
        list: list, probability: probability, threshold: own?.threshold ?? ReadLearning.usualThreshold,
        examples: exampleCount(of: topics(leadingTo: list)), way: way)
    }
  }
}

extension ListSuggestion.Way {
  /// The topic by which a model knows it.
  fileprivate func topic(in homes: TaskHomes) -> String {
    switch self {
    case .list(let list): Topic.list(list).name
    case .tag(let tag): Topic.tag(homes.folded(tag)).name
    }
  }
}
