/// The entries of one directory, their names in one buffer: nothing is allocated for an entry.
package struct DirectoryListing: Sendable {
  /// One entry: where its name stands in ``names``, and what the directory says it is.
  package struct Entry: Sendable {
    package var nameStart: Int32, nameEnd: Int32
    /// nil when the directory does not say, and the name must be asked.
    package var kind: FileStatus.Kind?
  }

  /// The names one after another, each ended by a NUL that is not part of it.
  package private(set) var names: [UInt8] = []
  package private(set) var entries: [Entry] = []

  package init() {}

  /// The name of an entry, without its NUL.
  package func name(of entry: Entry) -> ArraySlice<UInt8> { names[Int(entry.nameStart)..<Int(entry.nameEnd)] }

  package mutating func append(name: some Sequence<UInt8>, kind: FileStatus.Kind?) {
    let start = names.count
    names.append(contentsOf: name)
    entries.append(Entry(nameStart: Int32(clamping: start), nameEnd: Int32(clamping: names.count), kind: kind))
    names.append(0)
  }

  package mutating func removeAll() {
    names.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }
}
