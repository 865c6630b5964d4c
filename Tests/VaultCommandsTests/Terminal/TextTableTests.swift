import Testing

@testable import VaultCommands

@Suite struct `A table` {
  private typealias Cell = TextTable.Cell
  private let plain = Painter(isOn: false)

  private func recipes() -> TextTable {
    var table = TextTable([.fixed, .flexible(minimum: 8), .number, .flexible(minimum: 6)])
    table.add([Cell("3f2a"), Cell("Borshch"), Cell("6"), Cell("recipes/borshch.md")])
    table.add([Cell("91c"), Cell("寿司と味噌汁"), Cell("12"), Cell("x.md")])
    table.add([Cell("abcd"), Cell(""), Cell("2")])
    return table
  }

  @Test func `aligns its columns`() {
    #expect(
      recipes().lines(fitting: 80, plain) == [
        "3f2a  Borshch        6  recipes/borshch.md",
        "91c   寿司と味噌汁  12  x.md",
        "abcd                 2",
      ])
  }

  @Test func `fits the width: the widest flexible column gives way first`() {
    #expect(
      recipes().lines(fitting: 36, plain) == [
        "3f2a  Borshch        6  recipes/bor…",
        "91c   寿司と味噌汁  12  x.md",
        "abcd                 2",
      ])
  }

  @Test func `never makes a column narrower than its minimum`() {
    #expect(
      recipes().lines(fitting: 5, plain) == [
        "3f2a  Borshch    6  recip…",
        "91c   寿司と…   12  x.md",
        "abcd             2",
      ])
  }

  @Test func `fits every width it can`() {
    for width in 26...60 {
      for line in recipes().lines(fitting: width, plain) { #expect(DisplayWidth.of(line) <= width) }
    }
  }

  @Test func `pads outside the colour`() {
    var table = TextTable([.fixed, .fixed])
    table.add([Cell("a", .path), Cell("b")])
    table.add([Cell("ccc"), Cell("d\u{1B}")])
    #expect(
      table.lines(fitting: 80, Painter(isOn: true)) == ["\u{1B}[36ma\u{1B}[0m    b", #"ccc  d\u{1B}"#])
  }

  @Test func `may be empty`() {
    #expect(TextTable([.fixed]).lines(fitting: 80, plain).isEmpty)
    #expect(TextTable([]).lines(fitting: 0, plain).isEmpty)
  }
}
