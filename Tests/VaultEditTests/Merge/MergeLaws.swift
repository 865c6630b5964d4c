import VaultEdit
import VaultModel
import VaultSyntax

/// What holds of every merge (the write-back layer, Git), asked of three versions.
struct MergeLaws: CustomStringConvertible {
  let base: [UInt8]?
  let ours: [UInt8]
  let theirs: [UInt8]
  let type: ItemType
  let merged: MergedNote

  init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8], _ type: ItemType) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.type = type
    merged = Self.merge(base, ours, theirs, type)
  }

  private static func merge(_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8], _ type: ItemType) -> MergedNote {
    NoteMerge(
      base: base, ours: ours, theirs: theirs, context: ReadingContext(folderType: type, stem: "note")
    ).merged()
  }

  /// The law that is broken, in words; nil when all hold.
  var fault: String? {
    if let base {
      if Self.merge(base, ours, base, type).bytes != ours { return "merge(o, a, o) is not a" }
      if Self.merge(base, base, theirs, type).bytes != theirs { return "merge(o, o, b) is not b" }
    }
    if Self.merge(base, ours, ours, type).bytes != ours { return "merge(o, a, a) is not a" }
    return swapFault ?? insertionFault ?? readingFault
  }

  /// Swapping the sides swaps only the conflict.
  private var swapFault: String? {
    let other = Self.merge(base, theirs, ours, type)
    if merged.isClean { return other == merged ? nil : "swapped, a clean merge is another one" }
    guard other.conflicts.count == merged.conflicts.count else { return "swapped, there are other conflicts" }
    for (conflict, swapped) in zip(merged.conflicts, other.conflicts)
    where conflict.ours != swapped.theirs || conflict.theirs != swapped.ours || conflict.subject != swapped.subject {
      return "swapped, a conflict is another one"
    }
    return nil
  }

  /// Every line that a side put in is in the result, in a conflict, or was merged with the other side's version of it.
  private var insertionFault: String? {
    let known = Self.words(base ?? [])
    let result = Self.words(merged.bytes + merged.conflicts.flatMap { $0.ours + [0x0A] + $0.theirs + [0x0A] })
    for word in Self.words(ours).union(Self.words(theirs)).subtracting(known).subtracting(result) {
      return "lost: \(word)"
    }
    return nil
  }

  private static func words(_ bytes: [UInt8]) -> Set<String> {
    let text = String(decoding: bytes, as: UTF8.self)
    return Set(
      text.split { $0.isWhitespace || "[]{},:\"'#".contains($0) }.map(String.init).filter { $0.hasPrefix("new") })
  }

  /// If all versions parse, so does the result, with no error that neither side had.
  private var readingFault: String? {
    let context = ReadingContext(folderType: type, stem: "note")
    let versions = [base ?? [], ours, theirs].map { Note(Document($0), context: context) }
    guard versions.allSatisfy({ note in note.document.frontMatter?.isWhole ?? true && note.document.conflicts.isEmpty })
    else { return nil }
    let result = Note(Document(merged.bytes), context: context)
    if !(result.document.frontMatter?.isWhole ?? true) { return "the front matter is broken" }
    if merged.isClean, !result.document.conflicts.isEmpty { return "a clean merge has markers" }
    let keys = versions.reduce(into: Set<String>()) { $0.formUnion(Self.keys($1)) }
    if !Set(Self.keys(result)).isSubset(of: keys) { return "a key that no version has" }
    guard merged.isClean else { return nil }
    let allowed = versions.reduce(into: Set<String>()) { $0.formUnion(Self.errors($1)) }
    let new = Set(Self.errors(result)).subtracting(allowed)
    return new.isEmpty ? nil : "new errors: \(new)"
  }

  private static func keys(_ note: Note) -> [String] {
    guard let frontMatter = note.document.frontMatter, let root = frontMatter.mapping else { return [] }
    return frontMatter.tree.children(of: root).enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map { frontMatter.tree.text(of: $0.element, in: note.document.bytes) }
  }

  private static func errors(_ note: Note) -> [String] {
    note.diagnostics.filter { $0.severity == .error }.map { $0.code.rawValue }
  }

  var description: String {
    let versions = [base ?? [], ours, theirs, merged.bytes].map { String(decoding: $0, as: UTF8.self) }
    return """
      \(fault ?? "sound") (\(type.name)\(base == nil ? ", no base" : ""))
      base   \(versions[0].debugDescription)
      ours   \(versions[1].debugDescription)
      theirs \(versions[2].debugDescription)
      merged \(versions[3].debugDescription)
      """
  }
}
