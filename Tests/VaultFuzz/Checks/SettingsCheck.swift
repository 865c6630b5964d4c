import VaultModel
import VaultSyntax

/// Any bytes are settings: what cannot be read is a diagnostic, and no path leads out of the vault.
enum SettingsCheck {
  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let (settings, diagnostics) = Settings.read(input)
    let paths = settings.folders.keys + [settings.diaryPath(on: .epoch) ?? ""]
    let isOutside = paths.contains { $0.hasPrefix("/") || $0.split(separator: "/").contains("..") }
    _ = settings.context(forNoteAt: "recipes/soup.md")
    return FuzzOutcome(
      fault: diagnostics.fault(in: input.count) ?? (isOutside ? "a path leads out of the vault" : nil),
      outline: diagnostics.outline)
  }
}
