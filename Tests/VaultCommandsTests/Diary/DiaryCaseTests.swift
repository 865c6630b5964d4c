import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

extension PlanVault {
  /// The links to images of a note, as they are written between brackets.
  func imageLinks(_ path: String) -> [String] {
    text(path).matches(of: #/!\[[^\]]*\]\((?:<([^>]+)>|((?:[^()\s]|\([^()\s]*\))+))/#).map { match in
      String(match.output.1 ?? match.output.2 ?? "")
    }
  }

  /// The path of the file of a relative link of a note.
  func target(of link: String, in note: String) -> String {
    let folder = note.split(separator: "/").dropLast().joined(separator: "/")
    let relative = link.removingPercentEncoding ?? link
    return URL(fileURLWithPath: "/" + folder + "/" + relative).standardizedFileURL.path.dropFirst().description
  }

  /// The files of the diary that are no notes.
  var images: [String] { files.filter { $0.hasPrefix("diary/") && !$0.hasSuffix(".md") } }
}

/// The diary on Friday, 20 November 2026, 14:30, and what stands around them.
@Suite struct `A diary` {
  static let note = "diary/2026/2026-11-20.md"
  static let now = "2026-11-20T14:30"

  // MARK: Entries

  @Test func `a line with a mood is in a note for its owner alone`() throws {
    let vault = try PlanVault.everyday()
    let run = vault.run(["diary", "felt good", "--mood", "happy"], at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    let lines = vault.text(Self.note).split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(lines == ["- 14:30 felt good {mood: happy}"])
    let attributes = try FileManager.default.attributesOfItem(atPath: vault.directory.path + "/" + Self.note)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(vault.run(["undo"], at: Self.now).code == .done && vault.files.isEmpty)
  }

  @Test func `several lines and an image are a heading, and equal names overwrite nothing`() throws {
    let vault = try PlanVault.everyday(["photos/a b\\c.png": "first", "other/a b\\c.png": "second"])
    for (time, folder) in [("14:30", "photos"), ("15:10", "other")] {
      let words = ["diary", "Walk\nby the river", "--image", folder + "/a b\\c.png"]
      let run = vault.run(words, at: "2026-11-20T" + time)
      #expect(run.code == .done, "\(run.errors)")
      #expect(vault.text(Self.note).contains("## \(time) Walk\n"), "\(vault.text(Self.note))")
    }
    let text = vault.text(Self.note)
    #expect(
      text.split(separator: "\n").filter { $0 == "by the river" }.count == 2 && !text.contains("- 14:30"), "\(text)")
    let targets = vault.imageLinks(Self.note).map { vault.target(of: $0, in: Self.note) }
    #expect(targets.count == 2 && Set(targets).count == 2, "\(text)")
    let images = targets.map { vault.text($0) }
    #expect(images == ["first", "second"], "\(targets)")
    for target in targets {
      let name = target.split(separator: "/").last.map(String.init) ?? ""
      #expect(target.hasPrefix("diary/2026/") && !name.contains("\\"), "\(target)")
      #expect(name == name.trimmingCharacters(in: .whitespaces) && name.hasSuffix(".png"), "\(target)")
    }
    #expect(vault.text("photos/a b\\c.png") == "first" && vault.text("other/a b\\c.png") == "second")
  }

  @Test func `a missing image is refused, and the note is as it was`() throws {
    let before = "- 09:00 a\n"
    let vault = try PlanVault.everyday([Self.note: before])
    let run = vault.run(["diary", "Walk", "--image", "photos/gone.png"], at: Self.now)
    #expect(run.code == .ioFailure && run.errors.contains("gone.png"), "\(run.errors)")
    #expect(vault.text(Self.note) == before && vault.files == [Self.note])
  }

  @Test func `an entry without an image is one line, without a placeholder`() throws {
    let vault = try PlanVault.everyday()
    #expect(vault.run(["diary", "no photo"], at: Self.now).code == .done)
    let lines = vault.text(Self.note).split(separator: "\n").filter { $0.contains("14:30") }
    #expect(lines == ["- 14:30 no photo"] && !vault.text(Self.note).contains("!["))
    #expect(vault.images.isEmpty)
  }

  @Test func `an edit of the note leaves its images alone`() throws {
    let vault = try PlanVault.everyday(["a.png": "PNG"])
    #expect(vault.run(["diary", "Walk", "--image", "a.png"], at: Self.now).code == .done)
    let (links, images, text) = (vault.imageLinks(Self.note), vault.images, vault.text(Self.note))
    #expect(links.count == 1 && images.count == 1, "\(text)")
    let run = vault.run(["set", Self.note, "mood=happy"], at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.imageLinks(Self.note) == links && vault.images == images)
    #expect(images.map { vault.text($0) } == ["PNG"])
    #expect(vault.text(Self.note).hasSuffix(text) || vault.text(Self.note).contains("mood: happy"))
  }

  @Test func `another day has its own note`() throws {
    let vault = try PlanVault.everyday()
    #expect(vault.run(["diary", "late", "--on", "2026-11-18", "--at", "09:00"], at: Self.now).code == .done)
    #expect(vault.files == ["diary/2026/2026-11-18.md"])
    #expect(vault.text("diary/2026/2026-11-18.md").contains("- 09:00 late\n"))
  }

  // MARK: On this day

  private static func day(_ date: String, _ text: String) -> (String, String) {
    ("diary/\(date.prefix(4))/\(date).md", "- 10:00 \(text)\n")
  }

  private static func days(_ dates: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: dates.map { day($0, "was-\($0)") })
  }

  @Test(arguments: [
    ("2026-11-20", ["2025-11-20", "2024-11-20"], ["2025-11-19", "2025-11-21", "2025-10-20", "2027-11-20"]),
    // On 29 February that of leap years; 28 February and 1 March are other days.
    ("2028-02-29", ["2024-02-29", "2020-02-29"], ["2027-02-28", "2027-03-01"]),
    ("2026-02-28", ["2025-02-28"], ["2025-03-01", "2025-02-27"]),
  ])
  func `this day in earlier years is named, the newest year first`(
    date: String, named: [String], others: [String]
  ) throws {
    for isWritten in [false, true] {
      let vault = try PlanVault.everyday(Self.days(named + others + (isWritten ? [date] : [])))
      let run = vault.run(["diary", date], at: "\(date)T14:30")
      #expect(run.code == .done || !isWritten, "\(run.errors)")
      let places = named.map { run.output.range(of: $0)?.lowerBound }
      #expect(!places.contains(nil), "\(run.output)")
      #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(run.output)")
      for other in others { #expect(!run.output.contains(other), "\(other): \(run.output)") }
    }
  }

  // MARK: Lists

  @Test func `a span lists its entries newest first`() throws {
    var files = Self.days(["2026-11-18", "2026-11-19", "2026-11-21"])
    files[Self.note] = "- 09:00 breakfast\n- 16:00 tea\n\n## 14:30 Walk\n\nBy the river.\n\n![](x.png)\n"
    let vault = try PlanVault.everyday(files)
    let answer = try vault.answer(["diary", "2026-11-19..2026-11-20"], at: "2026-11-20T20:00")
    #expect(answer.titles() == ["tea", "Walk", "breakfast", "was-2026-11-19"], "\(answer.output)")
    let run = vault.run(["diary", "2026-10-01..2026-10-02"], at: Self.now)
    #expect(run.code == .nothingFound)
  }

  @Test func `a list begins with handles, and only days are apart`() throws {
    let files = [
      "diary/2026/2026-11-19.md": "- 09:00 soup\n- 16:00 tea\n\n## 18:00 Walk\n\nFar.\n",
      Self.note: "- 08:00 up\n- 09:00 bread\n",
    ]
    let vault = try PlanVault.everyday(files)
    let lines = vault.run(["diary", "2026-11"], at: Self.now, onTerminal: true).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    // The heading of the days and that of the first day, two check-ins, one empty line, the other day with three.
    #expect(lines.dropLast().count { $0.isEmpty } == 2, "\(lines)")
    let rows = lines.filter { $0.hasPrefix("  ") }
    #expect(rows.count == 5)
    let handles = rows.map { String($0.split(separator: " ").first ?? "") }
    #expect(handles.allSatisfy { $0.count >= 3 } && Set(handles).count == 5, "\(rows)")
    for (words, query) in [("tea", "tea type:check-in"), ("Walk", "Walk type:diary")] {
      let found = vault.run(["search", query, "--format", "{handle}"], at: Self.now).output
      let row = try #require(rows.first { $0.contains(words) })
      #expect(row.hasPrefix("  " + found.split(separator: "\n").joined() + " "), "\(row): \(found)")
    }
    let day = vault.run(["diary", "2026-11-20"], at: Self.now, onTerminal: true).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(day.dropLast().allSatisfy { !$0.isEmpty }, "\(day)")
  }

  @Test func `a check-in has the day of its note in a query`() throws {
    let vault = try PlanVault.everyday(Self.days(["2026-11-18", "2026-11-19"]))
    let run = vault.run(["search", "was date:2026-11-18", "--json"], at: Self.now)
    #expect(run.output.contains("was-2026-11-18") && !run.output.contains("was-2026-11-19"), "\(run.output)")
  }
}
