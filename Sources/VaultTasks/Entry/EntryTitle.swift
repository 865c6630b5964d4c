import VaultSyntax

/// The words of a typed task without what was understood, with their own spacing.
struct EntryTitle {
  private(set) var text = ""

  /// Takes phrases out of a text, but for tags, which stay where they are.
  init(_ words: EntryWords, without phrases: [EntryPhrase]) {
    var isGone = [Bool](repeating: false, count: words.words.count)
    for phrase in phrases {
      if case .tag = phrase.meaning { continue }
      for place in phrase.words { isGone[place] = true }
    }
    var bytes: [UInt8] = []
    var previous: Int?
    for place in words.words.indices where !isGone[place] {
      if let previous {
        // Words that stood side by side keep the space between them; others get one.
        // The comma behind what was taken away separates what stands around it now.
        if previous + 1 < place, words.words[place - 1].ending == .comma, words.words[previous].ending == .none {
          bytes.append(UInt8(ascii: ","))
        }
        let gap = ByteRange(words.words[previous].range.upper, words.words[place].range.lower)
        bytes += previous + 1 == place ? Array(words.typed[gap.indices]) : [UInt8(ascii: " ")]
      }
      bytes += words.typed[words.words[place].range.indices]
      previous = place
    }
    // A comma before what was taken away separates nothing any more.
    if let last = previous, last + 1 < words.words.count, words.words[last].ending == .comma, bytes.last == 0x2C {
      bytes.removeLast()
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
