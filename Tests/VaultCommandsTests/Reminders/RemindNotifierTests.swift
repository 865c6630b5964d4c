import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// What `vault remind` hands to the notifier.
@Suite struct `The notifier of reminders` {
  private static let line = "- [ ] 2026-11-20 10:00-11:00 write {location: library}\n"

  private func vault(_ text: String = line, _ notifier: String? = "my-notifier --loud") throws -> RemindVault {
    try RemindVault(["tasks.md": text], notifier: notifier)
  }

  @Test func `gets the title and the text behind two hyphens, once`() throws {
    let (vault, programs) = (try vault(), RecordedPrograms())
    #expect(vault.run(at: "09:45", programs: programs.operations).code == .done)
    _ = vault.run(at: "09:46", programs: programs.operations)
    #expect(programs.words == [["my-notifier", "--loud", "--", "write", "10:00–11:00 · in 15 min · library"]])
  }

  @Test func `speaks the user's language`() throws {
    let (vault, programs) = (try vault("- [ ] 2026-11-20 write\n"), RecordedPrograms())
    _ = vault.run(at: "09:00", programs: programs.operations, language: "uk")
    #expect(programs.words.map { $0.suffix(2) } == [["write", "сьогодні · термін"]])
  }

  @Test func `cannot be harmed by a title`() throws {
    let text = "- [ ] 2026-11-20 10:00-11:00 --exec rm\u{1B}[2J \u{202E}$(id) `id`\n"
    let (vault, programs) = (try vault(text), RecordedPrograms())
    let run = vault.run(at: "09:45", programs: programs.operations)
    #expect(programs.words.map { $0[2...3] } == [["--", "--exec rm[2J $(id) `id`"]])
    #expect(!run.bytes.contains(0x1B))
  }

  @Test func `is never one that a vault names`() throws {
    let vault = try RemindVault(["tasks.md": Self.line, ".vault/config.yaml": "notifier: evil\n"])
    let programs = RecordedPrograms()
    #expect(vault.run(at: "09:45", programs: programs.operations).output.contains("write"))
    #expect(programs.words.isEmpty)
  }

  @Test func `is usually notify-send where there is a screen, and else the terminal`() throws {
    for variable in [EnvironmentVariable.sessionBus, .waylandDisplay, .display] {
      let programs = RecordedPrograms()
      _ = try vault(Self.line, nil).run(at: "09:45", programs: programs.operations) { $0.variables[variable] = "x" }
      #expect(programs.words.map { $0.prefix(4) } == [["notify-send", "--app-name=vault", "--", "write"]])
    }
    let programs = RecordedPrograms()
    _ = try vault(Self.line, nil).run(at: "09:45", programs: programs.operations)
    _ = try vault(Self.line, "none").run(at: "09:45", programs: programs.operations) { $0.variables[.display] = ":0" }
    #expect(programs.words.isEmpty)
    // A screen without notify-send is a terminal.
    let vault = try vault(Self.line, nil)
    let run = vault.run(at: "09:45") { $0.variables[.display] = ":0" }
    #expect(run.code == .done && run.errors.isEmpty && run.output.contains("write"))
    #expect(vault.titles(at: "09:46").isEmpty)
  }

  @Test func `that fails is said once, and tried again`() throws {
    let vault = try vault(Self.line + Self.line)
    let failing = RecordedPrograms { _ in .success(.init(.exited(3), errors: Array("no daemon\n".utf8))) }
    let run = vault.run(at: "09:45", programs: failing.operations)
    #expect(run.code == .ioFailure)
    #expect(run.output.split(separator: "\n").count == 2 && failing.words.count == 2)
    #expect(
      run.errors == """
        warning: the notifier 'my-notifier' ended with status 3; the next run tries again
          no daemon
        'notifier:' in \(vault.directory.path)/.config/vault/config.yaml names a program; 'notifier: none' only prints reminders

        """)
    let working = RecordedPrograms()
    #expect(vault.run(at: "09:46", programs: working.operations).code == .done)
    #expect(working.words.count == 2)
    #expect(vault.run(at: "09:47", programs: working.operations).output.isEmpty)
  }

  @Test func `that is not there is said, and not looked for again in the same run`() throws {
    let vault = try vault(Self.line + Self.line)
    let run = vault.run(at: "09:45")
    #expect(run.code == .ioFailure && run.output.split(separator: "\n").count == 2)
    #expect(run.errors.hasPrefix("warning: cannot start the notifier 'my-notifier': "))
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test func `that hangs is ended, and not started again in the same run`() throws {
    let vault = try vault(Self.line + Self.line)
    // The real one asks again and again whether to stop; this one until it is told so.
    let hanging = ProgramOperations(capture: { _, _, _, shouldStop throws(SystemError) in
      for _ in 0..<1000 where shouldStop() { throw .interrupted }
      return .init(.exited(0))
    })
    let run = vault.run(at: "09:45", programs: hanging) { environment in
      let ticks = Ticks()
      environment.stopwatch = { .seconds(ticks.next()) }
    }
    #expect(run.code == .ioFailure && run.output.split(separator: "\n").count == 2)
    #expect(run.errors.hasPrefix("warning: the notifier 'my-notifier' did not end within 10 seconds; the next run"))
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test func `is stopped by Ctrl-C, and the next run tells what is left`() throws {
    let vault = try vault(Self.line + Self.line)
    let ticks = Ticks()
    let stopping = ProgramOperations(capture: { _, _, _, _ throws(SystemError) in
      _ = ticks.next()
      return .init(.exited(0))
    })
    // Pressed while the first of two was told.
    let run = vault.run(at: "09:45", programs: stopping) { environment in
      environment.isInterrupted = { ticks.current > 0 }
    }
    #expect(run.code == .interrupted && ticks.current == 1)
    let programs = RecordedPrograms()
    #expect(vault.run(at: "09:51", programs: programs.operations).code == .done)
    #expect(programs.words.count == 1)
  }

  @Test func `that does not read is said before anything is told`() throws {
    let vault = try vault(Self.line, "\"'open\"")
    let run = vault.run(at: "09:45")
    #expect(run.code == .ioFailure && run.output.isEmpty)
    #expect(run.errors.contains("config.yaml:1:11"), "\(run.errors)")
    #expect(vault.run(at: "09:45", "--dry-run").output.contains("write"))
  }
}
