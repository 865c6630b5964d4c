import VaultMessages
import VaultModel

extension Messages {
  /// A figure as people write it in the language: `1,33` in Ukrainian.
  func figure(_ text: String) -> String { text.replacing(".", with: mark.text) }

  /// The name of a day of the week, with the apostrophe of print where the tables spell `п'ятниця` as it is typed.
  func name(of weekday: Weekday) -> String { weekday.name(in: language.language).replacing("'", with: "’") }

  /// What stands before decimals for people.
  var mark: DecimalMark { language.language.decimalMark }
}
