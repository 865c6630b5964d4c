/// Facts being gathered, in the order they are told in.
///
/// ```swift
/// var facts = FactList()
/// facts.add(.due, task.due)      // left out when there is none
/// ```
struct FactList {
  private(set) var facts: [Fact] = []
  /// Where the fact of each key stands, so that many keys stay cheap.
  private var places: [String: Int] = [:]

  /// Adds a fact unless its value has nothing to tell or its key is told already.
  mutating func add(_ key: String, _ value: (some FactConvertible)?) {
    guard places[key] == nil, let told = value?.factValue else { return }
    set(key, told)
  }

  /// Adds a fact under a key of the format.
  mutating func add(_ key: ItemKey, _ value: (some FactConvertible)?) { add(key.rawValue, value) }

  /// Adds what holds only when it is true, such as `flag`.
  mutating func add(_ key: ItemKey, if isTrue: Bool) {
    if isTrue { add(key, true) }
  }

  /// Adds a fact, or gives the fact with that key its value.
  mutating func set(_ key: String, _ value: FactValue?) {
    guard let value else { return }
    if let place = places[key] {
      facts[place] = Fact(key, value)
    } else {
      places[key] = facts.count
      facts.append(Fact(key, value))
    }
  }

  /// Adds facts whose keys are not told yet.
  mutating func append(_ more: [Fact]) {
    for fact in more { add(fact.key, fact.value) }
  }
}

/// A part of a typed item that is told as an object of facts.
package protocol FactSource: FactConvertible {
  /// What is known of it, in a fixed order; defaults included, absent values not.
  var facts: [Fact] { get }
}

extension FactSource {
  package var factValue: FactValue? {
    let facts = facts
    return facts.isEmpty ? nil : .object(facts)
  }
}
