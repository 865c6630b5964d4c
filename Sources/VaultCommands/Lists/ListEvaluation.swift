import VaultStore
import VaultSyntax
import VaultTasks

/// How well lists are told apart, printed: figures for people, or one object for programs.
struct ListEvaluation {
  let evaluation: TopicEvaluation
  /// Topics with too few examples to be learned.
  var tooSmall: [(topic: String, count: Int)] = []
  /// What learning took, and the size of what was learned; nil where several models were.
  var cost: Cost?

  struct Cost {
    let trainingSeconds: Double
    let secondsPerTitle: Double
    let modelBytes: Int
  }

  func print(_ invocation: Invocation) throws(CommandFailure) {
    if case .json = try ListingForm(of: invocation) {
      invocation.print(json)
    } else {
      printForPeople(invocation)
    }
    for (topic, count) in tooSmall { invocation.note(.listTooSmall, [.text(topic), .count(count)]) }
  }

  private var json: String {
    var json = JSONWriter()
    json.object { object in
      for (name, value) in shares {
        object.member(name) { value.map { ListedNumber(share: $0) }.write(to: &$0) }
      }
      if let cost {
        object.member("trainingSeconds") { ListedNumber(share: cost.trainingSeconds).write(to: &$0) }
        object.member("secondsPerTitle") { ListedNumber("\(cost.secondsPerTitle)").write(to: &$0) }
        object.member("modelBytes") { cost.modelBytes.write(to: &$0) }
      }
      object.member("titles") { evaluation.count.write(to: &$0) }
      object.member("outOfScopeTitles") { evaluation.outOfScopeCount.write(to: &$0) }
      object.member("topics") { topics in
        topics.array { list in
          for topic in evaluation.topics {
            list.object { object in
              object.member("topic") { topic.write(to: &$0) }
              object.member("takenFor") { taken in
                taken.object { counts in
                  for (guess, count) in evaluation.confusion(of: topic) {
                    counts.member(guess) { count.write(to: &$0) }
                  }
                }
              }
            }
          }
        }
      }
    }
    return json.text
  }

  private var shares: [(name: String, value: Double?)] {
    [
      ("accuracy", evaluation.accuracy), ("accuracyWithAbstention", evaluation.accuracyWithAbstention),
      ("abstained", evaluation.abstained), ("macroF1", evaluation.macroF1),
      ("outOfScopeRecall", evaluation.outOfScopeRecall), ("majority", evaluation.majority),
      ("calibrationError", evaluation.calibrationError),
    ]
  }

  private func printForPeople(_ invocation: Invocation) {
    let keys: [MessageKey] = [
      .evalAccuracy, .evalWithAbstention, .evalAbstained, .evalMacroF1, .evalOutOfScope, .evalMajority,
      .evalCalibration,
    ]
    var table = AlignedTable([.number, .flexible(minimum: 30)])
    for (key, share) in zip(keys, shares) {
      guard let value = share.value else { continue }
      let tenths = Int((value * 1000).rounded())
      table.add([.init("\(tenths / 10).\(tenths % 10) %", .title), .init(invocation.messages(key))])
    }
    for line in table.lines(fitting: invocation.columns, invocation.painter) { invocation.print(line) }
    printConfusion(invocation)
  }

  /// The topics whose titles were taken for others, with what for.
  private func printConfusion(_ invocation: Invocation) {
    var table = AlignedTable([.title, .number, .flexible(minimum: 20)])
    var isEmpty = true
    for topic in evaluation.topics {
      let confusion = evaluation.confusion(of: topic)
      let (all, wrong) = (confusion.reduce(0) { $0 + $1.count }, confusion.filter { $0.guess != topic })
      guard !wrong.isEmpty else { continue }
      isEmpty = false
      let right = all - wrong.reduce(0) { $0 + $1.count }
      let others = wrong.prefix(3).map { "\($0.guess) \($0.count)" }.joined(separator: ", ")
      table.add([.init(topic, .title), .init("\(right)/\(all)"), .init(others, .faint)])
    }
    guard !isEmpty else { return }
    invocation.print("")
    invocation.print(invocation.painter.paint(invocation.messages(.evalConfused), .heading))
    for line in table.lines(fitting: invocation.columns, invocation.painter) { invocation.print(line) }
  }
}

/// Titles with their topics, one a line with a tab between.
struct LabelledTitles {
  private(set) var examples: [TopicExample] = []

  /// Reads a file; a blank line is none.
  ///
  /// - Throws: the failure to report: it cannot be read, or a line has no tab.
  init(_ name: String, _ invocation: Invocation) throws(CommandFailure) {
    let path = Path(invocation.environment.workingDirectory).appending(Path(name))
    let file = try readingFile(name, try RereadableFile(at: path, files: .system))
    var bytes: [UInt8] = []
    do throws(RereadableFile.Failure) {
      try file.read { piece in
        bytes += piece
        return !invocation.shouldStop
      }
    } catch {
      switch error {
      case .changed: throw CommandFailure(.conflict, .listFileChanged, [.text(name)])
      case .system(let error): throw CommandFailure(.ioFailure, .cannotRead, [.text(name), .systemError(error.code)])
      }
    }
    guard !invocation.shouldStop else { throw CommandFailure(.interrupted, .stopped) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let line = line.last == 0x0D ? line.dropLast() : line
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      guard let tab = line.firstIndex(of: 0x09), tab > line.startIndex, tab + 1 < line.endIndex else {
        throw CommandFailure(.wrongCall, .listLineWithoutTab, [.text("\(name):\(number + 1)")])
      }
      examples.append(
        TopicExample(
          topic: String(decoding: line[..<tab], as: UTF8.self),
          title: String(decoding: line[(tab + 1)...], as: UTF8.self)))
    }
  }
}
