extension MessageKey {
  /// The English text of the keys about what git calls; empty for all others.
  var englishOfDrivers: StaticString {
    switch self {
    case .gitDriverCall: "git calls this with the versions of a note: {0}"
    case .variableGitPager: "'true' when git shows the differences of notes in its pager"
    case .operandGitWord: "what git says of the versions; git itself calls merge-driver and diff-driver"
    case .exitGitConflict: "a merge driver left a conflict in the note"
    default: ""
    }
  }
}
