import Testing
import VaultModel

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
    #expect(EditDistance.nearest(to: typed, among: Self.commands) == nearest)
  }

  /// Of one or two letters, an edit leaves too little of what was typed.
  @Test(arguments: [
    ("j", ["J"]), ("x", []), ("ж", []), ("kq", []), ("lb", ["lb"]), ("cu", ["cup"]), ("cpu", ["cup"]), ("б", []),
  ])
  func `of a short word is the word itself, or what begins so`(typed: String, nearest: [String]) {
    #expect(EditDistance.nearest(to: typed, among: ["J", "k", "kg", "lb", "cup", "БД"]) == nearest)
  }

  @Test func `of a huge word is not looked for`() {
    #expect(EditDistance.nearest(to: String(repeating: "search", count: 10_000), among: Self.commands).isEmpty)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3),
    ("борщ", "бощр", 1), ("список", "спсиок", 1),
  ])
  func `is measured by the optimal string alignment distance`(left: String, right: String, distance: Int) {
    func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
    #expect(EditDistance.between(scalars(left), scalars(right), atMost: 3) == distance)
    #expect(EditDistance.between(scalars(left), scalars(right), atMost: distance - 1) == nil)
  }
}
