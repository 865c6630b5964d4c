import VaultActions
import VaultKitchen
import VaultModel
import VaultSearch
import VaultStore

// What the index of a vault knows for its kitchen.
extension IndexedVault {
  /// The foods of the vault's notes over those that vault knows, and the vault's measures.
  ///
  /// - Complexity: O(bytes of the notes of foods).
  func foodBook() throws(SnapshotFault) -> FoodBook {
    FoodBook(notes: try foods(), measures: configuration.settings.measures)
  }

  private func foods() throws(SnapshotFault) -> [Food] {
    let texts = NoteTexts(self)
    var evaluator = Evaluator(snapshot, texts: texts)
    let query = Query(condition: .field("type", .anyOf([ItemType.food.name])), sort: [SortKey(key: "path")])
    do throws(EvaluationError) {
      return try evaluator.evaluate(query).hits.map { texts.note(of: $0.location) }
        .filter { $0.type == .food }.map(\.food)
    } catch {
      // Only a condition of many parts is too deep.
      guard case .snapshot(let fault) = error else { return [] }
      throw fault
    }
  }

  /// The note of the recipe that an ingredient's link leads to; nil for none, for several, and for one that cannot be read.
  func recipeNote(linkedBy target: String) -> Note? {
    var target = target[...]
    while let step = ["./", "../"].first(where: target.hasPrefix) { target = target.dropFirst(step.count) }
    // A recipe that cannot be read proves nothing, and that is what its absence means.
    return try? recipe(linkedBy: String(target))?.note
  }
}
