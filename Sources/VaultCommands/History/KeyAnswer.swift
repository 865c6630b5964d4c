import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Since when a key of an item has its value.
struct KeyAnswer {
  /// What is known of the moment.
  enum Kind: String {
    /// It got its value from another one, or was set, then.
    case changed
    /// It has had it since the item was added.
    case unchanged
    /// It is not there any more since then.
    case removed
    /// It has had it as far as the history goes back.
    case unknown
  }

  var key: String
  var kind: Kind
  /// The commit; nil when it is not committed, or not known.
  var commit: GitCommit?
  var before: String?
  var after: String?

  /// Whether the item has the key now.
  var isThere: Bool { kind != .removed }
}

/// Goes back through the history of an item to the commit that gave a key the value it has now.
///
/// Of two branches one may have lost in their merge: a commit that gave the key another value than it has now is none
/// that is looked for. A merge is one only where no commit before it gave the value.
struct KeySearch {
  private let key: String
  private let now: ComparedKey?
  private var oldest: HistoryEntry?
  private var merge: KeyAnswer?
  private(set) var answer: KeyAnswer?
  private(set) var isOver = false

  init(_ key: String, of found: FoundItem) {
    self.key = key
    now = ComparedKey(key, of: found.place, in: found.note)
  }

  /// Looks at the next older entry.
  mutating func read(_ entry: HistoryEntry) {
    oldest = entry
    let after = entry.after.flatMap { ComparedKey(key, of: $0.item, in: $0.note) }
    let before = entry.before.flatMap { ComparedKey(key, of: $0.item, in: $0.note) }
    guard entry.before != nil, Self.agree(after, now), !Self.agree(after, before) else { return }
    let found = KeyAnswer(
      key: after?.name ?? before?.name ?? key, kind: after == nil ? .removed : .changed, commit: entry.commit,
      before: before?.text,
      after: after?.text)
    if let commit = entry.commit, commit.parents.count > 1 {
      merge = merge ?? found
    } else {
      answer = found
      isOver = true
    }
  }

  private static func agree(_ value: ComparedKey?, _ other: ComparedKey?) -> Bool {
    value?.says(other) ?? (other == nil)
  }

  /// Makes of a history without such an entry that the value is as old as the item.
  mutating func finish(isCutOff: Bool) {
    answer = answer ?? merge
    guard answer == nil, let value = now else { return }
    answer = KeyAnswer(
      key: value.name, kind: isCutOff ? .unknown : .unchanged, commit: isCutOff ? nil : oldest?.commit, before: nil,
      after: value.text)
  }
}

/// Prints since when a key has its value: for people as `vault log` prints an entry, for programs one object.
///
/// The members of the object: `path`, `line` (the words of a line, or null), `key`, `since` (`changed`, `unchanged`,
/// `removed`, `unknown`), `before` and `after` (null: not there), and `commit` (null: not committed), `time`, `author`
/// and `subject`.
struct KeyAnswerPrinter {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func print(_ answer: KeyAnswer, of found: FoundItem) {
    if invocation.format == "json" {
      var json = JSONWriter()
      json.object {
        $0.member("path", found.path.text)
        $0.member("line", found.isLine ? found.title : nil)
        $0.member("key", answer.key)
        $0.member("since", answer.kind.rawValue)
        $0.member("before", answer.before)
        $0.member("after", answer.after)
        $0.write(answer.commit)
      }
      invocation.print(json.text)
      return
    }
    let printer = HistoryPrinter(invocation, isOfLine: found.isLine)
    if answer.kind != .unknown { printer.printHead(answer.commit) }
    let messages = invocation.messages
    switch answer.kind {
    case .changed, .removed:
      printer.printFact(messages.sentence(for: .key([answer.key], before: answer.before, after: answer.after)))
    case .unchanged, .unknown:
      let key: MessageKey =
        answer.kind == .unknown ? .sinceCutOff : found.isLine ? .sinceUnchangedLine : .sinceUnchanged
      printer.printFact(messages(key, [.words(answer.key), .words(answer.after ?? "")]))
    }
  }
}
