package import VaultSyntax

extension TopicModel {
  /// A word of a title and what it said for a topic.
  package struct Reason: Sendable {
    /// Where the word stands in the title's bytes.
    package let word: ByteRange
    /// What it adds to the topic's score above the mean of all topics; negative against it.
    package let weight: Float
  }

  /// What each word of a title says for a topic, the strongest first. What two words say together is halved between them.
  package func reasons(for topic: String, in title: String) -> [Reason] {
    var reader = TitleReader()
    let words = reader.words(of: title)
    let features = reader.features(of: title)
    guard let number = topics.firstIndex(of: topic), !words.isEmpty else { return [] }
    let vector = table.vector(of: features)
    var weights = [Float](repeating: 0, count: words.count)
    for feature in features {
      guard let row = table.row(of: feature.hash),
        let place = vector.rows.firstIndex(of: Int32(truncatingIfNeeded: row))
      else { continue }
      let count = Float(features.count { $0.hash == feature.hash })
      let cells = self.cells[row * topics.count..<(row + 1) * topics.count]
      let mean = cells.reduce(Float(0)) { $0 + Float($1) } / Float(topics.count)
      let own = (Float(cells[cells.startIndex + number]) - mean) * units[row] * vector.values[place] / count
      weights[Int(feature.first)] += own / 2
      weights[Int(feature.second)] += own / 2
    }
    let order = weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    return order.map { Reason(word: words[$0].range, weight: weights[$0] / calibration.temperature) }
  }
}
