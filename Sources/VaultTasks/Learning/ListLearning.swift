package import VaultModel
import VaultSearch

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
  /// Titles of unsorted tasks: they tell which words are common.
  package let background: [String]
  /// How many examples each topic has.
  private let counts: [String: Int]
  /// Lists where tasks land that nobody sorted.
  private let unsorted: Set<String>

  /// - Parameters:
  ///   - tasks: all of the vault, in the order of their places, so that the same vault teaches the same everywhere.
  ///   - unsorted: the lists where tasks land that nobody sorted; they teach nothing unless a topic names them.
  package init(_ tasks: [SortedTask], learned: [LearnedList], unsorted: Set<String>) {
    self.tasks = tasks
    self.learned = learned
    let topics = Set(learned.flatMap(\.topics))
    var examples: [TopicExample] = []
    var seen: Set<TopicExample> = []
    func add(_ topic: Topic, _ title: String) {
      // The same words under the same heading are one example, however often the task came back.
      guard seen.insert(TopicExample(topic: topic.name, title: TextFolding.caseFolded(title))).inserted else { return }
      examples.append(TopicExample(topic: topic.name, title: title))
    }
    for list in learned { for title in list.examples { if let topic = list.topics.first { add(topic, title) } } }
    var background: [String] = []
    for task in tasks where task.status != .cancelled {
      var isSorted = false
      if let list = task.list, !unsorted.contains(list) || topics.contains(.list(list)) {
        add(.list(list), task.title)
        isSorted = true
      }
      for case .tag(let tag) in topics.sorted() where Topic.tag(tag).holds(task) {
        add(.tag(tag), task.title)
        isSorted = true
      }
      if !isSorted { background.append(task.title) }
    }
    self.examples = examples
    self.background = background
    counts = Dictionary(grouping: examples, by: \.topic).mapValues(\.count)
    self.unsorted = unsorted
  }

  // MARK: What there is to learn from

  /// How many examples a list has.
  package func exampleCount(of list: LearnedList) -> Int { exampleCount(of: Set(list.topics.map(\.name)).sorted()) }

  /// The topics under which a title lands in a list, each once.
  package func topics(leadingTo list: String) -> [String] {
    [list] + learned.filter { $0.title == list }.flatMap(\.topics).map(\.name).filter { $0.hasPrefix("#") }
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
  package func members(of list: LearnedList, by model: TopicModel?) -> [Member] {
    let topics = Set(list.topics.map(\.name))
    let isLearned = exampleCount(of: list) >= Self.fewestExamples
    var reader = TitleReader()
    return tasks.enumerated().compactMap { number, task in
      if list.topics.contains(where: { $0.holds(task) }) { return Member(task: number, probability: nil) }
      guard isLearned, let model, isUnsorted(task), !refuses(task, list) else { return nil }
      let probability = model.guess(features: reader.features(of: task.title)).probability(ofAnyOf: topics)
      return probability >= list.threshold ? Member(task: number, probability: probability) : nil
    }
  }

  private func refuses(_ task: SortedTask, _ list: LearnedList) -> Bool {
    task.refused.contains { list.names.contains(LinkName.folded($0)) }
  }

  // MARK: Where a title belongs

  /// The lists that a title may belong to, the likeliest first: plain ones, and learned ones whose topic is no plain list.
  ///
  /// - Parameter refused: lists that it must not be put in.
  package func suggestions(
    for guess: TopicGuess, refusing refused: [String] = []
  ) -> [(list: String, probability: Float)] {
    var lists: [String: Float] = [:]
    for (topic, share) in guess.shares {
      // A tag is no list; those that are filled by it are.
      let homes = topic.hasPrefix("#") ? learned.filter { $0.topics.map(\.name).contains(topic) }.map(\.title) : [topic]
      for home in homes { lists[home, default: 0] += share * guess.belonging }
    }
    let no = Set(refused.map(LinkName.folded))
    return lists.filter { list, _ in !no.contains(LinkName.folded(list)) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
