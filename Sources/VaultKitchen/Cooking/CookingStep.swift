package import VaultModel
import VaultSyntax

/// One step of a recipe as it is cooked: its words with the amounts at the wanted servings, what of the list goes in, and
/// how long something takes.
///
/// ```swift
/// for step in scaled.cookingSteps(in: book) {
///   step.text           // Fry the bacon, pour in 200 ml cream and simmer for 2 minutes.
///   step.ingredients    // [2, 3]
///   step.timers         // 2 minutes
/// }
/// ```
package struct CookingStep: Sendable, Hashable {
  /// Something that takes its time.
  package struct Timer: Sendable, Hashable {
    /// How long; of a range the lower end, when it is time to look.
    package var span: TimeSpan
    /// As the step has it: `20–25 minutes`.
    package var text: String
  }

  /// The words in one line, without any marks.
  package var text: String
  /// The lines of the list whose foods the step names, as places in ``ScaledRecipe/lines``.
  package var ingredients: [Int]
  package var timers: [Timer]
}

extension ScaledRecipe {
  /// The steps in their order. O(bytes of the steps × lines of the list).
  ///
  /// - Parameter agreeing: whether units have the form for their new numbers, as people read them.
  package func cookingSteps(in book: FoodBook, agreeing: Bool = false) -> [CookingStep] {
    let patches = agreeing ? spokenStepPatches : patches
    var lines = lines.map { NamedLine($0.ingredient, recipe, document, book) }
    NamedLine.keepOwnHeads(of: &lines)
    return recipe.steps.compactMap { range in
      let text = MarkdownText.line(String(decoding: scaledBytes(in: range, patches), as: UTF8.self))
      guard !text.isEmpty else { return nil }
      let bytes = Array(text.utf8)
      let whole = ByteRange(0, bytes.count)
      let stems = Set(FoodWord.words(of: bytes, in: whole).map(\.stem))
      let foods = Set(book.matcher.matches(in: bytes, whole).map(\.food))
      return CookingStep(
        text: text, ingredients: lines.indices.filter { lines[$0].isNamed(by: stems, foods) },
        timers: CookingStep.timers(in: bytes))
    }
  }

  /// A part of the note with its amounts scaled. O(length + log patches).
  private func scaledBytes(in range: ByteRange, _ patches: [Patch]) -> [UInt8] {
    var (lower, upper) = (0, patches.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if patches[middle].range.lower < range.lower { lower = middle + 1 } else { upper = middle }
    }
    let inner = patches[lower...].prefix { $0.range.upper <= range.upper }.map { patch in
      Patch(ByteRange(patch.range.lower - range.lower, patch.range.upper - range.lower), patch.bytes)
    }
    return inner.applied(to: Array(document.bytes[range.indices.clamped(to: document.bytes.indices)]))
  }
}

extension CookingStep {
  /// What takes longer than a day is no timer.
  private static let longest: Int64 = 86_400

  fileprivate static func timers(in bytes: [UInt8]) -> [Timer] {
    TimeSpan.all(in: bytes, ByteRange(0, bytes.count)).filter { 1...longest ~= $0.span.seconds }.map {
      Timer(span: $0.span, text: String(decoding: bytes[$0.range.indices], as: UTF8.self))
    }
  }
}

/// What tells that a step means a line of the list.
private struct NamedLine {
  private let stems: [String]
  private let food: Int?
  /// The word that says what it is, `onion` of `red onion`; nil where another line has the same.
  private var head: String?

  init(_ ingredient: Ingredient, _ recipe: Recipe, _ document: Document, _ book: FoodBook) {
    let name = ingredient.plainName
    let bytes = Array(document.bytes[name.indices.clamped(to: document.bytes.indices)])
    let line = IngredientLine(bytes, in: ByteRange(0, bytes.count), context: recipe.context)
    let text = line.name.isEmpty ? String(decoding: bytes, as: UTF8.self) : line.name
    stems = FoodName(text).stems
    let own = Array(text.utf8)
    let matches = book.matcher.matches(in: own, ByteRange(0, own.count))
    food = matches.count == 1 ? matches[0].food : nil
    // English names end with it; Ukrainian and Russian ones bend both words, so that neither is sure.
    head = own.first.map { $0 < 0x80 } ?? false ? stems.last : nil
  }

  /// Lets only those heads stand that one line alone has: `oil` means nothing where there are two oils.
  static func keepOwnHeads(of lines: inout [NamedLine]) {
    var counts: [String: Int] = [:]
    for stem in lines.flatMap({ Set($0.stems) }) { counts[stem, default: 0] += 1 }
    for place in lines.indices {
      if let head = lines[place].head, counts[head] != 1 { lines[place].head = nil }
    }
  }

  /// Whether all words of the name stand in the step, or the food by any of its names, or its head.
  func isNamed(by words: Set<String>, _ foods: Set<Int>) -> Bool {
    if let food, foods.contains(food) { return true }
    if let head, words.contains(head) { return true }
    return !stems.isEmpty && stems.allSatisfy(words.contains)
  }
}
