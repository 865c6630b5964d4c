/// What a merge answers, read line by line and nothing more.
package struct MergedNote: Sendable {
  /// Where a line stands.
  package enum Zone: Equatable, Sendable {
    case front, body
    /// A side of the conflict of that number.
    case ours(Int), theirs(Int)

    /// The number of the conflict; nil outside.
    package var conflict: Int? {
      switch self {
      case .ours(let number), .theirs(let number): number
      case .front, .body: nil
      }
    }
  }

  /// One line of the answer.
  package struct Line: Sendable {
    /// Where it stands.
    package let zone: Zone
    /// Its text without the line ending.
    package let text: Substring
    /// The values in the brackets after a key; else nil.
    package var flow: [Substring]?

    /// Whether nothing but white space stands there.
    package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
    /// Whether it is indented.
    package var isIndented: Bool { text.first == " " || text.first == "\t" }
    /// Whether it is a heading; in front matter a comment begins so too.
    package var isHeading: Bool { text.hasPrefix("## ") }
    /// Whether it is an entry of a list.
    package var isEntry: Bool { text.drop(while: \.isWhitespace).hasPrefix("- ") }
  }

  /// The lines without the fences of front matter and the markers.
  package private(set) var lines: [Line] = []
  /// How many conflicts there are.
  package private(set) var conflicts = 0
  /// What is wrong with the layout: markers in front matter, or markers that do not close.
  package private(set) var fault: String?

  /// Reads an answer.
  package init(_ bytes: [UInt8]) {
    let texts = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let fence = texts.first == "---" ? texts.dropFirst().firstIndex(of: "---") : nil
    var zone = Zone.body
    for (index, text) in texts.enumerated() {
      if let fence, index <= fence {
        if text.hasPrefix("<<<<<<<") { fault = "front matter has markers" }
        if text != "---" { lines.append(Line(zone: .front, text: text, flow: Self.flow(text))) }
      } else if text.hasPrefix("<<<<<<< ") {
        if zone != .body { fault = "a marker in a conflict" }
        conflicts += 1
        zone = .ours(conflicts)
      } else if text == "=======", case .ours(let number) = zone {
        zone = .theirs(number)
      } else if text.hasPrefix(">>>>>>> "), zone.conflict != nil {
        zone = .body
      } else {
        lines.append(Line(zone: zone, text: text, flow: zone == .body ? nil : Self.flow(text)))
      }
    }
    if zone != .body { fault = "a conflict does not end" }
  }

  private static func flow(_ text: Substring) -> [Substring]? {
    guard text.first?.isLetter ?? false, text.hasSuffix("]"), let start = text.firstRange(of: ": [") else { return nil }
    return text[start.upperBound...].dropLast().split(separator: ",").map { $0.drop(while: \.isWhitespace) }
  }

  /// The texts of both sides of each conflict.
  package var sides: [[String]] {
    (0..<conflicts).map { number in
      [Zone.ours(number + 1), .theirs(number + 1)].map { zone in
        lines.filter { $0.zone == zone }.map { $0.text + "\n" }.joined()
      }
    }
  }

  /// The words of a text: runs of letters, digits and inner hyphens, in lower case.
  package static func words(_ text: Substring) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init).filter { $0 != "-" }
  }
}

/// The parts of a list line, as a reader finds them.
package struct LineParts: Equatable, Sendable {
  /// The character in the checkbox; empty without one.
  package var mark = ""
  /// The words of the text, with a leading date.
  package var words: [String] = []
  /// The amount with its asterisks or currency; else empty.
  package var amount = ""
  /// The tags without `#`.
  package var tags: Set<String> = []
  /// The pairs in the braces.
  package var attributes: [String: String] = [:]
  /// The `^id` without `^`; else empty.
  package var handle = ""

  /// Reads a line.
  package init(_ line: Substring) {
    var text = line.drop(while: \.isWhitespace)
    if text.hasPrefix("- ") { text = text.dropFirst(2) }
    let box = Array(text.prefix(4))
    if box.count >= 3, box[0] == "[", box[2] == "]" {
      mark = String(box[1])
      text = text.dropFirst(3)
    }
    if let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") {
      for pair in text[text.index(after: open)..<close].split(separator: ",") {
        let halves = pair.split(separator: ":", maxSplits: 1).map { $0.drop(while: \.isWhitespace) }
        if let name = halves.first { attributes[String(name)] = halves.count > 1 ? String(halves[1]) : "" }
      }
      text = text[..<open] + text[text.index(after: close)...]
    }
    var isAmount = false
    for token in text.split(whereSeparator: \.isWhitespace) {
      if token.hasPrefix("*") || token.hasPrefix("-") && token.count > 1 { isAmount = true }
      if isAmount {
        amount += amount.isEmpty ? token : " " + token
        isAmount = !token.hasSuffix("*") && token != "UAH"
      } else if token.hasPrefix("#") {
        tags.insert(String(token.dropFirst()))
      } else if token.hasPrefix("^") {
        handle = String(token.dropFirst())
      } else {
        words.append(String(token))
      }
    }
  }
}
