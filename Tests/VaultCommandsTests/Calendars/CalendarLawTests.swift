import Foundation
import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// Random edits, deletions, damage and undos on both sides of a calendar, with synchronisations between them: an entry that
/// neither side deleted is on both sides afterwards, whatever could not be read.
@Suite struct `No entry is gone that nobody deleted` {
  /// With a program of its own, as `.ci/run` gives it, 2,000 rounds.
  @Test func `over random rounds`() throws {
    let known: [UInt64] = [7_089_837_746_723_115_161]
    for seed in LongSearch.seeds(few: World.program == nil ? 3 : 2000 / World.rounds, known: known) {
      var world = try World(seed)
      for round in 0..<World.rounds { try world.play("seed \(seed), round \(round)") }
    }
  }

  /// A vault, its calendar, and what somebody means to be in them.
  private struct World {
    static let rounds = 25

    private let directory: ScratchDirectory
    private var random: SplitMix64
    /// The entries by the word in their titles that no edit changes.
    private var count = 0
    private var deleted: Set<String> = []
    /// Those that were on both sides after the last synchronisation, if it stands.
    private var met: Set<String> = []
    /// Notes that were damaged, with what they held.
    private var damaged: [(path: String, bytes: [UInt8])] = []
    private var log: [String] = []

    init(_ seed: UInt64) throws {
      random = SplitMix64(seed: seed)
      directory = try ScratchDirectory([".vault/config.yaml": "lang: en\n", "list.md": "# List\n\n"])
      for _ in 0..<4 { try addNote() }
      try synchronize("start of seed \(seed)")
    }

    // MARK: Rounds

    mutating func play(_ place: String) throws {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let turn = Int.random(in: 0..<14, using: &random)
        // Undoing the first synchronisation takes the file away that it made.
        if [2, 4, 5, 8, 12].contains(turn), !hasFile { continue }
        switch turn {
        case 0: try addNote()
        case 1: try addLine()
        case 2: try addToFile()
        case 3: try editNote()
        case 4, 5: try editFile()
        case 6: try deleteNote()
        case 7: try deleteLine()
        case 8: try deleteFromFile()
        case 9, 10: try damage()
        case 11: try mend()
        case 12: try damageFile()
        default:
          log.append("undo")
          if try run("undo").code == 0 { met = [] }
        }
      }
      try synchronize(place)
    }

    /// The program that is tried in place of the code under test, which is ten times as fast.
    static let program = ProcessInfo.processInfo.environment["VAULT_BINARY"].map { URL(fileURLWithPath: $0) }

    /// Runs a command, and gives its exit code with all that it printed.
    private func run(_ words: String...) throws -> (code: Int32, text: String) {
      let variables = [
        EnvironmentVariable.now: "2026-11-20 09:05", .timeZone: "UTC0",
        .stateHome: directory.path + "/.state-home",
      ]
      guard let program = Self.program else {
        let run = CommandRun(words, in: directory) { environment in
          for (name, value) in variables { environment.variables[name] = value }
        }
        return (run.code.rawValue, run.output + run.errors)
      }
      let process = Process()
      let pipe = Pipe()
      process.executableURL = program
      process.arguments = words
      process.currentDirectoryURL = URL(fileURLWithPath: directory.path)
      process.environment = Dictionary(uniqueKeysWithValues: variables.map { ($0.key.rawValue, $0.value) })
      (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe, pipe)
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    private mutating func synchronize(_ place: String) throws {
      let run = try run("sync", "ics", "family.ics", "--yes")
      log.append("sync \(run.code)")
      let comment: Comment = "\(place): \(log.suffix(24).joined(separator: ", "))\n\(run.text)"
      #expect([0, 4].contains(run.code), comment)
      guard [0, 4].contains(run.code) else { return }
      let (calendar, notes) = (hasFile ? try text("family.ics") : "", try self.notes())
      for word in (0..<count).map(Self.word) where !deleted.contains(word) {
        let isHere = notes.values.contains { $0.contains(word) }
        let isThere = calendar.contains(word)
        // What is new may wait on one side until it can be read.
        #expect(isHere || isThere, "\(word), \(comment)")
        guard met.contains(word) else { continue }
        #expect(isThere, "\(word) in the calendar, \(comment)")
        #expect(isHere, "\(word) in the notes, \(comment)")
      }
      met = Set(
        (0..<count).map(Self.word).filter { word in
          calendar.contains(word) && notes.values.contains { $0.contains(word) }
        })
    }

    // MARK: The vault

    private static func word(_ number: Int) -> String { "Entry\(number)x" }

    private mutating func next() -> String {
      defer { count += 1 }
      return Self.word(count)
    }

    private var hasFile: Bool { FileManager.default.fileExists(atPath: directory.path + "/family.ics") }

    private func text(_ path: String) throws -> String { String(decoding: try directory.read(path), as: UTF8.self) }

    /// What stands in the notes and in what was one, each by its path.
    private func notes() throws -> [String: String] {
      var notes: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path)
      where path.hasSuffix(".md") && !path.hasPrefix(".") {
        notes[path] = try? text(path)
      }
      // A link that broke leads to what was moved away.
      for note in damaged { notes[note.path + " as it was"] = String(decoding: note.bytes, as: UTF8.self) }
      return notes
    }

    /// A note that is as vault wrote it.
    private mutating func anyNote() throws -> String? {
      let whole = try notes().keys.filter { $0.hasPrefix("events/") && !isDamaged($0) }
      return whole.sorted().randomElement(using: &random)
    }

    private func isDamaged(_ path: String) -> Bool { damaged.contains { path.hasPrefix($0.path) } }

    private mutating func addNote() throws {
      let word = next()
      log.append("note \(word)")
      try directory.write(
        "events/\(word).md", "---\ntype: event\ntitle: \(word)\nstart: 2026-12-\(10 + count % 15) 10:00\n---\n")
    }

    private mutating func addLine() throws {
      guard !isDamaged("list.md") else { return }
      let word = next()
      log.append("line \(word)")
      try directory.write("list.md", try text("list.md") + "- [ ] \(word) {due: 2026-12-\(10 + count % 15)}\n")
    }

    private mutating func editNote() throws {
      guard let path = try anyNote() else { return }
      log.append("edit \(path)")
      try directory.write(path, try text(path).replacing("title: ", with: "title: Here "))
    }

    private mutating func deleteNote() throws {
      guard let path = try anyNote(), let word = Self.words(in: try text(path)).first else { return }
      log.append("delete \(path)")
      deleted.insert(word)
      try FileManager.default.removeItem(atPath: directory.path + "/" + path)
    }

    private mutating func deleteLine() throws {
      guard !isDamaged("list.md") else { return }
      let lines = try text("list.md").split(separator: "\n", omittingEmptySubsequences: false)
      guard let line = lines.filter({ $0.hasPrefix("- ") }).randomElement(using: &random) else { return }
      log.append("delete \(line)")
      deleted.formUnion(Self.words(in: String(line)))
      try directory.write("list.md", lines.filter { $0 != line }.joined(separator: "\n"))
    }

    private static func words(in text: String) -> [String] {
      text.matches(of: /Entry[0-9]+x/).map { String($0.output) }
    }

    private mutating func damage() throws {
      let choices = try notes().keys.filter { !$0.contains(" ") && !isDamaged($0) }.sorted()
      guard let path = choices.randomElement(using: &random) else { return }
      let bytes = try directory.read(path)
      let text = String(decoding: bytes, as: UTF8.self)
      let kind = Int.random(in: 0..<5, using: &random)
      log.append("damage \(path) by \(kind)")
      damaged.append((path, bytes))
      switch kind {
      case 0: try directory.write(path, bytes + [0xC3, 0x28])
      case 1:
        try directory.write(path, text.replacing("\n---\n", with: "\n--\n") + (text.hasPrefix("---") ? "" : "\u{0}\n"))
      case 2: try directory.write(".vaultignore", path + "\n")
      case 3:
        try FileManager.default.removeItem(atPath: directory.path + "/" + path)
        try directory.link(path, to: "nowhere.md")
      default:
        try directory.write(path, "<<<<<<< a\n" + text.replacing("title:", with: "=======\ntitle:") + ">>>>>>> b\n")
      }
    }

    private mutating func mend() throws {
      log.append("mend")
      try? FileManager.default.removeItem(atPath: directory.path + "/.vaultignore")
      for note in damaged {
        try? FileManager.default.removeItem(atPath: directory.path + "/" + note.path)
        try directory.write(note.path, note.bytes)
      }
      damaged = []
    }

    // MARK: The calendar

    private func components() throws -> [String] {
      try text("family.ics").split(separator: "BEGIN:V", omittingEmptySubsequences: false).map(String.init)
    }

    private mutating func changeFile(_ change: (String) -> String?) throws {
      var parts = try components()
      guard let place = parts.indices.filter({ Self.isEntry(parts[$0]) }).randomElement(using: &random) else { return }
      let isLast = place == parts.indices.last
      let end = "END:VCALENDAR\r\n"
      let part = isLast ? String(parts[place].dropLast(end.count)) : parts[place]
      let changed = change(part)
      if isLast { parts[place] = (changed ?? "") + end } else { parts[place] = changed ?? "" }
      if changed == nil, !isLast { parts.remove(at: place) }
      let all = parts.joined(separator: "BEGIN:V").replacing("BEGIN:V" + end, with: end)
      try directory.write("family.ics", Array(all.utf8).map { $0 == 0 ? 0xFF : $0 })
    }

    private static func isEntry(_ part: String) -> Bool { part.hasPrefix("EVENT") || part.hasPrefix("TODO") }

    private mutating func addToFile() throws {
      let word = next()
      let further = ["", "TRANSP:TRANSPARENT\r\n", "CLASS:CONFIDENTIAL\r\n"][count % 3]
      log.append("file \(word)")
      try directory.write(
        "family.ics",
        Array(
          try text("family.ics").replacing(
            "END:VCALENDAR",
            with:
              "BEGIN:VEVENT\r\nUID:\(word)@phone\r\nDTSTAMP:20261101T000000Z\r\nDTSTART:20261220T100000\r\nSUMMARY:\(word)\r\n\(further)END:VEVENT\r\nEND:VCALENDAR"
          ).utf8))
    }

    private mutating func editFile() throws {
      log.append("edit in file")
      try changeFile { $0.replacing("SUMMARY:", with: "SUMMARY:There ") }
    }

    private mutating func deleteFromFile() throws {
      var words: [String] = []
      try changeFile { part in
        words = Self.words(in: part)
        return nil
      }
      log.append("delete \(words) in file")
      deleted.formUnion(words)
    }

    private mutating func damageFile() throws {
      let kind = Int.random(in: 0..<3, using: &random)
      log.append("damage in file by \(kind)")
      try changeFile { part in
        switch kind {
        case 0: part.replacing("SUMMARY:", with: "SUMMARY:\u{0}")
        case 1: part.replacing("DTSTART:", with: "DTSTART:soon ")
        default: part.replacing("UID:", with: "UID:\u{0}")
        }
      }
    }
  }
}
