import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `Looking for a program` {
  private func path(of program: String, in path: String) throws(SystemError) -> String {
    String(decoding: try ProgramSearch(Array(path.utf8)).path(of: Array(program.utf8)), as: UTF8.self)
  }

  @Test func `the first folder that has it wins, and only absolute folders count`() throws {
    let scratch = try ScratchDirectory(["a/other": "", "c/sh/x": ""])
    try scratch.link("a/sh", to: "/bin/sh")
    try scratch.link("b", to: "a")
    let root = scratch.path
    #expect(try path(of: "sh", in: "\(root)/a:/bin") == "\(root)/a/sh")
    #expect(try path(of: "sh", in: ".:a::\(root)/b:/bin") == "\(root)/b/sh")
    // A folder of that name is no program, and neither is a file that nobody may run.
    #expect(try path(of: "sh", in: "\(root)/c:\(root)/a") == "\(root)/a/sh")
    #expect(throws: SystemError.notFound) { try path(of: "other", in: "\(root)/a") }
    #expect(throws: SystemError.notFound) { try path(of: "sh", in: ".:bin:") }
    #expect(throws: SystemError.notFound) { try path(of: "", in: "/bin") }
    #expect(try path(of: "./sh", in: "/bin") == "./sh")
  }
}
