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
    carried = arguments.carried
  }
}

extension Arguments {
  /// What calls that are proposed carry on of these: which vault, when and in which language, and behind a call of the same
  /// command the rest.
  var carried: CarriedOptions {
    let everywhere = [Flag.vault, Flag.now, Flag.language]
    return CarriedOptions(
      everywhere: everywhere.compactMap { flag in all.first { $0.flag.name == flag.name }.map(Self.words) },
      own: all.filter { given in !everywhere.contains { $0.name == given.flag.name } }.map(Self.words))
  }

  /// The options as they are typed, each with its value.
  var options: [[String]] { all.map(Self.words) }

  private static func words(_ given: (flag: Flag, value: String)) -> [String] {
    let (name, value) = (given.flag.spelling, given.value)
    // What would be taken for an option is no value of its own.
    return value.isEmpty ? [name] : value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
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
