import Foundation

/// What is wrong with a source.
struct Fault: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// The text of a file; throws a fault where there is none.
func text(at path: String) throws -> String {
  guard let data = FileManager.default.contents(atPath: path) else { throw Fault("no file \(path)") }
  guard let text = String(validating: data, as: UTF8.self) else { throw Fault("\(path) is not UTF-8") }
  return text
}

/// The names in a folder, in their order; throws a fault where there is none.
func names(in folder: String) throws -> [String] {
  do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
    throw Fault("no folder \(folder)")
  }
}
