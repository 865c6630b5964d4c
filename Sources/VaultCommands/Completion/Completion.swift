import VaultModel
import VaultSearch

/// Finds what may stand in the place of the last word of a line.
///
/// The scripts ask only for what they cannot know: items, and the tags, lists and keys of queries.
struct Completion {
  typealias Candidate = CompletionSource.Candidate

  private let commands: [CommandSyntax]
  private let environment: ProcessEnvironment

  init(commands: [CommandSyntax], environment: ProcessEnvironment) {
    self.commands = commands
    self.environment = environment
  }

  /// The candidates for the last of `words`, which do not include the program's name.
  func candidates(for words: [String], from source: CompletionSource) -> [Candidate] {
    guard let current = words.last else { return [] }
    let line = ArgumentParser(commands: commands).parse(Array(words.dropLast()))
    guard let command = line.command,
      let (kind, text) = expected(current, after: words.dropLast().last, line.arguments, in: command)
    else { return [] }
    let lookup = { (kind: CompletionSource.Kind, prefix: String) in
      source.lookup(.init(kind: kind, prefix: prefix, vault: line.arguments[.vault]), environment)
    }
    switch kind {
    case .item: return lookup(.item, text)
    case .recipe: return lookup(.recipe, text)
    case .tag: return lookup(.tag, text)
    case .list: return builtInLists(text) + lookup(.list, text)
    case .recipeOrQuery: return lookup(.recipe, text) + queryWords(text, lookup)
    case .choice(let choices), .usual(let choices): return choices.filter { $0.hasPrefix(text) }.map { Candidate($0) }
    case .shopping(let words):
      return words.filter { $0.hasPrefix(text) }.map { Candidate($0) } + lookup(.shopping, text)
    case .unit: return units(text)
    case .keys: return keys(text, lookup)
    case .query: return queryWords(text, lookup)
    case .daysOrQuery(let days):
      return days.filter { $0.hasPrefix(text) }.map { Candidate($0) } + queryWords(text, lookup)
    default: return []
    }
  }

  /// What the current word should be after what was given, and the part of it to complete.
  private func expected(
    _ current: String, after previous: String?, _ given: Arguments, in command: CommandSyntax
  ) -> (ValueKind, String)? {
    if given.operandsBeforeEnd != nil, let last = command.operands.last, last.standsBehindEnd {
      return (last.kind, current)
    }
    let flags = command.allFlags
    if let kind = flags.first(where: { $0.spelling == previous || $0.shortSpelling == previous })?.value {
      return (kind, current)
    }
    if current.hasPrefix("--") {
      let parts = current.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let kind = command.flag(named: parts[0].dropFirst(2))?.value else { return nil }
      return (kind, String(parts[1]))
    }
    var (operands, words) = (command.operands.filter { !$0.standsBehindEnd }, given.operands)
    if let verb = command.verb(of: words), verb.name != nil, verb.name == words.first {
      (operands, words) = (verb.operands, Array(words.dropFirst()))
    }
    let unbounded = operands.firstIndex(where: \.arity.isUnbounded) ?? operands.count - 1
    return operands.isEmpty ? nil : (operands[min(words.count, unbounded)].kind, current)
  }

  private func builtInLists(_ text: String) -> [Candidate] {
    let start = TextFolding.caseFolded(text)
    return BuiltInList.allCases.map(\.name).filter { TextFolding.caseFolded($0).hasPrefix(start) }.map { Candidate($0) }
  }

  /// The usual spellings of units, in both languages of the messages.
  private func units(_ text: String) -> [Candidate] {
    let names = MessageLanguage.allCases.flatMap { language in
      Unit.allCases.map { $0.abbreviation(in: language.language) ?? $0.word(in: language.language, for: .one) }
    }
    var seen: Set<String> = []
    return names.filter { $0.hasPrefix(text) && seen.insert($0).inserted }.map { Candidate($0) }
  }

  // MARK: Keys and queries

  /// A list of keys: the last one is completed, after a `-` that turns its order.
  private func keys(_ text: String, _ lookup: (CompletionSource.Kind, String) -> [Candidate]) -> [Candidate] {
    let start = text.lastIndex { $0 == "," || $0 == "-" }.map { text.index(after: $0) } ?? text.startIndex
    return lookup(.key, String(text[start...])).map { Candidate(text[..<start] + $0.text, detail: $0.detail) }
  }

  /// A word of a query: a key and its colon, or after `tag:`, `list:` and `type:` a value, the last of several.
  private func queryWords(_ text: String, _ lookup: (CompletionSource.Kind, String) -> [Candidate]) -> [Candidate] {
    let minus = text.hasPrefix("-") ? "-" : ""
    let word = text.dropFirst(minus.count)
    guard let colon = word.firstIndex(of: ":") else {
      return lookup(.key, String(word)).map { Candidate(minus + $0.text + ":", detail: $0.detail) }
    }
    let start = word[colon...].lastIndex { $0 == "," || $0 == ":" } ?? colon
    let kept = minus + word[...start]
    let prefix = String(word[start...].dropFirst())
    let found: [Candidate] =
      switch word[..<colon] {
      case "tag": lookup(.tag, prefix)
      case "list": lookup(.list, prefix)
      case "type": ItemType.allCases.map(\.name).filter { $0.hasPrefix(prefix) }.map { Candidate($0) }
      case "links", "linked-from": lookup(.item, prefix)
      default: []
      }
    return found.map { Candidate(kept + $0.text, detail: $0.detail) }
  }
}
