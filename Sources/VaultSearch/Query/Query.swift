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
  /// Every item.
  case everything
  /// A word anywhere in the item's text.
  case word(WordPattern)
  /// Folded words that follow one another in the item's text with nothing but separators between, each by its stem.
  /// In an exact query the words stand beside it once more, as ``WordPattern/Mode/exact``.
  case phrase([String])
  /// A condition on one key of the item, inherited ones included.
  case field(FieldCondition)
  /// Every one of at least two conditions.
  case all([Condition])
  /// At least one of at least two conditions.
  case any([Condition])
  /// The condition does not hold; an item without the key meets `not` of every test but `absent`.
  case not(Condition)
}

/// One word of a query, folded as the index folds.
package struct WordPattern: Sendable, Hashable {
  package enum Mode: Sendable, Hashable {
    /// The same stem: ``Stemmer`` applied to ``WordPattern/text``, which is folded but not stemmed.
    case stem
    /// The same letters, diacritics kept (`--exact`): the text is what ``TextFolding/exactWord(_:in:)`` gives. Candidates
    /// are items with the stem of its folding; ``TextMatcher`` tells which of them hold it.
    case exact
    /// `cream*`: folded words, not stems, that begin so.
    case prefix
    /// `crem~`: folded words, not stems, with at most one letter inserted, dropped, changed or swapped with its neighbour.
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
    /// The key has one of the values (`list:Home,Work`), whole and case folded by ``TextFolding/caseFolded(_:)``. A tag
    /// also holds what is below it (`a` finds `a/b`); a path is the beginning of the note's, as written (`in:recipes/`);
    /// a member of a closed set has its canonical name, a value that only some note has the text of it.
    case anyOf([String])
    /// The key has all of the values (`tag:all:a,b`), each compared as by `anyOf`.
    case allOf([String])
    /// A whole value of the key is this text, case folded and diacritics kept (`key:="exact text"`).
    case exactly(String)
    /// The words of a text key (`title:soup`, `ingredient:flour`); each must match.
    case words([WordPattern])
    /// A text key holds these words in this order (`title:"sour cream"`).
    case phrase([String])
    /// A value of the bounds' kind and unit lies between them; nil is open. A period as written (`2026-11`) has become
    /// its first minute and, excluded, the minute after its last.
    case range(ColumnBound?, ColumnBound?)
    /// A line whose text holds all these words and whose amount lies between the bounds (`ingredient:flour>=500g`);
    /// amounts of another dimension do not.
    case amount([WordPattern], ColumnBound?, ColumnBound?)
    /// It is an open task that calls for attention so, at that moment, and waits for nothing: `is:overdue`. Clocks and
    /// other notes decide that, so ``ItemTexts/group(ofTaskAt:at:)`` tells it.
    case stands([TaskGroup], at: LocalDateTime)
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
