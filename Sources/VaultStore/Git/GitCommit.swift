/// What a commit says about itself.
package struct GitCommit: Sendable, Hashable {
  package var id: ObjectID
  /// The commits it follows: none for the first one, two and more for a merge. Where the history was cut off they are
  /// named and not there.
  package var parents: [ObjectID]
  /// The name of who wrote it.
  package var author: String
  /// The address of who wrote it.
  package var address: String
  /// When it was written, in seconds since 1970 in UTC.
  package var time: Int64
  /// The zone where it was written, in minutes east of UTC.
  package var zone: Int
  /// The first paragraph of its message, in one line.
  package var subject: String

  /// Reads the content of a commit (gitformat-commit); what it does not say is empty or 0.
  init(_ id: ObjectID, content: [UInt8]) {
    (self.id, parents, author, address, time, zone) = (id, [], "", "", 0, 0)
    var lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst(), !line.isEmpty {
      if line.starts(with: "parent ".utf8), let parent = ObjectID(hex: line.dropFirst(7)) { parents.append(parent) }
      if line.starts(with: "author ".utf8) {
        (author, address, time, zone) = Self.signature(line.dropFirst(7))
      }
    }
    let paragraph = lines.drop { Self.isBlank($0) }.prefix { !Self.isBlank($0) }
    subject = paragraph.map { line in
      let text = line.drop { $0 <= 0x20 }
      return String(decoding: text.prefix(text.count - text.reversed().prefix { $0 <= 0x20 }.count), as: UTF8.self)
    }.joined(separator: " ")
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { $0 <= 0x20 } }

  /// Reads `Olena <olena@example.org> 1763985600 +0200`: the address ends at the first `>`, the time follows the last.
  private static func signature(
    _ line: ArraySlice<UInt8>
  ) -> (name: String, address: String, time: Int64, zone: Int) {
    guard let open = line.firstIndex(of: UInt8(ascii: "<")), let close = line.lastIndex(of: UInt8(ascii: ">")),
      open < close
    else { return (String(decoding: line, as: UTF8.self), "", 0, 0) }
    let name = line[..<open].reversed().drop { $0 == 0x20 }.reversed()
    let words = line[(close + 1)...].split(separator: UInt8(ascii: " "))
    let time = words.first.flatMap { Int64(String(decoding: $0, as: UTF8.self)) } ?? 0
    let zone = words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) ?? 0 : 0
    // `+0530` is five hours and thirty minutes; no zone is further than a day away.
    let minutes = zone.magnitude < 2_400 ? zone / 100 * 60 + zone % 100 : 0
    return (
      String(decoding: Array(name), as: UTF8.self),
      String(decoding: line[(open + 1)...].prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self), time,
      minutes
    )
  }
}

/// One commit in the history of a file, and what it did to it.
package struct HistoryStep: Sendable, Hashable {
  package var commit: GitCommit
  /// The file before it, in its first parent; nil when the commit brought it. Its path is another one where the commit
  /// renamed it.
  package var before: GitEntry?
  /// The file after it; nil when the commit took it away.
  package var after: GitEntry?

  package init(commit: GitCommit, before: GitEntry?, after: GitEntry?) {
    self.commit = commit
    self.before = before
    self.after = after
  }

  /// The path that the file has after the commit, or had before it was gone.
  package var path: Path { after?.path ?? before?.path ?? "" }
}
