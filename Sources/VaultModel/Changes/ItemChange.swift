package import VaultSyntax

/// What a command or a plan means to change in one item of a note, before anybody decides which bytes that are.
///
/// ```swift
/// ItemChange.set(["servings"], .scalar("6"))
/// ItemChange.add(["tags"], [NewScalar("soup", isText: true)])
/// ItemChange.mark(.done)
/// ```
///
/// Keys are paths: `["nutrition", "energy"]` is `energy:` inside `nutrition:`. A path of several keys is front matter's
/// alone; lines have flat keys.
package enum ItemChange: Sendable, Hashable {
  /// Gives a key a value; a key that is not there is added.
  case set([String], NewValue)
  /// Adds values to a list that does not have them; a key that is not there begins a list.
  case add([String], [NewScalar])
  /// Adds a mapping at the end of a list of such; a key that is not there begins one. Front matter alone has them.
  case addRecord([String], NewRecord)
  /// Takes values out of a list; with the last one the key goes.
  case remove([String], [NewScalar])
  /// Takes a key away with its value.
  case removeKey([String])
  /// Spells a key anew and leaves its value alone.
  case renameKey([String], to: String)
  /// Marks the checkbox of a line; a note or a line without one gets the status as a value.
  case mark(LineItem.Checkbox)
  /// Rewords a line, or gives a note another title where its title is written.
  case reword(String)
  /// Gives a line that has none a `^id`, so that links can lead to it.
  case identify(String)
  /// Writes a new line of a list.
  case append(NewLine, LinePlace)
  /// Moves a line with its deeper lines.
  case move(LinePlace)
  /// Moves the day and the times that a line begins with, both ends at once: `2026-11-21 11:00-11:45`.
  case moveBlock(start: LocalDateTime, end: LocalDateTime)
  /// Removes a line with its deeper lines.
  case removeLine
  /// Takes the last line of an occurrence out of a repeating task's log.
  case removeFromLog(LocalDate)
  /// Replaces the text under a heading, up to the next heading of its level or above.
  case replaceSection(heading: String, with: String)
  /// Rewords a heading and leaves its level and style.
  case renameHeading(String, to: String)
}

/// A list line that is to be written.
package struct NewLine: Sendable, Hashable {
  /// Everything after marker and checkbox: `2026-11-23 call Ann #work {priority: high}`.
  package var content: String
  /// The checkbox; nil: as its neighbours have it.
  package var checkbox: LineItem.Checkbox?

  package init(_ content: String, checkbox: LineItem.Checkbox? = nil) {
    self.content = content
    self.checkbox = checkbox
  }
}

/// Where a line of a list goes.
package enum LinePlace: Sendable, Hashable {
  /// After the last line of the note's last list; a note without one gets a list at its end.
  case end
  /// As a list of its own before the first heading; in a note without headings as ``end``.
  case beforeHeadings
  /// After the last line of the list under a heading; a heading that is not there is added at the end.
  case under(heading: String)
  /// The same, but that a heading that is not there is added before another one; at the end where nothing tells which that
  /// is.
  case section(heading: String, before: String)
  /// As the last of the deeper lines of another one.
  case below(ItemReference)
  case before(ItemReference)
  case after(ItemReference)
  /// Where the log of a repeating task goes on: below a line, in the last list of a note.
  case log(ItemReference)
}
