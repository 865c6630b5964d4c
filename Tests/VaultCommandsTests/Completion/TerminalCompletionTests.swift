import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// What somebody gets who presses Tab in a real shell, on a pseudo-terminal, in a vault that others filled.
@Suite struct `Completing in a terminal` {
  /// What a vault's names may hold; each begins with letters of its own, so that these tell it.
  private static let names: [String] = [
    "$(touch PWNED)", "`touch PWNED`", "; touch PWNED", "| touch PWNED", "& touch PWNED", "> PWNED", "$HOME",
    "$((1+1))", "${HOME}", "it's", #"so "called""#, #"it's "both""#, #"a\b"#, #"a\\"#, #"ends\"#, "ends'", #"ends""#,
    "ends!", "ends$", "*", "?", "[a-z]", "{a,b}", "!!", "wow!", "!ls x", "#1", "a #1", "~", "~root", "-rf", "--", "(x)",
    "<x>", "a=b", "a:b", "a:b:", "a@b", "a,b", "a^b", "100%", "two  spaces", "trailing ", "Su\u{378}",
    "Su\u{378}$(touch PWNED)", "Su\u{378}`touch PWNED`", "🥕", "Борщ", "Борщ $(touch PWNED)", "no\u{A0}break",
    "é e\u{301}",
    "day by day", "plain",
  ]

  /// Names by their first sign, with that sign as it is typed bare, in `"` and in `'`.
  private static let beginnings: [(name: String, bare: String, double: String, single: String)] = [
    ("$(touch PWNED) x", "\\$", "\"\\$", "'$"), ("`touch PWNED` x", "\\`", "\"\\`", "'`"),
    ("; touch PWNED", "\\;", "\";", "';"), ("| touch PWNED", "\\|", "\"|", "'|"),
    ("& touch PWNED", "\\&", "\"&", "'&"), ("> PWNED", "\\>", "\">", "'>"),
    ("'tis", "\\'", "\"'", "''\\''"), ("\"so\"", "\\\"", "\"\\\"", "'\""),
    ("\\x", "\\\\", "\"\\\\", "'\\"), ("*", "\\*", "\"*", "'*"), ("?", "\\?", "\"?", "'?"),
    ("{a,b}", "\\{", "\"{", "'{"), ("!!", "\\!", "\"!", "'!"), ("#1", "\\#", "\"#", "'#"),
    ("~root", "\\~", "\"~", "'~"), ("=x", "=", "\"=", "'="), (":x", ":", "\":", "':"), ("@x", "@", "\"@", "'@"),
  ]

  /// Where the caret is.
  private enum Context: CaseIterable {
    case bare, backslash, double, single

    /// The start of the name as it is typed.
    func typed(_ key: String) -> String {
      switch self {
      case .bare: key
      case .backslash: key + #"\ "#
      case .double: "\"" + key + " "
      case .single: "'" + key + " "
      }
    }
  }

  /// Whole lines, and what arrives.
  private static let lines: [(typed: String, arguments: [String])] = [
    ("vault sho⇥", ["sho"]),
    (#"vault rm Zz\ Se⇥"#, ["rm", "Zz Second"]),
    (#"vault rm "Zz Se⇥"#, ["rm", "Zz Second"]),
    (#"vault rm 'Zz Se⇥"#, ["rm", "Zz Second"]),
    (#"vault rm Zz" Se⇥"#, ["rm", "Zz Second"]),
    (#"vault rm Zz' 'Se⇥"#, ["rm", "Zz Second"]),
    ("vault show BUY-M⇥", ["show", "buy-milk"]),
    ("vault show zz⇥", ["show", "Zz "]),
    ("vault search tag:ga⇥", ["search", "tag:garden"]),
    (#"vault search "milk tag:ga⇥"#, ["search", "milk tag:garden"]),
    (#"vault search 'milk tag:ga⇥"#, ["search", "milk tag:garden"]),
    (#"vault search milk\ tag:ga⇥"#, ["search", "milk tag:garden"]),
    (#"vault search "milk tag:"ga⇥"#, ["search", "milk tag:garden"]),
    (#"vault search "milk ener⇥"#, ["search", "milk energy:"]),
    ("vault search x --sort=due,ene⇥", ["search", "x", "--sort=due,energy"]),
    ("vault rm -r⇥", ["rm", "./-rf.md"]),
    ("vault rm \"-r⇥", ["rm", "./-rf.md"]),
    ("vault rm -- -r⇥", ["rm", "--", "./-rf.md"]),
    // What several names share is put in, whole letters of it and no half of an escape.
    ("vault show Uu⇥", ["show", "Uu Б"]),
    ("vault show Ee⇥", ["show", "Ee "]),
    (#"vault show "Ee⇥""#, ["show", "Ee "]),
    (#"vault show 'Ee⇥'"#, ["show", "Ee "]),
    // Letters of another case are not lost where the names differ in it.
    ("vault show sOm⇥", ["show", "sOm"]),
    // What the shell would do before the program sees it is not known: nothing is offered.
    ("vault show $NOTHING/Zz⇥", ["show", "/Zz"]),
  ]

  private static let others = [
    "buy-milk", "Zz First", "Zz Second", "-rf", "Uu Бо", "Uu Бп", "Ee $a", "Ee !b", #"Ee "c"#, "Ee 'd", "Soma", "sOMb",
  ]

  /// Two letters for each of ``names``.
  private static func key(_ index: Int) -> String {
    let letters = Array("abcdefghjklm")
    return "q" + [letters[index / letters.count], letters[index % letters.count]]
  }

  private static let calls: [(Shell, locale: String, Context)] = [Shell.bash].flatMap { shell in
    ["C", "C.UTF-8", "POSIX"].flatMap { locale in Context.allCases.map { (shell, locale, $0) } }
  }

  @Test(arguments: calls)
  private func `gives the program the name to the byte, and runs nothing`(
    call: (shell: Shell, locale: String, context: Context)
  ) throws {
    var rows = Self.names.enumerated().map { index, name in
      ("vault show " + call.context.typed(Self.key(index)) + "⇥", ["show", Self.key(index) + " " + name])
    }
    rows += Self.beginnings.map { row in
      let typed =
        switch call.context {
        case .bare, .backslash: row.bare
        case .double: row.double
        case .single: row.single
        }
      return ("vault show " + typed + "⇥", ["show", row.name])
    }
    try check(rows, in: call.shell, call.locale)
  }

  @Test(arguments: [Shell.bash], ["C", "C.UTF-8", "POSIX"])
  func `completes lines as they are typed`(shell: Shell, locale: String) throws {
    try check(Self.lines, in: shell, locale)
  }

  private func check(_ rows: [(typed: String, arguments: [String])], in shell: Shell, _ locale: String) throws {
    guard let program = ShellProgram(shell.rawValue) else { return }
    let scratch = try ScratchDirectory(["v/.vault/config.yaml": "", "v/garden.md": "---\ntags: [garden]\n---\n"])
    let names = Self.names.enumerated().map { "\(Self.key($0)) \($1)" } + Self.beginnings.map(\.name) + Self.others
    for name in names { try scratch.write("v/\(name).md", "x\n") }
    var session: TerminalSession?
    var failures: [String] = []
    for row in rows {
      if session == nil {
        session = try TerminalSession(
          shell, at: program.path, locale: locale, in: scratch.path + "/v", below: scratch.path + "/home")
      }
      let calls = try? session?.type(row.typed)
      if calls == nil { session = nil }
      if calls != [row.arguments] { failures.append("\(row.typed): \(calls ?? [["not a whole line"]])") }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(rows.count)\n\(failures.joined(separator: "\n"))")
    let files = try #require(FileManager.default.subpaths(atPath: scratch.path))
    #expect(!files.contains { $0.hasSuffix("PWNED") })
  }
}
