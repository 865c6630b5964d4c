extension MessageKey {
  /// The English text of the keys about the manual order of tasks; empty for all others.
  var englishOfOrdering: StaticString {
    switch self {
    case .commandOrder: "Put tasks in an order of your own."
    case .flagOrderBefore: "put them before another task"
    case .flagOrderAfter: "put them after another task"
    case .flagOrderFirst: "put them before all others"
    case .flagOrderLast: "put them after all others"
    case .exampleOrder: "first the shelf, then the paint, as a diff"
    case .exampleOrderFirst: "the first task of its list"
    case .orderNoPlace: "'vault order' needs the place that the tasks are to get"
    case .orderNoPlaceHint: "it is '--before OTHER', '--after OTHER', '--first' or '--last'"
    case .orderItself: "'{0}' cannot stand before or after itself"
    case .orderApart: "'{0}' and '{1}' do not stand together"
    case .orderApartHint:
      "steps of one task, tasks of one list and lines of one note do; 'vault set ITEM list=NAME' puts one into a list"
    case .orderLooseNotes: "tasks without a list"
    case .orderPlaced: "'{0}': number {1} of {2} in '{3}'"
    case .orderSortedOtherwise: "the list '{0}' is sorted by {1}; {2}"
    case .orderUnsorted: "the list '{0}' has no 'sort'; {1}"
    case .orderSortHint: "'vault set {0} sort=manual' makes it show this order"
    default: ""
    }
  }
}
