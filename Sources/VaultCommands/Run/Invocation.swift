package import VaultActions
package import VaultMessages
package import VaultSyntax

/// One run of one command: what was asked, where the answer goes, and how it should look.
///
/// ```swift
/// invocation.print(.text(title))
/// invocation.note(.notesRead, [.count(1_204)])
/// if invocation.shouldStop { return .done }
/// ```
package struct Invocation {
  /// The command that runs.
  package let command: CommandSyntax
  package let arguments: Arguments
  package let environment: ProcessEnvironment
  /// What can be called beside it.
  let table: [Command]
  /// Where completions of items, tags and lists come from.
  package let completionSource: CompletionSource
  /// What is said and asked beside the results.
  let dialogue: Dialogue
  /// Colours the results, if they are coloured.
  package let painter: Painter
  /// What actions know of the call, with the vaults that they open.
  package let workspace: Workspace

  /// What was changed so far.
  var changes: ChangesMade { workspace.changes }
  /// The sentences in the user's language.
  package var messages: Messages { dialogue.messages }
  /// Results.
  package var output: OutputSink { dialogue.output }
  /// Errors, notes and progress.
  package var errors: OutputSink { dialogue.errors }
  /// Colours errors and notes, if they are coloured.
  package var errorPainter: Painter { dialogue.painter }
  /// All commands, for the help and the completions.
  package var commands: [CommandSyntax] { table.map(\.syntax) }
  /// The columns people read in.
  package var columns: Int { environment.columns }
  /// Whether a person reads the results on a terminal; otherwise a program does.
  package var isForPeople: Bool { environment.outputIsTerminal }
  /// Whether that person reads what a command makes for people, and has not asked for JSON, paths or a template.
  package var isForReading: Bool { isForPeople && format == "text" }
  /// The chosen format, else the command's first.
  package var format: String { arguments.format ?? command.formats.first ?? "text" }
  /// The moment to take for now, as written in `--now` or `VAULT_NOW`; nil means the clock.
  package var statedNow: String? { arguments[.now] ?? environment[.now] }
  /// The vault as written in `--vault`; `VAULT_DIR` counts only after a path operand.
  package var statedVault: String? { arguments[.vault] }
  /// Whether nobody waits for more: Ctrl-C was pressed, or the output cannot be written.
  package var shouldStop: Bool { environment.isInterrupted() || output.failure != nil }

  /// Prints a line of the result.
  package func print(_ line: some StringProtocol) {
    output.write(line)
    output.write("\n")
  }

  /// Says something beside the result, on the error stream, unless `--quiet` asks for silence.
  package func note(_ key: MessageKey, _ values: [MessageValue] = []) { note(Remark(key, values)) }

  /// The same, of a remark.
  package func note(_ remark: Remark) { dialogue.tell(remark) }

  /// Warns of something beside the result, unless `--quiet` asks for silence.
  package func warn(_ key: MessageKey, _ values: [MessageValue] = []) {
    dialogue.tell(Remark(key, values, isWarning: true))
  }

  /// Names a thing that the note or warning before it speaks of, unless `--quiet` asks for silence.
  package func detail(_ text: String) { dialogue.detail(text) }

  /// Says what went wrong, and what to try; nothing silences it.
  package func report(_ failure: Failure) { dialogue.report(failure) }

  /// The sentence of a diagnostic, with its suggestions.
  package func sentence(for diagnostic: Diagnostic) -> String { messages.sentence(for: diagnostic) }

  /// A line of progress on the error stream.
  package func progress() -> ProgressLine { dialogue.progress() }
}
