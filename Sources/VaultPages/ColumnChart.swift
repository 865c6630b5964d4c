import VaultMessages

/// Figures in the order of time, each a column of a height; a dot stands where there is none.
struct ColumnChart {
  private let bars: [Page.Bar]
  /// In units of the picture.
  private static let (step, height, marks) = (32, 100, 18)

  init(_ bars: [Page.Bar]) { self.bars = bars }

  /// Writes the picture with its name; what the columns say follows it in words.
  ///
  /// - Parameter name: what tells it from all other elements.
  func write(as name: String, named title: String, to markup: inout MarkupWriter) {
    let width = max(1, bars.count) * Self.step
    markup.block(
      "svg",
      [
        "class": "chart", "viewBox": "0 0 \(width) \(Self.height + Self.marks)", "preserveAspectRatio": "xMinYMax meet",
        "role": "img", "aria-labelledby": name,
      ]
    ) { picture in
      picture.element("title", ["id": name]) { $0.text(title) }
      for (number, bar) in bars.enumerated() { write(bar, at: number * Self.step, to: &picture) }
    }
  }

  private func write(_ bar: Page.Bar, at left: Int, to picture: inout MarkupWriter) {
    if !bar.mark.isEmpty {
      picture.element(
        "text",
        ["class": "mark", "x": String(left + Self.step / 2), "y": String(Self.height + Self.marks - 4)]
      ) { $0.text(bar.mark) }
    }
    guard let permille = bar.permille else {
      picture.element(
        "circle", ["class": "none", "cx": String(left + Self.step / 2), "cy": String(Self.height - 3), "r": "2"])
      return
    }
    // The lowest figure is one, too.
    let height = max(3, permille * (Self.height - 4) / 1000)
    picture.element(
      "rect",
      [
        "class": "fill", "x": String(left + 3), "y": String(Self.height - height), "width": String(Self.step - 6),
        "height": String(height), "rx": "2",
      ]
    ) { column in
      column.element("title") { $0.text([bar.name, bar.value].filter { !$0.isEmpty }.joined(separator: ": ")) }
    }
  }
}
