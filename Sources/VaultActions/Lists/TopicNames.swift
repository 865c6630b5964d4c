import VaultMessages
package import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// What a topic of a learned list may name: the lists and the tags of a vault.
package struct TopicNames: Sendable {
  /// Titles of the lists, as people write them.
  private var lists: [String] = []
  /// Every name of a list, folded.
  private var names: Set<String> = []
  /// The tags in use, folded, without `#`.
  private let tags: [String]

  /// - Throws: that the index is damaged.
  package init(_ lists: TaskLists) throws(Failure) {
    tags = try readingIndex(try lists.vault.snapshot.values(ofKey: "tag")).filter { $0.count > 0 }.map(\.text)
    for list in try lists.spelled() {
      if case .builtIn = list.source { continue }
      if case .smart? = list.list?.kind { continue }
      self.lists.append(list.title)
      names.formUnion(list.names.map(LinkName.folded))
    }
  }

  /// The tag that a topic names, without `#`; nil where it names a list.
  static func tag(_ topic: String) -> String? { topic.first == "#" ? String(topic.drop { $0 == "#" }) : nil }

  /// Whether something of the vault has the name. A tag may be new where its list has examples of its own: that is how a
  /// list begins.
  package func has(_ topic: String, of list: TaskList) -> Bool {
    guard let tag = Self.tag(topic) else { return names.contains(LinkName.folded(topic)) }
    let folded = TextFolding.caseFolded(tag)
    guard !folded.isEmpty else { return false }
    return !list.examples.isEmpty || tags.contains { $0 == folded || $0.hasPrefix(folded + "/") }
  }

  /// What a topic that nothing has may have been meant for, the nearest first.
  package func suggestions(for topic: String) -> [String] {
    let word = TextFolding.caseFolded(topic.drop { $0 == "#" })
    if Self.tag(topic) == nil, tags.contains(word) { return ["#" + word] }
    let near = EditDistance.nearest(to: word, among: tags).map { "#" + $0 }
    return Self.tag(topic) == nil ? EditDistance.nearest(to: topic, among: lists) + near : near
  }
}
