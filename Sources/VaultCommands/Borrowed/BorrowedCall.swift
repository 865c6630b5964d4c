import VaultMessages

/// What a call that is none of vault's means, read from ``BorrowedCalls``.
///
/// ```swift
/// BorrowedCall(of: ["buy", "oat", "milk"])?.calls   // [["shop", "add", "oat milk"]]
/// ```
struct BorrowedCall: Hashable, Sendable {
  /// The words of each call of vault that may be meant, the likeliest first.
  let calls: [[String]]
  /// Whether there is one meaning only, and it changes nothing.
  let isCertain: Bool
  /// Whether more words than the first are those of the pattern, so that no other one was meant: `git diff`, `mv … to …`.
  let isSpelledOut: Bool
  /// The options that each call ends with.
  private let options: [String]

  /// Reads the words of a call, without options before them; nil where they are those of no other program.
  ///
  /// - Complexity: O(patterns · words).
  init?(of words: [String]) {
    for line in BorrowedCalls.table.split(separator: "\n") {
      let tokens = line.split(separator: " ").map(String.init)
      guard let sign = tokens.firstIndex(where: { $0 == "=" || $0 == ">" }) else { continue }
      let pattern = BorrowedPattern(tokens[..<sign])
      guard let filling = pattern.filling(of: words) else { continue }
      options = filling.options
      isSpelledOut = pattern.isSpelledOut
      calls = tokens[(sign + 1)...].split(separator: "or").map { filling.words(of: Array($0)) }
      isCertain = tokens[sign] == "="
      return
    }
    return nil
  }

  /// The calls that vault has, without the options that only the other program has.
  ///
  /// - Parameter operands: what a call gives beside its options; nil for a wrong one.
  func calls(reading operands: ([String]) -> [String]?) -> [[String]] {
    calls.compactMap { call in
      let bare = Array(call.dropLast(options.count))
      guard let given = operands(bare) else { return operands(call).map { _ in call } }
      // A query would take `-la` for a word that is left out.
      return operands(call) == given ? call : bare
    }
  }

  /// A call as it is typed in a shell.
  static func spelling(of call: [String]) -> String { CarriedOptions().call(call) }
}
