package import VaultModel

/// A room, a teacher or a group as another program has it: what its note is called, and the keys that the source owns.
package struct CatalogueRecord: Sendable, Hashable {
  /// ``ItemType/room``, ``ItemType/teacher`` or ``ItemType/group``.
  package var type: ItemType
  /// What names its note: `604-5`, `n-petiukevich`, `010201`.
  package var name: String
  /// The values of its keys; of several names each.
  package var values: [String: [String]] = [:]
  /// The numbers of its faculty and speciality in the catalogues of these.
  package var (faculty, speciality): (String?, String?) = (nil, nil)
  /// Whether a schedule spoke of it in passing, which makes no note.
  package var isAside = false

  package init(_ type: ItemType, _ name: String) { (self.type, self.name) = (type, name) }

  package mutating func set(_ key: String, _ text: String?) { if let text { values[key] = [text] } }

  /// Takes what another record of the same thing says besides.
  package mutating func add(_ other: CatalogueRecord) {
    values.merge(other.values) { own, _ in own }
    (faculty, speciality) = (faculty ?? other.faculty, speciality ?? other.speciality)
    isAside = isAside && other.isAside
  }
}

/// A faculty, a department or a speciality: the whole name of what elsewhere is an abbreviation.
package struct UnitName: Sendable, Hashable {
  package var id: String?
  package var name: String
  package var abbreviation: String?
  /// Of a speciality.
  package var (code, form): (String?, String?) = (nil, nil)

  package init(_ name: String, id: String?, abbreviation: String?) {
    (self.name, self.id, self.abbreviation) = (name, id, abbreviation)
  }
}
