import Testing
import VaultEdit
import VaultModel
import VaultSyntax

/// One row of a table: a note, a change of its front matter, and the note afterwards.
struct FrontMatterRow: Sendable, CustomTestStringConvertible {
  let before: String
  let change: ItemChange
  let after: String
  var splitsCommas = false

  init(_ before: String, _ change: ItemChange, _ after: String, splitsCommas: Bool = false) {
    self.before = before
    self.change = change
    self.after = after
    self.splitsCommas = splitsCommas
  }

  var testDescription: String { "\(before.debugDescription) \(change)" }

  /// The note after the change, or why it was refused.
  var result: String { Self.edited(before, change, splitsCommas: splitsCommas) }

  static func edited(_ note: String, _ change: ItemChange, splitsCommas: Bool = false) -> String {
    let bytes = Array(note.utf8)
    do {
      let patches = try FrontMatterEdit(Document(bytes)).patches(for: change, splitsCommas: splitsCommas)
      return String(decoding: patches.applied(to: bytes), as: UTF8.self)
    } catch {
      return "refused: \(error.reason) \(String(decoding: bytes[error.range.indices], as: UTF8.self))"
    }
  }
}

extension FrontMatterRow {
  /// A row whose note is only front matter; the fences are left out.
  static func yaml(
    _ before: String, _ change: ItemChange, _ after: String, splitsCommas: Bool = false
  ) -> FrontMatterRow {
    FrontMatterRow(
      "---\n\(before)---\n", change, after.hasPrefix("refused") ? after : "---\n\(after)---\n",
      splitsCommas: splitsCommas)
  }
}

/// `key` gets a number, a date, a truth value or text without a claim.
func set(_ key: String, _ value: String) -> ItemChange {
  .set(key.split(separator: ".").map(String.init), .scalar(NewScalar(value)))
}

/// `key` gets what every reader must take for text.
func setText(_ key: String, _ value: String) -> ItemChange {
  .set(key.split(separator: ".").map(String.init), .scalar(NewScalar(value, isText: true)))
}

func setList(_ key: String, _ values: String...) -> ItemChange {
  .set(key.split(separator: ".").map(String.init), .list(values.map { NewScalar($0, isText: true) }))
}

func add(_ key: String, _ values: String...) -> ItemChange {
  .add(key.split(separator: ".").map(String.init), values.map { NewScalar($0, isText: true) })
}

func remove(_ key: String, _ values: String...) -> ItemChange {
  .remove(key.split(separator: ".").map(String.init), values.map { NewScalar($0, isText: true) })
}

func removeKey(_ key: String) -> ItemChange { .removeKey(key.split(separator: ".").map(String.init)) }

func rename(_ key: String, to name: String) -> ItemChange {
  .renameKey(key.split(separator: ".").map(String.init), to: name)
}
