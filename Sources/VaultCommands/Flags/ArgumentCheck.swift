import VaultMessages
import VaultModel

/// Checks a whole line once it is read: values against their kinds, options against each other, operands by number.
enum ArgumentCheck {
  /// The first thing wrong, or nil. A call for help or the version is never wrong.
  static func firstError(in line: ParsedLine) -> ParseError? {
    if line.arguments.has(.help) || line.arguments.has(.version) { return nil }
    guard let command = line.command else { return .missingCommand }
    for (flag, value) in line.arguments.all {
      if let error = check(value, of: flag, in: command) { return error }
    }
    let words = line.arguments.operands
    if let error = exclusionError(in: line, command) { return error }
    if let error = operandError(in: words[...], command.operands, of: command.name) { return error }
    guard let verb = command.verb(of: words) else { return nil }
    return placeError(in: line, verb, command)
      ?? operandError(
        in: words.dropFirst(verb.name == words.first ? 1 : 0), verb.operands, of: command.spelling(of: verb))
  }

  // MARK: Values

  private static func check(_ value: String, of flag: Flag, in command: CommandSyntax) -> ParseError? {
    // A flag read before the command is judged as the command has it, which is how `--format` gets its choices.
    guard let flag = command.flag(named: flag.name) else {
      return .unknownOption(flag.spelling, command: command.name, suggestions: [])
    }
    switch flag.value {
    case .wholeNumber(let range): return checkNumber(value, in: range, option: flag.spelling)
    case .choice(let choices): return checkChoice(value, among: choices, name: flag.spelling)
    case .choiceOrTemplate(let choices):
      return value.utf8.contains(UInt8(ascii: "{")) ? nil : checkChoice(value, among: choices, name: flag.spelling)
    default: return nil
    }
  }

  private static func checkNumber(_ value: String, in range: ClosedRange<Int>, option: String) -> ParseError? {
    guard let number = Int(value) else {
      let isHuge = !value.isEmpty && value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return isHuge
        ? .numberOutOfRange(option: option, value: value, range: range)
        : .notWholeNumber(option: option, value: value)
    }
    return range.contains(number) ? nil : .numberOutOfRange(option: option, value: value, range: range)
  }

  private static func checkChoice(_ value: String, among choices: [String], name: String) -> ParseError? {
    if choices.contains(value) { return nil }
    let suggestions = EditDistance.nearest(to: value, among: choices)
    return .unknownChoice(name: name, value: value, choices: choices, suggestions: suggestions)
  }

  // MARK: Options together

  private static func exclusionError(in line: ParsedLine, _ command: CommandSyntax) -> ParseError? {
    // A command with formats of its own, such as those of its input, says which go together itself.
    if line.arguments.has(.json), !command.formats.isEmpty, let format = line.arguments[.format], format != "json" {
      return .exclusiveOptions(Flag.json.spelling, Flag.format.spelling)
    }
    if line.arguments.has(.header), let format = line.arguments.format, format != "text" {
      return .exclusiveOptions(
        Flag.header.spelling, line.arguments.has(.json) ? Flag.json.spelling : Flag.format.spelling)
    }
    for exclusion in command.exclusions + [[Flag.quiet, Flag.verbose]] {
      let given = exclusion.filter { line.arguments.has($0) }
      if given.count > 1 { return .exclusiveOptions(given[0].spelling, given[1].spelling) }
    }
    return nil
  }

  // MARK: Verbs

  /// An option of one verb says nothing in another, so that it was given by mistake.
  private static func placeError(in line: ParsedLine, _ verb: VerbSyntax, _ command: CommandSyntax) -> ParseError? {
    func error(_ option: String, where takes: (VerbSyntax) -> Bool) -> ParseError? {
      let homes = command.verbs.filter(takes)
      guard !homes.isEmpty, !takes(verb) else { return nil }
      return .optionElsewhere(option, homes: homes.map(command.spelling))
    }
    for (flag, _) in line.arguments.all {
      if let error = error(flag.spelling, where: { $0.takes(flag) }) { return error }
    }
    if line.arguments.has(.header), let error = error(Flag.header.spelling, where: \.isListing) { return error }
    // Every verb answers in text and in JSON.
    guard let format = line.arguments.format, !["text", "json"].contains(format) else { return nil }
    return error("--format " + format, where: \.isListing)
  }

  // MARK: Operands

  private static func operandError(
    in words: ArraySlice<String>, _ operands: [Operand], of command: String
  ) -> ParseError? {
    var rest = words
    for (position, operand) in operands.enumerated() {
      // Any number of words leave those that must follow: of `mv a b c` the last is the path.
      let following = operands[(position + 1)...].reduce(0) { $0 + $1.arity.minimum }
      let count = operand.arity.isUnbounded ? max(rest.count - following, operand.arity.minimum) : 1
      let words = rest.prefix(count)
      // An empty word names nothing, and must not stand for the whole vault either.
      let isEmpty = words.contains("") && (operand.arity == .one || operand.kind == .path || operand.kind == .directory)
      if words.count < operand.arity.minimum || isEmpty {
        return .missingOperand(command: command, name: operand.name, summary: operand.summary)
      }
      if let several = operand.several, let more = words.joined(separator: " ").behindLineBreak {
        return .severalLines(operand: operand.name, rest: more, several: several)
      }
      rest = rest.dropFirst(words.count)
      let choices: [String]
      switch operand.kind {
      case .choice(let all), .verb(let all, _): choices = all
      default: continue
      }
      for word in words {
        if let error = checkChoice(word, among: choices, name: operand.name) { return error }
      }
    }
    return rest.first.map { .unexpectedOperand(command: command, value: $0, whole: name(in: words, operands)) }
  }
}

extension ArgumentCheck {
  /// All words, where one item is to be named and these may be the words of its name; nil elsewhere.
  private static func name(in words: ArraySlice<String>, _ operands: [Operand]) -> String? {
    guard operands.count == 1, case .items? = operands.first?.kind,
      words.allSatisfy({ $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) })
    else { return nil }
    return words.joined(separator: " ")
  }
}

extension String {
  /// What stands behind the first line, up to the end of the text; nil where only one line, between LF or CR, says
  /// anything.
  var behindLineBreak: String? {
    let lines = unicodeScalars.split { $0 == "\n" || $0 == "\r" }
      .filter { !$0.allSatisfy(\.properties.isWhitespace) }
    return lines.count < 2 ? nil : String(self[lines[1].startIndex...])
  }
}
