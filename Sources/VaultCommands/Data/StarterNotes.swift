import VaultStore

/// What `vault init --sample` fills a new vault with: a few short notes of the kinds that people keep, and calls that
/// show what can be done with them.
///
/// The notes are data, one file a language; their dates lie in one week of November 2026.
struct StarterVault {
  let notes: [VaultSetup.Starter]
  /// The words after `vault`, the command first.
  let calls: [[String]]

  /// The starter in a language.
  init(in language: MessageLanguage) {
    switch language {
    case .english: self = .english
    case .ukrainian: self = .ukrainian
    }
  }

  init(notes: [(path: String, text: String)], calls: [[String]]) {
    self.notes = notes.map { VaultSetup.Starter(path: $0.path, text: $0.text + "\n") }
    self.calls = calls
  }
}
