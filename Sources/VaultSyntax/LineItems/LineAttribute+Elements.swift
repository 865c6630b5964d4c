extension LineAttribute {
  /// Where the elements of a list stand, with their quotes; of any other value that is written without quotes the parts
  /// between its commas; nothing for a quoted value and a flag. O(length).
  package func elementRanges(in bytes: [UInt8]) -> [ByteRange] {
    switch form {
    case .singleQuoted, .doubleQuoted, .flag: []
    case .list: listRanges(in: bytes)
    case .plain, .link: partRanges(in: bytes)
    }
  }

  private func listRanges(in bytes: [UInt8]) -> [ByteRange] {
    var ranges: [ByteRange] = []
    var scanner = FlowListScanner(bytes: bytes, position: value.lower + 1, end: value.upper)
    while let element = scanner.next() { ranges.append(element.range) }
    return ranges
  }

  private func partRanges(in bytes: [UInt8]) -> [ByteRange] {
    var ranges: [ByteRange] = []
    var start = value.lower
    for offset in value.lower...value.upper where offset == value.upper || bytes[offset] == UInt8(ascii: ",") {
      let part = bytes.trimmed(start, offset)
      if !part.isEmpty { ranges.append(part) }
      start = offset + 1
    }
    return ranges
  }
}
