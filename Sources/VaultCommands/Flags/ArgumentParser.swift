import VaultModel

/// A command line read against the flag table: the command, what was given to it, and the first thing wrong.
///
/// Reading goes on after an error, so that `--help` and `--lang` count wherever they stand.
package struct ParsedLine: Sendable {
  /// The command; nil when none, or an unknown one, was named.
  package var command: CommandSyntax?
  package var arguments = Arguments()
  package var error: ParseError?
  /// Where among the words the command's name stands, or the word in its place.
  package var start: Int?
  /// The call of vault that the words were read as, where they are those of another program.
  package var readAs: String?
  /// The calls that a wrong one of another program's words may mean, without `vault`.
  package var meant: [[String]] = []
}

/// Reads the words after `vault`.
///
/// - `--option value`, `--option=value` and `-o value`; `--` ends the options.
/// - `-` alone, and `-` before a digit or the sign of a currency, begin an operand, except a short flag that is this digit
///   (`-0`).
/// - In a command that takes a query, `-word` that is no flag belongs to the query, and short flags are not grouped;
///   elsewhere `-qy` is `-q -y`.
///
/// ```swift
/// let line = ArgumentParser(commands: commands).parse(["search", "milk", "--limit", "5"])
/// ```
/// - Complexity: linear in the words, apart from the suggestions for the first mistake.
package struct ArgumentParser {
  private let commands: [CommandSyntax]
  private var line = ParsedLine()
  private var words: [String] = []
  private var position = 0
  private var optionsHaveEnded = false

  package init(commands: [CommandSyntax]) { self.commands = commands }

  /// Reads the words; they do not include the program's name.
  package func parse(_ words: [String]) -> ParsedLine {
    var parser = self
    parser.words = words
    parser.readAll()
    return parser.line
  }

  private mutating func readAll() {
    while position < words.count {
      let word = words[position]
      position += 1
      if line.command?.takesRawWords == true || optionsHaveEnded {
        readOperand(word)
      } else if word == "--" {
        optionsHaveEnded = true
        line.arguments.operandsBeforeEnd = line.arguments.operands.count
      } else if word.hasPrefix("--") {
        readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        readShort(word)
      } else {
        readOperand(word)
      }
    }
    if line.error == nil, let error = ArgumentCheck.firstError(in: line) { line.error = error }
  }

  // MARK: Operands

  private mutating func readOperand(_ word: String) {
    if line.command != nil {
      line.arguments.operands.append(word)
      return
    }
    // What follows a word that is no command belongs to that word.
    if case .unknownCommand = line.error { return }
    line.start = position - 1
    if let command = commands.first(where: { $0.name == word }) {
      line.command = command
    } else {
      let names = commands.filter { !$0.isHidden }.map(\.name)
      fail(.unknownCommand(word, suggestions: EditDistance.nearest(to: word, among: names)))
    }
  }

  // MARK: Options

  /// The flags that may stand here: the command's, or before a command those all commands share.
  private var flagsHere: [Flag] { line.command?.allFlags ?? Flag.globals + [.format, .json] }

  private mutating func readLong(_ word: String) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let flag = flagsHere.first(where: { $0.name == name }) else { return failUnknown("--" + name) }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    read(flag, spelled: flag.spelling, attached: attached)
  }

  private mutating func readShort(_ word: String) {
    let letters = word.dropFirst()
    if letters.count == 1, let flag = shortFlag(letters.first) {
      return read(flag, spelled: word, attached: nil)
    }
    let isOneLetter = letters.utf8.count == 1 && letters.first?.isLetter == true
    if startsWithDigit(letters) || startsWithCurrency(letters) || line.command?.takesQuery == true && !isOneLetter {
      return readOperand(word)
    }
    let switches = letters.compactMap { letter in shortFlag(letter).flatMap { $0.value == nil ? $0 : nil } }
    if switches.count == letters.count {
      for flag in switches { read(flag, spelled: flag.shortSpelling ?? flag.spelling, attached: nil) }
    } else {
      failUnknown(word)
    }
  }

  private func shortFlag(_ letter: Character?) -> Flag? {
    flagsHere.first { $0.short != nil && $0.short == letter }
  }

  private func startsWithDigit(_ text: Substring) -> Bool {
    guard let first = text.utf8.first else { return false }
    return UInt8(ascii: "0") <= first && first <= UInt8(ascii: "9")
  }

  /// `-₴249.90`: `$ £ ¤ ¥` or a sign of the block Currency Symbols.
  private func startsWithCurrency(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first?.value else { return false }
    return first == 0x24 || 0xA3...0xA5 ~= first || 0x20A0...0x20CF ~= first
  }

  private mutating func read(_ flag: Flag, spelled spelling: String, attached: String?) {
    guard flag.value != nil else {
      if let attached { fail(.unexpectedValue(option: spelling, value: attached)) }
      return line.arguments.add(flag)
    }
    guard let value = attached ?? nextValue(), !value.isEmpty else {
      if flag.mayLackValue, attached == nil { return line.arguments.add(flag) }
      return fail(.missingValue(option: spelling, valueName: flag.valueName))
    }
    if !flag.isRepeatable, let first = line.arguments[flag], first != value {
      return fail(.givenTwice(option: flag.spelling, first: first, second: value))
    }
    line.arguments.add(flag, value)
  }

  /// Takes the next word as a value, unless it is a long option.
  private mutating func nextValue() -> String? {
    guard position < words.count, !words[position].hasPrefix("--") else { return nil }
    position += 1
    return words[position - 1]
  }

  // MARK: Errors

  private mutating func fail(_ error: ParseError) {
    if line.error == nil { line.error = error }
  }

  private mutating func failUnknown(_ option: String) {
    guard line.error == nil else { return }
    let isOfCommands = line.command == nil && commands.contains { $0.flag(named: option.dropFirst(2)) != nil }
    fail(isOfCommands ? .optionBeforeCommand(option) : unknownOption(option))
  }

  private func unknownOption(_ option: String) -> ParseError {
    .unknownOption(option, command: line.command?.name, suggestions: suggestions(for: option))
  }

  private func suggestions(for option: String) -> [String] {
    if !option.hasPrefix("--"), let flag = shortFlag(option.dropFirst().first), flag.value != nil {
      let rest = option.dropFirst(2)
      return ["-\(option.dropFirst().prefix(1)) \(rest.hasPrefix("=") ? rest.dropFirst() : rest)"]
    }
    let name = String(option.drop { $0 == "-" })
    return EditDistance.nearest(to: name, among: flagsHere.map(\.name)).map { "--" + $0 }
  }
}
