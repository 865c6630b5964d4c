import VaultMessages
import VaultModel

/// What to try at the beginning, as it can be typed where the user is.
///
/// ```swift
/// FirstSteps.print(FirstSteps.calls(invocation.messages), inVault: "notes", invocation)
/// ```
enum FirstSteps {
  /// What gives something in a vault without notes; the words after `vault`, the command first.
  static func calls(_ messages: Messages) -> [[String]] {
    [["add", messages(.stepTask)], ["new", "recipe", messages(.stepRecipe)], ["today"]]
  }

  /// Prints calls, a line each.
  ///
  /// - Parameter directory: a vault that was just made, as it is to be named; nil for the one that the call is about.
  static func print(_ calls: [[String]], inVault directory: String? = nil, _ invocation: Invocation) {
    var messages = invocation.messages
    if let directory {
      let vault = Flag.vault.spelling
      messages.carried.everywhere = [[vault, directory]] + messages.carried.everywhere.filter { $0.first != vault }
    }
    for call in calls where invocation.commands.contains(where: { $0.name == call.first }) {
      invocation.print("  " + messages.text(of: .call(call)))
    }
  }

  /// Prints what the program is and the two calls to begin with, where there is no vault: four lines.
  static func printBeginning(_ invocation: Invocation) {
    invocation.print(invocation.messages(.helpTagline))
    let ways: [(call: String, meaning: MessageKey)] = [
      ("vault init try-out --sample", .beginSample), ("vault init notes", .beginEmpty), ("vault help", .beginHelp),
    ]
    let column = (ways.map { DisplayWidth.of($0.call) }.max() ?? 0) + 4
    for way in ways {
      invocation.print(DisplayWidth.pad("  " + way.call, to: column) + invocation.messages(way.meaning))
    }
  }
}
