import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// An item as people read it: its title, what it is and where, its keys in two columns, and its text.
///
/// ```text
/// Buy paint
/// task  3f2  tasks/buy-paint.md:1
///
/// due       Fri, 20 Nov 2026
/// priority  high
///
/// Two tins of white, one of blue.
/// ```
///
/// On a terminal it is wrapped to the width and coloured; in a pipe every line stands as it is in the note.
struct ItemPage {
  private let found: FoundItem
  private let invocation: Invocation
  private let streak: Streak?

  init(_ found: FoundItem, _ invocation: Invocation, streak: Streak? = nil) {
    self.found = found
    self.invocation = invocation
    self.streak = streak
  }

  /// Prints the whole page.
  func print() {
    let painter = invocation.painter
    for line in wrapped(SafeText.line(found.title)) { invocation.print(painter.paint(line, .title)) }
    printPlace()
    printFields()
    printText()
  }

  private func printPlace() {
    let painter = invocation.painter
    let place = SafeText.line(found.path.text) + (found.isLine ? ":\(found.line)" : "")
    let type = found.item.type.name(in: invocation.isForPeople ? invocation.messages.language.language : .english)
    let parts = [
      painter.paint(type, .faint), found.handle.map { painter.paint($0, .handle) },
      painter.paint(place, .path),
    ]
    invocation.print(parts.compactMap(\.self).joined(separator: "  "))
  }

  private func printFields() {
    let language = invocation.isForPeople ? invocation.messages.language : nil
    var fields = found.note.shownFields(of: found.item, in: language)
      .map { (key: SafeText.line($0.key), value: SafeText.line($0.value)) }
    if let streak {
      let messages = invocation.messages
      fields.append((invocation.isForPeople ? messages(.showStreak) : "streak", messages(.streak, streak.values)))
    }
    guard !fields.isEmpty else { return }
    invocation.print("")
    let width = min(fields.map { DisplayWidth.of($0.key) }.max() ?? 0, 20) + 2
    for field in fields {
      let padding = String(repeating: " ", count: max(2, width - DisplayWidth.of(field.key)))
      let lines = wrapped(field.value, indent: width)
      invocation.print(invocation.painter.paint(field.key, .faint) + padding + (lines.first ?? ""))
      for line in lines.dropFirst() { invocation.print(String(repeating: " ", count: width) + line) }
    }
  }

  private func printText() {
    let lines = ItemText(of: found.item, in: found.note).lines
    guard !lines.isEmpty, !found.isLine || lines.count > 1 else { return }
    invocation.print("")
    for line in lines {
      if invocation.shouldStop { return }
      let text = SafeText.lines(line.text)
      switch line.kind {
      case .heading: for part in wrapped(text) { invocation.print(invocation.painter.paint(part, .heading)) }
      case .fixed: invocation.print(text)
      case .prose: for part in wrappedProse(text) { invocation.print(part) }
      }
    }
  }

  // MARK: Width

  /// The text in lines that fit beside an indent on a terminal; in a pipe as one.
  private func wrapped(_ text: String, indent: Int = 0) -> [String] {
    let width = max(20, invocation.columns - indent)
    guard invocation.isForPeople, DisplayWidth.of(text) > width else { return [text] }
    return TextWrap.lines(text, width: width)
  }

  /// A line of Markdown in lines that fit, those after the first below its own text.
  private func wrappedProse(_ text: String) -> [String] {
    guard invocation.isForPeople, DisplayWidth.of(text) > invocation.columns else { return [text] }
    let lead = text.prefix { $0 == " " || $0 == "\t" }
    let rest = text.dropFirst(lead.count)
    let marker = rest.prefix { !$0.isWhitespace }
    let isMarker =
      ["-", "*", "+", ">"].contains(marker) || marker.last == "." && marker.dropLast().allSatisfy(\.isNumber)
    let hang = lead.count + (isMarker && !marker.isEmpty ? marker.count + 1 : 0)
    let lines = TextWrap.lines(String(rest), width: max(20, invocation.columns - hang))
    let below = String(repeating: " ", count: hang)
    return lines.enumerated().map { $0 == 0 ? lead + $1 : below + $1 }
  }
}
