import VaultModel
import VaultSyntax

/// Where the items of a note begin and end in its text, as events in the order of the text.
struct ItemExtents {
  enum Kind {
    case begin(Int)
    case end(Int)
    /// Bytes that are no text: the tail of a line.
    case skip
  }

  /// Something that happens at an offset; the text goes on at `resume`.
  struct Event {
    var offset: Int
    var resume: Int
    var kind: Kind
  }

  private(set) var events: [Event] = []
  /// The number of the heading that is the note's title among its headings, or -1.
  private(set) var titleHeading = -1
  private var ranges: [ByteRange] = []

  /// Finds the events of a note, whose headings are given; its lines nest, and come in the order of the text.
  mutating func read(_ note: Note, headings: [ByteRange]) {
    events.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    titleHeading = note.whole.title.isEmpty ? -1 : (headings.firstIndex(of: note.whole.title) ?? -1)
    var open: [Int] = []
    for (number, item) in note.items.enumerated().dropFirst() {
      while let last = open.last, note.items[last].range.upper <= item.range.lower {
        close(last, note)
        open.removeLast()
      }
      ranges.append(item.range)
      events.append(Event(offset: item.range.lower, resume: item.range.lower, kind: .begin(number)))
      open.append(number)
      if let reading = item.reading { skipTail(of: note.readings.lines[reading], in: item) }
    }
    while let last = open.popLast() { close(last, note) }
  }

  /// Whether an offset stands in a line item.
  ///
  /// - Complexity: O(log *items*), plus the nesting.
  func isInItem(_ offset: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lower <= offset { low = middle + 1 } else { high = middle }
    }
    // Later ranges begin after the offset; of those before, an outer one may reach over it.
    return ranges[..<low].last(where: { $0.contains(offset) }) != nil
  }

  private mutating func close(_ number: Int, _ note: Note) {
    let end = note.items[number].range.upper
    events.append(Event(offset: end, resume: end, kind: .end(number)))
  }

  /// The fields and braces at the end of a line are keys and values, not words.
  private mutating func skipTail(of reading: LineReading, in item: Item) {
    for range in [reading.fields, reading.braces, reading.trailing] where !range.isEmpty {
      events.append(Event(offset: range.lower, resume: range.upper, kind: .skip))
    }
  }
}
