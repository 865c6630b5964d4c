import Testing
import VaultTestSupport

@testable import VaultCommands

/// What is changed stays changed when its answer cannot be written, and the exit code says so (command-line.md).
@Suite struct `An answer that cannot be written` {
  private final class Refusing: OutputDestination {
    private let failure: OutputFailure

    init(_ failure: OutputFailure) { self.failure = failure }

    func write(_ bytes: Span<UInt8>) throws(OutputFailure) -> Int { throw failure }
  }

  private func run(
    _ words: [String], in vault: EditVault, failing failure: OutputFailure, language: String = "en"
  ) -> (code: ExitCode, errors: String) {
    let errors = CapturedOutput()
    var environment = ProcessEnvironment(arguments: words + ["--lang", language])
    environment.workingDirectory = vault.directory.path
    environment.variables[.now] = "2026-11-20 09:00"
    environment.variables[.stateHome] = vault.directory.path + "/.state-home"
    let code = Program().run(
      in: environment, output: OutputSink(to: Refusing(failure)), errors: OutputSink(to: errors))
    return (code, errors.text)
  }

  private static let changing = [
    ["add", "buy milk"], ["done", "buy soap"], ["done", "pay the rent"], ["set", "soup", "rating=5"],
    ["new", "note", "Garden"], ["rm", "soup"], ["mv", "soup", "food/"], ["tag", "rename", "winter", "cold"],
    ["start", "buy soap"], ["order", "buy soap", "--last"], ["init", "other"],
    ["export", "soup", "--format", "cooklang", "-o", "soup.cook"],
  ]

  @Test(arguments: changing, [OutputFailure.system(28), .system(9), .closedPipe])
  func `of a change ends with 5, and the change is made once`(words: [String], failure: OutputFailure) throws {
    let vault = try EditVault()
    let before = vault.directory.listing
    let texts = before.map { vault.text($0) }
    let (code, errors) = run(words, in: vault, failing: failure)
    #expect(code == .unanswered, "\(errors)")
    #expect(errors.contains("do not repeat the command") == (failure != .closedPipe), "\(errors)")
    #expect(vault.directory.listing != before || before.map { vault.text($0) } != texts)
  }

  @Test(arguments: [
    ["tasks"], ["show", "soup"], ["add", "milk", "--dry-run"], ["done", "buy soap", "--dry-run"],
    ["set", "soup", "rating=4"], ["tag", "list"], ["undo", "--list"],
    ["export", "soup", "--format", "cooklang"],
  ])
  func `of no change does not`(words: [String]) throws {
    let vault = try EditVault()
    // So that the list of `undo` has a row.
    #expect(vault.run("add", "buy bread").code == .done)
    let wanted: Set<ExitCode> = words.first == "set" ? [.done] : [.ioFailure]
    #expect(wanted.contains(run(words, in: vault, failing: .system(28)).code))
    #expect(run(words, in: vault, failing: .closedPipe).code != .unanswered)
  }

  @Test func `of undo says that it is done`() throws {
    let vault = try EditVault()
    #expect(vault.run("done", "buy soap").code == .done)
    let (code, errors) = run(["undo"], in: vault, failing: .system(28), language: "uk")
    #expect(code == .unanswered)
    #expect(errors.contains("зміну зроблено"))
    #expect(vault.text("chores.md") == EditVault.chores)
  }
}
