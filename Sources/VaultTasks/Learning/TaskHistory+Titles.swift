/// The stems of a title, by which two titles are the same or near.
struct TitleStems: Sendable {
  /// Of all words.
  private let all: Set<[UInt8]>
  /// Of the words of three letters or more, which leaves out most of those that say nothing (`to`, `of`, `на`, `з`), numbers
  /// of lessons and the like in every language without a list of them; of all words where no other is there.
  private let content: Set<[UInt8]>

  init(_ title: String, by reader: inout TitleReader) {
    let words = reader.words(of: title)
    all = Set(words.map(\.stem))
    content = Set(words.contentWords.map(\.stem))
  }

  /// The same words in whatever form and order: `Купити молоко`, `молока купити`.
  func isSame(as other: TitleStems) -> Bool { all == other.all }

  /// Half or more of all stems that the two titles have are in both (Jaccard 1901): `Weekly review` is near `Weekly review of
  /// notes`, two stems of three. A half of one title alone would have `call Ann` near `call Bob`.
  func isNear(_ other: TitleStems) -> Bool {
    let shared = content.intersection(other.content).count
    return shared > 0 && 2 * shared >= content.count + other.content.count - shared
  }
}

extension TaskHistory {
  /// The words, folded as the index folds, of which every near title has one, each once in the order of the title.
  package static func words(nearTo title: String) -> [String] {
    var reader = TitleReader()
    var seen: Set<[UInt8]> = []
    return reader.words(of: title).contentWords.filter { seen.insert($0.stem).inserted }
      .map { String(decoding: $0.folded, as: UTF8.self) }
  }
}

extension [TitleReader.Word] {
  fileprivate var contentWords: [TitleReader.Word] {
    let long = filter { $0.folded.count { $0 & 0xC0 != 0x80 } >= 3 }
    return long.isEmpty ? self : long
  }
}
