package import VaultModel
package import VaultSyntax

/// A parsed query: what must hold of an item, and how the results are ordered and cut.
///
/// ```text
/// type:recipe tag:vegan time<=30m | sort rating | limit 5
/// ```
package struct Query: Sendable, Hashable {
  /// The condition; ``Condition/everything`` for an empty query.
  package var condition: Condition
  /// The keys to sort by, first most important; empty means by rank, or by path when nothing ranks.
  package var sort: [SortKey]
  /// At most this many results; nil means all.
  package var limit: Int?
  /// The key to group by, or nil.
  package var group: String?

  package init(condition: Condition = .everything, sort: [SortKey] = [], limit: Int? = nil, group: String? = nil) {
    self.condition = condition
    self.sort = sort
    self.limit = limit
    self.group = group
  }
}

/// One key of a `sort` directive.
package struct SortKey: Sendable, Hashable {
  /// The key's name: a front-matter key, or `title`, `path`, `modified`, `rank`.
  package var key: String
  package var descending: Bool

  package init(key: String, descending: Bool = false) {
    self.key = key
    self.descending = descending
  }
}

/// What is asked of one item.
package indirect enum Condition: Sendable, Hashable {
  case everything
  /// A word anywhere in the item's text.
  case word(WordPattern)
  /// Words that follow one another, each folded.
  case phrase([String])
  /// A condition on one key.
  case field(FieldCondition)
  case all([Condition])
  case any([Condition])
  case not(Condition)
}

/// One word of a query, folded as the index folds.
package struct WordPattern: Sendable, Hashable {
  package enum Mode: Sendable, Hashable {
    /// The same stem.
    case stem
    /// The same letters, diacritics kept (`--exact`).
    case exact
    /// `cream*`
    case prefix
    /// `crem~`: at most one letter inserted, dropped, changed or swapped with its neighbour.
    case oneTypo
  }

  /// The folded word, without `*` and `~`.
  package var text: String
  package var mode: Mode
  /// Where it stands in the query's text, for carets.
  package var range: ByteRange

  package init(text: String, mode: Mode, range: ByteRange) {
    self.text = text
    self.mode = mode
    self.range = range
  }
}

/// A condition on one key, such as `tag:vegan`, `time<=30m`, `due:today..+7d`, `chef:none`.
package struct FieldCondition: Sendable, Hashable {
  package enum Test: Sendable, Hashable {
    /// The key has one of the values (`list:Home,Work`); folded text.
    case anyOf([String])
    /// The key has all of the values (`tag:all:a,b`).
    case allOf([String])
    /// The whole value, exactly (`key:="exact text"`).
    case exactly(String)
    /// The words of a text key (`title:soup`, `ingredient:flour`); each must match.
    case words([WordPattern])
    /// A text key holds these words in this order (`title:"sour cream"`).
    case phrase([String])
    /// Values between the bounds, both included at the precision written; nil is open.
    case range(ColumnBound?, ColumnBound?)
    /// A line whose text holds all these words and whose amount lies between the bounds (`ingredient:flour>=500g`);
    /// amounts of another dimension do not.
    case amount([WordPattern], ColumnBound?, ColumnBound?)
    /// `key:any`
    case present
    /// `key:none`
    case absent
  }

  package var key: String
  package var test: Test
  /// Where it stands in the query's text, for carets.
  package var range: ByteRange

  package init(key: String, test: Test, range: ByteRange) {
    self.key = key
    self.test = test
    self.range = range
  }
}

/// One end of a range over a typed column.
package struct ColumnBound: Sendable, Hashable {
  package var value: ColumnValue
  /// Whether the bound itself belongs to the range: `<=` and `..` include it, `<` does not.
  package var inclusive: Bool

  package init(_ value: ColumnValue, inclusive: Bool) {
    self.value = value
    self.inclusive = inclusive
  }
}
