import VaultModel
import VaultTestSupport

/// A note made by chance, which can be edited as people edit notes. Whatever an edit puts in has a word that begins with
/// `new` and stands nowhere else.
struct RandomNote {
  private let type: ItemType
  private var keys: RandomKeys
  private var lines: [String]
  private let lineEnding: String
  private var serial = 0

  init(_ type: ItemType, _ random: inout SplitMix64) {
    self.type = type
    keys = RandomKeys(&random)
    lineEnding = Int.random(in: 0..<8, using: &random) == 0 ? "\r\n" : "\n"
    lines = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { appendSection(&random) }
  }

  var bytes: [UInt8] {
    let text = (keys.lines + lines).map { $0 + lineEnding }.joined()
    return Array(text.utf8)
  }

  private static let words = ["milk", "flour", "call Ann", "борщ", "report", "walk", "[[soup]]", "eggs", "milk"]

  private mutating func appendSection(_ random: inout SplitMix64) {
    if Bool.random(using: &random) { lines += ["# \(Self.words.randomElement(using: &random) ?? "")", ""] }
    if Int.random(in: 0..<3, using: &random) == 0 { lines += ["Some text.", "More text.", ""] }
    if type == .recipe, Bool.random(using: &random) { lines += ["## Ingredients", ""] }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let word = Self.words.randomElement(using: &random) ?? ""
      let indent = Int.random(in: 0..<5, using: &random) == 0 && (lines.last?.contains("- ") ?? false) ? "  " : ""
      lines.append(indent + line(word, &random))
      if Int.random(in: 0..<8, using: &random) == 0 { lines.append(indent + "  a remark") }
    }
    lines.append("")
  }

  private func line(_ words: String, _ random: inout SplitMix64) -> String {
    let day = String(10 + Int.random(in: 0..<20, using: &random))
    let tail =
      ["", "", " #tag", " {priority: high}", " {for: 2026-12-\(day)}", " ^id\(day)", " #a #b", " ⏫"]
      .randomElement(using: &random) ?? ""
    let amount = ["*400 g* ", "2 ", "", "*1* "].randomElement(using: &random) ?? ""
    let box = ["[ ] ", "[x] ", "[ ] "].randomElement(using: &random) ?? ""
    switch type {
    case .money: return "- 2026-11-\(day) -\(day) UAH \(words)\(tail)"
    case .meals: return "- 2026-11-\(day) dinner \(words)\(tail)"
    case .shopping: return "- \(box)\(amount)\(words)\(tail)"
    case .pantry, .recipe: return "- \(amount)\(words)\(tail)"
    case .diary: return "- 11:\(day) \(words)\(tail)"
    default:
      let date = Bool.random(using: &random) ? "2026-11-\(day) " : ""
      return "- \(box)\(date)\(words)\(tail)"
    }
  }

  /// Makes some edits; `name` tells the words of one side from those of the other.
  mutating func edit(_ name: String, _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      serial += 1
      let new = "new\(name)\(serial)"
      let place = lines.isEmpty ? 0 : Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<13, using: &random) {
      case 0, 1: replace(place, "[ ]", "[x]")
      case 2: replace(place, "milk", "milk \(new)")
      case 3: if !lines.isEmpty, !lines[place].isEmpty { lines[place] += " #\(new)" }
      case 4: lines.insert(line(new, &random), at: place)
      case 5: if !lines.isEmpty { lines.remove(at: place) }
      case 6:
        guard !lines.isEmpty else { continue }
        let line = lines.remove(at: place)
        lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
      case 7: lines.append(line(new, &random))
      case 8: replace(place, "400 g", "500 g")
      case 9: replace(place, "Some text", "Some \(new) text")
      case 10: lines.insert(contentsOf: ["", "## \(new)", ""], at: place)
      case 11: replace(place, "2026-11-1", "2026-11-2")
      default: keys.edit(name, new, &random)
      }
    }
  }

  private mutating func replace(_ line: Int, _ old: String, _ new: String) {
    guard lines.indices.contains(line) else { return }
    lines[line] = lines[line].replacing(old, with: new, maxReplacements: 1)
  }
}

/// Front matter made by chance: keys with their lines.
struct RandomKeys {
  private var pairs: [[String]] = []

  init(_ random: inout SplitMix64) {
    guard Int.random(in: 0..<3, using: &random) > 0 else { return }
    for number in 0..<Int.random(in: 1...6, using: &random) {
      pairs.append(Self.pair("key\(number)", "v\(number)", &random))
    }
    if Bool.random(using: &random) {
      let list = ["tags: [a, b, c]", "tags:\n  - a\n  - b", "tags: a, b"].randomElement(using: &random) ?? ""
      pairs.insert(list.split(separator: "\n").map(String.init), at: Int.random(in: 0...pairs.count, using: &random))
    }
  }

  var count: Int { pairs.count }

  var lines: [String] { pairs.isEmpty ? [] : ["---"] + pairs.flatMap(\.self) + ["---"] }

  var bytes: [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }

  private static func pair(_ key: String, _ value: String, _ random: inout SplitMix64) -> [String] {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: ["\(key): \"\(value)\""]
    case 1: ["# about \(key)", "\(key): \(value)"]
    case 2: ["\(key): \(value)  # note"]
    case 3: ["\(key):", "  - \(value)", "  - b", "  - c"]
    case 4: ["\(key): [\(value), b, c]"]
    case 5: ["\(key):", "  x: \(value)", "  y: 2"]
    case 6: ["\(key): {x: \(value), y: 2}"]
    case 7: ["\(key): |", "  \(value)", "  more", ""]
    default: ["\(key): \(value)"]
    }
  }

  /// The front matter with another value of one key.
  func changed(_ index: Int, _ name: String, _ random: inout SplitMix64) -> [UInt8] {
    var other = self
    let key = pairs[index].first { !$0.hasPrefix("#") }?.prefix { $0 != ":" } ?? ""
    other.pairs[index] =
      key == "tags"
      ? ["tags: [a, new\(name)]"] : Self.pair(String(key), "new\(name)", &random).filter { !$0.hasPrefix("#") }
    return other.bytes
  }

  mutating func edit(_ name: String, _ new: String, _ random: inout SplitMix64) {
    let place = pairs.isEmpty ? 0 : Int.random(in: 0..<pairs.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: pairs.insert(Self.pair("key\(new)", new, &random), at: place)
    case 1: if !pairs.isEmpty { pairs.remove(at: place) }
    case 2:
      guard !pairs.isEmpty else { return }
      let pair = pairs.remove(at: place)
      pairs.insert(pair, at: Int.random(in: 0...pairs.count, using: &random))
    case 3:
      for (index, pair) in pairs.enumerated() where pair[0].hasPrefix("tags: [") {
        pairs[index][0] = pair[0].replacing("]", with: ", \(new)]")
      }
    default:
      guard !pairs.isEmpty, let line = pairs[place].lastIndex(where: { $0.contains(": ") && !$0.hasSuffix("|") }) else {
        return
      }
      let text = pairs[place][line]
      pairs[place][line] = text.prefix { $0 != ":" } + ": " + new
    }
  }
}
