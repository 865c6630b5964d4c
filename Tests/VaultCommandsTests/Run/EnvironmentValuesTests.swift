import Testing
import VaultCommands

@Suite struct `The variables of the environment` {
  @Test func `have the value that was given last`() {
    var values: EnvironmentValues = [.home: "/home/a", .editor: "vi"]
    values[.home] = "/home/b"
    #expect(values[.home] == "/home/b")
    #expect(values[.editor] == "vi")
    #expect(values[.visual] == nil)
  }

  @Test func `are not set any more when they are taken away`() {
    var values: EnvironmentValues = [.home: "/home/a"]
    values[.home] = nil
    #expect(values[.home] == nil)
    values[.home] = ""
    #expect(values[.home] == "")
  }
}
