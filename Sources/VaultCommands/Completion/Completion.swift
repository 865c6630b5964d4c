import VaultActions
import VaultMessages
import VaultModel
import VaultSearch

/// Finds what may stand in the place of the last word of a line: commands, options, their values, and what stands in the
/// vault. The scripts of the shells know nothing of it themselves.
struct Completion {
  typealias Candidate = CompletionSource.Candidate

  private let commands: [CommandSyntax]
  private let environment: ProcessEnvironment
  let messages: Messages

  init(commands: [CommandSyntax], environment: ProcessEnvironment, messages: Messages) {
    self.commands = commands
    self.environment = environment
    self.messages = messages
  }

  /// What the word may be.
  private enum Expected {
    case command
    case option
    /// A value of a kind; `kept` is what stands before it in the word: `--sort=`.
    case value(ValueKind, String, kept: String = "")
  }

  /// The candidates for the last of `words`, which do not include the program's name.
  func candidates(for words: [String], from source: CompletionSource) -> [Candidate] {
    guard let current = words.last else { return [] }
    let line = ArgumentParser(commands: commands).parse(Array(words.dropLast()))
    switch expected(current, after: words.dropLast().last, line) {
    case nil: return []
    case .command: return commandCandidates(current)
    case .option: return options(current, line)
    case .value(let kind, let text, let kept):
      let vault = source.open(line.arguments[.vault], environment)
      return verbs(text, kind, line)
        + values(of: kind, text, line, vault).compactMap { found in
          if found.isShellsOwn { return found }
          let text = kept.isEmpty ? argument(found.text, kind) : kept + found.text
          return text.map { Candidate($0, detail: found.detail) }
        }
    }
  }

  /// The verbs that stand in the place of a list, as long as nothing is said.
  private func verbs(_ text: String, _ kind: ValueKind, _ line: ParsedLine) -> [Candidate] {
    guard case .list = kind, line.arguments.operands.isEmpty else { return [] }
    return (line.command?.verbs ?? []).compactMap(\.name).filter { $0.hasPrefix(text) }.map { Candidate($0) }
  }

  /// How a value is given that would be taken for an option: a note by a path; nil where there is no way.
  private func argument(_ text: String, _ kind: ValueKind) -> String? {
    guard text.hasPrefix("-") else { return text }
    return switch kind {
    case .items, .filled, .assignment: "./" + text
    case .list, .ownList, .tag: nil
    default: text
    }
  }

  private func values(
    of kind: ValueKind, _ text: String, _ line: ParsedLine, _ vault: CompletionSource.Answers
  ) -> [Candidate] {
    let choices = words(kind.choices, text)
    switch kind {
    case .items(let scope, _):
      // An item may be a file, too.
      let found = choices + vault(.items(scope), text)
      return found.isEmpty ? [.files] : found
    case .filled:
      let named = vault(.values(ofKey: ItemKey.list.queryName, asWritten: true), text)
      let found = unique(named + vault(.items(.filled), text))
      return found.isEmpty ? [.files] : found
    case .anyOf(let kinds):
      let found = unique(kinds.flatMap { values(of: $0, text, line, vault) })
      let names = found.filter { !$0.isShellsOwn }
      // No part of a query is a file.
      return names.isEmpty && !kind.isPartOfQuery ? found : names
    case .several(let kind): return several(text) { values(of: kind, $0, line, vault) }
    case .verb(_, let other): return choices + (text.isEmpty ? [] : values(of: other, text, line, vault))
    case .title(let type): return vault(.titles(type), text)
    case .value(let key): return vault(.values(ofKey: key.queryName, asWritten: true), text)
    case .heading: return vault(.headings(ofList: line.arguments[AddCommand.list]), text)
    case .rater: return vault(.raters, text)
    case .ingredient:
      let recipe = line.arguments.operands.first
      return recipe.map { vault(.foods(ofRecipe: $0), text).map { Candidate($0.text + "=") } } ?? []
    case .rule: return words(usualRules(text), text)
    case .lessonKind: return vault(.lessonKinds, text)
    case .month: return vault(.months, text) + dates([.months], usual: ["last month"], text)
    case .assignment(let scope): return assignment(text, scope, line, vault)
    case .tag: return vault(.tag, text)
    case .mapping: return vault(.mapping, text)
    case .owner(let kind, _): return choices + vault(.owner(kind), text)
    case .list: return members(of: BuiltInList.self, text) + vault(.list, text)
    case .ownList: return vault(.list, text)
    case .members(let some):
      return some.areOfferedLate && text.isEmpty ? [] : members(of: some.set, only: some.names, text)
    case .dates(let kinds, let usual): return dates(kinds, usual: usual, text)
    case .unit: return units(text)
    case .keys: return keys(text, vault)
    case .query: return queryWords(text, vault)
    case .topic:
      let pages = HelpTopic.allCases.filter { $0.rawValue.hasPrefix(text) }
      return commandCandidates(text) + pages.map { Candidate($0.rawValue, detail: messages($0.summary)) }
    case .path: return [.files]
    case .directory: return [.directories]
    case .wholeNumber(let range) where range.lowerBound >= 0 && range.upperBound <= 10:
      return words(range.map(String.init), text)
    case .choice, .choiceOrTemplate, .usual, .wholeNumber, .amount, .text: return choices
    }
  }

  /// The candidates, each text once.
  func unique(_ candidates: [Candidate]) -> [Candidate] {
    var seen: Set<String> = []
    return candidates.filter { seen.insert($0.text).inserted }
  }

  /// What the current word should be after what was given.
  private func expected(_ current: String, after previous: String?, _ line: ParsedLine) -> Expected? {
    if case .unknownCommand = line.error { return nil }
    let given = line.arguments
    let flags = line.command?.allFlags ?? Flag.globals
    if let command = line.command, given.operandsBeforeEnd != nil {
      guard let last = command.operands.last, last.standsBehindEnd else { return operand(current, given, command) }
      return .value(last.kind, current)
    }
    let flag = previous.flatMap { word in flags.first { $0.spelling == word || $0.shortSpelling == word } }
    if let kind = flag?.value { return .value(kind, current) }
    if current.hasPrefix("--"), let mark = current.firstIndex(of: "=") {
      let kind = flags.first { $0.spelling == current[..<mark] }?.value
      return kind.map { .value($0, String(current[current.index(after: mark)...]), kept: String(current[...mark])) }
    }
    if current == "-" || current.hasPrefix("--") { return .option }
    if let command = line.command { return operand(current, given, command) }
    return .command
  }

  private func operand(_ current: String, _ given: Arguments, _ command: CommandSyntax) -> Expected? {
    var (operands, words) = (command.operands.filter { !$0.standsBehindEnd }, given.operands)
    if let verb = command.verb(named: words.first) {
      (operands, words) = (verb.operands, Array(words.dropFirst()))
    }
    let unbounded = operands.firstIndex(where: \.arity.isUnbounded) ?? operands.count - 1
    return operands.isEmpty ? nil : .value(operands[min(words.count, unbounded)].kind, current)
  }

  // MARK: Commands and options

  private func commandCandidates(_ text: String) -> [Candidate] {
    commands.filter { $0.name.hasPrefix(text) }.map { Candidate($0.name, detail: messages($0.summary)) }
  }

  /// The options that the command and its verb still take.
  private func options(_ text: String, _ line: ParsedLine) -> [Candidate] {
    var flags = line.command?.allFlags ?? Flag.globals
    if let command = line.command, let verb = command.verb(of: line.arguments.operands) {
      flags = command.flags(of: verb)
    }
    return flags.filter { $0.spelling.hasPrefix(text) && ($0.isRepeatable || !line.arguments.has($0)) }
      .map { Candidate($0.spelling, detail: messages($0.summary)) }
  }
}
