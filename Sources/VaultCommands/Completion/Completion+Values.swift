import VaultActions
import VaultModel
import VaultSearch

/// Keys, and the values that stand behind them in queries and assignments.
extension Completion {
  /// A list of keys: the last one is completed, after a `-` that turns its order.
  func keys(_ text: String, _ vault: CompletionSource.Answers) -> [Candidate] {
    let start = text.lastIndex { $0 == "," || $0 == "-" }.map { text.index(after: $0) } ?? text.startIndex
    return vault(.key, String(text[start...])).map { Candidate(text[..<start] + $0.text, detail: $0.detail) }
  }

  /// The last word of a query: a key and its colon, or behind the colon a value, the last of several.
  func queryWords(_ text: String, _ vault: CompletionSource.Answers) -> [Candidate] {
    let word = QueryWord(lastOf: text)
    guard let key = word.key else {
      if word.isQuoted { return [] }
      return vault(.key, word.text).map { Candidate(word.kept + $0.text + ":", detail: $0.detail) }
    }
    return values(ofQueryKey: key, from: word.text, vault).map {
      Candidate(word.kept + QueryWord.quoted($0.text), detail: $0.detail)
    }
  }

  private func values(
    ofQueryKey name: String, from text: String, _ vault: CompletionSource.Answers
  ) -> [Candidate] {
    guard let key = QueryVocabulary.standard.key(named: name) else {
      return vault(.values(ofKey: name, asWritten: false), text)
    }
    switch key.kind {
    case .member(let set): return members(set.names, text)
    case .scale(let scale): return members(scale.names, text)
    case .taskGroup: return members(TaskGroup.vocabulary.names, text)
    case .mood: return members(Mood.vocabulary.names, text)
    case .weekday: return members(Weekday.allCases.map { TextFolding.caseFolded($0.name(in: .english)) }, text)
    case .tag: return vault(.tag, text)
    case .path: return vault(.folder, text)
    case .name where ["links", "linked-from"].contains(key.name): return vault(.items(.all), text)
    case .name where key.name == ItemKey.list.queryName: return vault(.list, text)
    case .name: return vault(.values(ofKey: key.name, asWritten: false), text)
    default: return []
    }
  }

  // MARK: Assignments

  /// `KEY=VALUE`: a key and its sign, or behind the sign a value, the last of several; before that, an item.
  func assignment(
    _ text: String, _ scope: ItemScope?, _ line: ParsedLine, _ vault: CompletionSource.Answers
  ) -> [Candidate] {
    let words = line.arguments.operands
    if let typed = Assignment(text) {
      let types = types(of: words, scope, vault)
      let shapes = shapes(of: typed.key, in: types)
      var start = text.index(text.endIndex, offsetBy: -typed.value.count)
      if shapes.contains(where: \.isSeveral) || typed.operation != .set {
        start = text[start...].lastIndex(of: ",").map { text.index(after: $0) } ?? start
      }
      return unique(values(of: typed.key, shapes, from: String(text[start...]), vault)).map {
        Candidate(text[..<start] + $0.text)
      }
    }
    guard let scope else { return text.isEmpty ? [] : keys(from: text, types(of: words, nil, vault), vault) }
    let isNamed = words.contains { Assignment($0) == nil } || line.arguments.has(.where)
    let found =
      (isNamed ? keys(from: text, [], vault) : []) + (isNamed && text.isEmpty ? [] : vault(.items(scope), text))
    return found.isEmpty ? [.files] : found
  }

  /// The types of what the line names, or of what it makes; empty where that is not known.
  private func types(
    of words: [String], _ scope: ItemScope?, _ vault: CompletionSource.Answers
  ) -> [ItemType] {
    guard scope != nil else { return words.prefix(1).compactMap { ItemType(name: $0) } }
    let names = words.filter { Assignment($0) == nil }
    return Array(Set(names.flatMap { vault(.types, $0) }.compactMap { ItemType(name: $0.text) }))
  }

  /// The keys of the types, else of all, and those of the author's own, as they are set.
  private func keys(from text: String, _ types: [ItemType], _ vault: CompletionSource.Answers) -> [Candidate] {
    let format = types.isEmpty ? ItemKey.allCases.filter { !Schema.shapes(of: $0).isEmpty } : types.flatMap(Schema.keys)
    let own = vault(.key, text).map(\.text).filter { QueryVocabulary.standard.key(named: $0) == nil }
    return Set(format.map(\.rawValue) + own).filter { $0.hasPrefix(text) }.sorted().map { Candidate($0 + "=") }
  }

  private func shapes(of key: String, in types: [ItemType]) -> [ValueShape] {
    guard let key = ItemKey(rawValue: key) else { return [] }
    let own = types.compactMap { Schema.shape(of: key, in: $0) }
    return own.isEmpty ? Schema.shapes(of: key) : own
  }

  /// What a key takes by its shapes, and what notes have under it where that is open.
  private func values(
    of name: String, _ shapes: [ValueShape], from text: String, _ vault: CompletionSource.Answers
  ) -> [Candidate] {
    func used() -> [Candidate] {
      vault(.values(ofKey: ItemKey(rawValue: name)?.queryName ?? name, asWritten: true), text)
    }
    if shapes.isEmpty { return used() }
    return shapes.flatMap { shape -> [Candidate] in
      switch shape {
      case .member(let set), .members(let set): return members(set.vocabulary.names, text)
      case .truth: return members(["true", "false"], text)
      case .difficulty(let range):
        return members(Difficulty.allCases.filter(range.contains).map { $0.name }, text)
      case .mood: return members(Mood.vocabulary.names, text)
      case .integer(let range) where range.count <= 10: return members(range.map(String.init), text)
      case .recurrence: return members(Self.usualRules, text)
      case .date, .moment, .block: return members(Self.usualDays, text)
      case .tags: return vault(.tag, text)
      case .links: return vault(.items(Self.scope(of: name)), text)
      case .name where name == ItemKey.type.rawValue: return members(ItemType.noteTypes.map(\.name), text)
      case .name where name == ItemKey.list.rawValue: return used() + vault(.items(.notes(.list)), text)
      case .name, .names: return used()
      default: return []
      }
    }
  }

  /// Rules in words, as people begin to write them.
  static let usualRules = ["daily", "weekly", "monthly", "yearly", "weekdays", "every 2 weeks", "every 3 days"]
  private static let usualDays = ["today", "tomorrow"]

  /// What the links of a key lead to.
  private static func scope(of key: String) -> ItemScope {
    switch ItemKey(rawValue: key) {
    case .depends, .parent: .openTasks
    case .task: .tasks
    case .chef: .notes(.chef)
    case .from: .notes(.recipe)
    case .substitutes: .notes(.food)
    default: .all
    }
  }

  private func members(_ names: [String], _ text: String) -> [Candidate] {
    let start = TextFolding.caseFolded(text)
    return names.filter { TextFolding.caseFolded($0).hasPrefix(start) }.map { Candidate($0) }
  }
}
