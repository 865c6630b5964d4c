#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where programs are looked for: in the absolute folders of `PATH`.
struct ProgramSearch {
  private let folders: [Path]

  /// The value of `PATH`; where it is not set, the folders of the system.
  init(_ path: [UInt8] = ProgramSearch.inherited) {
    folders = path.split(separator: UInt8(ascii: ":")).map { Path(bytes: $0) }.filter(\.isAbsolute)
  }

  /// The path of a program by its name; a path stays as it is.
  ///
  /// - Throws: ``SystemError/notFound`` when no folder has a program of this name.
  func path(of program: [UInt8]) throws(SystemError) -> [UInt8] {
    if program.contains(UInt8(ascii: "/")) { return program }
    guard !program.isEmpty else { throw .notFound }
    for folder in folders {
      let path = folder.appending(Path(bytes: program)).bytes
      guard unsafe withName(path, { unsafe access($0, X_OK) }) == 0 else { continue }
      // Folders may be entered, which is the same permission.
      var status = stat()
      guard unsafe withName(path, { unsafe stat($0, &status) }) == 0, FileStatus(status).kind == .regular
      else { continue }
      return path
    }
    throw .notFound
  }

  private static var inherited: [UInt8] {
    guard let path = unsafe getenv("PATH") else { return Array("/usr/local/bin:/usr/bin:/bin".utf8) }
    return unsafe Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
