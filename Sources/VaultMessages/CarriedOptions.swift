/// The options of a call that the calls which are proposed afterwards carry on.
///
/// ```swift
/// CarriedOptions(everywhere: [["--lang", "uk"]], own: [["--on", "today"]]).call(["show", "lemon cake"])
/// // vault --lang uk show 'lemon cake'
/// ```
package struct CarriedOptions: Sendable {
  /// Those that mean the same in every call, such as which vault is asked; each with its value.
  package var everywhere: [[String]]
  /// Those of its command, each with its value.
  package var own: [[String]]

  package init(everywhere: [[String]] = [], own: [[String]] = []) { (self.everywhere, self.own) = (everywhere, own) }

  /// Between two calls of which the second one needs the first: `new list books && add Dune --list books`.
  package static let and = "&&"

  /// A call by its words behind `vault`, as a shell takes it; what is said in them is not said twice. Words around
  /// ``and`` are a call each.
  ///
  /// - Parameter isSame: whether it is of the command that was called.
  package func call(_ words: [String], isSame: Bool = false) -> String {
    words.split(separator: Self.and).map { one(Array($0), isSame: isSame) }.joined(separator: " \(Self.and) ")
  }

  private func one(_ words: [String], isSame: Bool) -> String {
    let front = everywhere.filter { option in
      !words.contains { $0 == option[0] || $0.hasPrefix(option[0] + "=") }
    }
    let all = ["vault"] + front.flatMap(\.self) + words + (isSame ? own.flatMap(\.self) : [])
    return all.map(ShellWord.inCall).joined(separator: " ")
  }
}
