import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Images that `vault diary` copies: names, equal ones, and what is no image at all.
@Suite struct `An image of a diary` {
  private static let note = `A diary`.note
  private static let now = `A diary`.now
  private static let before = "- 09:00 a\n"

  private func add(_ image: String, to vault: PlanVault, at now: String = Self.now) -> CommandRun {
    vault.run(["diary", "Walk", "--image=" + image], at: now)
  }

  @Test(arguments: [
    "plain.png", "with blanks.png", "back\\slash.png", " edge .png", "-dash.png", "--image.png", "фото.jpg",
    "cafe\u{301}.png", "💚.png", "quote\"'.png", "a(b).png", "a[b].png", "a<b>.png", "a%20b.png", "a#b?.png",
    "no-ending",
    ".hidden.png", "two.dots.png", "UPPER.PNG", "tab\there.png", "new\nline.png", "\u{1B}[31mred.png",
    "\u{202E}gnp.exe",
    "javascript:alert(1).png", "a|b*c.png", "...", "con.png", String(repeating: "n", count: 251) + ".png",
    String(repeating: "ж", count: 125) + ".png",
  ])
  func `is copied under a safe name, to which the note links`(name: String) throws {
    let vault = try PlanVault.everyday([Self.note: Self.before, "photos/" + name: "PNG"])
    let run = add("photos/" + name, to: vault)
    #expect(run.code == .done, "\(run.errors)")
    let isShownSafely = !(run.output + run.errors).unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E }
    #expect(isShownSafely)
    #expect(vault.text("photos/" + name) == "PNG")
    let text = vault.text(Self.note)
    #expect(text.hasPrefix(Self.before) && text.contains("## 14:30 Walk\n"), "\(text)")
    let link = try #require(vault.imageLinks(Self.note).first, "\(text)")
    #expect(vault.imageLinks(Self.note).count == 1 && !link.hasPrefix("/") && !link.contains(":"), "\(link)")
    let target = vault.target(of: link, in: Self.note)
    #expect(target.hasPrefix("diary/2026/") && vault.text(target) == "PNG", "\(link): \(vault.files)")
    let copy = target.split(separator: "/").last.map(String.init) ?? ""
    #expect(!copy.isEmpty && copy.utf8.count <= 255 && !copy.hasPrefix(".") && !copy.hasPrefix("-"), "\(copy)")
    #expect(copy == copy.trimmingCharacters(in: .whitespacesAndNewlines) && !copy.contains("\\"), "\(copy)")
    #expect(!copy.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E }, "\(copy)")
    #expect(vault.run(["check"], at: Self.now).output.isEmpty)
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == Self.before && vault.images.isEmpty, "\(vault.files)")
  }

  @Test func `named as a note becomes none`() throws {
    let vault = try PlanVault.everyday([Self.note: Self.before, "photos/note.MD": "PNG"])
    let run = add("photos/note.MD", to: vault)
    let notes = vault.files.filter { $0.hasPrefix("diary/") && $0.lowercased().hasSuffix(".md") }
    #expect(notes == [Self.note] && (run.code == .done || vault.text(Self.note) == Self.before), "\(vault.files)")
  }

  @Test func `of an equal name overwrites nothing, not even a file that was there by hand`() throws {
    let vault = try PlanVault.everyday([
      "diary/2026/a.png": "by hand", "diary/2026/2026-11-20/a.png": "by hand too", "p/a.png": "1", "q/a.png": "2",
      "r/A.png": "3",
    ])
    for (place, image) in ["p/a.png", "q/a.png", "r/A.png"].enumerated() {
      #expect(add(image, to: vault, at: "2026-11-20T14:3\(place)").code == .done)
    }
    #expect(vault.text("diary/2026/a.png") == "by hand" && vault.text("diary/2026/2026-11-20/a.png") == "by hand too")
    let targets = vault.imageLinks(Self.note).map { vault.target(of: $0, in: Self.note) }
    #expect(targets.map { vault.text($0) } == ["1", "2", "3"], "\(targets)")
    // Also where a file system tells no case apart.
    #expect(Set(targets.map { $0.lowercased() }).count == 3, "\(targets)")
  }

  @Test func `from elsewhere may have an absolute path, and is taken for itself through a link`() throws {
    let elsewhere = try ScratchDirectory(["album/pot.png": "POT"])
    let vault = try PlanVault.everyday()
    try vault.directory.link("link.png", to: elsewhere.path + "/album/pot.png")
    #expect(add(elsewhere.path + "/album/pot.png", to: vault).code == .done)
    #expect(add("link.png", to: vault, at: "2026-11-20T14:31").code == .done)
    let targets = vault.imageLinks(Self.note).map { vault.target(of: $0, in: Self.note) }
    #expect(targets.map { vault.text($0) } == ["POT", "POT"], "\(targets)")
    let attributes = try targets.map {
      try FileManager.default.attributesOfItem(atPath: vault.directory.path + "/" + $0)[.type] as? FileAttributeType
    }
    #expect(attributes == [.typeRegular, .typeRegular])
  }

  @Test(arguments: [
    "photos/gone.png", "photos", "photos/", ".", "/", "", "photos/a.png/b.png",
    String(repeating: "n", count: 300) + ".png",
    "dangling.png", "/dev/null", "photos/\u{0}x.png",
  ])
  func `that is none is refused, and nothing changes`(name: String) throws {
    let vault = try PlanVault.everyday([Self.note: Self.before, "photos/a.png": "PNG"])
    try vault.directory.link("dangling.png", to: "nowhere.png")
    let files = vault.contents
    let run = add(name, to: vault)
    #expect(run.code == .ioFailure || run.code == .wrongCall, "\(run.output)\(run.errors)")
    #expect(vault.contents == files && !run.errors.isEmpty, "\(vault.files)")
  }

  @Test func `that is missing is told from a wrong call, in both languages`() throws {
    for (language, isUkrainian) in [("en", false), ("uk", true)] {
      let vault = try PlanVault.everyday()
      let run = vault.run(["diary", "Walk", "--image", "gone.png", "--lang", language], at: Self.now)
      #expect(run.code == .ioFailure && vault.files.isEmpty)
      #expect(run.errors.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) } == isUkrainian, "\(run.errors)")
    }
  }

  @Test(.enabled(if: isThere(.ordinaryUser))) func `that nobody may read is refused`() throws {
    let vault = try PlanVault.everyday([Self.note: Self.before, "a.png": "PNG"])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: vault.directory.path + "/a.png")
    #expect(add("a.png", to: vault).code == .ioFailure)
    #expect(vault.text(Self.note) == Self.before && vault.images.isEmpty)
  }

  @Test(.enabled(if: isThere(.time))) func `of a hundred megabytes is copied whole or refused`() throws {
    let vault = try PlanVault.everyday([Self.note: Self.before, "a.png": ""])
    let size = 100 << 20
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: vault.directory.path + "/a.png"))
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
    let run = add("a.png", to: vault)
    let copies = vault.images
    guard run.code == .done else {
      return #expect(copies.isEmpty && vault.text(Self.note) == Self.before && !run.errors.isEmpty)
    }
    let path = vault.directory.path + "/" + (copies.first ?? "")
    #expect(copies.count == 1)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == size)
  }

  @Test func `tried out is not copied`() throws {
    let vault = try PlanVault.everyday([Self.note: Self.before, "a.png": "PNG"])
    let files = vault.contents
    #expect(vault.run(["diary", "Walk", "--image", "a.png", "--dry-run"], at: Self.now).code == .done)
    #expect(vault.contents == files)
  }

  @Test func `alone makes a heading, and a mood a line below it`() throws {
    let vault = try PlanVault.everyday(["a.png": "PNG"])
    let words = ["diary", "Walk", "--image", "a.png", "--mood", "happy"]
    #expect(vault.run(words, at: Self.now).code == .done)
    let lines = vault.text(Self.note).split(separator: "\n").map(String.init)
    let heading = try #require(lines.firstIndex(of: "## 14:30 Walk"), "\(lines)")
    let mood = try #require(lines.firstIndex { $0.hasPrefix("- 14:30") && $0.contains("{mood: happy}") }, "\(lines)")
    #expect(heading < mood)
    #expect(vault.imageLinks(Self.note).count == 1)
  }
}
