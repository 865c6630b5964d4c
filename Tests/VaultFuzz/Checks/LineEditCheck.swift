import VaultEdit
import VaultModel
import VaultSyntax

/// A change of a line or of a section stays in that line or section, leaves every other line as it reads, and is nothing the
/// second time.
enum LineEditCheck {
  private static let verbs = [
    "set", "list", "add", "remove", "unset", "rename", "mark", "reword", "append", "move", "drop", "section", "heading",
  ]
  private static let context = ReadingContext(folderType: .task, stem: "note")

  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let parts = FuzzInput.parts(of: input)
    let words = FuzzChange(parts, verbs: verbs)
    let before = Note(Document(parts[0]), context: context)
    let (item, name) = subject(words.subject, in: before)
    let change = change(words, name, in: before)
    let outline = [verbs.firstIndex(of: words.verb) ?? 0, before.items.count] + before.diagnostics.outline
    do throws(EditRefusal) {
      let patches = try LineEdit(before).patches(for: change, of: item)
      if let fault = PatchCheck.fault(of: patches, in: parts[0].count) { return FuzzOutcome(fault: fault) }
      guard !patches.isEmpty else { return FuzzOutcome(outline: outline) }
      let after = Note(Document(patches.applied(to: parts[0])), context: context)
      let edited = EditedLines(before: before, after: after, item: item, change: change)
      let fault = edited.fault(of: patches)
      return FuzzOutcome(
        fault: fault.map { "\($0) \(change): \(after.document.text(ByteRange(0, 2_000)).debugDescription)" },
        outline: [patches.count] + outline)
    } catch {
      let isInside = error.range.upper <= parts[0].count
      return FuzzOutcome(
        fault: isInside ? nil : "a refusal beyond the end: \(error)",
        outline: error.reason.rawValue.utf8.map { Int($0) } + outline)
    }
  }

  /// `2/due` is the third line and its key.
  private static func subject(_ text: String, in note: Note) -> (Item, String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = note.items.dropFirst()
    let number = Int(parts[0].drop { $0 == "#" }) ?? parts[0].utf8.reduce(0) { $0 &+ Int($1) }
    let item = lines.isEmpty ? note.whole : lines[1 + Int(number.magnitude % UInt(lines.count))]
    return (item, parts.count > 1 ? String(parts[1]) : text)
  }

  private static func change(_ words: FuzzChange, _ name: String, in note: Note) -> ItemChange {
    switch words.verb {
    case "set": .set([name], .scalar(words.scalar))
    case "list": .set([name], .list(words.list))
    case "add": .add([name], words.list)
    case "remove": .remove([name], words.list)
    case "unset": .removeKey([name])
    case "rename": .renameKey([name], to: words.text)
    case "mark": .mark([.open, .done, .cancelled, .inProgress][words.text.utf8.count % 4])
    case "reword": .reword(words.text)
    case "append": .append(NewLine(words.text, checkbox: nil), place(name, in: note))
    case "move": .move(place(name, in: note))
    case "section": .replaceSection(heading: heading(name, in: note), with: words.text)
    case "heading": .renameHeading(heading(name, in: note), to: words.text)
    default: .removeLine
    }
  }

  private static func place(_ name: String, in note: Note) -> LinePlace {
    let reference = note.reference(to: subject(name, in: note).0)
    return switch name.utf8.count % 5 {
    case 0: .end
    case 1: .before(reference)
    case 2: .after(reference)
    case 3: .below(reference)
    default: .under(heading: heading(name, in: note))
    }
  }

  /// The words of a heading of the note that the name chooses, else the name.
  private static func heading(_ name: String, in note: Note) -> String {
    let headings = EditedLines.headings(of: note)
    return headings.isEmpty ? name : headings[name.utf8.reduce(0) { $0 &+ Int($1) } % headings.count]
  }
}
