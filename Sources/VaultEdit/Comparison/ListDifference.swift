/// Which elements came into a list and which went, however they are ordered; one that stands twice counts twice.
struct ListDifference<Element: Hashable> {
  private(set) var added: [Element] = []
  private(set) var removed: [Element] = []

  /// Whether the lists hold the same.
  var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// Compares two lists by a key of their elements.
  ///
  /// - Complexity: O(*n*) in the elements.
  init<Key: Hashable>(_ before: [Element], _ after: [Element], by key: (Element) -> Key) {
    removed = Self.rest(of: before, without: after, by: key)
    added = Self.rest(of: after, without: before, by: key)
  }

  /// Compares two lists.
  init(_ before: [Element], _ after: [Element]) { self.init(before, after) { $0 } }

  private static func rest<Key: Hashable>(
    of list: [Element], without other: [Element], by key: (Element) -> Key
  ) -> [Element] {
    var counts: [Key: Int] = [:]
    for element in other { counts[key(element), default: 0] += 1 }
    return list.filter { element in
      let key = key(element)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }
}

extension ListDifference<String> {
  /// Compares two lists of texts; tags are a set, without `#` and in any case.
  init(_ before: [String], _ after: [String], areTags: Bool) {
    guard areTags else {
      self.init(before, after)
      return
    }
    self.init(Self.tags(before), Self.tags(after)) { $0.lowercased() }
  }

  private static func tags(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.map { String($0.drop { $0 == "#" }) }.filter { seen.insert($0.lowercased()).inserted }
  }
}
