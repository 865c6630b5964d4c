import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// A list that a title may belong to.
struct ListSuggestion {
  let list: String
  let probability: Float
  /// How many examples of the list were learned from.
  let examples: Int
  /// The words of the title that speak for it most, or against it, with how strongly.
  var reasons: [(word: String, weight: Float)] = []

  static func listing(explained isExplained: Bool) -> Listing<ListSuggestion> {
    let list = Column<ListSuggestion>("list", .title, .title) { $0.list }
    let probability = Column<ListSuggestion>("probability", .number) { ListedNumber(share: $0.probability) }
      .cell { .init($0.probability.percent) }
    let examples = Column<ListSuggestion>("examples", .number, .faint) { $0.examples }
    let reasons = Column<ListSuggestion>("reasons", .flexible(minimum: 20), .faint) { row in
      ListedDetails(row.reasons, field: row.reasonsText) { reason, json in
        json.member("word", reason.word)
        json.member("weight") { ListedNumber(share: reason.weight).write(to: &$0) }
      }
    }
    return Listing(
      [list, probability, examples, reasons.ifAny], fields: [list, probability, examples, reasons],
      cells: [probability, list] + (isExplained ? [reasons] : []))
  }

  /// `tomatoes +3.1, water +1.2`
  private var reasonsText: String {
    reasons.map { reason in
      let tenths = Int((abs(reason.weight) * 10).rounded())
      return "\(reason.word) \(reason.weight < 0 ? "−" : "+")\(tenths / 10).\(tenths % 10)"
    }.joined(separator: ", ")
  }
}

extension Float {
  /// `86 %`; never more than 99, because nothing that is learned is certain.
  var percent: String { "\(Int((min(max(self, 0), 0.99) * 100).rounded(.down))) %" }
}

extension ListedNumber {
  /// A number with four decimals.
  init(share: some BinaryFloatingPoint) {
    let scaled = Int((Double(share.isFinite ? share : 0) * 10_000).rounded())
    let decimals = String(abs(scaled) % 10_000 + 10_000).dropFirst()
    self.init("\(scaled < 0 ? "-" : "")\(abs(scaled) / 10_000).\(decimals)")
  }
}

// What learned lists say of titles.
extension VaultLearning {
  /// The lists that a title may belong to, the likeliest first, with the words that decided if `isExplained`.
  func suggestions(
    for title: String, refusing refused: [String] = [], isExplained: Bool = false
  ) -> [ListSuggestion] {
    guard let model else { return [] }
    return learning.suggestions(for: model.guess(title), refusing: refused).map { list, probability in
      let topics = learning.topics(leadingTo: list)
      var suggestion = ListSuggestion(
        list: list, probability: probability, examples: learning.exampleCount(of: topics))
      if isExplained, let topic = topics.first(where: model.topics.contains) {
        let bytes = Array(title.utf8)
        suggestion.reasons = model.reasons(for: topic, in: title).prefix(5).map { reason in
          (String(decoding: bytes[reason.word.indices], as: UTF8.self), reason.weight)
        }
      }
      return suggestion
    }
  }

  /// Says why nothing can be learned yet.
  var shortage: CommandFailure {
    CommandFailure(
      .nothingFound, .listTooFewExamples, [.count(ListLearning.fewestExamples)],
      hints: [.init(.listTooFewExamplesHint)])
  }
}
