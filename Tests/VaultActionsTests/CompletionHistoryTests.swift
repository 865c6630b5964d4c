import Testing
import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTestSupport

/// Completions, reopenings and what people do between them, on one note over some weeks, against a book that knows nothing
/// of notes, records or bytes.
@Suite struct `Histories of a task with tasks below it` {
  @Test func `reopening takes back what that completion changed, where it stands as it left it`() throws {
    for seed in LongSearch.seeds(few: 20) {
      var history = try TaskHistory(seed: seed)
      for _ in 0..<Int.random(in: 4...14, using: &history.random) {
        try history.step()
        guard history.fault == nil else { break }
      }
      #expect(history.fault == nil, "seed \(seed)\n\(history.told.joined(separator: "\n"))")
    }
  }
}

/// A note, what was done to it, and what the book says of it.
private struct TaskHistory {
  var random: SplitMix64
  /// What happened, with the text after it.
  private(set) var told: [String] = []
  private(set) var fault: String?
  private let vault: ScratchWorkspace
  private var book: TaskBook
  private var day = LocalDate.first
  private var titles = 0
  /// The commands that can be taken back: what they found and left.
  private var commands: [(book: TaskBook, before: String, after: String)] = []

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    day = LocalDate("2026-11-20") ?? .first
    var text = ""
    let repeats = Bool.random(using: &random)
    let isNote = Int.random(in: 0..<3, using: &random) == 0
    var depth = 0
    if isNote {
      text = "---\ntype: task\n" + (repeats ? "due: 2026-11-20\nrepeat: weekly\n" : "") + "---\n\n# trip\n\n"
    } else {
      text = "- [ ] trip" + (repeats ? " {due: 2026-11-20, repeat: weekly}" : "") + "\n"
      depth = 1
    }
    let least = depth
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      titles += 1
      let mark = [" ", " ", " ", "x", "/", "-"].randomElement(using: &random) ?? " "
      let rule = mark == " " && Int.random(in: 0..<5, using: &random) == 0
      let dated = mark == "x" && Bool.random(using: &random)
      text += String(repeating: "  ", count: depth) + "- [\(mark)] part \(titles)"
      text += rule ? " {due: 2026-11-22, repeat: weekly}" : dated ? " {completed: 2026-11-1\(titles)}" : ""
      text += "\n"
      depth = Int.random(in: least...min(depth + 1, 4), using: &random)
    }
    vault = try ScratchWorkspace(["a.md": text])
    book = TaskBook(text)
    told = [text]
  }

  private var text: String { get throws { String(decoding: try vault.directory.read("a.md"), as: UTF8.self) } }

  mutating func step() throws {
    day = day.adding(days: Int.random(in: 0...4, using: &random)) ?? day
    let place = Bool.random(using: &random) ? 0 : Int.random(in: 0..<book.tasks.count, using: &random)
    let task = book.tasks[place]
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3 where !task.isClosed:
      let yes = Bool.random(using: &random)
      // A part of what repeats can be done with it, in one command, whichever is named first.
      let parts = task.repeats ? book.parts(of: place).filter { !book.tasks[$0].isClosed } : []
      let part = Bool.random(using: &random) ? parts.randomElement(using: &random) : nil
      var places = [place] + [part].compactMap(\.self)
      if Bool.random(using: &random) { places.reverse() }
      try mark(places, as: .done, answering: yes) { book, day in
        if let part { book.finish(part, on: day, withAllBelow: false) }
        book.finish(place, on: day, withAllBelow: yes)
      }
    case 3 where !task.isClosed:
      try mark([place], as: .cancelled) { $0.cancel(place, on: $1) }
    case 4 where !task.isClosed && task.repeats:
      try mark([place], as: .done, skipping: true) { book, day in book.pass(place, as: "-", on: day) }
    case 5..<8 where task.isClosed || task.repeats && !task.log.isEmpty:
      try mark([place], as: .open) { book, _ in book.reopen(place) }
    case 8: try undo()
    default: try edit()
    }
  }

  // MARK: Commands

  private mutating func mark(
    _ places: [Int], as status: TaskStatus, answering answer: Bool = false, skipping: Bool = false,
    _ expect: (inout TaskBook, LocalDate) -> Void
  ) throws {
    vault.answer = answer
    let names = places.map { book.tasks[$0].line.map { "a.md:\($0)" } ?? "a.md" }
    var request = MarkTasks(ItemRequest(names), as: status)
    if skipping { request.occurrence = .skipped }
    let proposal = try #require(try request.proposal(in: vault.workspace(at: day.text + " 09:00")))
    let (before, textBefore) = (book, try text)
    _ = try proposal.vault.commit(
      proposal.writes, as: CommandRecord(words: ["\(status)"], time: proposal.vault.now))
    let today = day
    try compare("\(today.text) \(skipping ? "skip" : "\(status)") \(names) \(answer)") { expect(&$0, today) }
    if try text != textBefore { commands.append((before, textBefore, try text)) }
  }

  private mutating func undo() throws {
    guard let last = commands.last else { return }
    // What an editor took back already needs no undo.
    let shown = try text
    let isFree = [last.before, last.after].contains(shown)
    let open = try vault.workspace(at: day.text + " 09:00").vault()
    let now = try open.now
    do throws(WriteFailure) {
      try open.writer.undo(command: CommandRecord(words: ["undo"], time: now))
      if !isFree { fault = "undone over an edit" }
    } catch {
      if isFree { fault = "\(error)" }
      return
    }
    commands.removeLast()
    try compare("\(day.text) undo") { $0.edit(last.book.tasks) }
  }

  private mutating func compare(_ event: String, _ expect: (inout TaskBook) -> Void) throws {
    book.change(expect)
    let found = TaskBook(try text)
    told.append("\(event)\n\(try text)")
    guard found.tasks == book.tasks else {
      fault = event
      return told.append("expected: \(book.tasks)")
    }
    // On which lines they stand, it alone knows.
    book.edit(found.tasks)
  }

  // MARK: The editor

  private mutating func edit() throws {
    var lines = try text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let tasks = book.tasks.filter { $0.line != nil }
    guard let task = tasks.randomElement(using: &random), let line = task.line.map({ $0 - 1 }) else { return }
    let head = String(lines[line].prefix { $0 == " " })
    func written(_ mark: Character, _ title: String, _ day: LocalDate?) -> String {
      let rule = task.due.map { "due: \($0.text), repeat: weekly" }
      let tail = [rule, day.map { "completed: \($0.text)" }].compactMap(\.self).joined(separator: ", ")
      return head + "- [\(mark)] \(title)" + (tail.isEmpty ? "" : " {\(tail)}")
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: lines[line] = written("x", task.title, day)
    case 1: lines[line] = written("x", task.title, nil)
    case 2: lines[line] = written(" ", task.title, nil)
    case 3: lines[line] = written("/", task.title, nil)
    case 4: lines[line] = written("-", task.title, nil)
    case 5:
      let word = task.title.hasSuffix(" again") ? String(task.title.dropLast(6)) : task.title + " again"
      lines[line] = written(task.mark, word, task.day)
    case 6 where task.log.isEmpty:
      titles += 1
      let below = head + (task.line == 1 ? "  " : "")
      lines.insert("\(below)- [ ] part \(titles)", at: line + 1)
    default:
      guard tasks.count > 2, task.title.hasPrefix("part"), book.parts(of: book.tasks.firstIndex(of: task) ?? 0).isEmpty,
        task.log.isEmpty
      else { return }
      lines.remove(at: line)
    }
    try vault.directory.write("a.md", lines.joined(separator: "\n"))
    book.edit(TaskBook(try text).tasks)
    told.append("\(day.text) edited\n\(try text)")
  }
}

/// What a person would keep of a task and those below it: which are done, since when, and what each command changed.
private struct TaskBook {
  struct Entry: Hashable {
    var date: LocalDate
    var mark: Character
    var day: LocalDate?
  }

  struct BookedTask: Hashable {
    var title: String
    var depth: Int
    var mark: Character = " "
    var day: LocalDate?
    /// Of one that repeats each week.
    var due: LocalDate?
    var log: [Entry] = []
    /// From 1; nil for the note.
    var line: Int?

    var repeats: Bool { due != nil }
    var isClosed: Bool { mark == "x" || mark == "-" }

    /// Where it stands does not matter.
    static func == (left: Self, right: Self) -> Bool {
      (left.title, left.depth, left.mark, left.day, left.due) == (
        right.title, right.depth, right.mark, right.day, right.due
      )
        && left.log == right.log
    }

    func hash(into hasher: inout Hasher) { hasher.combine(title) }
  }

  /// A completion: of a task, or of its occurrence of a day.
  private struct Key: Hashable {
    var title: String
    var date: LocalDate?
  }

  private struct State: Hashable {
    var mark: Character
    var day: LocalDate?
  }

  /// What a command changed when a completion came of it.
  private struct Known {
    var state: State
    var changes: [String: (before: State, after: State)]
  }

  private(set) var tasks: [BookedTask]
  private var known: [Key: Known] = [:]

  // MARK: What one does

  /// The places of the tasks below one, at any depth.
  private func below(_ place: Int) -> Range<Int> {
    let rest = tasks[(place + 1)...]
    return place + 1..<(rest.firstIndex { $0.depth <= tasks[place].depth } ?? tasks.count)
  }

  /// Of those the ones that are to be done for each of its occurrences.
  func parts(of place: Int) -> [Int] {
    var parts: [Int] = []
    var hidden = Int.max
    for other in below(place) {
      if tasks[other].depth > hidden { continue }
      hidden = tasks[other].repeats ? tasks[other].depth : .max
      if !tasks[other].repeats { parts.append(other) }
    }
    return parts
  }

  mutating func finish(_ place: Int, on day: LocalDate, withAllBelow: Bool) {
    guard !tasks[place].repeats else { return pass(place, as: "x", on: day) }
    let below = withAllBelow ? below(place).filter { !tasks[$0].isClosed } : []
    for place in [place] + below { (tasks[place].mark, tasks[place].day) = ("x", day) }
  }

  mutating func pass(_ place: Int, as mark: Character, on day: LocalDate) {
    guard let due = tasks[place].due else { return }
    let parts = parts(of: place)
    tasks[place].log.append(Entry(date: due, mark: mark, day: mark == "x" && day != due ? day : nil))
    tasks[place].due = due.adding(days: 7)
    tasks[place].mark = " "
    for part in parts where tasks[part].mark == "x" { (tasks[part].mark, tasks[part].day) = (" ", nil) }
  }

  mutating func cancel(_ place: Int, on day: LocalDate) {
    // A line without any field stays without one.
    let hasFields = tasks[place].line == nil || tasks[place].repeats || tasks[place].day != nil
    (tasks[place].mark, tasks[place].day) = ("-", hasFields ? day : nil)
  }

  mutating func reopen(_ place: Int) {
    let task = tasks[place]
    var key = Key(title: task.title)
    if task.repeats, !task.isClosed { key.date = task.log.map(\.date).max() }
    let now = state(of: key)
    let members = below(place)
    let taken = task.mark == "-" ? nil : known[key].flatMap { $0.state == now ? $0.changes : nil }
    if let date = key.date {
      tasks[place].log.removeAll { $0.date == date }
      tasks[place].due = date
    } else {
      (tasks[place].mark, tasks[place].day) = (" ", nil)
    }
    for member in members {
      guard let change = taken?[tasks[member].title],
        State(mark: tasks[member].mark, day: tasks[member].day) == change.after
      else { continue }
      (tasks[member].mark, tasks[member].day) = (change.before.mark, change.before.day)
    }
  }

  // MARK: Keeping the book

  private func state(of key: Key) -> State? {
    guard let task = tasks.first(where: { $0.title == key.title }) else { return nil }
    guard let date = key.date else { return task.isClosed ? State(mark: task.mark, day: task.day) : nil }
    return task.log.first { $0.date == date }.map { State(mark: $0.mark, day: $0.day) }
  }

  private var keys: Set<Key> {
    Set(tasks.flatMap { task in [Key(title: task.title)] + task.log.map { Key(title: task.title, date: $0.date) } })
  }

  /// What an editor left; nothing is known of how it came to be so.
  mutating func edit(_ tasks: [BookedTask]) { self.tasks = tasks }

  /// What a command does. One that somebody changed without a command is not known any more.
  mutating func change(_ body: (inout Self) -> Void) {
    let before = self
    body(&self)
    for key in before.keys.union(keys).union(known.keys) {
      let (old, new) = (before.state(of: key), state(of: key))
      if old != known[key]?.state { known[key] = nil }
      guard let new else {
        known[key] = nil
        continue
      }
      if old != nil {
        known[key]?.state = new
      } else if let place = before.tasks.firstIndex(where: { $0.title == key.title }),
        let now = tasks.firstIndex(where: { $0.title == key.title })
      {
        let left = Dictionary(tasks[below(now)].map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
        var changes: [String: (before: State, after: State)] = [:]
        var hidden = Int.max
        for task in before.tasks[before.below(place)] where task.depth <= hidden {
          hidden = .max
          guard let after = left[task.title], (after.mark, after.day) != (task.mark, task.day) else {
            // Its parts are those of its own occurrences.
            if task.repeats { hidden = task.depth }
            continue
          }
          changes[task.title] = (State(mark: task.mark, day: task.day), State(mark: after.mark, day: after.day))
        }
        known[key] = Known(state: new, changes: changes)
      }
    }
  }

  // MARK: Reading

  init(_ text: String) {
    tasks = []
    var isFront = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line == "---" {
        isFront = number == 0
        if isFront { tasks.append(BookedTask(title: "trip", depth: -1)) }
      } else if isFront {
        let parts = line.split(separator: ": ").map(String.init)
        tasks[0].take(parts[0], parts[1])
      } else {
        read(line, number + 1)
      }
    }
  }

  private mutating func read(_ line: Substring, _ number: Int) {
    let content = line.drop { $0 == " " }
    guard content.dropFirst().hasPrefix(" ["), let mark = content.dropFirst(3).first else { return }
    let depth = (line.count - content.count) / 2
    let parts = content.dropFirst(6).split(separator: " {")
    let pairs = parts.dropFirst().first?.dropLast().split(separator: ", ") ?? []
    var task = BookedTask(title: String(parts[0]), depth: depth, mark: mark, line: number)
    for pair in pairs {
      let words = pair.split(separator: ": ").map(String.init)
      task.take(words[0], words[1])
    }
    guard let date = LocalDate(task.title) else { return tasks.append(task) }
    let owner = tasks.lastIndex { $0.depth < depth } ?? 0
    tasks[owner].log.append(Entry(date: date, mark: mark, day: task.day))
  }
}

extension TaskBook.BookedTask {
  /// What a field of a line or of front matter says.
  fileprivate mutating func take(_ key: String, _ value: String) {
    switch key {
    case "due": due = LocalDate(value)
    case "completed": day = LocalDate(value)
    case "status": mark = value == "done" ? "x" : value == "cancelled" ? "-" : " "
    default: break
    }
  }
}
