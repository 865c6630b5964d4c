import VaultMessages

/// The flags every command takes, before or after the command's name.
extension Flag {
  package static let vault = Flag("vault", value: .directory, "DIR", summary: .flagVault, group: .global)
  package static let color = Flag(
    "color", value: .choice(["auto", "always", "never"]), "WHEN", summary: .flagColor, group: .global)
  package static let language = Flag(
    "lang", value: .choice(MessageLanguage.allCases.map(\.rawValue)), "LANG", summary: .flagLanguage, group: .global)
  package static let now = Flag("now", value: .text, "TIME", summary: .flagNow, group: .global)
  package static let quiet = Flag("quiet", short: "q", summary: .flagQuiet, group: .global)
  package static let verbose = Flag("verbose", short: "v", summary: .flagVerbose, group: .global)
  package static let yes = Flag("yes", short: "y", summary: .flagYes, group: .global)
  package static let noPager = Flag("no-pager", summary: .flagNoPager, group: .global)
  package static let help = Flag("help", short: "h", summary: .flagHelp, group: .global)
  package static let version = Flag("version", short: "V", summary: .flagVersion, group: .global)

  /// All of them, in the order of the help.
  package static let globals: [Flag] = [vault, now, language, color, quiet, verbose, yes, noPager, help, version]
}
