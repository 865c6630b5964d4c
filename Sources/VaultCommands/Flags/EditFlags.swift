import VaultMessages

/// The flags of commands that change notes.
extension Flag {
  package static let dryRun = Flag("dry-run", summary: .flagDryRun)
  package static let `where` = Flag("where", value: .query, "QUERY", summary: .flagWhere)

  /// What every such command takes that works on items.
  package static let editing: [Flag] = [`where`, dryRun]
}
