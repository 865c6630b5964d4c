extension RandomAccessCollection where Index == Int {
  /// The first index whose element meets a condition that no element before it meets and all after it do; the end when
  /// none does.
  ///
  /// ```swift
  /// [1, 3, 5, 7].partitioningIndex { $0 >= 4 }    // 2
  /// ```
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var lower = startIndex
    var upper = endIndex
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if belongsBehind(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
