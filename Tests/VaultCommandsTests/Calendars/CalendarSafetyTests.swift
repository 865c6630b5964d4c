import Foundation
import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault sync ics` deletes nothing that nobody deleted, and is taken back whole.
@Suite struct `What a synchronisation never does` {
  private func run(_ words: String..., in directory: ScratchDirectory) -> CommandRun {
    CommandRun(words, in: directory) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func sync(_ directory: ScratchDirectory, yes: Bool = false) -> CommandRun {
    yes ? run("sync", "ics", "family.ics", "--yes", in: directory) : run("sync", "ics", "family.ics", in: directory)
  }

  private static func event(_ title: String, _ day: Int) -> String {
    "---\ntype: event\ntitle: \(title)\nstart: 2026-12-\(day) 10:00\n---\n"
  }

  private func vault(_ files: [String: String] = [:]) throws -> ScratchDirectory {
    try ScratchDirectory(
      [
        ".vault/config.yaml": "lang: en\n",
        "events/dentist.md": Self.event("Dentist", 10), "events/concert.md": Self.event("Concert", 11),
        "events/school.md": Self.event("School", 12),
      ].merging(files) { $1 })
  }

  /// A vault that has met its calendar, with three entries of `Dentist`, `Concert` and `School`.
  private func synchronized() throws -> ScratchDirectory {
    let directory = try vault()
    #expect(sync(directory).code == .done)
    return directory
  }

  private func text(_ path: String, in directory: ScratchDirectory) -> String? {
    (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func calendar(_ directory: ScratchDirectory) throws -> String {
    try #require(text("family.ics", in: directory))
  }

  private func titles(_ directory: ScratchDirectory) throws -> Set<String> {
    Set(
      try calendar(directory).split(separator: "\r\n").filter { $0.hasPrefix("SUMMARY:") }.map {
        String($0.dropFirst(8))
      })
  }

  /// Every file that a command reads again: the notes, the calendar, and what is remembered of it.
  private func whole(_ directory: ScratchDirectory) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path)
    where path.hasSuffix(".md") || path.hasSuffix(".ics") || path.hasPrefix(".vault/state/synced/") {
      files[path] = try? directory.read(path)
    }
    return files
  }

  // MARK: Taking back

  @Test func `an undo takes back the notes, the calendar and what is remembered, as if nothing had been`() throws {
    let directory = try vault()
    let before = try whole(directory)
    #expect(sync(directory).code == .done)
    let after = try whole(directory)
    #expect(run("undo", in: directory).code == .done)
    #expect(try whole(directory) == before)
    #expect(sync(directory).code == .done)
    #expect(try whole(directory) == after)
  }

  @Test func `a synchronisation after an undo deletes nothing, and overwrites no edit of the calendar`() throws {
    let directory = try synchronized()
    let event =
      "BEGIN:VEVENT\r\nUID:x-1\r\nDTSTAMP:20261101T000000Z\r\nDTSTART:20261220T100000\r\nSUMMARY:Trip\r\nEND:VEVENT\r\n"
    try directory.write(
      "family.ics",
      try calendar(directory).replacing("SUMMARY:Dentist", with: "SUMMARY:Other dentist")
        .replacing("END:VCALENDAR", with: event + "END:VCALENDAR"))
    let edited = try calendar(directory)
    #expect(sync(directory).output == "<- ~ Other dentist (title)\n<- + Trip\n")
    #expect(run("undo", in: directory).code == .done)
    #expect(
      try calendar(directory) == edited
        && text("events/dentist.md", in: directory)?.contains("title: Dentist\n") == true)
    #expect(sync(directory).output == "<- ~ Other dentist (title)\n<- + Trip\n")
    #expect(
      try calendar(directory) == edited
        && text("events/dentist.md", in: directory)?.contains("title: Other dentist\n") == true)
  }

  @Test
  func `an undo leaves a calendar that was changed since, and the next synchronisation finds what belongs together`()
    throws
  {
    let directory = try synchronized()
    try directory.write(
      "family.ics", try calendar(directory).replacing("SUMMARY:School", with: "X-SEEN:1\r\nSUMMARY:School"))
    let undo = run("undo", in: directory)
    #expect(
      undo.code == .done && undo.errors.contains("family.ics was changed since then and stays as it is"),
      "\(undo.errors)")
    #expect(text("events/dentist.md", in: directory) == Self.event("Dentist", 10))
    // Even where a note has got another name meanwhile.
    #expect(run("mv", "events/concert.md", "events/music.md", in: directory).code == .done)
    let again = sync(directory)
    #expect(again.code == .done && again.output.isEmpty, "\(again.output) \(again.errors)")
    #expect(try titles(directory) == ["Dentist", "Concert", "School"])
    #expect(text("events/music.md", in: directory)?.contains("\nuid: ") == true)
    #expect(sync(directory).errors == "the vault and the file agree already\n")
  }

  // MARK: Notes that cannot be read

  enum Damage: String, CaseIterable {
    case encoding, ignored, brokenLink, openFrontMatter, conflictMarkers, movedAndDamaged, otherVault, badStart, folder

    /// What is said of the note.
    var words: String {
      switch self {
      case .encoding, .movedAndDamaged: "not UTF-8"
      case .ignored: ".vaultignore"
      case .brokenLink: "link"
      case .otherVault, .folder: "is not a note of the vault"
      case .badStart, .openFrontMatter, .conflictMarkers: "the note has a mistake there"
      }
    }

    func strike(_ directory: ScratchDirectory) throws {
      let path = "events/dentist.md"
      let bytes = try directory.read(path)
      let text = String(decoding: bytes, as: UTF8.self)
      let files = FileManager.default
      switch self {
      case .encoding: try directory.write(path, bytes + [0xFF, 0x0A])
      case .movedAndDamaged:
        try files.removeItem(atPath: directory.path + "/" + path)
        try directory.write("events/tooth.md", bytes + [0xFF, 0x0A])
      case .ignored: try directory.write(".vaultignore", "dentist.md\n")
      case .brokenLink:
        try files.removeItem(atPath: directory.path + "/" + path)
        try directory.link(path, to: "nowhere.md")
      case .openFrontMatter: try directory.write(path, text.replacing("\n---\n", with: "\n"))
      case .conflictMarkers:
        try directory.write(
          path, text.replacing("type: event", with: "<<<<<<< ours\ntype: event\n=======\ntype: task\n>>>>>>> theirs"))
      case .otherVault: try directory.write("events/.vault/config.yaml", "")
      case .badStart: try directory.write(path, text.replacing("2026-12-10", with: "2026-13-10"))
      case .folder:
        try files.removeItem(atPath: directory.path + "/" + path)
        try directory.write(path + "/other.txt", "x")
      }
    }
  }

  @Test(arguments: Damage.allCases)
  func `an entry stays on both sides while its note cannot be read whole`(damage: Damage) throws {
    let directory = try synchronized()
    let (before, notes) = (try calendar(directory), try whole(directory).filter { $0.key.hasSuffix(".md") })
    try damage.strike(directory)
    for _ in 0..<2 {
      let run = sync(directory)
      #expect(run.code == .done && run.output.isEmpty, "\(run.output)")
      #expect(run.errors.contains("'Dentist' stays as it is on both sides: events/"), "\(run.errors)")
      #expect(run.errors.contains(damage.words), "\(run.errors)")
      #expect(try calendar(directory) == before)
    }
    // Mended, both sides are what they were.
    try? FileManager.default.removeItem(atPath: directory.path + "/.vaultignore")
    try? FileManager.default.removeItem(atPath: directory.path + "/events")
    for (path, bytes) in notes { try directory.write(path, bytes) }
    #expect(sync(directory).errors == "the vault and the file agree already\n")
    #expect(try calendar(directory) == before)
  }

  @Test func `an entry goes when its note is gone, or was read and lacks it, whatever else cannot be read`() throws {
    let directory = try vault(["plan.md": "- [ ] first {due: 2026-12-01}\n- [ ] second {due: 2026-12-02}\n"])
    #expect(sync(directory).code == .done)
    try directory.write("notes/old.md", [0x61, 0xFF])
    try directory.link("notes/away.md", to: "nowhere")
    try FileManager.default.removeItem(atPath: directory.path + "/events/dentist.md")
    let lines = try #require(text("plan.md", in: directory)).split(separator: "\n", omittingEmptySubsequences: false)
    try directory.write("plan.md", lines.dropFirst().joined(separator: "\n"))
    let run = sync(directory)
    #expect(run.output == "-> - Dentist\n-> - first\n", "\(run.errors)")
    #expect(try titles(directory) == ["Concert", "School", "second"])
  }

  @Test func `an entry of which the state knows no note stays while any note cannot be read`() throws {
    let directory = try synchronized()
    let folder = directory.path + "/.vault/state/synced/"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    let state = try #require(text(".vault/state/synced/" + name, in: directory))
    // As an older vault wrote it: without the notes, and without what was told.
    let start = try #require(state.range(of: ",\"notes\":"))
    try directory.write(".vault/state/synced/" + name, state[..<start.lowerBound] + "}\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder + name)
    try FileManager.default.removeItem(atPath: directory.path + "/events/dentist.md")
    try directory.link("events/tooth.md", to: "nowhere")
    let run = sync(directory)
    #expect(
      run.output.isEmpty && run.errors.contains("'Dentist' stays as it is on both sides: events/tooth.md"),
      "\(run.errors)")
    try FileManager.default.removeItem(atPath: directory.path + "/events/tooth.md")
    #expect(sync(directory).output == "-> - Dentist\n")
  }

  @Test func `an entry that is new here is not made again while a note names it that cannot be read`() throws {
    let directory = try synchronized()
    let bytes = try directory.read("events/dentist.md")
    try FileManager.default.removeItem(atPath: directory.path + "/.vault/state/synced")
    try directory.write("events/dentist.md", bytes + [0xFF])
    let run = sync(directory)
    #expect(run.output.isEmpty && run.errors.contains("events/dentist.md"), "\(run.output) \(run.errors)")
    #expect(try whole(directory).keys.filter { $0.hasSuffix(".md") }.count == 3)
  }

  // MARK: A damaged calendar

  @Test(arguments: [
    ("SUMMARY:Dentist", "SUMMARY:Den\u{0}tist"), ("DTSTART:20261210T100000", "DTSTART:tomorrow"),
    ("UID:", "UID:\u{0}"), ("DTSTART:20261210T100000", "DTSTART:2026\u{0}1210T100000"),
  ]) func `an entry stays on both sides while its part of the calendar cannot be read`(from: String, to: String) throws
  {
    let directory = try synchronized()
    let notes = try whole(directory).filter { $0.key.hasSuffix(".md") }
    let parts = try calendar(directory).split(separator: "BEGIN:VEVENT", omittingEmptySubsequences: false)
    let place = try #require(parts.firstIndex { $0.contains("SUMMARY:Dentist") })
    var changed = parts.map(String.init)
    changed[place] = changed[place].replacing(from, with: to)
    #expect(changed[place] != parts[place])
    // A NUL stands for a byte that is no UTF-8.
    try directory.write("family.ics", Array(changed.joined(separator: "BEGIN:VEVENT").utf8).map { $0 == 0 ? 0xFF : $0 })
    let damaged = try directory.read("family.ics")
    for _ in 0..<2 {
      let run = sync(directory)
      #expect(run.code == .done && run.output.isEmpty, "\(run.output)")
      #expect(run.errors.contains("'Dentist' stays as it is on both sides: family.ics:"), "\(run.errors)")
      #expect(try whole(directory).filter { $0.key.hasSuffix(".md") } == notes)
      #expect(try directory.read("family.ics") == damaged)
    }
  }

  // MARK: Much at once

  /// A vault of some events that has met its calendar, and the calendar without the first of them.
  private func losing(_ count: Int, of all: Int, in side: String) throws -> ScratchDirectory {
    let directory = try ScratchDirectory(
      Dictionary(uniqueKeysWithValues: (0..<all).map { ("events/e\($0).md", Self.event("E\($0)", 10 + $0)) })
        .merging([".vault/config.yaml": "lang: en\n"]) { $1 })
    #expect(sync(directory).code == .done)
    for number in 0..<count {
      if side == "vault" {
        try FileManager.default.removeItem(atPath: directory.path + "/events/e\(number).md")
      } else {
        let parts = try calendar(directory).split(separator: "BEGIN:VEVENT", omittingEmptySubsequences: false)
        let kept = parts.filter { !$0.contains("SUMMARY:E\(number)\r\n") }.joined(separator: "BEGIN:VEVENT")
        try directory.write("family.ics", kept.hasSuffix("END:VCALENDAR\r\n") ? kept : kept + "END:VCALENDAR\r\n")
      }
    }
    return directory
  }

  @Test(arguments: ["vault", "file"], [(1, 1), (2, 2), (4, 7), (5, 5)])
  func `all, or most, is not deleted unasked`(side: String, counts: (Int, Int)) throws {
    let directory = try losing(counts.0, of: counts.1, in: side)
    let before = try whole(directory)
    let run = sync(directory)
    let other = side == "vault" ? "family.ics" : "the vault"
    #expect(run.code == .conflict && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        "error: this would delete \(counts.0) of \(counts.1) \(counts.1 == 1 ? "entry" : "entries") from \(other); nothing was changed\n"
      ),
      "\(run.errors)")
    #expect(run.errors.contains("--yes"))
    #expect(try whole(directory) == before)
    #expect(self.run("sync", "ics", "family.ics", "--dry-run", in: directory).code == .done)
    #expect(sync(directory, yes: true).code == .done)
    #expect(try titles(directory).count == counts.1 - counts.0)
    #expect(try whole(directory).keys.filter { $0.hasSuffix(".md") }.count == counts.1 - counts.0)
  }

  @Test(arguments: ["vault", "file"], [(3, 4), (3, 5), (4, 8), (1, 2)])
  func `what is less goes without a question`(side: String, counts: (Int, Int)) throws {
    let directory = try losing(counts.0, of: counts.1, in: side)
    #expect(sync(directory).code == .done)
    #expect(try titles(directory).count == counts.1 - counts.0)
    #expect(try whole(directory).keys.filter { $0.hasSuffix(".md") }.count == counts.1 - counts.0)
  }

  // MARK: The report

  @Test func `what a file holds that notes do not is said once, and then only what is new`() throws {
    let directory = try vault([
      "family.ics":
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201T100000\r\nX-COLOR:red\r\nSUMMARY:Trip\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    ])
    #expect(sync(directory).errors.contains("X-COLOR"))
    #expect(!sync(directory).errors.contains("X-COLOR"))
    // Lines move, and what stands in them is the same.
    try directory.write(
      "family.ics", try calendar(directory).replacing("SUMMARY:Trip", with: "DESCRIPTION:Far\r\nSUMMARY:Trip"))
    #expect(!sync(directory).errors.contains("X-COLOR"))
    try directory.write(
      "family.ics", try calendar(directory).replacing("SUMMARY:Trip", with: "X-MOOD:good\r\nSUMMARY:Trip"))
    let new = sync(directory)
    #expect(new.errors.contains("X-MOOD") && !new.errors.contains("X-COLOR"), "\(new.errors)")
    try directory.write("family.ics", try calendar(directory).replacing("X-COLOR:red", with: "X-COLOR:blue"))
    #expect(sync(directory).errors.contains("X-COLOR"))
    #expect(sync(directory).errors == "the vault and the file agree already\n")
  }
}
