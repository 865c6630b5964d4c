import VaultModel
import VaultSyntax

extension EditedLine {
  /// Replaces the words of the line, the tags and links among them included; slots and tail stay.
  ///
  /// The words are ``LineReading/text``, to which an amount without emphasis belongs (`2 milk`). Words that would be
  /// read as a slot or as part of the tail are refused.
  func rewording(_ text: String) throws(EditRefusal) -> LinePlan {
    let text = text.trimmed
    guard !text.isEmpty, OneLine.holds(text) else { throw refusal(.valueNotWritable, text) }
    var plan = LinePlan([wordPatch(text, replacing: reading.text)], in: self, keys: ["amount"])
    plan.rewords = true
    plan.expectation = { note, number in
      guard let item = note.item(ofLine: number), let reading = item.reading else { return false }
      return note.document.bytes[note.readings.lines[reading].text.indices].elementsEqual(text.utf8)
    }
    return plan
  }

  /// A patch that puts words in the place of a range of the line, with a space to its neighbours where it was empty.
  func wordPatch(_ words: String, replacing range: ByteRange) -> Patch {
    guard range.isEmpty else { return Patch(range, words) }
    let content = line.content
    let offset = min(max(range.lower, content.lower), content.upper)
    let before = offset > content.lower && !bytes[offset - 1].isSpaceOrTab ? " " : ""
    let after = offset < content.upper && !bytes[offset].isSpaceOrTab ? " " : ""
    return Patch(insertingAt: offset, before + words + after)
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  /// Whether the byte ends a line (CommonMark 2.1).
  var isLineEnding: Bool { self == 0x0A || self == 0x0D }
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether the byte is an ASCII letter or part of a character beyond ASCII, with which a key may begin.
  var isKeyStart: Bool { self >= 0x80 || (self | 0x20) &- 0x61 < 26 }
  /// Whether the byte may stand in a key of a line: a letter, a digit, `-` or `_`.
  var isKeyByte: Bool { isKeyStart || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
}
