import VaultSearch

/// A command line of bash up to the caret: its words as the program would get them, and how what comes next has to be
/// written there.
///
/// ```swift
/// let line = ShellLine(#"vault show "my Su"#, replacing: "my Su", home: nil)
/// line?.words               // ["vault", "show", "my Su"]
/// line?.typed("my Supper")  // my Supper
/// ```
///
/// A line with anything that the shell works out first, such as `$x`, is not understood: what the program would get is
/// not known, and the shell might run something to know it (POSIX.1-2024, 2.2 and 2.6).
struct ShellLine {
  /// The quotation that text stands in.
  enum Quotation: Hashable {
    case none, single, double
  }

  /// The words, the last of which ends at the caret and is empty behind a space.
  private(set) var words: [String] = []
  /// The quotation in which readline replaces what was typed.
  private(set) var quotation = Quotation.none
  /// What of the last word stands before the part that readline replaces, without its quotation.
  private(set) var kept = ""
  /// Whether a word of the line names a file that the shell opens.
  private(set) var isRedirected = false

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - text: the end of the line that readline replaces, as it stands there.
  ///   - home: what `~` stands for; nil when that is not known.
  /// - Returns: nil when the line is not understood, or the text is not the end of its last word and of no quotation
  ///   begun or ended in it.
  /// - Complexity: O(length of the line).
  init?(_ line: String, replacing text: String, home: String?) {
    // A letter that the terminal or the shell cut is none that a name could go on from.
    guard line.utf8.reversed().starts(with: text.utf8.reversed()), !line.unicodeScalars.contains("\u{FFFD}") else {
      return nil
    }
    var reader = ShellLineReader(Array(line.utf8), start: line.utf8.count - text.utf8.count, home: home)
    guard reader.read(), let place = reader.place else { return nil }
    words = reader.words.map { String(decoding: $0, as: UTF8.self) }
    quotation = place.quotation
    kept = String(decoding: place.kept, as: UTF8.self)
    isRedirected = reader.isRedirected
  }

  /// What has to stand in the place of the text that readline replaces for the program to get `argument`; nil when what
  /// stands before cannot begin it.
  func typed(_ argument: String) -> String? {
    guard argument.utf8.starts(with: kept.utf8) else { return nil }
    let rest = String(decoding: argument.utf8.dropFirst(kept.utf8.count), as: UTF8.self)
    guard !rest.isEmpty else { return nil }
    let text = begun(rest)
    // The sign at the end readline takes for the closing one, which it then leaves out.
    guard let sign = quotation.sign, text.utf8.last == sign.utf8.last else { return text }
    return text + sign
  }

  /// The text as it is written behind the sign that opens the quotation; a sign at the beginning readline takes for that.
  private func begun(_ text: String) -> String {
    let text = written(text)
    guard let sign = quotation.sign, text.utf8.first == sign.utf8.first else { return text }
    return sign + text
  }

  /// The text as it is written in the quotation.
  private func written(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch quotation {
      case .none where scalar.isASCII && !Self.isPlain(scalar): result += "\\"
      case .single where scalar == "'":
        result += #"'\'"#
      case .double where scalar == "!":
        // Nothing within the quotation keeps it from calling up an earlier line.
        result += #""\!""#
        continue
      case .double where "$`\"\\".unicodeScalars.contains(scalar): result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Whether bash takes an ASCII character as itself wherever it stands in a word.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: "_./,+%:=@-".unicodeScalars.contains(scalar)
    }
  }
}

extension ShellLine {
  /// What has to stand there for each of the arguments, such that what readline puts in when there are several, the
  /// beginning that they share, can stand there too, and is not less than what was typed.
  ///
  /// - Parameter isOfBytes: whether readline compares bytes, as it does in the locale C.
  /// - Complexity: O(length of all arguments).
  func typed(_ arguments: [String], comparingBytes isOfBytes: Bool) -> [String] {
    var offered = arguments.compactMap { argument in typed(argument).map { (argument: argument, typed: $0) } }
    guard offered.count > 1, let word = words.last else { return offered.map(\.typed) }
    // Where one goes by another beginning, what they share would take the place of what was typed: a space shares nothing.
    let start = TextFolding.caseFolded(word)
    if !offered.allSatisfy({ TextFolding.caseFolded($0.argument).utf8.starts(with: start.utf8) }) {
      return offered.map(\.typed) + [" "]
    }
    var shared = Self.beginning(of: offered.map(\.argument.unicodeScalars))
    let length = word.unicodeScalars.count
    if shared.count < length, shared.count > kept.unicodeScalars.count {
      // They are spelt in different cases where the word was typed: those count that are spelt like it, else one spelling.
      let alike = offered.filter { $0.argument.unicodeScalars.starts(with: word.unicodeScalars) }
      let spelling = offered[0].argument.unicodeScalars.prefix(length)
      offered = alike.isEmpty ? offered.filter { $0.argument.unicodeScalars.starts(with: spelling) } : alike
      shared = Self.beginning(of: offered.map(\.argument.unicodeScalars))
    }
    guard offered.count > 1 else { return offered.map(\.typed) }
    let whole = begun(String(String.UnicodeScalarView(shared.dropFirst(kept.unicodeScalars.count))))
    let inserted =
      isOfBytes
      ? Self.beginning(of: offered.map(\.typed.utf8))
      : Array(String(String.UnicodeScalarView(Self.beginning(of: offered.map(\.typed.unicodeScalars)))).utf8)
    return offered.map(\.typed) + (inserted == Array(whole.utf8) ? [] : [whole])
  }

  /// What all the texts begin with.
  private static func beginning<Text: Collection>(of texts: [Text]) -> [Text.Element] where Text.Element: Equatable {
    guard let first = texts.first else { return [] }
    return texts.dropFirst().reduce(Array(first)) { shared, text in
      zip(shared, text).prefix { $0 == $1 }.map(\.0)
    }
  }
}

extension ShellLine.Quotation {
  /// The sign that opens and closes it.
  fileprivate var sign: String? {
    switch self {
    case .none: nil
    case .single: "'"
    case .double: "\""
    }
  }
}
