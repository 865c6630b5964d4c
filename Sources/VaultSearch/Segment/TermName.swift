/// How words, values, keys, columns and names share one sorted dictionary.
///
/// A word of the text is its folded bytes, which never begin with a control character. Everything else begins with one
/// control byte that says what it is, then the key, a zero byte and the value: so all values of a key are neighbours,
/// and `tag:a` finds `a/b` as one range.
enum TermName {
  /// `1 key 0 value`: the items whose key has this folded value.
  static let value: UInt8 = 1
  /// `2 key 0 word`: the items whose text key holds this folded word.
  static let keyWord: UInt8 = 2
  /// `3 key`: the items that have the key.
  static let key: UInt8 = 3
  /// `4 key`: a column; its bytes are ``ColumnEntry`` values instead of postings. `4 key 0 word`: the amounts of the
  /// lines of a text key that hold the word.
  static let column: UInt8 = 4
  /// `5 name`: the notes with this file stem (field body) or alias (field title), both folded.
  static let name: UInt8 = 5
  /// The first byte a word may begin with.
  static let firstWordByte: UInt8 = 0x20

  /// The longest term in bytes. A longer one keeps its beginning and ends in a hash of the whole.
  static let maximumCount = 240

  /// The term of `bytes` under `kind` and `key`.
  static func make(_ kind: UInt8, key: some Sequence<UInt8>, bytes: some Sequence<UInt8>) -> [UInt8] {
    var term: [UInt8] = [kind]
    term.append(contentsOf: key)
    term.append(0)
    term.append(contentsOf: bytes)
    shorten(&term)
    return term
  }

  /// The term of a key, a column or a name.
  static func make(_ kind: UInt8, _ bytes: some Sequence<UInt8>) -> [UInt8] {
    var term: [UInt8] = [kind]
    term.append(contentsOf: bytes)
    shorten(&term)
    return term
  }

  /// Cuts a term that is too long: its first bytes and 16 hexadecimal digits of its checksum, so that two long values
  /// stay two terms.
  static func shorten(_ term: inout [UInt8]) {
    guard term.count > maximumCount else { return }
    let sum = Checksum.of(term.span)
    term.removeLast(term.count - (maximumCount - 16))
    for digit in 0..<16 {
      let nibble = UInt8(truncatingIfNeeded: sum >> UInt64(60 - digit * 4)) & 15
      term.append(nibble < 10 ? 0x30 + nibble : 0x57 + nibble)
    }
  }
}
