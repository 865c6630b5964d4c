package import VaultModel
import VaultSyntax

/// A note of the diary that is read once for all of its entries.
///
/// ```swift
/// let reading = JournalReading(note)
/// reading?.entries.map(\.title)     // the title of the day, "up", "Walk"
/// ```
package struct JournalReading: Sendable {
  /// The note.
  package let note: Note
  /// The note read as a day.
  package let diary: DiaryDay
  /// The day of the note.
  package let day: LocalDate
  /// Of the note and of all its check-ins, without `#`; one of several check-ins stands several times.
  package let tags: [String]
  /// Where check-ins stand.
  private let checkInPlaces: DisjointRanges
  /// The entries that headings begin, in the order of ``DiaryDay/entries``, without their check-ins.
  private var headings: [JournalEntry] = []
  /// The line, from 1, of each byte that an entry may begin at.
  private let lines: [Int: Int]

  /// Nil for a note that says no day.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the note.
  package init?(_ note: Note) {
    diary = note.diaryDay
    guard let day = diary.date else { return nil }
    (self.note, self.day) = (note, day)
    tags = diary.tags + diary.checkIns.flatMap(\.tags)
    checkInPlaces = DisjointRanges(diary.checkIns.map(\.range))
    let document = note.document
    let starts =
      [document.body.lower] + note.items.map(\.range.lower)
      + diary.entries.map { document.blocks.blocks[$0.heading].range.lower }
    let places = SourceLocation.locations(of: starts, in: document.bytes)
    lines = Dictionary(zip(starts, places.map(\.line))) { first, _ in first }
    headings = diary.entries.map(headingEntry)
  }

  /// The entries of the day, in the order of the note, the words of the day first.
  ///
  /// A check-in in the text of an entry of the same time is the mood of that entry and none of its own.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the note.
  package var entries: [JournalEntry] {
    var own = [[CheckIn]](repeating: [], count: headings.count)
    var result: [JournalEntry] = []
    for checkIn in diary.checkIns {
      if let place = diary.entry(ofMood: checkIn) {
        own[place].append(checkIn)
      } else {
        result.append(entry(by: checkIn))
      }
    }
    result += zip(headings, own).map { $0.adding($1) }
    return [words].compactMap(\.self) + result.sorted { $0.range.lower < $1.range.lower }
  }

  /// The entry of a check-in: itself, or the heading whose mood it is.
  package func entry(of item: Item) -> JournalEntry {
    let checkIn = note.checkIn(of: item)
    return diary.entry(ofMood: checkIn).map { headings[$0].adding([checkIn]) } ?? entry(by: checkIn)
  }

  /// The line that an entry of the note begins in, from 1.
  package func line(of entry: JournalEntry) -> Int { lines[entry.range.lower] ?? 1 }

  // MARK: Entries

  private func headingEntry(_ entry: DiaryEntry) -> JournalEntry {
    let range = ByteRange(note.document.blocks.blocks[entry.heading].range.lower, entry.text.upper)
    return JournalEntry(
      kind: .heading, day: day, time: entry.time, title: entry.title.trimmed,
      text: note.lines(in: entry.text, outside: checkInPlaces), images: entry.images.map(\.target), mood: nil,
      energy: nil, tags: note.tags(in: range).withoutRepetition, range: range)
  }

  private func entry(by checkIn: CheckIn) -> JournalEntry {
    let range = checkIn.range
    let end = note.document.bytes[range.indices].firstIndex(of: UInt8(ascii: "\n")) ?? range.upper
    return JournalEntry(
      kind: .checkIn, day: day, time: checkIn.time, title: checkIn.text,
      text: note.lines(in: ByteRange(end, range.upper), outside: DisjointRanges([])),
      images: checkIn.images + note.embeds(in: range), mood: checkIn.mood, energy: checkIn.energy,
      tags: (checkIn.tags + note.tags(in: range)).withoutRepetition, range: range)
  }

  /// What stands beside entries, check-ins and tasks, but headings; nil when there is nothing.
  private var words: JournalEntry? {
    let document = note.document
    let blocks = document.blocks
    let headings =
      blocks.blocks.isEmpty
      ? [] : blocks.children(of: 0).map { blocks.blocks[$0] }.filter { $0.kind == .heading }.map(\.range)
    let ranges = self.headings.map(\.range) + note.items.dropFirst().map(\.range)
    let text = note.lines(in: document.body, outside: DisjointRanges(ranges + headings))
    guard !text.isEmpty else { return nil }
    let parts = DisjointRanges(ranges)
    let embeds = note.scan.links.filter { $0.isEmbed && !parts.contains($0.range.lower) }
    let marks = note.scan.tags.filter { !parts.contains($0.lower) }
    return JournalEntry(
      kind: .day, day: day, time: nil, title: note.title, text: text,
      images: embeds.map { NamedLink($0, in: document.bytes).target }, mood: nil, energy: nil,
      tags: marks.map(note.word).withoutRepetition, range: document.body)
  }
}

extension JournalEntry {
  /// With the moods of its check-ins, of which the first counts, and their images and tags.
  fileprivate func adding(_ checkIns: [CheckIn]) -> JournalEntry {
    var entry = self
    entry.images += checkIns.flatMap(\.images)
    entry.mood = checkIns.lazy.compactMap(\.mood).first
    entry.energy = checkIns.lazy.compactMap(\.energy).first
    entry.tags = (tags + checkIns.flatMap(\.tags)).withoutRepetition
    return entry
  }
}

// MARK: - Parts of the text

extension Note {
  fileprivate func embeds(in range: ByteRange) -> [String] {
    let links = scan.links
    return links[links.partitioningIndex { $0.range.lower >= range.lower }...].prefix { $0.range.lower < range.upper }
      .filter(\.isEmbed).map { NamedLink($0, in: document.bytes).target }
  }

  fileprivate func tags(in range: ByteRange) -> [String] {
    let tags = scan.tags
    return tags[tags.partitioningIndex { $0.lower >= range.lower }...].prefix { $0.lower < range.upper }.map(word)
  }

  fileprivate func word(of tag: ByteRange) -> String { String(document.text(tag).drop { $0 == "#" }) }

  /// The lines in a range that meet none of some others, without blank ones at both ends.
  fileprivate func lines(in range: ByteRange, outside others: DisjointRanges) -> String {
    var lines: [String] = []
    var position = range.lower
    while position < range.upper {
      let end = document.bytes[position..<range.upper].firstIndex(of: UInt8(ascii: "\n")) ?? range.upper
      if !others.meet(ByteRange(position, max(end, position + 1))) {
        let line = document.text(ByteRange(position, end))
        lines.append(line.hasSuffix("\r") ? String(line.dropLast()) : line)
      }
      position = end + 1
    }
    while lines.last?.trimmed.isEmpty ?? false { lines.removeLast() }
    return lines.drop(while: \.trimmed.isEmpty).joined(separator: "\n")
  }
}

extension [String] {
  /// Each once, whatever its case.
  fileprivate var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0.lowercased()).inserted }
  }
}
