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
    "é e\u{301}", "day by day", "plain",
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

    /// The sign that ends it.
    var close: String {
      switch self {
      case .bare, .backslash: ""
      case .double: "\""
      case .single: "'"
      }
    }
  }

  /// A line as it is typed, and what the program gets of it.
  private typealias Row = (typed: String, arguments: [String])

  /// Whole lines, and what arrives.
  private static let lines: [Row] = [
    ("vault sho⇥", ["sho"]),
    (#"vault rm Zz\ Se⇥"#, ["rm", "Zz Second"]),
    (#"vault rm "Zz Se⇥"#, ["rm", "Zz Second"]),
    (#"vault rm 'Zz Se⇥"#, ["rm", "Zz Second"]),
    (#"vault rm Zz" Se⇥"#, ["rm", "Zz Second"]),
    (#"vault rm Zz' 'Se⇥"#, ["rm", "Zz Second"]),
    ("vault show BUY-M⇥", ["show", "buy-milk"]),
    // A word of a title, in any case and quotation, is enough.
    ("vault rm Seco⇥", ["rm", "Zz Second"]), ("vault rm \"seco⇥", ["rm", "Zz Second"]),
    ("vault rm 'Seco⇥", ["rm", "Zz Second"]),
    ("vault set buy-milk priority=h⇥", ["set", "buy-milk", "priority=high"]),
    ("vault show zz⇥", ["show", "Zz "]),
    ("vault search tag:ga⇥", ["search", "tag:garden"]),
    (#"vault search "milk tag:ga⇥"#, ["search", "milk tag:garden"]),
    (#"vault search 'milk tag:ga⇥"#, ["search", "milk tag:garden"]),
    (#"vault search milk\ tag:ga⇥"#, ["search", "milk tag:garden"]),
    (#"vault search "milk tag:"ga⇥"#, ["search", "milk tag:garden"]),
    ("vault search x --sort=due,ene⇥", ["search", "x", "--sort=due,energy"]),
    ("vault search list:err⇥", ["search", #"list:"errands at home""#]),
    (#"vault search "milk list:er⇥"#, ["search", #"milk list:"errands at home""#]),
    ("vault --vault ~/../v show buy-m⇥", ["--vault", "HOME/../v", "show", "buy-milk"]),
    // What several names share is put in, and no half of an escape.
    ("vault show Ee⇥", ["show", "Ee "]),
    (#"vault show "Ee⇥""#, ["show", "Ee "]),
    ("vault show 'Ee⇥'", ["show", "Ee "]),
    // What was typed stays where the names begin otherwise.
    ("vault show sOm⇥", ["show", "sOm"]),
    ("vault show sam⇥", ["show", "sam"]),
  ]

  /// Lines of one shell, in which others do what they do with any command.
  private static func lines(of shell: Shell, _ locale: String) -> [Row] {
    let dashes = [
      ("vault rm -r⇥", ["rm", "./-rf.md"]), (#"vault rm "-r⇥"#, ["rm", "./-rf.md"]),
      ("vault rm -- -r⇥", ["rm", "--", "./-rf.md"]),
    ]
    // The letters are cut nowhere, whether or not the shell knows them.
    let letters = ("vault show Uu⇥", ["show", shell == .zsh && locale != "C.UTF-8" ? "Uu" : "Uu Б"])
    // Fish looks for options behind a dash, and takes the first of several names at the second Tab. Bash ends a quotation behind the key of a query, where a value may go on.
    let key = #"vault search "milk ener⇥"# + (shell == .bash ? "" : "\"")
    // What the shell works out before the program sees it is not known; fish makes no word of nothing.
    let unknown = ("vault show $NOTHING/Zz⇥", ["show"] + (shell == .fish ? [] : ["/Zz"]))
    let again = [(#"vault show "Ff⇥⇥""#, ["show", "Ff "]), (#"vault show Ff⇥⇥"#, ["show", "Ff "])]
    // Alt-* inserts all names at once, outside of the quotation.
    let every = [("vault show 'qaa \u{1B}*'", ["show", "qaa "]), ("vault show \"qaa \u{1B}*\"", ["show", "qaa "])]
    // Letters beyond ASCII in another case, the middle of a title, and an apostrophe that is none of the shell.
    let cases: [Row] = [
      ("vault rm ягід⇥", ["rm", "Ягідний п’ятничний пиріг"]), ("vault rm 'ЯГІД⇥", ["rm", "Ягідний п’ятничний пиріг"]),
      ("vault rm \"п’ятн⇥", ["rm", "Ягідний п’ятничний пиріг"]),
      ("vault set buy-milk priority=вис⇥", ["set", "buy-milk", "priority=високий"]),
      ("vault agenda завт⇥", ["agenda", "завтра"]),
    ]
    return (shell == .fish ? [] : dashes + again) + (shell == .bash ? every : [])
      + (locale == "C.UTF-8" ? cases : []) + [letters, (key, ["search", "milk energy:"]), unknown]
  }

  private static let others = [
    "buy-milk", "Zz First", "Zz Second", "-rf", "Uu Бо", "Uu Бп", "Ee $a", "Ee !b", #"Ee "c"#, "Ee 'd", "Soma", "sOMb",
    "Ff $a", "Ff !b", "x/same", "y/same", "Ягідний п’ятничний пиріг",
  ]

  /// Two letters for each of ``names``.
  private static func key(_ index: Int) -> String {
    let letters = Array("abcdefghjklm")
    return "q" + [letters[index / letters.count], letters[index % letters.count]]
  }

  @Test(arguments: Shell.installed, ["C", "C.UTF-8", "POSIX"])
  func `gives the program the name to the byte, and runs nothing`(shell: Shell, locale: String) throws {
    var rows = Context.allCases.flatMap { Self.rows(shell, locale, $0) } + Self.lines
    // A locale is about letters beyond ASCII: other names are all tried in one, and some of them by bash in the others.
    if locale != "C.UTF-8" {
      let rest = rows.enumerated().filter { index, row in
        shell == .bash && index % 3 == 0 || !row.arguments.joined().utf8.allSatisfy { $0 < 0x80 }
      }
      rows = rest.map(\.element)
    }
    try check(rows + Self.lines(of: shell, locale), in: shell, locale)
  }

  private static func rows(_ shell: Shell, _ locale: String, _ context: Context) -> [Row] {
    let rows = names.enumerated().map { index, name in
      row(context.typed(key(index)), key(index) + " " + name, shell, locale, context)
    }
    return rows
      + beginnings.compactMap { row in
        switch context {
        case .bare where shell == .zsh && row.name == "=x": nil  // The name of a command follows.
        case .bare: ("vault show \(row.bare)⇥", ["show", row.name])
        case .backslash: nil
        case .double where shell == .fish && row.double == #""\`"#: ("vault show \"`⇥", ["show", row.name])
        case .double: ("vault show \(row.double)⇥", ["show", row.name])
        case .single where shell == .fish && row.single == #"'\"#: (#"vault show '\\⇥"#, ["show", row.name])
        case .single: ("vault show \(row.single)⇥", ["show", row.name])
        }
      }
  }

  private static func row(
    _ typed: String, _ name: String, _ shell: Shell, _ locale: String, _ context: Context
  ) -> Row {
    let line = "vault show \(typed)⇥"
    switch shell {
    case .zsh where locale != "C.UTF-8" && !context.close.isEmpty && !name.utf8.allSatisfy { $0 < 0x80 }:
      // It could not write the letters there, so nothing is offered.
      return (line + context.close, ["show", String(typed.dropFirst())])
    case .fish where name.last.map { "/=@:.,-".contains($0) } == true:
      // A word is thought to go on behind these.
      return (line + context.close, ["show", name])
    default: return (line, ["show", name])
    }
  }

  private func check(_ rows: [Row], in shell: Shell, _ locale: String) throws {
    let program = try ShellProgram(shell)
    let scratch = try ScratchDirectory([
      "v/.vault/config.yaml": "", "v/garden.md": "---\ntags: [garden]\nlist: Errands at home\n---\n",
    ])
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
      let arguments = row.arguments.map { $0.replacing("HOME/", with: scratch.path + "/home/") }
      if calls != [arguments] { failures.append("\(row.typed): \(calls ?? [["not a whole line"]])") }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(rows.count)\n\(failures.joined(separator: "\n"))")
    let files = try #require(FileManager.default.subpaths(atPath: scratch.path))
    #expect(!files.contains { $0.hasSuffix("PWNED") })
  }
}
