/// What was given on the command line, read but not interpreted.
///
/// ```swift
/// let limit = invocation.arguments.wholeNumber(.limit) ?? 20
/// ```
package struct Arguments: Sendable {
  /// The flags given and their values, in order; a switch has an empty value.
  private var given: [(flag: Flag, value: String)] = []
  /// The words that are not options, without the command's name.
  package internal(set) var operands: [String] = []
  /// How many of them stand before `--`; nil when it was not given.
  package internal(set) var operandsBeforeEnd: Int?

  package init() {}

  /// Whether the flag was given.
  package func has(_ flag: Flag) -> Bool { given.contains { $0.flag.name == flag.name } }

  /// The flag's value, the first if there are several; nil when it was not given.
  package subscript(_ flag: Flag) -> String? { given.first { $0.flag.name == flag.name }?.value }

  /// All values of a flag that may be repeated, in order.
  package func values(of flag: Flag) -> [String] { given.filter { $0.flag.name == flag.name }.map(\.value) }

  /// The value of a flag whose kind is ``ValueKind/wholeNumber(_:)``; nil when it was not given.
  package func wholeNumber(_ flag: Flag) -> Int? { self[flag].flatMap { Int($0) } }

  /// The operands as one text: several query arguments are joined by spaces.
  package var joinedOperands: String { operands.joined(separator: " ") }

  /// The directives given as options, in order: `--sort due --limit 5` is `sort due`, `limit 5`.
  package var directives: [(name: String, value: String)] {
    given.compactMap { entry in entry.flag.directive.map { (name: $0, value: entry.value) } }
  }

  /// The chosen format, `--json` being short for `--format json`; nil when none was asked for.
  package var format: String? { has(.json) ? "json" : self[.format] }

  /// The flags given with their values, in order.
  var all: [(flag: Flag, value: String)] { given }

  mutating func add(_ flag: Flag, _ value: String = "") { given.append((flag, value)) }
}
