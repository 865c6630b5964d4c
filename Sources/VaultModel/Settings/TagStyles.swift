/// How a tag or a list is shown wherever it is listed.
package struct ItemStyle: Sendable, Hashable {
  /// A sign, such as an emoji.
  package var icon: String?
  package var color: ItemColor?

  package init(icon: String? = nil, color: ItemColor? = nil) { (self.icon, self.color) = (icon, color) }

  package var isPlain: Bool { icon == nil && color == nil }
}

/// The icons and colours of tags: the setting `tags`. A nested tag has those of the tags above it, as far as it has none of
/// its own.
///
/// ```swift
/// let styles = TagStyles(["work": ItemStyle(color: .red)])
/// styles["Work/report"].color    // .red
/// ```
package struct TagStyles: Sendable, Hashable {
  /// By the tags in lower case, without `#`.
  private var styles: [String: ItemStyle] = [:]

  package init(_ styles: [String: ItemStyle] = [:]) {
    for (tag, style) in styles { set(style, for: tag) }
  }

  package var isEmpty: Bool { styles.isEmpty }

  mutating func set(_ style: ItemStyle, for tag: String) { styles[Self.folded(tag)] = style }

  package subscript(tag: String) -> ItemStyle {
    guard !styles.isEmpty else { return ItemStyle() }
    var found = ItemStyle()
    var name = Self.folded(tag)[...]
    while true {
      let style = styles[String(name)]
      found.icon = found.icon ?? style?.icon
      found.color = found.color ?? style?.color
      guard let slash = name.lastIndex(of: "/") else { return found }
      name = name[..<slash]
    }
  }

  private static func folded(_ tag: String) -> String { String(tag.drop { $0 == "#" }).lowercased() }
}
