/// Which step of a synchronisation follows on which: only decisions, no calls.
///
/// ```swift
/// var course = SyncCourse()
/// course.committed(hasTarget: true)                  // .fetch
/// course.fetched(SyncPosition(ahead: 1, behind: 2))  // .merge
/// course.merged(SyncPosition(ahead: 2, behind: 0))   // .push
/// course.pushed(.accepted)                           // .done
/// ```
///
/// A push that is rejected because somebody was faster leads back to fetching, at most ``pushLimit`` times. One that is
/// rejected although there is nothing to fetch breaks a rule of the other side, and is not tried again.
package struct SyncCourse: Sendable, Hashable {
  /// How often is pushed before giving up.
  package static let pushLimit = 5

  /// What is done next.
  package enum Step: Sendable, Hashable {
    case commit, fetch, merge, push, done
    case stop(Stop)
  }

  /// Why there is no next step.
  package enum Stop: Sendable, Hashable {
    /// Both sides have no commit in common.
    case unrelated
    /// The other side did not take the commits, for this reason.
    case refused(reason: String)
    /// Somebody was faster every time.
    case outrun
    /// The other side was not reached.
    case unheard
  }

  package private(set) var step: Step = .commit
  private var pushes = 0
  private var rejection: String?

  package init() {}

  /// The work tree's changes are committed.
  package mutating func committed(hasTarget: Bool) { step = hasTarget ? .fetch : .done }

  /// What the other side has is known.
  package mutating func fetched(_ position: SyncPosition) {
    if let rejection, position.behind == 0 {
      step = .stop(.refused(reason: rejection))
    } else {
      rejection = nil
      move(to: position)
    }
  }

  /// What the other side has is merged.
  package mutating func merged(_ position: SyncPosition) { move(to: position) }

  /// What we have was offered to the other side.
  package mutating func pushed(_ result: PushResult) {
    pushes += 1
    switch result {
    case .accepted: step = .done
    case .unheard: step = .stop(.unheard)
    case .rejected(let reason):
      rejection = reason
      step = pushes < Self.pushLimit ? .fetch : .stop(.outrun)
    }
  }

  private mutating func move(to position: SyncPosition) {
    switch position.next {
    case .merge: step = .merge
    case .push: step = .push
    case .done: step = .done
    case .refuseUnrelated: step = .stop(.unrelated)
    }
  }
}
