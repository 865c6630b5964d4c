/// The lines of a diff that is being written.
struct DiffLines {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  /// Writes a line of its own words around two paths.
  mutating func add(_ words: String, _ path: [UInt8] = [], _ moreWords: String = "", _ otherPath: [UInt8] = []) {
    bytes += words.utf8
    bytes += path
    bytes += moreWords.utf8
    bytes += otherPath
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes the line that names one side, or that it does not exist.
  mutating func addName(_ sign: String, _ path: QuotedPath?) {
    add(sign, path?.bytes ?? Array("/dev/null".utf8), "", path?.end ?? [])
  }

  /// Writes a line of a note behind its sign, and says so if it has no line break.
  mutating func add(_ sign: UInt8, _ line: ArraySlice<UInt8>) {
    bytes.append(sign)
    bytes += line
    if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
  }
}
