import Foundation
import Testing
import VaultEdit
import VaultModel
import VaultTestSupport

/// Notes that both sides changed in real merges of public repositories, with what people made of them.
@Suite(.enabled(if: isThere(.outsideData("merges")))) struct MergesConformance {
  struct Row: Decodable {
    let category: String
    let path: String
    let base: String
    let ours: String
    let theirs: String
    let people: String
    let git_conflict_lines: Int

    /// The merge from both sides.
    func merged() -> (VaultEdit.MergedNote, VaultEdit.MergedNote) {
      func merge(_ ours: String, _ theirs: String) -> VaultEdit.MergedNote {
        NoteMerge(
          base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
          context: ReadingContext(stem: "x")
        ).merged()
      }
      return (merge(ours, theirs), merge(theirs, ours))
    }
  }

  private func rows() throws -> [Row] {
    try ConformanceData.lines(of: "merges").map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
  }

  /// The lines of the conflicts, markers included.
  private func lines(_ merged: VaultEdit.MergedNote) -> Int {
    var count = 0
    for conflict in merged.conflicts {
      count += 3 + (conflict.ours + conflict.theirs).count { $0 == 0x0A }
    }
    return count
  }

  /// A merge that people made is made so; what git merges is in no conflict; where git conflicts too, ours is hardly longer,
  /// and all conflicts together are at most 1.3 times git's.
  @Test func `merge as people did, or conflict in little more than git`() throws {
    let rows = try rows()
    var (ours, git) = (0, 0)
    for row in rows {
      let (merged, swapped) = row.merged()
      let count = lines(merged)
      let isRight: Bool =
        switch row.category {
        case "merges": String(decoding: merged.bytes, as: UTF8.self) == row.people
        case "git merges it as people did": merged.isClean
        default: Double(count) <= 1.5 * Double(row.git_conflict_lines) + 10
        }
      (ours, git) = (ours + count, git + row.git_conflict_lines)
      #expect(isRight, "\(row.category): \(row.path), \(count) lines in conflict, git's \(row.git_conflict_lines)")
      #expect(lines(swapped) == count, "\(row.path) from the other side")
    }
    print("merges: \(rows.count), conflicts of \(ours) lines, git's of \(git)")
    #expect(Double(ours) <= 1.3 * Double(git))
  }
}
