import VaultModel

/// The left side of a line of ``BorrowedCalls``.
struct BorrowedPattern {
  /// What stands for a part of a call.
  enum Slot: String {
    /// Every word that follows, options too.
    case rest = "…"
    case text = "TEXT"
    /// Words that are no one text: things to buy, which the command takes apart itself.
    case things = "THINGS"
    case item = "ITEM"
    case query = "QUERY"
    case list = "LIST"
    case recipe = "RECIPE"
    case note = "NOTE"
    case food = "FOOD"
    case meal = "MEAL"
    case days = "DAYS"
    case day = "DAY"
    case date = "DATE"
    case length = "LENGTH"
    case number = "N"
    /// A sum of money in one word or several, at either end: `1 200,50 грн`, `$12`.
    case sum = "SUM"
    case factor = "FACTOR"
    case amount = "AMOUNT"
    case unit = "UNIT"
    /// A last word such as `due:tomorrow` or `due=tomorrow`, as what is set and as what is asked for.
    case pair = "KEY=VALUE"
    case condition = "KEY:VALUE"
  }

  /// One word of a pattern: words between bars, or a slot.
  struct Token {
    let text: String
    let slot: Slot?
    /// Behind `?`: it may be left out.
    let isOptional: Bool
    /// Behind `!`: it takes only what the vault has.
    let isKnown: Bool

    init(_ token: String) {
      isOptional = token.count > 1 && token.hasSuffix("?")
      let bare = isOptional ? String(token.dropLast()) : token
      isKnown = bare.count > 1 && bare.hasSuffix("!")
      text = isKnown ? String(bare.dropLast()) : bare
      slot = Slot(rawValue: text)
    }
  }

  let tokens: [Token]

  init(_ tokens: some Sequence<String>) { self.tokens = tokens.map(Token.init) }

  /// The patterns of the left side of a line: those joined by `&` stand in any order.
  static func all(of tokens: ArraySlice<String>) -> [BorrowedPattern] {
    guard let sign = tokens.firstIndex(of: "&") else { return [BorrowedPattern(tokens)] }
    let group = tokens[(sign - 1)...].split(separator: "&").flatMap { $0 }
    return orders(of: group).map { BorrowedPattern(tokens[..<(sign - 1)] + $0) }
  }

  private static func orders(of words: [String]) -> [[String]] {
    guard words.count > 1 else { return [words] }
    return words.indices.flatMap { place in
      var others = words
      let first = others.remove(at: place)
      return orders(of: others).map { [first] + $0 }
    }
  }

  /// How many words it begins with that are no slots and must be there.
  private var literals: Int { tokens.firstIndex { $0.slot != nil || $0.isOptional } ?? tokens.count }

  /// Whether its first words, and at least one, are those of a call.
  func mayBegin(_ words: [String]) -> Bool {
    let first = tokens.prefix(max(1, literals))
    return words.count >= first.count
      && zip(first, words).allSatisfy { $0.slot == nil && Self.isEither($0.text, $1) }
  }

  /// What its slots stand for in a call; nil where the call is another one.
  ///
  /// - Parameter names: what the vault has; without it nothing is known.
  func filling(of words: [String], knowing names: BorrowedNames? = nil) -> BorrowedFilling? {
    var filling = BorrowedFilling()
    let start = literals
    guard words.count >= start, zip(tokens, words[..<start]).allSatisfy({ Self.isEither($0.text, $1) }) else {
      return nil
    }
    filling.isSpelledOut = start > 1
    if tokens.dropFirst(start).first?.slot == .rest {
      filling.parts[.rest] = Array(words[start...])
      return filling
    }
    let end = words[start...].firstIndex { Self.isOption($0) } ?? words.count
    filling.options = Array(words[end...])
    var operands = words[start..<end]
    // A sentence in quotes, as its words would be.
    if tokens.contains(where: { $0.slot == .sum || $0.slot == .meal }) {
      operands = operands.flatMap { $0.split(separator: " ").map(String.init) }[...]
    }
    return Self.filling(tokens[start...], of: operands, filling, names)
  }

  /// The first way to give all words to tokens, each slot of one size as many as it can take, the others as few as they
  /// must.
  private static func filling(
    _ tokens: ArraySlice<Token>, of words: ArraySlice<String>, _ filling: BorrowedFilling, _ names: BorrowedNames?
  ) -> BorrowedFilling? {
    guard let token = tokens.first else { return words.isEmpty ? filling : nil }
    let others = tokens.dropFirst()
    func otherwise() -> BorrowedFilling? {
      token.isOptional ? Self.filling(others, of: words, filling, names) : nil
    }
    guard let slot = token.slot else {
      guard let word = words.first, isEither(token.text, word) else { return otherwise() }
      var filling = filling
      if !token.isOptional { filling.isSpelledOut = true }
      return Self.filling(others, of: words.dropFirst(), filling, names) ?? otherwise()
    }
    for count in counts(of: slot, before: others, words) where takes(slot, words.prefix(count)) {
      let part = words.prefix(count)
      var found = filling
      found.parts[slot] = said(slot, by: part)
      if slot.isSpelledOut || token.isKnown { found.isSpelledOut = true }
      guard let whole = Self.filling(others, of: words.dropFirst(count), found, names) else { continue }
      // What the vault has is asked last: it takes the longest.
      if token.isKnown, names?.has(part.joined(separator: " "), as: slot) != true { continue }
      return whole
    }
    return otherwise()
  }

  /// How many words a slot may take of some, the likeliest number first.
  private static func counts(of slot: Slot, before others: ArraySlice<Token>, _ words: ArraySlice<String>) -> [Int] {
    let count = words.count
    // What stands behind a number decides whether it is a sum: `5 kg` is none.
    if slot == .sum { return BorrowedSum(beginning: words).map { [$0.count] } ?? [] }
    if let most = slot.mostWords { return Array((1...most).reversed().drop { $0 > count }) }
    // Those behind it take so many at most, where none of them takes any number.
    let most = others.reduce(0 as Int?) { sum, token in
      guard let sum, token.slot?.isOfAnyLength != true else { return nil }
      return sum + (token.slot?.mostWords ?? 1)
    }
    let least = max(1, most.map { count - $0 } ?? 1)
    return least <= count ? Array(least...count) : []
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().first?.isNumber != true
  }

  /// Whether a word is one of those between bars; of options the case counts, as `-c` and `-C` differ.
  private static func isEither(_ token: String, _ word: String) -> Bool {
    let folded = word.hasPrefix("-") ? word : word.lowercased()
    return token.split(separator: "|").contains { $0 == folded }
  }

  /// Whether words may stand for a slot.
  private static func takes(_ slot: Slot, _ words: ArraySlice<String>) -> Bool {
    guard let last = words.last else { return false }
    switch slot {
    case .number: return isNumber(last)
    case .factor: return isFactor(last)
    case .amount:
      return words.count == 1 ? isAmount(last) : isNumber(words.first ?? "") && last.allSatisfy(\.isLetter)
    case .pair, .condition: return Self.sign(in: last) != nil
    case .meal: return meal(words) != nil
    case .days: return days(words) != nil
    case .day: return days(words).map { $0.first == $0.last } ?? false
    // A length counts from the date that something has, and not from today.
    case .date: return !isLength(words) && (isMoment(words) || days(words) != nil)
    case .length: return isLength(words)
    case .rest, .text, .things, .item, .query, .list, .recipe, .note, .food, .unit, .sum: return true
    }
  }

  /// The words that a call of vault has for those of a slot: `2` for `2x`, `dinner` for `for dinner`.
  private static func said(_ slot: Slot, by words: ArraySlice<String>) -> [String] {
    switch slot {
    case .factor: words.map { $0.filter { !timesSigns.contains($0) } }
    case .sum: BorrowedSum(beginning: words).map { [$0.text] } ?? []
    case .meal: [meal(words) ?? ""]
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

  /// The days or the span of days that words are in 1970, for whether they are any; nil for other words, and for a bare
  /// number.
  private static func days(_ words: ArraySlice<String>) -> StatedDays? {
    let text = words.joined(separator: " ")
    guard isSaid(text) else { return nil }
    // Only whether it is one is asked; what is wrong with it is said by the command that reads it.
    return (try? StatedDays(text, DayReckoning(now: LocalDateTime(.epoch)))) ?? nil
  }

  private static func isMoment(_ words: ArraySlice<String>) -> Bool {
    let text = words.joined(separator: " ")
    return isSaid(text) && (try? DateExpression(text)) != nil
  }

  /// Whether words are a length of time, by which something is put off: `2 days`, `a week`, `тиждень`.
  private static func isLength(_ words: ArraySlice<String>) -> Bool {
    let bare = ["by", "for", "на"].contains(words.first?.lowercased()) ? words.dropFirst() : words
    let text = bare.joined(separator: " ")
    return text.utf8.count <= 64 && LengthOfTime.expression(text) != nil
  }

  /// The meal that words are, in their nominative: `вечеря` for `на вечерю`.
  private static func meal(_ words: ArraySlice<String>) -> String? {
    let bare = words.count > 1 && ["for", "на"].contains(words.first?.lowercased()) ? words.dropFirst() : words
    let text = bare.joined(separator: " ").lowercased()
    let name = text.hasSuffix("ю") ? text.dropLast() + "я" : text
    return MealKind(spelling: name) == nil ? nil : name
  }

  /// Whether a text may be a date: a bare number is none.
  private static func isSaid(_ text: String) -> Bool {
    (text.contains(where: \.isLetter) || text.contains("-")) && text.utf8.count <= 64
  }
}

extension BorrowedPattern.Slot {
  /// Whether what stands for it can be nothing else.
  fileprivate var isSpelledOut: Bool { self == .pair || self == .condition || self == .days || self == .day }

  /// The most words that stand for it; nil where any number of them may.
  fileprivate var mostWords: Int? {
    switch self {
    case .number, .factor, .unit, .pair, .condition: 1
    case .amount, .meal: 2
    case .sum: 6
    case .days, .day, .date, .length: 8
    case .rest, .text, .things, .item, .query, .list, .recipe, .note, .food: nil
    }
  }

  fileprivate var isOfAnyLength: Bool { mostWords == nil }
}
