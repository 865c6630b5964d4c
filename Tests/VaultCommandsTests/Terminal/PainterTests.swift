import Testing

@testable import VaultCommands

@Suite struct `Colour` {
  @Test(
    arguments: [
      ("", true, [:], true),
      ("", false, [:], false),
      ("", true, [.noColor: "1"], false),
      ("", true, [.noColor: ""], true),
      ("", true, [.terminal: "dumb"], false),
      ("always", false, [.noColor: "1"], true),
      ("never", true, [:], false),
      ("auto", true, [:], true),
    ] as [(String, Bool, EnvironmentValues, Bool)])
  func `is sent to terminals, unless said otherwise`(
    color: String, isTerminal: Bool, variables: EnvironmentValues, isOn: Bool
  ) {
    let words = color.isEmpty ? ["help"] : ["help", "--color", color]
    let arguments = ArgumentParser(commands: allSyntaxes).parse(words).arguments
    let environment = ProcessEnvironment(arguments: words, variables: variables)
    #expect(Painter(for: isTerminal, arguments, environment).isOn == isOn)
  }

  @Test func `is put around text that is not empty`() {
    #expect(Painter(isOn: true).paint("x", .path) == "\u{1B}[36mx\u{1B}[0m")
    #expect(Painter(isOn: true).paint("", .path) == "")
    #expect(Painter(isOn: false).paint("x", .path) == "x")
  }
}
