/// Finds a sequence of stems in a stream of stems (Knuth, Morris, Pratt), in time linear in the stream.
struct PhraseAutomaton: Sendable {
  /// The stems looked for, each as the number of its first equal one.
  private let pattern: [Int]
  /// For each length matched, the longest shorter one that is also matched then.
  private let fallback: [Int]
  private let numbers: [[UInt8]: Int]
  private var matched = 0

  /// `stems` must not be empty.
  init(_ stems: [[UInt8]]) {
    var numbers: [[UInt8]: Int] = [:]
    let pattern = stems.map { stem in
      let number = numbers[stem] ?? numbers.count
      numbers[stem] = number
      return number
    }
    var fallback = [0]
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, pattern[index] != pattern[length] { length = fallback[length - 1] }
      if pattern[index] == pattern[length] { length += 1 }
      fallback.append(length)
    }
    self.pattern = pattern
    self.fallback = fallback
    self.numbers = numbers
  }

  /// The number of words in the phrase.
  var count: Int { pattern.count }

  /// Takes the next stem of the text; true when the phrase ends with it.
  mutating func advance(_ stem: [UInt8]) -> Bool {
    guard !pattern.isEmpty else { return false }
    guard let number = numbers[stem] else {
      matched = 0
      return false
    }
    if matched == pattern.count { matched = fallback[matched - 1] }
    while matched > 0, pattern[matched] != number { matched = fallback[matched - 1] }
    if pattern[matched] == number { matched += 1 }
    return matched == pattern.count
  }
}
