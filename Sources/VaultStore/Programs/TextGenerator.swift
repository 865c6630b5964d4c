package import VaultModel
import VaultSyntax

/// A text generator that the user chose: an endpoint of the chat completions of OpenAI, which local servers have too.
///
/// ```yaml
/// generator: {url: "http://localhost:11434/v1/chat/completions", model: llama3, timeout: 3m}
/// ```
package struct TextGenerator: Sendable, Hashable {
  package let url: String
  package let model: String
  /// How long an answer may take; a minute if nothing is said.
  package var timeout = TimeSpan(seconds: 60)

  package init(url: String, model: String) {
    self.url = url
    self.model = model
  }

  /// The keys of its setting.
  private enum Key: String, CaseIterable { case url, model, timeout }

  /// Reads the value of `generator:`; nil if it lacks something, is no address of the web, or has a key that means
  /// nothing.
  init?(_ node: Int, in tree: YAMLTree, of source: [UInt8]) {
    let mapping = tree.followed(node)
    guard tree.nodes[mapping].kind == .mapping else { return nil }
    var texts: [Key: String] = [:]
    var children = tree.children(of: mapping).makeIterator()
    while let name = children.next(), let value = children.next() {
      guard let key = Key(rawValue: tree.text(of: name, in: source)),
        tree.nodes[tree.followed(value)].kind == .scalar
      else { return nil }
      texts[key] = tree.text(of: value, in: source)
    }
    guard let url = texts[.url], ["http://", "https://"].contains(where: { url.lowercased().hasPrefix($0) }),
      let model = texts[.model], !model.isEmpty
    else { return nil }
    self.init(url: url, model: model)
    if let written = texts[.timeout] {
      guard let span = TimeSpan(written), 1...3600 ~= span.seconds else { return nil }
      timeout = span
    }
  }
}
