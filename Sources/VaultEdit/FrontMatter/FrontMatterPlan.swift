import VaultModel
import VaultSyntax

/// The patches of one change to front matter, and what they are to lead to.
struct FrontMatterPlan: Sendable {
  /// The bytes that change, in any order, apart from each other.
  var patches: [Patch]
  /// The keys down to the pair that changes.
  var path: [String]
  /// What the pair says afterwards.
  var outcome: Outcome

  /// What stands at the path afterwards. Of a scalar, `isText` says that no reader may take it for anything else.
  enum Outcome: Sendable {
    /// One value.
    case scalar(NewScalar)
    /// Several values, in this order.
    case list([NewScalar])
    /// The mappings that were there, and these after them.
    case grown([NewRecord])
    /// The key is gone.
    case gone
    /// The key is spelled so and has its old value.
    case renamed(String)

    /// That a value is there.
    init(_ value: NewValue) {
      switch value {
      case .scalar(let scalar): self = .scalar(scalar)
      case .list(let elements): self = .list(elements)
      case .records(let records): self = .grown(records)
      }
    }
  }
}

/// Decides which bytes a change of readable front matter is.
struct FrontMatterPlanner: Sendable {
  /// The front matter as it is.
  let source: FrontMatterSource
  /// The top mapping.
  let root: Int
  /// Whether a scalar of the key that changes holds several values between commas.
  let splitsCommas: Bool
  /// When a value is in the list of that key already.
  let comparison: ElementComparison

  /// The plan of a change, or nil when there is nothing to do.
  func plan(_ change: ItemChange) throws(EditRefusal) -> FrontMatterPlan? {
    switch change {
    case .set(let path, let value): try setting(path, to: value)
    case .add(let path, let values): try adding(values, to: path)
    case .addRecord(let path, let record): try adding(record, to: path)
    case .remove(let path, let values): try removing(values, from: path)
    case .removeKey(let path): try removingKey(path)
    case .renameKey(let path, let name): try renamingKey(path, to: name)
    case .mark, .reword, .identify, .append, .move, .moveBlock, .removeLine, .removeFromLog, .replaceSection,
      .renameHeading:
      nil
    }
  }

  /// A path as one word, for refusals.
  static func name(_ path: [String]) -> String { path.joined(separator: ".") }

  /// Throws for a path that is empty or has a key that nobody would want to read.
  static func requireWritable(_ path: ArraySlice<String>, at range: ByteRange) throws(EditRefusal) {
    for key in path where key.isEmpty || key.utf8.count > 1024 || PlainText.needsEscapes(Array(key.utf8)) {
      throw EditRefusal(.keyNotWritable, at: range, values: [key])
    }
  }
}
