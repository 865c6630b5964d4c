// The ledger as a small text: a heading, the last look, the beginning, one line for each alert, and how many these are.
//
//     reminders 1
//     looked 1795161600
//     began 1795158000
//     told 00f3a41e9d2c7b56 1795160700
//     claimed 5b0e4c8f21d7a930 1795161600 1795161600 0
//     end 2
extension ReminderLedger {
  private static let heading = "reminders 1"

  /// Reads a text; nil for any other than ``text`` writes, such as one that is cut off or of a later version.
  package init?(text: [UInt8]) {
    guard let whole = String(validating: text, as: UTF8.self), whole.hasSuffix("\n") else { return nil }
    let lines = whole.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == Self.heading[...], let end = lines.last?.split(separator: " "), end.count == 2,
      end[0] == "end"
    else { return nil }
    for line in lines.dropFirst().dropLast() {
      guard take(line.split(separator: " ", omittingEmptySubsequences: false)) else { return nil }
    }
    guard end[1] == "\(entries.count)" else { return nil }
  }

  /// Reads one line; false when it is none.
  private mutating func take(_ words: [Substring]) -> Bool {
    let numbers = words.dropFirst(words.count > 2 ? 2 : 1).compactMap(Self.number)
    let tries = numbers.last.map { Int(clamping: $0) } ?? 0
    switch (words.first, words.count, numbers.count) {
    case ("looked", 2, 1): lastCheck = numbers[0]
    case ("began", 2, 1): beginning = numbers[0]
    case ("told", 3, 1): return add(words[1], Entry(instant: numbers[0], state: .delivered))
    case ("failed", 4, 2) where tries >= 0:
      return add(words[1], Entry(instant: numbers[0], state: .failed(times: tries)))
    case ("claimed", 5, 3) where tries >= 0:
      return add(words[1], Entry(instant: numbers[0], state: .claimed(at: numbers[1], tries: tries)))
    default: return false
    }
    return true
  }

  private mutating func add(_ key: Substring, _ entry: Entry) -> Bool {
    guard key.utf8.count == 16, let key = UInt64(key, radix: 16) else { return false }
    return entries.updateValue(entry, forKey: key) == nil
  }

  /// A number of seconds, within what years 1 … 9999 have.
  private static func number(_ text: Substring) -> Int64? {
    Int64(text).flatMap { (-1 << 40)...(1 << 40) ~= $0 ? $0 : nil }
  }

  /// The text of the ledger; equal ledgers have equal texts.
  package var text: [UInt8] {
    var lines = [Self.heading]
    if let lastCheck { lines.append("looked \(lastCheck)") }
    if beginning != .min { lines.append("began \(beginning)") }
    for (key, entry) in entries.sorted(by: { ($0.value.instant, $0.key) < ($1.value.instant, $1.key) }) {
      lines.append(Self.line(key, entry))
    }
    lines.append("end \(entries.count)")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func line(_ key: UInt64, _ entry: Entry) -> String {
    let digits = String(key, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.utf8.count) + digits
    return switch entry.state {
    case .delivered: "told \(name) \(entry.instant)"
    case .failed(let times): "failed \(name) \(entry.instant) \(times)"
    case .claimed(let time, let tries): "claimed \(name) \(entry.instant) \(time) \(tries)"
    }
  }
}
