import Foundation

/// Runs every row of the speed table over one generated vault.
struct Benchmark {
  var vault: String
  /// The `vault` program that is measured.
  var program: String
  var notes: Int
  /// Whether the vocabulary is wide, as of tree W.
  var isWide: Bool
  /// A vault of a tenth of the notes, for what growth costs; nil leaves that row out.
  var tenth: String?
  /// A vault of 50,000 payments; nil leaves that row out.
  var ledger: String?
  /// A vault of one list with 20,000 tasks; nil leaves that row out.
  var list: String?
  /// A vault of a university with 20,000 lessons; nil leaves those rows out.
  var university: String?
  var pairs: Int
  /// A word that stands in some of the notes.
  var word: String

  private var cache: String { vault + "/.vault/cache" }

  func run(title: String) throws -> Report {
    var report = Report(title: title)
    try report.rows.append(coldIndex())
    try report.rows.append(fullTextTable())
    try report.rows += warmSearch()
    try report.rows.append(afterOneChange())
    report.rows += try memory()
    report.rows.append(snapshotSize())
    report.rows.append(try growth())
    report.rows.append(try month())
    try report.rows.append(longList())
    report.rows += try lessons()
    report.rows += try startUp()
    return report
  }

  private func vaultCall(_ arguments: String...) -> ProgramCall { ProgramCall([program] + arguments, in: vault) }

  private func ripgrep() -> (name: String, call: ProgramCall)? {
    if ProgramCall.path(of: "rg") != nil {
      return ("rg -l WORD", ProgramCall(["rg", "-l", "--no-ignore", word, "."], in: vault))
    }
    guard ProgramCall.path(of: "git") != nil else { return nil }
    return ("git grep -l WORD (no rg)", ProgramCall(["git", "grep", "-l", "--no-index", word], in: vault))
  }

  private func removeCache() { Self.removeCache(of: vault) }

  private static func removeCache(of vault: String) {
    try? FileManager.default.removeItem(atPath: vault + "/.vault/cache")
  }

  private func row(_ work: String, against name: String, _ comparison: Comparison, limit: Double) -> BenchRow {
    BenchRow(
      work: work, own: Report.milliseconds(comparison.ownSeconds), competitor: name,
      other: Report.milliseconds(comparison.otherSeconds), ratio: comparison.ratio, limit: limit)
  }

  private func coldIndex() throws -> BenchRow {
    guard let (name, call) = ripgrep() else { return .missing("cold index", competitor: "rg") }
    let limit = notes <= 1_000 ? 2 : isWide ? 2.5 : 1.5
    return row(
      "cold index", against: name,
      try .run(pairs: pairs, own: vaultCall("index", "--quiet"), other: call, prepare: removeCache), limit: limit)
  }

  private func fullTextTable() throws -> BenchRow {
    guard ProgramCall.path(of: "sqlite3") != nil else { return .missing("cold index", competitor: "SQLite FTS5") }
    let database = vault + "-fts5.db"
    let script = vault + "-fts5.sql"
    defer { try? FileManager.default.removeItem(atPath: database) }
    defer { try? FileManager.default.removeItem(atPath: script) }
    try """
    CREATE VIRTUAL TABLE note USING fts5(path, body);
    BEGIN;
    INSERT INTO note SELECT name, CAST(data AS TEXT) FROM fsdir('.') WHERE name LIKE '%.md';
    COMMIT;
    """.write(toFile: script, atomically: true, encoding: .utf8)
    let comparison = try Comparison.run(
      pairs: min(pairs, 3), own: vaultCall("index", "--quiet"),
      other: ProgramCall(["sqlite3", database], in: vault, input: script), prepare: removeCache,
      prepareOther: { try? FileManager.default.removeItem(atPath: database) })
    return row("cold index", against: "filling SQLite FTS5", comparison, limit: 0.12)
  }

  private func warmSearch() throws -> [BenchRow] {
    var rows: [BenchRow] = []
    _ = try vaultCall("index", "--quiet").measure()
    let search = vaultCall("search", word)
    if ProgramCall.path(of: "git") != nil {
      let status = ProgramCall(["git", "status", "--porcelain"], in: vault)
      let comparison = try Comparison.run(pairs: pairs, own: search, other: status)
      rows.append(row("warm search", against: "git status", comparison, limit: notes <= 1_000 ? 1.2 : 0.6))
    } else {
      rows.append(.missing("warm search", competitor: "git status"))
    }
    if let (name, call) = ripgrep() {
      rows.append(row("warm search", against: name, try .run(pairs: pairs, own: search, other: call), limit: 0.3))
    } else {
      rows.append(.missing("warm search", competitor: "rg"))
    }
    return rows
  }

  private func afterOneChange() throws -> BenchRow {
    let search = vaultCall("search", word)
    let path = vault + "/notes/0/plain-0.md"
    let original = try Data(contentsOf: URL(fileURLWithPath: path))
    var round = 0
    let comparison = try Comparison.run(
      pairs: pairs, own: search, other: search,
      prepare: {
        round += 1
        try (original + Data("\nchange \(round)\n".utf8)).write(to: URL(fileURLWithPath: path))
      },
      // The changed run wrote a new snapshot; one more run lets the quiet one find nothing to do.
      prepareOther: { _ = try search.measure() })
    try original.write(to: URL(fileURLWithPath: path))
    return row("search after one note changed", against: "the same, unchanged", comparison, limit: 1.25)
  }

  private func memory() throws -> [BenchRow] {
    // The one before takes in the note that was just put back.
    _ = try vaultCall("search", word).measure()
    let warm = try vaultCall("search", word).measure()
    removeCache()
    let cold = try vaultCall("index", "--quiet").measure()
    let limits = isWide ? (warm: 40.0, cold: 120.0) : (warm: 30.0, cold: 90.0)
    return [("peak memory, warm", warm, limits.warm), ("peak memory, cold", cold, limits.cold)].map {
      work, measured, limit in
      BenchRow(
        work: work, own: (measured.isPeakKnown ? "" : "below ") + Report.megabytes(measured.peakMemory),
        competitor: "MB", other: "", ratio: Double(measured.peakMemory) / 1e6, limit: limit)
    }
  }

  private func snapshotSize() -> BenchRow {
    let snapshot = bytes(below: cache, suffix: "")
    let text = bytes(below: vault, suffix: ".md")
    return BenchRow(
      work: "snapshot on disk", own: Report.megabytes(snapshot), competitor: "text", other: Report.megabytes(text),
      ratio: Double(snapshot) / Double(max(text, 1)), limit: isWide ? 0.5 : 0.35)
  }

  /// How much longer a cold index takes than one of a tenth of the notes.
  private func growth() throws -> BenchRow {
    guard let tenth else { return .missing("cold index, ten times the notes", competitor: "a tenth") }
    return row(
      "cold index, ten times the notes", against: "a tenth",
      try .run(
        pairs: min(pairs, 5), own: vaultCall("index", "--quiet"),
        other: ProgramCall([program, "index", "--quiet"], in: tenth), prepare: removeCache,
        prepareOther: { Self.removeCache(of: tenth) }), limit: 11)
  }

  /// The last month of a long ledger, with balances that run over all of it.
  private func month() throws -> BenchRow {
    let (work, competitor) = ("a month of 50,000 payments", "warm search in them")
    guard let ledger else { return .missing(work, competitor: competitor) }
    func call(_ arguments: String...) -> ProgramCall { ProgramCall([program] + arguments, in: ledger) }
    _ = try call("index", "--quiet").measure()
    let comparison = try Comparison.run(pairs: pairs, own: call("money", "2026-12"), other: call("search", word))
    return row(work, against: competitor, comparison, limit: 2)
  }

  /// The first page of a list, which is put in order by when its tasks are due.
  private func longList() throws -> BenchRow {
    let (work, competitor) = ("a page of a list of 20,000 tasks", "warm search, as many results")
    guard let list else { return .missing(work, competitor: competitor) }
    func call(_ arguments: String...) -> ProgramCall {
      ProgramCall([program] + arguments + ["--limit", "50"], in: list)
    }
    _ = try call("list", "Big").measure()
    let search = call("search", "type:task", "-status:done", "--sort", "due")
    return row(work, against: competitor, try .run(pairs: pairs, own: call("list", "Big"), other: search), limit: 2)
  }

  /// What is asked of the timetables of a whole university, and their import.
  private func lessons() throws -> [BenchRow] {
    let (of, competitor) = ("of 20,000 lessons", "warm search in them")
    guard let university else { return [.missing("a week \(of)", competitor: competitor)] }
    func call(_ arguments: String...) -> ProgramCall {
      ProgramCall([program] + arguments + ["--now", "2026-11-23T08:00"], in: university)
    }
    _ = try call("index", "--quiet").measure()
    let groups = try FileManager.default.contentsOfDirectory(atPath: university + "/timetable").sorted()
    let teachers = try FileManager.default.contentsOfDirectory(atPath: university + "/teachers").sorted()
    guard let group = groups.first?.dropLast(3), let teacher = teachers.first?.dropLast(3) else { return [] }
    let search = call("search", "type:lesson", "лк", "--limit", "10")
    var rows: [BenchRow] = []
    for (work, own) in [
      ("a group's week \(of)", call("timetable", "--group", String(group))),
      ("a teacher's week \(of)", call("timetable", "--teacher", String(teacher))),
      ("what is next \(of)", call("next", "--group", String(group))),
      ("free rooms \(of)", call("rooms", "free", "--at", "2026-11-24 10:35-11:55")),
    ] {
      rows.append(row(work, against: competitor, try .run(pairs: pairs, own: own, other: search), limit: 3))
    }
    let imported = university + "-imported"
    func remake() throws {
      try? FileManager.default.removeItem(atPath: imported)
      try FileManager.default.createDirectory(atPath: imported + "/.vault", withIntermediateDirectories: true)
    }
    let reading = ProgramCall(
      [program, "import", university + "-answers", "--format", "bsuir", "--quiet"], in: imported)
    let rebuilding = ProgramCall([program, "index", "--rebuild", "--quiet"], in: imported)
    let comparison = try Comparison.run(pairs: min(pairs, 5), own: reading, other: rebuilding, prepare: remake)
    rows.append(row("import \(of)", against: "index --rebuild of its notes", comparison, limit: 3))
    try FileManager.default.removeItem(atPath: imported)
    return rows
  }

  private func bytes(below directory: String, suffix: String) -> Int {
    guard let paths = FileManager.default.enumerator(atPath: directory) else { return 0 }
    var sum = 0
    for case let path as String in paths where path.hasSuffix(suffix) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: directory + "/" + path)
      if attributes?[.type] as? FileAttributeType == .typeRegular {
        sum += (attributes?[.size] as? NSNumber)?.intValue ?? 0
      }
    }
    return sum
  }

  private func startUp() throws -> [BenchRow] {
    guard ProgramCall.path(of: "git") != nil else { return [.missing("start-up", competitor: "git --version")] }
    let git = ProgramCall(["git", "--version"], in: vault)
    let scale = vaultCall("scale", "recipes/0/recipe-1.md", "--factor", "2")
    return [
      row(
        "vault --version", against: "git --version",
        try .run(pairs: pairs, own: vaultCall("--version"), other: git), limit: 3),
      row("vault scale NOTE", against: "git --version", try .run(pairs: pairs, own: scale, other: git), limit: 5),
    ]
  }
}
