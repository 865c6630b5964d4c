package import VaultMessages

/// What is wrong with a call, as facts; `ParseError+Sentence.swift` turns it into a sentence.
package enum ParseError: Error, Sendable {
  /// No command was given.
  case missingCommand
  case unknownCommand(String, suggestions: [String])
  /// The option as typed, the command it was given to (nil before one), and the nearest spellings.
  case unknownOption(String, command: String?, suggestions: [String])
  /// An option of commands stands before the command's name.
  case optionBeforeCommand(String)
  /// An option at the end of the line, or before another one, that needs a value called `valueName`.
  case missingValue(option: String, valueName: String)
  case unexpectedValue(option: String, value: String)
  /// A value outside a closed list; `name` is an option as typed or an operand's name.
  case unknownChoice(name: String, value: String, choices: [String], suggestions: [String])
  case notWholeNumber(option: String, value: String)
  case numberOutOfRange(option: String, value: String, range: ClosedRange<Int>)
  case givenTwice(option: String, first: String, second: String)
  /// Two options of which only one may be given.
  case exclusiveOptions(String, String)
  /// An option that only other verbs take, which are named as they are typed.
  case optionElsewhere(String, homes: [String])
  case missingOperand(command: String, name: String, summary: MessageKey)
  /// A word too many; where the words before it name one item, `whole` are all of them.
  case unexpectedOperand(command: String, value: String, whole: String? = nil)
  /// A text that becomes one line of a note has more of them: what stands behind the first line break, and the sentence
  /// that says how several are given.
  case severalLines(operand: String, rest: String, several: MessageKey)
}
