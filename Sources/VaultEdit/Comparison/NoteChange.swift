package import VaultModel
package import VaultSyntax

/// One thing that differs between two versions of a note, as a fact: sentences are made of it elsewhere.
///
/// Every text is as it stands in the note, without quotes, escapes and white space at its ends. A value that is nil is
/// not there; an empty one stands for a key without a value.
///
/// ## Topics
/// - The note: ``noteAdded(title:)``, ``type(before:after:)``, ``title(before:after:)``
/// - Its front matter: ``key(_:before:after:)``, ``list(_:added:removed:)``
/// - Its lines: ``lineMarked(_:before:after:)``, ``lineReworded(_:)``, ``lineKey(_:key:before:after:)``
/// - Its text: ``headingRenamed(before:after:)``, ``text(under:added:removed:)``
package enum NoteChange: Sendable, Hashable {
  /// The note was not there before.
  case noteAdded(title: String)
  /// The note is not there any more.
  case noteRemoved(title: String)
  /// It is of another type, by its own key or by its folder.
  case type(before: ItemType, after: ItemType)
  /// It has another title, wherever that is written.
  case title(before: String, after: String)
  /// A key of the front matter was set, changed or removed; the path leads through nested keys.
  case key([String], before: String?, after: String?)
  /// A key of the front matter is spelled otherwise and kept its value; the path is the earlier one.
  case keyRenamed([String], to: String)
  /// Values came into a list of the front matter, or went.
  case list([String], added: [String], removed: [String])
  /// The values of a list stand in another order.
  case listReordered([String])
  /// Lines of the front matter that are no keys: comments, and all lines where its YAML cannot be read.
  case frontMatterText(added: [String], removed: [String])
  case headingAdded(String)
  case headingRemoved(String)
  case headingRenamed(before: String, after: String)
  /// A heading stands, with its section, before or behind others.
  case headingMoved(String)
  /// A heading is of another level, 1–6.
  case headingLevel(String, before: Int, after: Int)
  case lineAdded(ChangedLine)
  case lineRemoved(ChangedLine)
  /// The checkbox of a line says something else.
  case lineMarked(ChangedLine, before: LineItem.Checkbox, after: LineItem.Checkbox)
  /// A line has other words.
  case lineReworded(ChangedLine)
  /// A line stands under another heading or below another line.
  case lineMoved(ChangedLine, from: LineSurroundings, to: LineSurroundings)
  /// Lines stand in another order; where, by the names before and after.
  case linesReordered(before: LineSurroundings, after: LineSurroundings)
  /// A slot or an attribute of a line was set, changed or removed; `^id` is its block id.
  case lineKey(ChangedLine, key: String, before: String?, after: String?)
  /// Values came into a list of a line, such as its tags, or went.
  case lineList(ChangedLine, key: String, added: [String], removed: [String])
  /// The text below a line changed.
  case lineText(ChangedLine, added: [String], removed: [String])
  /// A repeating task was logged as done or skipped on a day; without a line the note is the task.
  case logged(ChangedLine?, on: String, status: TaskStatus)
  /// A line was taken out of the log of a repeating task.
  case unlogged(ChangedLine?, on: String, status: TaskStatus)
  /// Text under a heading changed, line by line.
  case text(under: ChangedHeading, added: [String], removed: [String])
  /// Nothing but white space, line endings, quotes, the order of keys and the like; never beside another change.
  case formatting
}

/// A line item that changed, in both versions.
package struct ChangedLine: Sendable, Hashable {
  /// The line in one version.
  package struct Side: Sendable, Hashable {
    /// Its place in ``Note/items``.
    package var item: Int
    /// Its words, without slots and tail.
    package var words: String

    package init(item: Int, words: String) {
      self.item = item
      self.words = words
    }
  }

  package init(before: Side?, after: Side?) {
    self.before = before
    self.after = after
  }

  /// The line before, or nil when it came.
  package var before: Side?
  /// The line after, or nil when it went.
  package var after: Side?

  /// The words to call it by: the later ones.
  package var words: String { after?.words ?? before?.words ?? "" }
}

/// Where a line stands: under which heading, and below which line.
package struct LineSurroundings: Sendable, Hashable {
  /// The words of the heading, or nil above the first one.
  package var heading: String?
  /// The words of the line it is a part of, or nil for none.
  package var parent: String?
}

/// A heading whose text changed, by its words in both versions; nil above the first heading.
package struct ChangedHeading: Sendable, Hashable {
  package var before: String?
  package var after: String?
}
