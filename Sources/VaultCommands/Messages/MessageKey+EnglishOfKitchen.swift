extension MessageKey {
  /// The English text of the keys about converting amounts of food; empty for all others.
  var englishOfKitchen: StaticString {
    switch self {
    case .commandConvert: "Convert an amount of food to another unit."
    case .operandConvertAmount: "an amount and a food, such as '2 cups flour'"
    case .operandConvertUnit: "the unit to convert to"
    case .exampleConvert: "cups of flour in grams, by the food's note"
    case .exampleConvertGlass: "glasses, whose size is a setting, in millilitres"
    case .exitNoConversion: "nothing says what the measure weighs"
    case .convertNoAmount: "there is no amount in '{0}'"
    case .convertAmountHint: "begin with a number and a unit, such as '2 cups flour'"
    case .convertUnknownUnit: "'{0}' is no unit that vault knows"
    case .convertUnitHint: "units are g, kg, oz, lb, ml, l, tsp, tbsp, cup and others"
    case .convertNeedsFood: "{0} and {1} measure different things, so that it depends on the food"
    case .convertFoodUnknown: "vault does not know the food '{0}'"
    case .convertOtherFoodHint: "{0} is another food, and its weights are not taken for it"
    case .convertNoWeight: "nothing says how much '{0}' is in {1}"
    case .convertKnownHint: "known of it: {0}"
    case .convertNoteHint: "a note of type food can say it: 'conversions: [1 {0} = 120 g]'"
    case .convertTooLarge: "'{0}' is too large to convert exactly"
    case .convertByNote: "by the note {1}: {0}"
    case .convertByTable: "by USDA SR26, food {2}, {1}: {0}"
    default: ""
    }
  }
}
