/// The names of groups and teachers as they are compared.
package enum LessonName {
  /// Without the folder and the ending of a note, in one letter case.
  package static func folded(_ name: String) -> String {
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    return (stem.hasSuffix(".md") ? String(stem.dropLast(3)) : stem).lowercased()
  }
}
