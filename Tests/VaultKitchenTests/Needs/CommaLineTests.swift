import Testing
import VaultKitchen
import VaultTestSupport

/// Lines with a comma from outside: what a cook would buy for them, as a person labelled it.
@Suite struct CommaLineTests {
  private static let book = FoodBook()

  @Test(.enabled(if: LabelledLine.areThere)) func `what a cook would buy is what goes on the list`() throws {
    let lines = try LabelledLine.all(of: "comma-lines")
    var wrong: [String] = []
    for line in lines {
      let heads = line.labels[0].split(separator: ";").map(String.init)
      let bought = Self.book.foods(in: line.text).filter { $0.role == .bought }.map(\.text)
      if !Self.agree(heads, bought) { wrong.append("\(line.text): \(bought), not \(heads)") }
    }
    print("comma lines: \(lines.count - wrong.count)/\(lines.count)")
    #expect(lines.count == 300)
    #expect(100 * wrong.count <= lines.count, "\(wrong.joined(separator: "\n"))")
  }

  /// As many things as heads, each with its own and no other with that.
  private static func agree(_ heads: [String], _ bought: [String]) -> Bool {
    let things = bought.map { $0.lowercased() }
    return heads.count == things.count
      && zip(heads, things).allSatisfy { head, thing in
        thing.contains(head) && things.count { $0.contains(head) } == 1
      }
  }
}
