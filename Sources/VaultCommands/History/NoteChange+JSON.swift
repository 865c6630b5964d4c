import VaultEdit
import VaultModel
import VaultSyntax

/// A change as programs read it: an object whose member `change` says what it is, and whose other members are those of
/// the fact. None of them is localised.
///
/// | `change` | members |
/// |---|---|
/// | `note-added`, `note-removed` | `title` |
/// | `type`, `title` | `before`, `after` |
/// | `key` | `path` (nested keys as a list), `before`, `after` (null: not there) |
/// | `key-renamed` | `path`, `to` |
/// | `list` | `path`, `added`, `removed` |
/// | `list-reordered` | `path` |
/// | `front-matter` | `added`, `removed` (lines) |
/// | `heading-added`, `heading-removed`, `heading-moved` | `heading` |
/// | `heading-renamed` | `before`, `after` |
/// | `heading-level` | `heading`, `before`, `after` |
/// | `line-added`, `line-removed` | `line` (its words) |
/// | `line-marked` | `line`, `before`, `after` (`none`, `open`, `in-progress`, `done`, `cancelled`, `other`) |
/// | `line-reworded` | `before`, `after` |
/// | `line-moved` | `line`, `from`, `to` (each with `heading` and `parent`, or null) |
/// | `lines-reordered` | `heading`, `parent` |
/// | `line-key` | `line`, `key`, `before`, `after` |
/// | `line-list` | `line`, `key`, `added`, `removed` |
/// | `line-text` | `line`, `added`, `removed` (lines) |
/// | `logged`, `unlogged` | `line` (null: the note), `on`, `status` |
/// | `text` | `heading` (null: above the first), `added`, `removed` (lines) |
/// | `formatting` | none |
extension NoteChange {
  /// Writes the object.
  func write(to json: inout JSONWriter) {
    json.object { object in
      object.member("change", name)
      if writeOfNote(to: &object) { return }
      writeOfLine(to: &object)
    }
  }

  private var name: String {
    switch self {
    case .noteAdded: "note-added"
    case .noteRemoved: "note-removed"
    case .type: "type"
    case .title: "title"
    case .key: "key"
    case .keyRenamed: "key-renamed"
    case .list: "list"
    case .listReordered: "list-reordered"
    case .frontMatterText: "front-matter"
    case .headingAdded: "heading-added"
    case .headingRemoved: "heading-removed"
    case .headingRenamed: "heading-renamed"
    case .headingMoved: "heading-moved"
    case .headingLevel: "heading-level"
    case .lineAdded: "line-added"
    case .lineRemoved: "line-removed"
    case .lineMarked: "line-marked"
    case .lineReworded: "line-reworded"
    case .lineMoved: "line-moved"
    case .linesReordered: "lines-reordered"
    case .lineKey: "line-key"
    case .lineList: "line-list"
    case .lineText: "line-text"
    case .logged: "logged"
    case .unlogged: "unlogged"
    case .text: "text"
    case .formatting: "formatting"
    }
  }

  /// Writes the members of a change of the note; false for one of a line.
  private func writeOfNote(to json: inout JSONWriter) -> Bool {
    switch self {
    case .noteAdded(let title), .noteRemoved(let title): json.member("title", title)
    case .type(let before, let after): json.write(before: before.name, after: after.name)
    case .title(let before, let after), .headingRenamed(let before, let after):
      json.write(before: before, after: after)
    case .key(let path, let before, let after):
      json.member("path", path)
      json.write(before: before, after: after)
    case .keyRenamed(let path, let name):
      json.member("path", path)
      json.member("to", name)
    case .list(let path, let added, let removed):
      json.member("path", path)
      json.write(added: added, removed: removed)
    case .listReordered(let path): json.member("path", path)
    case .frontMatterText(let added, let removed): json.write(added: added, removed: removed)
    case .headingAdded(let words), .headingRemoved(let words), .headingMoved(let words):
      json.member("heading", words)
    case .headingLevel(let words, let before, let after):
      json.member("heading", words)
      json.member("before", before)
      json.member("after", after)
    case .text(let heading, let added, let removed):
      json.member("heading", heading.after ?? heading.before)
      json.write(added: added, removed: removed)
    case .formatting: break
    default: return false
    }
    return true
  }

  private func writeOfLine(to json: inout JSONWriter) {
    switch self {
    case .lineAdded(let line), .lineRemoved(let line): json.member("line", line.words)
    case .lineMarked(let line, let before, let after):
      json.member("line", line.words)
      json.write(before: before.name, after: after.name)
    case .lineReworded(let line): json.write(before: line.before?.words, after: line.after?.words)
    case .lineMoved(let line, let from, let to):
      json.member("line", line.words)
      json.member("from") { json in json.object { from.write(to: &$0) } }
      json.member("to") { json in json.object { to.write(to: &$0) } }
    case .linesReordered(_, let place): place.write(to: &json)
    case .lineKey(let line, let key, let before, let after):
      json.member("line", line.words)
      json.member("key", key)
      json.write(before: before, after: after)
    case .lineList(let line, let key, let added, let removed):
      json.member("line", line.words)
      json.member("key", key)
      json.write(added: added, removed: removed)
    case .lineText(let line, let added, let removed):
      json.member("line", line.words)
      json.write(added: added, removed: removed)
    case .logged(let line, let day, let status), .unlogged(let line, let day, let status):
      json.member("line", line?.words)
      json.member("on", day)
      json.member("status", status.name)
    default: break
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(before: String?, after: String?) {
    member("before", before)
    member("after", after)
  }

  fileprivate mutating func write(added: [String], removed: [String]) {
    member("added", added)
    member("removed", removed)
  }
}

extension LineSurroundings {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("heading", heading)
    json.member("parent", parent)
  }
}

extension LineItem.Checkbox {
  fileprivate var name: String {
    switch self {
    case .absent: "none"
    case .open: "open"
    case .done: "done"
    case .cancelled: "cancelled"
    case .inProgress: "in-progress"
    case .other: "other"
    }
  }
}
