/// A share as a bar of ten cells in eighths.
enum ShareBar {
  /// The bar of a share from 0 to 1, always ten cells wide; what lies beyond is cut.
  static func text(_ share: Double) -> String {
    let eighths = Int((min(max(share, 0), 1) * 80).rounded())
    let rest = eighths % 8
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let text = String(repeating: "█", count: eighths / 8) + parts[rest]
    return text + String(repeating: " ", count: max(0, 10 - eighths / 8 - (rest > 0 ? 1 : 0)))
  }
}
