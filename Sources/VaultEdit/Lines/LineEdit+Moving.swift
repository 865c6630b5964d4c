import VaultModel
import VaultSyntax

extension LineEdit {
  /// Moves a line with its deeper lines, which keep their indentation to it.
  ///
  /// In another list it takes that list's marker; the lines of an ordered list keep their numbers.
  func moving(_ line: Int, to place: LinePlace) throws(EditRefusal) -> LinePlan {
    try checkTarget(place, of: line)
    let position = try position(of: place)
    if let neighbour = position.neighbour, isThere(line, position, neighbour) { return LinePlan([]) }
    guard isFirstOnItsLine(line) else { throw EditRefusal(.wouldReadOtherwise, at: note.lines[line].marker) }
    let own = ownLines(of: line)
    var removal = removal(of: line)
    if removal.lower < position.offset, position.offset < removal.upper { removal = own }
    var plan = LinePlan([Patch(removal, "")])
    let shift = removal.lower < position.offset ? removal.count : 0
    plan.insert(
      moved(line, prefix: position.style.prefix, marker: movedMarker(line, to: position)), at: position, shift: shift)
    plan.removed = note.lines[line].range
    plan.isMove = true
    plan.place = note.lines[line].range
    return plan
  }

  /// Refuses a place within the line itself.
  private func checkTarget(_ place: LinePlace, of line: Int) throws(EditRefusal) {
    let reference: ItemReference
    switch place {
    case .end, .beforeHeadings, .under, .section: return
    case .below(let target), .before(let target), .after(let target), .log(let target): reference = target
    }
    guard let target = note.item(reference)?.line else { return }
    let isBelow = if case .below = place { true } else { false }
    let below = line + 1..<max(line + 1, Int(note.lines[line].subtreeEnd))
    if below.contains(target) || (isBelow && target == line) {
      throw EditRefusal(.moveIntoItself, at: note.lines[line].range)
    }
  }

  /// Whether a line already stands where it is to go.
  private func isThere(_ line: Int, _ position: LinePosition, _ neighbour: Int) -> Bool {
    guard position.isSibling else { return false }
    if neighbour == line { return true }
    let siblings = siblings(of: neighbour)
    guard let place = siblings.firstIndex(of: neighbour), let own = siblings.firstIndex(of: line) else { return false }
    let isBefore = position.offset <= note.lines[neighbour].marker.lower
    return own == (isBefore ? place - 1 : place + 1)
  }

  /// Whether nothing but indentation and quote marks stands before the marker.
  private func isFirstOnItsLine(_ line: Int) -> Bool {
    let marker = note.lines[line].marker.lower
    return text.isBlank(text.start(ofLineAt: marker), marker, inQuote: true)
  }

  /// The bytes of a line with its deeper lines as they stand at another place, be it of another note, without the last line
  /// ending.
  func moved(_ line: Int, prefix new: [UInt8], marker: [UInt8]) -> [UInt8] {
    let item = note.lines[line]
    let old = prefix(of: line)
    let shift = marker.count - item.marker.count
    var result: [UInt8] = []
    var start = text.start(ofLineAt: item.marker.lower)
    let end = end(of: line)
    while start <= end {
      let lineEnd = text.end(ofLineAt: start)
      let next = text.next(afterLineEnd: lineEnd)
      if start <= item.marker.lower {
        result += new + marker + bytes[item.marker.upper..<lineEnd]
      } else {
        result += reindented(ByteRange(start, lineEnd), from: old, to: new, shift: shift)
      }
      guard lineEnd < end, next > lineEnd else { break }
      result += bytes[lineEnd..<next]
      start = next
    }
    return result
  }

  /// The line's own marker where it fits in the list, else the list's.
  private func movedMarker(_ line: Int, to position: LinePosition) -> [UInt8] {
    let own = Array(bytes[note.lines[line].marker.indices])
    guard let neighbour = position.neighbour, position.isSibling else {
      return note.lines[line].isOrdered ? position.style.marker : own
    }
    if siblings(of: neighbour).contains(line) { return own }
    return position.style.marker
  }

  /// A deeper line with another indentation; `shift` is how much wider the marker above it became.
  private func reindented(_ line: ByteRange, from old: [UInt8], to new: [UInt8], shift: Int) -> [UInt8] {
    let source = bytes[line.indices]
    if source.allSatisfy(\.isSpaceOrTab), source.isEmpty || !new.contains(UInt8(ascii: ">")) {
      return new.contains(UInt8(ascii: ">")) ? trimmed(new) : Array(source)
    }
    if source.starts(with: old) {
      let rest = source.dropFirst(old.count)
      return new + shifted(rest, by: shift)
    }
    // A quote's line may leave out the spaces of the prefix, and a lazy line all of it.
    let shared = zip(source, old).prefix { $0 == $1 }.count
    let rest = source.dropFirst(shared).drop { $0.isSpaceOrTab }
    return rest.isEmpty ? trimmed(new) : new + rest
  }

  private func shifted(_ rest: ArraySlice<UInt8>, by shift: Int) -> [UInt8] {
    guard shift != 0, let first = rest.first, first.isSpaceOrTab else { return Array(rest) }
    if shift > 0 { return Array(repeating: 0x20, count: shift) + rest }
    let spaces = rest.prefix { $0 == 0x20 }.count
    return Array(rest.dropFirst(min(spaces, -shift)))
  }

  private func trimmed(_ prefix: [UInt8]) -> [UInt8] {
    var prefix = prefix
    while let last = prefix.last, last.isSpaceOrTab { prefix.removeLast() }
    return prefix
  }
}
