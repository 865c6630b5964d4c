import VaultSearch

/// An option that no command has, where a query takes its place: `search --tag family`, `tasks --overdue`.
struct OptionAsQuery {
  /// The call that is meant.
  let call: [String]

  /// - Parameters:
  ///   - option: the option as it was typed, without its value.
  ///   - words: the words of the call, the command first.
  ///   - command: the command, which takes a query.
  init?(_ option: String, in words: [String], of command: CommandSyntax) {
    guard command.takesQuery, option.hasPrefix("--"),
      let place = words.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") })
    else { return nil }
    let name = String(option.dropFirst(2))
    let rest = words[(place + 1)...]
    let isAlone = words[place] == option
    if command.name == "tasks", isAlone, StatedStanding(name) != nil {
      call = words[..<place] + [name] + rest
    } else if QueryVocabulary.standard.key(named: name) != nil {
      let value = isAlone ? rest.first : String(words[place].dropFirst(option.count + 1))
      guard let value, !value.isEmpty, !value.hasPrefix("-") else { return nil }
      call = words[..<place] + ["\(name):\(value)"] + rest.dropFirst(isAlone ? 1 : 0)
    } else {
      return nil
    }
  }
}
