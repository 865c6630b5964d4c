import VaultActions
import VaultMessages
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault index [--rebuild] [--stats]`
enum IndexCommand {
  static let rebuild = Flag("rebuild", summary: .flagRebuild)
  static let stats = Flag("stats", summary: .flagStats)

  static let syntax = CommandSyntax(
    "index", summary: .commandIndex,
    flags: [rebuild, stats],
    formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault index", .exampleIndex),
      Example("vault --vault sample-vault index --rebuild --stats", .exampleIndexRebuild),
    ])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let start = invocation.environment.stopwatch()
    let session = try Vault(for: invocation)
    let reason: IndexReport.RebuildReason? = invocation.arguments.has(rebuild) ? .asked : nil
    let (vault, report) = try session.asking(rebuildingAs: reason) { vault throws(Failure) in
      return try readingIndex(try vault.report())
    }
    let elapsed = invocation.environment.stopwatch() - start
    if invocation.format == "json" {
      invocation.print(json(of: report, elapsed))
    } else {
      print(report, elapsed, in: invocation)
    }
    session.save(vault, for: invocation)
    // What was asked for is done; whoever asks for a list is told what is wrong with it.
    try? session.prepareLearning(in: vault)
    return .done
  }

  private static func print(_ report: IndexReport, _ elapsed: Duration, in invocation: Invocation) {
    let messages = invocation.messages
    let counts: [(key: MessageKey, count: Int)] = [
      (.noteCount, report.notes), (.itemCount, report.lines), (.wordCount, report.words),
      (.fileIgnoredCount, report.ignoredTotal),
    ]
    var parts = counts.map { messages($0.key, [.count($0.count)]) }
    if !report.unreadable.isEmpty { parts.append(messages(.fileUnreadableCount, [.count(report.unreadable.count)])) }
    if !report.unreadableFolders.isEmpty {
      parts.append(messages(.folderUnreadableCount, [.count(report.unreadableFolders.count)]))
    }
    parts.append(messages(.errorCount, [.count(report.errors)]))
    if !invocation.arguments.has(.quiet) {
      invocation.print(parts.joined(separator: ", "))
      invocation.print(
        messages(.indexParsed, [.count(report.parsed)]) + " " + messages(.indexElapsed, [.seconds(elapsed)]))
    }
    if invocation.arguments.has(stats) { printStatistics(report, in: invocation) }
    for entry in report.unreadableFolders + report.unreadable {
      invocation.note(.cannotRead, [.text(entry.path.text), entry.reason.message])
    }
  }

  private static func printStatistics(_ report: IndexReport, in invocation: Invocation) {
    for reason in IgnoreReason.allCases {
      guard let count = report.ignored[reason], count > 0 else { continue }
      invocation.print("  " + invocation.messages(reason.countMessage, [.count(count)]))
    }
    if report.others > 0 {
      invocation.print("  " + invocation.messages(.ignoredNotMarkdown, [.count(report.others)]))
    }
    for exclusion in FolderExclusion.allCases {
      guard let count = report.excludedFolders[exclusion], count > 0 else { continue }
      invocation.print("  " + invocation.messages(exclusion.countMessage, [.count(count)]))
    }
    let sizes = report.sizes
    invocation.print(
      "  "
        + invocation.messages(
          .indexSizes, [sizes.files, sizes.items, sizes.words, sizes.postings].map(MessageValue.count)))
  }

  private static func json(of report: IndexReport, _ elapsed: Duration) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("seen", report.seen)
      $0.member("notes", report.notes)
      $0.member("items", report.lines)
      $0.member("words", report.words)
      $0.member("ignored", report.ignoredTotal)
      $0.member("unreadable", report.unreadable.count)
      $0.member("errors", report.errors)
      $0.member("parsed", report.parsed)
      $0.member("bytes") {
        $0.object { sizes in
          sizes.member("files", report.sizes.files)
          sizes.member("items", report.sizes.items)
          sizes.member("words", report.sizes.words)
          sizes.member("postings", report.sizes.postings)
        }
      }
      $0.member(
        "milliseconds",
        Int(elapsed.components.seconds) * 1_000 + Int(elapsed.components.attoseconds / 1_000_000_000_000_000))
      $0.member("ignoredBy") {
        $0.object { rules in
          rules.member("notMarkdown", report.others)
          for reason in IgnoreReason.allCases { rules.member("\(reason)", report.ignored[reason] ?? 0) }
        }
      }
      $0.member("unreadableFiles", report.unreadable.map(\.path.text))
      $0.member("excludedFolders") {
        $0.object { rules in
          for rule in FolderExclusion.allCases { rules.member("\(rule)", report.excludedFolders[rule] ?? 0) }
        }
      }
      $0.member("unreadableFolders", report.unreadableFolders.map(\.path.text))
    }
    return json.text
  }
}
