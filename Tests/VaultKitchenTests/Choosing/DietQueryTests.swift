import Testing
import VaultModel
import VaultSearch

@testable import VaultKitchen

@Suite struct `The diets that a query asks for` {
  private static let nuts = Condition.field("diets", .anyOf(["nut-free"]))
  private static let both = Condition.field("diets", .anyOf(["nut-free", "vegan"]))
  private static let all = Condition.field("diets", .allOf(["nut-free", "vegan"]))
  private static let tag = Condition.field("tag", .anyOf(["vegan"]))
  private static let nothing = Condition.not(.everything)

  @Test(
    arguments: [
      (nuts, [Diet.nutFree]), (both, [.vegan, .nutFree]), (all, [.vegan, .nutFree]), (tag, []),
      (.not(nuts), []), (.not(.not(nuts)), [.nutFree]), (.any([tag, nuts]), [.nutFree]),
      (.all([nuts, .not(both)]), [.nutFree]), (.field("diets", .exactly("Nut-Free")), [.nutFree]),
      (.field("diets", .present), []), (.everything, []),
    ] as [(Condition, [Diet])])
  func `are those by which it finds recipes`(condition: Condition, diets: [Diet]) {
    #expect(condition.claimedDiets == diets)
  }

  @Test(
    arguments: [
      (nuts, nothing), (both, .field("diets", .anyOf(["vegan"]))), (all, nothing), (tag, tag),
      (.any([tag, nuts]), .any([tag, nothing])), (.not(nuts), .not(nuts)), (.not(.not(nuts)), .not(.not(nothing))),
      (.field("diets", .present), .field("diets", .present)),
    ] as [(Condition, Condition)])
  func `find no recipe that does not suit them`(condition: Condition, without: Condition) {
    #expect(condition.disregardingClaims(of: [.nutFree]) == without)
  }
}
