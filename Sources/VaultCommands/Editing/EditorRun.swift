import VaultActions
import VaultEdit
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Opens a note in the user's editor, and checks it afterwards.
///
/// ```swift
/// return try EditorRun(invocation).edit("inbox.md", in: root, line: 12)
/// ```
struct EditorRun {
  private let invocation: Invocation

  /// Runs the editor of an invocation's user.
  init(_ invocation: Invocation) { self.invocation = invocation }

  // MARK: The editor

  /// The call that opens a file at a line.
  ///
  /// - Throws: the failure to report: the user's configuration or the choice of an editor cannot be read.
  func call(opening path: Path, line: Int?) throws(Failure) -> ProgramCall {
    let environment = invocation.environment
    var configured: String?
    if isBlank(environment[.visual]), isBlank(environment[.editor]) {
      configured = try invocation.userConfiguration().editor
    }
    do throws(Editor.Unreadable) {
      let editor = try Editor(visual: environment[.visual], editor: environment[.editor], configured: configured)
      return editor.call(opening: path, line: line)
    } catch {
      throw Failure(.wrongRequest, .editorUnreadable, [.text(error.source.rawValue), .text(error.text)])
    }
  }

  private func isBlank(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } != true }

  /// Runs the editor to its end; whether it said that all went well.
  private func open(_ call: ProgramCall) throws(Failure) -> Bool {
    invocation.output.finish()
    invocation.errors.flush()
    let end: ProgramEnd
    do throws(SystemError) {
      end = try invocation.environment.programs.runInForeground(call)
    } catch {
      throw Failure(
        .system, .editorNotStarted, [.text(call.name), .systemError(error.code)], hints: [.init(.editorHint)])
    }
    switch end {
    case .exited(0): return true
    case .exited(let status): invocation.warn(.editorFailed, [.text(call.name), .count(Int(status))])
    case .signalled(let signal): invocation.warn(.editorKilled, [.text(call.name), .count(Int(signal))])
    }
    return false
  }

  // MARK: A note

  /// Opens a note of a vault, then checks it and brings it into the index.
  func edit(_ path: Path, in root: VaultRoot, line: Int?) throws(Failure) -> ExitCode {
    let session = try Vault(root, for: invocation)
    // One that cannot be read is compared with nothing; the check below says why.
    let before = session.configuration.settings.reviewsRecipes ? try? session.bytes(ofNoteAt: path) : nil
    let isWell = try open(try call(opening: root.path.appending(path), line: line))
    try returnToPending(path, from: before, session)
    let scope = CheckScope(note: path, in: root)
    let (vault, outcome) = try session.asking { vault throws(Failure) in
      let options = IndexedVault.ReadingOptions(
        workers: 1, shouldStop: invocation.environment.isInterrupted)
      let checks = try NoteChecks(vault, session, invocation, now: try session.now)
      return try readingIndex(try VaultCheck(vault: vault, scope: scope, options: options, checks: checks).run())
    }
    session.save(vault, for: invocation)
    guard let outcome else { throw Failure.stopped }
    return report(outcome.findings, isWell)
  }

  /// Makes a recipe pending again whose content somebody changed who did not change its status.
  ///
  /// - Parameter before: the note as it was; nil where recipes are not reviewed.
  private func returnToPending(
    _ path: Path, from before: [UInt8]?, _ session: Vault
  ) throws(Failure) {
    guard let before, let after = (try? session.bytes(ofNoteAt: path)) ?? nil, after != before else {
      return
    }
    let context = session.configuration.context(forNoteAt: path)
    let (old, new) = (Note(Document(before), context: context), Note(Document(after), context: context))
    guard RecipeReview.verdict(on: new, from: old) == .returnsToPending else { return }
    let pending: [UInt8]
    do throws(EditRefusal) {
      pending = try ReviewedWrites.pending(after, context)
    } catch {
      throw Failure(error, path: path, bytes: after)
    }
    invocation.note(.reviewReturned, [.text(path.text)])
    let write = NoteWrite(path, before: after, after: pending) { bytes throws(EditRefusal) in
      try ReviewedWrites.pending(bytes, context)
    }
    _ = try EditRun(invocation, session).finish([write])
  }

  /// Opens a note that lies in no vault, by its path from the working directory, then checks it by itself.
  func edit(stray path: Path, line: Int?) throws(Failure) -> ExitCode {
    let real = Path(invocation.environment.workingDirectory).appending(path)
    let isWell = try open(try call(opening: real, line: line))
    return report(StrayCheck(files: .system).findings(of: (written: path, real: real)), isWell)
  }

  private func report(_ findings: [Finding], _ isWell: Bool) -> ExitCode {
    FindingPrinter(invocation).print(findings)
    guard isWell else { return .ioFailure }
    return findings.contains { $0.diagnostic.severity == .error } ? .nothingFound : .done
  }
}
