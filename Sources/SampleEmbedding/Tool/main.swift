#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// SampleEmbeddingTool OUTPUT ROOT PATH…: writes Swift that has the text of each file below the root.

/// All bytes of a file; nil when it cannot be read.
func bytes(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return bytes
}

/// A string literal on one line, whatever the text has in it.
func literal(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\"", "\\": result += "\\" + String(scalar)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

let arguments = CommandLine.arguments
guard arguments.count > 3 else { exit(2) }
var source =
  "extension SampleVault {\n  /// Every note with its path.\n  static let written: [(path: String, text: String)] = [\n"
for path in arguments.dropFirst(3) {
  guard let bytes = bytes(of: arguments[2] + "/" + path), let text = String(validating: bytes, as: UTF8.self) else {
    print("error: \(path) cannot be read as UTF-8")
    exit(1)
  }
  source += "    (\(literal(path)), \(literal(text))),\n"
}
source += "  ]\n}\n"
guard let file = fopen(arguments[1], "w") else { exit(1) }
fputs(source, file)
fclose(file)
