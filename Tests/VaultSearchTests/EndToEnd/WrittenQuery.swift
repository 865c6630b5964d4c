import VaultTestSupport

/// A query as somebody types it, with what it asks of a record, told by the specification's words alone.
struct WrittenQuery {
  typealias Record = WrittenVault.Record
  typealias Note = WrittenVault.Written
  /// Whether an item meets it, and whether by what is its own.
  typealias Answer = (meets: Bool, byItself: Bool)

  let text: String
  /// The answer of a note, or of its line.
  let answer: (Note, Record?) -> Answer
  /// The free words that all must hold, in their order; nil for a part of a word and for one with a typo.
  private var asked: [String?] = []

  /// What it finds: of each note the lines that meet it by themselves, else the note if it does; beside them too if it is
  /// called what is asked for.
  func names(in vault: WrittenVault) -> [String] {
    vault.notes.flatMap { note in
      let lines = note.lines.filter { line in
        let answer = answer(note, line)
        return answer.meets && answer.byItself
      }
      let isCalled = !asked.isEmpty && asked == note.note.heading.map(Optional.some)
      let found = (lines.isEmpty || isCalled) && answer(note, nil).meets ? [note.note.name] : []
      return found + lines.map(\.name)
    }
  }

  // MARK: At random

  init(_ random: inout SplitMix64, depth: Int = 2) {
    let choice = depth > 0 ? Int.random(in: 0..<10, using: &random) : 0
    switch choice {
    case 0...3: self = Self.condition(&random)
    case 4...6:
      let parts = [Self(&random, depth: depth - 1), Self(&random, depth: depth - 1)]
      let joint = random.pick([" ", " AND "], default: " ")
      self.init(text: "(\(parts[0].text)\(joint)\(parts[1].text))") { note, line in
        let answers = parts.map { $0.answer(note, line) }
        let meets = answers.allSatisfy(\.meets)
        return (meets, meets && answers.contains(where: \.byItself))
      }
      asked = parts.flatMap(\.asked)
    case 7...8:
      let parts = [Self(&random, depth: depth - 1), Self(&random, depth: depth - 1)]
      self.init(text: "(\(parts[0].text) OR \(parts[1].text))") { note, line in
        let answers = parts.map { $0.answer(note, line) }
        return (answers.contains(where: \.meets), answers.contains { $0.meets && $0.byItself })
      }
    default:
      let part = Self(&random, depth: depth - 1)
      self.init(text: random.pick(["NOT ", "-", "not "], default: "-") + "(\(part.text))") { note, line in
        (!part.answer(note, line).meets, false)
      }
    }
  }

  private init(text: String, answer: @escaping (Note, Record?) -> Answer) {
    self.text = text
    self.answer = answer
  }

  /// A condition that a record meets by itself.
  private init(_ text: String, _ isMet: @escaping (Record) -> Bool) {
    self.init(text: text) { note, line in
      let meets = isMet(line ?? note.note)
      return (meets, meets)
    }
  }

  private static func condition(_ random: inout SplitMix64) -> Self {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...2: return word(&random)
    case 3:
      let word = random.pick(WrittenVault.words, default: "zorb")
      return Self("title:\(word)") { $0.title.contains(word) }
    case 4: return tag(&random)
    case 5:
      let lists = (0...Int.random(in: 0...1, using: &random)).map { _ in
        random.pick(WrittenVault.lists, default: "Home")
      }
      return Self("list:" + lists.joined(separator: ",")) { record in record.list.map(lists.contains) ?? false }
    case 6: return dueRange(&random)
    case 7: return dueComparison(&random)
    case 8:
      let least = Int.random(in: 1...3, using: &random)
      return Self("priority>=\(WrittenVault.priorities[least])") { $0.priority.map { $0 >= least } ?? false }
    case 9: return Self("type:task") { $0.isTask }
    case 10:
      let folder = random.pick(["x/", "x/y", "tasks"], default: "x/")
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      return Self(text: "in:\(folder)") { note, _ in (note.path.hasPrefix(prefix), false) }
    case 11: return Self("due:none") { $0.due == nil }
    case 12: return Self("list:any") { $0.list != nil }
    default: return Self("status:done") { $0.isDone }
    }
  }

  private static func word(_ random: inout SplitMix64) -> Self {
    let word = random.pick(WrittenVault.words, default: "zorb")
    let spellings = [word, word.uppercased(), "\"\(word)\"", "\(word.prefix(3))*", "\(word.dropLast())~"]
    let spelling = random.pick(spellings, default: word)
    var query = Self(text: spelling) { note, line in
      let words = line?.words ?? note.lines.reduce(note.note.words) { $0.union($1.words) }
      return (words.contains(word), words.contains(word))
    }
    query.asked = [spelling.hasSuffix("*") || spelling.hasSuffix("~") ? nil : word]
    return query
  }

  private static func tag(_ random: inout SplitMix64) -> Self {
    let tag = random.pick(WrittenVault.tags + ["bb"], default: "aa")
    func isAmong(_ tags: Set<String>) -> Bool { tags.contains { $0 == tag || $0.hasPrefix(tag + "/") } }
    return Self(text: random.pick(["tag:", "tag:#"], default: "tag:") + tag) { note, line in
      let around = line == nil ? note.lines.reduce(into: Set()) { $0.formUnion($1.tags) } : note.note.tags
      let own = line?.tags ?? note.note.tags
      return (isAmong(own) || isAmong(around), isAmong(own))
    }
  }

  private static func dueRange(_ random: inout SplitMix64) -> Self {
    let first = Int.random(in: -5...9, using: &random)
    let last = first + Int.random(in: 0...4, using: &random)
    let text = random.pick(
      ["\(WrittenVault.day(first))..\(WrittenVault.day(last))", "\(offset(first))..\(offset(last))"], default: "today")
    return Self("due:\(text)") { $0.due.map { (first...last).contains($0) } ?? false }
  }

  private static func dueComparison(_ random: inout SplitMix64) -> Self {
    let day = Int.random(in: -5...9, using: &random)
    let (sign, isMet): (String, (Int) -> Bool) = random.pick(
      [("<", { $0 < day }), ("<=", { $0 <= day }), (">", { $0 > day }), (">=", { $0 >= day }), (":", { $0 == day })],
      default: (":", { $0 == day }))
    return Self("due\(sign)\(offset(day))") { $0.due.map(isMet) ?? false }
  }

  private static func offset(_ days: Int) -> String {
    days == 0 ? "today" : days == 1 ? "tomorrow" : days > 0 ? "+\(days)d" : "\(days)d"
  }
}
