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
  /// What the call names as an item, where the vault has none of that name, or several.
  let unclear: String?
  /// The options that each call ends with.
  private let options: [String]

  /// Reads the words of a call, without options before them; nil where they are those of no other program.
  ///
  /// A word that only renames a command, `shopping` for `shop`, is replaced, and the rest read as a call of that
  /// command.
  ///
  /// - Parameter names: what the vault has; without it no call is read that depends on what something is called.
  /// - Complexity: O(patterns · words) where nothing is asked of the vault.
  init?(of words: [String], knowing names: BorrowedNames? = nil) {
    let words = BorrowedCalls.withoutHelpers(words)
    let found = BorrowedCalls.lines.lazy.compactMap { line in line.filling(of: words, knowing: names).map { (line, $0) }
    }
    .first
    // What another language or program calls a verb of the command says more than a pattern that takes any words.
    if found?.1.isSpelledOut != true, let call = BorrowedCalls.withVerb(words) {
      if call != words, let inner = BorrowedCall(of: call, knowing: names) {
        self = inner
        return
      }
      (calls, isCertain, isSpelledOut, unclear, options) = ([call], false, true, nil, [])
      return
    }
    guard let (line, filling) = found else { return nil }
    if let command = line.renamed, words.first != command,
      let inner = BorrowedCall(of: [command] + words.dropFirst(), knowing: names)
    {
      self = inner
      return
    }
    options = filling.options
    isSpelledOut = filling.isSpelledOut
    isCertain = line.isCertain
    unclear = isCertain ? nil : filling.name.flatMap { names?.isUnclear($0) == true ? $0 : nil }
    calls = unclear == nil ? line.calls.compactMap { filling.words(of: $0, knowing: names) } : []
  }

  /// The calls that vault has, without the options that only the other program has.
  ///
  /// - Parameter operands: what a call gives beside its options; nil for a wrong one.
  func calls(reading operands: ([String]) -> [String]?) -> [[String]] {
    calls.compactMap { call in
      let steps = call.split(separator: CarriedOptions.and)
      guard steps.count == 1 else { return steps.allSatisfy { operands(Array($0)) != nil } ? call : nil }
      let bare = Array(call.dropLast(options.count))
      guard let given = operands(bare) else { return operands(call).map { _ in call } }
      // A query would take `-la` for a word that is left out.
      return operands(call) == given ? call : bare
    }
  }

  /// The call that notes the payment of which a sentence tells: `I spent 40 euros on groceries`; nil for any other one.
  static func payment(toldBy text: String) -> [String]? {
    guard text.contains(where: \.isNumber) else { return nil }
    let words = text.split(separator: " ").map(String.init)
    let isTold = ["i", "we", "я", "ми"].contains(words.first?.lowercased())
    return BorrowedCall(of: isTold ? Array(words.dropFirst()) : words)?.calls.first {
      $0.starts(with: ["money", "add"])
    }
  }

  /// A call as it is typed in a shell, where it is two calls one behind the other.
  static func spelling(of call: [String]) -> String { CarriedOptions().call(call) }
}

/// A line of ``BorrowedCalls``.
struct BorrowedLine {
  /// The orders in which its words may stand.
  let patterns: [BorrowedPattern]
  /// The words of each call that is meant.
  let calls: [[String]]
  let isCertain: Bool

  init?(_ text: Substring) {
    let tokens = text.split(separator: " ").map(String.init)
    guard let sign = tokens.firstIndex(where: { $0 == "=" || $0 == ">" }) else { return nil }
    patterns = BorrowedPattern.all(of: tokens[..<sign])
    calls = tokens[(sign + 1)...].split(separator: "or").map { Array($0) }
    isCertain = tokens[sign] == "="
  }

  /// The command that its first word is another name for, whatever follows.
  var renamed: String? {
    guard patterns.count == 1, patterns[0].tokens.count == 2, calls.count == 1, calls[0].count == 2,
      calls[0][1] == BorrowedPattern.Slot.rest.rawValue, patterns[0].tokens[1].slot == .rest
    else { return nil }
    return calls[0][0]
  }

  /// What its slots stand for in a call; nil where the call is another one.
  func filling(of words: [String], knowing names: BorrowedNames?) -> BorrowedFilling? {
    patterns.lazy.compactMap { $0.filling(of: words, knowing: names) }.first
  }
}
