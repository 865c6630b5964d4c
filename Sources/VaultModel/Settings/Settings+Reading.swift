package import VaultSyntax

extension Settings {
  /// Reads `.vault/config.yaml`. A setting that cannot be read keeps its default and is a diagnostic; the others count.
  package static func read(_ bytes: [UInt8]) -> (settings: Settings, diagnostics: [Diagnostic]) {
    var reader = SettingsReader(bytes)
    reader.read()
    return (reader.settings, reader.diagnostics)
  }
}

private struct SettingsReader {
  let bytes: [UInt8]
  let tree: YAMLTree
  var settings = Settings()
  var diagnostics: [Diagnostic]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tree = YAMLTree(parsing: bytes, in: ByteRange(0, bytes.count))
    diagnostics = tree.diagnostics
  }

  mutating func read() {
    guard let root = tree.documents.first, tree.nodes.indices.contains(root),
      tree.nodes[root].kind != .scalar || !tree.nodes[root].range.isEmpty
    else { return }
    guard tree.nodes[root].kind == .mapping else {
      diagnostics.append(Diagnostic(.frontMatterNotMapping, at: tree.nodes[root].range))
      return
    }
    for pair in pairs(of: root) { read(pair.name, key: pair.key, value: pair.value) }
  }

  private func pairs(of mapping: Int) -> [(key: Int, value: Int, name: String)] {
    var pairs: [(key: Int, value: Int, name: String)] = []
    var children = tree.children(of: mapping).makeIterator()
    while let key = children.next(), let value = children.next() {
      guard let name = FrontMatterText.text(of: key, in: tree, bytes: bytes)?.text else { continue }
      pairs.append((key, value, name))
    }
    return pairs
  }

  private mutating func read(_ name: String, key: Int, value: Int) {
    switch name {
    case "timezone": settings.timezone = text(value, name)
    case "locale": settings.locale = text(value, name)
    case "lang": settings.language = text(value, name)
    case "week-start": settings.weekStart = member(value, name) { Weekday(named: $0.text) } ?? settings.weekStart
    case "currency":
      settings.currency = member(value, name) { Currency(parsing: $0.text) } ?? settings.currency
    case "cup": settings.measures.cup = member(value, name) { CupSetting(spelling: $0.text) } ?? .us
    case "glass": settings.measures.glass = glass(value, name) ?? settings.measures.glass
    case "units":
      if text(value, name) != "as-written" { settings.units = member(value, name) { UnitSystem(spelling: $0.text) } }
    case "diary-path", "default-list":
      guard let path = text(value, name) else { return }
      if leavesVault(path) {
        fail(.settingLeavesVault, value, [name, path])
      } else if name == "diary-path" {
        settings.diaryPath = path
      } else {
        settings.defaultList = path
      }
    case "folders": readFolders(value)
    case "new": readNew(value)
    case "aisles": readAisles(value)
    case "log": settings.keepsLog = member(value, name) { ["line": true, "none": false][$0.text] } ?? true
    case "completion-day":
      settings.completionDay = member(value, name) { CompletionDay(spelling: $0.text) } ?? settings.completionDay
    case "remind-leads": settings.remindLeads = leads(value, name) ?? settings.remindLeads
    case "remind-time":
      settings.remindTime = member(value, name) { LocalTime($0.bytes, in: $0.range) } ?? settings.remindTime
    case "review":
      settings.reviewsRecipes = member(value, name) { Answer(spelledIn: $0.bytes, in: $0.range) } == .yes
    default:
      guard !Settings.names.contains(name) else { return }
      diagnostics.append(
        Diagnostic(
          .unknownSetting, at: tree.nodes[key].range, values: [name],
          suggestions: EditDistance.nearest(to: name, among: Settings.names)))
    }
  }

  private mutating func readFolders(_ node: Int) {
    guard tree.nodes[node].kind == .mapping else {
      fail(.badSetting, node, ["folders", FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text ?? ""])
      return
    }
    for pair in pairs(of: node) {
      let path = pair.name.split(separator: "/").joined(separator: "/")
      if leavesVault(pair.name) || path.isEmpty {
        fail(.settingLeavesVault, pair.key, ["folders", pair.name])
      } else if let type = member(
        pair.value, "folders",
        { text in
          ItemType.noteTypes.first { $0.name == text.text }
        })
      {
        settings.folders[path] = type
      }
    }
  }

  /// What new notes say of themselves: `new: {created: false}`.
  private mutating func readNew(_ node: Int) {
    guard tree.nodes[node].kind == .mapping else {
      fail(.badSetting, node, ["new", FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text ?? ""])
      return
    }
    for pair in pairs(of: node) {
      guard pair.name == "created" else {
        let suggestions = EditDistance.nearest(to: pair.name, among: ["created"])
        diagnostics.append(
          Diagnostic(
            .unknownSetting, at: tree.nodes[pair.key].range, values: ["new: " + pair.name], suggestions: suggestions))
        continue
      }
      let answer = member(pair.value, "created") { Answer(spelledIn: $0.bytes, in: $0.range) }
      settings.newNotesSayCreated = answer != .no
    }
  }

  /// The aisles of every shop, `[Dairy, Bakery]`, or of single ones, `{market: [Dairy, Bakery]}`.
  private mutating func readAisles(_ node: Int) {
    guard tree.nodes[node].kind == .mapping else {
      settings.aisles = names(node, "aisles") ?? []
      return
    }
    for pair in pairs(of: node) { settings.shopAisles[pair.name] = names(pair.value, "aisles: " + pair.name) }
  }

  /// A list of names; nil, with a diagnostic, for anything else.
  private mutating func names(_ node: Int, _ name: String) -> [String]? {
    let texts = FrontMatterText.texts(of: node, in: tree, bytes: bytes, splitsCommas: true).map(\.text)
    guard !texts.isEmpty else {
      fail(.badSetting, node, [name, FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text ?? ""])
      return nil
    }
    return texts
  }

  /// Lead times, the longest first and each once: a list, or several between commas; `none` or an empty list for none.
  private mutating func leads(_ node: Int, _ name: String) -> [TimeSpan]? {
    let texts = FrontMatterText.texts(of: node, in: tree, bytes: bytes, splitsCommas: true)
    if texts.isEmpty, tree.nodes[node].kind == .sequence { return [] }
    if texts.count == 1, Reminder.isNever(texts[0]) { return [] }
    let leads = texts.map { $0.text == "0" ? .zero : TimeSpan($0.bytes, in: $0.range) }
    let known = leads.compactMap(\.self).filter { 0...Self.longestLead ~= $0.seconds }
    guard !known.isEmpty, known.count == texts.count else {
      fail(.badSetting, node, [name, texts.map(\.text).joined(separator: ", ")])
      return nil
    }
    return Set(known).sorted(by: >)
  }

  /// A year, in seconds.
  private static let longestLead: Int64 = 366 * 86_400

  private func leavesVault(_ path: String) -> Bool {
    path.hasPrefix("/") || path.hasPrefix("~") || path.split(separator: "/").contains("..")
  }

  private mutating func text(_ node: Int, _ name: String) -> String? { member(node, name) { $0.text } }

  /// Reads a scalar by a function; nil and a diagnostic when it gives nothing.
  private mutating func member<Value>(_ node: Int, _ name: String, _ read: (TextSource) -> Value?) -> Value? {
    guard let text = FrontMatterText.text(of: node, in: tree, bytes: bytes), !text.isEmpty else {
      fail(.badSetting, node, [name, ""])
      return nil
    }
    guard let value = read(text) else {
      fail(.badSetting, node, [name, text.text])
      return nil
    }
    return value
  }

  /// A volume, or a bare number of millilitres.
  private mutating func glass(_ node: Int, _ name: String) -> Rational? {
    member(node, name) { text in
      guard let quantity = Quantity.parsing(text.bytes, in: text.range), let amount = quantity.amount else {
        return nil
      }
      if quantity.unitText.isEmpty { return amount.value }
      return quantity.unit?.convert(amount.value, to: .millilitre)
    }
  }

  private mutating func fail(_ code: DiagnosticCode, _ node: Int, _ values: [String]) {
    diagnostics.append(Diagnostic(code, at: tree.nodes[node].range, values: values))
  }
}
