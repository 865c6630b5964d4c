import VaultModel
import VaultSearch
import VaultSyntax

/// Divides a line at the foods that it names: `1 onion, 2 eggs, beaten` into `1 onion` and `2 eggs, beaten`.
///
/// Behind a comma stands no food of its own if it is a preparation, a part or a kind of the one before, what that lies in, or
/// what could be taken instead; such words stay with the food before them. A word that vault does not know is a food where
/// nothing else is said by it. Both sides of a joint are foods where both are known: `salt and pepper`, but not `half and
/// half` or `olive and vegetable oil`.
///
/// This is the one reader of the fact: recipes, lots, lists and what is typed for either are divided alike.
struct LineDivision {
  private let book: FoodBook
  private let bytes: [UInt8]
  private let context: NumberContext
  private let amounts: AmountReader

  /// The stretches, each of which names a food, in the order of the line; the whole line where it names one.
  private(set) var stretches: [ByteRange] = []

  /// - Complexity: O(length × words of the longest name) for each piece between commas.
  init(_ bytes: [UInt8], in range: ByteRange, _ context: NumberContext, _ book: FoodBook) {
    self.book = book
    self.bytes = bytes
    self.context = context
    amounts = AmountReader(
      bytes, in: ByteRange(range.lower, min(range.upper, range.lower + LineQuantity.longest)), context: context)
    stretches = [range]
    guard mayDivide, !isWhole(range) else { return }
    stretches = joined(pieces).flatMap(parts)
    if let last = stretches.indices.last { stretches[last] = ByteRange(stretches[last].lower, range.upper) }
    if let first = stretches.first { stretches[0] = ByteRange(range.lower, first.upper) }
  }

  /// Most lines have neither a comma nor a joint.
  private var mayDivide: Bool {
    amounts.tokens.indices.contains { amounts.tokens[$0].kind == .comma || isJoint($0) }
  }

  /// Whether all of a stretch is the name of one food: `half and half`.
  private func isWhole(_ range: ByteRange) -> Bool {
    let matches = book.matcher.matches(in: bytes, range)
    return matches.count == 1 && matches[0].range == range
  }

  // MARK: Commas

  /// The stretches between the commas and semicolons that do not stand in brackets.
  private var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    var (start, depth) = (0, 0)
    for (place, token) in amounts.tokens.enumerated() {
      switch token.kind {
      case .open: depth += 1
      case .close: depth = max(0, depth - 1)
      case .comma where depth == 0:
        if place > start { pieces.append(start..<place) }
        start = place + 1
      default: break
      }
    }
    if start < amounts.tokens.count { pieces.append(start..<amounts.tokens.count) }
    return pieces
  }

  /// The pieces with those joined on that say more of the food before them.
  private func joined(_ pieces: [Range<Int>]) -> [Range<Int>] {
    guard var last = pieces.first else { return [] }
    // `salt, pepper, or paprika`, `butter, olive oil or lard`: what could be taken, of which one is.
    let choice = pieces.indices.dropFirst().last { place in
      pieces[place].contains { amounts.phrase(at: $0, .or) != nil && !isInBrackets($0, of: pieces[place]) }
    }
    var result: [Range<Int>] = []
    var isContent = isContent(last)
    var isEmpty = readsNothing(last)
    for (place, piece) in pieces.enumerated().dropFirst() {
      let isChoice = choice.map { place <= $0 } ?? false
      if isEmpty || !isFood(piece, behind: last, isChoice: isChoice, isContent: isContent, among: pieces.count) {
        last = last.lowerBound..<piece.upperBound
        isContent = isContent || self.isContent(piece)
        isEmpty = isEmpty && readsNothing(piece)
        continue
      }
      result.append(last)
      (last, isContent, isEmpty) = (piece, false, false)
    }
    return result + [last]
  }

  /// Whether a piece at the beginning of a line names nothing: `small, ripe tomatoes`.
  private func readsNothing(_ piece: Range<Int>) -> Bool {
    // `6 ounces whole onion or 5 ounces chopped, ready-cut onion`
    let joint = piece.last { amounts.phrase(at: $0, .or) == $0 + 1 && !isInBrackets($0, of: piece) }
    var tail = (joint.map { $0 + 1 } ?? piece.lowerBound)..<piece.upperBound
    if let next = amounts.phrase(at: tail.lowerBound, .plus), next <= tail.upperBound { tail = next..<tail.upperBound }
    guard !tail.isEmpty else { return true }
    let start = amounts.statement(at: tail.lowerBound)?.next ?? tail.lowerBound
    return start >= tail.upperBound
      || says(start..<tail.upperBound, only: [.size, .adjective, .preparation, .adverb, .temperature])
  }

  private func isInBrackets(_ place: Int, of piece: Range<Int>) -> Bool {
    var depth = 0
    for token in piece.lowerBound..<place {
      if amounts.tokens[token].kind == .open { depth += 1 }
      if amounts.tokens[token].kind == .close { depth -= 1 }
    }
    return depth > 0
  }

  /// Whether a piece says what the food has in it: `contains milk`; what follows behind a comma may go on with that.
  private func isContent(_ piece: Range<Int>) -> Bool {
    let words = words(of: piece)
    return words.indices.contains { ContentWords.standard.marker(at: $0, in: words)?.isStrong ?? false }
  }

  /// Whether a piece is a food beside the one before it.
  private func isFood(
    _ piece: Range<Int>, behind first: Range<Int>, isChoice: Bool, isContent: Bool, among count: Int
  ) -> Bool {
    let (line, own) = own(piece)
    let words = words(of: piece)
    guard !line.name.isEmpty, let word = words.first, !FoodNaming.prepositions.contains(word),
      ContentWords.standard.marker(at: 0, in: words) == nil, words.last != "of",
      amounts.kind(piece.lowerBound) != .plus,
      !Self.leads.contains(word), amounts.phrase(at: piece.lowerBound, [.or, .each, .approximate]) == nil,
      !readsNothing(piece)
    else { return false }
    var naming = book.matcher.naming(of: line, in: own)
    guard !naming.words.isEmpty else { return false }
    let identity = naming.read()
    if saysKind(piece, identity, of: first, among: count) || isPart(line, piece, of: first) { return false }
    // `chopped (about 3 cups)` only says how much of it that is.
    let isMeasured = line.amounts.first.map { $0.range.lower == 0 } ?? false
    if isContent, !isMeasured, identity.base != nil { return false }
    if isMeasured { return !says(piece, only: [.preparation, .adverb, .size, .adjective, .clause, .part]) }
    if isChoice { return false }
    if amounts.phrase(at: piece.lowerBound, [.clause, .toTaste, .optional, .extra]) != nil { return false }
    if identity.base != nil || identity.head.isEmpty { return identity.base != nil && isNamedAlone(line, words) }
    return isBareNoun(piece)
  }

  /// What a piece begins with that names examples of the food before it.
  private static let leads: Set<String> = [
    "such", "like", "preferably", "ideally", "наприклад", "як", "бажано", "например",
  ]

  /// `milk, coconut`, `flour, gluten-free`, `cheese, cheddar`, `stock, chicken or vegetable`: whether the piece with the food
  /// before it is the name of one, or makes another one of it.
  private func saysKind(
    _ piece: Range<Int>, _ identity: FoodIdentity, of first: Range<Int>, among count: Int
  ) -> Bool {
    let head = line(of: first)
    let own = FoldedWords.list(of: head.name)
    let words = words(of: piece)
    guard let last = own.last else { return false }
    let choices = words.split { ["or", "and", "або", "чи", "или", "та", "і", "и"].contains($0) }
    let isCyrillic = last.utf8.first.map { $0 >= 0xD0 } ?? false
    let isName = choices.contains { choice in
      isFood(Array(choice) + own) || isFood(Array(choice) + [last]) || isCyrillic && isFood(own + choice)
    }
    // Of three and more each may be one: `flour, sugar, vanilla`.
    if isName, isFood(own), count == 2 || identity.base == nil { return true }
    guard identity.base == nil || identity.kinds.isEmpty == false,
      let food = food(of: first).kindred
    else { return false }
    // A kind that is no food by itself: `flour, gluten-free`, `onion, red`.
    let effect = FoodWords.standard.effect(of: words[...], on: food)
    return effect.map { $0.count == words.count } ?? false
  }

  /// Whether some folded words are the name of a food, in any form of them.
  private func isFood(_ words: [String]) -> Bool {
    if book.matcher.food(ofWords: words) != nil { return true }
    guard let first = words.first, first.utf8.first.map({ $0 >= 0xD0 }) ?? false else { return false }
    var stemmer = Stemmer()
    return book.matcher.food(ofStems: words.map { stemmer.stem($0) }) != nil
  }

  /// `seeds removed`, `yolks only`, `juice and zest`: a part of the food before it, which nobody buys by itself.
  private func isPart(_ line: IngredientLine, _ piece: Range<Int>, of first: Range<Int>) -> Bool {
    guard line.amounts.isEmpty, let range = line.nameRanges.first else { return false }
    // `1 bulb garlic, cloves separated`
    if let unit = amounts.measure(at: piece.lowerBound)?.unit, FoodPart.units.contains(unit) { return true }
    var words: [(text: String, range: ByteRange)] = []
    let own = own(piece).bytes
    FoldedWords.forEach(in: own, range) { words.append(($0, $1)) }
    words.removeAll { Self.only.contains($0.text) }
    guard let word = words.first else { return true }
    // A part alone may be a food of its own: `meat`, `juice`.
    let all = self.words(of: piece)
    let isAlone = all.count == 1 && isFood(all)
    if LineWords.standard.has(own, word.range, .part), !isAlone { return true }
    let phrase = FoodWords.absence(of: [word.text])
    if FoodWords.standard.harmlessCount(of: phrase) == 2 { return true }
    guard let food = food(of: first).kindred else { return false }
    return FoodWords.standard.effect(of: phrase, on: food)?.effect == .harmless
  }

  /// Words that say that of a food only a part is taken.
  private static let only: Set<String> = ["only", "just", "тільки", "лише", "лиш", "только", "лишь"]

  /// Whether the words of a piece are those of foods and such as leave a food what it is: `cut into chips` are none.
  private func isNamedAlone(_ line: IngredientLine, _ words: [String]) -> Bool {
    !line.nameRanges.isEmpty && !words.contains(where: FoodNaming.sizes.contains)
  }

  /// Whether a piece that vault knows no food of is a name and nothing else: one or two words, none of which tells what is
  /// done, how, or how large something is. A proper name is a kind of the food before it: `apples, Granny Smith`.
  private func isBareNoun(_ piece: Range<Int>) -> Bool {
    let places = piece.filter { amounts.tokens[$0].kind == .word }
    guard places.count == piece.count, places.count <= 2, let noun = places.last else { return false }
    return places.allSatisfy { place in
      // `копчені ребра`
      if place != noun, amounts.isWord(place, [.preparation, .adjective, .size]) { return true }
      let text = String(decoding: bytes[amounts.tokens[place].range.indices], as: UTF8.self)
      return amounts.isPlain(place) && !(text.unicodeScalars.first?.properties.isUppercase ?? true)
        && !Self.tellsHow(text)
    }
  }

  /// Whether a word ends as participles and adverbs do, in Ukrainian and Russian also as nouns that say by what:
  /// `butterflied`, `crosswise`, `нашаткована`, `соломкою`.
  private static func tellsHow(_ word: String) -> Bool {
    guard word.utf8.first.map({ $0 >= 0xD0 }) ?? false else {
      return ["ed", "ing", "ly", "wise", "style"].contains { word.hasSuffix($0) }
    }
    if ["ами", "ями", "ою", "ею", "єю", "ком", "но"].contains(where: { word.hasSuffix($0) }) { return true }
    return LineWords.adjectiveEndings.contains { ending in
      word.hasSuffix(ending)
        && ["ан", "ян", "ен", "єн", "ён", "нн", "ут", "іл"].contains { word.dropLast(ending.count).hasSuffix($0) }
    }
  }

  /// Whether all words of a piece are of some classes.
  private func says(_ piece: Range<Int>, only classes: WordClass) -> Bool {
    var place = piece.lowerBound
    while place < piece.upperBound {
      if amounts.tokens[place].kind != .word {
        place += 1
      } else if let next = amounts.phrase(at: place, classes.union([.and, .or, .article])) {
        place = next
      } else {
        return false
      }
    }
    return true
  }

  // MARK: And

  /// `milk and bread` are two foods, as both are known; `salt and vinegar crisps` and `half and half` are one.
  private func parts(of piece: Range<Int>) -> [ByteRange] {
    let whole = range(of: piece)
    var (depth, isRemark) = (0, false)
    // Behind a comma they join what is said of the food: `lemons, zest and juice`.
    let joints = piece.filter { place in
      if amounts.tokens[place].kind == .open { depth += 1 }
      if amounts.tokens[place].kind == .close { depth -= 1 }
      isRemark = isRemark || depth == 0 && amounts.tokens[place].kind == .comma
      return depth == 0 && !isRemark && isJoint(place)
    }
    guard !joints.isEmpty, !isWhole(whole) else { return [whole] }
    var (parts, start): ([Range<Int>], Int) = ([], piece.lowerBound)
    for joint in joints + [piece.upperBound] {
      if joint > start { parts.append(start..<joint) }
      start = joint + 1
    }
    guard parts.count > 1, parts.allSatisfy(isThing), !sharesHead(parts) else { return [whole] }
    return parts.map(range)
  }

  private func isJoint(_ place: Int) -> Bool {
    amounts.tokens[place].kind == .plus || amounts.isWord(place, .and) && !amounts.isWord(place, "to")
      || amounts.isWord(place, "plus")
  }

  /// Whether a part between joints is a food: a known one, or something that is measured.
  private func isThing(_ part: Range<Int>) -> Bool {
    let line = line(of: part)
    guard !line.name.isEmpty, line.alternatives.isEmpty, amounts.phrase(at: part.lowerBound, .extra) == nil,
      ContentWords.standard.marker(at: 0, in: words(of: part)) == nil
    else { return false }
    let food = food(of: part)
    return food.known != nil || !line.amounts.isEmpty && food.kindred != nil
  }

  /// `olive and vegetable oil`, `garlic and onion powder`: whether the last word belongs to all of the parts.
  private func sharesHead(_ parts: [Range<Int>]) -> Bool {
    guard let last = parts.last, let head = FoldedWords.list(of: line(of: last).name).last else { return false }
    return parts.dropLast().contains { part in
      let own = FoldedWords.list(of: line(of: part).name)
      return own.last != head && book.matcher.food(ofWords: own + [head]) != nil
    }
  }

  // MARK: Pieces

  private func range(of piece: Range<Int>) -> ByteRange {
    ByteRange(amounts.tokens[piece.lowerBound].range.lower, amounts.tokens[piece.upperBound - 1].range.upper)
  }

  /// A piece as a line of its own.
  private func own(_ piece: Range<Int>) -> (line: IngredientLine, bytes: [UInt8]) {
    let own = Array(bytes[range(of: piece).indices])
    return (IngredientLine(own, in: ByteRange(0, own.count), context: context), own)
  }

  private func line(of piece: Range<Int>) -> IngredientLine { own(piece).line }

  private func food(of piece: Range<Int>) -> NamedFood {
    let (line, bytes) = own(piece)
    return book.food(of: line, in: bytes)
  }

  private func words(of piece: Range<Int>) -> [String] {
    var words: [String] = []
    FoldedWords.forEach(in: bytes, range(of: piece)) { word, _ in words.append(word) }
    return words
  }
}
