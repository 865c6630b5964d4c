import VaultModel

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
    case factor = "FACTOR"
    case amount = "AMOUNT"
    case unit = "UNIT"
    /// A last word such as `due:tomorrow` or `due=tomorrow`, as what is set and as what is asked for.
    case pair = "KEY=VALUE"
    case condition = "KEY:VALUE"
  }

  private let tokens: [String]

  init(_ tokens: some Sequence<String>) { self.tokens = Array(tokens) }

  /// How many words it begins with that are no slots.
  var literals: Int { tokens.firstIndex { Slot(rawValue: $0) != nil } ?? tokens.count }

  /// Whether more than its first word says what is meant.
  var isSpelledOut: Bool { tokens.dropFirst().contains { Slot(rawValue: $0)?.isSpelledOut ?? true } }

  /// What its slots stand for in a call; nil where the call is another one.
  func filling(of words: [String]) -> BorrowedFilling? {
    var filling = BorrowedFilling()
    let start = literals
    guard words.count >= start, zip(tokens[..<start], words).allSatisfy({ Self.isEither($0, $1) }) else { return nil }
    if tokens[start...].first == Slot.rest.rawValue {
      filling.parts[.rest] = Array(words[start...])
      return filling
    }
    let end = words[start...].firstIndex { Self.isOption($0) } ?? words.count
    filling.options = Array(words[end...])
    var operands = words[start..<end]
    for (number, token) in tokens[start...].enumerated().reversed() {
      guard let slot = Slot(rawValue: token) else {
        guard let word = operands.popLast(), Self.isEither(token, word) else { return nil }
        continue
      }
      guard let part = Self.part(slot, of: operands, leaving: number) else { return nil }
      filling.parts[slot] = Self.said(slot, by: part)
      operands = operands.dropLast(part.count)
    }
    return operands.isEmpty ? filling : nil
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().first?.isNumber != true
  }

  /// Whether a word is one of those between bars; of options the case counts, as `-c` and `-C` differ.
  private static func isEither(_ token: String, _ word: String) -> Bool {
    let folded = word.hasPrefix("-") ? word : word.lowercased()
    return token.split(separator: "|").contains { $0 == folded }
  }

  /// The words at the end of some that a slot takes; what takes all of them leaves one for each part before it.
  private static func part(
    _ slot: Slot, of words: ArraySlice<String>, leaving count: Int
  ) -> ArraySlice<String>? {
    guard let last = words.last else { return nil }
    switch slot {
    case .number: return isNumber(last) ? words.suffix(1) : nil
    case .factor: return isFactor(last) ? words.suffix(1) : nil
    case .amount:
      if isAmount(last) { return words.suffix(1) }
      return isNumber(words.dropLast().last ?? "") && last.allSatisfy(\.isLetter) ? words.suffix(2) : nil
    case .unit: return words.suffix(1)
    case .pair, .condition: return Self.sign(in: last) == nil ? nil : words.suffix(1)
    case .days: return isDays(words) ? words : nil
    case .date:
      // The longest one, which leaves a word to what it is the date of.
      return (1...max(1, min(4, words.count - 1))).reversed().lazy.map { words.suffix($0) }.first { isDate($0) }
    case .rest, .text, .item, .query, .list, .recipe, .food:
      return words.count > count ? words.dropFirst(count) : nil
    }
  }

  /// The words that a call of vault has for those of a slot: `2` for `2x`, and `in 3 days` for the `3 days` by which something
  /// is put off.
  private static func said(_ slot: Slot, by words: ArraySlice<String>) -> [String] {
    switch slot {
    case .factor: words.map { $0.filter { !timesSigns.contains($0) } }
    case .date where !isMoment(words): [moment(after: words)]
    case .pair: words.map { joined($0, by: "=") }
    case .condition: words.map { joined($0, by: ":") }
    default: Array(words)
    }
  }

  /// Where a key ends and its value begins; nil for a word without either, and for an address.
  private static func sign(in word: String) -> String.Index? {
    guard let sign = word.firstIndex(where: { $0 == ":" || $0 == "=" }), sign > word.startIndex,
      word[..<sign].allSatisfy({ $0.isLetter || $0 == "-" }), !word[sign...].dropFirst().isEmpty,
      !word[sign...].dropFirst().hasPrefix("/")
    else { return nil }
    return sign
  }

  private static func joined(_ word: String, by mark: String) -> String {
    guard let sign = sign(in: word) else { return word }
    return word[..<sign] + mark + word[sign...].dropFirst()
  }

  private static func isNumber(_ word: String) -> Bool {
    word.first?.isWholeNumber == true && word.allSatisfy { $0.isWholeNumber || $0 == "." || $0 == "," }
  }

  /// The letters and signs that stand for *times*.
  private static let timesSigns: Set<Character> = ["x", "X", "х", "Х", "×", "*"]

  /// Whether a word says how many times as much: `2x`, `x2`, `1/2`, `½`.
  private static func isFactor(_ word: String) -> Bool {
    let number = word.filter { !timesSigns.contains($0) }
    guard word.count - number.count < 2, number.contains(where: \.isNumber) else { return false }
    guard number == word else { return isNumber(number) }
    return word.contains { $0.isNumber && !$0.isWholeNumber } && word.allSatisfy(\.isNumber)
      || word.split(separator: "/", omittingEmptySubsequences: false).count == 2
        && word.split(separator: "/").allSatisfy { isNumber(String($0)) }
  }

  /// Whether a word is a number with a unit: `3l`.
  private static func isAmount(_ word: String) -> Bool {
    let unit = word.drop { $0.isNumber || $0 == "." || $0 == "," || $0 == " " }
    return word.first?.isWholeNumber == true && !unit.isEmpty && unit.allSatisfy(\.isLetter)
  }

  /// Whether words are a day or a span of days, whichever that is now, for ``StatedDays``; a bare number is none.
  private static func isDays(_ words: ArraySlice<String>) -> Bool {
    let text = words.joined(separator: " ")
    guard isSaid(text) else { return false }
    // Only whether it is one is asked; what is wrong with it is said by the command that reads it.
    return (try? StatedDays(text, DayReckoning(now: LocalDateTime(.epoch)))) ?? nil != nil
  }

  /// Whether words are what a date can be set to, or a length of time by which it is put off.
  private static func isDate(_ words: ArraySlice<String>) -> Bool {
    isMoment(words) || isMoment([moment(after: words)])
  }

  private static func isMoment(_ words: ArraySlice<String>) -> Bool {
    let text = words.joined(separator: " ")
    return isSaid(text) && (try? DateExpression(text)) != nil
  }

  /// A length of time from now on, in the language of its last word.
  private static func moment(after words: ArraySlice<String>) -> String {
    let text = words.joined(separator: " ")
    return (text.last?.isASCII == true ? "in " : "через ") + text
  }

  /// Whether a text may be a date: a bare number is none.
  private static func isSaid(_ text: String) -> Bool {
    (text.contains(where: \.isLetter) || text.contains("-")) && text.utf8.count <= 64
  }
}

/// What the slots of a pattern stand for in one call.
struct BorrowedFilling {
  var parts: [BorrowedPattern.Slot: [String]] = [:]
  /// The options behind them, which every call of theirs keeps.
  var options: [String] = []

  /// The words of a call; a slot that nothing stands for keeps its name.
  func words(of tokens: [String]) -> [String] {
    tokens.flatMap { words(of: $0) } + options
  }

  /// The words that one of a call stands for: a slot, behind a key or alone, else itself.
  private func words(of token: String) -> [String] {
    typealias Slot = BorrowedPattern.Slot
    if token == Slot.rest.rawValue { return parts[.rest] ?? [] }
    let isPair = Slot(rawValue: token) != nil
    let key = isPair ? "" : token.lastIndex { "=:!+-".contains($0) }.map { token[...$0] } ?? ""
    guard let slot = Slot(rawValue: String(token.dropFirst(key.count))), let part = parts[slot] else { return [token] }
    let text = part.joined(separator: " ")
    // A value of a query is one word or quoted.
    if key.hasSuffix(":") { return [key + (text.contains(" ") ? "\"\(text)\"" : text)] }
    // Words that were typed one by one are one text; those that were quoted are what they are.
    return part.contains { $0.contains(where: \.isWhitespace) } && key.isEmpty ? part : [key + text]
  }
}

extension BorrowedPattern.Slot {
  /// Whether what stands for it can be nothing else.
  fileprivate var isSpelledOut: Bool { self == .pair || self == .condition || self == .days }
}
