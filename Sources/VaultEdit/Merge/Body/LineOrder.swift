import VaultSyntax

/// The lines of one version in the order that they get while moves of the other versions are repeated in it.
struct LineOrder {
  /// The line after each line; the last entry is that before the first line.
  private var following: [Int]
  private var preceding: [Int]
  private let count: Int

  init(count: Int) {
    self.count = count
    following = (0...count).map { ($0 + 1) % (count + 1) }
    preceding = (0...count).map { ($0 + count) % (count + 1) }
  }

  /// The lines from the first to the last.
  var lines: [Int] {
    var lines: [Int] = []
    lines.reserveCapacity(count)
    var line = following[count]
    while line != count {
      lines.append(line)
      line = following[line]
    }
    return lines
  }

  /// What stands before the first line.
  var start: Int { count }

  /// The line after another one, or nil.
  func next(after line: Int) -> Int? {
    let next = following[line]
    return next == count ? nil : next
  }

  /// What stands before a line: another line, or ``start``.
  func last(before line: Int) -> Int { preceding[line] }

  /// Puts a line behind another one.
  mutating func move(_ line: Int, after other: Int) {
    guard line != other else { return }
    following[preceding[line]] = following[line]
    preceding[following[line]] = preceding[line]
    following[line] = following[other]
    preceding[line] = other
    preceding[following[line]] = line
    following[other] = line
  }
}

/// Repeats in one version the moves that another one made.
struct LineMoves {
  /// The version that moved records, its lines in their order, and which of them were moved.
  let mover: BodyVersion
  let moverLines: [Int]
  let isMoved: [Bool]
  /// The line of the other version that a line of the mover is, or -1; and the other way round.
  let counterparts: [Int]
  let origins: [Int]
  /// Which lines of the other version it moved itself, so that they tell no place; none where empty.
  var isAway: [Bool] = []

  /// Moves the records, each with what stands in it and the mover does not know.
  ///
  /// - Complexity: O(*n*) in the lines of both versions, and the lines skipped below a moved one.
  func apply(to order: inout LineOrder, of version: BodyVersion) {
    let owners = owners(in: version)
    var isPlaced = [Bool](repeating: false, count: version.lines.count)
    var anchor = order.start
    // Moved records behind text that the version does not have, such as a heading in other words: what follows tells
    // their place.
    var waiting: [Int] = []
    var isBehindUnknown = false
    func place(_ lines: [Int], after line: Int) {
      var last = line
      for line in lines {
        last = self.place(line, after: last, owners, &order, of: version)
        isPlaced[line] = true
      }
      anchor = last
    }
    /// The last of the lines behind another one that the mover does not know or moved away: they are of its section.
    func endOfNew(after line: Int) -> Int {
      var last = line
      while let next = order.next(after: last), last != order.start,
        origins[next] < 0 || owners[next] >= 0 && !isPlaced[owners[next]]
      {
        last = next
      }
      return last
    }
    for line in moverLines where !mover.isBlank(line) {
      let other = counterparts[line]
      guard other >= 0 else {
        if mover.levels[line] == 0 {
          if !waiting.isEmpty { place(waiting, after: endOfNew(after: anchor)) }
          (waiting, isBehindUnknown) = ([], true)
        }
        continue
      }
      if isMoved[line], owners[other] == other {
        if isBehindUnknown { waiting.append(other) } else { place([other], after: anchor) }
      } else if owners[other] < 0 ? isAway.isEmpty || !isAway[other] : isPlaced[owners[other]] {
        if !waiting.isEmpty { place(waiting, after: order.last(before: other)) }
        (waiting, isBehindUnknown) = ([], false)
        anchor = other
      }
    }
    if !waiting.isEmpty { place(waiting, after: endOfNew(after: anchor)) }
  }

  /// The moved line that each line goes with, or -1 for those that stay.
  private func owners(in version: BodyVersion) -> [Int] {
    var owners = [Int](repeating: -1, count: version.lines.count)
    var owner = -1
    var end = 0
    for line in owners.indices {
      if line >= end { owner = -1 }
      if let node = version.node(at: line), origins[line] >= 0 {
        let isMoved = isMoved[origins[line]]
        owner = isMoved ? line : -1
        if isMoved { end = max(line < end ? end : 0, node.end) }
      }
      owners[line] = owner
    }
    return owners
  }

  /// Puts a record behind a line, and behind what is new below that: behind a record what stands in it, behind other text
  /// blank lines and new text, which would read as part of the record; returns its last line.
  private func place(
    _ line: Int, after anchor: Int, _ owners: [Int], _ order: inout LineOrder, of version: BodyVersion
  ) -> Int {
    var last = anchor
    let isText = anchor != order.start && version.levels[anchor] == 0
    while let next = order.next(after: last), last != order.start, owners[next] != line,
      isText
        ? version.levels[next] == 0 && (origins[next] < 0 || version.isBlank(next))
        : origins[next] < 0 && version.levels[next] > version.levels[line]
    {
      last = next
    }
    var member = line
    while member < owners.count, owners[member] == line {
      order.move(member, after: last)
      last = member
      member += 1
    }
    return last
  }
}
