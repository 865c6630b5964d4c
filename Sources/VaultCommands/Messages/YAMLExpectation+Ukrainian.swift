import VaultSyntax

extension YAMLExpectation {
  /// What is expected, in Ukrainian, to stand in the sentence of ``DiagnosticCode/yamlSyntax``.
  var ukrainian: StaticString {
    switch self {
    case .closingQuote: "закривна лапка до цієї"
    case .closingBracket: "«]» до цієї «[»"
    case .closingBrace: "«}» до цієї «{»"
    case .comma: "кома між двома елементами"
    case .colon: "двокрапка й пробіл після ключа"
    case .dash: "«-» і пробіл перед наступним елементом"
    case .value: "значення в лапках, бо без них воно так не починається"
    case .keyOnOneLine: "ключ із двокрапкою в одному рядку"
    case .shortKey: "ключ щонайбільше з 1024 знаків"
    case .indentation: "такий самий відступ, як у сусідніх рядків"
    case .spaces: "відступ пробілами, а не табуляцією"
    case .endOfLine: "кінець рядка"
    case .spaceBeforeComment: "пробіл перед «#» коментаря"
    case .escape: "послідовність на зразок «\\n» чи «\\\"»"
    case .blockScalarHeader: "«|» або «>», щонайбільше з цифрою та знаком «+» чи «-»"
    case .anchorName: "назва після «&» або «*»"
    case .tag: "тег на зразок «!назва»"
    case .tagHandle: "рядок «%TAG» для цього тега"
    case .spaceAfterProperty: "пробіл після мітки чи тега"
    case .singleProperties: "щонайбільше одна мітка й один тег"
    case .directive: "правильна директива, що стоїть лише раз"
    case .versionOne: "YAML версії 1"
    case .documentStart: "рядок «---» після директив"
    case .documentEnd: "кінець шапки"
    case .printableCharacter: "друкований знак"
    }
  }
}
