/// Which elements make one list into another, the fewest that do.
enum SequenceDiff {
  /// The changes from first to last, with at least one equal element between two of them.
  ///
  /// - Complexity: O(*n* + *d*²) in the elements and the changed ones, bounded as a ``LineDiff`` is.
  static func changes<Element: Hashable>(before: [Element], after: [Element]) -> [LineChange] {
    var numbers: [Element: Int32] = [:]
    func number(of element: Element) -> Int32 {
      if let number = numbers[element] { return number }
      let number = Int32(clamping: numbers.count)
      numbers[element] = number
      return number
    }
    let earlier = before.map(number)
    let later = after.map(number)
    var search = ShortestEdit(
      from: earlier, to: later, effort: LineDiff.effort + 16 * (earlier.count + later.count))
    return search.changes()
  }

  /// The places of the elements that stay, as pairs in ascending order.
  ///
  /// - Complexity: as ``changes(before:after:)``.
  static func pairs<Element: Hashable>(before: [Element], after: [Element]) -> [(before: Int, after: Int)] {
    var pairs: [(before: Int, after: Int)] = []
    var place = (before: 0, after: 0)
    let end = LineChange(before: before.count..<before.count, after: after.count..<after.count)
    for change in changes(before: before, after: after) + [end] {
      pairs += zip(place.before..<change.before.lowerBound, place.after..<change.after.lowerBound)
        .map { (before: $0, after: $1) }
      place = (change.before.upperBound, change.after.upperBound)
    }
    return pairs
  }
}
