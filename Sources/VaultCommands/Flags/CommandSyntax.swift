package import VaultMessages

/// Everything a command's call may look like, as facts; ``Command`` adds what it does.
///
/// ```swift
/// static let syntax = CommandSyntax(
///   "show", summary: .commandShow,
///   operands: [Operand("ITEM", .item, summary: .operandItem)],
///   formats: ["text", "json"],
///   examples: [Example("vault --vault sample-vault show borshch", .exampleShow)])
/// ```
package struct CommandSyntax: Sendable {
  /// The word after `vault`.
  package let name: String
  /// One sentence: the first line of its help, and its line in the list of commands.
  package let summary: MessageKey
  package let operands: [Operand]
  /// What the command does, one verb after another; the one without a name, else the first, is what it does without a
  /// verb. Empty where it does one thing.
  package let verbs: [VerbSyntax]
  /// The command's own flags and those of its verbs; ``allFlags`` adds those of output and the global ones.
  package let flags: [Flag]
  /// The choices of `--format`, the default first; empty when the answer has one form only.
  package let formats: [String]
  /// Whether it prints a list, so that `--format` also takes a template and `--header` names the columns.
  package let isListing: Bool
  /// Sets of flags of which at most one may be given.
  package let exclusions: [[Flag]]
  /// Calls that run as they stand beside `sample-vault/`.
  package let examples: [Example]
  /// What each exit code of the command means, in rising order.
  package let exits: [Exit]
  /// Whether lists of commands leave it out.
  package let isHidden: Bool
  /// Whether every word after the name is an operand, even one that looks like an option.
  package let takesRawWords: Bool

  package init(
    _ name: String, summary: MessageKey, operands: [Operand] = [], verbs: [VerbSyntax] = [], flags: [Flag] = [],
    formats: [String] = [], isListing: Bool = false, exclusions: [[Flag]] = [], examples: [Example] = [],
    exits: [Exit] = Exit.usual, isHidden: Bool = false, takesRawWords: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.verbs = verbs
    self.flags = verbs.flatMap(\.flags).reduce(into: flags) { all, flag in
      if !all.contains(where: { $0.name == flag.name }) { all.append(flag) }
    }
    self.formats = formats
    self.isListing = isListing
    self.exclusions = exclusions
    self.examples = examples
    self.exits = exits
    self.isHidden = isHidden
    self.takesRawWords = takesRawWords
  }

  /// Whether an operand is a query, so that `-word` may be a part of it and short flags are never grouped.
  package var takesQuery: Bool { operands.contains { $0.kind.isPartOfQuery } }

  /// The flags the command takes, in the order of the help.
  package var allFlags: [Flag] {
    formats.isEmpty
      ? flags + Flag.globals
      : flags + [.format(formats, template: isListing), .json] + (isListing ? [.header] : []) + Flag.globals
  }

  /// The flag with this long name, without `--`; nil when the command has none.
  package func flag(named name: some StringProtocol) -> Flag? { allFlags.first { $0.name == name } }
}

/// A call shown in the help, with what it does.
package struct Example: Sendable {
  /// The whole command line, as typed in a shell.
  package let line: String
  /// What it does.
  package let meaning: MessageKey

  package init(_ line: String, _ meaning: MessageKey) {
    self.line = line
    self.meaning = meaning
  }
}

/// What an exit code means in one command.
package struct Exit: Sendable {
  package let code: ExitCode
  package let meaning: MessageKey

  package init(_ code: ExitCode, _ meaning: MessageKey) {
    self.code = code
    self.meaning = meaning
  }

  package static let done = Exit(.done, .exitDone)
  package static let itemNotFound = Exit(.nothingFound, .exitItemNotFound)
  package static let wrongCall = Exit(.wrongCall, .exitWrongCall)
  package static let ioFailure = Exit(.ioFailure, .exitIOFailure)
  package static let conflict = Exit(.conflict, .exitConflict)
  /// The codes of a command that changes items.
  package static let editing = [done, itemNotFound, wrongCall, ioFailure, conflict]
  /// The codes of a command that neither finds nor checks.
  package static let usual = [done, wrongCall, ioFailure]
}
