import VaultActions
import VaultMessages
import VaultModel

extension Invocation {
  /// Says which day or month a word of a query nearly names, where nothing fits the query: `tomorow`.
  ///
  /// - Parameter areTasks: whether words for how tasks stand are meant as well: `overdu`.
  func noteNearbyWords(in query: String, ofTasks areTasks: Bool = false) {
    var said: Set<String> = []
    for word in query.split(separator: " ") {
      let name = NearlyDate.name(near: String(word)) ?? (areTasks ? StatedStanding.name(near: word) : nil)
      if let name, said.insert(name).inserted { note(.didYouMean, [.alternatives([name])]) }
    }
  }
}

extension StatedStanding {
  /// The word for how tasks stand that another one is a slip of the finger away from; nil if there is none.
  fileprivate static func name(near word: Substring) -> String? {
    [TaskGroup.vocabulary, TaskStatus.vocabulary, Priority.vocabulary, StandingWord.vocabulary].lazy
      .compactMap { $0.spelling(nearly: word) }.first
  }
}
