import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// The pictures of README.md are what the program draws on a terminal.
@Suite struct `Pictures of the documents` {
  @Test func `the screen of the README is what a person sees`() throws {
    let shown = [
      ("vault add 'Call Ann tomorrow 15:00 !high'", 9), ("vault today", 22), ("vault cookable --limit 3", 9),
      ("vault shop supermarket", 10), ("vault undo", 9),
    ]
    let screens = try TranscriptRunner(copying: ["sample-vault"])
      .screens(of: shown.map(\.0), columns: 80, startingIn: "sample-vault")
    let picture = TerminalPicture(
      title: "A day with vault: add, today, cookable, shop, undo", columns: 80,
      steps: zip(shown, screens).map { .init(command: $0.0, output: $1, lines: $0.1) })
    let file = VaultBinary.packageRoot.appendingPathComponent("Tests/VaultCommandsTests/Screens/day.svg")
    guard (try? String(contentsOf: file, encoding: .utf8)) != picture.svg else { return }
    let now = FileManager.default.temporaryDirectory.appendingPathComponent("day.svg")
    try Data(picture.svg.utf8).write(to: now)
    Issue.record("\(file.path) is not what the program draws; that is in \(now.path)")
  }

  @Test func `letters keep their columns and colours`() {
    let output = "\u{1B}[1;31mred\u{1B}[0m  plain\r\n寿司  \u{1B}[38;5;208morange\u{1B}[0m\r\nmore\r\n"
    let step = TerminalPicture.Step(command: "a < b", output: Array(output.utf8), lines: 2)
    let svg = TerminalPicture(title: "T", columns: 20, steps: [step]).svg
    let texts = svg.split(separator: "\n").filter { $0.hasPrefix("<text") }
    #expect(
      texts == [
        "<text y=\"30\"><tspan x=\"16.0\" font-weight=\"bold\">$ a &lt; b</tspan></text>",
        "<text y=\"49\"><tspan x=\"16.0\" fill=\"#ff7b72\" font-weight=\"bold\">red</tspan><tspan x=\"58.0\">plain</tspan></text>",
        "<text y=\"68\"><tspan x=\"16.0\">寿司</tspan><tspan x=\"66.4\" fill=\"#ff9e4f\">orange</tspan></text>",
        "<text y=\"87\"><tspan x=\"32.8\" fill-opacity=\".6\">⋮</tspan></text>",
      ])
  }
}
