import VaultModel
import VaultSyntax

/// The table ``AbsenceNames``, read once.
struct AbsenceWords: Sendable {
  static let standard = AbsenceWords()

  /// The phrases before what is missing, the longest first, by their first word.
  private(set) var before: [String: [[String]]] = [:]
  private(set) var behind: Set<String> = []
  private(set) var prefixes: [String] = []
  private(set) var suffixes: [String] = []
  /// Words that say none of what stands before them: `gluten: none`.
  private(set) var nones: Set<String> = []
  private(set) var leads: Set<String> = []
  private(set) var fillers: Set<String> = []
  private(set) var joints: Set<String> = []

  private init() {
    let table = TextTable(AbsenceNames.table)
    for line in table.lines {
      guard let (place, phrases) = table.halves(of: line, at: 0x3A) else { continue }
      for phrase in table.pieces(of: phrases, separatedBy: 0x2C) {
        let words = FoldedWords.list(of: table.text(phrase))
        if !words.isEmpty { add(words, at: table.text(place)) }
      }
    }
    for key in before.keys { before[key]?.sort { $0.count > $1.count } }
  }

  private mutating func add(_ words: [String], at place: String) {
    switch place {
    case "before": before[words[0], default: []].append(words)
    case "behind": behind.insert(words[0])
    case "prefix": prefixes.append(words[0])
    case "suffix": suffixes.append(words[0])
    case "none": nones.insert(words[0])
    case "lead": leads.insert(words[0])
    case "filler": fillers.insert(words[0])
    case "joint": joints.insert(words[0])
    default: break
    }
  }

  /// What a word says is missing by its beginning or its end, `glutenfree`, `безглютеновий`; nil for none.
  func thing(in word: String, _ matcher: FoodMatcher) -> String? {
    // `seedless` is known itself.
    guard !FoodWords.standard.isKnown(word) else { return nil }
    let isThing: (String) -> Bool = { FoodWords.standard.absentCount(of: [$0]) != nil }
    for prefix in prefixes where word.hasPrefix(prefix) {
      let rest = String(word.dropFirst(prefix.count))
      if rest.count > 2, isThing(rest) { return rest }
    }
    for suffix in suffixes where word.hasSuffix(suffix) {
      let rest = String(word.dropLast(suffix.count))
      if rest.count > 2, isThing(rest) || matcher.food(ofWords: [rest]) != nil { return rest }
      // `oatfree`
      if rest.count > 2, matcher.food(ofWords: [rest + "s"]) != nil { return rest }
    }
    return nil
  }
}
