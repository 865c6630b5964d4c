extension MessageKey {
  /// The Ukrainian text of the keys about what git calls; empty for all others.
  var ukrainianOfDrivers: StaticString {
    switch self {
    case .gitDriverCall: "це викликає git із версіями нотатки: {0}"
    case .variableGitPager: "«true», коли git показує відмінності нотаток у переглядачі"
    case .operandGitWord: "що git каже про версії; merge-driver і diff-driver викликає сам git"
    case .exitGitConflict: "драйвер злиття лишив у нотатці конфлікт"
    default: ""
    }
  }
}
