package import VaultModel
package import VaultSyntax

/// An entry of the diary: a heading with a time and what stands under it, a check-in by itself, or the words of a day that
/// stand under no time.
package struct JournalEntry: Sendable, Hashable {
  package enum Kind: String, Sendable {
    case heading = "entry"
    case checkIn = "check-in"
    case day
  }

  package var kind: Kind
  package var day: LocalDate
  /// Nil for the words of a day.
  package var time: LocalTime?
  package var title: String
  /// What stands below the title, line by line, without check-ins; empty for none.
  package var text: String
  /// The paths of images as they are written.
  package var images: [String]
  package var mood: Mood?
  /// 1–5.
  package var energy: Int?
  package var tags: [String]
  /// All of it in the note: from the heading to the end of its text, a line with those below it, or the note's body.
  package var range: ByteRange

  /// The first line of the text that is not an image; empty for none.
  package var firstLine: String {
    let lines = text.split { $0 == "\n" || $0 == "\r\n" }.lazy.map(\.trimmed)
    return lines.first { !$0.isEmpty && !$0.hasPrefix("![") } ?? ""
  }

  /// Whether one comes before another in a list of the newest first: by day, time, and place in the note.
  package static func isNewer(_ one: JournalEntry, than other: JournalEntry) -> Bool {
    (other.day, other.time ?? .midnight, other.range.lower) < (one.day, one.time ?? .midnight, one.range.lower)
  }
}

extension Note {
  /// The entries of a day of the diary, in the order of the note, the words of the day first.
  ///
  /// A check-in in the text of an entry of the same time is the mood of that entry and none of its own.
  ///
  /// - Complexity: O(*n*) in the size of the note, times its entries.
  package func journalEntries(on day: LocalDate) -> [JournalEntry] {
    let entries = diaryDay.entries
    let checkIns = items.filter { $0.type == .checkIn }
    var isOwn = Set<Int>()
    var result: [JournalEntry] = []
    for entry in entries {
      let own = checkIns.filter { entry.text.contains($0.range.lower) && checkIn(of: $0).time == entry.time }
      isOwn.formUnion(own.map(\.range.lower))
      result.append(journalEntry(entry, own, on: day))
    }
    for item in checkIns where !isOwn.contains(item.range.lower) {
      result.append(journalEntry(checkInAt: item, on: day))
    }
    let parts = entries.map { ByteRange(start(of: $0), $0.text.upper) } + items.dropFirst().map(\.range)
    let words = journalWords(outside: parts, on: day)
    return [words].compactMap(\.self) + result.sorted { $0.range.lower < $1.range.lower }
  }

  /// The entry of a check-in: itself, or the heading whose mood it is.
  package func journalEntry(of item: Item, on day: LocalDate) -> JournalEntry {
    let time = checkIn(of: item).time
    guard let entry = diaryDay.entries.first(where: { $0.time == time && $0.text.contains(item.range.lower) }) else {
      return journalEntry(checkInAt: item, on: day)
    }
    return journalEntry(entry, [item], on: day)
  }

  private func start(of entry: DiaryEntry) -> Int { document.blocks.blocks[entry.heading].range.lower }

  private func journalEntry(_ entry: DiaryEntry, _ own: [Item], on day: LocalDate) -> JournalEntry {
    let readings = own.map(checkIn)
    let range = ByteRange(start(of: entry), entry.text.upper)
    return JournalEntry(
      kind: .heading, day: day, time: entry.time, title: entry.title.trimmed,
      text: lines(in: entry.text, outside: items.filter { $0.type == .checkIn }.map(\.range)),
      images: entry.images.map(\.target) + readings.flatMap(\.images), mood: readings.compactMap(\.mood).first,
      energy: readings.compactMap(\.energy).first,
      tags: (tags(in: range) + readings.flatMap(\.tags)).withoutRepetition, range: range)
  }

  private func journalEntry(checkInAt item: Item, on day: LocalDate) -> JournalEntry {
    let reading = checkIn(of: item)
    let end = document.bytes[item.range.indices].firstIndex(of: UInt8(ascii: "\n")) ?? item.range.upper
    return JournalEntry(
      kind: .checkIn, day: day, time: reading.time, title: reading.text,
      text: lines(in: ByteRange(end, item.range.upper), outside: []),
      images: reading.images + embeds(in: item.range), mood: reading.mood, energy: reading.energy,
      tags: (reading.tags + tags(in: item.range)).withoutRepetition, range: item.range)
  }

  /// What stands beside entries, check-ins and tasks, but headings; nil when there is nothing.
  private func journalWords(outside parts: [ByteRange], on day: LocalDate) -> JournalEntry? {
    let blocks = document.blocks
    let headings =
      blocks.blocks.isEmpty
      ? [] : blocks.children(of: 0).map { blocks.blocks[$0] }.filter { $0.kind == .heading }.map(\.range)
    let text = lines(in: document.body, outside: parts + headings)
    guard !text.isEmpty else { return nil }
    let whole = scan.links.filter { link in link.isEmbed && !parts.contains { $0.contains(link.range.lower) } }
    let marks = scan.tags.filter { tag in !parts.contains { $0.contains(tag.lower) } }
    return JournalEntry(
      kind: .day, day: day, title: title, text: text,
      images: whole.map { NamedLink($0, in: document.bytes).target }, tags: marks.map(word).withoutRepetition,
      range: document.body)
  }

  // MARK: Parts of the text

  private func embeds(in range: ByteRange) -> [String] {
    scan.links.filter { $0.isEmbed && range.contains($0.range.lower) }
      .map { NamedLink($0, in: document.bytes).target }
  }

  private func tags(in range: ByteRange) -> [String] {
    scan.tags.filter { range.contains($0.lower) }.map(word)
  }

  private func word(of tag: ByteRange) -> String { String(document.text(tag).drop { $0 == "#" }) }

  /// The lines that begin in a range and in none of some others, without blank ones at both ends.
  private func lines(in range: ByteRange, outside others: [ByteRange]) -> String {
    var lines: [String] = []
    var position = range.lower
    while position < range.upper {
      let end = document.bytes[position..<range.upper].firstIndex(of: UInt8(ascii: "\n")) ?? range.upper
      if !others.contains(where: { $0.lower < max(end, position + 1) && position < $0.upper }) {
        let line = document.text(ByteRange(position, end))
        lines.append(line.hasSuffix("\r") ? String(line.dropLast()) : line)
      }
      position = end + 1
    }
    while lines.first?.trimmed.isEmpty ?? false { lines.removeFirst() }
    while lines.last?.trimmed.isEmpty ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension [String] {
  /// Each once, whatever its case.
  fileprivate var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0.lowercased()).inserted }
  }
}
