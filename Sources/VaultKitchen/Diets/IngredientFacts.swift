import VaultModel
import VaultSyntax

/// Tells what an ingredient is or contains from the words of its line.
///
/// A food has the facts of the table and of its note; words beside it make another food of it, such as `oat milk` and
/// `vegan butter`. Of several foods in one name the one counts that the name is of, so that `butter beans` are no butter;
/// `eggs and milk` are both.
struct IngredientFacts {
  let matcher: FoodMatcher

  private struct Word {
    let text: String
    let range: ByteRange
  }

  /// What the food of a text is or contains.
  func facts(of text: String) -> FoodFacts {
    let bytes = Array(text.utf8)
    let line = IngredientLine(text)
    let ranges = line.nameRanges.isEmpty ? [ByteRange(0, bytes.count)] : line.nameRanges
    return facts(of: bytes, name: ranges, without: line.alternatives)
  }

  /// What the foods of a line are or contain.
  ///
  /// - Parameters:
  ///   - name: where the name stands in the bytes.
  ///   - others: what could be taken instead, which says nothing of the foods.
  func facts(of bytes: [UInt8], name: [ByteRange], without others: [ByteRange]) -> FoodFacts {
    var words: [Word] = []
    FoldedWords.forEach(in: bytes, ByteRange(0, bytes.count)) { text, range in
      guard !others.contains(where: { $0.contains(range.lower) }) else { return }
      words.append(Word(text: text, range: range))
    }
    let found = matcher.matches(in: bytes, ByteRange(0, bytes.count)).filter { match in
      name.contains { $0.lower < match.range.upper && match.range.lower < $0.upper }
        && !others.contains { $0.contains(match.range.lower) }
    }
    return groups(of: found, words, bytes).reduce(into: []) { facts, group in
      guard let match = matcher.best(of: group, in: bytes) else { return }
      facts.formUnion(self.facts(of: match, words, bytes))
    }
  }

  // MARK: Several foods

  private static let joints: Set<String> = [
    "and", "with", "plus", "і", "й", "та", "з", "із", "зі", "и", "с", "плюс", "або", "or", "или",
  ]

  /// The foods with what joins them between them: `eggs | milk`.
  private func groups(of matches: [FoodMatcher.Match], _ words: [Word], _ bytes: [UInt8]) -> [[FoodMatcher.Match]] {
    var groups: [[FoodMatcher.Match]] = []
    for match in matches {
      guard let last = groups.last?.last, !isJoint(between: last.range.upper, match.range.lower, words, bytes) else {
        groups.append([match])
        continue
      }
      groups[groups.count - 1].append(match)
    }
    return groups
  }

  private func isJoint(between lower: Int, _ upper: Int, _ words: [Word], _ bytes: [UInt8]) -> Bool {
    guard lower < upper else { return false }
    return bytes[lower..<upper].contains { ",&+/;".utf8.contains($0) }
      || words.contains { lower <= $0.range.lower && $0.range.upper <= upper && Self.joints.contains($0.text) }
  }

  // MARK: One food

  private func facts(of match: FoodMatcher.Match, _ words: [Word], _ bytes: [UInt8]) -> FoodFacts {
    let food = matcher.foods[match.food]
    let title = food.builtInTitle ?? ""
    var facts = food.facts
    guard !facts.isEmpty else { return [] }
    let texts = words.map(\.text)
    // Noodles are made with eggs when they say so.
    if title == "noodle", !texts.contains(where: { $0 == "egg" || $0.hasPrefix("яєчн") || $0.hasPrefix("яичн") }) {
      facts.remove(.egg)
    }
    for place in words.indices {
      for qualifier in FoodQualifier.all where qualifier.stands(at: place, in: texts) {
        guard !facts.isDisjoint(with: qualifier.takes), counts(qualifier, at: place, match, title, words, bytes) else {
          continue
        }
        facts.subtract(qualifier.takes)
        facts.formUnion(qualifier.adds)
      }
    }
    return facts
  }

  private func counts(
    _ qualifier: FoodQualifier, at place: Int, _ match: FoodMatcher.Match, _ title: String, _ words: [Word],
    _ bytes: [UInt8]
  ) -> Bool {
    let range = ByteRange(words[place].range.lower, words[place + qualifier.words.count - 1].range.upper)
    switch qualifier.place {
    case .label: return true
    case .tail: return place > 0 && words[place - 1].range.upper == match.range.upper
    case .part, .butter:
      if qualifier.place == .butter, title != "butter" { return false }
      if range.upper <= match.range.lower {
        return !isJoint(between: range.upper, match.range.lower, words, bytes)
      }
      guard range.lower >= match.range.upper else { return false }
      let isCyrillic = bytes[range.lower] >= 0xD0
      // `milk (oat)`, `milk, soy`
      let isRemark = bytes[match.range.upper..<range.lower].allSatisfy { " (,".utf8.contains($0) }
      return isRemark || isCyrillic && !isJoint(between: match.range.upper, range.lower, words, bytes)
    }
  }
}
