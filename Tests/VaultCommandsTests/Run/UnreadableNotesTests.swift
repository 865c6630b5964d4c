import Foundation
import Testing
import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// What commands say of notes that they cannot read, so that nothing is missing without a word.
@Suite struct `Notes that cannot be read` {
  /// The bytes of a text in Windows-1251, whose first 64 letters stand there as in Unicode, from 0xC0 on.
  private static func windows1251(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value < 0x80 ? $0.value : $0.value - 0x410 + 0xC0) }
  }

  /// A vault with notes whose text is in Windows-1251.
  private func vault(_ files: [String: String] = [:], unread: [String: String]) throws -> EditVault {
    let vault = try EditVault(files)
    for (path, text) in unread { try vault.directory.write(path, Self.windows1251(text)) }
    return vault
  }

  private static let reason = "it is not UTF-8, but looks like Windows-1251; convert it with "
  private static let milk = "- [ ] молоко та хліб\n"

  @Test(
    arguments: [
      ["search", "soap"], ["search", "молоко"], ["search", "\"buy soap\"", "--json"], ["tasks"], ["tasks", "--json"],
      ["agenda"], ["today"], ["report", "today"], ["list"], ["list", "soon"], ["remind", "--dry-run"], ["pantry"],
      ["cookable"], ["shop"],
      ["meals"], ["show", "soop"], ["done", "soop"], ["add", "Sweep list:hme"],
    ])
  func `are named once, beside what a command finds without them`(words: [String]) throws {
    let vault = try vault(unread: ["tasks/milk.md": Self.milk])
    let run = vault.run(words)
    #expect(
      run.errors.ranges(of: "warning: cannot read tasks/milk.md: " + Self.reason).count == 1,
      "\(run.code) \(run.errors)")
    #expect(!run.output.contains("tasks/milk.md"))
    #expect(!vault.run(words + ["--quiet"]).errors.contains("tasks/milk.md"))
  }

  @Test(arguments: [
    ["check"], ["doctor"], ["index"], ["__complete", "--", "show", "so"], ["show", "recipes/soup.md"],
    ["done", "buy soap"], ["set", "buy soap", "due=tomorrow"], ["search", "soap", "--now", "then"],
  ])
  func `are no warning where a command tells them, or needs none`(words: [String]) throws {
    let run = try vault(unread: ["tasks/milk.md": Self.milk]).run(words)
    #expect(!run.errors.contains("warning: cannot read"), "\(run.errors)")
  }

  @Test func `are counted from the fourth on`() throws {
    let unread = Dictionary(uniqueKeysWithValues: (1...5).map { ("tasks/\($0).md", Self.milk) })
    let errors = try vault(unread: unread).run("tasks").errors.split(separator: "\n")
    try #require(errors.count == 4, "\(errors)")
    for number in 1...3 { #expect(errors[number - 1].hasPrefix("warning: cannot read tasks/\(number).md: ")) }
    #expect(errors.last == "warning: cannot read 2 more files or folders; 'vault doctor' lists them")
    let ukrainian = try vault(unread: unread).run(["tasks"], language: "uk_UA.UTF-8").errors
    #expect(
      ukrainian.contains("не вдалося прочитати ще 2 файли чи теки; усі назве «vault doctor»\n"), "\(ukrainian)")
  }

  // MARK: Where something would be written from them

  private static let bread =
    "---\nservings: 4\n---\n# Bread\n\n## Ingredients\n\n- 500 g flour\n\n## Steps\n\nBake.\n"

  @Test(arguments: ["---\ntype: pantry\n---\n- *900 g* flour\n- сіль\n", "---\ntype: shopping\n---\n- [ ] сіль\n"])
  func `keep a recipe from the shopping list when they are of the pantry or a list`(text: String) throws {
    let vault = try vault(["recipes/bread.md": Self.bread], unread: ["home/shelf.md": text])
    let run = vault.run("shop", "add", "bread")
    #expect(run.code == .ioFailure && run.errors.contains("error: cannot read home/shelf.md:"), "\(run.errors)")
    #expect(vault.text("shopping/shopping-list.md").isEmpty)
    // Any other note has nothing to do with it.
    try vault.directory.write("home/shelf.md", Self.windows1251("---\ntype: note\n---\nсіль\n"))
    #expect(vault.run("shop", "add", "bread").code == .done)
  }

  @Test func `keep a task from moving by the days that they list`() throws {
    let gym = "---\ntype: note\n---\n- [ ] gym {due: 2026-11-20, repeat: weekly, except: \"[[holidays]]\"}\n"
    let vault = try vault(["tasks/a.md": gym], unread: ["holidays.md": "- 2026-11-27 свято\n"])
    for words in [["done", "gym"], ["recur", "gym"]] {
      let run = vault.run(words)
      #expect(run.code == .ioFailure && run.errors.contains("error: cannot read holidays.md:1:14:"), "\(run.errors)")
    }
    #expect(vault.text("tasks/a.md") == gym)
    try vault.directory.write("holidays.md", "- 2026-11-27 свято\n")
    #expect(vault.run("done", "gym").code == .done)
    #expect(vault.text("tasks/a.md").contains("due: 2026-12-04"))
  }

  private static let calendar = """
    BEGIN:VCALENDAR
    VERSION:2.0
    BEGIN:VEVENT
    UID:choir@example.org
    SUMMARY:Choir rehearsal
    DTSTART:20260902T173000
    END:VEVENT
    END:VCALENDAR

    """

  @Test func `are not imported a second time`() throws {
    let vault = try EditVault(["choir.ics": Self.calendar])
    #expect(vault.run("import", "choir.ics").output == "events/choir-rehearsal.md\n")
    let note = vault.text("events/choir-rehearsal.md")
    try vault.directory.write("events/choir-rehearsal.md", Self.windows1251(note + "другий ряд\n"))
    let run = vault.run("import", "choir.ics")
    #expect(run.code == .ioFailure && run.output.isEmpty, "\(run.output)")
    #expect(run.errors.contains("error: cannot read events/choir-rehearsal.md:"), "\(run.errors)")
    #expect(vault.text("events/choir-rehearsal-2.md").isEmpty)
  }

  @Test func `are no list that is not there`() throws {
    let vault = try EditVault(["chores.md": ""])
    try vault.directory.write("garden.md", Self.windows1251("# Сад та город\n"))
    let run = vault.run("add", "Mow list:garden")
    #expect(run.code == .ioFailure && run.errors.contains("error: cannot read garden:1:3:"), "\(run.errors)")
    try vault.directory.write(".vault/config.yaml", "lang: en\ndefault-list: garden\n")
    let usual = vault.run("add", "Mow")
    #expect(usual.code == .ioFailure && usual.errors.contains("error: cannot read garden:1:3:"), "\(usual.errors)")
  }

  // MARK: While a command looks at them

  /// Runs a body in the invocation of a command, with the index of its vault.
  private func run(
    _ vault: EditVault,
    _ body: @escaping @Sendable (Vault, IndexedVault, Invocation) throws(Failure) -> Void
  ) -> CommandRun {
    let command = Command(TasksCommand.syntax.name, TasksCommand.syntax) {
      (invocation: inout Invocation) throws(Failure) in
      let session = try Vault(for: invocation)
      try body(session, try session.refreshed(), invocation)
      return .done
    }
    return CommandRun("tasks", commands: [command]) { environment in
      environment.workingDirectory = vault.directory.path
      environment.variables[.now] = "2026-11-20 09:00"
    }
  }

  /// What a command asks of the notes that it looks at, by name.
  private static let questions: [String: @Sendable (Vault, IndexedVault, Invocation) throws(Failure) -> Void] = [
    "a phrase": { session, vault, invocation throws(Failure) in
      _ = try NoteTexts(vault).hits(of: session.query("\"buy soap\"", invocation, in: vault))
    },
    "the items": { session, vault, invocation throws(Failure) in
      let hits = try Self.hits(session, vault, invocation)
      _ = try vault.read(hits, invocation.workspace) { _, _, place in place.path }
    },
    "all notes of a type": { session, vault, invocation throws(Failure) in
      _ = try FoundNote.all(of: "list", in: vault, session)
    },
  ]

  private static func hits(
    _ session: Vault, _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) -> [Hit] {
    try NoteTexts(vault).hits(of: session.query("in:chores.md", invocation, in: vault))
  }

  private static func replace(_ path: String, with bytes: [UInt8]?, in vault: EditVault) {
    do {
      if let bytes { return try vault.directory.write(path, bytes) }
      try FileManager.default.removeItem(atPath: vault.directory.path + "/" + path)
    } catch {
      Issue.record(error)
    }
  }

  @Test(arguments: questions.keys.sorted())
  func `are told when they were readable a moment ago`(question: String) throws {
    let ask = try #require(Self.questions[question])
    for (bytes, code) in [([0x2D, 0xFF] as [UInt8]?, ExitCode.ioFailure), (nil, .done)] {
      let vault = try EditVault()
      let run = run(vault) { session, index, invocation throws(Failure) in
        Self.replace("chores.md", with: bytes, in: vault)
        try ask(session, index, invocation)
      }
      #expect(run.code == code && run.errors.contains("cannot read chores.md:1:2:") == (bytes != nil), "\(run.errors)")
    }
  }

  @Test func `are not imported a second time where they were readable a moment ago`() throws {
    let note = "---\ntype: event\nuid: choir@example.org\nstart: 2026-09-02 17:30\n---\n# Choir rehearsal\n"
    for (bytes, code) in [([0x2D, 0xFF] as [UInt8]?, ExitCode.ioFailure), (nil, .done)] {
      let vault = try EditVault(["choir.md": note])
      let run = run(vault) { _, _, invocation throws(Failure) in
        let session = try CalendarSession(invocation)
        var survey = CalendarSurvey(session.clocks)
        survey.beginSource()
        var reader = CalendarReader()
        reader.read(Array(Self.calendar.utf8)[...]) { survey.add($0) { _ in } }
        reader.finish { survey.add($0) { _ in } }
        survey.finish()
        let known = try KnownEntries(survey, of: session)
        let identifier = CalendarIdentifier(text: "choir@example.org")
        #expect(known.contains(identifier))
        Self.replace("choir.md", with: bytes, in: vault)
        guard try known.member(of: identifier) == nil else { throw Failure(.conflict, .stopped) }
      }
      #expect(run.code == code && run.errors.contains("cannot read choir.md:1:2:") == (bytes != nil), "\(run.errors)")
    }
  }
}
