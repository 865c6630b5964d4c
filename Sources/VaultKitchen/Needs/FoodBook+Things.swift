import VaultModel
import VaultSyntax

extension FoodBook {
  /// The things that somebody names to be bought or put away, without the commas and joints between them.
  ///
  /// ```swift
  /// book.things(named: ["milk,", "eggs", "and", "2", "kg", "potatoes"])   // ["milk", "eggs", "2 kg potatoes"]
  /// book.things(named: ["tomatoes,", "canned"])                           // ["tomatoes, canned"]
  /// ```
  /// - Parameter words: as they are typed. One with white space in it was quoted; then each is a text of its own,
  /// unless one of them names nothing, as `2 kg` does.
  package func things(named words: [String]) -> [String] {
    let texts = words.filter { !Self.joints.contains($0.lowercased()) }
    let areQuoted =
      texts.contains { $0.contains(where: \.isWhitespace) } && texts.allSatisfy { !IngredientLine($0).name.isEmpty }
    if areQuoted { return texts.flatMap { things(in: $0, areLoose: false) } }
    return things(in: words.joined(separator: " "), areLoose: words.count > 1)
  }

  /// Words between two things.
  private static let joints: Set<String> = ["and", "&", "та", "і", "й"]
  /// What a piece behind a comma begins with that says more of the one before: `tuna, in oil`.
  private static let prepositions: Set<String> = [
    "with", "in", "for", "from", "without", "no", "of", "з", "із", "зі", "в", "у", "для", "без", "від", "на", "до",
  ]

  // MARK: Commas

  /// - Parameter areLoose: whether the words were not held together by quotes, so that foods side by side are several.
  private func things(in text: String, areLoose: Bool) -> [String] {
    let pieces = Self.pieces(of: text)
    if isSeveral(pieces, areLoose) { return pieces.flatMap { parts(of: $0, areLoose) } }
    guard let first = pieces.first else { return [text] }
    return pieces.count == 1 ? parts(of: first, areLoose) : [pieces.joined(separator: ", ")]
  }

  /// The stretches between the commas and semicolons that stand neither in a number nor in brackets.
  private static func pieces(of text: String) -> [String] {
    let characters = Array(text)
    var pieces = [""]
    var depth = 0
    for (place, character) in characters.enumerated() {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth = max(0, depth - 1) }
      let isInNumber =
        0 < place && place + 1 < characters.count && characters[place - 1].isNumber && characters[place + 1].isNumber
      if depth == 0, character == ";" || character == "," && !isInNumber {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.map { String($0.trimmed) }.filter { !$0.isEmpty }
  }

  /// Whether pieces are a thing each: both of two, of more at least two; and none says more of the one before it.
  private func isSeveral(_ pieces: [String], _ areLoose: Bool) -> Bool {
    guard pieces.count > 1, !pieces.dropFirst().contains(where: isRemark) else { return false }
    // The last one may be two: `milk, eggs and bread`.
    let things = pieces.filter {
      isAmountOfSomething($0) || food(named: $0).kindred != nil || parts(of: $0, areLoose).count > 1
    }
    guard pieces.count == 2 else { return things.count > 1 }
    // `milk, coconut`
    let turned = pieces.reversed().flatMap { FoldedWords.list(of: IngredientLine($0).name) }
    return things.count == 2 && matcher.food(ofWords: turned) == nil
  }

  private func isAmountOfSomething(_ text: String) -> Bool {
    let line = IngredientLine(text)
    return !line.amounts.isEmpty && !line.name.isEmpty
  }

  /// Whether words only say more of a thing: `finely chopped`, `in oil`, `chicken or vegetable`, `2 l`.
  private func isRemark(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let line = IngredientLine(text)
    let words = FoldedWords.list(of: text)
    guard let first = words.first, !line.name.isEmpty, line.alternatives.isEmpty, !Self.prepositions.contains(first)
    else { return true }
    if isAmountOfSomething(text) || food(named: text).kindred != nil { return false }
    var saysMore = true
    FoldedWords.forEach(in: bytes, ByteRange(0, bytes.count)) { word, range in
      let isHarmless = FoodWords.standard.harmlessCount(of: [word]) != nil
      let isKind = FoodWords.standard.effect(of: [word], on: nil) != nil
      saysMore =
        saysMore
        && (isHarmless || isKind || Self.joints.contains(word)
          || LineWords.standard.has(bytes, range, [.preparation, .size, .adverb, .adjective, .temperature, .clause]))
    }
    return saysMore
  }

  // MARK: And

  /// `milk and bread` is two things, as both are foods; `salt and vinegar crisps` and `half and half` are one.
  private func parts(of piece: String, _ areLoose: Bool) -> [String] {
    guard food(wholly: Array(piece.utf8)) == nil else { return [piece] }
    let words = piece.split(whereSeparator: \.isWhitespace).map(String.init)
    let parts = words.split { Self.joints.contains($0.lowercased()) }.map { $0.joined(separator: " ") }
    guard parts.count > 1 else { return parts.first.map { loose($0, areLoose) } ?? [piece] }
    // The last one has to be a food itself, or what stands before it may belong to it.
    guard let last = parts.last, isThing(last),
      parts.dropLast().allSatisfy({ isThing($0) || loose($0, areLoose).count > 1 })
    else { return [piece] }
    return parts.flatMap { loose($0, areLoose) }
  }

  private func isThing(_ text: String) -> Bool { isAmountOfSomething(text) || food(named: text).known != nil }

  /// Words side by side, each of which is a food: `milk butter`, but not `peanut butter`.
  private func loose(_ text: String, _ areLoose: Bool) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    let areSeveral = areLoose && food(named: text).known == nil && words.allSatisfy { food(named: $0).known != nil }
    return areSeveral ? words : [text]
  }
}
