package import VaultSearch

/// The order of a catalogue's names: by the number they begin with, those without one behind, then by the alphabet.
package struct CatalogueOrder: Sendable {
  /// What names are compared by.
  package struct Key: Sendable, Hashable, Comparable {
    fileprivate let number: Int
    fileprivate let bytes: [UInt8]

    package static func < (left: Key, right: Key) -> Bool {
      left.number == right.number ? left.bytes.lexicographicallyPrecedes(right.bytes) : left.number < right.number
    }
  }

  private let collation: Collation

  package init(_ collation: Collation = Collation()) { self.collation = collation }

  /// The key of a name. Complexity: O(length).
  package func key(of name: String) -> Key {
    let number = name.prefix { $0.isASCII && $0.isNumber }
    return Key(number: number.isEmpty ? .max : Int(number) ?? .max, bytes: collation.key(of: name))
  }
}

/// Those of a catalogue that have something in common.
package struct CatalogueSection<Member> {
  /// As the first of them spells it; nil for those that have none.
  package let name: String?
  package var members: [Member]

  package init(name: String?, members: [Member]) { (self.name, self.members) = (name, members) }
}

extension CatalogueSection: Sendable where Member: Sendable {}

extension Sequence {
  /// The members of a catalogue by the names of what they belong to, in the order of these; behind them those that
  /// belong to nothing. What belongs to several stands in each, and letter case makes no other name.
  ///
  /// - Complexity: O(*n* log *n*).
  package func sections(
    by order: CatalogueOrder, named names: (Element) -> [String]
  ) -> [CatalogueSection<Element>] {
    var places: [String: Int] = [:]
    var sections: [CatalogueSection<Element>] = []
    var rest = CatalogueSection<Element>(name: nil, members: [])
    for member in self {
      var seen: Set<String> = []
      for name in names(member) where seen.insert(LinkName.folded(name)).inserted {
        if let place = places[LinkName.folded(name)] {
          sections[place].members.append(member)
        } else {
          places[LinkName.folded(name)] = sections.count
          sections.append(CatalogueSection(name: name, members: [member]))
        }
      }
      if seen.isEmpty { rest.members.append(member) }
    }
    let keyed = sections.map { (key: order.key(of: $0.name ?? ""), section: $0) }
    return keyed.sorted { $0.key < $1.key }.map(\.section) + (rest.members.isEmpty ? [] : [rest])
  }
}
