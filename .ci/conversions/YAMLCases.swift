import Foundation

/// The cases of yaml-test-suite in its form of one folder a case, with numbered folders where a case has several texts.
func yamlCases(_ path: String) throws -> [String] {
  var rows: [String] = []
  for name in try names(in: path) where name.wholeMatch(of: /[0-9A-Z]{4}/) != nil {
    let folder = path + "/" + name
    let inner = try names(in: folder)
    let cases = inner.contains("in.yaml") ? [(folder, "00")] : inner.map { (folder + "/" + $0, String($0.suffix(2))) }
    for (folder, number) in cases {
      let files = try names(in: folder)
      let json = files.contains("in.json") ? JSON.string(try text(at: folder + "/in.json")) : .word("null")
      let title = try text(at: folder + "/===").trimmingCharacters(in: .whitespacesAndNewlines)
      rows.append(
        JSON.object([
          ("id", .string(name + "-" + number)), ("name", .string(title)),
          ("yaml", .string(try text(at: folder + "/in.yaml"))),
          ("fail", .word(String(files.contains("error")))), ("json", json),
          ("tree", .string(indented(try text(at: folder + "/test.event")))),
        ]).text)
    }
  }
  return rows
}

/// Events with a blank before each for every event around it.
private func indented(_ events: String) -> String {
  var depth = 0
  return events.split(separator: "\n").map { event in
    if event.hasPrefix("-") { depth -= 1 }
    defer { if event.hasPrefix("+") { depth += 1 } }
    return String(repeating: " ", count: max(0, depth)) + event + "\n"
  }.joined()
}
