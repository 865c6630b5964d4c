package import VaultSyntax

/// Why an edit cannot be made where it was meant, as facts: vault refuses rather than guesses, and writes nothing.
package struct EditRefusal: Error, Sendable, Hashable {
  /// What stands in the way.
  package enum Reason: String, Sendable, CaseIterable {
    /// The value has an anchor that aliases name, or is such an alias: a change would show elsewhere too.
    case sharedByAlias
    /// The mapping takes keys from another one by a merge key `<<`.
    case mergeKey
    /// The key {0} stands twice in its mapping.
    case duplicateKey
    /// A field of the key {0} stands in the middle of the line, where it is text, and a second one was to come.
    case fieldInText
    /// Beside an end a `[start:: DATE]` would be the start of a block, where it is the day from which on a task is shown.
    case startBesideEnd
    /// Git conflict markers stand in the note.
    case conflictMarkers
    /// The front matter cannot be read to its end.
    case frontMatterBroken
    /// The front matter is not `key: value` pairs.
    case frontMatterNotMapping
    /// The front matter holds several YAML documents, so that no key has one place.
    case severalDocuments
    /// A key of the mapping is no plain or quoted word of one line: `? key`, a list or a mapping.
    case complexKey
    /// The value of {0} is a mapping, where one value or a list was meant.
    case valueIsMapping
    /// The value of {0} is no mapping, so that it has no keys below it.
    case valueNotMapping
    /// The value of {0} is no list.
    case valueNotList
    /// The list of {0} holds lists or mappings.
    case listIsNested
    /// The list of {0} holds comments that would be lost with it.
    case listHoldsComments
    /// There is no key {0}.
    case noSuchKey
    /// The key {0} is taken.
    case keyExists
    /// The key {0} is none that can be written.
    case keyNotWritable
    /// The value {0} cannot be written there: a line break or a control character in one line.
    case valueNotWritable
    /// The value stands for another one than its text: it has the tag {0}.
    case valueIsTagged
    /// Lines have no keys inside others.
    case lineHasFlatKeys
    /// The line is gone, or others are like it now.
    case lineNotFound
    /// The item has no checkbox and no status.
    case noCheckbox
    /// There is no heading {0}.
    case noSuchHeading
    /// Several headings read {0}.
    case headingAmbiguous
    /// A line cannot be moved below itself.
    case moveIntoItself
    /// The change was computed, and the note would not read as meant afterwards.
    case wouldReadOtherwise
    /// No spelling of the link leads to the note {0} alone.
    case linkNotWritable
    /// The note would grow over its bound of {0} bytes.
    case noteTooLarge
  }

  /// What stands in the way.
  package let reason: Reason
  /// The bytes that it is about.
  package let range: ByteRange
  /// The facts its sentence needs, in the order of the placeholders.
  package let values: [String]

  /// A refusal that points at some bytes.
  package init(_ reason: Reason, at range: ByteRange, values: [String] = []) {
    self.reason = reason
    self.range = range
    self.values = values
  }
}
