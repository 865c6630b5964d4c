import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// One row of a scaling table: an amount as written, from how many servings to how many, and what is printed.
struct ScalingRow: Sendable, CustomTestStringConvertible {
  var written: String
  var from: Rational
  var to: Rational
  var printed: String
  var language: Language

  init(_ written: String, _ from: Rational, _ to: Rational, _ printed: String, _ language: Language = .english) {
    self.written = written
    self.from = from
    self.to = to
    self.printed = printed
    self.language = language
  }

  var testDescription: String { "\(written) \(from.printed())→\(to.printed()) = \(printed)" }

  /// The amount scaled and printed as one line of a list.
  func result(_ options: ScaleOptions = ScaleOptions()) throws -> String {
    let note = Array("## Ingredients\n\n- \(written)\n".utf8)
    let document = Document(note)
    let recipe = Recipe(document, context: ReadingContext(folderType: .recipe, locale: language.tag))
    let scaled = try ScaledRecipe(recipe, of: document, by: ScaleFactor(from: from, to: to), options: options)
    return scaled.text.joined(separator: "\n")
  }
}
