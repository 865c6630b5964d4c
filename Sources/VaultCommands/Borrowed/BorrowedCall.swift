import VaultMessages
import VaultModel

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

  /// Reads the words of a call, without options before them; nil where they are those of no other program.
  ///
  /// - Complexity: O(patterns · words).
  init?(of words: [String]) {
    for line in BorrowedCalls.table.split(separator: "\n") {
      let tokens = line.split(separator: " ").map(String.init)
      guard let sign = tokens.firstIndex(where: { $0 == "=" || $0 == ">" }),
        let filling = BorrowedPattern(tokens[..<sign]).filling(of: words)
      else { continue }
      calls = tokens[(sign + 1)...].split(separator: "or").map { filling.words(of: Array($0)) }
      isCertain = tokens[sign] == "="
      return
    }
    return nil
  }

  /// The calls as they are typed in a shell.
  var spellings: [String] {
    calls.map { words in (["vault"] + words.map(Self.quoted)).joined(separator: " ") }
  }

  /// What stands for something to be named is no word to be quoted.
  private static func quoted(_ word: String) -> String {
    word.hasPrefix("due=") ? "due=" + ShellWord.quoted(String(word.dropFirst(4))) : ShellWord.quoted(word)
  }
}

/// The left side of a line of ``BorrowedCalls``.
struct BorrowedPattern {
  /// What stands for a part of a call.
  enum Slot: String {
    /// Every word that follows, options too.
    case rest = "…"
    case text = "TEXT"
    case item = "ITEM"
    case query = "QUERY"
    case list = "LIST"
    case recipe = "RECIPE"
    case food = "FOOD"
    case days = "DAYS"
    case date = "DATE"
    case number = "N"
    case unit = "UNIT"

    /// Whether it is what the words end with.
    var isLast: Bool { [.date, .number, .unit].contains(self) }
  }

  private let tokens: [String]

  init(_ tokens: some Sequence<String>) { self.tokens = Array(tokens) }

  /// What its slots stand for in a call; nil where the call is another one.
  func filling(of words: [String]) -> BorrowedFilling? {
    var filling = BorrowedFilling()
    let start = tokens.firstIndex { Slot(rawValue: $0) != nil } ?? tokens.count
    guard words.count >= start, zip(tokens[..<start], words).allSatisfy({ Self.isEither($0, $1) }) else { return nil }
    if tokens[start...].first == Slot.rest.rawValue {
      filling.parts[.rest] = Array(words[start...])
      return filling
    }
    let end = words[start...].firstIndex { Self.isOption($0) } ?? words.count
    filling.options = Array(words[end...])
    var operands = words[start..<end]
    for token in tokens[start...].reversed() {
      guard let slot = Slot(rawValue: token) else {
        guard let word = operands.popLast(), Self.isEither(token, word) else { return nil }
        continue
      }
      guard let part = Self.part(slot, of: operands) else { return nil }
      filling.parts[slot] = Array(part)
      operands = operands.dropLast(part.count)
    }
    return operands.isEmpty ? filling : nil
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().first?.isNumber != true
  }

  /// Whether a word is one of those between bars.
  private static func isEither(_ token: String, _ word: String) -> Bool {
    let folded = word.lowercased()
    return token.split(separator: "|").contains { $0 == folded }
  }

  /// The words at the end of some that a slot takes.
  private static func part(_ slot: Slot, of words: ArraySlice<String>) -> ArraySlice<String>? {
    guard let last = words.last else { return nil }
    switch slot {
    case .number: return last.first?.isNumber == true ? words.suffix(1) : nil
    case .unit: return words.suffix(1)
    case .days: return isDay(words) ? words : nil
    case .date:
      // The longest one, which leaves a word to what it is the date of.
      return (1...max(1, min(4, words.count - 1))).reversed().lazy.map { words.suffix($0) }.first { isDay($0) }
    case .rest, .text, .item, .query, .list, .recipe, .food: return words
    }
  }

  /// Whether words are a day or a span of days, whichever that is now; a bare number is none.
  private static func isDay(_ words: ArraySlice<String>) -> Bool {
    let text = words.joined(separator: " ")
    guard text.contains(where: \.isLetter) || text.contains("-"), text.utf8.count <= 64 else { return false }
    // Only whether it is one is asked; what is wrong with it is said by the command that reads it.
    return (try? DatePeriod(resolving: text, now: LocalDateTime(.epoch), weekStart: .monday)) != nil
  }
}

/// What the slots of a pattern stand for in one call.
struct BorrowedFilling {
  var parts: [BorrowedPattern.Slot: [String]] = [:]
  /// The options behind them, which every call of theirs keeps.
  var options: [String] = []

  /// The words of a call; a slot that nothing stands for keeps its name.
  func words(of tokens: [String]) -> [String] {
    tokens.flatMap { token -> [String] in
      if token == BorrowedPattern.Slot.rest.rawValue { return parts[.rest] ?? [] }
      let key = token.lastIndex(of: "=").map { token[...$0] } ?? ""
      guard let slot = BorrowedPattern.Slot(rawValue: String(token.dropFirst(key.count))), let part = parts[slot] else {
        return [token]
      }
      // Words that were typed one by one are one text; those that were quoted are what they are.
      return part.contains { $0.contains(where: \.isWhitespace) } && key.isEmpty
        ? part : [key + part.joined(separator: " ")]
    } + options
  }
}
