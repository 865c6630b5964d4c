/// A part of CLINC150: pairs of a request and its label.
func intents(_ path: String, part: String) throws -> [String] {
  guard let pairs = try JSON(parsing: try text(at: path))[part]?.array else { throw Fault("\(path) has no \(part)") }
  return try pairs.map { pair in
    guard let texts = pair.array?.compactMap(\.string), texts.count == 2 else { throw Fault("a pair is no pair") }
    return texts[1] + "\t" + texts[0]
  }
}
