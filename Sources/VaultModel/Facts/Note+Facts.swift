import VaultSyntax

extension Note {
  /// Everything known of an item, for programs: its type, what its type makes of it with defaults filled in, then every
  /// other key as it is written, the author's own included.
  ///
  /// ```swift
  /// note.facts(of: note.whole)    // type, title, status, due, …
  /// ```
  package func facts(of item: Item) -> [Fact] {
    var facts = FactList()
    facts.add(.type, item.type.name)
    facts.append(typed(item).facts)
    facts.append(writtenFacts(of: item))
    facts.add("block-id", blockID(of: item))
    return facts.facts
  }

  /// The keys of an item with their values as they are written; of a key that a line names twice the later value.
  private func writtenFacts(of item: Item) -> [Fact] {
    var facts = FactList()
    for field in fields[item.fields] where !field.keyRange.isEmpty && field.value != .absent {
      guard field.value != .invalid, field.key != .type, field.key != .title else { continue }
      let key = field.key?.rawValue ?? document.text(field.keyRange)
      facts.set(key, frontMatterValue(of: field)?.factValue ?? writtenValue(of: field))
    }
    return facts.facts
  }

  private func writtenValue(of field: Field) -> FactValue? {
    if case .truth(let isTrue) = field.value { return .truth(isTrue) }
    let texts = texts(of: field).map(\.text)
    return texts.count == 1 ? texts[0].factValue : texts.factValue
  }

  /// The `^id` of a line without its sign.
  package func blockID(of item: Item) -> String? {
    guard let reading = item.reading, !readings.lines[reading].blockID.isEmpty else { return nil }
    return document.text(readings.lines[reading].blockID)
  }
}
