import VaultModel
import VaultSearch
import VaultSyntax

extension FoodMatcher {
  /// What the foods of an ingredient line that was read from `bytes` are or contain.
  func facts(of line: IngredientLine, in bytes: [UInt8]) -> FoodFacts { naming(of: line, in: bytes).facts }

  /// What the food of a text is or contains.
  func facts(of text: String) -> FoodFacts { facts(of: IngredientLine(text), in: Array(text.utf8)) }
}

extension FoodNaming {
  /// What the foods of the name are or contain.
  ///
  /// A food has the facts of the table and of its note; words beside it make another food of it, such as `oat milk` and
  /// `vegan butter`. Of several foods in one name the one counts that the name is of, so that `butter beans` are no butter;
  /// `eggs and milk` are both. What the words behind the name say is in it counts, and so do the foods that they name
  /// otherwise: `tuna, in oil`, but not what it is for.
  var facts: FoodFacts { facts(forDiet: false) }

  /// The same as far as a diet asks: oats are no gluten to it, although they are to a list of allergens, as those that are
  /// sold for it are clean and recipes seldom say which are meant.
  func facts(forDiet: Bool) -> FoodFacts {
    saidFacts(forDiet: forDiet).union(kindFacts)
  }

  /// The same without what a remark only makes of the food, as oats make of `milk, oat`.
  func saidFacts(forDiet: Bool) -> FoodFacts {
    let facts = nameFacts(forDiet: forDiet).union(remarkedFacts)
    return contents.filter { !$0.isTrace && ($0.isMarked || !isLabel($0.range)) }.reduce(into: facts) {
      $0.formUnion($1.facts)
    }
  }

  /// Whether words were read as what makes another food of it.
  func isLabel(_ range: ByteRange) -> Bool {
    labels.contains { $0.lower <= range.lower && range.upper <= $0.upper }
  }

  /// What the foods of the name itself are or contain.
  func nameFacts(forDiet: Bool) -> FoodFacts {
    let named = groups(of: foods.map { ($0.food, wordRange(of: $0.words), $0.words.count) })
    return named.compactMap(head).reduce(into: FoodFacts()) { facts, named in
      let own = self.facts(of: named)
      let isOat = ["oats", "oat flour"].contains(named.food.builtInTitle)
      facts.formUnion(forDiet && isOat ? own.subtracting(.gluten) : own)
    }
  }

  /// What the foods are or contain that a remark makes of the one in the name: `stock, chicken or vegetable`.
  private var kindFacts: FoodFacts {
    let own = words.map(\.text)
    guard let last = own.last, !remarks.isEmpty else { return [] }
    var stemmer = Stemmer()
    let ownStems = own.map { stemmer.stem($0) }
    return remarkStretches.flatMap { $0.split { Self.joints.contains($0.text) } }.reduce(into: []) { facts, choice in
      let texts = choice.map(\.text)
      let stems = isCyrillic ? matcher.food(ofStems: texts.map { stemmer.stem($0) } + ownStems) : nil
      guard let food = matcher.food(ofWords: texts + own) ?? matcher.food(ofWords: texts + [last]) ?? stems else {
        return
      }
      facts.formUnion(matcher.foods[food].facts)
    }
  }

  /// What there may be traces of.
  var traces: FoodFacts { contents.filter(\.isTrace).reduce(into: []) { $0.formUnion($1.facts) } }

  private func wordRange(of places: [Int]) -> ByteRange {
    guard let first = places.first, let last = places.last else { return ByteRange(0, 0) }
    return ByteRange(words[first].range.lower, words[last].range.upper)
  }

  /// What the foods in the words behind the name are or contain.
  private var remarkedFacts: FoodFacts {
    let stretches = remarkStretches.filter { stretch in
      !stretch.contains { Self.sizes.contains($0.text) || Self.purposes.contains($0.text) }
        && ContentWords.standard.marker(at: 0, in: stretch.map(\.text))?.isStrong != true
    }
    let found = stretches.flatMap { stretch -> [(Int, ByteRange, Int)] in
      let range = ByteRange(stretch[0].range.lower, stretch[stretch.count - 1].range.upper)
      return matcher.matches(in: bytes, range).compactMap { match in
        let isMissing = absences.contains { $0.range.lower < match.range.upper && match.range.lower < $0.range.upper }
        return isMissing || isInLink(match.range.lower) || isLabel(match.range)
          ? nil : (match.food, match.range, match.words)
      }
    }
    return groups(of: found).compactMap(head).reduce(into: []) { $0.formUnion(facts(of: $1)) }
  }

  /// The words behind the name between marks.
  private var remarkStretches: [[Word]] {
    var stretches: [[Word]] = []
    for word in remarks {
      if let last = stretches.last?.last,
        !bytes[last.range.upper..<word.range.lower].contains(where: { ",;()[]:".utf8.contains($0) })
      {
        stretches[stretches.count - 1].append(word)
      } else {
        stretches.append([word])
      }
    }
    return stretches
  }

  /// What follows these is what the food is for.
  private static let purposes: Set<String> = ["for", "для"]

  /// A food in the name, from its first letter to its last.
  private struct Named {
    var food: KnownFood
    var range: ByteRange
    var wordCount: Int
  }

  // MARK: Several foods

  private static let joiningWords: Set<String> = [
    "and", "with", "plus", "in", "і", "й", "та", "з", "із", "зі", "у", "в", "и", "с", "со", "плюс", "або", "чи", "or",
    "или",
  ]

  /// The foods with what joins them between them: `eggs | milk`; of `potatoes for soup` those before.
  private func groups(of foods: [(food: Int, range: ByteRange, wordCount: Int)]) -> [[Named]] {
    var groups: [[Named]] = []
    let purpose = words.dropFirst().first { Self.purposes.contains($0.text) }?.range.lower ?? Int.max
    for (food, range, wordCount) in foods.sorted(by: { $0.range.lower < $1.range.lower }) {
      if range.lower > purpose, words.contains(where: { $0.range.lower == range.lower }) { continue }
      let named = Named(food: matcher.foods[food], range: range, wordCount: wordCount)
      if let last = groups.last?.last, !isJoint(between: last.range.upper, range.lower) {
        groups[groups.count - 1].append(named)
      } else {
        groups.append([named])
      }
    }
    return groups
  }

  private func isJoint(between lower: Int, _ upper: Int) -> Bool {
    guard lower < upper else { return false }
    // `honey-roasted carrots` are carrots and honey.
    let compound = bytes[lower..<upper].prefix { $0 > 0x20 }
    if compound.first == UInt8(ascii: "-"), compound.suffix(2).elementsEqual("ed".utf8) { return true }
    return bytes[lower..<upper].contains { ",&+/;".utf8.contains($0) }
      || (words + remarks).contains {
        lower <= $0.range.lower && $0.range.upper <= upper && Self.joiningWords.contains($0.text)
      }
  }

  /// Of several foods in one name the one that it is of.
  private func head(of group: [Named]) -> Named? {
    let most = group.map(\.wordCount).max()
    let longest = group.filter { $0.wordCount == most }
    return isCyrillic ? longest.first : longest.last
  }

  // MARK: One food

  private func facts(of named: Named) -> FoodFacts {
    var facts = named.food.facts
    guard !facts.isEmpty else { return [] }
    // `flour (may contain soy)` is no flour of soy.
    let all =
      words + remarks.filter { word in !contents.contains { $0.isMarked && $0.range.contains(word.range.lower) } }
    let texts = all.map(\.text)
    for absence in absences {
      let phrase = FoodWords.absence(of: absence.thing)
      for qualifier in FoodQualifier.all where qualifier.words.count == phrase.count {
        if !facts.isDisjoint(with: qualifier.takes), qualifier.stands(at: 0, in: phrase) {
          facts.subtract(qualifier.takes)
        }
      }
    }
    for place in all.indices {
      for qualifier in FoodQualifier.all where !facts.isDisjoint(with: qualifier.takes) {
        guard qualifier.stands(at: place, in: texts) else { continue }
        // Lean meat is meat.
        if qualifier.place == .label,
          FoodWords.standard.effect(of: texts[place...], on: named.food)?.effect == .harmless
        {
          continue
        }
        let range = ByteRange(all[place].range.lower, all[place + qualifier.words.count - 1].range.upper)
        guard counts(qualifier, at: range, behind: place > 0 ? all[place - 1].range.upper : 0, named) else { continue }
        facts.subtract(qualifier.takes)
        facts.formUnion(qualifier.adds)
      }
    }
    return facts
  }

  /// Whether a qualifier is said of a food; `previous` is where the word before it ends.
  private func counts(_ qualifier: FoodQualifier, at range: ByteRange, behind previous: Int, _ named: Named) -> Bool {
    switch qualifier.place {
    case .label: return true
    case .tail: return previous == named.range.upper
    case .part, .butter:
      if qualifier.place == .butter, named.food.builtInTitle != "butter" { return false }
      if range.upper <= named.range.lower { return !isJoint(between: range.upper, named.range.lower) }
      guard range.lower >= named.range.upper else { return false }
      // `milk (oat)`, `milk, soy`
      let isRemark = bytes[named.range.upper..<range.lower].allSatisfy { " (,".utf8.contains($0) }
      return isRemark || bytes[range.lower] >= 0xD0 && !isJoint(between: named.range.upper, range.lower)
    }
  }
}
