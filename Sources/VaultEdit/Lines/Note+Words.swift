import VaultModel
import VaultSyntax

extension Note {
  /// The words of a line from `start` on, but for its attributes and its `^id`: a tag among the fields and a comment
  /// behind them are words as much as those of the text.
  ///
  /// The comma by which fields of Dataview may be separated belongs to the field before it.
  func words(of reading: LineReading, from start: Int) -> [ByteRange] {
    let bytes = document.bytes
    var words: [ByteRange] = []
    var place = start
    func add(upTo end: Int) {
      place = bytes.skippingSpaces(from: place, to: max(place, end))
      while place < end {
        var upper = place
        while upper < end, bytes.lengthOfBlank(at: upper, before: end) == 0 { upper += 1 }
        words.append(ByteRange(place, upper))
        place = bytes.skippingSpaces(from: upper, to: end)
      }
    }
    func passBraces(before end: Int) {
      guard !reading.braces.isEmpty, place <= reading.braces.lower, reading.braces.lower < end else { return }
      add(upTo: reading.braces.lower)
      place = max(place, reading.braces.upper)
    }
    for attribute in readings.attributes(of: reading) where attribute.style != .braces {
      passBraces(before: attribute.range.lower)
      add(upTo: attribute.range.lower)
      place = max(place, attribute.range.upper)
      place = max(place, endWithComma(of: attribute, before: lines[Int(reading.item)].content.upper))
    }
    passBraces(before: .max)
    if !reading.blockID.isEmpty {
      add(upTo: reading.blockID.lower - 1)
      place = max(place, reading.blockID.upper)
    }
    add(upTo: lines[Int(reading.item)].content.upper)
    return words
  }

  /// The end of a field with the comma behind it by which fields of Dataview may be separated, white space before it or not.
  func endWithComma(of attribute: LineAttribute, before end: Int) -> Int {
    let upper = attribute.range.upper
    guard attribute.style == .dataview, upper < end else { return upper }
    let comma = document.bytes.skippingSpaces(from: upper, to: end)
    return comma < end && document.bytes[comma] == UInt8(ascii: ",") ? comma + 1 : upper
  }
}
