package import VaultSyntax

/// A part of a day that a heading with a time begins: `## 14:30 Walk`, with its own text and images.
package struct DiaryEntry: Sendable, Hashable {
  package var time: LocalTime
  /// The time and the end, when a range is written.
  package var times: TimeRange?
  /// The words of the heading behind the time.
  package var title: String
  /// The heading's block in ``MarkdownBlocks/blocks``.
  package var heading: Int
  /// What stands under the heading, up to the next entry or heading of the same or a higher level.
  package var text: ByteRange
  /// The embedded images and files in it.
  package var images: [NamedLink]
}

extension Note {
  /// The entries that headings outside of lists and quotes begin, in the order of the note.
  var diaryEntries: [DiaryEntry] {
    let blocks = document.blocks
    guard !blocks.blocks.isEmpty else { return [] }
    let headings = blocks.children(of: 0).filter { blocks.blocks[$0].kind == .heading }
    var entries: [DiaryEntry] = []
    var embeds = scan.links.filter(\.isEmbed)[...]
    for (place, heading) in headings.enumerated() {
      guard var entry = entry(at: heading) else { continue }
      let level = blocks.blocks[heading].level
      let next = headings[(place + 1)...].first { blocks.blocks[$0].level <= level || self.entry(at: $0) != nil }
      let end = next.map { blocks.blocks[$0].range.lower } ?? document.bytes.count
      entry.text = ByteRange(blocks.blocks[heading].range.upper, end)
      embeds = embeds.drop { $0.range.lower < entry.text.lower }
      let own = embeds.prefix { $0.range.lower < end }
      embeds = embeds.dropFirst(own.count)
      entry.images = own.map { NamedLink($0, in: document.bytes) }
      entries.append(entry)
    }
    return entries
  }

  /// The heading's time and words, without its text yet; nil when it begins with no time.
  private func entry(at heading: Int) -> DiaryEntry? {
    guard let words = headingText(heading) else { return nil }
    var slots = SlotReader(bytes: document.bytes, in: TextSource(document.bytes, words).trimmed.range)
    guard let slot = slots.times(), let time = LocalTime(document.bytes, in: slot.start) else { return nil }
    let end = LocalTime(document.bytes, in: slot.end)
    return DiaryEntry(
      time: time, times: end.map { TimeRange(time, $0) },
      title: document.text(ByteRange(slots.position, words.upper)), heading: heading, text: words, images: [])
  }
}

extension DiaryEntry: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.at, times?.text ?? time.text)
    facts.add(.title, title)
    facts.add(.images, images)
    return facts.facts
  }
}
