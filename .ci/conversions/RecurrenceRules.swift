import Foundation

/// The rules of libical's list with the instances it expects. Those that start elsewhere than at `DTSTART`, and rules that
/// are no rules, are left out.
func recurrenceRules(_ path: String) throws -> [String] {
  var rows: [String] = []
  for block in try text(at: path).split(separator: /\n[ \t]*\n/) {
    var fields: [Substring: Substring] = [:]
    for line in block.split(separator: "\n") {
      if line.hasPrefix("#") {
        fields["note"] = line.drop { $0 == "#" || $0 == " " }
      } else if let colon = line.firstIndex(of: ":") {
        fields[line[..<colon]] = line[line.index(after: colon)...]
      }
    }
    guard let rule = fields["RRULE"], let start = fields["DTSTART"], let instances = fields["INSTANCES"],
      fields["START-AT"] == nil, instances.wholeMatch(of: /[0-9TZ,]+/) != nil
    else { continue }
    var members: [(key: String, value: JSON)] = [("id", .string("ical-" + digest("\(rule)\(start)", digits: 8)))]
    if let note = fields["note"] { members.append(("note", .string(String(note)))) }
    for (key, value) in [("rrule", rule), ("dtstart", start), ("instances", instances)] {
      members.append((key, .string(String(value))))
    }
    rows.append(JSON.object(members).text)
  }
  return rows
}
