package import VaultSyntax

extension Settings {
  /// Reads `.vault/config.yaml`. A setting that cannot be read keeps its default and is a diagnostic; the others count.
  package static func read(_ bytes: [UInt8]) -> (settings: Settings, diagnostics: [Diagnostic]) {
    var reader = SettingsReader(bytes)
    reader.read()
    return (reader.settings, reader.diagnostics)
  }

  /// Where the value of a setting stands; nil where none has the name.
  package static func place(ofValue name: String, in bytes: [UInt8]) -> ByteRange? {
    let reader = SettingsReader(bytes)
    guard let root = reader.tree.documents.first, reader.tree.nodes.indices.contains(root),
      reader.tree.nodes[root].kind == .mapping
    else { return nil }
    return reader.pairs(of: root).first { $0.name == name }.map { reader.tree.nodes[$0.value].range }
  }
}

struct SettingsReader {
  let bytes: [UInt8]
  let tree: YAMLTree
  var settings = Settings()
  /// The first day of a week that a setting says.
  var weekStart: Weekday?
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
    // Sums are read by the settings that say what currencies there are and how numbers are written.
    let ofSums = ["budget", "opening"]
    let pairs = pairs(of: root)
    for pair in pairs.filter({ !ofSums.contains($0.name) }) + pairs.filter({ ofSums.contains($0.name) }) {
      read(pair.name, key: pair.key, value: pair.value)
    }
    let regional = [settings.locale, settings.language].compactMap(\.self).compactMap(Weekday.init(firstOfWeekIn:))
    settings.weekStart = weekStart ?? regional.first ?? settings.weekStart
  }

  func pairs(of mapping: Int) -> [(key: Int, value: Int, name: String)] {
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
    case "week-start": weekStart = member(value, name) { Weekday(named: $0.text) }
    case "currency":
      settings.currency = member(value, name) { Currency(parsing: $0.text) } ?? settings.currency
    case "crypto": readCurrencies(value)
    case "budget": settings.budgets = sums(value, name)
    case "opening": settings.openings = sums(value, name)
    case "imports": readImports(value)
    case "timetable": readTimetable(value)
    case "lesson-kinds": readLessonKinds(value)
    case "favorites": readFavorites(value)
    case "tags": readTags(value)
    case "remind-lessons":
      settings.lessonReminders =
        member(value, name) { LessonReminders(spelledIn: $0.bytes, in: $0.range) } ?? settings.lessonReminders
    case "cup": settings.measures.cup = member(value, name) { CupSetting(spelling: $0.text) } ?? .us
    case "glass": settings.measures.glass = glass(value, name) ?? settings.measures.glass
    case "units":
      if text(value, name) != "as-written" { settings.units = member(value, name) { UnitSystem(spelling: $0.text) } }
    case "diary-path": readDiaryPath(value, name)
    case "default-list": settings.defaultList = path(value, name)
    case "default-shopping": settings.defaultShopping = path(value, name)
    case "default-pantry": settings.defaultPantry = path(value, name)
    case "folders": readFolders(value)
    case "new": readNew(value)
    case "check": readCheck(value)
    case "aisles": readAisles(value)
    case "staples": settings.staples = isEmptyList(value) ? [] : names(value, name)
    case "log": settings.keepsLog = member(value, name) { ["line": true, "none": false][$0.text] } ?? true
    case "completion-day":
      settings.completionDay = member(value, name) { CompletionDay(spelling: $0.text) } ?? settings.completionDay
    case "remind-leads": settings.remindLeads = leads(value, name) ?? settings.remindLeads
    case "remind-time":
      settings.remindTime = member(value, name) { LocalTime($0.bytes, in: $0.range) } ?? settings.remindTime
    case "active-hours": settings.activeHours = hours(value, name) ?? settings.activeHours
    case "hours": readCategoryHours(value)
    case "buffer": settings.buffer = span(value, name, in: 0...86_400) ?? settings.buffer
    case "capacity": settings.capacity = capacity(value, name)
    case "fill":
      settings.fill =
        member(value, name) { text -> Int?? in
          if text.text == "all" { return .some(nil) }
          guard let count = Int(text.text), count >= 0 else { return nil }
          return .some(count)
        } ?? settings.fill
    case "strategy":
      settings.strategy =
        member(value, name) { text in Settings.strategies.first { $0 == text.text } } ?? settings.strategy
    case "ask-mood":
      settings.asksMood =
        member(value, name) { text -> Bool?? in
          if text.text == "auto" { return .some(nil) }
          return Answer(spelledIn: text.bytes, in: text.range).map { $0 == .yes }
        } ?? nil
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

  /// A path in the vault, or another name of a note.
  private mutating func path(_ value: Int, _ name: String) -> String? {
    guard let path = text(value, name) else { return nil }
    guard leavesVault(path) else { return path }
    fail(.settingLeavesVault, value, [name, path])
    return nil
  }

  private mutating func readDiaryPath(_ value: Int, _ name: String) {
    guard let path = path(value, name) else { return }
    let names = path.split(separator: "/").joined(separator: "/")
    let pattern = DatePattern(names.lowercased().hasSuffix(".md") ? names : names + ".md", repeats: true)
    // `[..]` is text as well.
    guard !leavesVault(pattern?.text(of: .epoch, in: .english) ?? "") else {
      return fail(.settingLeavesVault, value, [name, path])
    }
    settings.diaryPath = pattern
    if pattern == nil { fail(.badSetting, value, [name, path]) }
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

  // MARK: Money

  /// `crypto: {USDT: 6}`: codes with their decimals.
  private mutating func readCurrencies(_ node: Int) {
    guard tree.nodes[node].kind == .mapping else {
      fail(.badSetting, node, ["crypto", FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text ?? ""])
      return
    }
    for pair in pairs(of: node) {
      let currency = member(pair.value, "crypto: " + pair.name) { text in
        Int(text.text).flatMap { Currency(code: pair.name, decimals: $0) }
      }
      guard let currency else { continue }
      // The index could not tell two of one number apart.
      guard !settings.otherCurrencies.contains(where: { $0.columnCode == currency.columnCode }) else {
        fail(.badSetting, pair.key, ["crypto", pair.name])
        continue
      }
      settings.otherCurrencies.append(currency)
    }
  }

  /// `{food: 6000 UAH}`, sums by name; of several currencies a list: `{cash: [1200 UAH, 50 EUR]}`.
  private mutating func sums(_ node: Int, _ name: String) -> [String: [Money]] {
    guard tree.nodes[node].kind == .mapping else {
      fail(.badSetting, node, [name, FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text ?? ""])
      return [:]
    }
    var sums: [String: [Money]] = [:]
    for pair in pairs(of: node) {
      let texts = FrontMatterText.texts(of: pair.value, in: tree, bytes: bytes, splitsCommas: false).map(\.text)
      let read = texts.compactMap { sum($0) }
      guard !read.isEmpty, read.count == texts.count, Set(read.map(\.currency)).count == read.count else {
        fail(.badSetting, pair.value, [name + ": " + pair.name, texts.joined(separator: ", ")])
        continue
      }
      sums[String(pair.name.drop { $0 == "#" })] = read
    }
    return sums
  }

  private func sum(_ text: String) -> Money? {
    let context = settings.context(folderType: .money)
    return MoneyReading(
      parsing: text, configured: context.currency, others: context.otherCurrencies, needsSign: false,
      context: context.numbers)?.money
  }

  // MARK: Plans

  private static func span(_ text: TextSource, in bounds: ClosedRange<Int64>) -> TimeSpan? {
    if text.text == "0" { return bounds.contains(0) ? .zero : nil }
    return TimeSpan(text.bytes, in: text.range).flatMap { bounds.contains($0.seconds) ? $0 : nil }
  }

  private mutating func span(_ node: Int, _ name: String, in bounds: ClosedRange<Int64>) -> TimeSpan? {
    member(node, name) { Self.span($0, in: bounds) }
  }

  /// `09:00-21:00`, several such ranges, or either by weekdays, of which those that are not named have none.
  private mutating func hours(_ node: Int, _ name: String) -> WeekHours? {
    guard tree.nodes[node].kind == .mapping else { return ranges(node, name).map { WeekHours($0) } }
    var hours = WeekHours()
    var isRead = true
    for pair in pairs(of: node) {
      guard let days = weekdays(pair.name) else {
        fail(.badSetting, pair.key, [name, pair.name])
        isRead = false
        continue
      }
      guard let times = ranges(pair.value, name + ": " + pair.name) else {
        isRead = false
        continue
      }
      for day in days { hours[day] = times }
    }
    return isRead ? hours : nil
  }

  /// `none`, or ranges of times, between commas or in a list; what one of them says wrongly, they all do.
  private mutating func ranges(_ node: Int, _ name: String) -> [TimeRange]? {
    guard tree.nodes[node].kind == .sequence else {
      return member(node, name) { text -> [TimeRange]? in
        if text.text == "none" || text.text == "немає" { return [] }
        let ranges = text.pieces(separatedBy: ",").map { TimeRange($0.bytes, in: $0.range) }
        return ranges.contains(nil) ? nil : ranges.compactMap(\.self)
      }
    }
    let texts = FrontMatterText.texts(of: node, in: tree, bytes: bytes, splitsCommas: false)
    let ranges = texts.compactMap { TimeRange($0.bytes, in: $0.range) }
    guard !texts.isEmpty, ranges.count == texts.count else {
      fail(.badSetting, node, [name, texts.map(\.text).joined(separator: ", ")])
      return nil
    }
    return ranges
  }

  /// `mon`, `mon-fri`, `sat, sun`; the days of a span that runs over the end of the week are those on both sides.
  private func weekdays(_ text: String) -> [Weekday]? {
    var days: [Weekday] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(whereSeparator: { $0 == "-" || $0 == "–" }).map {
        Weekday(named: String($0.drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed()))
      }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else { return nil }
      var day = first
      days.append(day)
      while day != last {
        day = day.advanced(by: 1)
        days.append(day)
      }
    }
    return days.isEmpty ? nil : days
  }

  /// `hours: {work: {mon-fri: 09:00-18:00}, personal: 18:00-22:00}`.
  private mutating func readCategoryHours(_ node: Int) {
    guard tree.nodes[node].kind == .mapping else {
      fail(.badSetting, node, ["hours", FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text ?? ""])
      return
    }
    for pair in pairs(of: node) {
      guard let hours = hours(pair.value, "hours: " + pair.name) else { continue }
      settings.categoryHours[TaskCategory.key(of: pair.name)] = hours
    }
  }

  /// `6h`, or by weekdays; a day that is not named has no limit.
  private mutating func capacity(_ node: Int, _ name: String) -> WeekCapacity? {
    let bounds: ClosedRange<Int64> = 0...86_400
    guard tree.nodes[node].kind == .mapping else { return span(node, name, in: bounds).map(WeekCapacity.init) }
    var capacity = WeekCapacity()
    for pair in pairs(of: node) {
      guard let days = weekdays(pair.name) else {
        fail(.badSetting, pair.key, [name, pair.name])
        continue
      }
      guard let most = span(pair.value, name + ": " + pair.name, in: bounds) else { continue }
      for day in days { capacity[day] = most.seconds }
    }
    return capacity
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

  /// Which findings are not told: `{link-dangling: off}`.
  private mutating func readCheck(_ node: Int) {
    guard tree.nodes[node].kind == .mapping else {
      fail(.badSetting, node, ["check", FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text ?? ""])
      return
    }
    for pair in pairs(of: node) {
      guard let code = DiagnosticCode(rawValue: pair.name) else {
        let suggestions = EditDistance.nearest(to: pair.name, among: DiagnosticCode.allCases.map(\.rawValue))
        diagnostics.append(
          Diagnostic(
            .unknownSetting, at: tree.nodes[pair.key].range, values: ["check: " + pair.name], suggestions: suggestions))
        continue
      }
      let answer = member(pair.value, pair.name) { Answer(spelledIn: $0.bytes, in: $0.range) }
      if answer == .no { settings.uncheckedCodes.insert(code) }
    }
  }

  /// The aisles of every shop, `[Dairy, Bakery]`, or of single ones, `{market: [Dairy, Bakery]}`.
  /// Whether a value is `[]`: none, and not the usual ones.
  private func isEmptyList(_ node: Int) -> Bool {
    var children = tree.children(of: node).makeIterator()
    return tree.nodes[node].kind == .sequence && children.next() == nil
  }

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

  mutating func text(_ node: Int, _ name: String) -> String? { member(node, name) { $0.text } }

  /// Reads a scalar by a function; nil and a diagnostic when it gives nothing.
  mutating func member<Value>(_ node: Int, _ name: String, _ read: (TextSource) -> Value?) -> Value? {
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

  mutating func fail(_ code: DiagnosticCode, _ node: Int, _ values: [String]) {
    diagnostics.append(Diagnostic(code, at: tree.nodes[node].range, values: values))
  }
}
