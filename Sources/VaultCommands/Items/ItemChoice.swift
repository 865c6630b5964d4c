import VaultMessages
import VaultSearch

/// Asks a person at a terminal which of several items is meant.
struct ItemChoice {
  private let list: ItemList
  private let invocation: Invocation

  init(_ list: ItemList, _ invocation: Invocation) {
    self.list = list
    self.invocation = invocation
  }

  /// Whether somebody is there to answer.
  var isPossible: Bool { invocation.canAsk && !invocation.arguments.has(.quiet) }

  /// The item chosen; nil when the answer is none of the numbers.
  ///
  /// - Throws: that the command was stopped instead.
  func ask(about name: String) throws(CommandFailure) -> ItemLocation? {
    let errors = invocation.errors
    errors.writeLine(invocation.messages(.itemAmbiguous, [.text(name), .count(list.items.count)]))
    for line in try list.lines(invocation, numbered: true) { errors.writeLine("  " + line) }
    guard let answer = try invocation.ask(.itemQuestion), let number = Int(answer),
      list.items.indices.contains(number - 1)
    else { return nil }
    return list.items[number - 1]
  }
}
