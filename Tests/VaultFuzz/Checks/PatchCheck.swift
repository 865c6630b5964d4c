import VaultSyntax

/// What holds of the patches of every edit.
enum PatchCheck {
  /// A fault when patches overlap or lead past the end of a document of so many bytes.
  static func fault(of patches: [Patch], in byteCount: Int) -> String? {
    let sorted = patches.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    if sorted.contains(where: { $0.range.upper > byteCount }) { return "a patch beyond the end" }
    let overlap = zip(sorted, sorted.dropFirst()).contains { $0.range.end > $1.range.start }
    return overlap ? "patches overlap" : nil
  }
}
