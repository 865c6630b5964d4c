import VaultEdit
import VaultMessages
import VaultStore
import VaultSyntax

/// Prints what a command changed: for people the lines that went and came, for programs one JSON object a note.
///
/// The members of an object: `path`, `action` (`change`, `create`, `remove`, `move`), `to` (the new path of a moved
/// note), `removed` and `added` (the lines), and for a dry run `diff`, the unified diff.
struct ChangePrinter {
  /// More changed lines of one note are only counted.
  private static let most = 12

  private let invocation: Invocation

  /// Prints in the form that an invocation asks for.
  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Prints what was written.
  ///
  /// - Parameters:
  ///   - showsMade: whether people see the lines of a note that comes, as those of one that changes: where a command makes
  ///     it to put them in, not where it comes back.
  ///   - members: further members of its JSON.
  func print(
    _ change: FileChange, showingMade showsMade: Bool = false, adding members: (inout JSONWriter) -> Void = { _ in }
  ) {
    if invocation.format == "json" {
      printRecord(change, diff: nil, adding: members)
    } else {
      printLines(change, showsMade)
    }
  }

  /// Prints what would be written, as `git apply` takes it; of an image only where it would be.
  ///
  /// - Parameter members: further members of its JSON.
  func printDiff(_ change: FileChange, adding members: (inout JSONWriter) -> Void = { _ in }) {
    guard change.isText else {
      if invocation.format == "json" { return printRecord(change, diff: nil, adding: members) }
      return invocation.note(.photoWouldCopy, [.text(change.path.text)])
    }
    let diff = UnifiedDiff(change)
    if invocation.format == "json" {
      printRecord(change, diff: String(decoding: diff.text, as: UTF8.self), adding: members)
    } else {
      print(diff)
    }
  }

  /// Prints a diff: in colours for people, byte for byte for programs.
  func print(_ diff: UnifiedDiff) {
    guard invocation.isForPeople else { return invocation.output.write(diff.text) }
    for line in String(decoding: diff.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      invocation.print(invocation.painter.paint(SafeText.lines(line), Self.role(of: line)))
    }
  }

  // MARK: For people

  private func printLines(_ change: FileChange, _ showsMade: Bool) {
    invocation.print(invocation.painter.paint(SafeText.line(change.headline), .path))
    let (removed, added) = change.changedLines
    var lines = removed.map { ("- ", $0, TextRole.error) } + added.map { ("+ ", $0, TextRole.success) }
    if showsMade, change.kind == .created {
      lines.removeAll { $0.1.isEmpty }
    } else if !change.showsLines {
      return
    }
    for (sign, text, role) in lines.prefix(Self.most) {
      invocation.print("  " + invocation.painter.paint(sign + SafeText.line(text), role))
    }
    if lines.count > Self.most {
      invocation.print("  " + invocation.messages(.editMoreLines, [.count(lines.count - Self.most)]))
    }
  }

  private static func role(of line: Substring) -> TextRole {
    switch line.first {
    case "+": .success
    case "-": .error
    case "@": .hint
    default: .faint
    }
  }

  // MARK: For programs

  private func printRecord(
    _ change: FileChange, diff: String?, adding members: (inout JSONWriter) -> Void = { _ in }
  ) {
    let (removed, added) = change.changedLines
    var json = JSONWriter()
    json.object {
      $0.member("path", change.path.text)
      $0.member("action", change.action)
      if case .moved(let path) = change.kind { $0.member("to", path.text) }
      $0.member("removed", removed)
      $0.member("added", added)
      if let diff { $0.member("diff", diff) }
      members(&$0)
    }
    invocation.print(json.text)
  }
}

extension FileChange {
  /// What happens, as programs read it.
  fileprivate var action: String {
    switch kind {
    case .edited: "change"
    case .created: "create"
    case .removed: "remove"
    case .moved: "move"
    }
  }

  /// The line above the changed ones.
  fileprivate var headline: String {
    switch kind {
    case .edited: path.text
    case .created: "+ " + path.text
    case .removed: "- " + path.text
    case .moved(let target): "\(path.text) -> \(target.text)"
    }
  }

  /// Whether people want to see the lines: not all those of a note that comes or goes.
  fileprivate var showsLines: Bool {
    switch kind {
    case .edited, .moved: true
    case .created, .removed: false
    }
  }

  /// Whether it has lines: UTF-8 without the zero bytes by which git tells what is none.
  fileprivate var isText: Bool {
    [before, after].allSatisfy { !$0.prefix(8000).contains(0) && (try? UTF8Span(validating: $0.span)) != nil }
  }

  /// The lines that go and those that come, in the order of the note; none of an image.
  fileprivate var changedLines: (removed: [String], added: [String]) {
    guard isText else { return ([], []) }
    let old = Self.lines(of: before)
    let new = Self.lines(of: after)
    var removed: [String] = []
    var added: [String] = []
    for change in LineDiff(before: before, after: after).changes {
      removed += old[change.before.clamped(to: old.indices)]
      added += new[change.after.clamped(to: new.indices)]
    }
    return (removed, added)
  }

  /// The lines without their ends.
  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self) }
  }
}

extension UnifiedDiff {
  /// The diff of one file, with its paths below the root.
  fileprivate init(_ change: FileChange) {
    let path = change.path.bytes
    switch change.kind {
    case .edited: self.init(before: change.before, after: change.after, path: path)
    case .created: self.init(before: nil, after: change.after, path: path)
    case .removed: self.init(before: change.before, after: nil, path: path)
    case .moved(let target):
      self.init(before: change.before, after: change.after, beforePath: path, afterPath: target.bytes)
    }
  }
}

extension FileChange {
  /// What a write will do, as long as nobody else changes the file.
  init(planned write: NoteWrite) {
    switch write.kind {
    case .edit(let after): self.init(write.path, .edited, before: write.before, after: after)
    case .create(let after, _): self.init(write.path, .created, before: [], after: after)
    case .remove: self.init(write.path, .removed, before: write.before, after: [])
    case .move(let target, let after): self.init(write.path, .moved(to: target), before: write.before, after: after)
    }
  }
}
