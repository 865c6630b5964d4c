import VaultSyntax

/// The merge of a list whose order means nothing: tags, names, links.
struct ListMerge {
  private let lists: MergeSides<[[UInt8]]>

  /// - Parameter lists: What the elements are known by.
  init(_ lists: MergeSides<[[UInt8]]>) { self.lists = lists }

  /// What both sides have, and what one of them put in, without what one of them took out, separated by commas.
  var joined: [UInt8] {
    let (before, ours, theirs) = (Set(lists.base), Set(lists.ours), Set(lists.theirs))
    let elements = OrderMerge(base: lists.base, ours: lists.ours, theirs: lists.theirs).keys.filter { key in
      ours.contains(key) && theirs.contains(key) || !before.contains(key)
    }
    return Array(elements.joined(separator: ", ".utf8))
  }

  /// Whether one side reworded what the other one removed, or reworded otherwise.
  var isInConflict: Bool {
    guard !lists.base.isEmpty else { return false }
    let (ours, theirs) = (Set(lists.ours), Set(lists.theirs))
    let gone = lists.base.filter { !ours.contains($0) && !theirs.contains($0) }
    guard !gone.isEmpty else { return false }
    let (our, their) = (Self.reworded(lists.base, lists.ours), Self.reworded(lists.base, lists.theirs))
    return gone.contains { our[$0] != their[$0] }
  }

  /// What elements became that have other words in their place now.
  private static func reworded(_ before: [[UInt8]], _ after: [[UInt8]]) -> [[UInt8]: [UInt8]] {
    var reader = WordReader()
    let words = before.map { Wording($0, ByteRange(0, $0.count), with: &reader) }
    let others = after.map { Wording($0, ByteRange(0, $0.count), with: &reader) }
    var rewordings = Rewordings()
    var place = (before: 0, after: 0)
    let end = (before: before.count, after: after.count)
    for kept in SequenceDiff.pairs(before: before, after: after) + [end] {
      rewordings.compare(
        (place.before..<kept.before).map { ($0, words[$0]) }, (place.after..<kept.after).map { ($0, others[$0]) })
      place = (kept.before + 1, kept.after + 1)
    }
    let stems = rewordings.stems
    let places = [words, others].map { list in
      var places = WordPlaces(wanted: stems)
      for (place, wording) in list.enumerated() { wording.stems.forEach { places.add($0, line: place) } }
      return places
    }
    let pairs = rewordings.pairs(before: places[0], after: places[1])
    return Dictionary((pairs.proven + pairs.doubtful).map { (before[$0.line], after[$0.other]) }) { first, _ in first }
  }
}
