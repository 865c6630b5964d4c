import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// An item as `vault show --json` prints it: one object whose keys are never localised.
///
/// - `path`, `line` (from 1), `type`, `title`, and `handle` if it was found by the index.
/// - `fields`: the keys with their values as text, numbers and truth values, lists as arrays.
/// - `tags` without `#`, and `links`, the targets as written, each once.
/// - `text`: the note's body, or the line with those below it.
/// - `groups`, of a recipe: its ingredients, as in `vault scale --json`.
/// - `diagnostics`: what `vault check` would say, as `code`, `severity`, `line`, `column` and `values`.
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
      $0.member("tags", note.tags(of: item, in: recipe))
      $0.member("links", note.links(of: item))
      $0.member("text", ItemText(of: item, in: note, skipsTitle: false).plain)
      if let recipe, let scaled = try? ScaledRecipe(recipe, of: note.document, by: .one) {
        scaled.facts.writeGroups(to: &$0)
      }
      let diagnostics = note.diagnostics + (recipe?.diagnostics ?? [])
      $0.member("diagnostics") { json in json.array { write(diagnostics, to: &$0) } }
    }
    return json.text
  }

  private func writeFields(to json: inout JSONWriter) {
    for field in note.shownFields(of: item, in: nil) { json.member(field.key, field.value) }
  }

  private func write(_ diagnostics: [Diagnostic], to list: inout JSONWriter) {
    for diagnostic in diagnostics
    where diagnostic.range.lower >= item.range.lower && diagnostic.range.lower <= item.range.upper {
      let place = note.document.location(of: diagnostic.range.lower)
      list.object {
        $0.member("code", diagnostic.code.rawValue)
        $0.member("severity", "\(diagnostic.severity)")
        $0.member("line", place.line)
        $0.member("column", place.column)
        $0.member("values", diagnostic.values)
      }
    }
  }
}
