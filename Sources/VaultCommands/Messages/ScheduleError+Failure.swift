import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax

extension Invocation {
  /// The failure for a repetition that cannot be followed; prints the rule with a caret at the place before it.
  func failure(_ error: ScheduleError, in repetition: Repetition) -> Failure {
    if case .rule(let range) = error.place, !repetition.rule.isEmpty {
      output.flush()
      for line in CaretLines.lines(under: range, of: repetition.rule, errorPainter) { errors.writeLine(line) }
      errors.flush()
    }
    let hints = error.suggestions.isEmpty ? error.code.hints : [.didYouMean(error.suggestions)]
    return Failure(.wrongRequest, error.code.sentence.key, error.code.sentence.values, hints: hints)
  }
}

extension ScheduleError.Code {
  /// The sentence's key and values.
  var sentence: (key: MessageKey, values: [MessageValue]) {
    switch self {
    case .words(let code): (code.sentence, [])
    case .ruleText(let code): (.ruleTextWrong, [.message(code.sentence)])
    case .saidTwice(let key): (.ruleKeyTwice, [.text(key.rawValue)])
    case .countWithUntil: (.ruleCountWithUntil, [])
    case .notADate(let text): (.ruleNotADate, [.text(text)])
    case .linkNotAllowed: (.ruleLinkNotAllowed, [])
    case .neverFires: (.ruleNeverFires, [])
    case .frequencyNeedsTime: (.ruleNeedsTime, [])
    case .countTooGreat(let most): (.ruleCountTooGreat, [.count(most)])
    }
  }

  /// What may help where no other word was meant.
  var hints: [Remark] {
    switch self {
    case .words(.timeOfDay): [.init(.ruleTimeHint)]
    case .words(.doesNotFit), .words(.missingFrequency), .words(.unknownWord), .words(.misplacedWord):
      [.init(.ruleExamplesHint)]
    case .frequencyNeedsTime: [.init(.ruleNeedsTimeHint)]
    default: []
    }
  }
}

extension RepetitionWordsError.Code {
  /// The sentence's key.
  var sentence: MessageKey {
    switch self {
    case .empty: .ruleEmpty
    case .unknownWord: .ruleUnknownWord
    case .misplacedWord: .ruleMisplacedWord
    case .incomplete: .ruleIncomplete
    case .missingFrequency: .ruleMissingFrequency
    case .saidTwice: .ruleSaidTwice
    case .noSuchDay: .ruleNoSuchDay
    case .missingYear: .ruleMissingYear
    case .numberOutOfRange: .ruleNumberOutOfRange
    case .doesNotFit: .ruleDoesNotFit
    case .timeOfDay: .ruleTimeOfDay
    case .tooLong: .ruleTooLong
    case .ruleText(let code): code.sentence
    }
  }
}

extension RecurrenceRuleError.Code {
  /// The sentence's key.
  var sentence: MessageKey {
    switch self {
    case .missingFrequency: .rruleMissingFrequency
    case .missingValue, .emptyValue: .rruleMissingValue
    case .unknownPart: .rruleUnknownPart
    case .duplicatePart: .ruleSaidTwice
    case .unknownFrequency: .rruleUnknownFrequency
    case .notANumber, .zero, .numberOutOfRange: .ruleNumberOutOfRange
    case .unknownWeekday: .rruleUnknownWeekday
    case .notADate: .rruleNotADate
    case .partNotAllowed, .numberedWeekdayNotAllowed: .ruleDoesNotFit
    case .setPositionAlone: .rruleSetPositionAlone
    case .countWithUntil: .ruleCountWithUntil
    }
  }
}
