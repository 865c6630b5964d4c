/// Why a text is not JSON (RFC 8259), and where.
package struct JSONError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Reason: Sendable, Hashable, CaseIterable {
    /// The text is empty, or ends inside of a value.
    case unexpectedEnd
    /// No value begins here.
    case valueExpected
    /// A name in quotation marks, or the end of the object, must stand here; a comma before the end is none.
    case nameExpected
    case colonExpected
    /// After a value of an array or an object a comma or the closing bracket must stand.
    case commaExpected
    /// Something stands behind the one value of the text.
    case contentAfterValue
    /// `true`, `false` and `null` are the only words.
    case unknownWord
    /// Such as `01`, `1.`, `.5`, `+1`, `1e`.
    case badNumber
    /// A backslash before a character that is not escaped so, or `\u` without four hexadecimal digits.
    case badEscape
    /// A control character, such as a line break, stands in a string without an escape.
    case controlCharacter
    case invalidUTF8
    /// More than ``JSONTree/depthLimit`` arrays and objects lie one in another.
    case tooDeep
    /// The text has more than 2 GB.
    case tooLarge
  }

  package let reason: Reason
  /// The offset of the byte that is wrong; that after the last one where something is missing.
  package let offset: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

/// Something in a JSON text that is allowed and yet hardly meant.
package struct JSONRemark: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// An object has the name already (RFC 8259, section 4); the last one counts.
    case duplicateName
    /// `\ud800` without the other half of its pair (RFC 8259, section 8.2); it is read as U+FFFD.
    case loneSurrogate
  }

  package let kind: Kind
  package let range: ByteRange

  package init(_ kind: Kind, at range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}
