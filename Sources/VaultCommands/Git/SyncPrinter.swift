import VaultMessages
import VaultStore
import VaultSyntax

/// Prints what `commit` and `sync` did, or would do: lines for people, or one JSON object.
///
/// The members of the object: `commits`, each with `id` (null in a dry run), `message` (its first line; empty where git
/// wrote it for a merge), `merge` (whether it concludes one) and `files`: `path`, `from` (where it was, or null),
/// `action` (`create`, `change`, `move`, `remove`) and `changes` (as of `vault diff`). `sync` adds `remote`, `branch`,
/// `received`, `sent` (in a dry run `ahead`, `behind`), `notes`, which the merges changed, as `files`, `links`, which lead
/// to a note that the other side renamed: `path`, `line`, `link`, `note` (where it is now), and `conflicts`: `path`, `kind`
/// (`marked`, `kept`, `undecided`, `unmerged`, `outside`) and `lines`, those of the markers.
struct SyncPrinter {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// A commit that was made, or would be.
  struct Entry {
    var id: ObjectID?
    var message: String?
    var concludesMerge: Bool
    var files: [ChangedFile]

    var subject: String { message.map { String($0.prefix { $0 != "\n" }) } ?? "" }
  }

  private var isJSON: Bool { invocation.format == "json" }

  // MARK: A commit

  /// Prints what `commit` came to; nil when there was nothing to commit.
  func print(_ entry: Entry?) {
    guard isJSON else {
      if let entry { printLines(entry) } else { invocation.note(.commitNothing) }
      return
    }
    var json = JSONWriter()
    json.object { $0.commits(entry.map { [$0] } ?? []) }
    invocation.print(json.text)
  }

  private func printLines(_ entry: Entry) {
    let isGitsOwn = entry.concludesMerge && entry.message == nil
    let subject =
      isGitsOwn
      ? invocation.messages(entry.id == nil ? .commitWouldConclude : .commitConcluded) : SafeText.line(entry.subject)
    let id = entry.id.map { invocation.painter.paint(String($0.hex.prefix(8)), .faint) + " " } ?? ""
    invocation.print(id + invocation.painter.paint(subject, .title))
    printLines(entry.files)
  }

  private func printLines(_ files: [ChangedFile]) {
    for file in files {
      invocation.print("  " + invocation.painter.paint(SafeText.line(file.headline), .path))
      for change in file.changes.told { invocation.print("    " + invocation.messages.sentence(for: change)) }
    }
  }

  // MARK: A synchronisation

  /// Prints what `sync` did, to its end or not.
  func print(
    _ report: SyncReport, _ commits: [Entry], _ notes: [ChangedFile], _ lost: LostLinks, conflicts: OpenConflicts?,
    isWhole: Bool
  ) {
    RecoveryReport(report.recovery).print(invocation)
    if !report.namesDriver { invocation.warn(.syncNoDriver) }
    lost.report(invocation)
    guard isJSON else { return printLines(report, commits, notes, isWhole) }
    var json = JSONWriter()
    json.object {
      $0.commits(commits)
      $0.target(report.target)
      $0.member("received", report.received)
      $0.member("sent", report.sent)
      $0.files("notes", notes)
      $0.links(lost)
      $0.conflicts(conflicts ?? OpenConflicts())
    }
    invocation.print(json.text)
  }

  private func printLines(_ report: SyncReport, _ commits: [Entry], _ notes: [ChangedFile], _ isWhole: Bool) {
    for commit in commits { printLines(commit) }
    guard let target = report.target else {
      if isWhole { invocation.note(.syncAlone) }
      return
    }
    let remote = MessageValue.text(target.remote)
    if report.received > 0 { invocation.print(invocation.messages(.syncReceived, [.count(report.received), remote])) }
    printLines(notes)
    if report.sent > 0 { invocation.print(invocation.messages(.syncSent, [.count(report.sent), remote])) }
    if isWhole, report.received == 0, report.sent == 0 { invocation.note(.syncUpToDate) }
  }

  /// Prints what `sync` would do, as far as is known without the network.
  func printPreview(_ entry: Entry?, _ target: SyncTarget?, _ position: SyncPosition?) {
    if isJSON {
      var json = JSONWriter()
      json.object {
        $0.commits(entry.map { [$0] } ?? [])
        $0.target(target)
        $0.member("ahead", position?.ahead ?? 0)
        $0.member("behind", position?.behind ?? 0)
      }
      return invocation.print(json.text)
    }
    if let entry { printLines(entry) } else { invocation.note(.commitNothing) }
    guard let target, let position else { return invocation.note(.syncAlone) }
    let ahead = MessageValue.count(position.ahead + (entry == nil ? 0 : 1))
    let remote = MessageValue.text(target.remote)
    if position.isThere {
      invocation.note(.syncStanding, [ahead, .count(position.behind), remote])
    } else {
      invocation.note(.syncNeverFetched, [ahead, remote])
    }
  }
}

extension ChangedFile {
  /// The line above its changes.
  fileprivate var headline: String {
    switch action {
    case .create: "+ " + path.text
    case .change: path.text
    case .remove: "- " + path.text
    case .move: "\(origin?.text ?? "") -> \(path.text)"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func commits(_ entries: [SyncPrinter.Entry]) {
    member("commits") { list in
      list.array { array in
        for entry in entries {
          array.object { commit in
            commit.member("id", entry.id?.hex)
            commit.member("message", entry.subject)
            commit.member("merge", entry.concludesMerge)
            commit.files("files", entry.files)
          }
        }
      }
    }
  }

  fileprivate mutating func target(_ target: SyncTarget?) {
    member("remote", target?.remote)
    member("branch", target?.shortBranch)
  }

  fileprivate mutating func links(_ lost: LostLinks) {
    member("links") { value in
      value.array { list in
        for link in lost.links {
          list.object { object in
            object.member("path", link.path.text)
            object.member("line", link.line)
            object.member("link", link.text)
            object.member("note", link.note.text)
          }
        }
      }
    }
  }

  fileprivate mutating func conflicts(_ conflicts: OpenConflicts) {
    let unmarked = [
      ("kept", conflicts.kept), ("undecided", conflicts.undecided), ("unmerged", conflicts.unmerged),
      ("outside", conflicts.outside),
    ]
    let all =
      conflicts.marked.map { ("marked", $0.path, $0.lines) }
      + unmarked.flatMap { kind, paths in paths.map { (kind, $0, []) } }
    member("conflicts") { value in
      value.array { list in
        for (kind, path, lines) in all {
          list.object { object in
            object.member("path", path.text)
            object.member("kind", kind)
            object.member("lines") { $0.array { numbers in for line in lines { numbers.integer(line) } } }
          }
        }
      }
    }
  }

  fileprivate mutating func files(_ name: String, _ files: [ChangedFile]) {
    member(name) { value in
      value.array { list in
        for file in files {
          list.object { object in
            object.member("path", file.path.text)
            object.member("from", file.origin?.text)
            object.member("action", file.action.rawValue)
            object.member("changes") { json in
              json.array { changes in for change in file.changes.told { change.write(to: &changes) } }
            }
          }
        }
      }
    }
  }
}
