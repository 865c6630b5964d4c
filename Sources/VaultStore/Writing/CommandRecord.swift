package import VaultModel

/// What the user asked for, as `vault undo --list` shows it later.
package struct CommandRecord: Sendable, Hashable {
  /// The words of the command line, without the program's name: `set soup servings=6`.
  package var words: [String]
  /// When, on the clock of the vault; it is only shown.
  package var time: LocalDateTime

  /// A command and when it ran.
  package init(words: [String], time: LocalDateTime) {
    self.words = words
    self.time = time
  }
}
