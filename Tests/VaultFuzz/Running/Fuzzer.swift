import VaultSyntax
import VaultTestSupport

/// Gives an entry its corpus and then changed inputs without end, keeping those with an outline not met before.
///
/// The inputs follow from the corpus and the seed, however fast the machine is.
struct Fuzzer {
  /// An input that breaks a rule or takes too long.
  struct Finding {
    let fault: String
    let input: [UInt8]
  }

  /// How long one input of at most ``lengthLimit`` bytes may take, in seconds of processor time.
  static let patience = 1.0
  /// The longest input that is made by changing others, in bytes.
  static let lengthLimit = 4096
  /// The length of an input of one piece again and again, in bytes: what takes a step for each pair of them takes longer
  /// than ``patience``.
  static let longLength = 100_000

  let entry: FuzzEntry
  /// How many inputs were given so far.
  private(set) var executions = 0
  /// How many outlines were met.
  var outlineCount: Int { shapes.count }

  private let log: InputLog
  private var mutator: Mutator
  private var pool: [[UInt8]]
  private var shapes: Set<UInt64> = []

  /// - Parameter log: Keeps the input at hand, for a trap.
  init(_ entry: FuzzEntry, corpus: [[UInt8]], seed: UInt64, log: InputLog) {
    self.entry = entry
    self.log = log
    pool = corpus + [[]]
    mutator = Mutator(
      dictionary: entry.dictionary.map { Array($0.utf8) }, limit: Self.lengthLimit, random: SplitMix64(seed: seed))
  }

  /// Gives the corpus, then `runs` changed inputs or as many as `seconds` allow, a third of them for long inputs; ends with
  /// the first finding, made as short as it can be.
  mutating func run(_ runs: Int, seconds: Double) -> Finding? {
    for input in pool {
      if let finding = give(input) { return finding }
    }
    let end = ProcessorTime.wall() + seconds
    let longEnd = end - seconds * 2 / 3
    for input in longInputs.prefix(runs) {
      if ProcessorTime.wall() > longEnd { break }
      if let finding = give(input) { return finding }
    }
    for run in 0..<runs {
      if run.isMultiple(of: 64), ProcessorTime.wall() > end { return nil }
      let first = pool[Int.random(in: 0..<pool.count, using: &mutator.random)]
      let second = pool[Int.random(in: 0..<pool.count, using: &mutator.random)]
      let input = mutator.mutated(first, with: second)
      if let finding = give(input) { return finding }
    }
    return nil
  }

  /// Each piece of the dictionary repeated, as it is and with a number behind it that makes every one different; where an
  /// input is versions of a text, one of each.
  private var longInputs: some Sequence<[UInt8]> {
    var random = mutator.random
    let separator = Array("%%%\n".utf8)
    // What asks for a change is no text to be long, and a change of thousands of values tries the checks alone.
    let pieces = mutator.dictionary.filter { !$0.isEmpty && !$0.starts(with: separator.dropLast()) }
    let kinds = pieces.flatMap { [($0, false), ($0, true)] }.shuffled(using: &random)
    return kinds.lazy.map { [hasVersions = entry == .diff || entry == .merge] piece, isNumbered in
      let long = Self.long(piece, isNumbered)
      return hasVersions ? long + separator + Self.long(piece, !isNumbered) : long
    }
  }

  private static func long(_ piece: [UInt8], _ isNumbered: Bool) -> [UInt8] {
    var input: [UInt8] = []
    var count = 0
    while input.count < longLength {
      input += isNumbered ? piece + Array(String(count).utf8) : piece
      count += 1
    }
    return input
  }

  private mutating func give(_ input: [UInt8]) -> Finding? {
    log.write(input)
    executions += 1
    let start = ProcessorTime.processor()
    let outcome = entry.outcome(of: input)
    let taken = ProcessorTime.processor() - start
    if let fault = outcome.fault {
      let shortest = shortened(input)
      return Finding(fault: entry.outcome(of: shortest).fault ?? fault, input: shortest)
    }
    if taken > Self.patience { return Finding(fault: "it takes \(taken) s", input: input) }
    if shapes.insert(outcome.shape).inserted { keep(input) }
    return nil
  }

  /// Adds an input to the pool; when it is full, in place of another.
  private mutating func keep(_ input: [UInt8]) {
    guard executions > pool.count, input.count <= Self.lengthLimit else { return }
    if pool.count < 4_000 {
      pool.append(input)
    } else {
      pool[Int.random(in: 0..<pool.count, using: &mutator.random)] = input
    }
  }

  /// The input without the parts that the fault does not need, ever smaller ones.
  private func shortened(_ input: [UInt8]) -> [UInt8] {
    var shortest = input
    var size = max(1, input.count / 2)
    while size >= 1 {
      var start = 0
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        log.write(candidate)
        if entry.outcome(of: candidate).fault != nil { shortest = candidate } else { start += size }
      }
      size /= 2
    }
    return shortest
  }
}
