/// Why git could not do what was asked.
package enum GitFailure: Error, Sendable, Hashable {
  /// There is no program called `git`.
  case notInstalled
  /// git is older than the oldest one that vault works with, ``GitProgram/oldestVersion``.
  case tooOld
  /// The folder lies in no work tree of a repository.
  case notARepository(Path)
  /// The repository belongs to another user, and git reads it only when `safe.directory` names this folder
  /// (git-config(1)).
  case otherOwner(Path)
  /// The repository gets objects from this remote when they are needed, so that reading could start programs
  /// (gitglossary(7), promisor remote).
  case promisorRemote(String)
  /// The repository's configuration puts its work tree here, where the vault is not.
  case workTreeElsewhere(Path)
  /// Nothing is called so, or it is no commit.
  case noSuchRevision(String)
  /// The repository lacks this object, or it is damaged.
  case noSuchObject(ObjectID)
  /// git said something that no git says.
  case unexpectedOutput(command: String)
  /// It said more than vault takes.
  case tooMuchOutput(command: String)
  /// git ended with another status than 0, or by a signal, and said this in English.
  case failed(command: String, ProgramEnd, message: String)
  /// The system could not start it or speak with it.
  case system(SystemError)
  /// The user asked to stop.
  case stopped
}

extension GitFailure {
  /// What a call that went wrong means.
  init(_ command: String, _ output: ProgramOutput, in folder: Path) {
    let message = String(decoding: output.errors, as: UTF8.self)
    if message.hasPrefix("fatal: not a git repository") || message.contains("must be run in a work tree")
      || message.hasPrefix("fatal: cannot use bare repository")
    {
      self = .notARepository(folder)
    } else if message.contains("detected dubious ownership in repository") || message.contains("unsafe repository (") {
      self = .otherOwner(Self.quotedPath(in: output.errors) ?? folder)
    } else {
      self = .failed(command: command, output.end, message: Self.sentence(of: message))
    }
  }

  /// The path in `fatal: detected dubious ownership in repository at '…'`, at the end of its line.
  private static func quotedPath(in message: [UInt8]) -> Path? {
    let text = String(decoding: message, as: UTF8.self)
    guard let start = text.firstIndex(of: "'") else { return nil }
    let rest = text[text.index(after: start)...]
    guard let end = rest.firstIndex(of: "\n"), rest[..<end].last == "'" else { return nil }
    return Path(String(rest[..<end].dropLast()))
  }

  /// What git says without the words that only tell how bad it is.
  private static func sentence(of message: String) -> String {
    var lines = message.split(separator: "\n").filter { !$0.isEmpty && !$0.hasPrefix("hint:") }
    if let fatal = lines.firstIndex(where: { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }) {
      lines = Array(lines[fatal...])
    }
    return lines.map { line in
      let word = ["fatal: ", "error: "].first { line.hasPrefix($0) }
      return String(line.dropFirst(word?.count ?? 0))
    }.joined(separator: "\n")
  }
}
