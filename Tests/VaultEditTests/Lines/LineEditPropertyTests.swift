import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

/// Random notes of lines, random changes of a random line.
private struct LineScenario {
  var random: SplitMix64
  var type: ItemType = .note

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    type = pick([.note, .note, .task, .shopping, .pantry, .meals, .money, .timetable, .diary, .list, .collection])
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func note() -> String {
    let ending = pick(["\n", "\n", "\r\n"])
    var lines: [String] = []
    if chance(30) { lines += ["---", "tags: [a]", "---"] }
    if chance(40) { lines += ["# Title", ""] }
    var indentation = ""
    let step = pick(["  ", "  ", "    ", "\t"])
    let quote = chance(15) ? "> " : ""
    var number = 1
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: lines += ["", pick(["Some text.", "## Part", "```\n- [ ] code\n```", "---", "| a |\n|---|"]), ""]
      case 1: lines.append("")
      case 2 where !lines.isEmpty: lines.append(quote + indentation + "  a note #deep")
      default:
        if chance(25) { indentation += step } else if chance(60) { indentation = "" }
        let marker = pick(["- ", "- ", "- ", "* ", "\(number). "])
        number += 1
        lines.append(quote + indentation + marker + line())
      }
    }
    return (chance(10) ? "\u{FEFF}" : "") + lines.joined(separator: ending) + (chance(80) ? ending : "")
  }

  mutating func line() -> String {
    let box = pick(["[ ] ", "[ ] ", "[x] ", "[X] ", "[-] ", "[>] ", ""])
    let date = pick(["", "2026-11-23 ", "2026-11-23 14:00 ", "2026-11-23 14:00-15:30 ", "09:00 "])
    let amount = pick(["", "", "*400 g* ", "2 kg ", "-249.90 UAH "])
    let text = pick([
      "call Ann", "[[borshch]] soup", "звіт #work", "write `code`", "a #x b #y", "שלום 📞", "7up", "x {y}",
    ])
    let fields = pick(["", "", "", " due:2026-11-20", " [list:: home]", " 📅 2026-11-20 #t", " priority:high #t", " ⏫"])
    let braces = pick([
      "", "", " {list: home}", " {due: 2026-11-20, flag}", " {mine: [a, \"b, c\"], note: 'x'}", " {flag}",
    ])
    return box + date + amount + text + fields + braces
      + pick(["", "", "", " ^k\(Int.random(in: 0...9, using: &random))"])
  }

  mutating func change() -> ItemChange {
    let key = pick([
      "due", "list", "priority", "flag", "mine", "note", "tags", "start", "amount", "at", "date", "status",
    ])
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: return .set(key, value(for: key))
    case 3: return .removeKey([key])
    case 4: return .add([key], [NewScalar(word()), NewScalar(word())])
    case 5: return .remove([key], [NewScalar(pick(["a", "home", "work", "x", "t"]))])
    case 6: return .renameKey([key], to: pick(["wait", "mine", "other", "list"]))
    case 7: return .mark(pick([.open, .done, .cancelled, .inProgress]))
    case 8: return .reword(pick(["call Bob", "2 l [[milk]] #z", "a {b}", "2026-01-01 x", "naïve – “q”"]))
    case 9: return .append(NewLine(line()), place())
    case 10: return .move(place())
    default: return .removeLine
    }
  }

  mutating func value(for key: String) -> String {
    switch key {
    case "due", "start": pick(["2026-12-01", "2026-12-01 10:00", "2026-11-23 13:00", "soon"])
    case "date": pick(["2026-12-01", "soon"])
    case "at": pick(["10:00", "10:00-11:00"])
    case "priority": pick(["high", "none", "low"])
    case "flag": pick(["true", "false"])
    case "amount": pick(["500 g", "-3 UAH", "3"])
    case "status": pick(["done", "open", "nonsense"])
    default: word()
    }
  }

  mutating func word() -> String {
    pick(["home", "my home", "a, b", "[[link]]", "x: y", "#5", "\"q\"", "it's", "}", "", " ", "дім", "📞", "a\\b", "^z"])
  }

  mutating func place() -> LinePlace {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .end
    case 5: .section(heading: pick(["Part", "New"]), before: pick(["Part", "title", "nowhere"]))
    case 1: .under(heading: pick(["Part", "title", "New"]))
    case 2: .below("call Ann")
    case 3: .before("7up")
    case 4: .after("call Ann")
    default: .below("7up")
    }
  }
}

/// What a note says of one line, to compare without the editor's own checks.
private struct LineFacts: Hashable {
  var type: ItemType
  var title: String
  var fields: [String]
  var checkbox: LineItem.Checkbox

  static func all(of note: Note) -> [LineFacts] {
    note.items.compactMap { item in
      guard let line = item.line else { return nil }
      let fields = note.fields[item.fields].map { field in
        let name = field.key?.rawValue ?? note.document.text(field.keyRange)
        return name + "=" + note.texts(of: field).map(\.text).joined(separator: "|") + "=\(field.value)"
      }
      return LineFacts(
        type: item.type, title: note.document.text(item.title), fields: fields, checkbox: note.lines[line].checkbox)
    }
  }
}

struct LineEditPropertyTests {
  @Test func `a random change of a random line leaves every other line and every other byte alone`() {
    var accepted = 0
    var rounds = 0
    for seed in LongSearch.seeds(few: 240) {
      rounds += 1
      var scenario = LineScenario(seed: seed)
      let text = scenario.note()
      let note = Note(text, scenario.type)
      let lines = note.items.filter { $0.line != nil }
      guard let item = lines.isEmpty ? nil : scenario.pick(lines) else { continue }
      let change = scenario.change()
      guard let patches = try? LineEdit(note).patches(for: change, of: item), !patches.isEmpty else { continue }
      accepted += 1
      check(note, item, change, patches, seed)
    }
    #expect(accepted > rounds * 3 / 10 || LongSearch.isAsked, "\(accepted) of \(rounds) changed something")
  }

  private func check(_ note: Note, _ item: Item, _ change: ItemChange, _ patches: [Patch], _ seed: UInt64) {
    let before = note.document.bytes
    let sorted = patches.sorted { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      #expect(first.range.upper <= second.range.lower, "seed \(seed): patches overlap")
    }
    #expect(sorted.allSatisfy { $0.range.upper <= before.count }, "seed \(seed)")
    let after = Note(Document(patches.applied(to: before)), context: note.context)
    var old = LineFacts.all(of: note)
    var new = LineFacts.all(of: after)
    let place = note.items.filter { $0.line != nil }.firstIndex(of: item) ?? 0
    let story = "seed \(seed): \(change)\n\(note.document.text(note.whole.range).debugDescription)"
    switch change {
    case .append, .move, .removeLine:
      let lost = Set(old).subtracting(new)
      let isRemoval = if case .removeLine = change { true } else { false }
      #expect(isRemoval ? Set(new).isSubset(of: old) : lost.isEmpty, "\(story): lost \(lost)")
      if case .move = change { #expect(new.count == old.count, "\(story)") }
    default:
      #expect(old.count == new.count, "\(story)")
      guard old.indices.contains(place), new.indices.contains(place) else { return }
      old.remove(at: place)
      new.remove(at: place)
      #expect(old == new, "\(story)")
      let changed = Set(linesTouched(by: patches, in: before))
      #expect(changed.count == 1, "\(story): lines \(changed)")
    }
    #expect(after.tagsOfFrontMatter == note.tagsOfFrontMatter, "\(story)")
    again(change, item, in: note, after, story)
  }

  /// The same change once more is no change.
  private func again(_ change: ItemChange, _ item: Item, in note: Note, _ after: Note, _ story: String) {
    switch change {
    case .append, .move, .removeLine, .renameKey: return
    default: break
    }
    guard let line = item.line, let changed = after.items.first(where: { $0.line == line }) else { return }
    do {
      let patches = try LineEdit(after).patches(for: change, of: changed)
      #expect(patches.isEmpty, "\(story): again \(patches)")
    } catch {
      Issue.record("\(story): refused the second time: \(error.reason)")
    }
  }

  /// The beginnings of the lines that patches change.
  private func linesTouched(by patches: [Patch], in bytes: [UInt8]) -> [Int] {
    patches.map { patch in
      var start = patch.range.lower
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
      return start
    }
  }

  @Test func `what is appended and removed again leaves the note as it was`() throws {
    var counted = 0
    for seed in LongSearch.seeds(few: 200) {
      var scenario = LineScenario(seed: seed &+ 77_000)
      let note = Note(scenario.note(), scenario.type)
      // Blank lines at the end of a note become those before its new list, and nobody knows then whose they are.
      let feeds = note.document.bytes.reversed().filter { $0 != 0x0D }.prefix { $0 == 0x0A }.count
      guard note.items.count > 1, feeds < 2 else { continue }
      let box: LineItem.Checkbox = .open
      let change = ItemChange.append(NewLine("2026-01-02 08:00 unheard of [[thing]]", checkbox: box), .end)
      guard let patches = try? LineEdit(note).patches(for: change, of: note.whole) else { continue }
      let after = Note(Document(patches.applied(to: note.document.bytes)), context: note.context)
      let added = after.items.first { after.document.text($0.title).hasSuffix("unheard of [[thing]]") }
      guard let added, note.lines.contains(where: { $0.parent < 0 }) else { continue }
      counted += 1
      let removal = try LineEdit(after).patches(for: .removeLine, of: added)
      let result = removal.applied(to: after.document.bytes)
      #expect(result == note.document.bytes, "seed \(seed): \(note.document.text(note.whole.range).debugDescription)")
    }
    #expect(counted > 120 || LongSearch.isAsked, "\(counted)")
  }

  @Test func `a YAML reader agrees with every value in braces`() throws {
    let pieces = [
      "a", "b", "слово", "📞", " ", " ", ", ", ",", ": ", ":", "#", " #", "\"", "'", "\\", "[", "]", "{", "}", "[[x]]",
      "- ", "-", "? ", "| ", ">", "&", "*", "!", "~", "%", "@", "null", "yes", "0x1F", "1e3", "12", "2026-11-23", "=",
      "//", "due: ", "flag", "^x", "due:x",
    ]
    var (accepted, rounds) = (0, 0)
    for seed in LongSearch.seeds(few: 1_500) {
      rounds += 1
      var scenario = LineScenario(seed: seed)
      let text = (0..<Int.random(in: 1...6, using: &scenario.random)).map { _ in scenario.pick(pieces) }.joined()
      let isText = scenario.chance(50)
      let line = scenario.pick(["- [ ] a\n", "- [ ] a {flag}\n", "- [ ] a {mine: x} ^k\n", "- [ ] a {list: 'x'}\n"])
      let key = scenario.pick(["mine", "list", "location"])
      let note = Note(line, .task)
      let change = ItemChange.set([key], .scalar(NewScalar(text, isText: isText)))
      guard let patches = try? LineEdit(note).patches(for: change, of: note.items[1]) else { continue }
      accepted += 1
      let after = Note(Document(patches.applied(to: note.document.bytes)), context: note.context)
      let braces = after.readings.lines[0].braces
      let tree = YAMLTree(parsing: after.document.bytes, in: braces)
      let root = try #require(tree.root, "seed \(seed)")
      let value = try #require(tree.value(forKey: key, in: root, of: after.document.bytes), "seed \(seed): \(text)")
      #expect(tree.diagnostics.isEmpty, "seed \(seed): \(text)")
      let isQuoted = tree.nodes[value].style != .plain
      #expect(tree.text(of: value, in: after.document.bytes) == text, "seed \(seed)")
      let scalar = tree.scalar(of: value, in: after.document.bytes)
      #expect(isQuoted || (scalar != .null && (!isText || scalar == .text)), "seed \(seed): \(text)")
    }
    #expect(accepted > rounds * 9 / 10 || LongSearch.isAsked, "\(accepted) of \(rounds)")
  }

  @Test func `any bytes are edited or refused`() {
    let pieces: [String] = [
      "- ", "* ", "1. ", "[ ] ", "[x]", "{", "}", ": ", "due", "due:", ", ", "[", "]", "[[", "]]", "\"", "'", "\n",
      "\r\n", "\r", "\t", "  ", "> ", "#", "# ", "---", "***", "```", "%%", "<!--", "-->", "^a", "📅", "⏫", "2026-11-23",
      "14:00", "-", "*2 g*", "<<<<<<< ", "=======", "\u{FEFF}", "é", "\\", "|", "::", "(", ")", "[^a]: ", "a",
    ]
    for seed in LongSearch.seeds(few: 1_800) {
      var scenario = LineScenario(seed: seed)
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &scenario.random) {
        bytes += Array(scenario.pick(pieces).utf8)
        if scenario.chance(3) { bytes.append(UInt8.random(in: 0...255, using: &scenario.random)) }
      }
      let note = Note(Document(bytes), context: ReadingContext(folderType: scenario.type))
      for item in note.items {
        for _ in 0..<4 {
          let change = scenario.change()
          guard let patches = try? LineEdit(note).patches(for: change, of: item) else { continue }
          _ = patches.applied(to: bytes)
        }
      }
      let sections = SectionEdit(note.document)
      _ = try? sections.patches(replacing: scenario.pick(["a", "due", "#"]), with: scenario.pick(pieces))
      _ = try? sections.patches(renaming: scenario.pick(["a", "due", "2026-11-23"]), to: scenario.pick(pieces))
    }
  }
}

extension Note {
  fileprivate var tagsOfFrontMatter: [String] {
    guard let field = field(.tags, of: whole) else { return [] }
    return texts(of: field).map(\.text)
  }
}
