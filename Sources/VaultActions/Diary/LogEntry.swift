import VaultEdit
import VaultMessages
package import VaultModel
package import VaultStore
import VaultSyntax

/// Writes an entry to the diary: a line of a check-in, or a heading with its text where it has several lines or an image.
///
/// ```swift
/// var request = LogEntry("Walk\nby the river")
/// request.image = Path("/home/ann/river.jpg")
/// let proposal = try request.proposal(in: workspace)
/// ```
package struct LogEntry: Sendable {
  /// The first line is the heading of several.
  package var text: String
  /// How it feels; nil: none is written.
  package var feeling: StatedFeeling?
  /// 1–5; nil: as the feeling says.
  package var energy: Int?
  /// When; nil: now.
  package var moment: LocalDateTime?
  /// The absolute path of a file that is copied beside the day's note.
  package var image: Path?

  /// - Parameter text: of one line or several, with line ends of any system; it may be empty with a mood or an image.
  package init(_ text: String) { self.text = text }

  /// What is to be written: the note of the day, which is made where there is none, and the copy of the image.
  ///
  /// - Throws: that the text cannot be written as an entry, or that the vault, the note or the image cannot be read.
  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .map(String.init).trimmedOfBlank
    guard lines.count > 1 || image != nil else { return try checkIn.proposal(in: workspace) }
    let vault = try workspace.vault()
    let now = try vault.now
    let moment = moment ?? now
    let path = try vault.diaryNote(of: moment.date)
    let copy = try image.map { image throws(Failure) in try DiaryImage(image, of: moment.date, beside: path, vault) }
    let section = DiarySection(
      time: moment.time, title: lines.first?.trimmed ?? "", lines: Array(lines.dropFirst()), feeling: feeling,
      energy: energy ?? feeling?.energy, image: copy?.link)
    guard section.isClosed else { throw Failure(.wrongRequest, .diaryTextOpen) }
    let bytes = try vault.bytes(ofNoteAt: path)
    let context = vault.configuration.context(forNoteAt: path)
    let edit: NoteWrite.Edit = { bytes throws(EditRefusal) in try section.added(to: bytes, context) }
    let after: [UInt8]
    do throws(EditRefusal) { after = try edit(bytes ?? []) } catch {
      throw Failure(error, path: path, bytes: bytes ?? [])
    }
    // Nobody but its owner reads it.
    let write =
      bytes.map { NoteWrite(path, before: $0, after: after, by: edit) }
      ?? NoteWrite(path, before: [], .create(after, permissions: 0o600))
    return Proposal([copy?.write, write].compactMap(\.self), in: vault)
  }

  private var checkIn: LogMood {
    var request = LogMood(feeling)
    (request.words, request.energy, request.moment) = (text, energy, moment)
    return request
  }
}

/// A heading with a time and what stands under it, as it is written.
private struct DiarySection: Sendable {
  let time: LocalTime
  let title: String
  let lines: [String]
  let feeling: StatedFeeling?
  let energy: Int?
  let image: String?

  private var clock: String { time.shortText }
  private var heading: String { title.isEmpty ? clock : clock + " " + title }

  /// The mood, the text and the image, a blank line apart.
  private var text: String {
    let mood = feeling.flatMap { feeling in feeling.mood.map { _ in "mood: " + feeling.words } }
    let pairs = [mood, energy.map { "energy: \($0)" }].compactMap(\.self)
    let words = feeling.map { $0.words + " " } ?? ""
    let checkIn = pairs.isEmpty ? "" : "- \(clock) \(words){\(pairs.joined(separator: ", "))}"
    let parts = [checkIn, lines.trimmedOfBlank.joined(separator: "\n"), image ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Whether what comes below the text is no part of it, as behind the beginning of a block of code.
  var isClosed: Bool {
    Document(Array("\(text)\n\n## x\n".utf8)).blocks.blocks.last.map { $0.kind == .heading } ?? false
  }

  /// The bytes of a note with the section behind the entries that are not later, else at the end.
  func added(to bytes: [UInt8], _ context: ReadingContext) throws(EditRefusal) -> [UInt8] {
    let note = Note(Document(bytes), context: context)
    let blocks = note.document.blocks.blocks
    let entries = note.diaryDay.entries
    let previous = entries.last { $0.time <= time }
    let neighbour = previous ?? entries.first
    let start =
      previous.map { $0.text.upper < bytes.count ? $0.text.upper : nil }
      ?? entries.first.map { blocks[$0.heading].range.lower }
    let patches = try SectionEdit(note.document).patches(
      adding: heading, level: neighbour.map { Int(blocks[$0.heading].level) } ?? 2, text: text, before: start)
    return patches.applied(to: bytes)
  }
}

/// A file that is copied beside the note of a day under a name of its own.
private struct DiaryImage {
  /// The longest file that is copied, in bytes (256 MB).
  private static let limit = 256 << 20

  let write: NoteWrite
  /// What embeds it in the note.
  let link: String

  init(_ file: Path, of day: LocalDate, beside note: Path, _ vault: Vault) throws(Failure) {
    let bytes: [UInt8]
    let name: String
    do throws(SystemError) {
      bytes = try FileReader(vault.files).contents(named: file, limit: Self.limit)
      let names = try FolderNames(of: note.parent, below: vault.root, files: vault.files)
      let (words, ending) = Self.parts(of: file.name)
      let stem = day.text + "-" + words
      name =
        names.taken(stem + ending) == nil
        ? stem + ending : "\(stem)-\(names.freeNumber(after: stem, ending: ending))\(ending)"
    } catch {
      throw Failure(cannotRead: file.text, .systemError(error.code))
    }
    write = NoteWrite(note.parent.appending(name), before: [], .create(bytes, permissions: 0o600))
    link = "![](\(name))"
  }

  /// Letters and digits of a name with `-` between them, and its ending in small letters; `image` for a name of signs.
  private static func parts(of name: String) -> (words: String, ending: String) {
    let point = name.lastIndex(of: ".") ?? name.endIndex
    let ending = name[point...].dropFirst().lowercased()
    let isEnding = 1...8 ~= ending.utf8.count && ending.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }
    let words = (NoteName(title: String(isEnding ? name[..<point] : name[...]))?.stem ?? "").split { character in
      !character.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
    return (words.isEmpty ? "image" : words.joined(separator: "-"), isEnding ? "." + ending : "")
  }
}

extension [String] {
  /// Without empty lines at both ends.
  fileprivate var trimmedOfBlank: [String] {
    Array(drop(while: \.trimmed.isEmpty).reversed().drop(while: \.trimmed.isEmpty).reversed())
  }
}
