import Foundation
import Testing
import VaultSearch
import VaultTestSupport

/// Whether people find what they look for, by name and by question, in notes that were not written for a test.
@Suite struct FindingConformance {
  @Test func `a note of the sample vault is found by each of its names`() throws {
    try expectNames(of: try Self.sampleVault(), "sample-vault")
  }

  @Test func `a foreign note is found by each of its names`() throws {
    guard let notes = try Self.foreignVault() else { return }
    try expectNames(of: notes, "foreign-vault")
  }

  /// Questions in words of a reader, each with the page that answers it, written down before any was tried.
  @Test func `a page of the guide is among the first five that answer a question`() throws {
    let answered = try answered(Self.ofTheGuide, in: try Self.sampleVault())
    print("questions-guide: \(answered)/\(Self.ofTheGuide.count)")
    #expect(answered * 40 >= Self.ofTheGuide.count * 34)
  }

  @Test func `a foreign page is among the first five that answer a question`() throws {
    guard let notes = try Self.foreignVault() else { return }
    let answered = try answered(Self.ofForeignPages, in: notes)
    print("questions-foreign: \(answered)/\(Self.ofForeignPages.count)")
    #expect(answered * 40 >= Self.ofForeignPages.count * 34)
  }

  // MARK: Names

  /// Each name is asked for by its words; notes with equal names count as one.
  private func expectNames(of notes: [(path: String, text: String)], _ label: String) throws {
    let vault = try SearchedVault(notes)
    var (found, total) = (0, 0)
    var missed: [String] = []
    for number in LongSearch.some(600, of: Array(notes.indices)) {
      for name in Set(vault.names(ofNote: number).map(WordForms.words(of:))) where !name.isEmpty {
        total += 1
        let shown = try vault.shown(for: name.joined(separator: " "), limit: 3)
        if shown.contains(where: { $0.names.contains { WordForms.words(of: $0) == name } }) {
          found += 1
        } else {
          missed.append(name.joined(separator: " "))
        }
      }
    }
    print("names-\(label): \(found)/\(total)")
    #expect(total > 0 && found * 100 >= total * 97, "\(missed.sorted().prefix(20))")
  }

  // MARK: Questions

  private func answered(
    _ questions: KeyValuePairs<String, String>, in notes: [(path: String, text: String)]
  ) throws -> Int {
    let vault = try SearchedVault(notes)
    var answered = 0
    for (question, page) in questions {
      let shown = try vault.shown(for: question, limit: 5).map(\.path)
      let isShown = shown.contains { "/\($0)".hasSuffix("/" + page) }
      if isShown { answered += 1 } else { print("  \(question): \(shown)") }
    }
    return answered
  }

  private static let ofTheGuide: KeyValuePairs = [
    "undo a change": "guide/changing-notes.md",
    "scale a recipe": "guide/recipes-and-scaling.md",
    "negate a query": "guide/searching.md",
    "import a calendar": "guide/exchange.md",
    "shell completions": "guide/command-line.md",
    "exit codes": "guide/command-line.md",
    "where is the cache": "guide/files-and-safety.md",
    "conflict copies": "guide/doctor.md",
    "budget of a month": "guide/money.md",
    "free rooms": "guide/timetable-rooms.md",
    "what expires in the pantry": "guide/pantry-and-cooking.md",
    "plan a meal": "guide/meals.md",
    "git merge notes": "guide/git.md",
    "як перерахувати рецепт": "guide/ukrainian.md",
  ]

  private static let ofForeignPages: KeyValuePairs = [
    "convert system string to standard string": "how-to-convert-system-string-to-standard-string.md",
    "quoting rules powershell": "about_Quoting_Rules.md",
    "unresolved external symbol": "linker-tools-error-lnk2001.md",
    "security of network drivers": "security-issues-for-network-drivers.md",
    "bit shift opcodes evm": "eip-145.md",
    "expire historical block data": "eip-4444.md",
    "random opcode instead of difficulty": "eip-4399.md",
    "limit nonce of account": "eip-2681.md",
    "write comment based help": "about_Comment_Based_Help.md",
    "where modules are searched PSModulePath": "about_PSModulePath.md",
    "debug a script in the ISE": "How-to-Debug-Scripts-in-Windows-PowerShell-ISE.md",
    "validate parameters of a cmdlet": "how-to-validate-parameter-input.md",
    "run jobs in threads": "about_Thread_Jobs.md",
    "remote computer requirements powershell": "about_Remote_Requirements.md",
    "chain commands when the first succeeds": "about_Pipeline_Chain_Operators.md",
    "boot options bcdedit": "bcd-boot-options-reference.md",
    "usb descriptors of a device": "usb-device-descriptors.md",
    "debug the local machine live": "live-local-debugging.md",
    "video driver failed to initialize bug check": "bug-check-0xb4--video-driver-init-failure.md",
    "filter driver inf settings": "inf-file-settings-for-filter-drivers.md",
    "internal linkage of names": "internal-linkage.md",
    "floating point constant limits": "limits-on-floating-point-constants.md",
    "compile C++/CX program command line": "walkthrough-compiling-a-cpp-cx-program-on-the-command-line.md",
    "custom build tool msbuild": "how-to-add-custom-build-tools-to-msbuild-projects.md",
    "message map": "tn006-message-maps.md",
    "install embedded tools visual studio": "download-and-install-the-embedded-tooling.md",
  ]

  // MARK: The notes

  private static func sampleVault() throws -> [(path: String, text: String)] {
    let root = VaultBinary.packageRoot.appendingPathComponent("sample-vault")
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".md") && !$0.contains(".vault/") }.sorted().map { path in
      (path, try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }
  }

  private static func foreignVault() throws -> [(path: String, text: String)]? {
    try ForeignVault.notes()?.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
  }
}
