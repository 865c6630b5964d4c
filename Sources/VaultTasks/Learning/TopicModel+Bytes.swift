import VaultSyntax

// The stored form: little-endian, without padding; the same for the same model everywhere.
extension TopicModel {
  /// Changes with everything that makes another model of the same examples.
  private static let version: UInt64 = 2
  private static let mark = Array("vaultopc".utf8)

  /// What a model of these examples is known by.
  static func digest(of examples: [TopicExample], background: [String]) -> UInt64 {
    var hash = FNV1a()
    hash.add(version)
    for example in examples {
      for text in [example.topic, example.title] {
        hash.add(text.utf8)
        hash.add(0xFF)
      }
    }
    hash.add(0xFE)
    for title in background {
      hash.add(title.utf8)
      hash.add(0xFF)
    }
    return hash.value
  }

  /// The bytes of the model with what it was made of.
  package func bytes(digest: UInt64) -> [UInt8] {
    var bytes = Self.mark
    func add(_ number: UInt64) { for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) } }
    func add(_ number: Float) {
      for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> (8 * place))) }
    }
    add(digest)
    add(UInt64(topics.count))
    add(UInt64(table.hashes.count))
    for topic in topics {
      add(UInt64(topic.utf8.count))
      bytes += topic.utf8
    }
    table.hashes.forEach { add($0) }
    for numbers in [
      table.rarities, units, bias, [table.unseen, calibration.temperature, calibration.usualOdds, calibration.border],
    ] {
      numbers.forEach { add($0) }
    }
    bytes += cells.map { UInt8(bitPattern: $0) }
    var check = FNV1a()
    check.add(bytes)
    add(check.value)
    return bytes
  }

  /// Reads a stored model; nil when it was made of something else, or is damaged.
  package init?(_ bytes: [UInt8], digest: UInt64) {
    var reader = Reader(bytes: bytes)
    guard bytes.count > 8, bytes.starts(with: Self.mark) else { return nil }
    var check = FNV1a()
    check.add(bytes.dropLast(8))
    reader.place = bytes.count - 8
    guard reader.number() == check.value else { return nil }
    reader.place = Self.mark.count
    guard reader.number() == digest, let topicCount = reader.count(), let rowCount = reader.count() else { return nil }
    var topics: [String] = []
    for _ in 0..<topicCount {
      guard let count = reader.count(), let text = reader.bytes(count) else { return nil }
      topics.append(String(decoding: text, as: UTF8.self))
    }
    var hashes: [UInt64] = []
    for _ in 0..<rowCount {
      guard let hash = reader.number() else { return nil }
      hashes.append(hash)
    }
    let (cellCount, isTooMuch) = rowCount.multipliedReportingOverflow(by: topicCount)
    guard !isTooMuch, let rarities = reader.floats(rowCount), let units = reader.floats(rowCount),
      let bias = reader.floats(topicCount), let last = reader.floats(4), let cells = reader.bytes(cellCount),
      // Numbers that training cannot give would make a probability that is none.
      topicCount > 1, last[1] > 0.01, (rarities + units + bias + last).allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    self.init(
      topics: topics, table: FeatureTable(hashes: hashes, rarities: rarities, unseen: last[0]),
      cells: cells.map { Int8(bitPattern: $0) }, units: units, bias: bias,
      calibration: Calibration(temperature: last[1], usualOdds: last[2], border: last[3]))
  }

  /// Reads numbers one after another; nil where there are no more bytes.
  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
      guard count >= 0, count <= bytes.count - place else { return nil }
      defer { place += count }
      return bytes[place..<place + count]
    }

    mutating func number() -> UInt64? {
      bytes(8)?.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A count of things that take a byte at least.
    mutating func count() -> Int? {
      guard let number = number(), number <= UInt64(bytes.count) else { return nil }
      return Int(number)
    }

    mutating func floats(_ count: Int) -> [Float]? {
      var floats: [Float] = []
      for _ in 0..<count {
        guard let four = bytes(4) else { return nil }
        floats.append(Float(bitPattern: four.reversed().reduce(0) { $0 << 8 | UInt32($1) }))
      }
      return floats
    }
  }
}
