/// Addresses of the information system, below `https://iis.bsuir.by/api/v1`.
package enum UniversityAddress {
  /// Where the day of a schedule's last change is asked for; nil for an address of something else.
  package static func lastUpdate(of address: String) -> String? {
    func asked(_ mark: String, _ path: String) -> String? {
      guard let range = address.firstRange(of: mark) else { return nil }
      let name = address[range.upperBound...].prefix { !"&#/?".contains($0) }
      return name.isEmpty ? nil : address[..<range.lowerBound] + path + name
    }
    return asked("/employees/schedule/", "/last-update-date/employee?url-id=")
      ?? asked("/schedule?studentGroup=", "/last-update-date/student-group?groupNumber=")
  }
}
