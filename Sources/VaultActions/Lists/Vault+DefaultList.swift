import VaultMessages
import VaultSearch
package import VaultStore

extension Vault {
  /// The note that the setting `default-list` means, by its path or any other name; nil without the setting.
  ///
  /// - Throws: that there is none, or that several are called so.
  package func defaultListPath() throws(Failure) -> Path? {
    guard let name = settings.defaultList else { return nil }
    for path in [Path(name), Path(name + ".md")] where path.isNote {
      if try bytes(ofNoteAt: path) != nil { return path }
    }
    let paths = try ask { index throws(Failure) in
      let names = ItemNames(index, wanting: .anything)
      let notes = try readingIndex(try names.matches(of: name)).items.filter { !$0.isLine }
      return notes.map { names.texts.path(of: $0) }
    }
    guard let path = paths.first else { throw Failure(.notFound, .addNoDefaultList, [.text(name)], code: .noItem) }
    guard paths.count == 1 else {
      throw Failure(
        .wrongRequest, .listAmbiguous, [.text(name), .count(paths.count)], details: paths.map { .text($0.text) },
        hints: [Remark(.listAmbiguousHint)])
    }
    return path
  }
}

extension Path {
  /// Where lines go when nobody says where.
  package static let inbox: Path = "inbox.md"
}
