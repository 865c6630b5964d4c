import VaultMessages
import VaultStore
import VaultSyntax

/// Prints a report: for people a list by area with a mark on each line, for programs one object a finding.
///
/// The members of an object: `area`, `check`, `severity` (`ok`, `note`, `error`), `path`, `line`, `column`, `message`
/// (in English), and `mend`, the command that mends it.
struct DoctorPrinter {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func print(_ report: DoctorReport) {
    if invocation.format == "json" {
      for entry in report.entries { invocation.print(json(of: entry)) }
      return
    }
    for area in DoctorArea.allCases {
      let entries = report.entries.filter { $0.area == area }
      guard !entries.isEmpty else { continue }
      invocation.print(invocation.painter.paint(invocation.messages(area.heading), .heading))
      for entry in entries { print(entry.finding) }
    }
  }

  private func print(_ finding: DoctorFinding) {
    let mark = invocation.painter.paint(finding.severity.mark, finding.severity.role)
    let sentence = invocation.messages(finding.key, finding.values)
    let place = finding.place.map { SafeText.line($0) + ": " } ?? ""
    // In a pipe a finding is one line.
    let text = place + sentence
    let lines = invocation.isForPeople ? TextWrap.written(text, width: max(20, invocation.columns - 4)) : [text]
    for (number, line) in lines.enumerated() {
      let isPlaced = number == 0 && !place.isEmpty && line.hasPrefix(place.dropLast())
      let painted = isPlaced ? painted(line, place: place.dropLast(2)) : line
      invocation.print((number == 0 ? "  \(mark) " : "    ") + painted)
    }
    guard let command = finding.mendingCommand else { return }
    invocation.print("      " + invocation.painter.paint(SafeText.line(command), .hint))
  }

  private func painted(_ line: String, place: Substring) -> String {
    invocation.painter.paint(String(place), .path) + line.dropFirst(place.count)
  }

  private func json(of entry: DoctorReport.Entry) -> String {
    let finding = entry.finding
    var json = JSONWriter()
    json.object {
      $0.member("area", entry.area.rawValue)
      $0.member("check", entry.check)
      $0.member("severity", finding.severity.rawValue)
      if let path = finding.path { $0.member("path", path.text) }
      if let location = finding.location {
        $0.member("line", location.line)
        $0.member("column", location.column)
      }
      $0.member("message", Messages(.english)(finding.key, finding.values))
      if let command = finding.mendingCommand { $0.member("mend", command) }
    }
    return json.text
  }
}

extension DoctorFinding {
  /// The file, and the place in it, as editors take it.
  fileprivate var place: String? {
    guard let path else { return nil }
    guard let location else { return path.text }
    return "\(path.text):\(location.line):\(location.column)"
  }
}

extension DoctorFinding.Severity {
  fileprivate var mark: String {
    switch self {
    case .well: "✓"
    case .note: "•"
    case .failure: "✗"
    }
  }

  fileprivate var role: TextRole {
    switch self {
    case .well: .success
    case .note: .hint
    case .failure: .error
    }
  }
}
