import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

/// Random front matter and random changes, against an oracle that knows nothing of spelling.
@Suite struct FrontMatterPropertyTests {
  @Test func `a change leads to the value meant and leaves the others`() {
    for seed in LongSearch.seeds(few: 2) {
      var random = RandomFrontMatter(seed: seed)
      var changed = 0
      for _ in 0..<500 {
        let note = random.note()
        let document = Document(Array(note.utf8))
        #expect(document.frontMatter?.isWhole == true, "\(note)")
        let change = random.change()
        do {
          let patches = try FrontMatterEdit(document).patches(for: change)
          let after = Document(patches.applied(to: document.bytes))
          changed += patches.isEmpty ? 0 : 1
          #expect(isMeant(change, PlainValue(document), PlainValue(after)), "\(note)\(change)\n\(text(after))")
          if keepsComments(change, PlainValue(document)) {
            #expect(comments(in: after) >= comments(in: document), "\(note)\(change)\n\(text(after))")
          }
          #expect(after.bytes.suffix(document.body.count) == document.bytes.suffix(document.body.count))
          #expect(try FrontMatterEdit(after).patches(for: again(change)).isEmpty, "\(note)\(change)\n\(text(after))")
        } catch {
          let expected: Set<EditRefusal.Reason> = [
            .valueIsMapping, .valueNotMapping, .listHoldsComments, .noSuchKey, .keyExists,
          ]
          #expect(expected.contains(error.reason), "\(note)\(change) \(error)")
        }
      }
      #expect(changed > 200, "seed \(seed)")
    }
  }

  /// Whether no line of the note goes: nothing is taken out of a list, and no list is replaced.
  private func keepsComments(_ change: ItemChange, _ before: PlainValue) -> Bool {
    switch change {
    case .add, .renameKey: return true
    case .set(let path, .scalar):
      if case .list = before[path[...]] { return false }
      return true
    default: return false
    }
  }

  private func comments(in document: Document) -> Int {
    let text = text(document)
    return ["# comment, with: signs", "# about ", "# next"].reduce(0) { $0 + text.split(separator: $1).count }
  }

  private func text(_ document: Document) -> String { String(decoding: document.bytes, as: UTF8.self) }

  /// A change that finds nothing to do after itself.
  private func again(_ change: ItemChange) -> ItemChange {
    guard case .renameKey(let path, let name) = change else { return change }
    return .renameKey(Array(path.dropLast()) + [name], to: name)
  }

  private func isMeant(_ change: ItemChange, _ before: PlainValue, _ after: PlainValue) -> Bool {
    let empty = PlainValue.mapping([])
    switch change {
    case .set(let path, .scalar(let scalar)):
      let isNull = after[path[...]] == .null && before[path[...]] == .null && scalar.text.isEmpty
      let wanted: [PlainValue] = scalar.isText ? [.text(scalar.text)] : [.text(scalar.text), .null]
      return isNull || wanted.contains { before.replacing(path[...], by: $0) == after }
    case .set(let path, .list(let list)):
      return hasList(list.map(\.text), at: path, before, after)
    case .add(let path, let values):
      var list = before[path[...]]?.elements ?? []
      for value in values where !list.contains(value.text) { list.append(value.text) }
      return hasList(list, at: path, before, after)
    case .remove(let path, let values):
      guard let old = before[path[...]]?.elements else { return before == after }
      let gone = Set(values.map(\.text))
      let list = old.filter { !gone.contains($0.trimmedBreaks) && !gone.contains($0) }
      if list.count == old.count { return before == after }
      if list.isEmpty { return (before.replacing(path[...], by: nil) ?? empty) == after }
      return hasList(list, at: path, before, after)
    case .removeKey(let path):
      guard before[path[...]] != nil else { return before == after }
      return (before.replacing(path[...], by: nil) ?? empty) == after
    case .renameKey(let path, let name):
      let renamed = Array(path.dropLast()) + [name]
      return after[path[...]] == nil && after[renamed[...]] == before[path[...]] || name == path.last
    default: return false
    }
  }

  /// Whether a list stands at a path, in whatever form, and all else is as before.
  private func hasList(_ list: [String], at path: [String], _ before: PlainValue, _ after: PlainValue) -> Bool {
    guard let found = after[path[...]], let elements = found.elements else { return false }
    guard elements.map(\.trimmedBreaks) == list.map(\.trimmedBreaks) else { return false }
    return before.replacing(path[...], by: found) == after
  }

  @Test func `any bytes between fences are edited or refused`() {
    let pieces = [
      "a", "key", " ", "  ", "\n", "\n  ", "\n- ", ": ", ":", "- ", "? ", "[", "]", "{", "}", ", ", ",", "#", " # c",
      "'", "\"", "\\", "|", ">", "|+2", ">-", "&a ", "*a", "!t ", "!!str ", "...\n", "\t", "\r\n", "\r", "é",
      "\u{FEFF}", "\0", "1", "<<: *a", "[[x]]", "tags: ", "title: ", "b: ", "\nb: 2\n", "\na: [x, w]\n",
    ]
    for seed in LongSearch.seeds(few: 120) {
      var random = RandomFrontMatter(seed: seed)
      for _ in 0..<100 {
        let count = Int.random(in: 0...16, using: &random.generator)
        let yaml = (0..<count).map { _ in random.pick(pieces) }.joined()
        check("---\n\(yaml)\n---\nBody\n", random.change(), splitsCommas: random.chance(30), seed)
      }
    }
  }

  /// An edit that is made must stand: done again it changes nothing, and the body is where it was.
  private func check(_ note: String, _ change: ItemChange, splitsCommas: Bool, _ seed: UInt64) {
    let bytes = Array(note.utf8)
    guard let patches = try? FrontMatterEdit(Document(bytes)).patches(for: change, splitsCommas: splitsCommas) else {
      return
    }
    let after = patches.applied(to: bytes)
    let document = Document(after)
    #expect(document.frontMatter?.isWhole != false, "seed \(seed)")
    #expect(after.suffix(5).elementsEqual(bytes.suffix(5)), "seed \(seed)")
    let more = try? FrontMatterEdit(document).patches(for: again(change), splitsCommas: splitsCommas)
    #expect(more?.isEmpty == true, "seed \(seed): \(note.debugDescription) \(change)")
  }
}

extension String {
  fileprivate var trimmedBreaks: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
