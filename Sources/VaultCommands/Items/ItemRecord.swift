import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// An item as `vault show --json` prints it: one object whose keys are never localised.
///
/// - `path`, `line` (from 1), `type`, `title`, and `handle` if it was found by the index.
/// - `fields`: what the note's type makes of its keys, defaults included, then every other key as it is written.
/// - `tags` without `#`, and `links`, the targets as written, each once.
/// - `text`: the note's body, or the line with those below it.
/// - `groups`, of a recipe: its ingredients, as in `vault scale --json`.
/// - `diagnostics`: what `vault check --json` says of the note by itself.
struct ItemRecord {
  private let found: FoundItem
  private var note: Note { found.note }
  private var item: Item { found.item }

  init(_ found: FoundItem) { self.found = found }

  var json: String {
    var json = JSONWriter()
    let recipe = item.line == nil && note.type == .recipe ? Recipe(note) : nil
    json.object {
      $0.member("path", found.path.text)
      $0.member("line", found.line)
      $0.member("type", item.type.name)
      $0.member("title", found.title)
      if let handle = found.handle { $0.member("handle", handle) }
      $0.member("fields") { json in json.object { writeFields(to: &$0) } }
      $0.member("tags", note.tags(of: item))
      $0.member("links", note.links(of: item))
      $0.member("text", ItemText(of: item, in: note, skipsTitle: false).plain)
      if let recipe, let scaled = try? ScaledRecipe(recipe, of: note.document, by: .one) {
        scaled.facts.writeGroups(to: &$0)
      }
      $0.member("diagnostics") { json in
        json.array { list in for finding in findings { finding.write(to: &list) } }
      }
    }
    return json.text
  }

  /// What is known of the item, without what stands beside it.
  private func writeFields(to json: inout JSONWriter) {
    for fact in note.facts(of: item) where !["type", "title"].contains(fact.key) { json.member(fact) }
  }

  /// What a check says of the note by itself, as far as it lies in the item.
  private var findings: [Finding] {
    let diagnostics = NoteCheck.diagnostics(of: note).filter { diagnostic in
      item.line == nil || item.range.lower <= diagnostic.range.lower && diagnostic.range.lower <= item.range.upper
    }
    return Finding.findings(diagnostics, in: note.document.bytes, path: found.path)
  }
}
