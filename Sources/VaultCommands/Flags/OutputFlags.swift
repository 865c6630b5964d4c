import VaultMessages

/// How a command prints its answer: `--format`, whose choices are each command's own, and `--json` for short.
extension Flag {
  package static let json = Flag("json", summary: .flagJSON, group: .output)

  /// `--format` with the choices a command has; with `template`, a text with fields in braces is a choice too.
  package static func format(_ choices: [String], template: Bool = false) -> Flag {
    Flag(
      "format", value: template ? .choiceOrTemplate(choices) : .choice(choices), "FORMAT",
      summary: template ? .flagFormatOrTemplate : .flagFormat, group: .output)
  }

  /// The names of the columns, above the tab-separated lines of a list.
  package static let header = Flag("header", summary: .flagHeader, group: .output)

  /// `--format` as it is read before the command, and so its choices, are known.
  package static let format = format([], template: true)
}
