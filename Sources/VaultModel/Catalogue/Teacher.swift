/// A teacher of the catalogue.
package struct Teacher: Sendable, Hashable {
  /// `name:`, else the title.
  package var name: String
  package var aliases: [String]
  package var departments: [String]
  package var rank: String?
  package var degree: String?
  package var subjects: [String]
  package var image: String?
  package var links: [String]
  package var photo: String?
  package var email: String?
  package var phones: [String]
  /// Where more is told of them.
  package var page: String?
  package var isFavorite: Bool
  package var nickname: String?
  package var tags: [String]
}

extension Note {
  /// The note read as a teacher.
  package var teacher: Teacher {
    Teacher(
      name: text(.name, of: whole) ?? title, aliases: names(.aliases, of: whole),
      departments: names(.department, of: whole) + names(.departments, of: whole), rank: text(.rank, of: whole),
      degree: text(.degree, of: whole),
      subjects: names(.subject, of: whole), image: text(.image, of: whole), links: names(.links, of: whole),
      photo: text(.photo, of: whole), email: text(.email, of: whole), phones: names(.phone, of: whole),
      page: text(.page, of: whole),
      isFavorite: isSet(.favorite, of: whole), nickname: text(.nickname, of: whole), tags: tags(of: whole))
  }
}

extension Teacher: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.name, name)
    facts.add(.aliases, aliases)
    facts.add(.department, departments)
    facts.add(.rank, rank)
    facts.add(.degree, degree)
    facts.add(.subject, subjects)
    facts.add(.image, image)
    facts.add(.links, links)
    facts.add(.photo, photo)
    facts.add(.email, email)
    facts.add(.phone, phones)
    facts.add(.page, page)
    facts.add(.favorite, if: isFavorite)
    facts.add(.nickname, nickname)
    facts.add(.tags, tags)
    return facts.facts
  }
}
