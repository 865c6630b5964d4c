import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// Lets a person on a terminal choose the item that a call does not name: a few are shown with numbers, words narrow them,
/// a number takes one, and Enter alone takes the only one that is left, or none.
///
/// ```swift
/// let name = try ItemPicker(invocation, among: "type:task -status:done").pick()
/// ```
struct ItemPicker {
  /// As many as a small terminal shows.
  private static let most = 15

  private let invocation: Invocation
  private let query: String

  /// - Parameter query: what may be chosen, with the order in which it is offered.
  init(_ invocation: Invocation, among query: String) { (self.invocation, self.query) = (invocation, query) }

  /// Asks until one is chosen; its handle, nil where nobody can be asked or none is taken.
  func pick() throws(Failure) -> String? {
    guard invocation.canAsk, invocation.isForReading, !invocation.arguments.has(.quiet) else { return nil }
    var words = ""
    while true {
      let offered = try choice(of: words)
      if let offered { invocation.dialogue.show(offered) } else { invocation.note(.nothingFound) }
      guard let answer = try invocation.ask(.pickQuestion, []) else { return nil }
      let candidates = offered?.candidates ?? []
      if answer.isEmpty { return candidates.count == 1 ? candidates[0].handle : nil }
      if let number = Int(answer), candidates.indices.contains(number &- 1) { return candidates[number - 1].handle }
      if candidates.contains(where: { $0.handle == answer }) { return answer }
      words = answer
    }
  }

  /// The first items that may be chosen and whose titles have words that begin so; nil where there are none.
  private func choice(of words: String) throws(Failure) -> ItemChoice? {
    let parts = words.split { !$0.isLetter && !$0.isNumber }.map { "title:\($0)*" }
    let text = (parts + [query]).joined(separator: " ")
    let vault = try invocation.workspace.vault()
    return try vault.ask { [invocation] index throws(Failure) in
      var asked = try vault.query(text, invocation, in: index)
      asked.limit = Self.most
      let found = try NoteTexts(index).hits(of: asked, keepingNotes: true).map(\.location)
      guard !found.isEmpty else { return nil }
      return try ItemChoice(words, among: found, ItemNames(index, wanting: .anything))
    }
  }
}

extension ItemPicker {
  /// What a command that marks tasks offers; nil where it takes no task.
  static func query(of command: CommandSyntax) -> String? {
    switch command.name {
    case DoneCommand.syntax.name, CancelCommand.syntax.name, StartCommand.syntax.name:
      "type:task status:open,in-progress"
    case ReopenCommand.syntax.name: "type:task status:done,cancelled"
    default: nil
    }
  }
}
