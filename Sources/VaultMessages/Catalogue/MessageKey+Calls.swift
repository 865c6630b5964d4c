/// Labels, and wrong calls.
package extension MessageKey {
  // MARK: Labels
  static let labelError = MessageKey(en: "error", uk: "помилка")
  static let labelWarning = MessageKey(en: "warning", uk: "попередження")
  static let labelHint = MessageKey(en: "hint", uk: "підказка")
  static let wordOr = MessageKey(en: "or", uk: "або")
  static let didYouMean = MessageKey(en: "did you mean {0}?", uk: "можливо, {0}?")

  // MARK: Wrong calls
  static let missingCommand = MessageKey(en: "a command is missing", uk: "бракує команди")
  static let unknownCommand = MessageKey(en: "there is no command '{0}'", uk: "немає команди «{0}»")
  static let unknownOption = MessageKey(
    en: "'vault {1}' has no option '{0}'", uk: "команда «vault {1}» не має параметра «{0}»")
  static let unknownGlobalOption = MessageKey(en: "there is no option '{0}'", uk: "немає параметра «{0}»")
  static let optionBeforeCommand = MessageKey(
    en: "the option '{0}' must come after the command", uk: "параметр «{0}» має стояти після команди")
  static let missingValue = MessageKey(
    en: "the option '{0}' needs a value: {0} {1}", uk: "параметр «{0}» потребує значення: {0} {1}")
  static let unexpectedValue = MessageKey(
    en: "the option '{0}' takes no value, but was given '{1}'",
    uk: "параметр «{0}» не приймає значення, а отримав «{1}»")
  static let unknownChoice = MessageKey(
    en: "{0} cannot be '{1}'; it is one of: {2}", uk: "{0} не може бути «{1}»; можливі значення: {2}")
  static let unknownOperandChoice = MessageKey(
    en: "'{0}' is not one of: {1}", uk: "«{0}» тут не підходить; можливі значення: {1}")
  static let notWholeNumber = MessageKey(
    en: "the option '{0}' needs a whole number, not '{1}'", uk: "параметр «{0}» потребує цілого числа, а не «{1}»")
  static let numberOutOfRange = MessageKey(
    en: "the option '{0}' takes a number from {2} to {3}, not '{1}'",
    uk: "параметр «{0}» приймає число від {2} до {3}, а не «{1}»")
  static let givenTwice = MessageKey(
    en: "the option '{0}' is given twice: '{1}' and '{2}'", uk: "параметр «{0}» задано двічі: «{1}» і «{2}»")
  static let exclusiveOptions = MessageKey(
    en: "the options '{0}' and '{1}' cannot be used together", uk: "параметри «{0}» і «{1}» не можна вживати разом")
  static let optionElsewhere = MessageKey(en: "the option {0} goes with {1}", uk: "параметр {0} — для {1}")
  static let missingOperand = MessageKey(en: "'vault {0}' needs {1}: {2}", uk: "команді «vault {0}» бракує {1}: {2}")
  static let unexpectedOperand = MessageKey(
    en: "'vault {0}' does not take the argument '{1}'", uk: "команда «vault {0}» не приймає аргументу «{1}»")
  static let severalLines = MessageKey(
    en: "{0} becomes one line, but '{1}' follows a line break",
    uk: "{0} стає одним рядком, а після розриву рядка йде «{1}»")
  static let severalOnInput = MessageKey(
    en: "'vault add -' adds every line of its standard input",
    uk: "«vault add -» додає кожен рядок стандартного вводу")
  static let severalCalls = MessageKey(en: "make a call for each line", uk: "зробіть окремий виклик для кожного рядка")
  static let tryCall = MessageKey(en: "try: {0}", uk: "спробуйте: {0}")
  static let readAs = MessageKey(en: "read as: {0}", uk: "прочитано як: {0}")
  static let unknownTopic = MessageKey(en: "there is no help on '{0}'", uk: "немає довідки про «{0}»")
  static let seeHelp = MessageKey(en: "see '{0}'", uk: "див. «{0}»")
}
