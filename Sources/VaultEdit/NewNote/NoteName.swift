/// The name of a new note's file, from its title.
///
/// ```swift
/// NoteName(title: "Lemon cake: the best")?.stem    // "lemon-cake-the-best"
/// NoteName(title: "Пиріг з яблуками")?.stem        // "пиріг-з-яблуками"
/// NoteName(title: "???")                           // nil: nothing is left
/// ```
///
/// Source: the vault format, section 1: lower case, any script, spaces to `-`, path and control characters dropped.
package struct NoteName: Sendable, Hashable {
  /// The name without `.md`: in normalisation form C, of 1 to ``limit`` bytes, never hidden, and of no sign that a file
  /// system refuses or that a link `[[stem#heading|text]]` gives another meaning.
  package let stem: String

  /// The longest stem in bytes: with `.md` and a number it stays below the 255 bytes of common file systems.
  package static let limit = 200

  /// Makes the name for a title; nil when the title has nothing that could stand in one.
  package init?(title: String) {
    var stem = ""
    for scalar in ComposedText.composed(title.lowercased()).unicodeScalars {
      switch Self.treatment(of: scalar) {
      case .kept: stem.unicodeScalars.append(scalar)
      case .space where !stem.hasSuffix("-"): stem += "-"
      case .space, .dropped: break
      }
    }
    // A title may be typed as the file's name.
    if stem.hasSuffix(".md") { stem.removeLast(3) }
    stem = Self.shortened(Self.trimmed(stem))
    guard !stem.isEmpty else { return nil }
    self.stem = Self.isReserved(stem) ? stem + "-note" : stem
  }

  /// What becomes of a character.
  private enum Treatment { case kept, space, dropped }

  private static func treatment(of scalar: Unicode.Scalar) -> Treatment {
    if scalar.properties.isWhitespace || scalar == "-" { return .space }
    if refused.contains(scalar) { return .dropped }
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: return .dropped
    // Joiners make letters and emoji look right; every other sign without a look of its own could hide or reorder.
    case .format: return scalar.value == 0x200C || scalar.value == 0x200D ? .kept : .dropped
    default: return .kept
    }
  }

  /// What paths and file systems take for themselves (`<>:"/\|?*`), and what ends a name inside `[[…]]`.
  private static let refused: Set<Unicode.Scalar> = [
    "<", ">", ":", "\"", "/", "\\", "|", "?", "*", "[", "]", "#", "^",
  ]

  /// Without points and hyphens at its ends: the first would hide the file or make an option of it, the last is
  /// refused by some file systems.
  private static func trimmed(_ stem: some StringProtocol) -> String {
    let scalars = stem.unicodeScalars
    let isEdge = { (scalar: Unicode.Scalar) in scalar == "." || scalar == "-" || scalar.properties.isJoinControl }
    guard let first = scalars.firstIndex(where: { !isEdge($0) }), let last = scalars.lastIndex(where: { !isEdge($0) })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  /// At most ``limit`` bytes, cut between two characters, and where possible between two words.
  private static func shortened(_ stem: String) -> String {
    guard stem.utf8.count > limit else { return stem }
    var short = ""
    for character in stem {
      guard short.utf8.count + String(character).utf8.count <= limit else { break }
      short.append(character)
    }
    if let end = short.lastIndex(of: "-"), short.utf8.distance(from: end, to: short.endIndex) <= limit / 4 {
      short = String(short[..<end])
    }
    return trimmed(short)
  }

  /// Names that Windows keeps for devices, whatever their ending.
  private static func isReserved(_ stem: String) -> Bool {
    let name = stem.prefix { $0 != "." }
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    guard name.count == 4, let number = name.last else { return false }
    return (name.hasPrefix("com") || name.hasPrefix("lpt")) && "0123456789¹²³".contains(number)
  }
}
