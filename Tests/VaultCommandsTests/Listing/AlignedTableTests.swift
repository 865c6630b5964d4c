import Testing

@testable import VaultCommands

@Suite struct `A table` {
  private typealias Cell = AlignedTable.Cell
  private let plain = Painter(isOn: false)

  private func recipes() -> AlignedTable {
    var table = AlignedTable([.fixed, .flexible(minimum: 8), .number, .flexible(minimum: 6)])
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
    var table = AlignedTable([.fixed, .fixed])
    table.add([Cell("a", .path), Cell("b")])
    table.add([Cell("ccc"), Cell("d\u{1B}")])
    #expect(
      table.lines(fitting: 80, Painter(isOn: true)) == ["\u{1B}[36ma\u{1B}[0m    b", #"ccc  d\u{1B}"#])
  }

  private func chores() -> AlignedTable {
    var table = AlignedTable([.fixed, .title, .flexible(minimum: 8), .place])
    table.add([Cell("abc"), Cell("water the plants"), Cell("#home · weekly"), Cell("tasks/november-chores.md:26")])
    table.add([Cell("xyz"), Cell("call"), Cell(""), Cell("inbox.md:3")])
    return table
  }

  @Test(arguments: [
    // 3 + 2 + 16 + 2 + 14 + 2 + 27 is 66: all of it fits.
    (
      66, "abc  water the plants  #home · weekly  tasks/november-chores.md:26",
      "xyz  call                              inbox.md:3"
    ),
    // A folder less, and only where it does not fit.
    (
      65, "abc  water the plants  #home · weekly  november-chores.md:26",
      "xyz  call                              inbox.md:3"
    ),
    (
      60, "abc  water the plants  #home · weekly  november-chores.md:26",
      "xyz  call                              inbox.md:3"
    ),
    // No room for the longest name: no places.
    (59, "abc  water the plants  #home · weekly", "xyz  call"),
    (37, "abc  water the plants  #home · weekly", "xyz  call"),
    // What says less is cut before the title.
    (36, "abc  water the plants  #home · week…", "xyz  call"),
    (31, "abc  water the plants  #home ·…", "xyz  call"),
  ])
  func `places lose their folders and go before anything is cut, and titles are cut last`(
    width: Int, first: String, second: String
  ) {
    #expect(chores().lines(fitting: width, plain) == [first, second])
  }

  @Test func `places stay where they were asked for`() {
    #expect(
      chores().lines(fitting: 50, plain, keepingPlaces: true) == [
        "abc  water the plants  #home ·…  november-chores.…", "xyz  call                        inbox.md:3",
      ])
  }

  @Test func `a title shrinks when nothing else is left`() {
    var table = AlignedTable([.fixed, .title, .flexible(minimum: 8)])
    table.add([Cell("abc"), Cell("ask Grandmother for the recipe"), Cell("#family")])
    // 3 + 2 + 20 + 2 + 7, and no less than 16 for the title.
    #expect(table.lines(fitting: 34, plain) == ["abc  ask Grandmother for…  #family"])
    #expect(table.lines(fitting: 10, plain) == ["abc  ask Grandmother…  #family"])
  }

  @Test(arguments: [
    // 3 + 2 + 30 + 2 + 2 + 2 + 4 + 2 + 4 is 51: all of it fits.
    (
      51, "abc  ask Grandmother for the recipe  12  card  1000", "xyz  call                             3           5"
    ),
    (37, "abc  ask Grandmother…  12  card  1000", "xyz  call               3           5"),
    // The title takes what the last column leaves.
    (35, "abc  ask Grandmother for…  12  card", "xyz  call                   3"),
    (29, "abc  ask Grandmother for…  12", "xyz  call                   3"),
    (13, "abc  ask…  12", "xyz  call   3"),
  ])
  func `what is shown only where there is room goes whole, the last first`(width: Int, first: String, second: String) {
    var table = AlignedTable([.fixed, .title, .number, .fixed.whereThereIsRoom, .number.whereThereIsRoom])
    table.add([Cell("abc"), Cell("ask Grandmother for the recipe"), Cell("12"), Cell("card"), Cell("1000")])
    table.add([Cell("xyz"), Cell("call"), Cell("3"), Cell(""), Cell("5")])
    #expect(table.lines(fitting: width, plain) == [first, second])
  }

  @Test(arguments: [
    // 3 + 2 + 40 + 2 + 12 + 2 + 5 + 2 + 30 is 98: all of it fits.
    (98, "abc  |  Quick & Easy  1h45m  vegetarian, gluten-free, dairy", 40),
    // What is shown only where there is room shrinks before it goes, as the column that always is does.
    (86, "abc  |  Quick & Easy  1h45m  vegetarian, glute…", 40), (76, "abc  |  Quick &…  1h45m  vegetarian,…", 40),
    (75, "abc  |  Quick & Easy  1h45m", 40), (66, "abc  |  Quick & Easy  1h45m", 40),
    (62, "abc  |  Quick &…  1h45m", 40),
    // Then the other one goes, and the title is cut only beside what cannot.
    (61, "abc  |  1h45m", 40), (52, "abc  |  1h45m", 40), (51, "abc  |  Quick &…  1h45m", 29),
  ])
  func `a title of forty columns is whole before anything less stays`(width: Int, line: String, columns: Int) {
    var table = AlignedTable([
      .fixed, .title, .flexible(minimum: 8), .number, .flexible(minimum: 12).whereThereIsRoom,
    ])
    let title = "buckwheat bowl with mushrooms and onions"
    table.add([
      Cell("abc"), Cell(title), Cell("Quick & Easy"), Cell("1h45m"), Cell("vegetarian, gluten-free, dairy"),
    ])
    let shown = columns == 40 ? title : String(title.prefix(columns - 1)) + "…"
    #expect(table.lines(fitting: width, plain) == [line.replacing("|", with: shown)])
  }

  @Test func `a longer title is cut to forty columns before anything goes, and one that is indented to as many more`() {
    func lines(_ title: String) -> [String] {
      var table = AlignedTable([.fixed, .title, .flexible(minimum: 8)])
      table.add([Cell("abc"), Cell(title), Cell("!high · #home")])
      return table.lines(fitting: 57, plain)
    }
    #expect(lines(String(repeating: "x", count: 60)) == ["abc  " + String(repeating: "x", count: 41) + "…  !high ·…"])
    #expect(lines("    " + String(repeating: "x", count: 40)) == ["abc      " + String(repeating: "x", count: 40)])
  }

  @Test(arguments: 56...70)
  func `a title of forty columns is whole with tags behind it`(width: Int) {
    var table = AlignedTable([.fixed, .title, .flexible(minimum: 8)])
    let title = String(repeating: "x", count: 40)
    table.add([Cell("abc"), Cell(title + " #errands #town"), Cell("!high · #home")])
    for line in table.lines(fitting: width, plain) {
      #expect(line.contains(title) && DisplayWidth.of(line) <= width, "\(line)")
    }
  }

  @Test func `the pieces of a cell keep their colours when it is cut`() {
    var table = AlignedTable([.flexible(minimum: 2)])
    table.add([Cell([("!high", .warning), ("a\u{301}b", .faint)], separator: " · ")])
    let colours = Painter(isOn: true)
    let bar = "\u{1B}[2m · \u{1B}[0m"
    #expect(
      table.lines(fitting: 80, colours) == ["\u{1B}[1;33m!high\u{1B}[0m\(bar)\u{1B}[2ma\u{301}b\u{1B}[0m"])
    #expect(table.lines(fitting: 4, colours) == ["\u{1B}[1;33m!hi…\u{1B}[0m"])
    #expect(table.lines(fitting: 7, colours) == ["\u{1B}[1;33m!high\u{1B}[0m\u{1B}[2m …\u{1B}[0m"])
  }

  /// The last line of a list of three rows, of which the first makes the title's column 30 wide.
  private func last(_ title: String, _ recipe: String, _ day: String, fitting width: Int) -> String? {
    var table = AlignedTable([.fixed, .title, .flexible(minimum: 8), .fixed])
    table.add([Cell("abc"), Cell(String(repeating: "x", count: 30)), Cell(""), Cell("today")])
    table.add([Cell("abc"), Cell(String(repeating: "x", count: 30)), Cell("Soup"), Cell("Mon")])
    table.add([Cell("xyz"), Cell(title), Cell(recipe), Cell(day)])
    return table.lines(fitting: width, plain).last
  }

  @Test(arguments: [("pasta", "Pasta with peas and bacon"), ("pasta", "Pasta"), ("豆", "パスタとえんどう豆")])
  func `a row leaves the alignment where its own empty room keeps a cell whole`(title: String, recipe: String) throws {
    let last = try #require(self.last(title, recipe, "Tue", fitting: 52))
    #expect(last.contains(title) && last.contains(recipe) && last.hasSuffix("Tue"), "\(last)")
    #expect(DisplayWidth.of(last) <= 52, "\(last)")
  }

  @Test func `a row without so much room stays aligned, and its cell is cut`() throws {
    let title = String(repeating: "y", count: 30)
    let last = try #require(self.last(title, "Pasta with peas and bacon", "Tue", fitting: 52))
    #expect(last.contains("…") && DisplayWidth.of(last) <= 52, "\(last)")
  }

  @Test func `may be empty`() {
    #expect(AlignedTable([.fixed]).lines(fitting: 80, plain).isEmpty)
    #expect(AlignedTable([]).lines(fitting: 0, plain).isEmpty)
  }
}
