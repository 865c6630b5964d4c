package import VaultModel

/// The system's files of time zones: `$TZDIR`, else the usual folders (tzfile(5)).
///
/// ```swift
/// let files = ZoneFiles(directory: environment["TZDIR"], files: .system)
/// try files.rules(named: "Europe/Kyiv")
/// ```
package struct ZoneFiles: Sendable {
  private let folders: [Path]
  private let reader: FileReader

  /// - Parameter directory: the value of `TZDIR`; when it is an absolute path no other folder is looked at.
  package init(directory: String?, files: FileOperations) {
    if let directory, directory.hasPrefix("/") {
      folders = [Path(directory)]
    } else {
      folders = Self.usualFolders
    }
    reader = FileReader(files)
  }

  /// Where Linux, macOS and the BSDs keep their zones.
  private static let usualFolders: [Path] = [
    Path("/usr/share/zoneinfo"), Path("/usr/lib/zoneinfo"), Path("/usr/share/lib/zoneinfo"), Path("/etc/zoneinfo"),
  ]
  /// The zone that the system's clocks follow.
  private static let systemZone = Path("/etc/localtime")
  /// The longest file that is read, in bytes; the largest of the tz database has 4 KB.
  private static let limit = 1 << 20

  /// The rules of a zone by its IANA name; nil when no folder has such a file, or what it has is no zone.
  package func rules(named name: String) -> ZoneRules? {
    guard Self.isName(name) else { return nil }
    for folder in folders {
      if let rules = rules(at: folder.appending(name)) { return rules }
    }
    return nil
  }

  /// The rules of the clocks of this device: those that `TZ` names, else the system's.
  ///
  /// - Parameter variable: the value of `TZ`: `Europe/Kyiv`, `:Europe/Kyiv`, an absolute path, or a rule such as
  ///   `EET-2EEST,M3.5.0/3,M10.5.0/4` (POSIX.1 section 8.3).
  package func deviceRules(variable: String?) -> ZoneRules? {
    guard var text = variable.map({ $0[...] }) else { return rules(at: Self.systemZone) }
    if text.hasPrefix(":") { text.removeFirst() }
    // An empty variable means UTC.
    if text.isEmpty { return ZoneRules(offset: 0) }
    if text.hasPrefix("/") { return rules(at: Path(String(text))) }
    return rules(named: String(text)) ?? ZoneRules(posixRule: String(text))
  }

  /// Only names of the tz database are looked up: a vault must not make the program read another file.
  private static func isName(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x5F: true
          default: false
          }
        }
    }
  }

  private func rules(at path: Path) -> ZoneRules? {
    // `/etc/localtime` and many zones are links.
    guard let real = try? reader.files.realPath(path.bytes),
      let bytes = try? reader.contents(named: Path(bytes: real), limit: Self.limit)
    else { return nil }
    return try? ZoneRules(bytes)
  }
}

extension ZoneTable {
  /// The zones of a vault: its own, which is that of its setting, else that of the device; and those that are named.
  ///
  /// - Parameter setting: the vault's `timezone`.
  /// - Returns: the table, and the names that no file has.
  package static func read(
    setting: String?, named names: some Sequence<String>, deviceVariable: String?, from files: ZoneFiles
  ) -> (table: ZoneTable, unknown: [String]) {
    var named: [String: ZoneRules] = [:]
    var unknown: [String] = []
    for name in Set(names).sorted() {
      named[name] = files.rules(named: name)
      if named[name] == nil { unknown.append(name) }
    }
    let home = setting.flatMap(files.rules(named:)) ?? files.deviceRules(variable: deviceVariable)
    if let setting, files.rules(named: setting) == nil { unknown.insert(setting, at: 0) }
    return (ZoneTable(home: home, named: named), unknown)
  }
}
