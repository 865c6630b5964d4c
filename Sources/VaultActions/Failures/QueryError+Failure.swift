package import VaultMessages
import VaultModel
import VaultSyntax
package import VaultSearch

extension Failure {
  /// A query that does not read, with the place in its text.
  package init(_ error: QueryError, in text: String) {
    let hints = error.suggestions.isEmpty ? [] : [Remark.didYouMean(error.suggestions)]
    let (key, values) = error.reason.sentence
    var remark = Remark(key, values)
    remark.marked = MarkedText(text, error.range)
    self.init(.wrongRequest, remark, hints: hints + [Remark(.seeHelp, [.text("vault help query")])])
  }
}

extension QueryError.Reason {
  /// The sentence's key and values.
  package var sentence: (MessageKey, [MessageValue]) {
    switch self {
    case .unknownKey(let key): (.queryUnknownKey, [.text(key)])
    case .missingValue(let key): (.queryMissingValue, [.text(key)])
    case .malformedValue(let key, let kind): (.queryMalformedValue, [.text(key), kind.description])
    case .unknownMember(let key): (.queryUnknownMember, [.text(key)])
    case .ambiguousOffset: (.queryAmbiguousOffset, [])
    case .ambiguousNumber(let decimal, let thousands):
      (.queryAmbiguousNumber, [.text(decimal), .text(thousands)])
    case .reversedRange: (.queryReversedRange, [])
    case .rangeOfUnits: (.queryRangeOfUnits, [])
    case .notComparable(let key): (.queryNotComparable, [.text(key)])
    case .missingCondition: (.queryMissingCondition, [])
    case .nothingToSearch: (.queryNothingToSearch, [])
    case .quoteNotClosed: (.quoteNotClosed, [])
    case .parenthesisNotClosed: (.queryParenthesisNotClosed, [])
    case .parenthesisNotOpened: (.queryParenthesisNotOpened, [])
    case .tooDeep: (.queryTooDeep, [])
    case .unknownDirective(let name): (.queryUnknownDirective, [.text(name)])
    case .malformedDirective(let name): (.queryMalformedDirective, [.text(name)])
    }
  }
}

extension QueryHint.Reason {
  /// What is said of it.
  package var remark: Remark {
    switch self {
    case .keyReadAsWord(let key): Remark(.queryKeyReadAsWord, [.text(key)])
    case .plusBeforeWord(let word): Remark(.queryPlusBeforeWord, [.text(word)])
    case .ignored: Remark(.queryIgnored)
    case .markBehindQuotes(let mark): Remark(.queryMarkBehindQuotes, [.text(mark)])
    }
  }
}

extension QueryKey.Kind {
  /// What a value of the kind looks like.
  package var description: MessageValue {
    switch self {
    case .text, .textWithAmount, .name, .tag: .message(.wordText)
    case .path: .message(.kindPath)
    case .member(.flag): .message(.kindFlag)
    case .member(let set): .message(.oneOf, [.list(set.names)])
    case .scale(let scale): .message(.oneOf, [.list(scale.names)])
    case .own: .message(.kindOwn)
    case .taskGroup: .message(.oneOf, [.list(TaskGroup.allCases.map(\.name))])
    case .weekday: .message(.oneOf, [.list(Weekday.allCases.map { $0.name(in: .english) })])
    case .moment: .message(.kindMoment)
    case .timeOfDay: .message(.kindTimeOfDay)
    case .duration: .message(.kindDuration)
    case .number: .message(.kindNumber)
    case .quantity: .message(.kindQuantity)
    case .amount: .message(.kindAmount)
    case .mood: .message(.kindMood)
    }
  }
}

extension Failure {
  /// A query that reads, but has no answer.
  package init(_ error: EvaluationError) {
    switch error {
    case .snapshot(let fault): self.init(fault)
    case .tooDeep: self.init(.wrongRequest, .queryTooDeep)
    }
  }
}
