package import VaultModel

extension NoteTemplate {
  /// The text of new notes of a type in a vault that has no template of its own for them.
  ///
  /// It is no more than a form: the keys that most people fill in, empty, and the headings that the type knows. A note
  /// made of it has no diagnostic.
  package static func builtIn(for type: ItemType, in language: Language) -> NoteTemplate {
    let body = body(of: type, language) ?? "\n{{cursor}}"
    let keys = keys(of: type)
    let frontMatter = keys.isEmpty ? "" : "---\n" + keys.map { $0 + ":\n" }.joined() + "---\n"
    // The name of a day's or a month's note says what a heading would.
    let heading = type == .diary || type == .money ? "" : "# {{title}}\n"
    let separator = frontMatter.isEmpty || heading.isEmpty ? "" : "\n"
    return NoteTemplate(Array((frontMatter + separator + heading + body).utf8))
  }

  private static func keys(of type: ItemType) -> [String] {
    switch type {
    case .recipe: ["servings", "time"]
    case .task: ["status", "due"]
    case .event: ["start", "end"]
    case .diary: ["mood", "energy"]
    case .food: ["aisle"]
    case .chef: ["bio"]
    case .timetable: ["owner", "term"]
    default: []
    }
  }

  private static func body(of type: ItemType, _ language: Language) -> String? {
    switch (type, language) {
    case (.recipe, .ukrainian): "\n## Інгредієнти\n\n- {{cursor}}…\n\n## Приготування\n\n1. …\n"
    case (.recipe, .russian): "\n## Ингредиенты\n\n- {{cursor}}…\n\n## Приготовление\n\n1. …\n"
    case (.recipe, .english): "\n## Ingredients\n\n- {{cursor}}…\n\n## Steps\n\n1. …\n"
    default: nil
    }
  }
}
