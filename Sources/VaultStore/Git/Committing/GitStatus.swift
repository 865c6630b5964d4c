/// What `git status --porcelain=v2 --branch -z` says (git-status(1), “Porcelain Format Version 2”).
///
/// ```swift
/// GitStatus(parsing: output)?.entries.map(\.path)
/// ```
package struct GitStatus: Sendable, Hashable {
  /// The commit that HEAD names; nil before the first one.
  package private(set) var head: ObjectID?
  /// What differs from HEAD, from the index, or is not known to git.
  package private(set) var entries: [Entry] = []

  /// One path that git has something to say of.
  package struct Entry: Sendable, Hashable {
    /// Below the root of the work tree.
    package var path: [UInt8]
    package var kind: Kind
    /// Whether it is another repository's place: nothing of ours.
    package var isSubmodule: Bool
  }

  /// What is said of a path.
  package enum Kind: Sendable, Hashable {
    /// Git knows it: the blob in HEAD, and whether the index and the work tree have it.
    case tracked(Sides)
    /// A merge left it open: the blobs of the common version, of ours and of theirs.
    case unmerged(base: ObjectID?, ours: ObjectID?, theirs: ObjectID?)
    /// Nobody told git of it.
    case untracked
  }

  /// A path in HEAD, in the index and in the work tree.
  package struct Sides: Sendable, Hashable {
    /// The blob in HEAD; nil when HEAD has no such path.
    package var head: ObjectID?
    package var isInWorkTree: Bool
    /// Whether the index differs from HEAD: something is staged.
    package var isStaged: Bool
    /// Whether the work tree differs from the index.
    package var isEdited: Bool
  }

  /// Reads what git printed; nil when it is nothing of the kind.
  package init?(parsing output: [UInt8]) {
    var records = output.split(separator: 0, omittingEmptySubsequences: false).makeIterator()
    while let record = records.next() {
      guard let sign = record.first else { continue }
      let isRead: Bool
      switch sign {
      case UInt8(ascii: "#"): isRead = readHeader(record)
      case UInt8(ascii: "1"): isRead = readTracked(record, fields: 8)
      case UInt8(ascii: "2"):
        isRead = readTracked(record, fields: 9)
        // The old path of a rename stands in a record of its own.
        _ = records.next()
      case UInt8(ascii: "u"): isRead = readUnmerged(record)
      case UInt8(ascii: "?"):
        isRead = record.count > 2
        // A folder that git does not look into is a repository of its own.
        append(record.dropFirst(2), .untracked, isSubmodule: record.last == UInt8(ascii: "/"))
      default: isRead = sign == UInt8(ascii: "!")
      }
      guard isRead else { return nil }
    }
  }
}

// MARK: - Records

extension GitStatus {
  private mutating func readHeader(_ record: ArraySlice<UInt8>) -> Bool {
    let words = record.split(separator: Self.space, maxSplits: 2)
    if words.count == 3, words[1].elementsEqual("branch.oid".utf8) { head = ObjectID(hex: words[2]) }
    return true
  }

  /// `1 XY sub mH mI mW hH hI path`, and `2` with a score before the path.
  private mutating func readTracked(_ record: ArraySlice<UInt8>, fields count: Int) -> Bool {
    guard let (words, path) = Self.fields(of: record, count: count), words[1].count == 2, let sub = words[2].first
    else { return false }
    let sides = Sides(
      head: Self.isMissing(words[3]) ? nil : ObjectID(hex: words[6]), isInWorkTree: !Self.isMissing(words[5]),
      isStaged: words[1].first != UInt8(ascii: "."), isEdited: words[1].last != UInt8(ascii: "."))
    let isLink = words[3...5].contains { $0.elementsEqual("160000".utf8) }
    append(path, .tracked(sides), isSubmodule: isLink || sub == UInt8(ascii: "S"))
    return true
  }

  /// `u XY sub m1 m2 m3 mW h1 h2 h3 path`.
  private mutating func readUnmerged(_ record: ArraySlice<UInt8>) -> Bool {
    guard let (words, path) = Self.fields(of: record, count: 10) else { return false }
    let blobs = (0..<3).map { Self.isMissing(words[3 + $0]) ? nil : ObjectID(hex: words[7 + $0]) }
    let isLink = words[3...5].contains { $0.elementsEqual("160000".utf8) }
    append(path, .unmerged(base: blobs[0], ours: blobs[1], theirs: blobs[2]), isSubmodule: isLink)
    return true
  }

  private mutating func append(_ path: ArraySlice<UInt8>, _ kind: Kind, isSubmodule: Bool) {
    entries.append(Entry(path: Array(path), kind: kind, isSubmodule: isSubmodule))
  }

  /// The fields before the path, which may hold spaces itself.
  private static func fields(
    of record: ArraySlice<UInt8>, count: Int
  ) -> (words: [ArraySlice<UInt8>], path: ArraySlice<UInt8>)? {
    let words = record.split(separator: space, maxSplits: count, omittingEmptySubsequences: false)
    guard words.count == count + 1, let path = words.last, !path.isEmpty else { return nil }
    return (Array(words.dropLast()), path)
  }

  /// Whether a mode says that there is no such file.
  private static func isMissing(_ mode: ArraySlice<UInt8>) -> Bool { mode.allSatisfy { $0 == UInt8(ascii: "0") } }

  private static let space = UInt8(ascii: " ")
}
