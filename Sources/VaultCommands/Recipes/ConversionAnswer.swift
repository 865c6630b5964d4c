import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSyntax

/// A converted amount with the rows it was converted by.
struct ConversionAnswer {
  let asked: AskedAmount
  let target: UnitSpelling
  /// The unit as it was asked for.
  let written: String
  let value: Rational
  let upper: Rational?
  /// The food, where it decided.
  let food: KnownFood?
  let weights: [FoodWeight]

  /// Converts.
  ///
  /// - Throws: the failure to report: a food is missing or unknown, nothing says what it weighs, or the exact result does
  ///   not fit.
  init(
    _ asked: AskedAmount, to target: UnitSpelling, written: String, _ kitchen: KitchenSession, _ invocation: Invocation
  ) throws(Failure) {
    self.asked = asked
    self.target = target
    self.written = written
    let measures = kitchen.settings.measures
    if asked.unit.base == target.unit.base {
      // No food decides, but what is no food was meant for something else.
      if !asked.name.isEmpty, try kitchen.book(invocation).food(of: asked.line, in: asked.bytes).known == nil {
        throw AskedAmount.unread(asked.name, of: asked.text)
      }
      food = nil
      weights = []
      value = try Self.fitting(asked.unit.convert(asked.value, to: target.unit, measures), asked)
      upper = try asked.upper.map { upper throws(Failure) in
        try Self.fitting(asked.unit.convert(upper, to: target.unit, measures), asked)
      }
      return
    }
    let known = try Self.food(of: asked, to: written, kitchen.book(invocation), invocation.messages.language.language)
    let book = try kitchen.book(invocation)
    let part = asked.unitText.isEmpty ? book.part(of: book.food(of: asked.line, in: asked.bytes)) : nil
    // Of a part that is no unit, such as a floret, nobody says what it weighs.
    let unit = part.map(\.unit) ?? asked.unit
    let convert = { (value: Rational) in
      unit.flatMap { known.convert(value, $0, to: target.unit, measures, words: asked.words) }
    }
    guard let result = convert(asked.value) else {
      throw Self.noWeight(asked, written, known, invocation.messages.language.language)
    }
    food = known
    weights = result.weights
    value = result.value
    upper = try asked.upper.map { upper throws(Failure) in try Self.fitting(convert(upper)?.value, asked) }
  }

  private static func fitting(_ value: Rational?, _ asked: AskedAmount) throws(Failure) -> Rational {
    guard let value else { throw Failure(.wrongRequest, .convertTooLarge, [.text(asked.text)]) }
    return value
  }

  private static func food(
    of asked: AskedAmount, to written: String, _ book: FoodBook, _ language: Language
  ) throws(Failure) -> KnownFood {
    guard !asked.name.isEmpty else {
      throw Failure(
        .wrongRequest, .convertNeedsFood, [.text(asked.unitName(language)), .text(written)],
        hints: [.init(.convertAmountHint)])
    }
    let food = book.food(of: asked.line, in: asked.bytes)
    guard let known = food.known else {
      // What a cup of wheat flour weighs says nothing of coconut flour.
      let other = food.kindred.map { kindred in
        let title = kindred.note == nil ? FoodTable.standard.title(of: kindred.title, in: language) : kindred.title
        return [Remark(.convertOtherFoodHint, [.text(title)])]
      }
      throw Failure(
        .notFound, .convertFoodUnknown, [.text(asked.name)], hints: (other ?? []) + [noteHint(asked, language)])
    }
    return known
  }

  private static func noWeight(_ asked: AskedAmount, _ written: String, _ food: KnownFood, _ language: Language)
    -> Failure
  {
    let known = food.weights.isEmpty ? [] : [Remark(.convertKnownHint, [.list(food.weights.map(\.spokenText))])]
    return Failure(
      .notFound, .convertNoWeight, [.text(asked.text), .text(written)], hints: known + [noteHint(asked, language)])
  }

  /// How a note could say it.
  private static func noteHint(_ asked: AskedAmount, _ language: Language) -> Remark {
    Remark(.convertNoteHint, [.text(asked.unit.word(in: language, for: .one))])
  }

  // MARK: Printing

  /// `240 g`, with the unit in the form that goes with the number, of a range with its end: `0.5–1 cup`.
  var text: String {
    let notation = NumberNotation(.decimal, decimalMark: target.language.decimalMark)
    let numbers = [value, upper].compactMap { $0?.printed(in: notation) }
    let category = target.language.pluralCategory(ofAmount: numbers.last ?? "")
    return numbers.joined(separator: "–") + " " + target.word(like: written, for: category)
  }

  /// The answer for programs: `value` is rounded to six decimals, `exact` is the fraction.
  var json: String {
    var json = JSONWriter()
    json.object {
      $0.member("text", text)
      $0.member("value") { $0.number(Self.digits(value)) }
      $0.member("exact", Self.fraction(value))
      $0.member("upperValue") { if let upper { $0.number(Self.digits(upper)) } else { $0.null() } }
      $0.member("unit", target.unit.name)
      $0.member("food", food?.title)
      $0.member("sources") { json in
        json.array { list in for weight in weights { weight.write(to: &list) } }
      }
    }
    return json.text
  }

  private static func fraction(_ value: Rational) -> String {
    value.isWhole ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
  }

  private static func digits(_ value: Rational) -> String {
    if let exact = value.decimal(upTo: 6) { return exact }
    let rounded = value.rounded(toPartsOf: 1_000_000).flatMap { Rational($0, over: 1_000_000) }
    return rounded?.decimal(upTo: 6) ?? "\(value.wholePart)"
  }
}

extension FoodWeight {
  /// Writes the row and where it stands.
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.member("row", text)
      switch source {
      case .note(let title):
        $0.member("source", "note")
        $0.member("title", title)
      case .usda(let number, let description):
        $0.member("source", "USDA SR26")
        $0.member("number", number)
        $0.member("description", description)
      }
    }
  }
}
