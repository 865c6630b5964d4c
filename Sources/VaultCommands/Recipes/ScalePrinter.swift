import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Prints a scaled recipe in the form that was asked for.
struct ScalePrinter {
  private let invocation: Invocation
  private let found: FoundItem

  init(_ found: FoundItem, _ invocation: Invocation) {
    self.found = found
    self.invocation = invocation
  }

  /// Prints the recipe; what does not fit is said beside it, or in the JSON.
  func print(_ scaled: ScaledRecipe) {
    switch invocation.format {
    case "json": invocation.print(json(of: scaled))
    case "markdown": printMarkdown(of: scaled)
    default: printText(of: scaled)
    }
    if invocation.format != "json" { warn(of: scaled) }
  }

  /// Says what could not be scaled as written, or does not agree.
  func warn(of scaled: ScaledRecipe) {
    for warning in scaled.warnings { invocation.warn(warning.sentence.key, warning.sentence.values) }
  }

  private func printText(of scaled: ScaledRecipe) {
    for line in scaled.text {
      let text = SafeText.line(line)
      invocation.print(line.hasPrefix("#") ? invocation.painter.paint(text, .heading) : text)
    }
  }

  /// The note itself, byte for byte; only a terminal is spared what it might obey.
  private func printMarkdown(of scaled: ScaledRecipe) {
    guard invocation.isForPeople else { return invocation.output.write(scaled.markdown) }
    invocation.output.write(SafeText.lines(String(decoding: scaled.markdown, as: UTF8.self)))
  }

  private func json(of scaled: ScaledRecipe) -> String {
    var json = JSONWriter()
    let facts = scaled.facts
    json.object {
      $0.member("path", found.path.text)
      $0.member("title", facts.title ?? found.note.title)
      facts.writeMembers(to: &$0)
    }
    return json.text
  }
}
