package import VaultMessages

/// What one verb of a command takes: `add` in `vault pantry add`.
///
/// ```swift
/// static let syntax = CommandSyntax(
///   "tag", summary: .commandTag, operands: …,
///   verbs: [
///     VerbSyntax("list", operands: [Operand("TAG", .tag, .any, summary: .operandTag)], flags: [query]),
///     VerbSyntax("rename", operands: …, flags: [query, .dryRun]),
///   ])
/// ```
package struct VerbSyntax: Sendable {
  /// The word behind the command's name; nil for what the command does without a verb.
  package let name: String?
  /// What stands behind the verb.
  package let operands: [Operand]
  /// The options it takes of those that some verb of the command takes; the others are refused.
  package let flags: [Flag]
  /// Whether it prints a list, in a command of which some verb does: paths and templates, and the names of its columns.
  package let isListing: Bool
  /// What it does, where that is something else than what the command does.
  package let summary: MessageKey?

  package init(
    _ name: String?, summary: MessageKey? = nil, operands: [Operand] = [], flags: [Flag] = [], isListing: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.flags = flags
    self.isListing = isListing
  }

  /// Whether it takes an option.
  func takes(_ flag: Flag) -> Bool { flags.contains { $0.name == flag.name } }
}

extension CommandSyntax {
  /// The verb that some words behind the command's name begin with, else what the command does without one; nil in a
  /// command without verbs.
  func verb(of words: [String]) -> VerbSyntax? {
    verb(named: words.first) ?? verbs.first { $0.name == nil } ?? verbs.first
  }

  /// The verb of a name.
  func verb(named name: String?) -> VerbSyntax? { name.flatMap { name in verbs.first { $0.name == name } } }

  /// The flags that the command takes with a verb, in the order of the help; a verb may say of one in other words what it does.
  func flags(of verb: VerbSyntax) -> [Flag] {
    allFlags.filter { flag in
      let isOfLists = flag.name == Flag.header.name && verbs.contains(where: \.isListing)
      return isOfLists ? verb.isListing : verb.takes(flag) || !verbs.contains { $0.takes(flag) }
    }.map { flag in
      // Verbs may say of one flag different things, such as what it is where it is left out.
      verb.flags.first { $0.name == flag.name } ?? flag
    }
  }

  /// The command and its verb as they are typed: `pantry add`.
  func spelling(of verb: VerbSyntax) -> String { verb.name.map { "\(name) \($0)" } ?? name }
}
