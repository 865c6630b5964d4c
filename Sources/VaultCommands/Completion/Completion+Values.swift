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
    case .member(.flag): return truth(text)
    case .member(let set): return set.sets.flatMap { members(of: $0, text) }
    case .scale(let scale): return members(of: scale.steps, text)
    case .taskGroup: return members(of: TaskGroup.self, text)
    case .mood: return members(of: Mood.self, text)
    case .weekday: return weekdays(text)
    case .moment: return dates(DateNames.allCases, usual: ["today", "tomorrow", "week", "month"], text)
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
        Candidate(text[..<start] + $0.text, detail: $0.detail)
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
      case .member(let set), .members(let set): return members(of: set, text)
      case .truth: return truth(text)
      case .difficulty(let range):
        return members(of: Difficulty.self, only: Difficulty.allCases.filter(range.contains).map { $0.name }, text)
      case .mood: return members(of: Mood.self, text)
      case .integer(let range) where range.lowerBound >= 0 && range.upperBound <= 10:
        return words(range.map(String.init), text)
      case .recurrence: return words(usualRules(text), text)
      case .date, .moment, .block: return dates([.days], usual: ["today", "tomorrow"], text)
      case .tags: return vault(.tag, text)
      case .links: return vault(.items(Self.scope(of: name)), text).map { Candidate($0.text) }
      case .name where name == ItemKey.type.rawValue: return words(ItemType.noteTypes.map(\.name), text)
      case .name where name == ItemKey.list.rawValue:
        return used() + vault(.items(.notes(.list)), text).map { Candidate($0.text) }
      case .name, .names: return used()
      default: return []
      }
    }
  }

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
}
