import VaultSyntax

extension SettingsReader {
  /// `imports: {mybank: {date: "Дата", amount: "Сума"}}`. A mapping with a key that does not read is none at all: half of
  /// one would read sums wrongly.
  mutating func readImports(_ node: Int) {
    guard tree.nodes[node].kind == .mapping else {
      fail(.badSetting, node, ["imports", FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text ?? ""])
      return
    }
    for pair in pairs(of: node) {
      let name = "imports: " + pair.name
      guard tree.nodes[pair.value].kind == .mapping else {
        let text = FrontMatterText.text(of: pair.value, in: tree, bytes: bytes)?.text ?? ""
        fail(.badSetting, pair.value, [name, text])
        continue
      }
      if pairs(of: pair.value).contains(where: { ["subject", "weekday"].contains($0.name) }) {
        settings.timetableImports[pair.name] = timetableMapping(pair.value, name)
      } else {
        settings.imports[pair.name] = mapping(pair.value, name)
      }
    }
  }

  private mutating func timetableMapping(_ node: Int, _ mappingName: String) -> TimetableMapping? {
    var mapping = TimetableMapping()
    let before = diagnostics.count
    for pair in pairs(of: node) {
      let name = mappingName + ": " + pair.name
      if let column = TimetableMapping.Column(rawValue: pair.name) {
        mapping.columns[column] = text(pair.value, name)
        continue
      }
      switch pair.name {
      case "format": mapping.format = member(pair.value, name) { DatePattern($0.text) } ?? mapping.format
      case "delimiter": mapping.delimiter = delimiter(pair.value, name)
      case "encoding": mapping.encoding = member(pair.value, name) { Self.encoding($0.text) } ?? mapping.encoding
      case "skip": mapping.skip = skip(pair.value, name)
      default: failUnknown(pair.name, pair.key, name, among: TimetableMapping.keys)
      }
    }
    guard diagnostics.count == before else { return nil }
    for key in mapping.missingKeys { fail(.badSetting, node, [mappingName + ": " + key, ""]) }
    return mapping.missingKeys.isEmpty ? mapping : nil
  }

  private mutating func skip(_ node: Int, _ name: String) -> Int {
    member(node, name) { Int($0.text).flatMap { $0 >= 0 ? $0 : nil } } ?? 0
  }

  private mutating func failUnknown(_ key: String, _ node: Int, _ name: String, among keys: [String]) {
    diagnostics.append(
      Diagnostic(
        .unknownSetting, at: tree.nodes[node].range, values: [name],
        suggestions: EditDistance.nearest(to: key, among: keys)))
  }

  private mutating func mapping(_ node: Int, _ name: String) -> BankMapping? {
    var mapping = BankMapping()
    let before = diagnostics.count
    for pair in pairs(of: node) { read(pair.name, key: pair.key, value: pair.value, of: name, into: &mapping) }
    guard diagnostics.count == before else { return nil }
    guard mapping.missingKeys.isEmpty else {
      for key in mapping.missingKeys { fail(.badSetting, node, [name + ": " + key, ""]) }
      return nil
    }
    return mapping
  }

  private mutating func read(
    _ key: String, key keyNode: Int, value: Int, of mappingName: String, into mapping: inout BankMapping
  ) {
    let name = mappingName + ": " + key
    switch key {
    case "date": mapping.date = text(value, name) ?? ""
    case "amount": mapping.amount = text(value, name)
    case "debit": mapping.debit = text(value, name)
    case "credit": mapping.credit = text(value, name)
    case "payee": mapping.payee = text(value, name)
    case "currency": mapping.currency = text(value, name)
    case "account": mapping.account = text(value, name)
    case "format": mapping.format = member(value, name) { DatePattern($0.text) } ?? mapping.format
    case "delimiter": mapping.delimiter = delimiter(value, name)
    case "encoding": mapping.encoding = member(value, name) { Self.encoding($0.text) } ?? mapping.encoding
    case "skip": mapping.skip = skip(value, name)
    case "negate": mapping.isNegated = member(value, name) { Answer(spelledIn: $0.bytes, in: $0.range) } == .yes
    default: failUnknown(key, keyNode, name, among: BankMapping.keys)
    }
  }

  /// One sign of ASCII; `tab` is the tabulator, which is nothing but space in YAML unless it stands in quotation marks.
  private mutating func delimiter(_ node: Int, _ name: String) -> UInt8? {
    let text = FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text
    let sign: UInt8? = text == "tab" || text == "\t" ? 0x09 : text.flatMap { $0.utf8.count == 1 ? $0.utf8.first : nil }
    guard let sign, sign == 0x09 || 0x21...0x7E ~= sign, sign != UInt8(ascii: "\"") else {
      fail(.badSetting, node, [name, text ?? ""])
      return nil
    }
    return sign
  }

  private static func encoding(_ text: String) -> BankMapping.Encoding? {
    let name = text.lowercased()
    if ["utf8", "cp1251"].contains(name) { return name == "utf8" ? .utf8 : .windows1251 }
    return BankMapping.Encoding(rawValue: name)
  }
}
