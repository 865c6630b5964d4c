package import VaultModel
import VaultSearch
import VaultSyntax

/// A task as learned lists see it.
package struct SortedTask: Sendable {
  package let title: String
  package let status: TaskStatus
  /// The plain list it stands in or names, as people call it; nil for what is unsorted.
  package let list: String?
  package let tags: [String]
  /// The lists it must not be put in, as `not-list` names them.
  package let refused: [String]

  package init(title: String, status: TaskStatus, list: String?, tags: [String], refused: [String]) {
    (self.title, self.status, self.list, self.tags, self.refused) = (title, status, list, tags, refused)
  }
}

/// A list that the words of tasks fill.
package struct LearnedList: Sendable {
  package let title: String
  /// Everything it is called, folded.
  package let names: Set<String>
  /// What it is like: the titles of plain lists, its own for what was put in it by hand, and tags with `#`.
  package let topics: [Topic]
  package let threshold: Float
  /// Titles that its note gives.
  package let examples: [String]

  package init(title: String, names: Set<String>, topics: [Topic], threshold: Float, examples: [String]) {
    (self.title, self.names, self.topics) = (title, names, topics)
    (self.threshold, self.examples) = (threshold, examples)
  }
}

/// What one list or one tag holds.
package enum Topic: Hashable, Sendable, Comparable {
  /// A list by its title.
  case list(String)
  /// A tag, folded, without `#`; those below it belong to it.
  case tag(String)

  /// As a model names it.
  package var name: String {
    switch self {
    case .list(let title): title
    case .tag(let tag): "#" + tag
    }
  }

  var isTag: Bool { if case .tag = self { true } else { false } }

  /// Whether a task carries it by hand.
  package func holds(_ task: SortedTask) -> Bool {
    switch self {
    case .list(let title): return task.list == title
    case .tag(let tag):
      return task.tags.contains { own in
        let own = TextFolding.caseFolded(own)
        return own == tag || own.hasPrefix(tag + "/")
      }
    }
  }
}

/// What the tasks of a vault teach about its lists.
package struct ListLearning: Sendable {
  /// As few examples as a list is learned from.
  package static let fewestExamples = 5

  package let tasks: [SortedTask]
  package let learned: [LearnedList]
  /// Titles of sorted tasks by what they are sorted under, each once, in the order of the tasks.
  package let examples: [TopicExample]
  /// Titles of unsorted tasks, each once: they tell which words are common. None of them is an example.
  package let background: [String]
  /// How many examples each topic has.
  private let counts: [String: Int]
  /// Lists where tasks land that nobody sorted.
  private let unsorted: Set<String>
  /// What a task in a learned list is an example of, by the list's title.
  private let ownTopics: [String: Topic]
  /// The titles of the learned lists that a tag fills, by its name.
  private let listsByTag: [String: [String]]

  /// - Parameters:
  ///   - tasks: all of the vault, in the order of their places, so that the same vault teaches the same everywhere.
  ///   - unsorted: the lists where tasks land that nobody sorted; they teach nothing unless a topic names them.
  package init(_ tasks: [SortedTask], learned: [LearnedList], unsorted: Set<String>) {
    self.tasks = tasks
    self.learned = learned
    self.unsorted = unsorted
    let ownTopics = Self.ownTopics(of: learned)
    var gathering = Gathering()
    for list in learned {
      for title in list.examples { gathering.add(ownTopics[list.title] ?? .list(list.title), title) }
    }
    let topics = Set(learned.flatMap(\.topics))
    let tags = topics.filter(\.isTag).sorted()
    var background: [String] = []
    for task in tasks where task.status != .cancelled {
      let list = task.list.flatMap { !unsorted.contains($0) || topics.contains(.list($0)) ? $0 : nil }
      let sortedUnder = Set(
        (list.map { [ownTopics[$0] ?? .list($0)] } ?? []) + (task.tags.isEmpty ? [] : tags.filter { $0.holds(task) }))
      for topic in sortedUnder.sorted() { gathering.add(topic, task.title) }
      if sortedUnder.isEmpty { background.append(task.title) }
    }
    examples = gathering.examples
    self.background = background.filter { gathering.isNew($0) }
    counts = Dictionary(grouping: examples, by: \.topic).mapValues(\.count)
    self.ownTopics = ownTopics
    listsByTag = Dictionary(
      uniqueKeysWithValues: tags.map { tag in
        (tag.name, learned.filter { $0.topics.contains(tag) }.map(\.title))
      })
  }

  /// What was put in a learned list by hand teaches its topic; where it has several, it is a topic of its own.
  private static func ownTopics(of learned: [LearnedList]) -> [String: Topic] {
    let topics = learned.map { list -> (String, Topic) in
      let others = Set(list.topics).subtracting([.list(list.title)])
      return (list.title, others.count == 1 ? others.first ?? .list(list.title) : .list(list.title))
    }
    return Dictionary(topics) { first, _ in first }
  }

  /// Collects titles, each once: the same words are one example, however often the task came back.
  private struct Gathering {
    var examples: [TopicExample] = []
    private var seen: Set<TopicExample> = []
    private var seenTitles: Set<String> = []

    mutating func add(_ topic: Topic, _ title: String) {
      let folded = TextFolding.caseFolded(title)
      seenTitles.insert(folded)
      guard seen.insert(TopicExample(topic: topic.name, title: folded)).inserted else { return }
      examples.append(TopicExample(topic: topic.name, title: title))
    }

    /// Whether it is the first title of its words, and no example.
    mutating func isNew(_ title: String) -> Bool { seenTitles.insert(TextFolding.caseFolded(title)).inserted }
  }

  // MARK: What there is to learn from

  /// The names of what a list is filled by, in a model.
  private func topicNames(of list: LearnedList) -> [String] {
    Set(
      list.topics.map { topic in
        guard case .list(let title) = topic else { return topic.name }
        return (ownTopics[title] ?? topic).name
      }
    ).sorted()
  }

  /// How many examples a list is learned from: those of its topics that have enough, else those of the largest one, so
  /// that it is learned if they are ``fewestExamples``.
  package func exampleCount(of list: LearnedList) -> Int {
    let counts = topicNames(of: list).map { self.counts[$0] ?? 0 }
    let enough = counts.filter { $0 >= Self.fewestExamples }
    return enough.isEmpty ? counts.max() ?? 0 : enough.reduce(0, +)
  }

  /// The topics under which a title lands in a list, each once.
  package func topics(leadingTo list: String) -> [String] {
    let tags = learned.filter { $0.title == list }.flatMap(\.topics).filter(\.isTag).map(\.name)
    let own = (ownTopics[list] ?? .list(list)).name
    return [own] + tags.filter { $0 != own }
  }

  /// How many examples some topics have together.
  package func exampleCount(of topics: [String]) -> Int { topics.reduce(0) { $0 + (counts[$1] ?? 0) } }

  /// The topics with enough examples.
  package var learnable: [String] { counts.filter { $0.value >= Self.fewestExamples }.keys.sorted() }
  /// The topics with too few, with how many they have.
  package var tooSmall: [(topic: String, count: Int)] {
    counts.filter { $0.value < Self.fewestExamples }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The examples of the topics that have enough; empty while there are not two of them.
  package var usableExamples: [TopicExample] {
    let topics = Set(learnable)
    return topics.count > 1 ? examples.filter { topics.contains($0.topic) } : []
  }

  /// What the model depends on: the same digest, the same model.
  package var digest: UInt64 { TopicModel.digest(of: usableExamples, background: background) }

  // MARK: What is in a list

  /// A task of a learned list: put there by hand, or by a model with a probability.
  package struct Member: Sendable {
    /// The task's number.
    package let task: Int
    package let probability: Float?
  }

  /// Whether a task is open and stands in no list that somebody chose.
  package func isUnsorted(_ task: SortedTask) -> Bool {
    !task.status.isClosed && (task.list.map { unsorted.contains($0) } ?? true)
  }

  /// Whether a task carries the topic of a learned list by hand.
  package func isHeld(_ task: SortedTask) -> Bool { learned.contains { $0.topics.contains { $0.holds(task) } } }

  /// The tasks of a learned list, in their order: those that carry its topic by hand whatever their status, and open ones
  /// in no list that are likely enough.
  ///
  /// Complexity: O(features · topics) for each unsorted task.
  package func members(of list: LearnedList, by model: TopicModel?, workers: Int = 1) -> [Member] {
    let topics = Set(topicNames(of: list))
    let model = exampleCount(of: list) >= Self.fewestExamples ? model : nil
    return parallelMap(count: tasks.count, workers: workers, state: { TitleReader() }) { reader, number -> Member? in
      let task = tasks[number]
      if list.topics.contains(where: { $0.holds(task) }) { return Member(task: number, probability: nil) }
      guard let model, isUnsorted(task), list.names.isDisjoint(with: task.refused.map(LinkName.folded)) else {
        return nil
      }
      let probability = model.guess(features: reader.features(of: task.title)).probability(ofAnyOf: topics)
      // What has no known word is in no list, whatever its threshold.
      return probability > 0 && probability >= list.threshold ? Member(task: number, probability: probability) : nil
    }.compactMap { $0 }
  }

  // MARK: Where a title belongs

  /// The lists that a title may belong to, the likeliest first: plain ones, and learned ones that a tag fills.
  ///
  /// - Parameter refused: lists that it must not be put in.
  package func suggestions(
    for guess: TopicGuess, refusing refused: [String] = []
  ) -> [(list: String, probability: Float)] {
    var lists: [String: Float] = [:]
    for (topic, share) in guess.shares {
      // A tag is no list; those that are filled by it are.
      for list in listsByTag[topic] ?? [topic] { lists[list, default: 0] += share * guess.belonging }
    }
    let no = Set(refused.map(LinkName.folded))
    for list in learned where !list.names.isDisjoint(with: no) { lists[list.title] = nil }
    return lists.filter { list, _ in !no.contains(LinkName.folded(list)) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
