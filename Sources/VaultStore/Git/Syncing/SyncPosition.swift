/// Where a branch stands against its counterpart on the remote, as last fetched.
package struct SyncPosition: Sendable, Hashable {
  /// How many commits only we have, and how many only they have.
  package var ahead: Int
  package var behind: Int
  /// Whether the remote has the branch.
  package var isThere: Bool
  /// Whether both sides have a commit in common; true when one side has none at all.
  package var isRelated: Bool

  package init(ahead: Int, behind: Int, isThere: Bool = true, isRelated: Bool = true) {
    self.ahead = ahead
    self.behind = behind
    self.isThere = isThere
    self.isRelated = isRelated
  }

  /// What is to be done next to bring both sides together.
  package enum Step: Sendable, Hashable {
    case merge, push, done, refuseUnrelated
  }

  /// The next step; both sides have everything when it is ``Step/done``.
  package var next: Step {
    if !isThere { return ahead > 0 ? .push : .done }
    if !isRelated { return .refuseUnrelated }
    if behind > 0 { return .merge }
    return ahead > 0 ? .push : .done
  }

  /// Reads what `git rev-list --left-right --count A...B` prints: how many commits each side has for itself.
  package static func counts(parsing output: [UInt8]) -> (ahead: Int, behind: Int)? {
    let words = String(decoding: output, as: UTF8.self).split { $0.isWhitespace }
    guard words.count == 2, let ahead = Int(words[0]), let behind = Int(words[1]) else { return nil }
    return (ahead, behind)
  }
}
