extension MessageKey {
  /// The Ukrainian text of the keys about converting amounts of food; empty for all others.
  var ukrainianOfKitchen: StaticString {
    switch self {
    case .commandConvert: "Перевести кількість продукту в іншу одиницю."
    case .operandConvertAmount: "кількість і продукт, як-от «2 склянки борошна»"
    case .operandConvertUnit: "одиниця, у яку перевести"
    case .exampleConvert: "склянки борошна у грамах, за нотаткою продукту"
    case .exampleConvertGlass: "склянки, розмір яких задають налаштування, у мілілітрах"
    case .exitNoConversion: "ніщо не каже, скільки важить міра"
    case .convertNoAmount: "у «{0}» немає кількості"
    case .convertAmountHint: "почніть із числа й одиниці, як-от «2 склянки борошна»"
    case .convertUnknownUnit: "vault не знає одиниці «{0}»"
    case .convertUnitHint: "одиниці: г, кг, мл, л, ч. л., ст. л., склянка та інші"
    case .convertNeedsFood: "{0} і {1} вимірюють різне, тож відповідь залежить від продукту"
    case .convertFoodUnknown: "vault не знає продукту «{0}»"
    case .convertOtherFoodHint: "«{0}» — інший продукт, його ваги тут не годяться"
    case .convertNoWeight: "ніщо не каже, скільки «{0}» буде в одиницях «{1}»"
    case .convertKnownHint: "відомо про нього: {0}"
    case .convertNoteHint: "це може сказати нотатка типу food: «conversions: [1 {0} = 120 г]»"
    case .convertTooLarge: "«{0}» завелике, щоб перевести точно"
    case .convertByNote: "за нотаткою {1}: {0}"
    case .convertByTable: "за USDA SR26, продукт {2}, {1}: {0}"
    default: ""
    }
  }
}
