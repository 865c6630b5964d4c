import VaultMessages

/// A page of the help, as facts: paragraphs, and sections of spellings with their meanings.
struct HelpPage {
  /// A spelling and what it means.
  struct Entry {
    let spelling: String
    let meaning: MessageKey
    /// Said after the meaning.
    let remarks: [(MessageKey, [MessageValue])]

    init(_ spelling: String, _ meaning: MessageKey, remarks: [(MessageKey, [MessageValue])] = []) {
      self.spelling = spelling
      self.meaning = meaning
      self.remarks = remarks
    }
  }

  /// What stands under a heading.
  enum Section {
    /// A line as typed.
    case usage(String)
    /// Of a page of which they are all, under no heading but its summary.
    case entries(MessageKey?, [Entry])
    /// Calls, each under what it does.
    case examples([Example])
    /// The exit codes, in one sentence.
    case exits([Exit])
    case paragraph(MessageKey)
  }

  let summary: MessageKey
  private(set) var sections: [Section]

  /// The entries of all sections.
  var entries: [Entry] {
    sections.flatMap { section in
      if case .entries(_, let entries) = section { entries } else { [Entry]() }
    }
  }

  /// The help of one command, or of one of its verbs alone, with the options of some groups.
  init(_ command: CommandSyntax, verb: VerbSyntax? = nil, groups: [FlagGroup] = FlagGroup.allCases) {
    summary = verb?.summary ?? command.summary
    let spelling = verb.map(command.spelling) ?? command.name
    let operands = verb?.operands ?? command.operands
    sections = [.usage((["vault", spelling, "[OPTIONS]"] + operands.map(\.usage)).joined(separator: " "))]
    if !operands.isEmpty { sections.append(.entries(.helpArguments, operands.map(Self.entry))) }
    for group in groups {
      let flags = (verb.map(command.flags) ?? command.allFlags).filter { $0.group == group }
      if !flags.isEmpty { sections.append(.entries(group.heading, flags.map(Self.entry))) }
    }
    let examples = command.examples.filter { verb == nil || " \($0.line) ".contains(" \(spelling) ") }
    if !examples.isEmpty { sections.append(.examples(examples)) }
    sections.append(.exits(command.exits))
  }

  /// The list of commands, pages and global options.
  init(overviewOf commands: [CommandSyntax]) {
    summary = .helpTagline
    sections = [.usage("vault COMMAND [ARGUMENTS] [OPTIONS]")]
    for group in CommandGroup.allCases {
      let own = group.names.compactMap { name in commands.first { $0.name == name } }
      if !own.isEmpty { sections.append(.entries(group.heading, own.map { Entry($0.name, $0.summary) })) }
    }
    sections += [
      .entries(.helpTopics, HelpTopic.allCases.map { Entry($0.rawValue, $0.summary) }),
      Self.globalOptions,
      .paragraph(.helpMore),
    ]
  }

  /// The commands of one group.
  init(_ group: CommandGroup, of commands: [CommandSyntax]) {
    let own = group.names.compactMap { name in commands.first { $0.name == name } }
    summary = group.heading
    sections = [.entries(nil, own.map { Entry($0.name, $0.summary) }), .paragraph(.helpMore)]
  }

  /// The options of every command.
  static let globalOptions = Section.entries(FlagGroup.global.heading, Flag.globals.map(entry))

  /// A page that is not about one command.
  init(_ topic: HelpTopic) {
    summary = topic.summary
    sections = topic == .query ? [.paragraph(.queryIntroduction)] : []
    sections.append(.entries(nil, topic.entries))
  }

  private static func entry(for operand: Operand) -> Entry {
    Entry(operand.usage, operand.summary, remarks: choices(of: operand.kind))
  }

  private static func entry(for flag: Flag) -> Entry {
    let short = flag.shortSpelling.map { $0 + ", " } ?? "    "
    let value = flag.value == nil ? "" : " " + flag.valueName
    var remarks = flag.value.map(choices) ?? []
    if let directive = flag.directive { remarks.append((.helpDirective, [.text(directive)])) }
    if flag.isRepeatable { remarks.append((.helpRepeatable, [])) }
    return Entry(short + flag.spelling + value, flag.summary, remarks: remarks)
  }

  private static func choices(of kind: ValueKind) -> [(MessageKey, [MessageValue])] {
    switch kind {
    case .choice(let choices), .verb(let choices, _), .choiceOrTemplate(let choices):
      choices.isEmpty ? [] : [(.oneOf, [.list(choices)])]
    default: []
    }
  }
}
