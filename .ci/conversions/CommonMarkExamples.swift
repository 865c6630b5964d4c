import Foundation

/// The examples of the CommonMark specification, numbered as on its page; `→` stands for a tab.
func commonMark(_ path: String) throws -> [String] {
  let fence = String(repeating: "`", count: 32)
  var (rows, section, parts): ([String], String, [String]?) = ([], "", nil)
  for line in try text(at: path).components(separatedBy: "\n") {
    if line == fence + " example" {
      parts = [""]
    } else if let texts = parts {
      if line == fence {
        guard texts.count == 2 else { throw Fault("example \(rows.count + 1) has no HTML") }
        let tabbed = texts.map { JSON.string($0.replacingOccurrences(of: "→", with: "\t")) }
        rows.append(
          JSON.object([
            ("id", .string("cm-\(rows.count + 1)")), ("section", .string(section)), ("markdown", tabbed[0]),
            ("html", tabbed[1]),
          ]).text)
        parts = nil
      } else if line == ".", texts.count == 1 {
        parts?.append("")
      } else {
        parts?[texts.count - 1] += line + "\n"
      }
    } else if line.wholeMatch(of: /#+ .*/) != nil {
      section = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
    }
  }
  return rows
}
