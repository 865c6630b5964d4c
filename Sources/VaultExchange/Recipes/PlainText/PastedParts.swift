import VaultKitchen
import VaultModel
import VaultSyntax

/// Where the parts of a pasted recipe begin and end, as ranges of its lines.
struct PastedParts: Sendable, Hashable {
  /// Everything above the first part; the title is its first line.
  var head: Range<Int>
  var ingredients: Range<Int>
  var steps: Range<Int>

  /// Finds the parts: by their headings, and where one is missing by what lines look like.
  ///
  /// - Complexity: O(length).
  init(_ lines: [PastedLine]) {
    let list = lines.firstIndex { $0.part == .ingredients }
    let start = list.map { $0 + 1 }
    let method =
      lines.indices.first { lines[$0].part == .steps && $0 > (list ?? -1) } ?? lines.firstIndex { $0.part == .steps }
    switch (start, method) {
    case (let start?, let method?) where method >= start:
      self.init(head: 0..<start - 1, ingredients: start..<method, steps: method + 1..<lines.count)
    case (let start?, let method?):
      self.init(head: 0..<method, ingredients: start..<lines.count, steps: method + 1..<start - 1)
    case (let start?, nil):
      let end = Self.endOfList(lines, from: start)
      self.init(head: 0..<start - 1, ingredients: start..<end, steps: end..<lines.count)
    case (nil, let method?):
      let first = Self.longestList(lines[..<method])?.lowerBound ?? method
      self.init(head: 0..<first, ingredients: first..<method, steps: method + 1..<lines.count)
    case (nil, nil):
      let list = Self.longestList(lines[...]) ?? lines.count..<lines.count
      self.init(head: 0..<list.lowerBound, ingredients: list, steps: list.upperBound..<lines.count)
    }
  }

  private init(head: Range<Int>, ingredients: Range<Int>, steps: Range<Int>) {
    self.head = head
    self.ingredients = ingredients
    self.steps = steps
  }

  /// The first line behind a list that is a sentence and no ingredient.
  private static func endOfList(_ lines: [PastedLine], from start: Int) -> Int {
    lines[start...].firstIndex { $0.isSentence } ?? lines.count
  }

  /// The most lines together that look like ingredients, two at least; other short lines may stand between them, and
  /// headings before them.
  private static func longestList(_ lines: ArraySlice<PastedLine>) -> Range<Int>? {
    var best: (range: Range<Int>, count: Int)?
    var place = lines.startIndex
    while let start = lines[place...].firstIndex(where: { $0.looksLikeIngredient }) {
      let end = lines[start...].firstIndex { $0.isSentence } ?? lines.endIndex
      let run = lines[start..<end]
      let last = run.lastIndex { $0.looksLikeIngredient } ?? start
      let count = run.count { $0.looksLikeIngredient }
      if count >= 2, count > best?.count ?? 1 { best = (start..<last + 1, count) }
      place = end
    }
    guard var range = best?.range else { return nil }
    // The first line of all is the title.
    if range.lowerBound > lines.startIndex + 1, lines[range.lowerBound - 1].isGroupHeading {
      range = range.lowerBound - 1..<range.upperBound
    }
    // Ingredients without amounts, such as `salt`, may end a list.
    var upper = range.upperBound
    while upper < lines.endIndex, lines[upper].isShort, !lines[upper].isAfterGap { upper += 1 }
    return range.lowerBound..<upper
  }
}

/// One line of a pasted recipe that is not empty.
struct PastedLine: Sendable, Hashable {
  /// The text in one line.
  let text: String
  /// Whether an empty line stands before it.
  let isAfterGap: Bool
  /// The part of a recipe that it is the heading of.
  let part: Part?
  /// Whether it has an amount as an ingredient has it, or the sign of a list.
  let looksLikeIngredient: Bool

  enum Part: Sendable, Hashable { case ingredients, steps }

  init(_ text: String, isAfterGap: Bool) {
    self.text = text
    self.isAfterGap = isAfterGap
    part = Self.part(of: text)
    looksLikeIngredient = part == nil && Self.isIngredient(text)
  }

  var isGroupHeading: Bool { part == nil && IngredientText.heading(text) != nil }

  /// Whether it has no more than a few words and does not end as a sentence does.
  var isShort: Bool {
    part == nil && !".!?:".contains(text.last ?? ".") && text.split(separator: " ").count <= 5
      && RecipeSteps.withoutNumber(text) == text
  }

  /// Whether it is running text: it ends as a sentence does, or is long, and is no ingredient.
  var isSentence: Bool {
    guard part == nil, !isGroupHeading else { return part == .steps }
    if RecipeSteps.withoutNumber(text) != text { return true }
    guard !looksLikeIngredient else { return false }
    return text.utf8.count > 100 || ".!?".contains(text.last ?? " ") && text.split(separator: " ").count > 3
  }

  private static func part(of text: String) -> Part? {
    guard text.utf8.count <= 80 else { return nil }
    let title = Array(text.drop { $0 == "#" || $0 == " " }.utf8)
    switch RecipeWords.part(of: ByteRange(0, title.count), in: title) {
    case .ingredients(let isBare): return isBare || title.last == UInt8(ascii: ")") ? .ingredients : nil
    case .steps: return .steps
    case nil: return nil
    }
  }

  /// Whether a line begins with an amount, or ends with one that has a unit, and is not as long as a sentence.
  private static func isIngredient(_ text: String) -> Bool {
    guard text.utf8.count <= 160, RecipeSteps.withoutNumber(text) == text, YieldText.labelled(text) == nil,
      PastedLabel.pair(text) == nil
    else { return false }
    let isListed = IngredientText.withoutBullet(text) != text
    let line = IngredientText.withoutBullet(text)
    let words = line.split(separator: " ").count
    if isListed { return words <= 12 && !(words > 5 && line.hasSuffix(".")) }
    guard IngredientText.ingredient(line).amount != nil else { return IngredientLine(line).isToTaste && words <= 6 }
    return words <= 16 && !(words > 6 && line.hasSuffix("."))
  }
}
