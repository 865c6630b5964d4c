extension SnapshotBytes {
  /// Gives the bytes in order, in pieces of at most a megabyte with their offsets, until the body returns false.
  ///
  /// - Returns: whether all pieces were taken.
  package func forEachPiece(_ body: (Span<UInt8>, _ offset: Int) -> Bool) -> Bool {
    var offset = 0
    while offset < count {
      let end = min(offset + 1 << 20, count)
      let isTaken = try? withUncheckedSpan(offset..<end) { body($0, offset) }
      guard isTaken == true else { return false }
      offset = end
    }
    return true
  }
}
