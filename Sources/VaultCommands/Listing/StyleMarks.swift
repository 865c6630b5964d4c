package import VaultActions
package import VaultModel
package import VaultStore
import VaultSyntax

/// What of the list and the tags of an item has an icon or a colour: what people see of it, and the members `listStyle` and
/// `tagStyles` of JSON.
package struct StyleMarks: Sendable {
  package let list: ItemStyles.List?
  /// The tags that have one, in their order.
  package let tags: [(name: String, style: ItemStyle)]

  package init() { (list, tags) = (nil, []) }

  /// Those of a list itself.
  package init(of list: ItemStyles.List) { (self.list, tags) = (list, []) }

  /// - Parameter name: what a task names as its list; one that names none is in that of its note.
  package init(list name: String?, tags: [String], ofTaskAt path: Path?, in styles: ItemStyles) {
    list = path.flatMap { styles.list(named: name, at: $0) }
    self.tags = styles.tags.isEmpty ? [] : tags.map { (name: $0, style: styles.tags[$0]) }.filter { !$0.style.isPlain }
  }

  var isEmpty: Bool { list == nil && tags.isEmpty }

  /// The list as people see it.
  var listPiece: (text: String, role: TextRole)? { list.map { ($0.style.marking($0.title), $0.style.role) } }

  /// A tag as people see it.
  func piece(ofTag tag: String) -> (text: String, role: TextRole) {
    let style = tags.first { $0.name == tag }?.style ?? ItemStyle()
    return (style.marking("#" + tag), style.role)
  }

  /// All of them.
  var pieces: [(text: String, role: TextRole)] {
    [listPiece].compactMap(\.self) + tags.map { piece(ofTag: $0.name) }
  }

  // MARK: JSON

  /// The members of a row.
  static func columns<Row>(_ marks: @escaping @Sendable (Row) -> StyleMarks) -> [Column<Row>] {
    [
      Column<Row>("listStyle") { row in
        let list = marks(row).list
        return ListedDetails("", isNothing: list == nil) { json in
          json.object { object in
            object.member("title", list?.title)
            list?.style.write(to: &object)
          }
        }
      }.ifAny,
      Column<Row>("tagStyles") { row in
        let tags = marks(row).tags
        return ListedDetails("", isNothing: tags.isEmpty) { json in
          json.object { object in
            for tag in tags { object.member(tag.name) { json in json.object { tag.style.write(to: &$0) } } }
          }
        }
      }.ifAny,
    ]
  }
}

extension ItemStyle {
  /// A name behind the icon.
  func marking(_ name: String) -> String { [icon, name].compactMap(\.self).joined(separator: " ") }

  /// Its colour, else that of remarks.
  var role: TextRole { color.map { .colored($0) } ?? .faint }

  fileprivate func write(to object: inout JSONWriter) {
    if let color { object.member("color", color.name) }
    if let icon { object.member("icon", icon) }
  }
}
