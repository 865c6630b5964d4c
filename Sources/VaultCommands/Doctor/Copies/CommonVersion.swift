import VaultEdit
import VaultModel
import VaultStore

/// The version of a note that a conflict copy was made from, as far as anybody remembers one.
struct CommonVersion: Sendable, Hashable {
  /// Who remembers it.
  enum Source: Sendable, Hashable {
    /// A commit, by the beginning of its name.
    case commit(String)
    /// The record of a command.
    case undo
  }

  let bytes: [UInt8]
  let source: Source
}

/// A version of a note that may be the one which both devices had.
struct RememberedVersion: Sendable, Hashable {
  let version: CommonVersion
  /// When it was there at the latest known moment, on the clock of whoever recorded it.
  let time: LocalDateTime
  /// The same in seconds since 1970.
  let seconds: Int64
}

extension ConflictCopy {
  /// The common version among those that are remembered, the last first; nil when none can be it.
  ///
  /// It was there before the copy: before the moment in the copy's name, and before the copy was written last. Of
  /// these it is the one that the copy differs from least: a later version holds changes of the other side, which make
  /// the difference greater. What the note is now is never it, because a copy is made only when both sides changed:
  /// were it taken for the common version, the merge would undo what the copy does not have.
  ///
  /// - Parameter written: when the copy was written last, in seconds since 1970.
  func commonVersion(
    among remembered: [RememberedVersion], ours: [UInt8], theirs: [UInt8], written: Int64
  ) -> CommonVersion? {
    var best: (version: CommonVersion, difference: Int)?
    for candidate in remembered where candidate.seconds <= written && isAfter(candidate.time) {
      guard candidate.version.bytes != ours else { continue }
      let difference = LineDiff(before: candidate.version.bytes, after: theirs).changes
        .reduce(0) { $0 + $1.before.count + $1.after.count }
      if let best, best.difference <= difference { continue }
      best = (candidate.version, difference)
    }
    return best?.version
  }

  /// Whether the copy was made at or after a moment, as far as its name says; a day may end after it.
  private func isAfter(_ time: LocalDateTime) -> Bool {
    switch moment {
    case .day(let date): time.date <= date
    case .time(let moment): time <= moment
    case nil: true
    }
  }
}
