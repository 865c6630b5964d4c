import VaultActions
import VaultModel

/// The rules of the zones that items name, each read once, as the items are met one by one.
final class LearnedZones {
  private let session: CalendarSession
  private var names: Set<String> = []
  private var table: ZoneTable

  init(_ session: CalendarSession) {
    self.session = session
    table = session.zones()
  }

  /// The rules of the zones that an item names, among all that were met.
  func table(for found: FoundItem) -> ZoneTable {
    let new = found.namedZones.filter { !names.contains($0) }
    guard !new.isEmpty else { return table }
    names.formUnion(new)
    table = session.zones(named: names)
    return table
  }
}
