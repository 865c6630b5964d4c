package import VaultModel
package import VaultSearch

/// A department as the notes of teachers and rooms name it, and how many of each are of it.
///
/// ```swift
/// Department.all(teachers: [sonechko], rooms: [room])   // [Applied mathematics: 1 teacher, 1 room]
/// ```
package struct Department: Sendable, Hashable {
  /// As the first of these notes spells it; nil for those that name none.
  package let name: String?
  package private(set) var teachers = 0
  package private(set) var rooms = 0

  /// The departments of some notes in alphabetical order, and behind them what names none.
  ///
  /// A note of several departments counts in each; the same name in another case is the same department.
  package static func all(teachers: [Teacher], rooms: [Room], by collation: Collation = Collation()) -> [Department] {
    var departments: [String?: Department] = [:]
    func count(_ names: [String], _ member: WritableKeyPath<Department, Int>) {
      let spellings: [String?] = names.isEmpty ? [nil] : names
      for (key, name) in Dictionary(
        spellings.map { ($0.map(LinkName.folded), $0) }, uniquingKeysWith: { first, _ in first })
      {
        departments[key, default: Department(name: name)][keyPath: member] += 1
      }
    }
    for teacher in teachers { count(teacher.departments, \.teachers) }
    for room in rooms { count(room.departments, \.rooms) }
    let named = departments.values.filter { $0.name != nil }
    return named.sorted { collation.key(of: $0.name ?? "").lexicographicallyPrecedes(collation.key(of: $1.name ?? "")) }
      + departments.values.filter { $0.name == nil }
  }
}
