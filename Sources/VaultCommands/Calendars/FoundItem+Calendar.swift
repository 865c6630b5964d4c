import VaultActions
import VaultExchange
import VaultModel
import VaultSearch
import VaultStore

// What calendars want to know of a task or an event.
extension FoundItem {
  /// The identifier that is written in the note; nil where there is none.
  var writtenIdentifier: CalendarIdentifier? {
    note.text(.uid, of: item).flatMap { $0.isEmpty ? nil : CalendarIdentifier(text: $0) }
  }

  /// The identifier of an item that has none: the same whenever and wherever it is asked for.
  ///
  /// - Parameter attempt: counts those that items alike took, from 0.
  func madeIdentifier(attempt: Int) -> CalendarIdentifier {
    CalendarIdentifier.made(of: [path.text] + (isLine ? [note.identity(of: item)] : []), attempt: attempt)
  }

  /// Whether it takes part by itself: a step without a date in the note of a task goes with the note, as a line of its
  /// text.
  var isExchanged: Bool {
    guard isLine, note.type == .task else { return true }
    return note.task(of: item).repeatedDate != nil || note.field(.uid, of: item) != nil
  }

  /// Whether what the line stands in is private, which no calendar can take back from it.
  var isPrivateByPlace: Bool { isLine && note.isPrivate(note.items[item.parent]) }

  /// The names that links have for the note, folded.
  var linkNames: Set<String> {
    Set([path.stem, String(path.text.dropLast(3)), title].map { LinkName.folded($0) })
  }

  /// The names of the zones in which the item begins, ends or is due, and those of its exceptions and reminders.
  var namedZones: [String] {
    let times = [ItemKey.start, .end, .due, .scheduled].compactMap { key -> WrittenZone? in
      if case .dateTime(let time)? = note.value(key, of: item) { time.zone } else { nil }
    }
    let (repetition, reminders) =
      item.type == .event
      ? (note.event(of: item).repetition, note.event(of: item).reminders)
      : (note.task(of: item).repetition, note.task(of: item).reminders)
    let moments = reminders.compactMap { reminder -> WrittenZone? in
      if case .at(.time(let time)) = reminder { time.zone } else { nil }
    }
    let names = (times + moments).compactMap { zone -> String? in
      if case .named(let name) = zone { name } else { nil }
    }
    return names + (repetition?.zoneNames ?? [])
  }
}
