import VaultKitchen
import VaultMessages
import VaultModel

extension Messages {
  /// The sentences of the language that a call asks for, with the words of the room of foods.
  init(for arguments: Arguments, _ environment: ProcessEnvironment) {
    var foods = FoodWords()
    foods.food = { FoodTable.standard.title(of: $0, in: $1) }
    foods.fact = { FoodFacts.word(for: $0, in: $1) }
    self.init(.chosen(by: arguments, environment), foods: foods)
  }
}

extension MessageLanguage {
  /// `--lang`, else the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty, else English.
  static func chosen(by arguments: Arguments, _ environment: ProcessEnvironment) -> MessageLanguage {
    if let language = arguments[.language].flatMap(MessageLanguage.init(rawValue:)) { return language }
    let locale = environment[.localeAll] ?? environment[.localeMessages] ?? environment[.locale] ?? ""
    return MessageLanguage(locale: locale)
  }
}
