/// The features a model knows, by row, and how much each tells: rare ones more than those of every other title.
struct FeatureTable: Sendable, Equatable {
  /// In ascending order; the number of a hash is its row.
  let hashes: [UInt64]
  /// The root of the logarithm of how rare each is.
  let rarities: [Float]
  /// That of a feature which no title had.
  let unseen: Float

  init(hashes: [UInt64], rarities: [Float], unseen: Float) {
    (self.hashes, self.rarities, self.unseen) = (hashes, rarities, unseen)
  }

  /// The features of the examples that stand in enough of them.
  ///
  /// - Parameters:
  ///   - topics: the topic of each example.
  ///   - background: titles that are in no topic. What is as usual among enough of them as in the examples tells nothing.
  init(of examples: [[TitleFeature]], topics: [Int], background: [[TitleFeature]]) {
    var kinds: [UInt64: TitleFeature.Kind] = [:]
    for features in examples { for feature in features { kinds[feature.hash] = feature.kind } }
    let counts = Self.titles(of: examples).filter { hash, count in
      count >= kinds[hash]?.leastTitles ?? 1
    }
    let common = Self.titles(of: background)
    let usual =
      background.count < TopicModel.enoughBackground ? [:] : Self.highestShares(of: examples, topics: topics)
    let hashes = counts.keys.sorted()
    let all = Double(1 + examples.count + background.count)
    // Titles are few and counts are small: most features share one of a few logarithms.
    var logarithms: [Double: Double] = [:]
    func logarithm(_ value: Double) -> Double {
      if let known = logarithms[value] { return known }
      let logarithm = max(0, ExactFunctions.logarithm(value))
      logarithms[value] = logarithm
      return logarithm
    }
    rarities = hashes.map { hash in
      // One title of the background that has it may be the one that is asked about, which must not speak against itself.
      let elsewhere = max((common[hash] ?? 0) - 1, 0)
      let rarity = logarithm(all / Double(1 + (counts[hash] ?? 0) + elsewhere))
      guard let usual = usual[hash] else { return Float(rarity).squareRoot() }
      let lift = logarithm(usual * Double(background.count + 1) / (Double(elsewhere) + 0.5))
      return Float(min(rarity, lift)).squareRoot()
    }
    self.hashes = hashes
    unseen = Float(logarithm(all)).squareRoot()
  }

  /// In how many titles each feature stands.
  private static func titles(of titles: [[TitleFeature]]) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    for features in titles {
      var last: UInt64?
      for feature in features where feature.hash != last {
        last = feature.hash
        counts[feature.hash, default: 0] += 1
      }
    }
    return counts
  }

  /// The share of the titles of one topic that have a feature, of the topic where it is highest.
  private static func highestShares(of examples: [[TitleFeature]], topics: [Int]) -> [UInt64: Double] {
    var highest: [UInt64: Double] = [:]
    let titles = Dictionary(grouping: examples.indices, by: { topics[$0] })
    for places in titles.values {
      for (hash, count) in Self.titles(of: places.map { examples[$0] }) {
        highest[hash] = max(highest[hash] ?? 0, Double(count) / Double(places.count + 1))
      }
    }
    return highest
  }

  /// The row of a feature. Complexity: O(log of how many there are).
  func row(of hash: UInt64) -> Int? {
    var (lower, upper) = (0, hashes.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if hashes[middle] < hash { lower = middle + 1 } else { upper = middle }
    }
    return lower < hashes.count && hashes[lower] == hash ? lower : nil
  }

  /// The known features of a title with their values: each kind as long as its weight, all of them of length one.
  ///
  /// - Parameter features: of one title, in the order of their hashes.
  func vector(of features: [TitleFeature]) -> TitleVector {
    var (rows, values, kinds): ([Int32], [Float], [TitleFeature.Kind]) = ([], [], [])
    var lengths = [Float](repeating: 0, count: TitleFeature.Kind.allCases.count)
    var unknown = lengths
    var isKnown = false
    var place = 0
    while place < features.count {
      let feature = features[place]
      var end = place + 1
      while end < features.count, features[end].hash == feature.hash { end += 1 }
      if let row = row(of: feature.hash) {
        let value = Float(end - place).squareRoot() * rarities[row]
        rows.append(Int32(truncatingIfNeeded: row))
        values.append(value)
        kinds.append(feature.kind)
        lengths[Int(feature.kind.rawValue)] += value * value
        if feature.kind.isWhole { isKnown = true }
      } else if feature.kind.leastTitles == 1 {
        // A title of words that nobody taught says little by the few that somebody did.
        unknown[Int(feature.kind.rawValue)] += Float(end - place) * unseen * unseen
      }
      place = end
    }
    var (known, all): (Float, Float) = (0, 0)
    for kind in TitleFeature.Kind.allCases {
      let (length, missing) = (lengths[Int(kind.rawValue)], unknown[Int(kind.rawValue)])
      guard length > 0 || missing > 0 else { continue }
      all += kind.weight * kind.weight
      known += length > 0 ? kind.weight * kind.weight * length / (length + missing) : 0
    }
    var whole: Float = 0
    for kind in TitleFeature.Kind.allCases where lengths[Int(kind.rawValue)] > 0 { whole += kind.weight * kind.weight }
    for place in values.indices where values[place] > 0 {
      values[place] *= kinds[place].weight / (lengths[Int(kinds[place].rawValue)] * whole).squareRoot()
    }
    let share = all > 0 ? (known / all).squareRoot() : 0
    return TitleVector(rows: rows, values: values, knownShare: isKnown ? share : 0)
  }
}

/// A title as a model sees it.
struct TitleVector: Sendable {
  let rows: [Int32]
  let values: [Float]
  /// How much of it the model knows, 0 … 1; 0 when it knows no word and no stem.
  let knownShare: Float
}
