/// Whose timetable a note is: `{group: "151004"}`, `{teacher: n-petiukevich}` or `{room: 210-4}`.
package struct TimetableOwner: Sendable, Hashable {
  /// What the owner is.
  package enum Kind: UInt8, ClosedSet {
    case group, teacher, room

    package static let vocabulary = Vocabulary(
      "group: група, группа\nteacher: викладач, викладачка, преподаватель\nroom: аудиторія, аудитория")
  }

  package var kind: Kind
  /// The name, as written: `010201` keeps its zero.
  package var name: String

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The owner that a mapping names; nil for any other value.
  init?(_ value: FrontMatterValue) {
    for (key, name) in value.pairs {
      guard let kind = Kind(spelling: key), let source = name.source, !source.isEmpty else { continue }
      self.kind = kind
      self.name = NamedLink(source).target
      return
    }
    return nil
  }
}

extension TimetableOwner: FactSource {
  package var facts: [Fact] { [Fact(kind.name, .text(name))] }
}
