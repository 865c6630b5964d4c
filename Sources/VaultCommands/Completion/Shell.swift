/// A shell whose completion vault can write; the raw value is what `vault completion` takes.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script for these commands. Commands, options and closed lists stand in it; items, tags and lists it asks
  /// `vault __complete` for.
  package func script(for commands: [CommandSyntax], messages: Messages) -> String {
    switch self {
    case .bash: BashCompletion(commands: commands).script
    case .zsh: ZshCompletion(commands: commands, messages: messages).script
    case .fish: FishCompletion(commands: commands, messages: messages).script
    }
  }

  /// The text between single quotes of bash and zsh (POSIX.1-2024, XCU 2.2.2).
  static func singleQuoted(_ text: String) -> String { "'\(replacing(["'": "'\\''"], in: text))'" }

  /// The text with some characters replaced.
  static func replacing(_ replacements: [Character: String], in text: String) -> String {
    text.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
  }
}

extension ValueKind {
  /// What the scripts themselves can offer.
  var staticChoices: [String] { self == .topic ? HelpTopic.allCases.map(\.rawValue) : choices }

  /// Whether the scripts ask the program for candidates.
  var isAsked: Bool {
    switch self {
    case .item, .recipe, .recipeOrQuery, .tag, .list, .shopping, .unit, .query, .daysOrQuery, .keys: true
    default: false
    }
  }
}
