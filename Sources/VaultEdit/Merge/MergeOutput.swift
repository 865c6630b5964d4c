/// The text of a merge while it is put together.
///
/// Where the form says that the sides are swapped, ours are given as theirs; a conflict is written with ours first.
struct MergeOutput: Sendable {
  private(set) var merged = MergedNote(bytes: [])
  /// Whether the last line is a marker.
  private(set) var endsWithMarker = false
  /// Whether the last line is one of a record, of which text directly below it would be a part.
  var endsWithRecord = false
  let form: ConflictForm
  /// Where the conflicts stand in the bytes, and in each of them the side that ours are given as: so a proof reads the same
  /// text whichever side calls it.
  private var conflictPlaces: [(whole: Range<Int>, proven: Range<Int>)] = []

  /// - Parameter byteCount: About how long the text will be.
  init(_ form: ConflictForm, expecting byteCount: Int) {
    self.form = form
    merged.bytes.reserveCapacity(byteCount)
  }

  /// Adds text as it stands.
  mutating func add(_ bytes: some Collection<UInt8>) {
    merged.bytes += bytes
    if !bytes.isEmpty { endsWithMarker = false }
  }

  /// Adds a conflict.
  ///
  /// - Parameter lineEnding: What ends the marker lines, and a last line that lacks its own.
  mutating func add(_ conflict: UnsettledMerge, lineEnding: [UInt8]) {
    var conflict = conflict
    if form.isSwapped { (conflict.ours, conflict.theirs) = (conflict.theirs, conflict.ours) }
    addShown(conflict, lineEnding: lineEnding)
  }

  /// Adds a conflict whose sides are as they are shown; what both say alike at its ends stands outside of it.
  mutating func addShown(_ conflict: UnsettledMerge, lineEnding: [UInt8]) {
    // With the base between them the sides are shown whole, as git shows them.
    let (above, conflict, below) =
      form.style == .diff3 ? ([], conflict, []) : conflict.withoutCommonEnds()
    add(above)
    merged.conflicts.append(conflict)
    let start = merged.bytes.count
    addMarker(UInt8(ascii: "<"), form.labels.ours, lineEnding)
    let first = merged.bytes.count
    addLines(conflict.ours, lineEnding)
    let firstEnd = merged.bytes.count
    if form.style == .diff3 {
      addMarker(UInt8(ascii: "|"), form.labels.base, lineEnding)
      addLines(conflict.base, lineEnding)
    }
    addMarker(UInt8(ascii: "="), [], lineEnding)
    let second = merged.bytes.count
    addLines(conflict.theirs, lineEnding)
    let secondEnd = merged.bytes.count
    addMarker(UInt8(ascii: ">"), form.labels.theirs, lineEnding)
    conflictPlaces.append((start..<merged.bytes.count, form.isSwapped ? second..<secondEnd : first..<firstEnd))
    endsWithMarker = true
    endsWithRecord = false
    add(below)
  }

  /// The text from a place on, with one side of each conflict.
  func shown(from start: Int) -> ShownMerge {
    var shown = ShownMerge(bytes: [])
    var place = start
    for (conflict, places) in zip(merged.conflicts, conflictPlaces) where places.whole.lowerBound >= start {
      shown.bytes += merged.bytes[place..<places.whole.lowerBound]
      let first = shown.bytes.count
      shown.bytes += merged.bytes[places.proven]
      shown.conflicts.append(first..<shown.bytes.count)
      for text in [conflict.base, form.isSwapped ? conflict.ours : conflict.theirs] {
        shown.others += text
        if let last = text.last, last != UInt8(ascii: "\n") { shown.others.append(UInt8(ascii: "\n")) }
      }
      place = places.whole.upperBound
    }
    shown.bytes += merged.bytes[place...]
    return shown
  }

  /// How many bytes the conflicts have that came after some number of them, markers included.
  func conflictLength(after known: Int) -> Int {
    conflictPlaces[known...].reduce(0) { $0 + $1.whole.count }
  }

  /// Whether nothing stands in the last line, or there is none, or it is a marker.
  var endsWithBlankLine: Bool {
    guard !endsWithMarker, merged.bytes.last == UInt8(ascii: "\n") else { return true }
    let line = merged.bytes.dropLast().reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.allSatisfy { $0.isSpaceOrTab || $0 == UInt8(ascii: "\r") }
  }

  /// Whether the last line reads so.
  func endsWith(_ line: ArraySlice<UInt8>) -> Bool {
    let start = merged.bytes.count - line.count
    return start >= 0 && merged.bytes[start...] == line && (start == 0 || merged.bytes[start - 1] == UInt8(ascii: "\n"))
  }

  private mutating func addMarker(_ mark: UInt8, _ label: [UInt8], _ lineEnding: [UInt8]) {
    merged.bytes += Array(repeating: mark, count: form.markerSize)
    if !label.isEmpty { merged.bytes += [UInt8(ascii: " ")] + label }
    merged.bytes += lineEnding
  }

  private mutating func addLines(_ lines: [UInt8], _ lineEnding: [UInt8]) {
    merged.bytes += lines
    if let last = lines.last, last != UInt8(ascii: "\n") { merged.bytes += lineEnding }
  }
}

/// How the conflicts of one merge are written.
struct ConflictForm: Sendable {
  var labels = MergeLabels()
  /// How often a marker repeats its sign.
  var markerSize = 7
  var style = ConflictStyle.merge
  /// Whether ours are given as theirs: so a merge does the same whichever side it is called from.
  var isSwapped = false
}

/// The three versions of something that is merged.
struct MergeSides<Value> {
  var base: Value
  var ours: Value
  var theirs: Value

  init(base: Value, ours: Value, theirs: Value) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// The same of each version.
  func map<Result>(_ transform: (Value) -> Result) -> MergeSides<Result> {
    MergeSides<Result>(base: transform(base), ours: transform(ours), theirs: transform(theirs))
  }

  /// The sides the other way round.
  var swapped: Self { Self(base: base, ours: theirs, theirs: ours) }

  /// The version of one side.
  subscript(side: MergeSide) -> Value {
    get {
      switch side {
      case .base: base
      case .ours: ours
      case .theirs: theirs
      }
    }
    set {
      switch side {
      case .base: base = newValue
      case .ours: ours = newValue
      case .theirs: theirs = newValue
      }
    }
  }
}

/// One of the three versions.
enum MergeSide: UInt8, Sendable { case base, ours, theirs }

extension MergeSides: Sendable where Value: Sendable {}

extension MergeSides where Value: Equatable {
  /// What the merge of values that cannot be divided is; nil when both sides changed it in different ways.
  var settled: Value? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }
}
