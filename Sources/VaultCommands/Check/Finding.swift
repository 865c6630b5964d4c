import VaultStore
import VaultSyntax

/// One diagnostic of `vault check`, with the file it stands in and its place there.
struct Finding: Sendable {
  /// The file, as it is printed: below the vault's root, or as the user wrote it.
  var path: Path
  var start: SourceLocation
  var end: SourceLocation
  var diagnostic: Diagnostic
  /// Why the file or folder cannot be read, when that is the finding.
  var reason: UnreadableReason?
  /// Whether it was put right; nil where nothing was to be.
  var isFixed: Bool?

  /// The findings for the diagnostics of one file, in the order of its text.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  static func findings(
    _ diagnostics: [Diagnostic], in bytes: [UInt8], path: Path, isFixed: Bool? = nil
  ) -> [Finding] {
    guard !diagnostics.isEmpty else { return [] }
    let places = SourceLocation.locations(of: diagnostics.flatMap { [$0.range.lower, $0.range.upper] }, in: bytes)
    return diagnostics.enumerated()
      .map { number, diagnostic in
        Finding(
          path: path, start: places[2 * number], end: places[2 * number + 1], diagnostic: diagnostic, isFixed: isFixed)
      }
      .sorted { ($0.start, $0.diagnostic.code.rawValue) < ($1.start, $1.diagnostic.code.rawValue) }
  }

  /// A file or a folder that cannot be read.
  static func unreadable(_ code: DiagnosticCode, _ path: Path, _ reason: UnreadableReason) -> Finding {
    let place = SourceLocation(line: 1, column: 1)
    return Finding(
      path: path, start: place, end: place,
      diagnostic: Diagnostic(code, at: ByteRange(0, 0), values: [reason.name]), reason: reason)
  }
}

extension UnreadableReason {
  /// The reason as programs read it.
  fileprivate var name: String {
    switch self {
    case .invalidUTF8(.unknown): "not-utf-8"
    case .invalidUTF8(.windows1251): "windows-1251"
    case .invalidUTF8(.utf16): "utf-16"
    case .tooLarge: "too-large"
    case .noPermission: "no-permission"
    case .vanished: "vanished"
    case .notRegularFile: "not-regular"
    case .linkLeadsOutside: "link-outside"
    case .linkLeadsToNoNote: "link-no-note"
    case .linkIsDangling: "link-dangling"
    case .tooDeep: "too-deep"
    case .system(let error): "system-\(error.code)"
    }
  }
}
