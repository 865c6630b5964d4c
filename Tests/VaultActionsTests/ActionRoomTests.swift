import Foundation
import Synchronization
import Testing
import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTestSupport

/// What holds of the room of actions as a whole.
@Suite struct `The room of actions` {
  private static let folder = VaultBinary.packageRoot.appendingPathComponent("Sources/VaultActions")

  /// The files of the room, without their comments.
  private static let sources: [(name: String, text: String)] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.compactMap { url in
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      let code = text.components(separatedBy: "\n").filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      return (url.lastPathComponent, code.joined(separator: "\n"))
    }
  }()

  @Test(arguments: [
    // No file knows the command line, prints, reads a flag or knows a terminal.
    #"import VaultCommands"#, #"\bInvocation\b"#, #"\bArguments\b"#, #"\bFlag\b"#, #"\bPainter\b"#, #"\bOutputSink\b"#,
    #"\bprint\("#, #"\bisTerminal\b"#, #"\bExitCode\b"#, #"\breadLine\("#, #""--[a-z]"#,
    // None puts a sentence into words, or branches on one; the compiler knows no way to compare two.
    #"\bMessages\("#, #"remark\.key(?!,)"#,
  ])
  func `has nothing that belongs to the command line`(pattern: String) throws {
    #expect(Self.sources.count > 20)
    let found = try NSRegularExpression(pattern: pattern)
    for (name, text) in Self.sources {
      let range = NSRange(text.startIndex..., in: text)
      #expect(found.firstMatch(in: text, range: range) == nil, "\(name): \(pattern)")
    }
  }

  @Test func `imports no room above it`() throws {
    let manifest = try String(
      contentsOf: VaultBinary.packageRoot.appendingPathComponent("Package.swift"), encoding: .utf8)
    let start = try #require(manifest.range(of: "\"VaultActions\",\n      imports: ["))
    let imports = manifest[start.upperBound...].prefix { $0 != "]" }
    #expect(imports.contains("VaultStore") && !imports.contains("VaultCommands"))
  }

  /// How often files were opened, by their names, and folders were listed.
  private final class Opened: Sendable {
    let counts = Mutex<[String: Int]>([:])
    func add(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }
    func count(_ name: String) -> Int { counts.withLock { $0[name] ?? 0 } }
  }

  @Test(arguments: [ItemRequest(["buy soap"]), ItemRequest(["buy soap"], where: QueryRequest("type:task"))])
  func `opens the vault once for a tick`(request: ItemRequest) throws {
    let notes = [
      ".vault/config.yaml": "week-start: monday\n", "a.md": "- [ ] buy soap {depends: other}\n",
      "folder/b.md": "- [ ] sell soap {id: other}\n",
    ]
    let vault = try ScratchWorkspace(notes)
    let first = vault.workspace()
    _ = try first.vault().index
    first.finish()
    // Both folders changed, so that both are listed.
    for path in ["c.md", "folder/d.md"] { try vault.directory.write(path, "text\n") }
    let opened = Opened()
    vault.device.files.open = { directory, name, how throws(SystemError) in
      opened.add(String(decoding: name, as: UTF8.self).split(separator: "/").last.map(String.init) ?? "")
      return try FileOperations.system.open(directory, name, how)
    }
    vault.device.files.list = { directory, listing throws(SystemError) in
      opened.add("a folder")
      try FileOperations.system.list(directory, &listing)
    }
    // It is looked up by its name, found by a query, and what it waits for is asked for: three questions to one index.
    let proposal = try #require(try MarkTasks(request, as: .done).proposal(in: vault.workspace()))
    #expect(!proposal.writes.isEmpty)
    #expect(opened.count("config.yaml") == 1)
    #expect(opened.count("index") == 1)
    // The root and the one folder in it.
    #expect(opened.count("a folder") == 2)
  }
}
