/// A note of no type that vault knows more of: a title, tags, and whatever its author keeps in it.
package struct PlainNote: Sendable, Hashable {
  package var title: String
  package var aliases: [String]
  package var tags: [String]
  package var language: String?
}

extension Note {
  /// The note read as one without further meaning.
  package var plainNote: PlainNote {
    PlainNote(
      title: title, aliases: names(.aliases, of: whole), tags: tags(of: whole), language: text(.lang, of: whole))
  }
}

extension PlainNote: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.aliases, aliases)
    facts.add(.tags, tags)
    facts.add(.lang, language)
    return facts.facts
  }
}
