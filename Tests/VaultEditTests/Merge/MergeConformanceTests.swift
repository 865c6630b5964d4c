import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

/// Thousands of notes that nobody wrote for vault: two people who change different things of one are never in conflict.
@Suite struct MergeConformanceTests {
  @Test(.enabled(if: isThere(.foreignVault))) func `two people change two keys of a real note`() throws {
    let notes = try ForeignVault.notes()
    var keys = MergeCount()
    for (number, note) in notes.enumerated() where number.isMultiple(of: 2) {
      let document = Document(note.bytes)
      let pairs = Array(zip(RealNote.scalarKeys(of: document), RealNote.scalarKeys(of: document).dropFirst()))
      // One pair of neighbours a note, another one in each.
      if !pairs.isEmpty {
        let (first, second) = pairs[number % pairs.count]
        keys.run(note.path, document, [.set([first], .scalar("ours one")), .set([second], .scalar("theirs two"))])
      }
    }
    print("foreign-vault merge of two keys: \(keys.clean)/\(keys.total)")
    for fault in keys.faults.prefix(20) { print(fault) }
    #expect(keys.total > 1_000 && keys.clean == keys.total)
  }
}

/// What to change in a real note.
private enum RealNote {
  /// The top keys whose value is a scalar of one line.
  static func scalarKeys(of document: Document) -> [String] {
    guard let frontMatter = document.frontMatter, let root = frontMatter.mapping else { return [] }
    let tree = frontMatter.tree
    var keys: [String] = []
    var children = tree.children(of: root).makeIterator()
    while let key = children.next(), let value = children.next() {
      let node = tree.nodes[value]
      guard node.kind == .scalar, !document.bytes[node.range.indices].contains(0x0A) else { continue }
      keys.append(tree.text(of: key, in: document.bytes))
    }
    return keys
  }
}

/// How many merges were what both wanted.
private struct MergeCount {
  var total = 0
  var clean = 0
  var faults: [String] = []

  /// Merges two changes of front matter, each made alone, and compares with one made after the other.
  mutating func run(_ path: String, _ document: Document, _ changes: [ItemChange]) {
    let versions = changes.map { change in
      (try? FrontMatterEdit(document).patches(for: change, splitsCommas: true))?.applied(to: document.bytes)
    }
    guard let ours = versions[0], let theirs = versions[1],
      let both = (try? FrontMatterEdit(Document(ours)).patches(for: changes[1], splitsCommas: true))?.applied(to: ours)
    else { return }
    check(path, document.bytes, ours, theirs, both)
  }

  private mutating func check(_ path: String, _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ both: [UInt8]) {
    total += 1
    let merged = NoteMerge(base: base, ours: ours, theirs: theirs, context: ReadingContext()).merged()
    if merged.isClean, merged.bytes == both {
      clean += 1
    } else {
      faults.append("\(path): \(merged.conflicts.count) conflicts")
    }
  }
}
