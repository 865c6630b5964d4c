/// A container block that may still go on in the next line.
struct OpenContainer {
  /// Its index in the parser's blocks.
  let block: Int
  let kind: Block.Kind
  /// For a list: its bullet, `.` or `)`.
  var delimiter: UInt8 = 0
  /// How many columns of indentation a line needs to belong to it: list items and footnotes.
  var contentIndent = 0
  /// The last line that belongs to it or, for lists and items, to its last child.
  var lastLine: Int
  /// For a list: whether a blank line separates two items or two children of an item (CommonMark 5.3).
  var isLoose = false
}

/// The leaf block that may still go on in the next line; it is always the last block.
struct OpenLeaf {
  /// What it is; nil when no leaf is open.
  var kind: Block.Kind?
  /// Its index in the parser's blocks.
  var block = 0
  /// The last line that belongs to it, and the offset where that line ends.
  var lastLine = 0
  var end = 0
  /// For a fenced code block: the columns before the fence.
  var fenceIndent = 0
  /// For an HTML block: how it ends.
  var htmlCondition = HTMLBlockCondition.blankLine
  /// For an indented code block: the number of segments up to its last line that is not blank.
  var segmentEnd = 0
}
