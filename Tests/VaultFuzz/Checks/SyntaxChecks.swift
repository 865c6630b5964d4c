import VaultSyntax
import VaultTestSupport

/// Any bytes give a sound tree of YAML.
enum YAMLCheck {
  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let invariants = YAMLInvariants(input)
    let tree = invariants.tree
    let nodes = tree.nodes.lazy.map { Int($0.kind.rawValue) << 8 + Int($0.style.rawValue) }
    return FuzzOutcome(
      fault: invariants.violation(), outline: tree.diagnostics.outline + nodes.prefix(12))
  }
}

/// Any bytes give sound blocks and inlines, and HTML that is UTF-8 where the text is.
enum MarkdownCheck {
  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    for options in [MarkdownOptions.notes, .commonMark] {
      if let violation = MarkdownInvariants(input, options: options).violation() {
        return FuzzOutcome(fault: violation)
      }
    }
    let blocks = MarkdownBlocks(parsing: input, in: ByteRange(0, input.count))
    let html = HTMLRenderer.html(of: blocks, in: input)
    let isText = String(validating: input, as: UTF8.self) != nil
    if isText, String(validating: html, as: UTF8.self) == nil { return FuzzOutcome(fault: "HTML of a text is no text") }
    return FuzzOutcome(outline: blocks.blocks.lazy.map { Int($0.kind.rawValue) })
  }
}

/// Any bytes give list lines whose ranges are inside and in order.
enum LineCheck {
  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let invariants = LineItemInvariants(input)
    let readings = invariants.readings(as: .other)
    let attributes = readings.attributes.map { Int($0.key?.rawValue ?? .max) << 16 + Int($0.form.rawValue) }
    return FuzzOutcome(
      fault: invariants.violation(), outline: readings.diagnostics.outline + attributes.prefix(12))
  }
}

extension [Diagnostic] {
  /// The first few codes as numbers that are the same in every run.
  var outline: [Int] { prefix(4).map { $0.code.rawValue.utf8.reduce(7) { $0 &* 31 &+ Int($1) } } }

  /// A fault when one of them points outside a text of some bytes.
  func fault(in byteCount: Int) -> String? {
    contains { $0.range.upper > byteCount } ? "a diagnostic beyond the end" : nil
  }
}
