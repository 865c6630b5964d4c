import VaultEdit
import VaultModel
import VaultSyntax

/// A change of front matter gives the value that was meant, leaves every other pair, every other line and the whole body,
/// and is nothing the second time.
enum FrontMatterEditCheck {
  private static let verbs = ["set", "list", "add", "remove", "unset", "rename"]

  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let parts = FuzzInput.parts(of: input)
    let words = FuzzChange(parts, verbs: verbs)
    let before = EditedFrontMatter(Document(parts[0]))
    let path = before.path(words.subject)
    let splitsCommas = path == ["tags"]
    let change = change(words, path)
    do throws(EditRefusal) {
      let patches = try FrontMatterEdit(before.document).patches(for: change, splitsCommas: splitsCommas)
      if let fault = PatchCheck.fault(of: patches, in: parts[0].count) { return FuzzOutcome(fault: fault) }
      let outline = [verbs.firstIndex(of: words.verb) ?? 0, patches.count, path.count]
      guard !patches.isEmpty else { return FuzzOutcome(outline: outline) }
      let after = EditedFrontMatter(Document(patches.applied(to: parts[0])))
      let fault =
        locality(of: patches, in: before, path) ?? bodyFault(before, after)
        ?? MeantFrontMatter(before: before, after: after, splitsCommas: splitsCommas).fault(path, change)
        ?? repetitionFault(after, change, splitsCommas)
      return FuzzOutcome(
        fault: fault.map {
          "\($0): \(change): \(after.document.text(ByteRange(0, after.document.body.lower)).debugDescription)"
        },
        outline: outline + before.outline)
    } catch {
      let isInside = error.range.upper <= parts[0].count
      return FuzzOutcome(
        fault: isInside ? nil : "a refusal beyond the end",
        outline: error.reason.rawValue.utf8.map { Int($0) } + before.outline)
    }
  }

  private static func change(_ words: FuzzChange, _ path: [String]) -> ItemChange {
    switch words.verb {
    case "set": .set(path, .scalar(words.scalar))
    case "list": .set(path, .list(words.list))
    case "add": .add(path, words.list)
    case "remove": .remove(path, words.list)
    case "unset": .removeKey(path)
    default: .renameKey(path, to: words.text)
    }
  }

  /// Every patch lies in the lines of the pair it changes, before the next pair; a new pair only puts something in.
  private static func locality(of patches: [Patch], in before: EditedFrontMatter, _ path: [String]) -> String? {
    guard let extent = before.extent(of: path) else {
      return patches.allSatisfy(\.range.isEmpty) ? nil : "a new key replaces bytes"
    }
    return patches.allSatisfy { extent.contains($0.range) } ? nil : "a patch outside the pair"
  }

  private static func bodyFault(_ before: EditedFrontMatter, _ after: EditedFrontMatter) -> String? {
    let (old, new) = (before.document, after.document)
    if old.bytes[old.body.indices] != new.bytes[new.body.indices] { return "the body changed" }
    if old.bytes.starts(with: [0xEF, 0xBB, 0xBF]) != new.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return "the byte order mark"
    }
    let errors = new.diagnostics.filter { $0.code != .yamlDuplicateKey && $0.code != .lineTooLong }
    return errors.isEmpty ? nil : "the note has errors: \(errors.map(\.code))"
  }

  private static func repetitionFault(
    _ after: EditedFrontMatter, _ change: ItemChange, _ splitsCommas: Bool
  ) -> String? {
    if case .renameKey = change { return nil }
    do throws(EditRefusal) {
      let again = try FrontMatterEdit(after.document).patches(for: change, splitsCommas: splitsCommas)
      return again.isEmpty ? nil : "the change is not nothing the second time"
    } catch {
      // Where the last key went, an anchor may be left that is no mapping.
      let isGone = after.mapping == nil && error.reason == .frontMatterNotMapping
      return isGone ? nil : "the change is refused the second time: \(error.reason)"
    }
  }
}
