import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// The note that is meant where several would do and none is named: that of a setting, else the one that a person chooses.
///
/// ```swift
/// let list = try NoteOfSetting("default-shopping", settings.defaultShopping).one(of: lists, invocation) { … }
/// ```
struct NoteOfSetting {
  private let setting: String
  private let value: String?

  /// - Parameter value: what the setting says; nil where it is not there.
  init(_ setting: String, _ value: String?) { (self.setting, self.value) = (setting, value) }

  /// The note that the setting names; nil without it, where it names none or several.
  func named(among notes: [FoundNote]) -> FoundNote? {
    guard let value else { return nil }
    let found = notes.filter { $0.isNamed(value) }
    return found.count == 1 ? found.first : nil
  }

  /// One of several notes.
  ///
  /// - Parameters:
  ///   - failure: what is said where nobody chooses.
  ///   - further: the words that name a note in the call.
  /// - Throws: that one must be named, with the calls that do.
  func one(
    of notes: [FoundNote], _ invocation: Invocation, or failure: Remark, naming further: (String) -> [String]
  ) throws(Failure) -> FoundNote {
    if let found = named(among: notes) { return found }
    var hints: [Remark] = []
    if let value { hints.append(Remark(.settingNamesNone, [.text(setting), .text(value)])) }
    if invocation.workspace.choose != nil {
      let number = try invocation.dialogue.answer(to: failure, among: ItemChoice(among: notes))
      if let number, notes.indices.contains(number) { return notes[number] }
    }
    let record = try CommandRecord(invocation)
    let vault = invocation.statedVault.map { [Flag.vault.spelling, $0] } ?? []
    let calls = notes.map { note in
      (["vault"] + vault + record.words + further(note.path.stem)).map(ShellWord.quoted).joined(separator: " ")
    }
    if value == nil, let first = notes.first {
      hints.append(Remark(.settingAnswers, [.text("\(setting): \(first.path.stem)")]))
    }
    throw Failure(.wrongRequest, failure, details: calls.map { .text($0) }, hints: hints)
  }
}
