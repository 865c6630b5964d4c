import VaultActions
import VaultEdit
import VaultMessages
import VaultStore

/// `vault git diff-driver PATH OLD OLD-HEX OLD-MODE NEW NEW-HEX NEW-MODE [NEW-PATH DESCRIPTION]`: what git calls to show
/// how a note changed.
///
/// People see the changed words; a program, such as `git apply` behind a pipe, gets a unified diff. Source:
/// gitattributes(5), “Defining an external diff driver”, and `GIT_EXTERNAL_DIFF` of git(1).
struct DiffDriver {
  /// One version as git describes it.
  private struct Version {
    let path: String
    let bytes: [UInt8]?
    let mode: String
  }

  private let invocation: Invocation
  private let painter: Painter

  private init(_ invocation: Invocation) {
    self.invocation = invocation
    // Behind git's pager the output is a pipe and yet for people.
    let isTerminal = invocation.environment.outputIsTerminal || invocation.isPaged
    painter = Painter(for: isTerminal, invocation.arguments, invocation.environment)
  }

  static func run(_ words: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    // Of a path with a conflict git tells nothing but its name, and says itself that it is unmerged.
    if words.count == 1 { return .done }
    guard words.count >= 7 else {
      throw Failure(.wrongRequest, .gitDriverCall, [.text("vault git diff-driver")])
    }
    let files = DriverFiles(in: Path(invocation.environment.workingDirectory))
    func version(_ path: String, _ file: String, _ mode: String) throws(Failure) -> Version {
      return try readingFile(file, Version(path: path, bytes: try files.contents(of: Path(file)), mode: mode))
    }
    let before = try version(words[0], words[1], words[3])
    let after = try version(words.count > 7 ? words[7] : words[0], words[4], words[6])
    DiffDriver(invocation).print(before, after)
    return .done
  }

  private func print(_ before: Version, _ after: Version) {
    guard invocation.isForPeople || invocation.isPaged else {
      let diff = UnifiedDiff(
        before: before.bytes, after: after.bytes, beforePath: Array(before.path.utf8),
        afterPath: Array(after.path.utf8),
        modes: (before.mode, after.mode))
      invocation.output.write(diff.text)
      return
    }
    let (old, new) = (before.bytes ?? [], after.bytes ?? [])
    invocation.print(painter.paint(SafeText.line(headline(before, after)), .path))
    if before.mode != after.mode, before.bytes != nil, after.bytes != nil {
      invocation.print(painter.paint(SafeText.line("\(before.mode) -> \(after.mode)"), .faint))
    }
    for hunk in WordDiff(before: old, after: new).hunks {
      invocation.print(painter.paint(hunk.header, .hint))
      for line in hunk.lines { invocation.print(line.pieces.map(text).joined()) }
    }
    if old.endsWithLineBreak, !new.endsWithLineBreak {
      invocation.print(painter.paint("\\ No newline at end of file", .faint))
    }
  }

  private func headline(_ before: Version, _ after: Version) -> String {
    if before.bytes == nil { return "+ " + after.path }
    if after.bytes == nil { return "- " + before.path }
    return before.path == after.path ? before.path : "\(before.path) -> \(after.path)"
  }

  /// A piece in its colour, or between the signs of git's `--word-diff=plain`.
  private func text(_ piece: WordDiff.Piece) -> String {
    // The carriage return of a line that keeps it says nothing.
    let bytes = piece.kind == .common && piece.bytes.last == 0x0D ? piece.bytes.dropLast() : piece.bytes[...]
    let text = SafeText.line(String(decoding: bytes, as: UTF8.self))
    switch piece.kind {
    case .common: return text
    case .removed: return painter.isOn ? painter.paint(text, .error) : "[-\(text)-]"
    case .added: return painter.isOn ? painter.paint(text, .success) : "{+\(text)+}"
    }
  }
}

extension [UInt8] {
  fileprivate var endsWithLineBreak: Bool { isEmpty || last == UInt8(ascii: "\n") }
}

extension Invocation {
  /// Whether git shows the output in its pager (`GIT_PAGER_IN_USE` of git(1)).
  fileprivate var isPaged: Bool { environment[.gitPager] == "true" }
}
