import VaultModel
import VaultStore
import VaultSyntax

/// The days that the notes list which `except` links: holidays.
struct LinkedDays {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// The days of all notes that an item's `except` links; a link that leads nowhere has none.
  func days(of found: FoundItem) throws(CommandFailure) -> [LocalDate] {
    var days: [LocalDate] = []
    for text in found.note.task(of: found.item).repetition?.except ?? [] {
      let link = NamedLink(TextSource(Array(text.utf8)))
      guard link.isLink else { continue }
      do throws(CommandFailure) {
        let selection = try EditSelection(naming: link.target, invocation)
        days += selection.items.first?.note.listedDays ?? []
      } catch {
        guard error.key != .itemNotFound else { continue }
        throw error
      }
    }
    return days
  }
}

extension Note {
  /// The days that lines of the note begin with.
  fileprivate var listedDays: [LocalDate] {
    lines.compactMap { line in
      guard case .date(let date)? = LocalDate.prefix(of: document.bytes, in: line.content) else { return nil }
      return date
    }
  }
}
