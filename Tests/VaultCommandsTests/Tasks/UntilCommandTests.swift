import Testing
import VaultTestSupport

@testable import VaultCommands

/// 10:00 in the winter of Kyiv is 08:00Z.
@Suite struct `Commands about a rule that ends in UTC` {
  private static let inKyiv: @Sendable (inout ProcessEnvironment) -> Void = {
    $0.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
  }

  private func vault() throws -> EditVault {
    try EditVault([
      "tasks/a.md": """
      ---
      type: note
      ---
      - [ ] pills {due: 2026-12-30 10:00, repeat: FREQ=DAILY;UNTIL=20261231T080000Z}
      - [ ] tea {due: 2026-12-30 10:00, repeat: FREQ=DAILY;UNTIL=20261231T075959Z}
      - [ ] early {due: 2026-11-20 00:30, repeat: FREQ=DAILY;UNTIL=20261119T223000Z}

      """
    ])
  }

  @Test(arguments: [("20261231T080000Z", true), ("20261231T075959Z", false)])
  func `list its last time if its instant has come`(end: String, hasLast: Bool) throws {
    let run = try vault().run(
      ["recur", "FREQ=DAILY;UNTIL=\(end)", "--from", "2026-12-29 10:00"], environment: Self.inKyiv)
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output.contains("2026-12-30 10:00"))
    #expect(run.output.contains("2026-12-31 10:00") == hasLast, "\(run.output)")
  }

  @Test func `show it on its last day`() throws {
    let run = try vault().run(["agenda", "2026-12-31"], environment: Self.inKyiv)
    #expect(run.output.contains("pills") && !run.output.contains("tea"), "\(run.output)")
  }

  @Test func `move to its last time, and end with it`() throws {
    let vault = try vault()
    #expect(vault.run(["done", "pills"], environment: Self.inKyiv).code == .done)
    #expect(vault.text("tasks/a.md").contains("- [ ] pills {due: 2026-12-31 10:00,"))
    #expect(
      vault.run(["done", "pills"], environment: Self.inKyiv).errors.hasPrefix("'pills' is done; that was the last time")
    )
    #expect(
      vault.run(["done", "tea"], environment: Self.inKyiv).errors.hasPrefix("'tea' is done; that was the last time"))
  }

  @Test func `find nothing wrong where it happens on some clock`() throws {
    let run = try vault().run(["check", "tasks/a.md"], environment: Self.inKyiv)
    #expect(run.code == .done, "\(run.output)")
  }
}
