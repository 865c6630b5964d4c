import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSyntax

/// `vault convert AMOUNT UNIT`
enum ConvertCommand {
  static let syntax = CommandSyntax(
    "convert", summary: .commandConvert,
    operands: [
      Operand("AMOUNT", .text, summary: .operandConvertAmount), Operand("UNIT", .unit, summary: .operandConvertUnit),
    ],
    flags: [], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault convert '2 cups flour' g", .exampleConvert),
      Example("vault --vault sample-vault convert '1½ склянки' мл", .exampleConvertGlass),
    ],
    exits: [.done, Exit(.nothingFound, .exitNoConversion), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    let target = operands.last ?? ""
    let kitchen = try KitchenSession(invocation)
    guard let spelling = UnitSpelling(target) else { throw unknownUnit(target) }
    let asked = try AskedAmount(operands.first ?? "", kitchen)
    let answer = try ConversionAnswer(asked, to: spelling, written: target, kitchen, invocation)
    if invocation.format == "json" {
      invocation.print(answer.json)
    } else {
      invocation.print(SafeText.line(answer.text))
      for weight in answer.weights {
        invocation.print(invocation.messages(weight.sentence.key, weight.sentence.values))
      }
    }
    return .done
  }

  /// The failure for a word that names no unit, with the nearest names.
  static func unknownUnit(_ text: String) -> Failure {
    let names = Unit.allCases.flatMap { unit in
      Language.allCases.flatMap { language in
        [unit.abbreviation(in: language), unit.word(in: language, for: .one)].compactMap(\.self)
      }
    }
    let near = EditDistance.nearest(to: text, among: names)
    return Failure(
      .wrongRequest, .convertUnknownUnit, [.text(text)],
      hints: [near.isEmpty ? .init(.convertUnitHint) : .didYouMean(near)])
  }
}

extension FoodWeight {
  /// The sentence that names the source of a conversion.
  var sentence: (key: MessageKey, values: [MessageValue]) {
    switch source {
    case .note(let title): (.convertByNote, [.text(spokenText), .text(title)])
    case .usda(let number, let description): (.convertByTable, [.text(spokenText), .text(description), .text(number)])
    }
  }
}
