import VaultActions
import VaultMessages
import VaultModel
import VaultSearch

/// `vault help [TOPIC]`, and what `--help` prints.
enum HelpCommand {
  static let syntax = CommandSyntax(
    "help", summary: .commandHelp,
    operands: [Operand("TOPIC", .topic, .any, summary: .operandTopic)],
    examples: [Example("vault help completion", .exampleHelpCommand), Example("vault help query", .exampleHelpQuery)])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let words = invocation.arguments.operands
    guard let name = words.first else {
      print(nil, in: invocation)
      return .done
    }
    let commands = invocation.commands.filter { !$0.isHidden }
    if let command = commands.first(where: { $0.name == name }) {
      try refuse(words.dropFirst(command.verb(named: words.dropFirst().first) == nil ? 1 : 2))
      print(command, of: Array(words.dropFirst()), in: invocation)
    } else if let topic = HelpTopic(rawValue: name) {
      try refuse(words.dropFirst())
      write(HelpPage(topic), in: invocation)
    } else if let group = CommandGroup(rawValue: name) {
      try refuse(words.dropFirst())
      write(HelpPage(group, of: commands), in: invocation)
    } else if let command = commands.first(where: { Set(commandsMeant(by: name, among: commands)) == [$0.name] }) {
      // `help рецепт`
      invocation.note(.readAs, [.call([syntax.name, command.name])])
      print(command, in: invocation)
    } else {
      throw unknownTopic(name, among: commands)
    }
    return .done
  }

  /// The commands that a word means in another language or program.
  private static func commandsMeant(by word: String, among commands: [CommandSyntax]) -> [String] {
    (BorrowedCall(of: [word])?.calls ?? []).compactMap(\.first).filter { name in commands.contains { $0.name == name } }
  }

  /// What was meant by a word that there is no help on: the pages that speak of it, else the commands that it means as a
  /// word of another program, and last the nearest names.
  private static func unknownTopic(_ name: String, among commands: [CommandSyntax]) -> Failure {
    let known =
      commands.map(\.name) + HelpTopic.allCases.map(\.rawValue) + CommandGroup.allCases.map(\.rawValue)
    let near = EditDistance.nearest(to: name, among: BorrowedCalls.firstWords)
    let steps: [() -> [String]] = [
      { pages(about: name, among: commands) }, { commandsMeant(by: name, among: commands) },
      { EditDistance.nearest(to: name, among: known) },
      { near.lazy.map { commandsMeant(by: $0, among: commands) }.first { !$0.isEmpty } ?? [] },
    ]
    let suggestions = steps.lazy.map { $0() }.first { !$0.isEmpty } ?? []
    return Failure(
      .wrongRequest, .unknownTopic, [.text(name)],
      hints: (suggestions.isEmpty ? [] : [.didYouMean(suggestions)]) + [.init(.seeHelp, [.text("vault help")])])
  }

  /// The pages whose first line has a word in either language, in one of its forms; for the name of a key without any,
  /// how keys are set and asked for; else the pages that have the word at all, as long as they are few.
  private static func pages(about word: String, among commands: [CommandSyntax]) -> [String] {
    let pages =
      commands.map { ($0.name, HelpPage($0, groups: [.command])) }
      + HelpTopic.allCases.map { ($0.rawValue, HelpPage($0)) }
    func names(_ texts: (HelpPage) -> [MessageKey]) -> [String] {
      pages.filter { page in
        MessageLanguage.allCases.contains { language in
          texts(page.1).contains { speaks(Messages(language)($0), of: word) }
        }
      }.map(\.0)
    }
    let first = names { [$0.summary] }
    if !first.isEmpty { return first }
    if QueryVocabulary.standard.key(named: word) != nil { return ["set", "query"] }
    let all = names { $0.entries.map(\.meaning) }
    return all.count <= 4 ? all : []
  }

  /// Whether a text has a word, in one of its forms.
  private static func speaks(_ text: String, of word: String) -> Bool {
    var stemmer = Stemmer()
    let stem = stemmer.stem(word.lowercased())
    return WordForms.words(of: text).contains { stemmer.stem($0) == stem || stem.count > 4 && $0.hasPrefix(stem) }
  }

  /// Refuses a word that names nothing of what stands before it.
  private static func refuse(_ words: ArraySlice<String>) throws(Failure) {
    guard let word = words.first else { return }
    throw Failure(.wrongRequest, .unexpectedOperand, [.text(syntax.name), .text(word)])
  }

  /// Prints the help of one command, or of the verb that words behind it begin with; without one the overview of all.
  static func print(_ command: CommandSyntax?, of words: [String] = [], in invocation: Invocation) {
    let page = command.map { HelpPage($0, verb: $0.verb(named: words.first)) }
    write(page ?? HelpPage(overviewOf: invocation.commands), in: invocation)
  }

  private static func write(_ page: HelpPage, in invocation: Invocation) {
    let printer = HelpPrinter(messages: invocation.messages, painter: invocation.painter, columns: invocation.columns)
    for line in printer.lines(of: page) { invocation.print(line) }
  }
}
