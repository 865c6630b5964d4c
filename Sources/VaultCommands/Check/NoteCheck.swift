import VaultActions
import VaultKitchen
import VaultModel
import VaultSyntax

/// What is wrong with a note by itself, whatever stands around it in the vault.
enum NoteCheck {
  /// The recipe in a note; nil in any other.
  static func recipe(in note: Note) -> Recipe? { note.type == .recipe ? Recipe(note) : nil }

  /// The diagnostics of the note, of the recipe in it, of what repeats, and of conflicts that a merge left.
  static func diagnostics(of note: Note) -> [Diagnostic] { diagnostics(of: note, recipe(in: note)) }

  /// The same with the recipe in the note, which was read for more checks than these.
  static func diagnostics(of note: Note, _ recipe: Recipe?) -> [Diagnostic] {
    let conflicts = note.document.conflicts
    var diagnostics = note.diagnostics
    if let recipe {
      diagnostics += recipe.diagnostics
      diagnostics += recipe.stepFindings(in: note.document, note.context.measures).map(\.diagnostic)
    }
    diagnostics += RepetitionCheck.diagnostics(of: note)
    // Between the markers everything stands twice, and what is said of it would only hide the one thing to do.
    diagnostics.removeAll { diagnostic in
      conflicts.contains { $0.range.lower <= diagnostic.range.lower && diagnostic.range.lower <= $0.range.upper }
    }
    return diagnostics + conflicts.map { Diagnostic(.conflictMarkers, at: $0.marker) }
  }
}
