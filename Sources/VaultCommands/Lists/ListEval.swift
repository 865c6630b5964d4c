import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax
import VaultTasks

/// `vault list eval [--train FILE --test FILE]`
enum ListEval {
  static let train = Flag("train", value: .path, "FILE", summary: .flagListTrain)
  static let test = Flag("test", value: .path, "FILE", summary: .flagListTest)

  static let syntax = VerbSyntax("eval", flags: [train, test])

  static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    var request = EvaluateLists()
    request.stopwatch = invocation.environment.stopwatch
    let outcome: EvaluateLists.Outcome
    switch (invocation.arguments[train], invocation.arguments[test]) {
    case (let taught?, let asked?):
      outcome = try request.outcome(training: taught, test: asked, in: invocation.workspace)
    case (nil, nil): outcome = try request.outcome(in: invocation.workspace)
    case (let taught, _):
      throw Failure(.wrongRequest, .listEvalNeedsBoth, [.text((taught == nil ? train : test).spelling)])
    }
    if invocation.format == "json" {
      invocation.print(outcome.json)
    } else {
      outcome.print(invocation)
    }
    for (topic, count) in outcome.tooSmall { invocation.note(.listTooSmall, [.text(topic), .count(count)]) }
    return .done
  }
}

extension EvaluateLists.Outcome {
  private typealias Figure = (name: String, key: MessageKey, share: Double?)

  private var figures: [Figure] {
    [
      ("accuracy", .evalAccuracy, evaluation.accuracy),
      ("accuracyWithAbstention", .evalWithAbstention, evaluation.accuracyWithAbstention),
      ("abstained", .evalAbstained, evaluation.abstained), ("macroF1", .evalMacroF1, evaluation.macroF1),
      ("outOfScopeRecall", .evalOutOfScope, evaluation.outOfScopeRecall),
      ("majority", .evalMajority, evaluation.majority),
    ]
  }

  /// Shares are from 0 to 1, with four decimals; one of no title is null.
  fileprivate var json: String {
    var json = JSONWriter()
    json.object { object in
      for (name, _, share) in figures {
        object.member(name) { share.map { ListedNumber(share: $0) }.write(to: &$0) }
      }
      if let cost {
        object.member("trainingSeconds") { ListedNumber(share: cost.trainingSeconds).write(to: &$0) }
        object.member("secondsPerTitle") { ListedNumber(millionths: cost.secondsPerTitle).write(to: &$0) }
        object.member("modelBytes", cost.modelBytes)
      }
      object.member("titles", evaluation.count)
      object.member("outOfScopeTitles", evaluation.outOfScopeCount)
      object.member("topics") { write(topicsTo: &$0) }
    }
    return json.text
  }

  private func write(topicsTo json: inout JSONWriter) {
    json.array { list in
      for topic in evaluation.topics {
        list.object { object in
          object.member("topic", topic)
          object.member("takenFor") { taken in
            taken.object { counts in
              for (guess, count) in evaluation.confusion(of: topic) { counts.member(guess, count) }
            }
          }
        }
      }
    }
  }

  fileprivate func print(_ invocation: Invocation) {
    var table = AlignedTable([.number, .flexible(minimum: 30)])
    for (_, key, share) in figures {
      guard let share else { continue }
      let tenths = Int((share * 1000).rounded())
      let percent = invocation.messages.figure("\(tenths / 10).\(tenths % 10) %")
      table.add([.init(percent, .title), .init(invocation.messages(key))])
    }
    for line in table.lines(fitting: invocation.columns, invocation.painter) { invocation.print(line) }
    printConfusion(invocation)
  }

  /// The lists whose titles were taken for others, with what for.
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

extension ListedNumber {
  /// A small number above zero with six decimals.
  fileprivate init(millionths share: Double) {
    let scaled = Int((min(max(share.isFinite ? share : 0, 0), 1e6) * 1_000_000).rounded())
    self.init("\(scaled / 1_000_000).\(String(scaled % 1_000_000 + 1_000_000).dropFirst())")
  }
}
