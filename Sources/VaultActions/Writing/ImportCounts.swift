package import VaultMessages

/// What became of all that an import read, told in one way whatever it was: `family.ics: 2 new, 1 already there, 3 differ`.
package struct ImportCounts: Sendable, Hashable {
  /// Written to the vault.
  package var new: Int
  /// In the vault before.
  package var same: Int
  /// Taken as what was in the vault by hand.
  package var taken = 0
  /// Left out, because it may be in the vault by hand.
  package var left = 0

  /// Counts, of which those of what was entered by hand begin at none.
  package init(new: Int = 0, same: Int = 0) { (self.new, self.same) = (new, same) }

  /// What is said of an import that compares no more than names: the last two where there are any.
  package var remark: Remark {
    let rest: [(key: MessageKey, count: Int)] = [(.importTaken, taken), (.importLeft, left)]
    let told = rest.filter { $0.count > 0 }.map { MessageValue.message($0.key, [.count($0.count)]) }
    guard !told.isEmpty else { return Remark(.importCounts, [.count(new), .count(same)]) }
    return Remark(.importCountsMore, [.count(new), .count(same), .phrases(told)])
  }

  /// What is said of a source whose entries are compared with what is in the vault.
  ///
  /// - Parameter differing: how many are in the vault, but otherwise.
  package func remark(of source: String, differing: Int) -> Remark {
    Remark(.importCompared, [.text(source), .count(new), .count(same), .count(differing)])
  }
}
