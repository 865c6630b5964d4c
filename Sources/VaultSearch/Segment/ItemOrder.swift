/// Some neighbouring files that one worker read without a pause, as their place in its ``SegmentRun``.
///
/// Workers take one stretch after the other, whoever is free the next; so a run holds several, in ascending order, and
/// those between them are in other runs.
struct SegmentStretch: Sendable {
  /// Its place among the stretches of all runs.
  var number: Int
  var notes: Range<Int>
  var lines: Range<Int>
  /// Its items, notes and lines, by the numbers they have in the run.
  var items: Range<Int>
}

/// The items of several runs in one order, that of the files: it does not depend on who read which stretch.
struct ItemOrder: Sendable {
  /// A stretch, the run it is in, and the number that its first item has in the snapshot.
  struct Place: Sendable {
    var run: Int
    var stretch: SegmentStretch
    var firstItem: UInt32

    /// The number in the snapshot of an item by the number it has in the run.
    func number(of item: UInt32) -> UInt32 { item &- UInt32(truncatingIfNeeded: stretch.items.lowerBound) &+ firstItem }
  }

  /// All stretches in the order of the files.
  let places: [Place]

  /// Orders the stretches of runs by their numbers; equal ones by the order of the runs.
  init(of runs: [SegmentRun.Items]) {
    var places = runs.indices.flatMap { run in
      runs[run].stretches.map { Place(run: run, stretch: $0, firstItem: 0) }
    }
    places.sort { ($0.stretch.number, $0.run) < ($1.stretch.number, $1.run) }
    var next: UInt32 = 0
    for place in places.indices {
      places[place].firstItem = next
      next &+= UInt32(truncatingIfNeeded: places[place].stretch.items.count)
    }
    self.places = places
  }

  /// How the numbers of one run become those of the snapshot.
  func numbering(ofRun run: Int) -> ItemNumbering {
    ItemNumbering(places.filter { $0.run == run && !$0.stretch.items.isEmpty })
  }
}

/// Turns the numbers that items have in one run into those of the snapshot, which ascend as they do.
struct ItemNumbering: Sendable {
  private let stretches: [Stretch]

  private struct Stretch {
    /// The first number of the stretch in the run, and what is added to those of the stretch.
    var start: UInt32
    var shift: UInt32
  }

  fileprivate init(_ places: [ItemOrder.Place]) {
    stretches = places.map {
      Stretch(start: UInt32(truncatingIfNeeded: $0.stretch.items.lowerBound), shift: $0.number(of: 0))
    }
  }

  /// A place in the run from which numbers are turned that ascend.
  struct Cursor {
    private let numbering: ItemNumbering
    private var shift: UInt32 = 0
    /// The first number of the next stretch.
    private var next: UInt32 = 0
    private var stretch = -1

    fileprivate init(_ numbering: ItemNumbering, at first: UInt32) {
      self.numbering = numbering
      stretch = numbering.stretch(of: first)
      enter()
    }

    /// The number in the snapshot of an item that is not before those asked for so far.
    @inline(__always) mutating func number(of item: UInt32) -> UInt32 {
      while item >= next, next != .max {
        stretch &+= 1
        enter()
      }
      return item &+ shift
    }

    private mutating func enter() {
      let stretches = numbering.stretches
      shift = stretches.indices.contains(stretch) ? stretches[stretch].shift : 0
      next = stretch + 1 < stretches.count ? stretches[stretch + 1].start : .max
    }
  }

  /// The stretch that an item is in, by its number in the run; −1 before the first.
  private func stretch(of item: UInt32) -> Int {
    // By hand, because every term asks and a generic search of another module is not specialised here.
    var lower = 0
    var upper = stretches.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if stretches[middle].start > item { upper = middle } else { lower = middle + 1 }
    }
    return lower - 1
  }

  /// A cursor at an item by its number in the run. Complexity: O(log *stretches*).
  func cursor(at first: UInt32) -> Cursor { Cursor(self, at: first) }
}
