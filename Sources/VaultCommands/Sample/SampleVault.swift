import VaultMessages
import VaultModel
import VaultStore

/// What `vault init --sample` fills a new vault with: `sample-vault/` of the repository, whose dates are moved so that the
/// day lies in it as 20 November 2026 does.
///
/// ```swift
/// let sample = SampleVault(around: today)
/// try VaultSetup(files: .system).make(at: directory, starters: sample.notes)
/// ```
struct SampleVault {
  let notes: [VaultSetup.Starter]

  /// Calls that show what can be done with it, on those of its notes that are in a language; the words after `vault`, the
  /// command first.
  static func calls(in language: MessageLanguage) -> [[String]] {
    switch language {
    case .english:
      [
        ["today"], ["agenda", "week"], ["search", "soup"], ["show", "borshch"],
        ["scale", "borshch", "--servings", "6"], ["check"],
      ]
    case .ukrainian:
      [
        ["show", "Коротко українською"], ["today"], ["agenda", "тиждень"], ["search", "борщ"], ["show", "деруни"],
        ["scale", "деруни", "--servings", "6"], ["check"],
      ]
    }
  }

  init(around day: LocalDate) {
    let move = SampleMove(to: day)
    notes = Self.written.map { note in
      let pace = SampleMove.Pace(ofNoteAt: note.path)
      // What the guide prints belongs to the dates it was written for; only its links follow the notes.
      let onlyLinks = note.path.hasPrefix("guide/")
      return VaultSetup.Starter(
        path: onlyLinks ? note.path : SampleText(note.path, pace, move).moved(),
        text: SampleText(note.text, pace, move).moved(onlyLinks: onlyLinks))
    }
  }
}
