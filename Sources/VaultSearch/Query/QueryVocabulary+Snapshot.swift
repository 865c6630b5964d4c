extension QueryVocabulary {
  /// The keys of the format, and the keys and values that the notes of an index have.
  ///
  /// A value that cannot be read from the index is one that no note has.
  package init(of snapshot: Snapshot) throws(SnapshotFault) {
    self = QueryVocabulary.standard.adding(try snapshot.keys().map { QueryKey($0, .own) })
      .asking { value, key in (try? snapshot.hasValue(value, ofKey: key)) ?? false }
  }
}
