/// A file-system path as its bytes: names need not be UTF-8, and are compared byte for byte as the system does.
///
/// ```swift
/// Path("recipes/borshch.md").name == "borshch.md"
/// ```
package struct Path: Hashable, Sendable, Comparable {
  /// The bytes as the system takes them, without a NUL.
  package var bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    self.bytes = bytes.firstIndex(of: 0).map { Array(bytes[..<$0]) } ?? bytes
  }
  package init(_ text: String) { self.init(bytes: text.utf8) }

  /// Order by bytes, the order of every listing.
  package static func < (left: Path, right: Path) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }

  /// The path as text, with invalid UTF-8 repaired: for people only.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The names between the slashes; empty ones and `.` are left out.
  package var components: [ArraySlice<UInt8>] {
    bytes.split(separator: Self.slash).filter { !$0.elementsEqual([Self.dot]) }
  }

  /// The last name.
  package var name: String { String(decoding: components.last ?? [], as: UTF8.self) }

  /// Whether the last name is that of a note.
  package var isNote: Bool { IgnoreReason.isMarkdown(components.last ?? []) }

  /// The last name without `.md`, in any case.
  package var stem: String { String(decoding: stemBytes, as: UTF8.self) }

  /// The bytes of the last name without `.md`, in any case.
  package var stemBytes: [UInt8] {
    let name = components.last ?? []
    return Array(IgnoreReason.isMarkdown(name) ? name.dropLast(3) : name[...])
  }

  /// The path without its last name; `/` and the empty path are their own parents.
  package var parent: Path {
    guard let last = bytes.lastIndex(of: Self.slash) else { return Path("") }
    return last == 0 ? Path("/") : Path(bytes: bytes[..<last])
  }

  /// This path followed by another one; an absolute one stands alone.
  package func appending(_ other: Path) -> Path {
    if other.isAbsolute || bytes.isEmpty { return other }
    if other.bytes.isEmpty { return self }
    return Path(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + other.bytes)
  }

  package func appending(_ name: String) -> Path { appending(Path(name)) }

  /// The path without `.` and `..` names, worked out from the text alone: links are not looked at.
  package var normalized: Path {
    var kept: [ArraySlice<UInt8>] = []
    for component in components {
      if component.elementsEqual([Self.dot, Self.dot]), let last = kept.last,
        !last.elementsEqual([Self.dot, Self.dot])
      {
        kept.removeLast()
      } else if !(isAbsolute && component.elementsEqual([Self.dot, Self.dot])) {
        kept.append(component)
      }
    }
    let joined = Array(kept.joined(separator: [Self.slash]))
    return Path(bytes: isAbsolute ? [Self.slash] + joined : joined)
  }

  /// The rest of this path below another one, or nil when it does not lie below it; the path itself gives "".
  package func relative(to root: Path) -> Path? {
    if bytes == root.bytes { return Path("") }
    var prefix = root.bytes
    if prefix.last != Self.slash { prefix.append(Self.slash) }
    guard bytes.starts(with: prefix) else { return nil }
    return Path(bytes: bytes[prefix.count...])
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
}

extension Path: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
