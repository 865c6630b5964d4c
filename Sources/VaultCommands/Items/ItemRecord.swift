import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// An item as `vault show --json` prints it: one object whose keys are never localised.
///
/// - `path`, `line` (from 1), `type`, `title`, and `handle` if it is in the index of a vault.
/// - `fields`: what the note's type makes of its keys, defaults included, then every other key as it is written.
/// - `tags` without `#`, and `links`, the targets as written, each once and wherever they stand in the item.
/// - `linkedFrom`: what links to a note that is in the index of a vault: `path`, `line` of a line, `type`, `title`, `handle`.
/// - `streak`: of a task that repeats `done`, `due`, `current` and `longest`.
/// - `text`: the note's body, or the line with those below it.
/// - `diagnostics`: what `vault check --json` says of the note by itself.
struct ItemRecord {
  private let found: FoundItem
  private var note: Note { found.note }
  private var item: Item { found.item }

  private let backlinks: Backlinks?

  private let streak: Streak?

  init(_ found: FoundItem, linkedFrom backlinks: Backlinks? = nil, streak: Streak? = nil) {
    self.found = found
    self.backlinks = backlinks
    self.streak = streak
  }

  /// The object, on one line.
  var json: String {
    var json = JSONWriter()
    let facts = note.facts(of: item)
    json.object {
      $0.member("path", found.path.text)
      $0.member("line", found.line)
      $0.member("type", item.type.name)
      $0.member("title", found.title)
      if let handle = found.handle { $0.member("handle", handle) }
      $0.member("fields") { json in
        json.object { object in
          for fact in facts where !Self.named.contains(fact.key) { object.member(fact) }
        }
      }
      $0.member("tags") { $0.value(facts.first { $0.key == "tags" }?.value ?? .list([])) }
      $0.member("links", note.links(of: item))
      backlinks?.write(to: &$0)
      if let streak { $0.member("streak") { json in json.object { streak.writeMembers(to: &$0) } } }
      $0.member("text", ItemText(of: item, in: note, skipsTitle: false).plain)
      $0.member("diagnostics") { json in
        json.array { list in for finding in findings { finding.write(to: &list) } }
      }
    }
    return json.text
  }

  /// The facts that have members of their own.
  private static let named = ["type", "title", "tags"]

  /// What a check says of the note by itself, as far as it lies in the item.
  private var findings: [Finding] {
    let diagnostics = NoteCheck.diagnostics(of: note).filter { diagnostic in
      item.line == nil || item.range.lower <= diagnostic.range.lower && diagnostic.range.lower <= item.range.upper
    }
    return Finding.findings(diagnostics, in: note.document.bytes, path: found.path)
  }
}

extension Streak {
  /// How often it was done of how often it was due, and how often in a row: now, and at most.
  func writeMembers(to json: inout JSONWriter) {
    json.member("done", done)
    json.member("due", due)
    json.member("current", current)
    json.member("longest", longest)
  }

  /// The same in words.
  var values: [MessageValue] { [done, due, current, longest].map { .count($0) } }
}
