/// The largest scores seen so far, as many as wanted, the least of them on top.
struct ScoreHeap {
  private var scores: [Double] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// The least of the kept scores.
  var least: Double { scores.first ?? 0 }

  /// Keeps `score` when it is among the largest. Complexity: O(log limit).
  mutating func offer(_ score: Double) {
    if scores.count < limit {
      scores.append(score)
      var child = scores.count - 1
      while child > 0, scores[child] < scores[(child - 1) / 2] {
        scores.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    } else if score > scores[0] {
      scores[0] = score
      sink()
    }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = parent * 2 + 1
      guard child < scores.count else { return }
      if child + 1 < scores.count, scores[child + 1] < scores[child] { child += 1 }
      guard scores[child] < scores[parent] else { return }
      scores.swapAt(child, parent)
      parent = child
    }
  }
}
