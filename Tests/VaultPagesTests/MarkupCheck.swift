import Foundation

/// Reads a page tag by tag, as strictly as XML is read, so that nothing but what the writer meant is in it.
struct MarkupCheck {
  struct Element: Equatable {
    let name: String
    let attributes: [String: String]
  }

  /// All elements, in the order in which they begin.
  private(set) var elements: [Element] = []
  /// All text between tags but that of the style, as it is shown.
  private(set) var text = ""
  /// What is wrong with the page.
  private(set) var faults: [String] = []

  private static let void: Set = ["meta"]

  init(_ page: [UInt8]) {
    let page = String(decoding: page, as: UTF8.self)
    guard page.hasPrefix("<!DOCTYPE html>\n") else {
      faults.append("no document type")
      return
    }
    read(page.dropFirst("<!DOCTYPE html>\n".count))
    let ids = elements.compactMap { $0.attributes["id"] }
    if Set(ids).count != ids.count { faults.append("an id stands twice: \(ids)") }
    for target in elements.compactMap({ $0.attributes["aria-labelledby"] ?? $0.attributes["href"] }) {
      let name = target.hasPrefix("#") ? String(target.dropFirst()) : target
      if !ids.contains(name) { faults.append("nothing is called \(target)") }
    }
  }

  private mutating func read(_ page: Substring) {
    var rest = page
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else {
        faults.append("a tag does not end")
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { faults.append("</\(tag.dropFirst())> closes what is not open") }
        continue
      }
      let element = element(tag)
      elements.append(element)
      if !Self.void.contains(element.name) { open.append(element.name) }
      if element.name == "style", let close = rest.range(of: "</style>") { rest = rest[close.lowerBound...] }
    }
    add(rest)
    if !open.isEmpty { faults.append("not closed: \(open)") }
  }

  private mutating func add(_ text: Substring) {
    for scalar in text.unicodeScalars where scalar.value < 0x20 && scalar != "\n" {
      faults.append("a control in the text: \(scalar.value)")
    }
    if text.contains(">") { faults.append("a bare > in the text: \(text)") }
    self.text += decoded(text)
  }

  /// `name key="value" key="value"`
  private mutating func element(_ tag: Substring) -> Element {
    var rest = tag.drop { $0 != " " }
    let name = String(tag.prefix { $0 != " " })
    if name.isEmpty || !name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
      faults.append("no name of an element: <\(tag)>")
    }
    var attributes: [String: String] = [:]
    while !rest.isEmpty {
      rest = rest.dropFirst()
      let key = rest.prefix { $0 != "=" }
      rest = rest.dropFirst(key.count)
      guard rest.hasPrefix("=\""), !key.isEmpty, key.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }),
        let close = rest.dropFirst(2).firstIndex(of: "\"")
      else {
        faults.append("no attribute: <\(tag)>")
        break
      }
      let value = rest.dropFirst(2)[..<close]
      if attributes.updateValue(decoded(value), forKey: String(key)) != nil { faults.append("\(key) stands twice") }
      if key.lowercased().hasPrefix("on") || key == "style" { faults.append("\(key) has no business here") }
      rest = rest[rest.index(after: close)...]
      if !rest.isEmpty, !rest.hasPrefix(" ") { faults.append("no space after \(key)") }
    }
    return Element(name: name, attributes: attributes)
  }

  /// The text with its four entities as what they stand for.
  private mutating func decoded(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"]
      guard let (name, meaning) = entities.first(where: { rest[start...].hasPrefix($0.key) }) else {
        faults.append("a bare & in: \(text)")
        return result
      }
      result += meaning
      rest = rest[start...].dropFirst(name.count)
    }
    return result + rest
  }
}
