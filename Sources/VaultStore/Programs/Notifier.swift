/// What shows reminders: a program of the user's choice, which gets a title and a text behind `--`.
///
/// ```yaml
/// notifier: notify-send --urgency critical
/// ```
package enum Notifier: Sendable, Hashable {
  /// `notify-send`, where it is there.
  case usual
  /// Reminders are only printed.
  case none
  /// This command.
  case command(CommandWords)

  /// The call that shows a reminder; nil where it is only printed.
  ///
  /// Neither text can be an option, or more than a text: `--` stands before them, what is no character to be seen is
  /// taken out, and the marks of markup, which many programs read in the text, become others like them.
  package func call(title: String, text: String) -> ProgramCall? {
    let texts = [Array("--".utf8), Self.plain(title, atMost: 200), Self.plain(text, atMost: 500)]
    switch self {
    case .none: return nil
    case .usual: return ProgramCall(Array("notify-send".utf8), [Array("--app-name=vault".utf8)] + texts)
    case .command(let command):
      return command.words.first.map { ProgramCall($0, command.words.dropFirst() + texts) }
    }
  }

  /// How long a program may take, in seconds.
  package static let timeout = 10

  private static func plain(_ text: String, atMost limit: Int) -> [UInt8] {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": plain.append("‹")
      case ">": plain.append("›")
      case "\t", "\n", "\r": plain.append(" ")
      default: if !isInvisible(scalar) { plain.append(scalar) }
      }
    }
    // A character may be made of any number of marks.
    let characters = String(String.UnicodeScalarView(plain.prefix(8 * limit)))
    return Array((characters.count > limit ? characters.prefix(limit - 1) + "…" : characters[...]).utf8)
  }

  /// Controls, and marks that turn the direction of writing (UAX 9).
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
