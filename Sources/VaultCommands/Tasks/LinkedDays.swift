import VaultModel

/// The days that the notes list which `except` links: holidays.
struct LinkedDays {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// The days of all notes that an item's `except` links; a link that leads nowhere has none.
  func days(of found: FoundItem) throws(CommandFailure) -> [LocalDate] {
    var days: [LocalDate] = []
    for link in found.note.repetition(of: found.item)?.exceptionLinks ?? [] {
      do throws(CommandFailure) {
        let selection = try EditSelection(naming: link.target, invocation)
        days += selection.items.first?.note.holidays ?? []
      } catch {
        guard error.key != .itemNotFound else { continue }
        throw error
      }
    }
    return days
  }
}
