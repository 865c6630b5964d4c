import VaultActions
import VaultMessages

extension ParseError {
  /// The failure to report: a sentence, and hints at what was meant and where to read more.
  ///
  /// - Parameter calls: the calls that words of another program mean, which say more than the nearest spellings.
  func failure(in command: CommandSyntax?, meaning calls: [[String]] = []) -> Failure {
    let help = command.map { "vault \($0.name) --help" } ?? "vault help"
    let seeHelp = Remark(.seeHelp, [.text(help)])
    let near = suggestions.isEmpty ? [] : [Remark.didYouMean(suggestions)]
    let meant = calls.isEmpty ? near : calls.map { Remark(.tryCall, [.call($0)]) }
    return Failure(
      .wrongRequest, key, values, hints: meant + textHint + severalHint + (calls.isEmpty ? wholeHint : []) + [seeHelp])
  }

  /// What has white space in it is no option: it was meant as text.
  private var textHint: [Remark] {
    guard case .unknownOption(let option, let command?, _) = self, option.contains(where: \.isWhitespace) else {
      return []
    }
    return [.init(.textAfterDashes, [.call([command, "--", option])])]
  }

  private var severalHint: [Remark] {
    guard case .severalLines(_, _, let several) = self else { return [] }
    return [.init(several)]
  }

  /// Words behind one that names an item were meant as its name.
  private var wholeHint: [Remark] {
    guard case .unexpectedOperand(let command, _, let whole?) = self else { return [] }
    return [.init(.tryCall, [.sameCall([command, whole])])]
  }

  /// The nearest spellings, if there are any.
  var suggestions: [String] {
    switch self {
    case .unknownCommand(_, let suggestions), .unknownOption(_, _, let suggestions),
      .unknownChoice(_, _, _, let suggestions):
      suggestions
    default: []
    }
  }

  private var key: MessageKey {
    switch self {
    case .missingCommand: .missingCommand
    case .unknownCommand: .unknownCommand
    case .unknownOption(_, let command, _): command == nil ? .unknownGlobalOption : .unknownOption
    case .optionBeforeCommand: .optionBeforeCommand
    case .missingValue: .missingValue
    case .unexpectedValue: .unexpectedValue
    // The name of an argument, such as SHELL, is a word of the help.
    case .unknownChoice(let name, _, _, _): name.hasPrefix("-") ? .unknownChoice : .unknownOperandChoice
    case .notWholeNumber: .notWholeNumber
    case .numberOutOfRange: .numberOutOfRange
    case .givenTwice: .givenTwice
    case .exclusiveOptions: .exclusiveOptions
    case .optionElsewhere: .optionElsewhere
    case .missingOperand: .missingOperand
    case .unexpectedOperand: .unexpectedOperand
    case .severalLines: .severalLines
    }
  }

  private var values: [MessageValue] {
    switch self {
    case .missingCommand: []
    case .unknownCommand(let name, _): [.text(name)]
    case .unknownOption(let option, let command, _): [.text(option), .text(command ?? "")]
    case .optionBeforeCommand(let option): [.text(option)]
    case .missingValue(let option, let valueName): [.text(option), .text(valueName)]
    case .unexpectedValue(let option, let value): [.text(option), .text(value)]
    case .unknownChoice(let name, let value, let choices, _):
      (name.hasPrefix("-") ? [MessageValue.text(name)] : []) + [.text(value), .list(choices)]
    case .notWholeNumber(let option, let value): [.text(option), .text(value)]
    case .numberOutOfRange(let option, let value, let range):
      [.text(option), .text(value), .count(range.lowerBound), .count(range.upperBound)]
    case .givenTwice(let option, let first, let second): [.text(option), .text(first), .text(second)]
    case .exclusiveOptions(let first, let second): [.text(first), .text(second)]
    case .optionElsewhere(let option, let homes): [.text(option), .alternatives(homes)]
    case .missingOperand(let command, let name, let summary): [.text(command), .text(name), .message(summary)]
    case .unexpectedOperand(let command, let value, _): [.text(command), .text(value)]
    case .severalLines(let operand, let rest, _): [.text(operand), .text(rest)]
    }
  }
}
