/// Names for files beside the notes while a command writes: hidden, so that no walk takes them for notes, and short,
/// so that they fit wherever a note's name does.
enum TemporaryName {
  private static let prefix = Array(".vault-".utf8)
  private static let suffix = Array(".tmp".utf8)

  /// A new name that nothing has: `.vault-` with 16 random hexadecimal digits and `.tmp`.
  static func random() -> [UInt8] {
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    return prefix + String(repeating: "0", count: 16 - digits.utf8.count).utf8 + digits.utf8 + suffix
  }

  /// Whether a name is of this form, so that removing the file it names takes nothing of the user's away.
  static func matches(_ name: [UInt8]) -> Bool {
    name.count == prefix.count + 16 + suffix.count && name.starts(with: prefix) && name.suffix(4).elementsEqual(suffix)
      && name.dropFirst(prefix.count).prefix(16).allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
      }
  }

  /// The name under which a file is written before it gets a temporary name.
  static func draft(of name: [UInt8]) -> [UInt8] { name + Array("~".utf8) }
}
