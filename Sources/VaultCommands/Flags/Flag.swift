package import VaultMessages

/// One option of the command line, declared once: the parser, `--help`, the completions and the suggestions read it.
///
/// ```swift
/// static let limit = Flag(
///   "limit", short: "n", value: .wholeNumber(1...1_000_000), "N", summary: .flagLimit, directive: "limit")
/// ```
///
/// A flag without a value is a switch. Flags are told apart by ``name`` alone.
package struct Flag: Sendable {
  /// The long name without `--`.
  package let name: String
  /// The short name without `-`: one character; nil when there is none.
  package let short: Character?
  /// What the value is; nil for a switch.
  package let value: ValueKind?
  /// The value's name in the help, such as `DIR`; empty for a switch.
  package let valueName: String
  /// One line of help.
  package let summary: MessageKey
  /// Under which heading the help lists it.
  package let group: FlagGroup
  /// The query directive the flag stands for, such as `sort` in `milk | sort due`; nil for others.
  package let directive: String?
  /// Whether it may be given several times, each adding a value.
  package let isRepeatable: Bool
  /// Whether it may be given without its value, which then is empty.
  package let mayLackValue: Bool

  /// Declares a flag with a value.
  package init(
    _ name: String, short: Character? = nil, value: ValueKind, _ valueName: String, summary: MessageKey,
    group: FlagGroup = .command, directive: String? = nil, isRepeatable: Bool = false, mayLackValue: Bool = false
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.valueName = valueName
    self.summary = summary
    self.group = group
    self.directive = directive
    self.isRepeatable = isRepeatable
    self.mayLackValue = mayLackValue
  }

  /// Declares a switch.
  package init(_ name: String, short: Character? = nil, summary: MessageKey, group: FlagGroup = .command) {
    self.name = name
    self.short = short
    self.value = nil
    self.valueName = ""
    self.summary = summary
    self.group = group
    self.directive = nil
    self.isRepeatable = false
    self.mayLackValue = false
  }

  /// The name as typed: `--limit`.
  package var spelling: String { "--" + name }

  /// The short name as typed: `-n`; nil when there is none.
  package var shortSpelling: String? { short.map { "-\($0)" } }
}

/// A heading of the help under which flags stand together, in the order of the help.
package enum FlagGroup: Sendable, CaseIterable {
  /// What the command does.
  case command
  /// To which amount a recipe is scaled.
  case target
  /// Order and number of results; each is also a directive of the query.
  case directives
  /// How the answer is printed.
  case output
  /// What every command takes.
  case global

  /// The heading.
  package var heading: MessageKey {
    switch self {
    case .command: .helpOptions
    case .target: .helpTargetOptions
    case .directives: .helpDirectiveOptions
    case .output: .helpOutputOptions
    case .global: .helpGlobalOptions
    }
  }
}
