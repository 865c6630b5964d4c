import Testing
import VaultMessages

@testable import VaultActions

/// What every import says of its rows.
@Suite struct `The counts of an import` {
  @Test(arguments: [
    (0, 0, "2 new, 1 already there", "нових 2, уже є 1"),
    (1, 0, "2 new, 1 already there, 1 taken as the same", "нових 2, уже є 1, визнано тими самими 1"),
    (0, 3, "2 new, 1 already there, 3 left out", "нових 2, уже є 1, пропущено 3"),
    (
      1, 3, "2 new, 1 already there, 1 taken as the same, 3 left out",
      "нових 2, уже є 1, визнано тими самими 1, пропущено 3"
    ),
  ])
  func `tell what was taken or left out where there is any`(
    taken: Int, left: Int, english: String, ukrainian: String
  ) {
    var counts = ImportCounts()
    (counts.new, counts.same, counts.taken, counts.left) = (2, 1, taken, left)
    #expect(Messages(.english)(counts.remark) == english)
    #expect(Messages(.ukrainian)(counts.remark) == ukrainian)
  }

  @Test func `tell what differs where it is compared`() {
    var counts = ImportCounts()
    (counts.new, counts.same) = (2, 1)
    #expect(Messages(.english)(counts.remark(of: "a.ics", differing: 3)) == "a.ics: 2 new, 1 already there, 3 differ")
    #expect(Messages(.english)(counts.remark(of: "a.ics", differing: 1)) == "a.ics: 2 new, 1 already there, 1 differs")
    #expect(
      Messages(.ukrainian)(counts.remark(of: "a.ics", differing: 3)) == "a.ics: нових 2, уже є 1, відрізняються 3")
  }
}
