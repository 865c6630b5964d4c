import VaultSyntax

/// One reader or editor that is given any bytes whatever, with what must hold of it.
///
/// ```swift
/// FuzzEntry.yaml.outcome(of: Array("a: [".utf8)).fault     // nil: the tree is sound
/// ```
package enum FuzzEntry: String, CaseIterable, Sendable {
  /// Front matter and settings as YAML: a sound tree.
  case yaml
  /// Blocks, inlines and HTML of Markdown.
  case markdown
  /// List lines, links, tags and cooking marks, in every grammar.
  case lines
  /// A whole note as each type, with the facts of its items and its index.
  case notes
  /// Quantities, money, numbers, dates, times and durations, and what is printed of them.
  case values
  /// The query language.
  case queries
  /// JSON of other programs and of pages.
  case json
  /// Tables of comma-separated values.
  case csv
  /// Calendars of other programs, as whole texts and in pieces.
  case calendars
  /// Files of todo.txt.
  case todoText = "todo-txt"
  /// `.vault/config.yaml`.
  case settings
  /// A snapshot file with wild contents and right checksums.
  case snapshot
  /// Two versions of a note and the diff between them.
  case diff
  /// A note and a change of its front matter.
  case frontMatterEdits = "front-matter-edits"
  /// A note and a change of one of its lines, its list of lines or a section.
  case lineEdits = "line-edits"
  /// Three versions of a note and their merge.
  case merge

  /// Gives an input to the entry.
  package func outcome(of input: [UInt8]) -> FuzzOutcome {
    switch self {
    case .yaml: YAMLCheck.outcome(of: input)
    case .markdown: MarkdownCheck.outcome(of: input)
    case .lines: LineCheck.outcome(of: input)
    case .notes: NoteCheck.outcome(of: input)
    case .values: ValueCheck.outcome(of: input)
    case .queries: QueryCheck.outcome(of: input)
    case .json: JSONCheck.outcome(of: input)
    case .csv: CSVCheck.outcome(of: input)
    case .calendars: CalendarCheck.outcome(of: input)
    case .todoText: TodoTextCheck.outcome(of: input)
    case .settings: SettingsCheck.outcome(of: input)
    case .snapshot: SnapshotCheck.outcome(of: input)
    case .diff: DiffCheck.outcome(of: input)
    case .frontMatterEdits: FrontMatterEditCheck.outcome(of: input)
    case .lineEdits: LineEditCheck.outcome(of: input)
    case .merge: MergeCheck.outcome(of: input)
    }
  }
}

/// What came of one input.
package struct FuzzOutcome: Sendable {
  /// The rule that is broken, in words; nil when all hold.
  package var fault: String?
  /// A number that tells inputs of one outline from those of another: one not met before is worth mutating further.
  package var shape: UInt64

  /// An outcome with the outline made of some small numbers, of which the first sixteen count.
  package init(fault: String? = nil, outline: some Sequence<Int> = EmptyCollection()) {
    self.fault = fault
    var hash = FNV1a()
    for number in outline.prefix(16) { hash.add(UInt64(bitPattern: Int64(number))) }
    shape = hash.value
  }
}
