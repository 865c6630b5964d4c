package import VaultModel
package import VaultSyntax

/// A fact that goes into a sentence.
package enum MessageValue: Sendable {
  /// Any text, from the user or from a file; controls in it are spelled out.
  case text(String)
  /// A whole number, which also chooses the plural.
  case count(Int)
  /// Spellings of which one is meant: `'a', 'b' or 'c'`.
  case alternatives([String])
  /// Several texts, all of which are meant: `'a', 'b', 'c'`.
  case quoted([String])
  /// Members of a closed list: `a, b, c`.
  case list([String])
  /// A day, with its weekday: `Tue, 1 Dec 2026`.
  case day(LocalDate)
  /// How long something of a vault lasts: `1 h 25 min`, `1 год 25 хв`.
  case length(TimeSpan)
  /// A rule of repetition, told in the reader's language.
  case rule(String)
  /// A short time that was measured.
  case seconds(Duration)
  /// A call of the program by its words behind `vault`, as a shell takes it.
  case call([String])
  /// The call that was made, with other words behind `vault` and its own options behind them.
  case sameCall([String])
  /// Another message of the catalogue, with its own values.
  indirect case message(MessageKey, [MessageValue] = [])
  /// Several, with commas between them.
  indirect case phrases([MessageValue])
  /// The sentence of a finding in a note.
  case diagnostic(Diagnostic)
  /// The reason in a system error number.
  case systemError(Int32)
}
