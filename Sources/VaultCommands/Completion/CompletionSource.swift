package import VaultModel

/// Where completions of what stands in the vault come from; the commands that read a vault provide it.
package struct CompletionSource: Sendable {
  /// What is looked up.
  package enum Kind: Sendable, Hashable {
    /// Items, by a name whose beginning or one of whose words is begun.
    case items(ItemScope)
    /// What items of a type are called, which need not be theirs alone.
    case titles(ItemType)
    /// The types of the items that have the text as their name.
    case types
    case tag, list, mapping, key, folder
    case owner(TimetableOwner.Kind)
    /// Headings of a list; of the one that lines go to where none is named.
    case headings(ofList: String?)
    /// Who rated recipes, the months that payments are noted of, the kinds of lessons.
    case raters, months, lessonKinds
    case foods(ofRecipe: String)
    /// What notes have under a key: folded as queries compare it, or as it is written.
    case values(ofKey: String, asWritten: Bool)
  }

  /// One question: names of a kind that begin with a text, case folded.
  package struct Request: Sendable {
    package let kind: Kind
    package let prefix: String
    /// The vault named on the line being completed; nil when none is.
    package let vault: String?
  }

  /// One answer.
  package struct Candidate: Sendable, Hashable {
    /// What would be typed.
    package let text: String
    /// What it is, for shells that show that; nil when there is nothing to say.
    package let detail: String?

    package init(_ text: String, detail: String? = nil) {
      self.text = text
      self.detail = detail
    }

    // What the shell itself offers best: a candidate without text, which names it.
    package static let files = Candidate("", detail: "files")
    package static let directories = Candidate("", detail: "directories")

    /// Whether the shell finds the candidates.
    var isShellsOwn: Bool { text.isEmpty }

    /// Whether it is the key of a query or of an assignment, behind which a value comes.
    var isUnfinished: Bool {
      detail == nil && (text.utf8.last == UInt8(ascii: ":") || text.utf8.last == UInt8(ascii: "="))
    }
  }

  /// Answers quickly, and with nothing when the vault cannot be read.
  package typealias Lookup = @Sendable (Request, ProcessEnvironment) -> [Candidate]
  /// Answers what is asked of one vault, which is read once.
  package typealias Answers = (Kind, _ prefix: String) -> [Candidate]

  /// Takes the vault named on the line.
  package let open: @Sendable (_ vault: String?, ProcessEnvironment) -> Answers

  package init(opening open: @escaping @Sendable (_ vault: String?, ProcessEnvironment) -> Answers) { self.open = open }

  package init(lookup: @escaping Lookup) {
    open = { vault, environment in { lookup(.init(kind: $0, prefix: $1, vault: vault), environment) } }
  }

  /// Knows nothing.
  package static let none = CompletionSource { _, _ in [] }
}
