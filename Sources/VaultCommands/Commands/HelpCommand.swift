import VaultModel

/// `vault help [TOPIC]`, and what `--help` prints.
enum HelpCommand {
  static let syntax = CommandSyntax(
    "help", summary: .commandHelp,
    operands: [Operand("TOPIC", .topic, .optional, summary: .operandTopic)],
    examples: [Example("vault help completion", .exampleHelpCommand), Example("vault help query", .exampleHelpQuery)])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    guard let name = invocation.arguments.operands.first else {
      print(nil, in: invocation)
      return .done
    }
    let commands = invocation.commands.filter { !$0.isHidden }
    if let command = commands.first(where: { $0.name == name }) {
      print(command, in: invocation)
    } else if let topic = HelpTopic(rawValue: name) {
      write(HelpPage(topic), in: invocation)
    } else {
      let known = commands.map(\.name) + HelpTopic.allCases.map(\.rawValue)
      let suggestions = EditDistance.nearest(to: name, among: known)
      throw CommandFailure(
        .wrongCall, .unknownTopic, [.text(name)],
        hints: (suggestions.isEmpty ? [] : [.didYouMean(suggestions)]) + [.init(.seeHelp, [.text("vault help")])])
    }
    return .done
  }

  /// Prints the help of one command, or the overview of all.
  static func print(_ command: CommandSyntax?, in invocation: Invocation) {
    write(command.map { HelpPage($0) } ?? HelpPage(overviewOf: invocation.commands), in: invocation)
  }

  private static func write(_ page: HelpPage, in invocation: Invocation) {
    let printer = HelpPrinter(messages: invocation.messages, painter: invocation.painter, columns: invocation.columns)
    for line in printer.lines(of: page) { invocation.print(line) }
  }
}
