import Testing
import VaultTestSupport

@testable import VaultCommands

/// Tasks that wait for one another hide one another; `vault check` names the circle.
@Suite struct `What tasks wait for` {
  @Test(
    arguments: [
      ("- [ ] a {id: a, depends: b}\n- [ ] b {id: b, depends: a}\n", ["a → b → a", "b → a → b"]),
      ("- [ ] a {id: a, depends: a}\n", ["a → a"]),
      ("- [ ] a {depends: \"[[#^b]]\"} ^a\n- [ ] b {depends: \"[[plan#^a]]\"} ^b\n", ["a → b → a", "b → a → b"]),
      // Who waits for a circle stands in none; whom the circle waits for neither.
      (
        "- [ ] c {depends: a}\n- [ ] a {id: a, depends: [d, b]}\n- [ ] b {id: b, depends: a}\n- [ ] d {id: d}\n",
        ["a → b → a", "b → a → b"]
      ),
      // A chain, and a circle that is broken: what is done holds nothing back.
      ("- [ ] a {id: a, depends: b}\n- [ ] b {id: b, depends: c}\n- [ ] c {id: c}\n", []),
      ("- [ ] a {id: a, depends: b}\n- [x] b {id: b, depends: a}\n", []),
    ] as [(String, [String])])
  func `is never itself`(text: String, circles: [String]) throws {
    let found = try findings(text)
    #expect(found.filter { $0.code == "depends-circle" }.map(\.value) == circles)
    #expect(!found.contains { $0.code == "depends-no-task" })
  }

  @Test(
    arguments: [
      ("- [ ] a {depends: base}\n", ["base"]), ("- [ ] a {depends: \"[[plan#^typo]]\"}\n", ["[[plan#^typo]]"]),
      ("- [ ] a {depends: \"[[#^typo]]\"}\n- [ ] b ^base\n", ["[[#^typo]]"]),
      ("- [ ] a {depends: \"[[plan]]\"}\n", ["[[plan]]"]),
      ("- [ ] a {depends: \"[[#^base]]\"}\n- [ ] b ^base\n", []),
      ("- [ ] a {depends: base}\n- [ ] b {id: base}\n", []), ("- [x] a {depends: base}\n", []),
    ] as [(String, [String])])
  func `is a task`(text: String, missing: [String]) throws {
    let found = try findings(text)
    #expect(found.filter { $0.code == "depends-no-task" }.map(\.value) == missing)
    #expect(!found.contains { $0.code == "link-dangling" })
  }

  private func findings(_ text: String) throws -> [(code: String, value: String)] {
    let vault = try ScratchDirectory([".vault/config.yaml": "", "plan.md": text])
    let run = CommandRun(["check", "--format", "json"], in: vault)
    return run.output.split(separator: "\n").map { line in
      (string("\"code\":\"", in: line), string("\"values\":[\"", in: line))
    }
  }

  private func string(_ key: String, in line: Substring) -> String {
    line.firstRange(of: key).map { String(line[$0.upperBound...].prefix { $0 != "\"" }) } ?? ""
  }
}
