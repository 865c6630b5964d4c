package import VaultEdit
import VaultKitchen
import VaultMessages
package import VaultModel
package import VaultStore
import VaultSyntax

/// Holds the writes of a request to the review of recipes, in a vault that has one (`review: on`).
///
/// An approved recipe whose content changes becomes pending in the same write; a status that cannot follow, and a public
/// recipe that nobody approved, stop the request.
package struct ReviewedWrites {
  private let vault: Vault
  /// The recipes that became pending again.
  private(set) var returned: [Path] = []

  package init(_ vault: Vault) { self.vault = vault }

  /// The writes as they may be made.
  ///
  /// - Throws: the first that a review does not allow.
  package mutating func held(_ writes: [NoteWrite]) throws(Failure) -> [NoteWrite] {
    guard vault.configuration.settings.reviewsRecipes else { return writes }
    var held: [NoteWrite] = []
    for write in writes { held.append(write.path.isNote ? try self.held(write) : write) }
    return held
  }

  private mutating func held(_ write: NoteWrite) throws(Failure) -> NoteWrite {
    let context = vault.configuration.context(forNoteAt: write.path)
    switch write.kind {
    case .create(let bytes, _):
      try refuse(RecipeReview.verdict(on: Self.note(bytes, context), from: nil), write.path)
      return write
    case .edit(let after):
      let verdict = RecipeReview.verdict(on: Self.note(after, context), from: Self.note(write.before, context))
      try refuse(verdict, write.path)
      guard verdict == .returnsToPending else { return write }
      do throws(EditRefusal) {
        var held = write
        held.kind = .edit(after: try Self.pending(after, context))
        held.recompute = Self.recomputing(write, context)
        returned.append(write.path)
        return held
      } catch {
        throw Failure(error, path: write.path, bytes: after)
      }
    case .remove, .move: return write
    }
  }

  private func refuse(_ verdict: RecipeReview.Verdict, _ path: Path) throws(Failure) {
    switch verdict {
    case .stands, .returnsToPending: return
    case .wrongStatus(let old, let new, let possible):
      throw Failure(
        .wrongRequest, .reviewWrongStatus,
        [.text(path.text), .text(name(of: old)), .text(name(of: new)), .alternatives(possible.map(name(of:)))],
        hints: [.init(.reviewHint)])
    case .notApproved(let status):
      throw Failure(
        .wrongRequest, .reviewNotPublic, [.text(path.text), .text(name(of: status))], hints: [.init(.reviewHint)])
    }
  }

  private func name(of status: RecipeStatus) -> String {
    status.name(in: vault.workspace.device.language.language)
  }

  // MARK: Pending

  private static func note(_ bytes: [UInt8], _ context: ReadingContext) -> Note {
    Note(Document(bytes), context: context)
  }

  /// The bytes of a recipe with the status pending, in the author's language.
  package static func pending(_ bytes: [UInt8], _ context: ReadingContext) throws(EditRefusal) -> [UInt8] {
    let note = note(bytes, context)
    let written = note.text(.status, of: note.whole)
    let status = written.map { RecipeStatus.pending.spelling(like: $0) } ?? RecipeStatus.pending.name
    let change = ItemChange.set([ItemKey.status.rawValue], .scalar(NewScalar(status)))
    return try NoteEdit([(item: .note, change: change)], context: context).applied(to: bytes)
  }

  /// What is made of the bytes that somebody else saved meanwhile: the change, and what a review says of it then.
  private static func recomputing(
    _ write: NoteWrite, _ context: ReadingContext
  ) -> (@Sendable ([UInt8]) -> Result<[UInt8], EditRefusal>)? {
    guard let recompute = write.recompute else { return nil }
    return { bytes in
      recompute(bytes).flatMap { after in
        Result { () throws(EditRefusal) in
          let verdict = RecipeReview.verdict(on: note(after, context), from: note(bytes, context))
          return verdict == .returnsToPending ? try pending(after, context) : after
        }
      }
    }
  }
}

extension Vault {
  /// Writes as a review of recipes allows them; names the recipes that wait for one again.
  package func reviewed(_ writes: [NoteWrite]) throws(Failure) -> [NoteWrite] {
    var review = ReviewedWrites(self)
    let held = try review.held(writes)
    for path in review.returned { workspace.note(.reviewReturned, [.text(path.text)]) }
    return held
  }
}
