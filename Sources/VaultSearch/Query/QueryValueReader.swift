import VaultModel

/// Reads the values of typed keys: the one place where the query language meets the value types.
struct QueryValueReader: Sendable {
  let clock: QueryClock

  /// What became of a text.
  enum Reading: Hashable {
    /// It reads; two intervals where one does not do, such as a night.
    case intervals([QueryInterval])
    /// An offset in `m`, which is minutes or months; both readings.
    case ambiguousOffset([String])
    /// It does not read; what may have been meant.
    case unreadable([String])
  }

  /// Reads `text` as a value of `kind`.
  func read(_ text: String, as kind: QueryKey.Kind) -> Reading {
    var cursor = QueryTextCursor(text)
    cursor.skipSpace()
    let value: ColumnValue?
    switch kind {
    case .moment: return moment(cursor)
    case .timeOfDay: return timeOfDay(cursor)
    case .rank(let set): return rank(cursor.rest, set)
    case .duration: value = duration(&cursor)
    case .number: value = number(&cursor)
    case .mood: value = mood(cursor.rest)
    case .quantity, .money: value = nil
    default: value = nil
    }
    return value.map { .intervals([QueryInterval($0)]) } ?? .unreadable(suggestions(text, kind))
  }

  /// The canonical name of a member of a closed set, or nil.
  func member(_ text: String, of members: [String], key: String) -> String? {
    let folded = TextFolding.caseFolded(text)
    return members.first { $0 == folded }
  }
}
