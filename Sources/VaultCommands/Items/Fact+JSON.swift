package import VaultModel
package import VaultSyntax

extension JSONWriter {
  /// Writes a fact as a member of the object that is open.
  package mutating func member(_ fact: Fact) {
    member(fact.key) { $0.value(fact.value) }
  }

  /// Writes a value: dates as text, lists as arrays, and the parts of an item as objects.
  package mutating func value(_ value: FactValue) {
    switch value {
    case .text(let text), .date(let text): string(text)
    case .number(let digits): number(digits)
    case .truth(let isTrue): truth(isTrue)
    case .list(let values): array { list in for value in values { list.value(value) } }
    case .object(let facts): object { object in for fact in facts { object.member(fact) } }
    }
  }
}
