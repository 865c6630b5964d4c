import Testing

@testable import VaultCommands

@Suite struct `The nearest spelling` {
  private static let commands = ["init", "index", "search", "show", "scale", "check", "completion", "help"]

  @Test(arguments: [
    ("serach", ["search"]),  // two letters swapped
    ("serch", ["search"]),  // one dropped
    ("searchh", ["search"]),  // one doubled
    ("zearch", ["search"]),  // one changed
    ("Scale", ["scale"]),  // case does not matter
    ("in", ["init", "index"]),  // the beginning of both
    ("comp", ["completion"]),
    ("hlep", ["help"]),
    ("frobnicate", []),
    ("", []),
    ("x", []),
  ])
  func `is found within a third of the letters`(typed: String, nearest: [String]) {
    #expect(NearestSpelling.nearest(to: typed, among: Self.commands) == nearest)
  }

  @Test func `of a huge word is not looked for`() {
    #expect(NearestSpelling.nearest(to: String(repeating: "search", count: 10_000), among: Self.commands).isEmpty)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3),
    ("борщ", "бощр", 1), ("список", "спсиок", 1),
  ])
  func `is measured by the optimal string alignment distance`(left: String, right: String, distance: Int) {
    #expect(NearestSpelling.distance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == distance)
  }
}
