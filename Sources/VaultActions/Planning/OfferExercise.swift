import VaultMessages
package import VaultModel
package import VaultPlanner
import VaultStore

/// What is offered after a check-in of this moment: the rest of the day is planned anew for it, and it is remembered, so that
/// nobody is offered one exercise after another.
package struct OfferExercise: Sendable {
  package var mood: Mood
  /// Repeats the choice; nil: another one each time.
  package var seed: UInt64?

  package init(after mood: Mood) { self.mood = mood }

  package func answer(in workspace: Workspace) throws(Failure) -> ExerciseOffer {
    guard mood.score < 0 else { return .none }
    // The check-in was just written.
    let vault = try workspace.anew().vault()
    let planned = try PlanDay().answer(in: vault)
    let known = try writing(try vault.writer.deviceRecord(.offers)).stored.flatMap {
      Int64(String(decoding: $0, as: UTF8.self).prefix { $0.isNumber || $0 == "-" })
    }
    let offer = ExerciseOffer(
      after: mood.score, planned.plan.blocks, now: planned.now, lastOffer: known,
      seed: seed ?? UInt64(truncatingIfNeeded: planned.now))
    if offer.exercise != nil {
      _ = try writing(
        try vault.writer.updateDeviceRecord(.offers) { $0.replacement = Array("\(planned.now)\n".utf8) })
    }
    return offer
  }
}
