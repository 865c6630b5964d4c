import Testing
import VaultSyntax

@Suite struct YAMLCoreSchemaTests {
  @Test(
    arguments: [
      ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("nULL", .text), ("~a", .text),
      ("true", .boolean(true)), ("True", .boolean(true)), ("FALSE", .boolean(false)), ("tRue", .text),
      ("no", .text), ("No", .text), ("yes", .text), ("on", .text), ("off", .text), ("y", .text), ("n", .text),
      ("0", .integer(0)), ("42", .integer(42)), ("-7", .integer(-7)), ("+3", .integer(3)),
      ("012", .integer(12)), ("010201", .integer(10201)), ("0o17", .integer(15)), ("0x1F", .integer(31)),
      ("0o8", .text), ("0x", .text), ("-0x1F", .text), ("0b1", .text), ("1_000", .text), ("1,000", .text),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .float(9_223_372_036_854_775_808)),
      ("1.5", .float(1.5)), ("-.5", .float(-0.5)), ("1.", .float(1)), ("1e3", .float(1000)), ("1.5E-2", .float(0.015)),
      (".inf", .float(.infinity)), ("-.Inf", .float(-.infinity)), ("+.INF", .float(.infinity)),
      (".", .text), ("-.", .text), ("e3", .text), ("1e", .text), ("1.2.3", .text), ("--1", .text), ("0.5 kg", .text),
      ("2026-11-20", .date), ("2026-13-99", .date), ("2026-1-20", .text), ("2026-11-20 14:30", .text),
      ("14:30", .text), ("2026-11", .text), ("1/2", .text), ("Infinity", .text), ("nan", .text),
    ] as [(String, YAMLScalar)])
  func `plain scalars have the type a writer of front matter expects`(text: String, value: YAMLScalar) throws {
    let yaml = YAMLText("k: \(text)")
    let node = try #require(yaml.value("k"))
    #expect(yaml.tree.scalar(of: node, in: yaml.bytes) == value)
  }

  @Test(
    arguments: [
      ("'42'", .text), ("\"true\"", .text), ("''", .text), ("|\n  42", .text), ("4\n 2", .text),
      ("!!str 42", .text), ("!!int \"42\"", .integer(42)), ("!!int x", .text), ("!!float 1", .float(1)),
      ("!!bool 'true'", .boolean(true)), ("!!null ''", .null), ("! 42", .text), ("!own 42", .text), ("[1]", .text),
    ] as [(String, YAMLScalar)])
  func `quotes make text, and a core tag decides before the shape`(text: String, value: YAMLScalar) throws {
    let yaml = YAMLText("k: \(text)")
    let node = try #require(yaml.value("k"))
    #expect(yaml.tree.scalar(of: node, in: yaml.bytes) == value)
  }

  @Test func `not a number is a float`() throws {
    let yaml = YAMLText("k: .nan")
    let node = try #require(yaml.value("k"))
    guard case .float(let float) = yaml.tree.scalar(of: node, in: yaml.bytes) else {
      Issue.record("not a float")
      return
    }
    #expect(float.isNaN)
  }

  @Test func `an alias has the value of its target`() throws {
    let yaml = YAMLText("a: &n 12\nk: *n")
    let node = try #require(yaml.value("k"))
    #expect(yaml.tree.scalar(of: node, in: yaml.bytes) == .integer(12))
    #expect(yaml.text("k") == "12")
  }
}
