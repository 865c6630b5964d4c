extension QueryVocabulary {
  /// The keys of the format, and the keys and values that the notes of an index have.
  ///
  /// A value that cannot be read from the index is one that no note has; a tag is also one above those of notes.
  package init(of snapshot: Snapshot) throws(SnapshotFault) {
    self = QueryVocabulary.standard.adding(try snapshot.keys().map { QueryKey($0, .own) })
      .asking { value, key in
        if (try? snapshot.hasValue(value, ofKey: key)) ?? false { return true }
        let above = TextFolding.caseFolded(value) + "/"
        return key == "tag" && ((try? snapshot.values(ofKey: key)) ?? []).contains { $0.text.hasPrefix(above) }
      }
  }
}
