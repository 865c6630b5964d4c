package import VaultMessages
package import VaultSyntax

extension JSONError.Reason {
  /// The sentence of a reason.
  package var message: MessageKey {
    switch self {
    case .unexpectedEnd: .jsonUnexpectedEnd
    case .valueExpected: .jsonValueExpected
    case .nameExpected: .jsonNameExpected
    case .colonExpected: .jsonColonExpected
    case .commaExpected: .jsonCommaExpected
    case .contentAfterValue: .jsonContentAfterValue
    case .unknownWord: .jsonUnknownWord
    case .badNumber: .jsonBadNumber
    case .badEscape: .jsonBadEscape
    case .controlCharacter: .jsonControlCharacter
    case .invalidUTF8: .jsonInvalidUTF8
    case .tooDeep: .jsonTooDeep
    case .tooLarge: .jsonTooLarge
    }
  }
}
