extension Path {
  /// Whether a path below the root may be written by a command: it names something in the vault, and nothing of what
  /// vault keeps there for itself.
  var canBeWritten: Bool {
    let components = components
    guard !isAbsolute, !components.isEmpty, bytes.last != UInt8(ascii: "/"), !bytes.contains(0),
      !components.contains(where: { $0.elementsEqual("..".utf8) })
    else { return false }
    guard Self.isNamed(components[0], ".vault") else { return true }
    // The names of a disk that tells no case are the same in capitals.
    return components.count > 1 && !Self.isNamed(components[1], "state") && !Self.isNamed(components[1], "cache")
  }

  private static func isNamed(_ component: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    String(decoding: component, as: UTF8.self).lowercased() == String(describing: name)
  }
}
