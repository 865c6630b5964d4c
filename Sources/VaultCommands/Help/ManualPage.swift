import VaultMessages

/// The help as one manual page in the macros of man(7), which `man -l` shows and a folder `man1` keeps.
struct ManualPage {
  let messages: Messages

  /// Its lines: every command but hidden ones, what all of them take, the query language, variables and exit codes.
  func lines(of commands: [CommandSyntax]) -> [String] {
    var lines = [
      #".\" -*- coding: utf-8 -*-"#, ".TH VAULT 1 \"\" \"vault \(Version.current)\"",
      // Commands and options must stand there as they are typed: neither hyphenated nor spaced out.
      ".nh", ".ad l", heading(of: .manName),
      #"vault \- "# + Self.text(messages(.helpTagline)), heading(of: .manSynopsis),
      ".B vault", "COMMAND [ARGUMENTS] [OPTIONS]", heading(of: .helpCommands),
    ]
    for command in commands where !command.isHidden {
      lines.append(".SS vault \(Self.text(command.name))")
      lines += self.lines(of: HelpPage(command, groups: FlagGroup.allCases.filter { $0 != .global }))
    }
    lines.append(heading(of: FlagGroup.global.heading))
    lines += self.lines(of: HelpPage.globalOptions)
    for topic in HelpTopic.allCases {
      lines.append(heading(of: topic.heading))
      lines += self.lines(of: HelpPage(topic))
    }
    return lines
  }

  private func lines(of page: HelpPage) -> [String] {
    [Self.text(messages(page.summary))] + page.sections.flatMap(lines)
  }

  private func lines(of section: HelpPage.Section) -> [String] {
    switch section {
    case .usage(let line): [".PP", ".B \(Self.text(line))"]
    case .paragraph(let key): [".PP", Self.text(messages(key))]
    case .entries(let key, let entries): heading(key) + entries.flatMap(lines)
    case .examples(let examples):
      heading(.helpExamples)
        + examples.flatMap { [".TP", ".B \(Self.text($0.line))", Self.text(messages($0.meaning))] }
    case .exits(let exits):
      heading(.helpExitCodes)
        + exits.flatMap { [".TP", ".B \($0.code.rawValue)", Self.text(messages($0.meaning))] }
    }
  }

  private func lines(of entry: HelpPage.Entry) -> [String] {
    let spelling = entry.spelling.drop { $0 == " " }
    let meaning = ([messages(entry.meaning)] + entry.remarks.map { messages($0.0, $0.1) }).joined(separator: "; ")
    return [".TP", ".B \(Self.text(spelling))", Self.text(meaning)]
  }

  private func heading(of key: MessageKey) -> String { ".SH \(Self.text(messages(key).uppercased()))" }

  private func heading(_ key: MessageKey?) -> [String] { key.map { [".PP", "\(Self.text(messages($0))):"] } ?? [] }

  /// Text as man(7) has it: a hyphen that is typed, no escapes, and no line that would be a macro.
  static func text(_ text: some StringProtocol) -> String {
    let escaped = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
      .replacing("'", with: "\\(aq")
    return escaped.first == "." ? "\\&" + escaped : escaped
  }
}
