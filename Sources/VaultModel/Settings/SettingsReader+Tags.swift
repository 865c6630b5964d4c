/// The settings of tags.
extension SettingsReader {
  /// `tags: {work: {color: red, icon: 💼}}`.
  mutating func readTags(_ node: Int) {
    for (_, value, tag) in entries(of: node, "tags") {
      let name = "tags: " + tag
      var style = ItemStyle()
      for (key, value, part) in entries(of: value, name) {
        switch part {
        case "color": style.color = member(value, name + ": color") { ItemColor(spelling: $0.text) }
        case "icon": style.icon = text(value, name + ": icon")
        default: unknown(part, at: key, in: name, among: ["color", "icon"])
        }
      }
      settings.tagStyles.set(style, for: tag)
    }
  }
}
