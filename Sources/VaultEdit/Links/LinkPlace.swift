/// A place that a relative link leads to, as the names of a path; `..` above the root stays.
///
/// ```swift
/// LinkPlace(folderOf: "recipes/soups/borshch.md").following("../bread.md").path    // "recipes/bread.md"
/// LinkPlace("recipes/bread.md").written(from: LinkPlace("diary"))                  // ["..", "recipes", "bread.md"]
/// ```
struct LinkPlace: Sendable, Hashable {
  /// The names from the root on, without `.`; only the first ones may be `..`.
  private(set) var names: [String] = []

  /// The place of a path below the root.
  init(_ path: some StringProtocol) { self = LinkPlace().following(path) }

  /// The folder of a note.
  init(folderOf note: String) {
    self.init(note)
    if !names.isEmpty { names.removeLast() }
  }

  private init() {}

  /// The path below the root.
  var path: String { names.joined(separator: "/") }

  /// Whether it lies above the root, where vault does not look.
  var isOutside: Bool { names.first == ".." }

  /// The place that a relative path leads to from this folder.
  func following(_ path: some StringProtocol) -> LinkPlace {
    var place = self
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = place.names.last, last != ".." {
        place.names.removeLast()
      } else {
        place.names.append(String(name))
      }
    }
    return place
  }

  /// The names of the relative path that leads here from a folder; `.` for the folder itself.
  func written(from folder: LinkPlace) -> [String] {
    let shared = zip(names, folder.names).prefix { $0 == $1 }.count
    // Above the root the names of folders are not known, so that no way leads back.
    let ups = [String](repeating: "..", count: folder.names.count - shared)
    let way = ups + names[shared...]
    return way.isEmpty ? ["."] : way
  }
}
