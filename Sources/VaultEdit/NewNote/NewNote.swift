package import VaultModel
import VaultSyntax

/// A note that does not exist yet: what it is, where it goes, and what it begins with.
///
/// ```swift
/// let note = try NewNote(.recipe, title: "Lemon cake", at: now, settings: settings)
/// note.path              // "recipes/lemon-cake.md"
/// note.permissions       // 0o666, less what the umask takes
/// ```
///
/// A diary note is named by its day and a money note by its month, wherever the settings put them.
package struct NewNote: Sendable {
  /// The type of the note.
  package let type: ItemType
  /// What people call it; the day or the month of a diary or money note.
  package let title: String
  /// The moment of making it; of a diary or money note the same time on the day it is about.
  package let moment: LocalDateTime
  /// The day on which it is made.
  package let created: LocalDate
  /// The path below the root, `/` between its names.
  package let path: String
  private let settings: Settings

  /// Why there can be no such note.
  package enum Refusal: Error, Sendable, Hashable {
    /// A title without anything that a file's name could hold.
    case noName
  }

  /// A note with a title, made at a moment.
  package init(
    _ type: ItemType, title: String, at moment: LocalDateTime, settings: Settings
  ) throws(Refusal) {
    let title = Self.oneLine(title)
    guard let name = NoteName(title: title) else { throw .noName }
    self.init(
      type, title: title, path: settings.path(forNew: type, named: name.stem), moment: moment, created: moment.date,
      settings: settings)
  }

  /// The diary's note of a day; nil where the settings do not say where it stands.
  package static func diary(on day: LocalDate, at moment: LocalDateTime, settings: Settings) -> NewNote? {
    settings.diaryPath(on: day).map {
      NewNote(
        .diary, title: day.text, path: $0, moment: LocalDateTime(day, moment.time), created: moment.date,
        settings: settings)
    }
  }

  /// The money of the month that a day is in.
  package static func money(in month: LocalDate, at moment: LocalDateTime, settings: Settings) -> NewNote {
    NewNote(
      .money, title: String(month.text.prefix(7)), path: settings.moneyPath(in: month),
      moment: LocalDateTime(month, moment.time), created: moment.date, settings: settings)
  }

  /// The same note at another path below the root, which ends with `.md`.
  package func moved(to path: String) -> NewNote {
    NewNote(type, title: title, path: path, moment: moment, created: created, settings: settings)
  }

  private init(
    _ type: ItemType, title: String, path: String, moment: LocalDateTime, created: LocalDate, settings: Settings
  ) {
    self.type = type
    self.title = title
    self.path = path
    self.moment = moment
    self.created = created
    self.settings = settings
  }

  /// The permissions of its file before the umask: what a diary and money notes say is for their owner alone (the
  /// reliability page of the specification).
  package var permissions: UInt32 { type.isPrivate ? 0o600 : 0o666 }

  /// How its text is read.
  package var context: ReadingContext { settings.context(forNoteAt: path) }

  /// Control characters and line breaks as single spaces, none at the ends.
  private static func oneLine(_ title: String) -> String {
    title.split { character in
      character.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
    }.joined(separator: " ")
  }
}

extension NewNote {
  /// A text that is there already, changed, and with what its front matter is still to say; blanks of templates in it
  /// are text.
  ///
  /// - Throws: why a change cannot be made in the text.
  package func text(
    of text: [UInt8], changes: [ItemChange] = []
  ) throws(EditRefusal) -> [UInt8] {
    var filled = NoteTemplate.Filled(text: text)
    for change in changes { try filled.apply(change) }
    for change in missing(in: filled.text) { try filled.apply(change) }
    return filled.text
  }

  /// The text it begins with: the template filled in and changed, and what its front matter is still to say: the type
  /// where the folder does not, the title where neither heading nor name does, the day of a diary note whose place does
  /// not, and when it was made.
  ///
  /// - Throws: why a change cannot be made in the template.
  package func text(
    from template: NoteTemplate, changes: [ItemChange] = []
  ) throws(EditRefusal) -> NoteTemplate.Filled {
    var filled = template.filled(NoteTemplate.Blanks(title: title, moment: moment))
    for change in changes { try filled.apply(change) }
    for change in missing(in: filled.text) { try filled.apply(change) }
    return filled
  }

  private func missing(in text: [UInt8]) -> [ItemChange] {
    var changes: [ItemChange] = []
    let note = Note(Document(text), context: context)
    if note.type != type { changes.append(.set(["type"], .scalar(NewScalar(type.name)))) }
    if note.title != title, type != .diary, type != .money {
      changes.append(.set(["title"], .scalar(NewScalar(title, isText: true))))
    }
    if type == .diary, note.diaryDate != moment.date {
      changes.append(.set(["date"], .scalar(NewScalar(moment.date.text))))
    }
    if settings.newNotesSayCreated, note.value(.created, of: note.whole) == nil {
      changes.append(.set(["created"], .scalar(NewScalar(created.text))))
    }
    return changes
  }
}

extension NoteTemplate.Filled {
  /// Changes the front matter; the cursor stays where it is in the text.
  fileprivate mutating func apply(_ change: ItemChange) throws(EditRefusal) {
    let document = Document(text)
    apply(try FrontMatterEdit(document).patches(for: change))
    guard document.frontMatter == nil, let range = Document(text).frontMatter?.range else { return }
    // Front matter that is made for the change stands apart from the text below it.
    let next = text.dropFirst(range.upper).first
    guard let next, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") else { return }
    let isReturn = text[..<range.upper].suffix(2).first == UInt8(ascii: "\r")
    apply([Patch(insertingAt: range.upper, isReturn ? "\r\n" : "\n")])
  }

  private mutating func apply(_ patches: [Patch]) {
    if let place = cursor {
      // What grows at the cursor's own place grows before it: there the body begins.
      let before = patches.filter { $0.range.upper <= place }
      cursor = place + before.reduce(0) { $0 + $1.bytes.count - $1.range.count }
    }
    text = patches.applied(to: text)
  }
}
