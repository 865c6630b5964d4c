/// Finds the notes that a link's target may mean: by exact path, then a unique end of the path, then a unique alias.
///
/// A target without a slash is a path end of one part, the file's stem. Paths compare folded and without `.md`.
///
/// ```swift
/// var names = LinkNames(snapshot)
/// let notes = try names.notes(for: LinkNames.folded("Recipes/Borshch.md"))
/// ```
///
/// It remembers what it was asked; each worker has one of its own.
package struct LinkNames: Sendable {
  private let snapshot: Snapshot
  private var known: [[UInt8]: [Int]] = [:]

  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// A target as ``notes(for:)`` takes it: case folded, in NFC, without `.md`.
  package static func folded(_ target: some StringProtocol) -> [UInt8] {
    var folded = WordForms.foldedValue(Array(target.utf8))
    if folded.suffix(3).elementsEqual(".md".utf8) { folded.removeLast(3) }
    return folded
  }

  /// The path of a note's file below the root.
  package func path(ofNote item: Int) throws(SnapshotFault) -> [UInt8] {
    try snapshot.path(ofFile: snapshot.location(of: item).file)
  }

  /// The note items that fit `target` equally well: one when the link resolves, none when it dangles, more when it is
  /// ambiguous. A target that begins with `/` is a path from the root and nothing else.
  package mutating func notes(for target: [UInt8]) throws(SnapshotFault) -> [Int] {
    if let notes = known[target] { return notes }
    let notes = try resolve(target)
    known[target] = notes
    return notes
  }

  /// A target as people write it, folded: `[[x]]`, a path with or without `.md`, a stem or an alias.
  static func target(_ text: String) -> [UInt8] {
    var target = WordForms.foldedValue(Array(text.utf8))
    if target.starts(with: "[[".utf8), target.suffix(2).elementsEqual("]]".utf8), target.count >= 4 {
      target = Array(target.dropFirst(2).dropLast(2))
    }
    if target.suffix(3).elementsEqual(".md".utf8) { target.removeLast(3) }
    return target
  }

  /// Stands between what a relative link means from its note's folder and what is written.
  static let relativeMark: UInt8 = 0x1F

  /// A target as it is written, without what it means from its note's folder.
  static func written(_ target: [UInt8]) -> ArraySlice<UInt8> {
    guard let mark = target.firstIndex(of: relativeMark) else { return target[...] }
    return target[(mark + 1)...]
  }

  /// The last part of a target or path, as it is written.
  static func lastPart(_ target: [UInt8]) -> ArraySlice<UInt8> {
    let written = written(target)
    guard let slash = written.lastIndex(of: UInt8(ascii: "/")) else { return written }
    return written[(slash + 1)...]
  }

  /// A relative link leads where it says from its note's folder; when nothing is there it is a name like any other.
  private func resolve(_ target: [UInt8]) throws(SnapshotFault) -> [Int] {
    guard let mark = target.firstIndex(of: Self.relativeMark) else { return try find(target) }
    let near = try find(Array(target[..<mark]))
    return near.isEmpty ? try find(Array(target[(mark + 1)...])) : near
  }

  private func find(_ target: [UInt8]) throws(SnapshotFault) -> [Int] {
    let isFromRoot = target.first == UInt8(ascii: "/")
    let path = isFromRoot ? Array(target.dropFirst()) : target
    let named = try notes(named: Array(Self.lastPart(path)))
    // Where names are told apart by case, two notes can have one folded path: then neither is the exact one.
    var (exact, ending): ([Int], [Int]) = ([], [])
    for item in named.stems {
      let other = try foldedPath(of: item)
      if other == path { exact.append(item) }
      if other.count > path.count, other.suffix(path.count).elementsEqual(path),
        other[other.count - path.count - 1] == UInt8(ascii: "/")
      {
        ending.append(item)
      }
    }
    if isFromRoot || !exact.isEmpty { return exact }
    if !ending.isEmpty { return ending }
    return path.contains(UInt8(ascii: "/")) ? try notes(named: path).aliases : named.aliases
  }

  /// The path of a note's file, folded and without its extension.
  func foldedPath(of item: Int) throws(SnapshotFault) -> [UInt8] {
    var path = WordForms.foldedValue(try snapshot.path(ofFile: snapshot.location(of: item).file))
    if path.suffix(3).elementsEqual(".md".utf8) { path.removeLast(3) }
    return path
  }

  private func notes(named name: [UInt8]) throws(SnapshotFault) -> (stems: [Int], aliases: [Int]) {
    var stems: [Int] = []
    var aliases: [Int] = []
    for part in snapshot.parts {
      guard let entry = try part.segment.entry(of: TermName.make(TermName.name, name)) else { continue }
      try part.segment.forEachPosting(of: entry) { posting in
        let item = Int(posting.item) + part.firstItem
        guard snapshot.live.contains(item) else { return }
        if posting.fields.contains(.body) { stems.append(item) }
        if posting.fields.contains(.title) { aliases.append(item) }
      }
    }
    return (stems, aliases)
  }
}
