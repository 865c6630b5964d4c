/// What `git push --porcelain` said of the one branch that was pushed (git-push(1), “Output”).
package enum PushResult: Sendable, Hashable {
  /// The branch there is what it is here.
  case accepted
  /// The other side, or git here, did not take it: because of commits that are not here, or a rule.
  case rejected(reason: String)
  /// Nothing was said of the branch: the other side was not reached.
  case unheard

  /// Reads the standard output, whose every line of a branch begins with a flag and a tab.
  package init(parsing output: [UInt8]) {
    self = .unheard
    for line in output.split(separator: UInt8(ascii: "\n")) {
      guard line.count > 2, line[line.startIndex + 1] == UInt8(ascii: "\t"), let flag = line.first else { continue }
      if flag == UInt8(ascii: "!") {
        let reason = line.split(separator: UInt8(ascii: "\t")).last ?? []
        self = .rejected(reason: String(decoding: reason, as: UTF8.self))
        return
      }
      if [UInt8(ascii: " "), UInt8(ascii: "*"), UInt8(ascii: "=")].contains(flag) { self = .accepted }
    }
  }
}
