import Testing
import VaultModel
import VaultSyntax

@testable import VaultEdit

/// The second reading, which must catch what a wrong patch would do.
struct FrontMatterCheckTests {
  @Test(arguments: [
    ("a: 1\nb: 2\n", "a: 3\nb: 2\n", true),
    ("a: 1\nb: 2\n", "a: \"3\"\nb: 2\n", true),
    ("a: 1\nb: 2\n", "a: 4\nb: 2\n", false),
    ("a: 1\nb: 2\n", "a: 3\nb: 4\n", false),
    ("a: 1\nb: 2\n", "a: 3\nb: \"2\"\n", false),
    ("a: 1\nb: 2\n", "a: 3\n", false),
    ("a: 1\nb: 2\n", "a: 3\nb: 2\nc: 4\n", false),
    ("a: 1\nb: 2\n", "b: 2\na: 3\n", false),
    ("a: 1\nb: [x]\n", "a: 3\nb: [w]\n", false),
    ("a: 1\nb: [x]\n", "a: 3\nb: [[x]]\n", false),
    ("a: 1\nb: &n x\n", "a: 3\nb: x\n", false),
    ("a: 1\nb: !t x\n", "a: 3\nb: x\n", false),
    ("b: &n x\na: 1\nc: *n\n", "b: &n x\na: 3\nc: x\n", false),
    ("b: 2\n", "b: 2\na: 3\n", true),
    ("b: 2\n", "a: 3\nb: 2\n", false),
    ("a: 1\n", "a: {b: 3}\n", false),
    ("a: 1\n", "a: 3\n...\nb: 1\n", false),
  ])
  func `a set to 3 holds when all else is as before`(before: String, after: String, holds: Bool) throws {
    let plan = FrontMatterPlan(patches: [], path: ["a"], outcome: .scalar("3"))
    #expect(try check(before, after, plan) == holds)
  }

  @Test(arguments: [
    ("a: no\n", "a: 'no'\n", FrontMatterPlan.Outcome.scalar(NewScalar("no", isText: true)), true),
    ("a: x\n", "a: no\n", .scalar(NewScalar("no", isText: true)), false),
    ("a: x\n", "a: [x, w]\n", .list(["x", "w"]), true),
    ("a: x\n", "a: [x]\n", .list(["x", "w"]), false),
    ("a: x\n", "a: x, w\n", .list(["x", "w"]), true),
    ("a: x\n", "a: [x, no]\n", .list(["x", NewScalar("no", isText: true)]), false),
    ("a: x\nb: 1\n", "b: 1\n", .gone, true),
    ("a: x\nb: 1\n", "b: 2\n", .gone, false),
    ("a: x\n", "c: x\n", .renamed("c"), true),
    ("a: x\n", "c: w\n", .renamed("c"), false),
    ("a: x\n", "a: x\n", .renamed("c"), false),
  ])
  func `every outcome is read`(
    before: String, after: String, outcome: FrontMatterPlan.Outcome, holds: Bool
  ) throws {
    #expect(try check(before, after, FrontMatterPlan(patches: [], path: ["a"], outcome: outcome)) == holds)
  }

  private func check(_ before: String, _ after: String, _ plan: FrontMatterPlan) throws -> Bool {
    FrontMatterCheck(before: try source(before), after: try source(after), plan: plan, splitsCommas: true).holds()
  }

  private func source(_ yaml: String) throws -> FrontMatterSource {
    let document = Document(Array("---\n\(yaml)---\n".utf8))
    return FrontMatterSource(try #require(document.frontMatter), of: document.bytes)
  }
}
