/// Somebody whose recipes these are.
package struct Chef: Sendable, Hashable {
  /// `name:`, else the title.
  package var name: String
  package var aliases: [String]
  package var bio: String?
  package var image: String?
  package var links: [String]
  package var tags: [String]
}

extension Note {
  /// The note read as a chef.
  package var chef: Chef {
    Chef(
      name: text(.name, of: whole) ?? title, aliases: names(.aliases, of: whole), bio: text(.bio, of: whole),
      image: text(.image, of: whole), links: names(.links, of: whole), tags: tags(of: whole))
  }
}

extension Chef: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.name, name)
    facts.add(.aliases, aliases)
    facts.add(.bio, bio)
    facts.add(.image, image)
    facts.add(.links, links)
    facts.add(.tags, tags)
    return facts.facts
  }
}
