package import VaultSyntax

/// The user's own configuration, `$XDG_CONFIG_HOME/vault/config.yaml`: the one file that may name programs.
package struct UserConfiguration: Sendable, Hashable {
  /// The command that opens a file; nil when nothing is said.
  package var editor: String?
  /// What drafts recipes; nil when nothing is said.
  package var generator: TextGenerator?
  /// What shows reminders.
  package var notifier = Notifier.usual
  /// What is wrong with the file, for the places in ``source``.
  package var diagnostics: [Diagnostic] = []
  package var source: [UInt8] = []

  /// What a user says who has no such file.
  package init() {}

  /// The longest file that is read, in bytes.
  static let limit = 1 << 20

  /// Reads the text of the file.
  package init(_ source: [UInt8]) {
    self.source = source
    let tree = YAMLTree(parsing: source, in: ByteRange(0, source.count))
    diagnostics = tree.diagnostics
    guard let root = tree.root else { return }
    readEditor(in: root, of: tree)
    readGenerator(in: root, of: tree)
    readNotifier(in: root, of: tree)
  }

  private mutating func readEditor(in root: Int, of tree: YAMLTree) {
    guard let node = tree.value(forKey: "editor", in: root, of: source) else { return }
    let kind = tree.nodes[tree.followed(node)].kind
    guard kind == .scalar else {
      // An alias that names nothing is in the list already.
      if kind == .alias { return }
      diagnostics.append(Diagnostic(.badSetting, at: tree.nodes[node].range, values: ["editor", ""]))
      return
    }
    let text = tree.text(of: node, in: source)
    editor = text.isEmpty || text == "null" || text == "~" ? nil : text
  }

  private mutating func readGenerator(in root: Int, of tree: YAMLTree) {
    guard let node = tree.value(forKey: "generator", in: root, of: source) else { return }
    let value = tree.followed(node)
    if tree.nodes[value].kind == .alias || tree.scalar(of: value, in: source) == .null { return }
    generator = TextGenerator(node, in: tree, of: source)
    if generator == nil {
      let written = tree.nodes[value].kind == .scalar ? tree.text(of: value, in: source) : "{…}"
      diagnostics.append(Diagnostic(.badSetting, at: tree.nodes[node].range, values: ["generator", written]))
    }
  }

  /// A command as one text or as a list of words, or `none`.
  private mutating func readNotifier(in root: Int, of tree: YAMLTree) {
    guard let node = tree.value(forKey: "notifier", in: root, of: source) else { return }
    let value = tree.followed(node)
    if tree.nodes[value].kind == .alias || tree.scalar(of: value, in: source) == .null { return }
    var written = "…"
    var words: CommandWords?
    switch tree.nodes[value].kind {
    case .scalar:
      written = tree.text(of: value, in: source)
      if ["none", "false"].contains(written) { return notifier = .none }
      words = CommandWords(written)
    case .sequence:
      let nodes = Array(tree.children(of: value))
      if nodes.allSatisfy({ tree.nodes[tree.followed($0)].kind == .scalar }) {
        words = CommandWords(nodes.map { tree.text(of: $0, in: source) })
      }
    case .mapping, .alias: break
    }
    if let words { return notifier = .command(words) }
    diagnostics.append(Diagnostic(.badSetting, at: tree.nodes[node].range, values: ["notifier", written]))
  }

  /// Reads the file at a path; one that is not there says nothing.
  ///
  /// - Throws: what the system says when the file is there and cannot be read.
  package init(at path: Path, files: FileOperations) throws(SystemError) {
    do throws(SystemError) {
      // The user may have made a link of the file or its folder.
      let real = Path(bytes: try files.realPath(path.bytes))
      self.init(try FileReader(files).contents(named: real, limit: Self.limit))
    } catch .notFound {
      self.init()
    }
  }

  /// Where the file is: below `$XDG_CONFIG_HOME` when that is an absolute path, else below `~/.config` (XDG Base
  /// Directory Specification 0.8); nil when there is no home either.
  package static func path(configurationHome: String?, home: String?) -> Path? {
    if let configurationHome, configurationHome.hasPrefix("/") {
      return Path(configurationHome).appending("vault/config.yaml")
    }
    guard let home, home.hasPrefix("/") else { return nil }
    return Path(home).appending(".config/vault/config.yaml")
  }
}
