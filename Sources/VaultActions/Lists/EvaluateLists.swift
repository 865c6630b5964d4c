import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
package import VaultTasks

/// Tells how well lists are told apart: those of the vault by five parts that are held out in turn, or those of a file by
/// the titles of another one.
///
/// ```swift
/// let outcome = try EvaluateLists().outcome(in: workspace)
/// ```
package struct EvaluateLists: Sendable {
  /// What came of it.
  package struct Outcome: Sendable {
    package let evaluation: TopicEvaluation
    /// Topics with too few examples to be learned, with how many they have.
    package var tooSmall: [(topic: String, count: Int)] = []
    /// Nil of a vault, for which several models are made.
    package var cost: Cost?
  }

  /// What learning and asking took.
  package struct Cost: Sendable {
    package let trainingSeconds: Double
    package let secondsPerTitle: Double
    package let modelBytes: Int
  }

  /// A clock that only goes forward.
  package var stopwatch: @Sendable () -> Duration = { .zero }

  package init() {}

  /// Over the lists of the vault.
  ///
  /// - Throws: that there is too little to learn from, or what keeps the vault from being read.
  package func outcome(in workspace: Workspace) throws(Failure) -> Outcome {
    let vault = try workspace.vault()
    let learning = try vault.ask { index throws(Failure) in try vault.learning(in: index).learning }
    vault.tellOfUnreadable()
    let evaluation = TopicEvaluation(
      crossValidating: learning.usableExamples, background: learning.background,
      threshold: ReadLearning.usualThreshold, workers: workspace.device.workers)
    return Outcome(evaluation: evaluation, tooSmall: learning.tooSmall)
  }

  /// Learns from one file and asks for the titles of another; a list that the first does not have counts as none.
  ///
  /// - Throws: that a file cannot be read, teaches fewer than two lists, or has no title of one of these.
  package func outcome(training train: String, test: String, in workspace: Workspace) throws(Failure) -> Outcome {
    let taught = try LabelledTitles(train, in: workspace).examples
    let asked = try LabelledTitles(test, in: workspace).examples
    let start = stopwatch()
    guard let model = TopicModel(learningFrom: taught, workers: workspace.device.workers) else {
      throw Failure(.wrongRequest, .listOneTopic, [.text(train)])
    }
    let learned = stopwatch()
    guard asked.contains(where: { model.topics.contains($0.topic) }) else {
      throw Failure(.wrongRequest, .listNoneInScope, [.text(test), .text(train)])
    }
    var evaluation = TopicEvaluation(topics: model.topics)
    let begin = stopwatch()
    for title in asked {
      try workspace.goOn()
      evaluation.ask(model, title.title, topic: title.topic, threshold: ReadLearning.usualThreshold)
    }
    let cost = Cost(
      trainingSeconds: (learned - start).inSeconds,
      secondsPerTitle: (stopwatch() - begin).inSeconds / Double(max(asked.count, 1)),
      modelBytes: model.bytes(digest: 0).count)
    return Outcome(evaluation: evaluation, cost: cost)
  }
}

extension Duration {
  fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// Titles with their lists, one a line with a tab between; a blank line is none.
struct LabelledTitles {
  private(set) var examples: [TopicExample] = []

  /// Reads a file by its path, from the working directory.
  ///
  /// - Throws: the failure to report: it cannot be read, or a line has no tab, which is named.
  init(_ name: String, in workspace: Workspace) throws(Failure) {
    var bytes = try Self.bytes(of: name, in: workspace)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let line = line.last == 0x0D ? line.dropLast() : line
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      guard let tab = line.firstIndex(of: 0x09), case let (topic, title) = (line[..<tab], line[(tab + 1)...]),
        topic.contains(where: { $0 > 0x20 }), title.contains(where: { $0 > 0x20 })
      else {
        throw Failure(.wrongRequest, .listLineWithoutTab, [.text("\(name):\(number + 1)")])
      }
      examples.append(
        TopicExample(topic: String(decoding: topic, as: UTF8.self), title: String(decoding: title, as: UTF8.self)))
    }
  }

  private static func bytes(of name: String, in workspace: Workspace) throws(Failure) -> [UInt8] {
    let path = workspace.device.place.workingDirectory.appending(Path(name))
    let file = try readingFile(name, try RereadableFile(at: path, files: workspace.device.files))
    var bytes: [UInt8] = []
    do throws(RereadableFile.Failure) {
      try file.read { piece in
        bytes += piece
        return !workspace.device.shouldStop()
      }
    } catch {
      switch error {
      case .changed: throw Failure(.conflict, .listFileChanged, [.text(name)])
      case .system(let error): throw Failure(cannotRead: name, .systemError(error.code))
      }
    }
    try workspace.goOn()
    return bytes
  }
}
