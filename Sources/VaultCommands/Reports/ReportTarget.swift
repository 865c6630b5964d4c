import VaultActions
import VaultMessages
import VaultStore

/// Where a page goes: the standard output, or a file.
struct ReportTarget {
  private let invocation: Invocation
  /// The file without links; nil for the standard output.
  private let file: Path?
  /// The file as it was typed.
  private let typed: String
  private let files: FileOperations

  /// Reads where the page is to go; a person who named no file is asked for one.
  ///
  /// - Parameter name: what the file is called unless another name is given.
  /// - Throws: the failure to report: no file was named, it must stay, or nothing of the kind may stand there.
  init(proposing name: String, _ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    files = invocation.environment.files
    typed = try Self.name(proposing: name, invocation) ?? "-"
    guard typed != "-" else {
      file = nil
      return
    }
    let path = Path(invocation.environment.workingDirectory).appending(Path(typed))
    file = try readingFile(typed, try Self.real(path, files))
    try refuseNotes(at: [path])
    try refuseTaken()
  }

  /// The name that was given, or is answered; nil for the standard output.
  private static func name(proposing name: String, _ invocation: Invocation) throws(Failure) -> String? {
    if let typed = invocation.arguments[ReportCommand.output] {
      guard !typed.isEmpty else { throw missing(name) }
      return typed
    }
    guard invocation.isForPeople else { return nil }
    guard invocation.canAsk, let answer = try invocation.ask(.reportFileQuestion, [.text(name)]) else {
      throw missing(name)
    }
    return answer.isEmpty ? name : answer
  }

  private static func missing(_ name: String) -> Failure {
    Failure(.wrongRequest, .reportNeedsFile, hints: [.init(.reportNeedsFileHint, [.text(name)])])
  }

  /// The path without links; the file itself need not be there.
  private static func real(_ path: Path, _ files: FileOperations) throws(SystemError) -> Path {
    do throws(SystemError) {
      return Path(bytes: try files.realPath(path.bytes))
    } catch .notFound {
      return Path(bytes: try files.realPath(path.normalized.parent.bytes)).appending(path.name)
    }
  }

  /// A page in a note's place would be read as one, and what vault keeps for itself is no place for it.
  private func refuseNotes(at paths: [Path]) throws(Failure) {
    let root = try invocation.workspace.vault().root.path
    for path in paths + [file].compactMap(\.self) {
      guard let below = path.normalized.relative(to: root) else { continue }
      let isOwn =
        below.components.first.map { String(decoding: $0, as: UTF8.self).lowercased() }.map {
          [".vault", ".git", ".gitignore", ".gitattributes"].contains($0)
        } ?? false
      guard isOwn || below.text.lowercased().hasSuffix(".md") else { continue }
      throw Failure(.wrongRequest, .reportNoNote, [.text(typed)], hints: [.init(.reportNoNoteHint)])
    }
  }

  /// A file that is there stays unless somebody agrees; what is no file stays in any case.
  private func refuseTaken() throws(Failure) {
    guard let file, let status = try? files.statusOfName(FileOperations.workingDirectory, file.bytes, false) else {
      return
    }
    guard status.kind == .regular else { throw Failure(.wrongRequest, .reportNoFile, [.text(typed)]) }
    guard try invocation.dialogue.agrees(to: Remark(.reportReplaceQuestion, [.text(typed)])) else {
      throw Failure(.conflict, .exportTaken, [.text(typed)], hints: [.init(.reportTakenHint)])
    }
  }

  /// Writes a page: whole or not at all, and readable for its owner alone, because it tells of a person's days.
  func write(_ page: [UInt8]) throws(Failure) {
    guard let file else { return invocation.output.write(page) }
    try writingFile(typed, try files.replaceFile(page, at: file, permissions: 0o600))
    invocation.changes.note()
    invocation.print(invocation.painter.paint(SafeText.line(typed), .path))
  }
}
