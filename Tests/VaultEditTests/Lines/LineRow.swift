import Testing
import VaultEdit
import VaultModel
import VaultSyntax

/// One row of a table of line edits: a note, a change of one of its lines, and the note afterwards.
struct LineRow: Sendable, CustomTestStringConvertible {
  let before: String
  let change: ItemChange
  let after: String
  let type: ItemType
  /// Which of the note's line items changes.
  let item: Int

  init(_ before: String, _ change: ItemChange, _ after: String, in type: ItemType = .note, item: Int = 0) {
    self.before = before
    self.change = change
    self.after = after
    self.type = type
    self.item = item
  }

  /// A row whose change says what the note says already.
  init(unchanged before: String, _ change: ItemChange, in type: ItemType = .note, item: Int = 0) {
    self.init(before, change, before, in: type, item: item)
  }

  var testDescription: String { "\(type.name): \(before.debugDescription) \(change)" }

  /// The note after the change, or the refusal.
  func result() throws(EditRefusal) -> String {
    let note = Note(before, type)
    let lines = note.items.filter { $0.line != nil }
    let target = lines.indices.contains(item) ? lines[item] : note.whole
    let patches = try LineEdit(note).patches(for: change, of: target)
    if before == after { #expect(patches.isEmpty, "nothing to change is no patch") }
    return String(decoding: patches.applied(to: note.document.bytes), as: UTF8.self)
  }

  /// Expects the note afterwards.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      let result = try result()
      #expect(result == after, sourceLocation: sourceLocation)
      #expect(Array(result.utf8) == Array(after.utf8), sourceLocation: sourceLocation)
    } catch {
      Issue.record("refused: \(error.reason) \(error.values)", sourceLocation: sourceLocation)
    }
  }
}

/// One row of a table of refusals.
struct RefusedRow: Sendable, CustomTestStringConvertible {
  let row: LineRow
  let reason: EditRefusal.Reason

  init(
    _ before: String, _ change: ItemChange, _ reason: EditRefusal.Reason, in type: ItemType = .note, item: Int = 0
  ) {
    row = LineRow(before, change, before, in: type, item: item)
    self.reason = reason
  }

  var testDescription: String { row.testDescription }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      let result = try row.result()
      Issue.record("not refused: \(result.debugDescription)", sourceLocation: sourceLocation)
    } catch {
      #expect(error.reason == reason, sourceLocation: sourceLocation)
    }
  }
}

typealias SourceLocation = Testing.SourceLocation

extension Note {
  init(_ text: String, _ type: ItemType) {
    self.init(Document(Array(text.utf8)), context: ReadingContext(folderType: type))
  }
}

extension ItemChange {
  static func set(_ key: String, _ text: String) -> ItemChange { .set([key], .scalar(NewScalar(text))) }
  static func set(_ key: String, text: String) -> ItemChange { .set([key], .scalar(NewScalar(text, isText: true))) }
  static func set(_ key: String, _ texts: [String]) -> ItemChange { .set([key], .list(texts.map { NewScalar($0) })) }
  static func add(_ key: String, _ texts: String...) -> ItemChange { .add([key], texts.map { NewScalar($0) }) }
  static func remove(_ key: String, _ texts: String...) -> ItemChange { .remove([key], texts.map { NewScalar($0) }) }
  static func append(_ content: String, _ place: LinePlace = .end) -> ItemChange { .append(NewLine(content), place) }
}

extension LinePlace {
  static func below(_ identity: String) -> LinePlace { .below(.line(identity: identity, occurrence: 0, of: 1)) }
  static func before(_ identity: String) -> LinePlace { .before(.line(identity: identity, occurrence: 0, of: 1)) }
  static func after(_ identity: String) -> LinePlace { .after(.line(identity: identity, occurrence: 0, of: 1)) }
}
