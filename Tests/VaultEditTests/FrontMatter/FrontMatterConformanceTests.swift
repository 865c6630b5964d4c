import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

/// Thousands of notes that nobody wrote for vault: an edit changes its own lines, and few notes are refused.
@Suite(.enabled(if: isThere(.foreignVault))) struct FrontMatterConformanceTests {
  @Test func `an edit of a real note changes its own lines only`() throws {
    let notes = try ForeignVault.notes()
    #expect(notes.count > 1_000)
    var counts: [String: EditCount] = [:]
    var tried = 0
    for note in LongSearch.some(600, of: notes) {
      tried += 1
      let document = Document(note.bytes)
      #expect(document.rendered == note.bytes)
      for edit in RealNoteEdit.all(for: document) {
        counts[edit.name, default: EditCount()].run(edit, note.path, document)
      }
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      count.report(name)
      #expect(count.violations.isEmpty)
      #expect(count.refused * 50 < max(tried, 100))
    }
  }

  @Test func `setting what is there is no change`() throws {
    let notes = try ForeignVault.notes()
    for note in notes {
      let document = Document(note.bytes)
      guard let pair = RealNoteEdit.scalars(of: document).first else { continue }
      let patches = try? FrontMatterEdit(document).patches(for: .set([pair.key], .scalar(NewScalar(pair.value))))
      if let patches { #expect(patches.isEmpty) }
    }
  }
}

/// What one kind of edit did to all notes.
private struct EditCount {
  var changed = 0
  var refusals: [String: Int] = [:]
  var violations: [String] = []

  var refused: Int { refusals.values.reduce(0, +) }

  func report(_ name: String) {
    let reasons = refusals.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    print("foreign-vault \(name): \(changed)/\(changed + refused), refused: \(reasons.isEmpty ? "none" : reasons)")
    for violation in violations.prefix(20) { print(violation) }
  }

  mutating func run(_ edit: RealNoteEdit, _ path: String, _ document: Document) {
    do {
      let patches = try FrontMatterEdit(document).patches(for: edit.change, splitsCommas: true)
      changed += 1
      let after = patches.applied(to: document.bytes)
      if let violation = edit.violation(before: document.bytes, after: after) {
        violations.append("\(path): \(edit.change): \(violation)")
      }
    } catch {
      refusals["\(error.reason)", default: 0] += 1
      print("refused \(path): \(edit.name): \(error.reason) at \(document.location(of: error.range.lower))")
    }
  }
}

/// One edit of a real note, with how many of its lines it may take out and put in.
private struct RealNoteEdit {
  let name: String
  let change: ItemChange
  let removed: ClosedRange<Int>
  let added: ClosedRange<Int>

  /// The top pairs of a note whose value is a scalar of one line.
  static func scalars(of document: Document) -> [(key: String, value: String)] {
    guard let frontMatter = document.frontMatter, let root = frontMatter.mapping else { return [] }
    let tree = frontMatter.tree
    var pairs: [(key: String, value: String)] = []
    var children = tree.children(of: root).makeIterator()
    while let key = children.next(), let value = children.next() {
      let node = tree.nodes[value]
      guard node.kind == .scalar, !document.bytes[node.range.indices].contains(0x0A) else { continue }
      pairs.append((tree.text(of: key, in: document.bytes), tree.text(of: value, in: document.bytes)))
    }
    return pairs
  }

  static func all(for document: Document) -> [RealNoteEdit] {
    let fences = document.frontMatter == nil ? 2 : 0
    let text = NewScalar("a new value: with #signs", isText: true)
    var edits = [
      RealNoteEdit(
        name: "add a key", change: .set(["vault-key"], .scalar("2026-11-20")), removed: 0...0,
        added: (1 + fences)...(1 + fences)),
      RealNoteEdit(
        name: "add a nested key", change: .set(["vault", "key"], .scalar("1")), removed: 0...0,
        added: (2 + fences)...(2 + fences)),
      RealNoteEdit(
        name: "add to a new list", change: .add(["vault-list"], ["soup"]), removed: 0...0,
        added: (1 + fences)...(2 + fences)),
    ]
    let scalars = scalars(of: document)
    if let first = scalars.first {
      edits += [
        RealNoteEdit(
          name: "set the first value", change: .set([first.key], .scalar("x")), removed: 1...1, added: 1...1),
        RealNoteEdit(
          name: "remove the first key", change: .removeKey([first.key]), removed: 1...1, added: 0...0),
        RealNoteEdit(
          name: "rename the first key", change: .renameKey([first.key], to: "vault key"), removed: 1...1, added: 1...1),
      ]
    }
    if let last = scalars.last {
      edits.append(
        RealNoteEdit(name: "set the last value", change: .set([last.key], .scalar(text)), removed: 1...1, added: 1...1))
    }
    if let list = list(of: document) {
      edits += [
        RealNoteEdit(
          name: "add to a list", change: .add([list.key], [NewScalar("soup", isText: true)]), removed: 0...1,
          added: 1...1),
        RealNoteEdit(
          name: "take out of a list", change: .remove([list.key], [NewScalar(list.last)]), removed: 1...2, added: 0...1),
      ]
    }
    return edits
  }

  /// The last list of scalars that has several elements.
  private static func list(of document: Document) -> (key: String, last: String)? {
    guard let frontMatter = document.frontMatter, let root = frontMatter.mapping else { return nil }
    let tree = frontMatter.tree
    var found: (key: String, last: String)?
    var children = tree.children(of: root).makeIterator()
    while let key = children.next(), let value = children.next() {
      let elements = Array(tree.children(of: value))
      guard tree.nodes[value].kind == .sequence, elements.count > 1, let last = elements.last else { continue }
      guard elements.allSatisfy({ tree.nodes[$0].kind == .scalar }) else { continue }
      let texts = elements.map { tree.text(of: $0, in: document.bytes) }
      guard Set(texts).count == texts.count else { continue }
      found = (tree.text(of: key, in: document.bytes), tree.text(of: last, in: document.bytes))
    }
    return found
  }

  /// What is wrong with the lines afterwards; nil when those that changed are together and as few as they may be.
  func violation(before: [UInt8], after: [UInt8]) -> String? {
    let old = Self.lines(of: before)
    let new = Self.lines(of: after)
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    let gone = old.count - prefix - suffix
    let came = new.count - prefix - suffix
    return removed.contains(gone) && added.contains(came) ? nil : "\(gone) lines went, \(came) came"
  }

  /// The lines with their line feeds.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...offset])
      start = offset + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }
}
