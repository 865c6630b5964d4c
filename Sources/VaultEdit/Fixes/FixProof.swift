import VaultModel
import VaultSyntax

/// Whether some fixes of a note did what they should and nothing else, told by reading the note before and after.
struct FixProof {
  /// A note with its findings.
  struct Reading {
    /// The note as it reads.
    let note: Note
    /// What is wrong with it.
    let diagnostics: [Diagnostic]
  }

  /// The note before the fixes.
  let before: Reading
  /// The note after them.
  let after: Reading
  /// The fixes that were made.
  let fixes: [Fix]

  /// Every finding is gone that was to be put right, no other one has come, and every item that no patch touches has
  /// the identity, the keys and the values that it had.
  ///
  /// Front matter that could not be read may show more findings once it can: they were there before.
  var holds: Bool {
    let patched = PatchedRanges(fixes.flatMap(\.patches))
    let reach = Set(fixes.map(\.reach))
    guard isSettled(mayReveal: reach.contains(.frontMatter)) else { return false }
    if reach.contains(.frontMatter), before.note.type != after.note.type { return true }
    let isLoose = reach.contains(.frontMatter) || reach.contains(.body) || reach.contains(.line)
    let old = signatures(of: before.note, apartFrom: patched.before, withLines: !reach.contains(.body), isLoose)
    let new = signatures(of: after.note, apartFrom: patched.after, withLines: !reach.contains(.body), isLoose)
    return old == new
  }

  // MARK: Findings

  private func isSettled(mayReveal: Bool) -> Bool {
    let old = counts(of: before.diagnostics)
    let new = counts(of: after.diagnostics)
    for (finding, count) in counts(of: fixes.map(\.diagnostic)) {
      // A line of YAML that reads now may be followed by another one that does not.
      if mayReveal, finding.code == .yamlSyntax { continue }
      guard new[finding, default: 0] <= old[finding, default: 0] - count else { return false }
    }
    if mayReveal { return isFurther }
    return new.allSatisfy { $0.value <= old[$0.key, default: 0] }
  }

  /// What is still wrong with the syntax of the front matter begins behind all that was patched.
  private var isFurther: Bool {
    let syntax: Set<DiagnosticCode> = [.yamlSyntax, .yamlUnknownAlias, .yamlTooLarge, .frontMatterNotMapping]
    let last = PatchedRanges(fixes.flatMap(\.patches)).after.ranges.last?.upper ?? 0
    return after.note.document.frontMatter != nil
      && after.note.document.diagnostics.allSatisfy { !syntax.contains($0.code) || $0.range.lower > last }
  }

  private struct Finding: Hashable {
    let code: DiagnosticCode
    let values: [String]
  }

  private func counts(of diagnostics: [Diagnostic]) -> [Finding: Int] {
    Dictionary(diagnostics.map { (Finding(code: $0.code, values: $0.values), 1) }, uniquingKeysWith: +)
  }

  // MARK: Items

  /// What an item is, and what it says.
  private struct Signature: Equatable {
    let type: ItemType
    let identity: String
    var fields: [[String]]
  }

  /// The items that no patch touches; the note itself without what the front matter or its lines say where a fix may
  /// change that.
  private func signatures(
    of note: Note, apartFrom ranges: SortedRanges, withLines: Bool, _ isLoose: Bool
  ) -> [Signature] {
    var signatures: [Signature] = []
    for item in note.items {
      guard let line = item.line else {
        let fields = isLoose ? [] : fields(of: item, in: note, apartFrom: ranges)
        signatures.append(Signature(type: item.type, identity: "", fields: fields))
        continue
      }
      let content = ByteRange(note.lines[line].range.lower, note.lines[line].content.upper)
      if !withLines || (ranges.touches(content) && isLoose) { continue }
      let identity = ranges.touches(content) ? "" : note.identity(of: item)
      signatures.append(
        Signature(type: item.type, identity: identity, fields: fields(of: item, in: note, apartFrom: ranges)))
    }
    return signatures
  }

  /// The keys of an item with their texts; without the texts where a patch stands.
  private func fields(of item: Item, in note: Note, apartFrom ranges: SortedRanges) -> [[String]] {
    return note.fields[item.fields].map { field in
      let key = field.key?.rawValue ?? note.document.text(field.keyRange)
      let whole = ByteRange(min(field.keyRange.upper, field.range.lower), field.range.upper)
      return ranges.touches(whole) ? [key] : [key] + note.texts(of: field).map(\.text)
    }
  }
}

/// The ranges that patches touch, in the bytes before and after they are applied.
struct PatchedRanges {
  /// The patched ranges, in bytes before.
  private(set) var before = SortedRanges()
  /// The same ranges, in bytes after.
  private(set) var after = SortedRanges()

  /// The ranges of patches, which must be ascending and apart.
  init(_ patches: [Patch]) {
    var shift = 0
    for patch in patches.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
      before.ranges.append(patch.range)
      let start = patch.range.lower + shift
      after.ranges.append(ByteRange(start, start + patch.bytes.count))
      shift += patch.bytes.count - patch.range.count
    }
  }
}

/// Ranges in order that do not overlap.
struct SortedRanges {
  fileprivate(set) var ranges: [ByteRange] = []

  /// Whether another range holds, overlaps or ends at one of them.
  ///
  /// - Complexity: O(log *n*).
  func touches(_ range: ByteRange) -> Bool {
    var (lower, upper) = (0, ranges.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if ranges[middle].upper < range.lower { lower = middle + 1 } else { upper = middle }
    }
    return lower < ranges.count && ranges[lower].lower <= range.upper
  }
}
