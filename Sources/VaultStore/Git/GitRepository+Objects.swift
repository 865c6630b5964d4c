extension GitRepository {
  /// About how much is asked for at once, in bytes.
  private static let portion = 32 << 20

  /// The contents of files by their objects; those longer than a note may be are left out.
  ///
  /// - Throws: ``GitFailure/noSuchObject(_:)`` when the repository lacks one, or it is no file.
  package func contents(of objects: [ObjectID]) throws(GitFailure) -> [ObjectID: [UInt8]] {
    try self.objects(objects, kind: "blob", limit: FileReader.noteLimit)
  }

  /// The contents of objects of one kind; those longer than a limit, in bytes, are left out.
  func objects(_ wanted: [ObjectID], kind: String, limit: Int) throws(GitFailure) -> [ObjectID: [UInt8]] {
    var contents: [ObjectID: [UInt8]] = [:]
    var portion: [ObjectID] = []
    var size = 0
    for object in try sizes(of: Array(Set(wanted)), kind: kind) where object.size <= limit {
      if size + object.size > Self.portion, !portion.isEmpty {
        try read(portion, into: &contents, limit: size)
        portion = []
        size = 0
      }
      portion.append(object.id)
      size += object.size
    }
    if !portion.isEmpty { try read(portion, into: &contents, limit: size) }
    return contents
  }

  private func sizes(of objects: [ObjectID], kind: String) throws(GitFailure) -> [(id: ObjectID, size: Int)] {
    guard !objects.isEmpty else { return [] }
    let output = try git.read(.catFile, ["--batch-check"], in: top, input: Self.list(objects))
    var answers = ObjectAnswers(output)
    var sizes: [(ObjectID, Int)] = []
    for id in objects {
      guard let header = answers.nextHeader() else { throw unexpectedObject }
      guard header.id == id, header.kind == kind else { throw .noSuchObject(id) }
      sizes.append((id, header.size))
    }
    return sizes
  }

  private func read(
    _ objects: [ObjectID], into contents: inout [ObjectID: [UInt8]], limit: Int
  ) throws(GitFailure) {
    // An answer has a line of its own before the content.
    let output = try git.read(
      .catFile, ["--batch"], in: top, input: Self.list(objects), limit: limit + objects.count * 128)
    var answers = ObjectAnswers(output)
    for id in objects {
      guard let header = answers.nextHeader() else { throw unexpectedObject }
      guard header.id == id else { throw .noSuchObject(id) }
      guard let content = answers.content(of: header) else { throw unexpectedObject }
      contents[id] = content
    }
  }

  private static func list(_ objects: [ObjectID]) -> [UInt8] {
    var lines: [UInt8] = []
    for object in objects { lines += "\(object.hex)\n".utf8 }
    return lines
  }

  private var unexpectedObject: GitFailure { .unexpectedOutput(command: GitReading.catFile.rawValue) }
}

/// The answer of `git cat-file --batch` (git-cat-file(1), batch output), read from its beginning on.
struct ObjectAnswers {
  /// The line before a content: `<object name> <kind> <size>`.
  struct Header {
    var id: ObjectID?
    var kind: String
    var size: Int
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next line; `missing` for an object that is not there; nil at the end.
  mutating func nextHeader() -> Header? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = bytes[position..<end].split(separator: UInt8(ascii: " "))
    position = end + 1
    guard words.count >= 2 else { return nil }
    let size = words.count == 3 ? Int(String(decoding: words[2], as: UTF8.self)) : 0
    guard let size, size >= 0 else { return nil }
    return Header(id: ObjectID(hex: words[0]), kind: String(decoding: words[1], as: UTF8.self), size: size)
  }

  /// The content after a line; nil when it is cut off.
  mutating func content(of header: Header) -> [UInt8]? {
    guard header.size < bytes.count - position else { return nil }
    let content = Array(bytes[position..<position + header.size])
    position += header.size + 1
    return content
  }
}
