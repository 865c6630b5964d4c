import VaultActions
import VaultModel
import VaultSyntax

/// Checks that what learned lists are filled by is there: a topic names a list or a tag.
struct TopicCheck: Sendable {
  private let names: TopicNames

  init(_ names: TopicNames) { self.names = names }

  /// The topics of a note that nothing of the vault has, each on its own value.
  func diagnostics(of note: Note) -> [Diagnostic] {
    guard note.type == .list, case let list = note.taskList, case .learned = list.kind,
      let field = note.fields[note.whole.fields].last(where: { $0.key == .topic })
    else { return [] }
    return note.texts(of: field).filter { !names.has($0.text, of: list) }.map { topic in
      // A decoded text has no place of its own: the whole value is meant.
      let range = topic.bytes.count == note.document.bytes.count ? topic.range : field.range
      return Diagnostic(
        .listTopicUnknown, at: range, values: [topic.text], suggestions: names.suggestions(for: topic.text))
    }
  }
}
