extension MessageKey {
  /// The English text of the keys about lists; empty for all others.
  var englishOfLists: StaticString {
    switch self {
    case .linkedFrom: "Linked from"
    case .commandList: "Name the lists and saved queries, or show what is in one."
    case .operandList:
      "a list, by title, alias, path or handle, or Today, Scheduled, All, Flagged, Overdue, Completed, No date"
    case .operandListQuery: "a query that narrows the list"
    case .exampleList: "every list, and how much is in it"
    case .exampleListOne: "what the saved query of a list finds"
    case .exampleListWithin: "the part of a list that has a tag, in another order"
    case .exitListFound: "the list has items"
    case .exitListNothing: "the list is empty, or no list is called so"
    case .listNotFound: "no list is called '{0}'"
    case .listAmbiguous: "'{0}' may be {1} lists"
    case .listAmbiguousHint: "name it by its path"
    case .listQueryUnread: "the query of the list '{0}' in {1} does not read"
    case .listNeedsName: "{0} needs a list: vault list LIST"
    case .kindBuiltIn: "built in"
    case .kindPlain: "plain"
    case .kindSmart: "smart"
    case .kindLearned: "learned"
    default: ""
    }
  }
}
