import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The checks of vault doctor` {
  /// Files beside a sound vault, and what a check says of them.
  struct Row: Sendable, CustomTestStringConvertible {
    let check: String
    let files: [String: String]
    let severity: String
    /// What each finding says, in order: its `path`, then `:line:column` if it has one.
    let places: [String]

    init(_ check: String, _ files: [String: String], _ severity: String, _ places: [String]) {
      self.check = check
      self.files = files
      self.severity = severity
      self.places = places
    }

    var testDescription: String { "\(check) \(places)" }
  }

  static let copy = "recipes/soup.sync-conflict-20261120-101530-ABCDEFG.md"

  static let faults: [Row] = [
    Row("conflict-copies", [copy: "x\n"], "error", [copy]),
    Row(
      "conflict-copies", ["gone (Ann's conflicted copy 2026-11-20).md": "x\n"], "error",
      ["gone (Ann's conflicted copy 2026-11-20).md"]),
    Row("possible-copies", ["home 2.md": "# Home\n\nAnother text.\n"], "note", ["home 2.md"]),
    Row("possible-copies", ["home (1).md": "# Home\n"], "note", ["home (1).md"]),
    Row(
      "possible-copies", ["a.md": "one\ntwo\nthree\nfour\nfive\n", "a 3.md": "one\ntwo\nthree\nfour\nsix\n"], "note",
      ["a 3.md"]),
    Row("conflict-markers", ["a.md": "# A\n\n<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\n"], "error", ["a.md:3:1"]),
    Row("block-ids", ["a.md": "- [ ] one ^x\n- [ ] two ^y\n- [ ] three ^x\n"], "error", ["a.md:3:13"]),
    Row(
      "calendar-ids", ["a.md": "---\nuid: 1@x\n---\n", "b.md": "---\ntype: event\nuid: 1@X\n---\n"], "error",
      ["b.md:3:6"]),
    Row("names", ["Home.md": "# House\n"], "note", ["home.md"]),
    Row("leftovers", [".vault-0123456789abcdef.tmp": "x"], "note", [".vault-0123456789abcdef.tmp"]),
    Row("leftovers", ["recipes/.vault-0123456789abcdef.tmp~": "x"], "note", ["recipes/.vault-0123456789abcdef.tmp~"]),
    Row("journal", [".vault/state/journal": "nonsense"], "error", [".vault/state/journal"]),
    Row(
      "device", [".vault/state/journal.aside-0123456789abcdef": "x"], "note",
      ["", ".vault/state/journal.aside-0123456789abcdef"]),
    Row("settings", [".vault/config.yaml": "lang: en\nlocales: uk\n"], "error", [".vault/config.yaml:2:1"]),
  ]

  @Test(arguments: faults)
  func `name what is wrong, and where`(row: Row) throws {
    let vault = try DoctorVault(row.files)
    let lines = vault.lines(of: row.check)
    let places = try lines.map { line in
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let path = object["path"] as? String ?? ""
      guard let number = object["line"] as? Int, let column = object["column"] as? Int else { return path }
      return "\(path):\(number):\(column)"
    }
    #expect(places.map { Array($0.utf8) } == row.places.map { Array($0.utf8) })
    #expect(lines.last?.contains(#""severity":"\#(row.severity)""#) == true, "\(lines)")
    #expect((vault.run("doctor").code == .nothingFound) == (row.severity == "error"))
  }

  @Test func `find nothing wrong with a sound vault`() throws {
    let vault = try DoctorVault()
    let run = vault.run("doctor")
    #expect(run.code == .done)
    #expect(!run.output.contains("✗"), "\(run.output)")
    #expect(run.output.split(separator: "\n").filter { $0.contains("•") }.count == 1, "this run knows no git")
    #expect(run.errors == "0 problems, 1 remark\n")
    for check in Set(Self.faults.map(\.check)).subtracting(["possible-copies"]) {
      #expect(vault.lines(of: check).count == 1)
      #expect(vault.lines(of: check)[0].contains(#""severity":"ok""#))
    }
  }

  @Test(arguments: [
    ["Chapter.md": "# Chapter\n\nIt begins.\n", "Chapter 2.md": "# Chapter 2\n\nIt goes on.\n"],
    ["Week.md": "one\ntwo\n", "Week 2.md": "one\ntwo\n"],
    ["Kyiv.md": "# Kyiv\n", "Kyiv 2026.md": "# Kyiv\n"],
    ["Part 2.md": "# Part\n"],
  ])
  func `take no numbered note for a copy that says something of its own`(files: [String: String]) throws {
    let vault = try DoctorVault(files)
    #expect(vault.lines(of: "possible-copies").isEmpty)
    for name in files.keys { #expect(vault.run("show", name).code == .done, "it is indexed") }
  }

  @Test func `count the notes that nothing links to`() throws {
    let vault = try DoctorVault(["a.md": "# A\n", "b.md": "# B\n\n[[a]]\n", "c.md": "# C\n"])
    let lines = vault.lines(of: "orphans")
    #expect(lines.count == 1)
    #expect(lines[0].contains(#""message":"2 notes have no link to them","mend":"vault search linked-from:none""#))
    #expect(vault.run("search", "linked-from:none", "--count").output == "2\n")
  }

  @Test func `name notes whose letters are only composed in another way`() throws {
    let vault = try DoctorVault()
    for name in ["\u{439}.md", "\u{438}\u{306}.md"] { try vault.directory.write(name, "# \(name.utf8.count)\n") }
    let lines = vault.lines(of: "names")
    #expect(lines.count == 1 && lines[0].contains("letters are composed differently"), "\(lines)")
  }

  @Test func `name notes that cannot be read`() throws {
    let vault = try DoctorVault()
    try vault.directory.write("bad.md", [0x23, 0x20, 0xFF, 0x0A])
    #expect(vault.lines(of: "unreadable").count == 1)
    #expect(vault.lines(of: "unreadable")[0].contains(#""severity":"error","path":"bad.md""#))
  }

  @Test func `tell a damaged index, and make it anew`() throws {
    let vault = try DoctorVault()
    #expect(vault.lines(of: "index")[0].contains("the index was built from 2 notes"))
    #expect(vault.lines(of: "index")[0].contains("the index is up to date: 2 notes"))
    try vault.directory.write("home.md", "# Home\n\nAnother, with [[soup]] and [[home]].\n")
    #expect(vault.lines(of: "index")[0].contains("the index is up to date again: 1 changed note was read"))
    try vault.directory.write(".vault/cache/index", "nonsense")
    let damaged = vault.lines(of: "index")
    #expect(damaged.count == 1 && damaged[0].contains(#""severity":"note""#))
    #expect(vault.lines(of: "index")[0].contains("the index is up to date: 2 notes"))
  }

  @Test func `tell whose the state is`() throws {
    let vault = try DoctorVault()
    #expect(vault.lines(of: "device")[0].contains("no command has changed a note"))
    #expect(vault.run("add", "call Bob").code == .done)
    #expect(vault.lines(of: "device")[0].contains("belongs to this device"))
    try vault.directory.write(".vault/state/device", String(repeating: "ab", count: 16) + "\n")
    let foreign = vault.lines(of: "device")
    #expect(foreign.count == 1 && foreign[0].contains(#""severity":"note""#))
    #expect(foreign[0].contains("belongs to another device and is not used"))
  }

  @Test func `see who may look into the folders of vault`() throws {
    let vault = try DoctorVault()
    #expect(vault.run("add", "call Bob").code == .done)
    #expect(vault.lines(of: "permissions")[0].contains(#""severity":"ok""#))
    let state = vault.directory.path + "/.vault/state"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: state)
    #expect(
      vault.lines(of: "permissions") == [
        #"{"area":"state","check":"permissions","severity":"error","#
          + #""message":"others can read or change .vault/state (permissions 755)","mend":"chmod 700 \#(state)"}"#
      ])
  }

  @Test func `see what stands in the place of a folder of vault`() throws {
    let vault = try DoctorVault([".vault/cache": "x", ".vault/state": "x"])
    let index = vault.lines(of: "index")
    #expect(index.count == 2 && index[0].contains(#""severity":"note""#), "the index cannot be kept")
    let folders = vault.lines(of: "permissions")
    #expect(folders.count == 2 && folders.allSatisfy { $0.contains("should be a plain file or folder of your own") })
    let device = vault.lines(of: "device")
    #expect(device.count == 1 && device[0].contains("cannot read .vault/state: it is not a folder"), "\(device)")
    #expect(vault.lines(of: "journal").isEmpty)
    #expect(vault.run("doctor").code == .nothingFound)
  }

  @Test func `read the user's own configuration`() throws {
    let vault = try DoctorVault([".config-home/vault/config.yaml": "editor: [a]\n"])
    let path = vault.directory.path + "/.config-home/vault/config.yaml"
    let lines = vault.lines(of: "user-settings")
    #expect(lines.count == 1 && lines[0].contains(#""severity":"error","path":"\#(path)","line":1"#), "\(lines)")
    try vault.directory.write(".config-home/vault/config.yaml", "editor: vi\n")
    #expect(vault.lines(of: "user-settings")[0].contains(#""severity":"ok""#))
  }

  @Test func `are listed by area, with the command that mends`() throws {
    let vault = try DoctorVault([Self.copy: "x\n", "Home.md": "# House\n"])
    let run = vault.run("doctor")
    #expect(run.code == .nothingFound)
    #expect(
      run.output.contains(
        """
        Sync programs
          ✗ \(Self.copy): a conflict copy of recipes/soup.md, made by Syncthing; search does not see it
              vault doctor --merge-copies
        Notes
          ✓ 3 notes read

        """), "\(run.output)")
    #expect(run.errors.hasSuffix("1 problem, 3 remarks\n"), "\(run.errors)")
    let ukrainian = vault.run("doctor", language: "uk_UA.UTF-8")
    #expect(
      ukrainian.output.contains(
        """
        Програми синхронізації
          ✗ \(Self.copy): конфліктна копія нотатки recipes/soup.md від програми Syncthing; пошук її не бачить
              vault doctor --merge-copies
        """), "\(ukrainian.output)")
    #expect(ukrainian.errors.hasSuffix("1 проблема, 3 зауваження\n"))
  }
}
