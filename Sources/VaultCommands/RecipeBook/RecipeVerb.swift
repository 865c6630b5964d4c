import VaultActions
import VaultMessages
import VaultStore

/// One thing that `vault recipe` does: a file of its own declares each, and ``RecipeCommand/verbs`` lists it.
///
/// ```swift
/// enum RecipeRating {
///   static let verb = RecipeVerb("rate", flags: [by, .dryRun], run: run)
/// }
/// ```
struct RecipeVerb: Sendable {
  typealias Body = @Sendable (RecipeCall) throws(Failure) -> ExitCode

  /// What it is called and takes.
  let syntax: VerbSyntax
  let run: Body

  /// A verb; without operands stated it takes the words of a query.
  init(
    _ name: String, operands: [Operand] = [Operand("WORD", .query, .any, summary: .operandRecipeWords)],
    flags: [Flag], isListing: Bool = false, run: @escaping Body
  ) {
    syntax = VerbSyntax(name, operands: operands, flags: flags, isListing: isListing)
    self.run = run
  }
}

extension Operand {
  /// The recipes that a verb works on, and words of other kinds that go with them.
  static func recipes(and kinds: ValueKind...) -> Operand {
    Operand("WORD", kinds.isEmpty ? .recipe : .anyOf([.recipe] + kinds), .any, summary: .operandRecipeWords)
  }
}

/// A call of one verb of `vault recipe`.
struct RecipeCall {
  let invocation: Invocation
  let verb: String
  /// The words after the verb.
  let words: [String]

  /// The words after the verb as one text, as a query is given.
  var text: String { words.joined(separator: " ") }

  /// Fails because a word is missing that the verb needs.
  func missing(_ operand: String, _ summary: MessageKey) -> Failure {
    Failure(
      .wrongRequest, .missingOperand, [.text("recipe " + verb), .text(operand), .message(summary)],
      hints: [.init(.seeHelp, [.text("vault recipe --help")])])
  }

  /// Refuses words beyond those that the verb takes.
  func refuseWords(beyond most: Int) throws(Failure) {
    guard words.count > most else { return }
    throw Failure(.wrongRequest, .unexpectedOperand, [.text("recipe " + verb), .text(words[most])])
  }
}
