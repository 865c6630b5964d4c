import VaultSyntax

/// A day of the diary: how it was, what was noticed when, and its entries.
package struct DiaryDay: Sendable, Hashable {
  /// The day: `date:`, else what `diary-path` says, else the date in the file's name; nil when none says it.
  package var date: LocalDate?
  package var title: String
  package var mood: Mood?
  /// 1–5.
  package var energy: Int?
  package var weather: String?
  package var images: [String]
  package var tags: [String]
  package var checkIns: [CheckIn]
  package var entries: [DiaryEntry]
}

extension DiaryDay {
  /// The first valid `YYYY-MM-DD` in a file's stem with no digit beside it, as in `2026-11-20` or `Friday 2026-11-20`.
  static func date(inStem stem: String) -> LocalDate? {
    let bytes = Array(stem.utf8)
    var place = 0
    while place + 10 <= bytes.count {
      let isApart =
        (place == 0 || !isDigit(bytes[place - 1])) && (place + 10 == bytes.count || !isDigit(bytes[place + 10]))
      if isApart, let date = LocalDate(bytes, in: ByteRange(place, place + 10)) { return date }
      place += 1
    }
    return nil
  }

  /// The place of the entry whose mood a check-in is: it stands in its text and has its time. Nil for any other.
  ///
  /// - Complexity: O(log *n*) in the entries.
  package func entry(ofMood checkIn: CheckIn) -> Int? {
    let place = entries.partitioningIndex { $0.text.upper > checkIn.range.lower }
    guard place < entries.count, entries[place].text.contains(checkIn.range.lower),
      entries[place].time == checkIn.time
    else { return nil }
    return place
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

extension Note {
  /// The day that a note of the diary is of: `date:`, else what its place says.
  package var diaryDate: LocalDate? { date(.date, of: whole) ?? context.diaryDay }

  /// The note read as a day of the diary.
  ///
  /// - Complexity: O(*n*) in the size of the note.
  package var diaryDay: DiaryDay {
    DiaryDay(
      date: diaryDate, title: title, mood: mood(of: whole),
      energy: integer(.energy, of: whole), weather: text(.weather, of: whole), images: names(.images, of: whole),
      tags: tags(of: whole), checkIns: items.filter { $0.type == .checkIn }.map(checkIn), entries: diaryEntries)
  }
}

extension DiaryDay: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.date, date)
    facts.add(.title, title)
    facts.add(.mood, mood)
    facts.add(.energy, energy)
    facts.add(.weather, weather)
    facts.add(.images, images)
    facts.add(.tags, tags)
    facts.add("check-ins", checkIns)
    facts.add("entries", entries)
    return facts.facts
  }
}
