import Foundation
import VaultTestSupport

/// Makes a vault of any size from a seed: the same seed gives the same bytes on every machine.
///
/// The notes have the shape of a household's: recipes, tasks, diary days, lists, money, and plain notes with headings,
/// links, tags, tables and code. Words follow Zipf's law over a vocabulary of made-up words.
struct VaultGenerator {
  /// What the generated vault is like.
  struct Shape {
    var notes: Int
    /// How many different words there are to draw from.
    var vocabulary: Int
    var seed: UInt64 = 1
    /// About how many bytes a note has.
    var bytesPerNote = 850

    /// Tree A of the speed table: an ordinary vocabulary.
    static func ordinary(notes: Int) -> Shape { Shape(notes: notes, vocabulary: 23_000) }
    /// Tree W: a wide vocabulary.
    static func wide(notes: Int) -> Shape { Shape(notes: notes, vocabulary: 280_000, seed: 2) }
  }

  /// Notes in one folder; a folder is opened once for all of them.
  static let notesPerFolder = 200

  private var random: SplitMix
  private let words: [String]
  private let weights: ZipfTable
  private let shape: Shape

  init(_ shape: Shape) {
    self.shape = shape
    random = SplitMix(state: shape.seed)
    words = Vocabulary.words(count: shape.vocabulary, seed: shape.seed)
    weights = ZipfTable(count: shape.vocabulary)
  }

  /// Writes the vault below a directory, which must not exist yet.
  mutating func write(to directory: String) throws {
    let manager = FileManager.default
    try begin(directory)
    for number in 0..<shape.notes {
      let kind = Kind.allCases[number % Kind.allCases.count]
      let folder = "\(directory)/\(kind.folder)/\(number / Self.notesPerFolder)"
      if number % Self.notesPerFolder < Kind.allCases.count {
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      let text = note(kind, number: number)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(kind.name)-\(number).md"))
    }
  }

  /// Writes a vault of payments alone below a directory, which must not exist yet: ten years, a note a month, in the order
  /// of days.
  mutating func writeLedger(of payments: Int, to directory: String) throws {
    try begin(directory)
    try FileManager.default.createDirectory(atPath: directory + "/money", withIntermediateDirectories: true)
    let months = 120
    for month in 0..<months {
      let name = String(format: "%d-%02d", 2017 + month / 12, month % 12 + 1)
      let count = payments * (month + 1) / months - payments * month / months
      var text = ""
      for place in 0..<count {
        let sum = "-\(random.next() % 900).\(10 + random.next() % 90) UAH"
        text += "- \(name)-" + String(format: "%02d", 1 + place * 28 / count)
        text += " \(sum) \(sentence(3)) #\(word()) {account: \(place % 2 == 0 ? "card" : "cash")}\n"
      }
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(directory)/money/\(name).md"))
    }
  }

  /// Writes a vault of one list with so many tasks below a directory, which must not exist yet: half of them lines of the
  /// list's note, the others in notes of a hundred that name it.
  mutating func writeList(of tasks: Int, to directory: String) throws {
    try begin(directory)
    func lines(_ count: Int, _ attributes: String) -> String {
      (0..<count).map { number in
        let day = String(format: "2026-%02d-%02d", 1 + number % 12, 1 + number % 28)
        return "- [\(number % 4 == 0 ? "x" : " ")] \(sentence(4)) {due: \(day)\(attributes)}\n"
      }.joined()
    }
    var files = ["lists/big.md": Data(("---\ntitle: Big\nsort: due\n---\n\n" + lines(tasks / 2, "")).utf8)]
    for note in 0..<(tasks - tasks / 2) / 100 {
      files["projects/project-\(note).md"] = Data(("# Project \(note)\n\n" + lines(100, ", list: Big")).utf8)
    }
    try write(files, to: directory)
  }

  /// Writes the notes of a university with 500 groups and 20,000 lessons below a directory, which must not exist yet, and
  /// beside it, in `DIRECTORY-answers`, the same schedules as its information system answers them.
  func writeUniversity(to directory: String) throws {
    try begin(directory)
    let university = MadeUpUniversity(.large)
    try write(university.notes.mapValues { Data($0.utf8) }, to: directory)
    let schedules = university.answers.filter { $0.key.hasPrefix("schedule?") }
    let names = schedules.map { ($0.key.split(separator: "=").last.map(String.init) ?? $0.key, Data($0.value)) }
    try write(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0.0).json", $0.1) }), to: directory + "-answers")
  }

  private func write(_ files: [String: Data], to directory: String) throws {
    for (path, data) in files {
      let url = URL(fileURLWithPath: "\(directory)/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  private func begin(_ directory: String) throws {
    try FileManager.default.createDirectory(atPath: directory + "/.vault", withIntermediateDirectories: true)
    try Data("cache/\nstate/\n".utf8).write(to: URL(fileURLWithPath: directory + "/.vault/.gitignore"))
  }

  /// The kinds of notes, in turn.
  enum Kind: CaseIterable {
    case plain, recipe, journal, task, reading, diary, project, shopping, topic, money

    var folder: String {
      switch self {
      case .recipe: "recipes"
      case .task: "tasks"
      case .diary: "diary"
      case .shopping: "shopping"
      case .money: "money"
      default: "notes"
      }
    }

    var name: String { "\(self)" }
  }
}

extension VaultGenerator {
  private mutating func note(_ kind: Kind, number: Int) -> String {
    switch kind {
    case .recipe: recipe(number)
    case .task: task(number)
    case .diary: diary(number)
    case .shopping: shopping(number)
    case .money: money(number)
    default: plain(number)
    }
  }

  private mutating func plain(_ number: Int) -> String {
    var text = "---\ntitle: \(sentence(3))\ntags: [\(word()), \(word())]\ncreated: \(date())\n---\n# \(sentence(4))\n\n"
    while text.utf8.count < shape.bytesPerNote {
      switch random.next() % 8 {
      case 0: text += "## \(sentence(3))\n\n"
      case 1: text += "- \(sentence(6))\n- \(sentence(5)) #\(word())\n- [ ] \(sentence(4)) {due: \(date())}\n\n"
      case 2: text += "| \(word()) | \(word()) |\n|---|---|\n| \(word()) | \(random.next() % 1000) |\n\n"
      case 3: text += "```\n- [ ] \(sentence(4))\n```\n\n"
      default: text += paragraph() + "\n\n"
      }
    }
    return text
  }

  private mutating func recipe(_ number: Int) -> String {
    var text = "---\ntitle: \(sentence(2))\nservings: \(1 + random.next() % 8)\ntime: \(10 + random.next() % 90)m\n"
    text += "tags: [\(word()), \(word())]\n---\n# \(sentence(2))\n\n\(paragraph())\n\n---\n\n"
    for _ in 0..<8 { text += "- *\(10 * (1 + random.next() % 60)) g* \(word()) \(word())\n" }
    text += "\n---\n\n"
    while text.utf8.count < shape.bytesPerNote { text += paragraph() + "\n\n" }
    return text
  }

  private mutating func task(_ number: Int) -> String {
    var text = "---\ndue: \(date())\npriority: \(["low", "medium", "high"][Int(random.next() % 3)])\n"
    text += "list: \(word())\nstatus: open\n---\n# \(sentence(4))\n\n"
    for _ in 0..<4 { text += "- [\(random.next() % 2 == 0 ? "x" : " ")] \(sentence(5)) due:\(date())\n" }
    text += "\n"
    while text.utf8.count < shape.bytesPerNote { text += paragraph() + "\n\n" }
    return text
  }

  private mutating func diary(_ number: Int) -> String {
    var text = "---\ndate: \(date())\nmood: \(["sad", "neutral", "happy"][Int(random.next() % 3)])\n---\n"
    for hour in 8..<12 { text += "- \(hour < 10 ? "0" : "")\(hour):30 \(sentence(5)) {mood: happy, energy: 3}\n" }
    text += "\n"
    while text.utf8.count < shape.bytesPerNote { text += paragraph() + "\n\n" }
    return text
  }

  private mutating func shopping(_ number: Int) -> String {
    var text = "# \(sentence(2))\n\n"
    while text.utf8.count < shape.bytesPerNote {
      text += "- [ ] *\(100 * (1 + random.next() % 9)) g* \(word()) \(word()) {for: \(date())}\n"
    }
    return text
  }

  private mutating func money(_ number: Int) -> String {
    var text = "# \(sentence(2))\n\n"
    while text.utf8.count < shape.bytesPerNote {
      text += "- \(date()) -\(random.next() % 900).\(10 + random.next() % 90) UAH \(sentence(3)) #\(word())\n"
    }
    return text
  }

  private mutating func word() -> String { words[weights.draw(&random)] }

  private mutating func sentence(_ count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: " ")
  }

  private mutating func paragraph() -> String {
    var text = ""
    for line in 0..<3 {
      text += (line > 0 ? "\n" : "") + sentence(10)
      if random.next() % 12 == 0 { text += " [[\(Kind.plain.name)-\(random.next() % UInt64(shape.notes))]]" }
    }
    return text + "."
  }

  private mutating func date() -> String {
    let month = 1 + random.next() % 12
    let day = 1 + random.next() % 28
    return "2026-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}

/// Made-up words that people could say, all different.
enum Vocabulary {
  static func words(count: Int, seed: UInt64) -> [String] {
    let onsets = ["b", "br", "d", "f", "g", "gr", "k", "l", "m", "n", "p", "pl", "r", "s", "st", "t", "tr", "v", "z"]
    let vowels = ["a", "e", "i", "o", "u", "ai", "ou"]
    var random = SplitMix(state: seed ^ 0x5eed)
    var words: [String] = []
    var seen: Set<String> = []
    while words.count < count {
      var word = ""
      for _ in 0..<(2 + random.next() % 3) {
        word += onsets[Int(random.next() % UInt64(onsets.count))] + vowels[Int(random.next() % UInt64(vowels.count))]
      }
      if random.next() % 2 == 0 { word += ["n", "r", "s", "l"][Int(random.next() % 4)] }
      if seen.insert(word).inserted { words.append(word) }
    }
    return words
  }
}

/// Draws ranks with a probability proportional to 1 / (rank + 2.7), as word frequencies in natural text are.
struct ZipfTable {
  private let cumulative: [Double]

  init(count: Int) {
    var sum = 0.0
    cumulative = (0..<count).map { rank in
      sum += 1 / (Double(rank) + 2.7)
      return sum
    }
  }

  func draw(_ random: inout SplitMix) -> Int {
    let target = Double(random.next() >> 11) / Double(1 << 53) * (cumulative.last ?? 0)
    var low = 0
    var high = cumulative.count - 1
    while low < high {
      let middle = (low + high) / 2
      if cumulative[middle] < target { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the constants are the algorithm's own.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
