import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// `vault list suggest TEXT|ITEM [--explain]`
enum ListSuggest {
  static let explain = Flag("explain", summary: .flagListReasons)

  static let syntax = VerbSyntax(
    "suggest", operands: [Operand("TEXT", .items(.openTasks), .oneOrMore, summary: .operandListText)], flags: [explain],
    isListing: true)

  static func run(_ words: some Sequence<String>, _ invocation: Invocation) throws(Failure) -> ExitCode {
    var request = SuggestList(words.joined(separator: " "))
    request.isExplained = invocation.arguments.has(explain)
    let answer = try request.answer(in: invocation.workspace)
    try listing(of: answer.habits, explained: request.isExplained).print(answer.suggestions, invocation)
    if let remark = answer.habits.remark(invocation.messages) { invocation.dialogue.tell(remark) }
    guard let best = answer.suggestions.first else {
      invocation.note(.listNoWordKnown)
      return .nothingFound
    }
    if !best.isSure { invocation.note(.listNoneLikely) }
    return .done
  }

  private typealias Row = ListSuggestion

  /// What is usual of the title is said of each of its lists.
  private static func listing(of habits: TaskHabits, explained isExplained: Bool) -> Listing<Row> {
    let list = Column<Row>("list", .title, .title) { $0.list }
    let probability = Column<Row>("probability", .number) { ListedNumber(share: $0.probability) }
      .cell { .init($0.probability.percent) }
    let examples = Column<Row>("examples", .number, .faint) { $0.examples }
    let reasons = Column<Row>("reasons", .flexible(minimum: 20), .faint) { row in
      ListedDetails(row.reasons, field: row.reasonsText) { reason, json in
        json.member("word", reason.word)
        json.member("weight") { ListedNumber(share: reason.weight).write(to: &$0) }
      }
    }
    let usual = [
      Column<Row>("usualPart") { _ in habits.usualPart?.part.name }.ifAny,
      Column<Row>("usualPartCount") { _ in habits.usualPart?.count }.ifAny,
      Column<Row>("usualPartTotal") { _ in habits.usualPart?.total }.ifAny,
      Column<Row>("usualLength") { _ in habits.usualLength?.minutes }.ifAny,
      Column<Row>("usualLengthCount") { _ in habits.usualLength?.count }.ifAny,
    ]
    return Listing(
      [list, probability, examples, reasons.ifAny] + usual, fields: [list, probability, examples, reasons],
      cells: [probability, list] + (isExplained ? [reasons] : []))
  }
}

extension ListSuggestion {
  /// `tomatoes +3.1, water +1.2`
  fileprivate var reasonsText: String {
    reasons.map { reason in
      let tenths = Int((min(abs(reason.weight), 1_000) * 10).rounded())
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
    let bounded = share.isFinite ? min(max(Double(share), -1e9), 1e9) : 0
    let scaled = Int((bounded * 10_000).rounded())
    let decimals = String(abs(scaled) % 10_000 + 10_000).dropFirst()
    self.init("\(scaled < 0 ? "-" : "")\(abs(scaled) / 10_000).\(decimals)")
  }
}
