/// Writes iCalendar lines (RFC 5545 section 3.1): folded at 75 octets between characters, ended with CRLF.
package enum ContentLineWriter {
  /// The most octets of a physical line, without its line end.
  package static let width = 75

  /// The bytes of a line with its line end.
  package static func bytes(of line: ContentLine, lineEnd: [UInt8] = [0x0D, 0x0A]) -> [UInt8] {
    folded(Array(text(of: line).utf8), lineEnd: lineEnd)
  }

  /// The bytes of a component.
  package static func bytes(of component: CalendarComponent, lineEnd: [UInt8] = [0x0D, 0x0A]) -> [UInt8] {
    var result = folded(Array("BEGIN:\(component.name)".utf8), lineEnd: lineEnd)
    for line in component.lines { result += bytes(of: line, lineEnd: lineEnd) }
    for inner in component.components { result += bytes(of: inner, lineEnd: lineEnd) }
    return result + folded(Array("END:\(component.name)".utf8), lineEnd: lineEnd)
  }

  /// A line before it is folded. A line break in a value, which would end the line, becomes a space.
  private static func text(of line: ContentLine) -> String {
    var text = line.name
    for parameter in line.parameters {
      text += ";" + parameter.name + "=" + parameter.values.map(written).joined(separator: ",")
    }
    return text + ":" + line.value.withoutControls
  }

  /// A parameter's value, with the escapes of RFC 6868 and in quotation marks where it has a sign of the grammar.
  private static func written(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "^": result += "^^"
      case "\n": result += "^n"
      case "\"": result += "^'"
      default: result.unicodeScalars.append(scalar)
      }
    }
    result = result.withoutControls
    return result.contains { ",;:".contains($0) } ? "\"" + result + "\"" : result
  }

  private static func folded(_ bytes: [UInt8], lineEnd: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    var room = width
    while bytes.count - start > room {
      var end = start + room
      // Never between the bytes of one character.
      while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      result += bytes[start..<end] + lineEnd + [0x20]
      start = end
      room = width - 1
    }
    return result + bytes[start...] + lineEnd
  }
}

extension String {
  /// The text with spaces for what no line can hold: `CONTROL` of RFC 5545 section 3.1, which a tab is none of.
  var withoutControls: String {
    guard utf8.contains(where: Self.isControl) else { return self }
    return String(decoding: utf8.map { Self.isControl($0) ? 0x20 : $0 }, as: UTF8.self)
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 || byte == 0x7F }
}
