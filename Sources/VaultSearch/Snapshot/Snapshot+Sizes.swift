extension Snapshot {
  /// How many bytes the tables of an index take, those of its delta included.
  package struct Sizes: Sendable, Equatable {
    /// Files and folders with their names and times.
    package var files = 0
    /// Notes and lines, their places, types and hashes.
    package var items = 0
    /// The dictionary of words and values.
    package var words = 0
    /// Where each word and value stands.
    package var postings = 0

    /// Makes sizes of nothing.
    package init() {}
  }

  /// The sizes of this index.
  package var sizes: Sizes {
    var sizes = Sizes()
    for header in [header, deltaHeader].compactMap(\.self) {
      for section in SnapshotSection.allCases {
        sizes[keyPath: section.size] += header[section].count
      }
    }
    return sizes
  }
}

extension SnapshotSection {
  /// Where the bytes of the section count.
  fileprivate var size: WritableKeyPath<Snapshot.Sizes, Int> {
    switch self {
    case .directories, .directoryPaths, .files, .fileNames, .overriddenFiles, .overriddenDirectories: \.files
    case .notes, .lines, .types, .hashes, .noteBits: \.items
    case .dictionaryBlocks, .dictionary, .stems: \.words
    case .postings: \.postings
    }
  }
}
