package import VaultJournal
import VaultMessages
import VaultModel

/// What was spent on days of each mood.
package struct SpendingStatistics: Sendable {
  /// The median of a day of each mood, in each currency.
  package let spending: MoodSpending
  /// The lines of these days that count in no sum, by their places.
  package let faults: [String]
}

extension Statistics {
  /// What was spent on days of each mood.
  package func spending(in workspace: Workspace) throws(Failure) -> SpendingStatistics {
    let days = try days(in: workspace)
    let moods = try moods(in: workspace)
    let found = try workspace.vault().payments(on: days)
    do throws(Money.Failure) {
      let spending = try MoodSpending(of: found.payments, moods: moods.means)
      return SpendingStatistics(spending: spending, faults: found.faults(on: days))
    } catch {
      throw Failure(.wrongRequest, .moneyOverflow)
    }
  }
}
