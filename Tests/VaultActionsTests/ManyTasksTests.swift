import Testing
import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTestSupport

/// What is known of one task among many without a look at the others, against a look at all of them.
@Suite struct `One of many tasks` {
  /// Tasks in tasks, some below plain lines, done, or repeating, with notes of their own below; the lines have different names.
  private static func text(_ random: inout SplitMix64, _ name: String) -> String {
    let ending = Bool.random(using: &random) ? "\n" : "\r\n"
    var lines = Int.random(in: 0..<3, using: &random) == 0 ? ["---", "type: task", "---", ""] : []
    var depth = 0
    for number in 0..<Int.random(in: 1...14, using: &random) {
      let indent = String(repeating: "  ", count: depth)
      let marker = ["[ ] ", "[ ] ", "[ ] ", "[x] ", "[-] ", "[/] ", ""].randomElement(using: &random) ?? ""
      let rule = marker == "[ ] " && Int.random(in: 0..<6, using: &random) == 0
      let tail = rule ? " {due: 2026-11-20, repeat: weekly}" : ""
      lines.append("\(indent)- \(marker)\(name)\(number)\(tail)")
      if Int.random(in: 0..<6, using: &random) == 0 { lines.append("\(indent)  More about it.") }
      if Int.random(in: 0..<8, using: &random) == 0 { lines += ["", "Some text.", ""] }
      depth = Int.random(in: 0...depth + 1, using: &random)
      if lines.last?.isEmpty == true { depth = 0 }
    }
    return lines.joined(separator: ending) + ending
  }

  /// The tasks below an item, found by a look at every item of the note.
  private static func subtasks(of place: Int, in note: Note, besides isLeft: (Item) -> Bool = { _ in false }) -> [Item]
  {
    var members: Set<Int> = [place]
    var subtasks: [Item] = []
    for (index, item) in note.items.enumerated()
    where item.line != nil && index != place && item.type == .task && members.contains(item.parent) && !isLeft(item) {
      members.insert(index)
      subtasks.append(item)
    }
    return subtasks
  }

  /// The names of the lines of a note that are done, or that are open.
  private static func names(_ text: String, _ markers: [String]) -> Set<String> {
    Set(
      text.split(whereSeparator: \.isNewline).compactMap { line in
        guard let marker = markers.first(where: { line.contains("- \($0) ") }) else { return nil }
        return line.drop { $0 == " " }.dropFirst(marker.count + 3).prefix { $0 != " " }.description
      })
  }

  private static let open = ["[ ]", "[/]"]

  @Test func `its subtasks are those of all items of its note`() throws {
    for seed in LongSearch.seeds(few: 40) {
      var random = SplitMix64(seed: seed)
      let texts = ["a.md": Self.text(&random, "a"), "b.md": Self.text(&random, "b")]
      let vault = try ScratchWorkspace(texts)
      vault.answer = true
      let text = try #require(texts["a.md"])
      let note = Note(Document(Array(text.utf8)))
      let place = Int.random(in: 0..<note.items.count, using: &random)
      let item = note.items[place]
      guard item.type == .task, !note.task(of: item).status.isClosed else { continue }
      let name = item.line == nil ? "a.md" : "a.md:\(note.document.location(of: item.range.lower).line)"
      // Twice the same item is once.
      let proposal = try MarkTasks(ItemRequest([name, name]), as: .done).proposal(in: vault.workspace())
      let after = try #require(proposal?.text("a.md"))
      let title = note.document.text(item.title)
      if note.text(.recurrence, of: item) == nil {
        let below = Self.subtasks(of: place, in: note).filter { !note.task(of: $0).status.isClosed }
        let gone = below.map { note.document.text($0.title) } + (item.line == nil ? [] : [title])
        #expect(Self.names(after, Self.open) == Self.names(text, Self.open).subtracting(gone), "seed \(seed)")
      } else {
        let below = Self.subtasks(of: place, in: note) { note.text(.recurrence, of: $0)?.isEmpty == false }
        let opened = below.filter { note.task(of: $0).status == .done }.map { note.document.text($0.title) }
        #expect(Self.names(after, Self.open) == Self.names(text, Self.open).union(opened), "seed \(seed)")
      }
      #expect(proposal?.text("b.md") == nil, "seed \(seed)")
    }
  }

  @Test func `what is reopened has its subtasks as they were`() throws {
    for seed in LongSearch.seeds(few: 20) {
      var random = SplitMix64(seed: seed)
      let start = Self.text(&random, "a")
      guard start.contains("- [") || start.contains("type: task") else { continue }
      let vault = try ScratchWorkspace(["a.md": start])
      vault.answer = true
      let all = ItemRequest(where: QueryRequest("type:task"))
      let before = try vault.directory.read("a.md")
      guard let done = try MarkTasks(all, as: .done).proposal(in: vault.workspace()), !done.writes.isEmpty else {
        continue
      }
      _ = try done.vault.commit(done.writes, as: CommandRecord(words: ["done"], time: done.vault.now))
      // All that the command closed is open again, each line once.
      let text = String(decoding: before, as: UTF8.self)
      let note = Note(Document(try vault.directory.read("a.md")))
      let names = Self.names(text, Self.open)
      for item in note.items where item.line != nil && names.contains(note.document.text(item.title)) {
        guard note.task(of: item).status == .done else { continue }
        let line = note.document.location(of: item.range.lower).line
        let proposal = try MarkTasks(ItemRequest(["a.md:\(line)"]), as: .open).proposal(in: vault.workspace())
        let after = try #require(proposal?.text("a.md"))
        let below = Self.subtasks(of: note.index(of: item), in: note).filter { note.task(of: $0).status == .done }
        let opened =
          below.map { note.document.text($0.title) }.filter(names.contains) + [note.document.text(item.title)]
        #expect(
          Self.names(after, Self.open).isSuperset(of: opened), "seed \(seed), line \(line)")
        #expect(
          Self.names(after, Self.open).subtracting(opened)
            == Self.names(String(decoding: note.document.bytes, as: UTF8.self), Self.open), "seed \(seed), line \(line)"
        )
      }
    }
  }

  @Test func `how near it is is the same, asked once or again, in any order`() throws {
    let days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-12-20"]
    for seed in LongSearch.seeds(few: 1) {
      var random = SplitMix64(seed: seed)
      var texts: [String: String] = [:]
      for number in 0..<4 {
        let lines = (0..<12).map { line in
          // Each group has a task for certain.
          guard line >= days.count else { return "- [ ] task \(line) {due: \(days[line])}" }
          let day = days[Int.random(in: 0..<days.count, using: &random)]
          let mark = ["[ ]", "[x]", "[-]", "[/]"][Int.random(in: 0..<4, using: &random)]
          let fields = ["{due: \(day)}", "{scheduled: \(day)}", "{depends: other}", ""]
          return "- \(mark) task \(line) " + fields[Int.random(in: 0..<4, using: &random)]
        }
        texts["note \(number).md"] = lines.joined(separator: "\n") + "\n- [ ] other {id: other}\n"
      }
      let scratch = try ScratchWorkspace(texts)
      let vault = try scratch.workspace().vault()
      let now = try vault.now
      try vault.ask { index throws(Failure) in
        let known = NoteTexts(index)
        // The notes are asked for too, which are no tasks.
        let tasks = Query(condition: .field("type", .anyOf(["task"])))
        let hits = try known.hits(of: tasks, keepingNotes: true) + known.hits(of: Query())
        #expect(hits.count == 56, "seed \(seed)")
        var groups: Set<TaskGroup> = []
        for hit in hits.shuffled(using: &random) + hits + hits.reversed() {
          let group = known.group(ofTaskAt: hit.location, at: now)
          #expect(group == NoteTexts(index).group(ofTaskAt: hit.location, at: now), "seed \(seed)")
          if let group { groups.insert(group) }
        }
        #expect(groups.count > 3, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [0, 3, 11])
  func `only the one that runs is stopped`(number: Int) throws {
    // Each title stands in both notes, and twice in one.
    let lines = (0..<12).map { "- [ ] task \($0 % 6)\n" }.joined()
    let vault = try ScratchWorkspace(["a.md": lines, "b.md": lines, "c.md": "---\ntype: task\n---\n- [ ] task 3\n"])
    let start = try StartTask("b.md:\(number + 1)").proposal(in: vault.workspace())
    _ = try start.vault.commit(
      start.writes, as: CommandRecord(words: ["start"], time: start.vault.now), running: start.running)
    let all = ItemRequest(where: QueryRequest("type:task"))
    for status in [TaskStatus.done, .cancelled] {
      let request = MarkTasks(all, as: status)
      let proposal = try #require(try request.proposal(in: vault.workspace(at: "2026-11-20 10:25")))
      let after = try #require(proposal.text("b.md")).split(separator: "\n")
      #expect(after.indices.filter { after[$0].contains("spent: 1h25m") } == [number])
      #expect(proposal.text("a.md")?.contains("spent") == false && proposal.text("c.md")?.contains("spent") == false)
      #expect(proposal.remarks.count == 1)
      guard case .stops? = proposal.running else {
        Issue.record("it goes on")
        return
      }
    }
    // Where it is not among them, it goes on.
    let others = MarkTasks(ItemRequest((1...12).map { "a.md:\($0)" }), as: .done)
    let proposal = try #require(try others.proposal(in: vault.workspace(at: "2026-11-20 10:25")))
    #expect(proposal.running == nil && proposal.text("a.md")?.contains("spent") == false)
  }
}
