package import VaultModel
import VaultSyntax

/// What a query may have to look up in a note, because the index does not hold it.
extension Note {
  /// The item that stands where the index says: the line that begins there, else the note itself.
  package func item(at location: ItemLocation) -> Item {
    guard location.isLine else { return whole }
    return items.dropFirst().first { $0.range.lower == location.range.lower } ?? whole
  }

  /// The days of a range on which the lesson at a place takes place; none where there is no lesson.
  package func days(ofLessonAt location: ItemLocation, in range: ClosedRange<LocalDate>) -> [LocalDate] {
    let item = item(at: location)
    guard item.type == .lesson else { return [] }
    return timetableFrame.calendar.days(of: lesson(of: item), in: range)
  }

  /// The texts of a key by its name in queries; empty when the item has none.
  package func texts(ofKey name: String, of item: Item) -> [TextSource] {
    let place = item.fields.last { place in
      let field = fields[place]
      guard field.value != .absent, field.value != .invalid else { return false }
      return (field.key?.queryName ?? TextFolding.caseFolded(document.text(field.keyRange))) == name
    }
    return place.map { allTexts(of: fields[$0]) } ?? []
  }

  /// Whether a phrase or exact word stands in an item's text, or in what it has under a key.
  package func holds(_ matcher: TextMatcher, key: String?, in item: Item) -> Bool {
    switch key {
    case nil: matcher.isFound(in: document.bytes, range: item.range)
    case "body": matcher.isFound(in: document.bytes, range: item.line == nil ? document.body : item.range)
    case "title": matcher.isFound(in: title(of: item))
    case "ingredient":
      Recipe(self).ingredients.contains { ingredient in
        [ingredient.plainName, ingredient.aside].contains { matcher.isFound(in: document.bytes, range: $0) }
      }
    case let key?:
      texts(ofKey: key, of: item).contains { matcher.isFound(in: $0.bytes, range: $0.range) }
    }
  }
}

extension TextMatcher {
  fileprivate func isFound(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return isFound(in: bytes, range: ByteRange(0, bytes.count))
  }
}
