/// What the slots of a pattern stand for in one call.
struct BorrowedFilling {
  typealias Slot = BorrowedPattern.Slot

  var parts: [Slot: [String]] = [:]
  /// The options behind them, which every call of theirs keeps.
  var options: [String] = []
  /// Whether more words than the first are those of the pattern.
  var isSpelledOut = false

  /// What an item or a recipe is called in it.
  var name: String? { (parts[.item] ?? parts[.recipe])?.joined(separator: " ") }

  /// The words of a call; nil where the vault has nothing that it could be made with. A slot that nothing stands for
  /// keeps its name.
  func words(of tokens: [String], knowing names: BorrowedNames?) -> [String]? {
    var words: [String] = []
    for token in tokens {
      guard let own = self.words(of: token, names) else { return nil }
      words += own
    }
    // An option that was typed takes the place of the call's own.
    for option in options where option.hasPrefix("--") {
      let name = option.prefix { $0 != "=" }
      guard let place = words.firstIndex(where: { $0 == name }) else { continue }
      words.removeSubrange(place...min(place + 1, words.count - 1))
    }
    return words + options
  }

  /// The words that one of a call stands for: a slot, behind a key or alone, a part that the vault decides, else
  /// itself.
  private func words(of token: String, _ names: BorrowedNames?) -> [String]? {
    switch token {
    case Slot.rest.rawValue: return parts[.rest] ?? []
    case "POSTPONED": return postponed(names)
    case "SPAN": return span(names)
    case "FOLDER": return [folder(text(.unit))]
    case "BESIDE": return [names?.path(text(.text), besideNote: text(.note)) ?? text(.text)]
    case "LESSONS": return names?.hasOwnLessons == false ? ["--group", "GROUP"] : []
    default: break
    }
    let isPair = Slot(rawValue: token) != nil
    let key = isPair ? "" : token.lastIndex { "=:!+-".contains($0) }.map { token[...$0] } ?? ""
    guard let slot = Slot(rawValue: String(token.dropFirst(key.count))), let part = parts[slot] else { return [token] }
    if slot == .things { return part }
    let typed = part.joined(separator: " ")
    let text = slot == .date ? names?.oneDay(typed) ?? typed : typed
    // A value of a query is one word or quoted.
    if key.hasSuffix(":") { return [key + (text.contains(" ") ? "\"\(text)\"" : text)] }
    // Words that were typed one by one are one text; those that were quoted are what they are.
    return part.contains { $0.contains(where: \.isWhitespace) } && key.isEmpty ? part : [key + text]
  }

  private func text(_ slot: Slot) -> String { (parts[slot] ?? []).joined(separator: " ") }

  /// The call that puts the item off: in the vault from its own date, by its own keys.
  private func postponed(_ names: BorrowedNames?) -> [String]? {
    let length = parts[.length].map { LengthOfTime.expression($0.joined(separator: " ")) ?? "" }
    let words = length ?? parts[.date]?.joined(separator: " ") ?? "tomorrow"
    guard let item = name else { return ["set", Slot.item.rawValue, "due=" + words] }
    guard let names else { return ["set", item, "due=" + words] }
    return names.postponing(item, to: words, countsFromItem: length != nil)
  }

  /// The options of a command that looks back on the days.
  private func span(_ names: BorrowedNames?) -> [String]? {
    let days = text(.days)
    return names == nil ? ["--from", days, "--to", days] : names?.span(lookingBackOn: days)
  }

  private func folder(_ text: String) -> String {
    text.hasSuffix("/") || text.hasSuffix(".md") ? text : text + "/"
  }
}
