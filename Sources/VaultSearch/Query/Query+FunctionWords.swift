import VaultSyntax

extension Query {
  /// The same query, of which function words need not hold beside other free words: people ask `how do I prune roses`, and
  /// the page about roses says `you`. They stay a part of the name that it may ask for. Those in quotation marks must hold,
  /// and so must all words of an exact query.
  ///
  /// - Parameter text: what the query was read from.
  package func lettingFunctionWordsGo(in text: String) -> Query {
    guard case .all(let parts) = condition else { return self }
    let bytes = Array(text.utf8)
    let mayGo = parts.map { $0.isFunctionWord(in: bytes) }
    guard mayGo.contains(true), zip(parts, mayGo).contains(where: { $0.isFreeText && !$1 }) else { return self }
    var query = self
    query.condition = .all(zip(parts, mayGo).map { part, mayGo in mayGo ? .any([part, .everything]) : part })
    return query
  }
}

extension Condition {
  /// Whether it is a word that says little of what is looked for.
  fileprivate func isFunctionWord(in text: [UInt8]) -> Bool {
    guard case .word(let pattern) = self, pattern.mode == .stem, text.indices.contains(pattern.range.lower) else {
      return false
    }
    return text[pattern.range.lower] != UInt8(ascii: "\"") && FunctionWords.contains(pattern.text)
  }

  /// Whether it is a word or a phrase that may stand anywhere in the text.
  var isFreeText: Bool {
    switch self {
    case .word, .phrase: true
    case .everything, .field, .all, .any, .not: false
    }
  }

  /// Whether every item meets it, whatever else it names: then what it names tells no item from another.
  var isMetByAll: Bool {
    switch self {
    case .everything: true
    case .any(let parts): parts.contains(where: \.isMetByAll)
    case .all(let parts): parts.allSatisfy(\.isMetByAll)
    case .word, .phrase, .field, .not: false
    }
  }
}
