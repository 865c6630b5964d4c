/// What changed in the text of a note, apart from its line items.
struct TextComparison {
  private let before: NoteOutline
  private let after: NoteOutline
  private let sections: SectionPairs
  private let lines: ItemPairs

  init(_ comparison: VersionComparison) {
    before = comparison.before
    after = comparison.after
    sections = comparison.sections
    lines = comparison.lines
  }

  /// Lines that came and went in one place.
  private struct Difference {
    var added: [String] = []
    var removed: [String] = []
  }

  /// Where lines came and went, in one version or in both.
  private enum Place: Hashable {
    case both(NoteOutline.Owner)
    case beforeOnly(NoteOutline.Owner)
  }

  /// The changes, of sections in the order of the note.
  ///
  /// - Complexity: O(*n* + *d*²) in the lines, with the bound of ``LineDiff``.
  var changes: [NoteChange] {
    var places: [Place] = []
    var differences: [Place: Difference] = [:]
    func difference(at place: Place, _ change: (inout Difference) -> Void) {
      if differences[place] == nil { places.append(place) }
      change(&differences[place, default: Difference()])
    }
    for change in SequenceDiff.changes(before: before.text.map(\.text), after: after.text.map(\.text)) {
      for line in before.text[change.before] {
        difference(at: place(ofBefore: line.owner)) { $0.removed.append(line.text) }
      }
      for line in after.text[change.after] {
        difference(at: .both(line.owner)) { $0.added.append(line.text) }
      }
    }
    return places.compactMap { place in differences[place].flatMap { change(at: place, $0) } }
  }

  private func place(ofBefore owner: NoteOutline.Owner) -> Place {
    switch owner {
    case .section(let section): sections.ofBefore[section].map { .both(.section($0)) } ?? .beforeOnly(owner)
    case .record(let record): lines.ofBefore[record].map { .both(.record($0)) } ?? .beforeOnly(owner)
    }
  }

  private func change(at place: Place, _ difference: Difference) -> NoteChange? {
    // The same lines, carried along with their heading or line.
    guard difference.added != difference.removed else { return nil }
    switch place {
    case .both(.section(let section)):
      let new = after.heading(ofSection: section)
      let old = sections.ofAfter[section].map { before.heading(ofSection: $0) } ?? new
      return text(under: ChangedHeading(before: old, after: new), difference)
    case .beforeOnly(.section(let section)):
      let heading = before.heading(ofSection: section)
      return text(under: ChangedHeading(before: heading, after: heading), difference)
    case .both(.record(let record)):
      // What stands below a line that came or went came or went with it.
      guard let origin = lines.ofAfter[record] else { return nil }
      let line = ChangedLine(before: before.side(origin), after: after.side(record))
      return .lineText(line, added: difference.added, removed: difference.removed)
    case .beforeOnly(.record): return nil
    }
  }

  private func text(under heading: ChangedHeading, _ difference: Difference) -> NoteChange {
    .text(under: heading, added: difference.added, removed: difference.removed)
  }
}
