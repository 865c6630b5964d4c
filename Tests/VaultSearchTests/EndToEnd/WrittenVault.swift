import VaultModel
import VaultSearch
import VaultTestSupport

/// Notes with lines as somebody writes them, at random, and what each of them says: the reference that queries are
/// checked by. Now is 20 November 2026.
struct WrittenVault {
  /// A note, or one of its lines.
  struct Record {
    /// The stem of a note, or the one word no other line has.
    var name = ""
    var words: Set<String> = []
    var title: Set<String> = []
    /// The words of a note's title, in their order.
    var heading: [String] = []
    var tags: Set<String> = []
    var list: String?
    /// Days from today.
    var due: Int?
    /// A place among ``WrittenVault/priorities``.
    var priority: Int?
    var isTask = false
    var isDone = false
  }

  struct Written {
    var path: String
    var note: Record
    var lines: [Record] = []
    var text = ""
  }

  static let words = ["zorb", "plix", "mund", "тарк", "вупо", "gref", "snal"]
  static let tags = ["aa", "aa/bb", "cc", "dd"]
  static let lists = ["Home", "Work", "Later"]
  static let priorities = ["none", "low", "medium", "high"]
  static let folders = ["", "x/", "x/y/", "tasks/"]

  private(set) var notes: [Written] = []

  init(_ random: inout SplitMix64) {
    for number in 0..<Int.random(in: 1...12, using: &random) {
      notes.append(Self.note("n\(number)", in: random.pick(Self.folders, default: ""), &random))
    }
  }

  var documents: [(path: String, text: String)] { notes.map { ($0.path, $0.text) } }

  private static func note(_ name: String, in folder: String, _ random: inout SplitMix64) -> Written {
    var written = Written(path: folder + name + ".md", note: Record(name: name))
    var keys = Self.keys(of: &written.note, &random)
    if random.chance(50) {
      written.note.tags = [random.pick(tags, default: "aa")]
      keys.append("tags: [\(written.note.tags.joined())]")
    }
    written.note.isTask = folder == "tasks/"
    let title = Self.someWords(1...2, &random)
    let body = Self.someWords(0...4, &random)
    written.note.title = Set(title)
    written.note.heading = title
    written.note.words = Set(title + body)
    let front = keys.isEmpty ? "" : "---\n" + keys.joined(separator: "\n") + "\n---\n"
    written.text = front + "# \(title.joined(separator: " "))\n\n\(body.joined(separator: " "))\n\n"
    for number in 0..<Int.random(in: 0...4, using: &random) {
      var line = Record(name: "\(name)line\(number)", isTask: true, isDone: random.chance(30))
      let keys = Self.keys(of: &line, &random)
      if random.chance(30) { line.tags = [random.pick(tags, default: "aa")] }
      let text = [line.name] + Self.someWords(1...3, &random)
      line.words = Set(text)
      line.title = line.words
      written.lines.append(line)
      let tags = line.tags.map { " #" + $0 }.joined()
      let tail = keys.isEmpty ? "" : " {\(keys.joined(separator: ", "))}"
      written.text += "- [\(line.isDone ? "x" : " ")] \(text.joined(separator: " "))\(tags)\(tail)\n"
    }
    return written
  }

  private static func someWords(_ count: ClosedRange<Int>, _ random: inout SplitMix64) -> [String] {
    (0..<Int.random(in: count, using: &random)).map { _ in random.pick(words, default: "zorb") }
  }

  private static func keys(of record: inout Record, _ random: inout SplitMix64) -> [String] {
    var keys: [String] = []
    if random.chance(35) {
      let list = random.pick(lists, default: "Home")
      record.list = list
      keys.append("list: \(list)")
    }
    if random.chance(40) {
      let due = Int.random(in: -5...9, using: &random)
      record.due = due
      keys.append("due: \(day(due))")
    }
    if random.chance(35) {
      let priority = Int.random(in: 0..<4, using: &random)
      record.priority = priority
      keys.append("priority: \(priorities[priority])")
    }
    return keys
  }

  /// The date so many days from today.
  static func day(_ days: Int) -> String { fridayAfternoon.now.date.adding(days: days)?.text ?? "" }
}
