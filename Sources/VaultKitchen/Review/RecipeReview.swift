package import VaultModel

/// The review of recipes that a household or a shared vault may ask for (`review: on`): draft → pending → approved or
/// rejected. Only approved recipes may be public, and a change of an approved one's content makes it pending again.
///
/// Source: the kitchen's description, *Recipes*.
package enum RecipeReview {
  /// What becomes of a recipe that somebody changes.
  package enum Verdict: Sendable, Hashable {
    /// The change stands as it is.
    case stands
    /// The content of an approved recipe changed, so that it waits for a review again.
    case returnsToPending
    /// The status does not follow on the old one; these would.
    case wrongStatus(from: RecipeStatus, to: RecipeStatus, possible: [RecipeStatus])
    /// The recipe would become public with this status.
    case notApproved(RecipeStatus)
  }

  /// The statuses that may follow on one. A rejected recipe can be submitted again; what is approved becomes pending.
  package static func successors(of status: RecipeStatus) -> [RecipeStatus] {
    switch status {
    case .draft, .approved, .rejected: [.pending]
    case .pending: [.approved, .rejected]
    }
  }

  /// The status of a recipe; one that says none is a draft.
  package static func status(of note: Note) -> RecipeStatus {
    note.text(.status, of: note.whole).flatMap { RecipeStatus(spelling: $0) } ?? .draft
  }

  /// Judges a change of a recipe, or with `before` nil a new one. Notes that are no recipes always stand.
  package static func verdict(on after: Note, from before: Note?) -> Verdict {
    guard after.type == .recipe, before == nil || before?.type == .recipe else { return .stands }
    let old = before.map(status) ?? .draft
    let new = status(of: after)
    if new != old, !successors(of: old).contains(new) {
      return .wrongStatus(from: old, to: new, possible: successors(of: old))
    }
    if new != .approved, isPublic(after), before.map({ !isPublic($0) }) ?? true { return .notApproved(new) }
    guard let before, old == .approved, new == .approved, RecipeContent(before) != RecipeContent(after) else {
      return .stands
    }
    return .returnsToPending
  }

  /// Whether others may see a recipe: it says so, and where there is a review it was approved.
  package static func isShown(_ details: RecipeDetails, withReview: Bool) -> Bool {
    details.isPublic && (!withReview || details.status == .approved)
  }

  private static func isPublic(_ note: Note) -> Bool { Recipe(note).details.isPublic }
}
