import VaultModel
import VaultSyntax

// The log of a repeating task: lines that are no items of their own.
extension LineEdit {
  /// The place of the next line of a log: behind its newest line, or before it where the author has the newest first;
  /// the first one below the task, or as the last list of its note.
  func logPosition(of reference: ItemReference) throws(EditRefusal) -> LinePosition {
    guard let item = note.item(reference) else { throw EditRefusal(.lineNotFound, at: note.whole.range) }
    let log = note.log(of: item)
    if let first = log.first, let last = log.last {
      let isNewestFirst = first.date > last.date
      let record = isNewestFirst ? first : last
      guard let line = line(of: record) else { throw EditRefusal(.lineNotFound, at: record.range) }
      return isNewestFirst ? position(before: line) : position(after: line)
    }
    guard item.line == nil else { return position(below: try line(reference)) }
    var position = newListPosition(heading: nil)
    // Another bullet begins another list (CommonMark 5.3).
    if let marker = lastBullet { position.style.marker = [marker == UInt8(ascii: "-") ? UInt8(ascii: "*") : 0x2D] }
    return position
  }

  /// Takes the last line of a day out of the log of an item.
  func removing(_ date: LocalDate, fromLogOf item: Item) throws(EditRefusal) -> LinePlan {
    guard let record = note.log(of: item).last(where: { $0.date == date }), let line = line(of: record) else {
      throw EditRefusal(.lineNotFound, at: item.range)
    }
    return removing(line)
  }

  private func line(of record: CompletionRecord) -> Int? {
    note.lines.firstIndex { $0.range == record.range }
  }

  /// The bullet of the list that the body ends with; nil when it ends otherwise.
  private var lastBullet: UInt8? {
    let blocks = note.document.blocks
    guard let last = blocks.children(of: 0).map({ blocks.blocks[$0] }).last, last.kind == .list,
      let line = note.lines.last(where: { $0.parent < 0 && last.range.contains($0.marker.lower) }), !line.isOrdered
    else { return nil }
    return bytes[line.marker.lower]
  }
}
