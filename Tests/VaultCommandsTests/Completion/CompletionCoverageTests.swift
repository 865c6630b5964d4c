import Testing

@testable import VaultCommands

/// Every value of every command, operands and options: where it is one of a closed set, or stands in the vault, it is
/// offered.
@Suite struct `Completion of the flag table` {
  /// What only its author knows: text, amounts, numbers of many digits.
  private static let free: Set<String> = [
    "--now", "--limit", "--seed", "--servings", "--factor", "--yield", "--min-capacity", "--subgroup", "--paid",
    "--message", "--caption", "--weeks", "recur --count", "mood --at", "diary --at", "done --at",
    "rooms --at", "add TEXT",
    "mood TEXT", "timetable TEXT", "timetable add TEXT", "money add SUM", "convert AMOUNT",
    "git WORD", "git merge-driver WORD", "git diff-driver WORD", "new TITLE… KEY=VALUE",
  ]

  /// A place for a value, and the words of a line before it.
  private struct Place {
    /// `pantry add --place`, `--limit` where it is one option everywhere.
    let name: String
    let words: [String]
  }

  private static let places: [Place] = allSyntaxes.filter { !$0.isHidden }.flatMap { command in
    operands(command.operands, of: [command.name], command) + flags(command.allFlags, of: [command.name])
      + command.verbs.flatMap { verb in
        let words = [command.name] + (verb.name.map { [$0] } ?? [])
        return operands(verb.operands, of: words, command) + flags(command.flags(of: verb), of: words)
      }
  }

  private static func operands(_ operands: [Operand], of words: [String], _ command: CommandSyntax) -> [Place] {
    operands.enumerated().map { position, operand in
      let before = operand.standsBehindEnd ? ["--"] : Array(repeating: "x", count: position)
      return Place(name: (words + [operand.name]).joined(separator: " "), words: words + before)
    }
  }

  private static func flags(_ flags: [Flag], of words: [String]) -> [Place] {
    flags.filter { $0.value != nil }.map {
      Place(name: (words + [$0.spelling]).joined(separator: " "), words: words + ["x", $0.spelling])
    }
  }

  private func candidates(_ place: Place) -> String {
    let source = CompletionSource { _, _ in [.init("in-the-vault")] }
    return CommandRun(source: source) { $0.arguments = ["__complete"] + place.words + [""] }.output
  }

  @Test func `has something for each value that is no free text`() {
    var silent: Set<String> = []
    for place in Self.places where candidates(place).isEmpty {
      let option = place.words.last ?? ""
      let ofCommand = "\(place.words[0]) \(option)"
      silent.insert(
        Self.free.contains(place.name)
          ? place.name
          : Self.free.contains(ofCommand) ? ofCommand : Self.free.contains(option) ? option : place.name)
    }
    #expect(silent == Self.free, "\(silent.symmetricDifference(Self.free).sorted())")
  }
}
