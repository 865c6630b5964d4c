package import VaultSyntax

/// A line of a collection or a list that links to something: `- [[vegan-chili]]: double it and freeze half`.
package struct LinkedEntry: Sendable, Hashable {
  /// What it links to, first link first.
  package var links: [NamedLink]
  /// The words of the line, its links included.
  package var text: String
  package var tags: [String]
  /// The line with its deeper lines.
  package var range: ByteRange
}

/// A collection of recipes, in its own order.
package struct RecipeCollection: Sendable, Hashable {
  package var title: String
  package var tags: [String]
  package var entries: [LinkedEntry]

  /// The recipes: the first link of each line, each once.
  package var recipes: [NamedLink] {
    var seen: Set<String> = []
    return entries.compactMap(\.links.first).filter { seen.insert($0.target.lowercased()).inserted }
  }
}

extension Note {
  /// A line read as an entry with links.
  package func linkedEntry(of item: Item) -> LinkedEntry {
    LinkedEntry(links: links(inLine: item), text: title(of: item), tags: tags(of: item), range: item.range)
  }

  /// The note read as a collection.
  package var collection: RecipeCollection {
    RecipeCollection(title: title, tags: tags(of: whole), entries: linkedEntries)
  }

  /// The lines with links, in their order.
  var linkedEntries: [LinkedEntry] { items.filter { $0.type == .entry }.map(linkedEntry) }
}

extension LinkedEntry: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.links, links)
    facts.add("text", text)
    facts.add(.tags, tags)
    return facts.facts
  }
}

extension RecipeCollection: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.tags, tags)
    facts.add("entries", entries)
    return facts.facts
  }
}
