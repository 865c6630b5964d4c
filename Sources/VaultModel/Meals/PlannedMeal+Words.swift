extension PlannedMeal {
  /// The words of the line as they are read aloud: a link by its label, and without the word for the meal of the day at
  /// their beginning. `dinner [[borshch|the soup]]` is `the soup`.
  package var spokenText: String { spokenText { _ in nil } }

  /// The same with the names of what links mean, where they have no label.
  ///
  /// - Parameter name: what the target of a link is called; nil where that is not known.
  package func spokenText<Fault: Error>(naming name: (String) throws(Fault) -> String?) throws(Fault) -> String {
    var words = ""
    for piece in pieces { words += piece.isLink ? try Self.label(of: piece.text, name) : String(piece.text) }
    guard let first = words.split(separator: " ").first, Self.isKind(first) else { return words }
    let rest = words[first.endIndex...].drop { $0 == " " }
    return rest.isEmpty ? words : String(rest)
  }

  /// The meal of the day as the line has it: `вечеря`, or the name of ``kind`` where its key says it; nil for none.
  package var kindWord: String? {
    if let first = text.split(separator: " ").first, Self.isKind(first) { return first.filter { $0 != ":" } }
    return kind?.name
  }

  /// The meal of the day as people read it: in a language where vault knows it, else as the line has it; nil for none.
  package func kindWord(in language: Language) -> String? { kind?.name(in: language) ?? kindWord }

  private static func isKind(_ word: Substring) -> Bool { MealKind(spelling: word.filter { $0 != ":" }) != nil }

  /// Whether the line says no more than which dishes there are, so that these are cooked for it: of `the second day of
  /// [[borshch]]` there is some already.
  package var isCookedNew: Bool {
    let joints: Set<String> = ["and", "with", "та", "і", "й", "з", "із", "и", "с"]
    let words = pieces.filter { !$0.isLink }.flatMap { $0.text.split { !$0.isLetter } }.map { $0.lowercased() }
    return words.allSatisfy { joints.contains($0) || MealKind(spelling: $0) != nil }
  }

  /// The words between links, and what stands inside of these.
  private var pieces: [(text: Substring, isLink: Bool)] {
    var result: [(text: Substring, isLink: Bool)] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "[["), let close = rest[open.upperBound...].firstRange(of: "]]") {
      result.append((rest[..<open.lowerBound], false))
      result.append((rest[open.upperBound..<close.lowerBound], true))
      rest = rest[close.upperBound...]
    }
    return result + [(rest, false)]
  }

  /// What is shown of a link: `the soup` of `borshch|the soup`, of `recipes/borshch#Steps` its name, else `borshch`.
  private static func label<Fault: Error>(
    of link: Substring, _ name: (String) throws(Fault) -> String?
  ) throws(Fault) -> String {
    if let bar = link.lastIndex(of: "|") { return String(link[link.index(after: bar)...]) }
    let target = link.prefix { $0 != "#" }
    return try name(String(target)) ?? String(target.split(separator: "/").last ?? target)
  }
}

extension MealKind {
  /// When the meal usually is; it only orders meals of one day that name no time.
  package var usualTime: LocalTime {
    let hour =
      switch self {
      case .breakfast: 8
      case .brunch: 11
      case .lunch: 13
      case .tea, .snack: 16
      case .dinner: 19
      case .supper: 21
      }
    return LocalTime(hour: hour, minute: 0) ?? .midnight
  }
}
