import VaultMessages

/// One result a line for programs: fields separated by tabs, never localised and never coloured.
package enum TabSeparated {
  /// The line without its end. Controls in a field, tabs and line feeds among them, are spelled out as ``SafeText``
  /// does, so that a line always has as many fields as it was given.
  package static func line(_ fields: [String]) -> String {
    var line = ""
    for (number, field) in fields.enumerated() {
      if number > 0 { line += "\t" }
      line += SafeText.line(field)
    }
    return line
  }
}
