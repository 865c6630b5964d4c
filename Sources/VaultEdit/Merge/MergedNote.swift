/// What came of a merge: the bytes to write, and what nobody but a person can decide.
package struct MergedNote: Sendable, Hashable {
  /// The merged text, with each conflict between marker lines.
  package var bytes: [UInt8]
  /// The conflicts in the order of the text; empty when the merge is clean.
  package var conflicts: [UnsettledMerge]

  package init(bytes: [UInt8], conflicts: [UnsettledMerge] = []) {
    self.bytes = bytes
    self.conflicts = conflicts
  }

  /// Whether both sides' changes are in the text and nothing is left to decide.
  package var isClean: Bool { conflicts.isEmpty }
}

/// One place where both sides changed the same thing in different ways.
package struct UnsettledMerge: Sendable, Hashable {
  /// What it is about.
  package enum Subject: Sendable, Hashable {
    /// A key of the front matter, by its path; the note keeps our value.
    case key([String])
    /// Front matter that cannot be told apart by keys, or a comment of it; the note keeps ours.
    case frontMatter
    /// Lines of the text.
    case lines
  }

  /// What both sides changed.
  package var subject: Subject
  /// The lines of our version; empty when we removed them.
  package var ours: [UInt8]
  /// The lines they were made from; empty when nobody knows them, or there were none.
  package var base: [UInt8]
  /// The lines of their version.
  package var theirs: [UInt8]

  package init(_ subject: Subject, ours: [UInt8], base: [UInt8], theirs: [UInt8]) {
    self.subject = subject
    self.ours = ours
    self.base = base
    self.theirs = theirs
  }
}

/// What stands behind the marker lines of a conflict, to say whose version it is; nothing when empty.
package struct MergeLabels: Sendable, Hashable {
  /// Behind `<<<<<<<`.
  package var ours: [UInt8]
  /// Behind `|||||||`.
  package var base: [UInt8]
  /// Behind `>>>>>>>`.
  package var theirs: [UInt8]

  package init(ours: [UInt8], base: [UInt8], theirs: [UInt8]) {
    self.ours = ours
    self.base = base
    self.theirs = theirs
  }

  package init() { self.init(ours: Array("ours".utf8), base: Array("base".utf8), theirs: Array("theirs".utf8)) }
}

/// How a conflict is shown (git-merge(1), “How conflicts are presented”).
package enum ConflictStyle: Sendable, Hashable {
  /// Both sides, without the lines that they begin and end with alike.
  case merge
  /// Both sides whole, with what they were made from between them.
  case diff3
}
