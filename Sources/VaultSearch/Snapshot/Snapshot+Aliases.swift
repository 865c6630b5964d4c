extension Snapshot {
  /// The further names of notes, folded, by the ordinals of their files; notes without any are not there.
  ///
  /// - Complexity: O(*names*).
  package func aliases() throws(SnapshotFault) -> [Int: [String]] {
    var names: [(note: Int, name: String)] = []
    for part in parts {
      var entries: [(name: String, entry: TermEntry)] = []
      try part.segment.forEachTerm(withPrefix: [TermName.name]) { term, entry in
        entries.append((String(decoding: term.dropFirst(), as: UTF8.self), entry))
      }
      for (name, entry) in entries {
        try part.segment.forEachPosting(of: entry) { posting in
          let item = Int(posting.item) + part.firstItem
          if posting.fields.contains(.title), live.contains(item) { names.append((item, name)) }
        }
      }
    }
    var aliases: [Int: [String]] = [:]
    for (location, name) in zip(try locations(of: names.map(\.note)), names) {
      aliases[location.file, default: []].append(name.name)
    }
    return aliases
  }
}
