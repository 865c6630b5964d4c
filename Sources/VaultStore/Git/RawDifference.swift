/// The answer of `git diff-tree --raw -z` (git-diff-tree(1), raw output format), possibly of several commits: each
/// begins with its id when `--stdin` gave it.
struct RawDifference {
  /// One line of it; paths are below the top of the work tree.
  struct Line {
    var commit: ObjectID?
    var before: Side?
    var after: Side?
    /// `A`, `C`, `D`, `M`, `R`, `T`.
    var status: UInt8
  }

  /// A file of one of the two trees.
  struct Side {
    var path: [UInt8]
    var mode: UInt32
    var id: ObjectID
  }

  private(set) var lines: [Line] = []

  /// Reads an answer; nil when it is none.
  init?(_ bytes: [UInt8]) {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: true)
    var next = fields.startIndex
    var commit: ObjectID?
    func take() -> ArraySlice<UInt8>? {
      guard next < fields.endIndex else { return nil }
      defer { next += 1 }
      return fields[next]
    }
    while let field = take() {
      guard field.first == UInt8(ascii: ":") else {
        guard let id = ObjectID(hex: field) else { return nil }
        commit = id
        continue
      }
      let words = field.dropFirst().split(separator: UInt8(ascii: " "))
      guard words.count == 5, let status = words[4].first, let path = take(),
        let modeBefore = Self.mode(words[0]), let modeAfter = Self.mode(words[1]),
        let idBefore = ObjectID(hex: words[2]), let idAfter = ObjectID(hex: words[3])
      else { return nil }
      let hasTwoPaths = status == UInt8(ascii: "R") || status == UInt8(ascii: "C")
      guard let pathAfter = hasTwoPaths ? take() : path else { return nil }
      lines.append(
        Line(
          commit: commit,
          before: modeBefore == 0 ? nil : Side(path: Array(path), mode: modeBefore, id: idBefore),
          after: modeAfter == 0 ? nil : Side(path: Array(pathAfter), mode: modeAfter, id: idAfter),
          status: status))
    }
  }

  private static func mode(_ word: ArraySlice<UInt8>) -> UInt32? {
    UInt32(String(decoding: word, as: UTF8.self), radix: 8)
  }
}
