import VaultMessages
import VaultStore
import VaultSyntax

/// Prints what changes in the setting up of git: files as other commands print theirs, settings as lines of the
/// repository's configuration, and for programs one JSON object each.
///
/// The members of a setting's object: `action` (`set` or `unset`), `setting`, `before` and `after` (null where it is
/// not set). That of the consent has `action` (`allow` or `forbid`) and `repository`.
struct GitChangePrinter {
  private let invocation: Invocation
  private let repository: GitRepository

  init(_ invocation: Invocation, _ repository: GitRepository) {
    self.invocation = invocation
    self.repository = repository
  }

  /// Prints changes in their order, files as diffs where that is asked for.
  func print(_ changes: [GitSetup.Change], asDiff: Bool = false) {
    var isBelowHeadline = false
    for change in changes {
      switch change {
      case .file(let path, let before, let after):
        isBelowHeadline = false
        let file = FileChange(path, Self.kind(before, after), before: before ?? [], after: after ?? [])
        let printer = ChangePrinter(invocation)
        if asDiff { printer.printDiff(file) } else { printer.print(file) }
      case .setting(let key, let before, let after):
        if invocation.format == "json" {
          printRecord(action: after == nil ? "unset" : "set") {
            $0.member("setting", key)
            $0.member("before", before)
            $0.member("after", after)
          }
        } else {
          if !isBelowHeadline { printHeadline() }
          isBelowHeadline = true
          if let before { printLine("- ", key, before, .error) }
          if let after { printLine("+ ", key, after, .success) }
        }
      }
    }
  }

  /// Prints an object with an action and other members.
  func printRecord(action: String, _ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object {
      $0.member("action", action)
      members(&$0)
    }
    invocation.print(json.text)
  }

  private static func kind(_ before: [UInt8]?, _ after: [UInt8]?) -> FileChange.Kind {
    before == nil ? .created : after == nil ? .removed : .edited
  }

  /// The configuration's own path: from the vault's root where it lies below it.
  private func printHeadline() {
    let path = repository.commonFolder.appending("config")
    let shown = path.relative(to: repository.root.path) ?? path
    invocation.print(invocation.painter.paint(SafeText.line(shown.text), .path))
  }

  private func printLine(_ sign: String, _ key: String, _ value: String, _ role: TextRole) {
    invocation.print("  " + invocation.painter.paint(sign + SafeText.line("\(key) = \(value)"), role))
  }
}
