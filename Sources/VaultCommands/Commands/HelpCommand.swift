import VaultActions
import VaultMessages
import VaultModel

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
    } else {
      throw unknownTopic(name, among: commands)
    }
    return .done
  }

  /// What was meant by a word that there is no help on: the commands that it means as a word of another program, else the
  /// nearest names.
  private static func unknownTopic(_ name: String, among commands: [CommandSyntax]) -> Failure {
    func commandsMeant(by word: String) -> [String] {
      (BorrowedCall(of: [word])?.calls ?? []).compactMap(\.first)
        .filter { name in commands.contains { $0.name == name } }
    }
    let meant = commandsMeant(by: name)
    let known =
      commands.map(\.name) + HelpTopic.allCases.map(\.rawValue) + CommandGroup.allCases.map(\.rawValue)
    var suggestions = meant.isEmpty ? EditDistance.nearest(to: name, among: known) : meant
    if suggestions.isEmpty {
      let near = EditDistance.nearest(to: name, among: BorrowedCalls.firstWords)
      suggestions = near.lazy.map(commandsMeant).first { !$0.isEmpty } ?? []
    }
    return Failure(
      .wrongRequest, .unknownTopic, [.text(name)],
      hints: (suggestions.isEmpty ? [] : [.didYouMean(suggestions)]) + [.init(.seeHelp, [.text("vault help")])])
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
