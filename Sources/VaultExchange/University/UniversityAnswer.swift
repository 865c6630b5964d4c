package import VaultModel
package import VaultSyntax

/// An answer of the information system of BSUIR (`https://iis.bsuir.by/api/v1`), told by its shape.
///
/// ```swift
/// let answer = try UniversityAnswer(parsing: bytes, named: "s1.json")
/// answer.schedule?.lessons
/// ```
///
/// It is read element by element: what is wrong with one is a fault with its place, and the rest is read.
package struct UniversityAnswer: Sendable {
  /// The two kinds of answers that only their addresses tell apart.
  package enum Units: String, Sendable, CaseIterable { case faculties, departments }

  /// Why nothing of an answer can be read.
  package enum Failure: Error, Sendable, Hashable {
    /// The body is empty: what was asked for is not published, or unknown.
    case empty
    case json(JSONError)
    /// No answer that is known looks so.
    case otherShape
    /// Faculties or departments, and nothing says which.
    case whichUnits
    /// A schedule of nobody.
    case noOwner
  }

  package internal(set) var schedule: ImportedSchedule?
  /// Rooms, teachers and groups; those that a schedule speaks of, too.
  package internal(set) var records: [CatalogueRecord] = []
  /// Whole names by the keys of notes that have abbreviations of them: `faculty`, `department`, `speciality`.
  package internal(set) var units: [String: [UnitName]] = [:]
  /// Of an answer to `last-update-date`.
  package internal(set) var lastUpdate: LocalDate?
  package internal(set) var faults: [UniversityFault] = []
  /// The groups and teachers of its lessons that ``records`` has already.
  var asides: Set<String> = []

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - name: its address, or the name of its file, which tells faculties from departments.
  ///   - units: the same, as somebody said it.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(parsing bytes: [UInt8], named name: String, units: Units? = nil) throws(Failure) {
    guard bytes.contains(where: { $0 > 0x20 }) else { throw .empty }
    let root: JSONValue
    do throws(JSONError) { root = try JSONTree(parsing: bytes).root } catch { throw .json(error) }
    guard root.kind != .array else {
      try read(list: root.elements, units ?? Self.units(of: name))
      return
    }
    guard root.kind == .object else { throw root.kind == .null ? .empty : .otherShape }
    if root["lastUpdateDate"] != nil {
      do throws(UniversityFault) { lastUpdate = try UniversityRecord(root, "").date("lastUpdateDate") } catch {
        faults.append(error)
      }
      return
    }
    guard
      ["studentGroupDto", "employeeDto", "schedules", "previousSchedules", "exams"].contains(where: { root[$0] != nil })
    else { throw .otherShape }
    try read(schedule: root)
  }

  private static func units(of name: String) -> Units? {
    let last = name.split { "/\\".contains($0) }.last.map { $0.split { "?.".contains($0) }.first ?? $0 }
    return last.flatMap { Units(rawValue: $0.lowercased()) }
  }

  // MARK: Lists

  private enum Kind { case rooms, teachers, groups, specialities, units }

  private mutating func read(list elements: [JSONValue], _ units: Units?) throws(Failure) {
    guard !elements.isEmpty else { return }
    guard let kind = Self.kind(of: elements) else { throw .otherShape }
    guard kind != .units || units != nil else { throw .whichUnits }
    for (place, element) in elements.enumerated() {
      do throws(UniversityFault) { try read(UniversityRecord(element, "[\(place)]"), kind, units) } catch {
        faults.append(error)
      }
    }
  }

  private mutating func read(_ record: UniversityRecord, _ kind: Kind, _ units: Units?) throws(UniversityFault) {
    switch kind {
    case .rooms: records.append(try record.room)
    case .teachers: records.append(try record.teacher)
    case .groups: records.append(try record.group)
    case .specialities: self.units["speciality", default: []].append(try record.unit)
    case .units: self.units[units == .faculties ? "faculty" : "department", default: []].append(try record.unit)
    }
  }

  /// What the elements have that only one kind has.
  private static func kind(of elements: [JSONValue]) -> Kind? {
    var names: Set<String> = []
    for element in elements { for member in element.members { names.insert(member.name) } }
    func has(_ candidates: String...) -> Bool { !names.isDisjoint(with: candidates) }
    if has("urlId", "lastName", "academicDepartment") { return .teachers }
    if has("specialityDepartmentEducationFormId", "facultyAbbrev", "specialityName", "educationDegree") {
      return .groups
    }
    if has("educationForm", "facultyId") { return .specialities }
    if has("auditoryType", "buildingNumber", "capacity") { return .rooms }
    if has("abbrev") { return .units }
    return has("name") ? .rooms : nil
  }
}
