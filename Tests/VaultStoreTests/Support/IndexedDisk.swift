import VaultModel
import VaultSearch
import VaultSyntax

@testable import VaultStore

/// A vault at `/v` of a memory disk, with what a command sees of it.
struct IndexedDisk {
  let disk: MemoryDisk
  var root = VaultRoot(path: "/v")
  var workers = 1
  /// The folder that tells the device from others.
  static let deviceFolder: Path = "/home/state/vault"

  /// Makes a vault with these notes; keys are paths below its root.
  init(_ notes: [String: String] = [:]) {
    disk = MemoryDisk(
      Dictionary(uniqueKeysWithValues: notes.map { ("v/" + $0.key, $0.value) })
        .merging(["v/.vault/.gitignore": ""]) { mine, _ in mine })
  }

  /// Brings the index up to date, without writing it.
  func refresh(rebuild: Bool = false, through files: FileOperations? = nil) throws -> IndexedVault {
    let files = files ?? disk.operations
    let configuration = try VaultConfiguration(of: root, files: files)
    var refresh = IndexRefresh(root: root, configuration: configuration, files: files)
    refresh.workers = workers
    refresh.deviceFolder = Self.deviceFolder
    return try refresh.run(rebuildingAs: rebuild ? .asked : nil)
  }

  /// Brings the index up to date and writes it.
  @discardableResult
  func index(rebuild: Bool = false) throws -> IndexedVault {
    let vault = try refresh(rebuild: rebuild)
    try vault.save()
    return vault
  }

  /// Queries of every kind that looks something up.
  static let queries = [
    "soup", "\"red soup\"", "type:task", "type:recipe", "tag:winter", "links:a", "links:any", "linked-from:a",
    "broken:any", "in:recipes/", "due:any", "status:done", "mine:any", "NOT soup", "title:soup",
  ]

  /// Everything an index answers, as one value: two indexes that agree on it are the same to a user.
  func answers(of vault: IndexedVault) throws -> [String] {
    let report = try vault.report()
    var answers = [
      "\(report.others) others, not entered: "
        + report.excludedFolders.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "),
      "\(report.notes) notes, \(report.lines) lines, \(report.words) words, \(report.errors) errors",
      "ignored: " + report.ignored.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "),
      "unreadable: " + report.unreadable.map { "\($0.path.text) \($0.reason)" }.joined(separator: ", "),
      "folders: " + report.unreadableFolders.map { "\($0.path.text) \($0.reason)" }.sorted().joined(separator: ", "),
    ]
    for query in Self.queries { answers.append(query + ": " + (try hits(of: query, in: vault)).joined(separator: " ")) }
    return answers
  }

  /// The places a query finds, sorted.
  func hits(of query: String, in vault: IndexedVault) throws -> [String] {
    let vocabulary = QueryVocabulary.standard.adding([QueryKey("mine", .text)])
    let context = QueryContext(now: LocalDateTime(.epoch))
    let parsed = try QueryParser(vocabulary: vocabulary, context: context).parse(query).query
    var evaluator = Evaluator(vault.snapshot, texts: DiskTexts(disk: disk, snapshot: vault.snapshot))
    return try evaluator.evaluate(parsed).hits.map { hit in
      let path = String(decoding: try vault.snapshot.path(ofFile: hit.location.file), as: UTF8.self)
      return hit.location.isLine ? "\(path)@\(hit.location.range.lower)" : path
    }.sorted()
  }
}

/// Reads notes for phrases.
private struct DiskTexts: ItemTexts {
  let disk: MemoryDisk
  let snapshot: Snapshot

  func group(ofTaskAt location: ItemLocation, at now: LocalDateTime) -> TaskGroup? { nil }
  func standing(ofTaskAt location: ItemLocation) -> TaskItem? { nil }
  func days(ofLessonAt location: ItemLocation, in range: ClosedRange<LocalDate>) -> [LocalDate] { [] }

  func holds(_ matcher: TextMatcher, key: String?, at location: ItemLocation) -> Bool {
    guard let path = try? snapshot.path(ofFile: location.file),
      let bytes = disk.bytes(of: "v/" + String(decoding: path, as: UTF8.self))
    else { return false }
    return matcher.isFound(in: bytes, range: location.isLine ? location.range : ByteRange(0, bytes.count))
  }

  func title(of location: ItemLocation) -> String { "" }
}
