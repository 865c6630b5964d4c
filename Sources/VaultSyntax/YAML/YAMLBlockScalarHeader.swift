/// The first characters of a literal or folded scalar: style, indentation and chomping (YAML 1.2.2, 8.1.1).
package struct YAMLBlockScalarHeader {
  /// What becomes of the line breaks at the end (8.1.1.2).
  package enum Chomping { case clip, strip, keep }

  package let style: YAMLNode.Style
  /// The indentation indicator 1–9, or 0 when it is to be detected.
  package private(set) var indentation = 0
  package private(set) var chomping = Chomping.clip
  /// The offset after the indicators.
  package private(set) var end: Int

  /// Reads the indicators from the `|` or `>` at `start` on.
  package init(_ bytes: [UInt8], at start: Int, end limit: Int) {
    style = bytes[start] == UInt8(ascii: "|") ? .literal : .folded
    end = start + 1
    var hasChomping = false
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: "1")...UInt8(ascii: "9") where indentation == 0:
        indentation = Int(bytes[end] - UInt8(ascii: "0"))
      case UInt8(ascii: "+") where !hasChomping:
        (chomping, hasChomping) = (.keep, true)
      case UInt8(ascii: "-") where !hasChomping:
        (chomping, hasChomping) = (.strip, true)
      default: return
      }
      end += 1
    }
  }
}
