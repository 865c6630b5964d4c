import Testing
import VaultEdit
import VaultSyntax
import VaultTestSupport

/// A vault of a few notes with few names, so that links often become ambiguous, and what each of its links leads to.
private struct RandomVault {
  /// A link as it was generated: text around its target, which must not change.
  struct Piece {
    var opening: String
    var target: String
    var isWiki: Bool
  }

  static let names = ["a", "b", "soup", "Red Soup", "юшка", "v1.2", "c (d)"]
  static let folders = ["", "f", "g", "f/g", "g/f"]
  static let aliases = ["a", "the one", "f/a", "Soup"]

  var paths: [String] = []
  var aliases: [[String]] = []
  var pieces: [[Piece]] = []
  var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    var taken: Set<String> = []
    for _ in 0..<Int.random(in: 2...9, using: &generator) {
      let path = randomPath()
      if taken.insert(path.lowercased()).inserted { paths.append(path) }
    }
    aliases = paths.map { _ in [] }
    for note in paths.indices where Bool.random(using: &generator) { aliases[note] = [pick(Self.aliases)] }
    pieces = paths.map { _ in [] }
    for note in paths.indices {
      for number in 0..<Int.random(in: 0...6, using: &generator) { pieces[note].append(piece(number, in: note)) }
    }
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  mutating func randomPath() -> String {
    let folder = pick(Self.folders)
    return (folder.isEmpty ? "" : folder + "/") + pick(Self.names) + ".md"
  }

  /// A path that no other note has.
  mutating func freePath(forNote note: Int) -> String {
    let taken = Set(paths.indices.filter { $0 != note }.map { paths[$0].lowercased() })
    while true {
      let path = randomPath()
      if !taken.contains(path.lowercased()) { return path }
    }
  }

  private mutating func piece(_ number: Int, in note: Int) -> Piece {
    let target = pick(Array(paths.indices))
    let parts = paths[target].split(separator: "/").map(String.init)
    let stem = { (path: String) in path.hasSuffix(".md") ? String(path.dropLast(3)) : path }
    let ending = parts.suffix(Int.random(in: 1...parts.count, using: &generator)).joined(separator: "/")
    switch Int.random(in: 0...6, using: &generator) {
    case 0, 1: return Piece(opening: "w\(number) [[", target: stem(ending), isWiki: true)
    case 2: return Piece(opening: "x\(number) ![[", target: ending, isWiki: true)
    case 3: return Piece(opening: "s\(number) [[/", target: stem(paths[target]), isWiki: true)
    case 4: return Piece(opening: "l\(number) [[", target: pick(Self.aliases), isWiki: true)
    case 5: return Piece(opening: "n\(number) [t](<", target: ending, isWiki: false)
    default:
      let way = Self.way(from: paths[note], to: paths[target])
      return Piece(opening: "m\(number) [t](<", target: way, isWiki: false)
    }
  }

  /// The way from a note's folder to a path, worked out name by name.
  private static func way(from note: String, to path: String) -> String {
    var folder = note.split(separator: "/").dropLast().map(String.init)
    var rest = path.split(separator: "/").map(String.init)
    while let first = folder.first, rest.count > 1, first == rest.first {
      folder.removeFirst()
      rest.removeFirst()
    }
    return (folder.map { _ in ".." } + rest).joined(separator: "/")
  }

  static func closing(_ piece: Piece, _ number: Int) -> String { piece.isWiki ? "#h|t\(number)]]\n" : "#h> 't')\n" }

  func text(of note: Int) -> String {
    pieces[note].enumerated().map { $1.opening + $1.target + Self.closing($1, $0) }.joined()
  }
}

/// What links mean, read once more from the vault format, section 2, and in the plainest way.
private enum PlainMeaning {
  static func note(_ target: String, isWiki: Bool, from note: String, _ paths: [String], _ aliases: [[String]]) -> Int?
  {
    let lower = paths.map { $0.lowercased() }
    let name = target.lowercased().hasSuffix(".md") ? target.lowercased() : target.lowercased() + ".md"
    if !isWiki, !name.hasPrefix("/") {
      var folder = note.lowercased().split(separator: "/").dropLast().map(String.init)
      for part in name.split(separator: "/").map(String.init) {
        if part == ".." { if folder.popLast() == nil { return nil } } else { folder.append(part) }
      }
      if let near = lower.firstIndex(of: folder.joined(separator: "/")) { return near }
      if name.hasPrefix(".") { return nil }
    }
    if name.hasPrefix("/") { return lower.firstIndex(of: String(name.dropFirst())) }
    if let exact = lower.firstIndex(of: name) { return exact }
    let ending = lower.indices.filter { lower[$0].hasSuffix("/" + name) }
    if !ending.isEmpty { return ending.count == 1 ? ending[0] : nil }
    let alias = String(name.dropLast(3))
    let called = aliases.indices.filter { aliases[$0].contains { $0.lowercased() == alias } }
    return called.count == 1 ? called[0] : nil
  }
}

struct MoveMeaningTests {
  @Test func `after any move every link means the note it meant, and nothing else has changed`() throws {
    for seed in LongSearch.seeds(few: 400) {
      var vault = RandomVault(seed: seed)
      let moved = Int.random(in: 0..<vault.paths.count, using: &vault.generator)
      let path = vault.freePath(forNote: moved)
      var paths = vault.paths
      paths[moved] = path
      let names = NoteNames(
        zip(vault.paths, vault.aliases).map { .init(path: $0, aliases: $1) }, folding: SmallVault.folded)
      let existing = Set(vault.paths)
      let move = NoteMove([moved: path], in: names) { existing.contains($0) }
      for note in vault.paths.indices {
        let text = vault.text(of: note)
        let after = try LinkEdit(Document(Array(text.utf8))).rewriting(for: move, ofNote: note).applied(to: text)
        let targets = try Self.targets(in: after, of: vault.pieces[note], seed)
        for (piece, target) in zip(vault.pieces[note], targets) {
          let slash = piece.opening.hasSuffix("/") ? "/" : ""
          let meant = PlainMeaning.note(
            slash + piece.target, isWiki: piece.isWiki, from: vault.paths[note], vault.paths, vault.aliases)
          let means = PlainMeaning.note(slash + target, isWiki: piece.isWiki, from: paths[note], paths, vault.aliases)
          let words: Comment =
            "seed \(seed): \(vault.paths[moved]) → \(path), in \(vault.paths[note]): \(piece) → \(target)"
          if let meant {
            #expect(means == meant, words)
          } else if piece.isWiki {
            #expect(target == piece.target, words)
          }
        }
      }
    }
  }

  /// The targets between the pieces of text that must still be there.
  private static func targets(in text: String, of pieces: [RandomVault.Piece], _ seed: UInt64) throws -> [String] {
    var rest = Array(text.utf8)[...]
    return try pieces.enumerated().map { number, piece in
      try #require(rest.starts(with: piece.opening.utf8), "seed \(seed): \(text)")
      rest = rest.dropFirst(piece.opening.utf8.count)
      let target = rest.prefix { $0 != UInt8(ascii: "#") }
      rest = rest.dropFirst(target.count)
      let closing = RandomVault.closing(piece, number)
      try #require(rest.starts(with: closing.utf8), "seed \(seed): \(text)")
      rest = rest.dropFirst(closing.utf8.count)
      return String(decoding: target, as: UTF8.self)
    }
  }

  @Test func `damaged notes never trap, and a rewriting only replaces targets`() throws {
    let alphabet = [
      "[[", "]]", "[", "](", ")", "<", ">", "borshch", "recipes/", "../", "#", "|", "!", "\\", "%41", "\"", "'", ": ",
      "- ", "\n", "---\n", "a: ", "`", "\\u00", "{", "}", "&x ", "*x", "|\n  ", "\u{0}", "Ю",
    ]
    for seed in LongSearch.seeds(few: 200) {
      var generator = SplitMix64(seed: seed)
      var text = Bool.random(using: &generator) ? "---\n" : ""
      for _ in 0..<40 { text += alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
      let move = LinkEditTests.vault.move(["recipes/borshch.md": "archive/beetroot.md"])
      do throws(EditRefusal) {
        let rewriting = try LinkEdit(Document(Array(text.utf8))).rewriting(for: move, ofNote: 0)
        let again = Document(Array(rewriting.applied(to: text).utf8))
        #expect(try LinkEdit(again).rewriting(for: move, ofNote: 0).links == 0, "seed \(seed): \(text)")
      } catch {
        #expect(error.range.upper <= text.utf8.count, "seed \(seed)")
      }
    }
  }
}
