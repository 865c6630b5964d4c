import Testing
import VaultActions
import VaultStore
import VaultTestSupport

@testable import VaultCommands

@Suite struct `vault doctor --merge-copies` {
  private static let soup = "---\nservings: 4\nrating: 4\n---\n# Soup\n\n- *1 l* water\n"
  private static let copy = "recipes/soup.sync-conflict-20261120-121530-ABCDEFG.md"

  @Test func `never takes a note that cannot be asked for for one that is gone`() throws {
    let vault = try DoctorVault(["recipes/soup.md": Self.soup])
    for (error, isThere) in [(SystemError.notFound, false), (.notDirectory, false), (.inputOutput, true)] {
      var files = FileOperations.system
      files.statusOfName = { directory, path, follows throws(SystemError) in
        if String(decoding: path, as: UTF8.self).hasSuffix("soup.md") { throw error }
        return try FileOperations.system.statusOfName(directory, path, follows)
      }
      var device = Device(place: .init(workingDirectory: Path(vault.directory.path)), stateFolder: "/nowhere")
      device.files = files
      let session = try Workspace(on: device).vault()
      #expect(session.holds("recipes/soup.md") == isThere, "\(error)")
    }
  }

  @Test func `takes what an earlier command found for the common version`() throws {
    let vault = try DoctorVault(["recipes/soup.md": Self.soup])
    #expect(vault.run("set", "recipes/soup.md", "servings=6").code == .done)
    let ours = try #require(vault.text("recipes/soup.md"))
    try vault.directory.write(Self.copy, Self.soup.replacing("rating: 4", with: "rating: 5"))
    let preview = vault.run("doctor", "--merge-copies", "--dry-run")
    #expect(preview.code == .done)
    #expect(preview.output.contains("-rating: 4\n+rating: 5\n"), "\(preview.output)")
    #expect(vault.text("recipes/soup.md") == ours)

    let run = vault.run("doctor", "--merge-copies")
    #expect(run.code == .done)
    #expect(
      vault.text("recipes/soup.md")
        == Self.soup.replacing("servings: 4", with: "servings: 6").replacing("rating: 4", with: "rating: 5"))
    #expect(vault.text(Self.copy) == nil)
    #expect(
      run.errors == """
        \(Self.copy) is merged into recipes/soup.md; common version: that before an earlier command

        """)
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("recipes/soup.md") == ours)
    #expect(vault.text(Self.copy) == Self.soup.replacing("rating: 4", with: "rating: 5"))
  }

  @Test func `leaves a conflict in the note where both sides changed the same`() throws {
    let vault = try DoctorVault(["recipes/soup.md": Self.soup])
    #expect(vault.run("set", "recipes/soup.md", "servings=6").code == .done)
    try vault.directory.write(Self.copy, Self.soup.replacing("servings: 4", with: "servings: 8"))
    let run = vault.run("doctor", "--merge-copies")
    #expect(run.code == .conflict)
    let text = try #require(vault.text("recipes/soup.md"))
    #expect(text.contains("<<<<<<< soup.md\n") && text.contains(">>>>>>> soup.sync-conflict"), "\(text)")
    #expect(text.contains("servings: 6") && text.contains("servings: 8"))
    #expect(vault.text(Self.copy) == nil)
    #expect(run.errors.contains("recipes/soup.md: 1 place was changed on both sides"), "\(run.errors)")
    #expect(vault.run("show", "recipes/soup.md").code == .done)
    #expect(vault.lines(of: "conflict-markers").count == 1)
    // A copy that comes now waits.
    try vault.directory.write(Self.copy, Self.soup)
    let again = vault.run("doctor", "--merge-copies")
    #expect(again.code == .conflict)
    #expect(vault.text("recipes/soup.md") == text && vault.text(Self.copy) == Self.soup)
    #expect(again.errors.contains("stays: recipes/soup.md has conflict markers"), "\(again.errors)")
  }

  @Test func `keeps everything of both sides when no common version is known`() throws {
    let vault = try DoctorVault(["list.md": "- [ ] milk\n- [ ] bread\n"])
    try vault.directory.write("list (Ann's conflicted copy 2026-11-20).md", "- [ ] milk\n- [ ] cheese\n")
    let run = vault.run("doctor", "--merge-copies", language: "uk_UA.UTF-8")
    let text = try #require(vault.text("list.md"))
    for line in ["milk", "bread", "cheese"] { #expect(text.contains("- [ ] \(line)\n"), "\(text)") }
    #expect(run.errors.contains("злито з list.md; спільна версія: невідома\n"), "\(run.errors)")
    #expect(vault.text("list (Ann's conflicted copy 2026-11-20).md") == nil)
  }

  @Test func `removes a copy that is the same, and renames one whose note is gone`() throws {
    let vault = try DoctorVault([
      Self.copy: "# Soup\n\n## Ingredients\n\n- *1 l* water ^water\n", "gone_conflict-20261120-121530.md": "# Gone\n",
    ])
    let run = vault.run("doctor", "--merge-copies")
    #expect(run.code == .done)
    #expect(vault.text(Self.copy) == nil && vault.text("gone_conflict-20261120-121530.md") == nil)
    #expect(vault.text("gone.md") == "# Gone\n")
    #expect(
      run.errors == """
        gone_conflict-20261120-121530.md takes the name of gone.md, which is gone
        \(Self.copy) is the same as recipes/soup.md, and is removed

        """)
    #expect(vault.lines(of: "conflict-copies").allSatisfy { $0.contains(#""severity":"ok""#) })
    #expect(vault.run("doctor", "--merge-copies").errors == "no sync program left a conflict copy\n")
  }

  @Test func `merges several copies of one note one after another`() throws {
    let vault = try DoctorVault(["recipes/soup.md": Self.soup])
    #expect(vault.run("set", "recipes/soup.md", "servings=6").code == .done)
    try vault.directory.write(Self.copy, Self.soup.replacing("rating: 4", with: "rating: 5"))
    try vault.directory.write(
      "recipes/soup.sync-conflict-20261120-131530-HIJKLMN.md", Self.soup.replacing("# Soup", with: "# Borshch"))
    let run = vault.run("doctor", "--merge-copies", "--json")
    #expect(run.code == .done, "\(run.output)")
    #expect(vault.text("recipes/soup.md") == "---\nservings: 6\nrating: 5\n---\n# Borshch\n\n- *1 l* water\n")
    #expect(
      run.output.hasSuffix(
        """
        {"path":"\(Self.copy)","action":"merge","into":"recipes/soup.md","base":"undo","conflicts":0}
        {"path":"recipes/soup.sync-conflict-20261120-131530-HIJKLMN.md","action":"merge","into":"recipes/soup.md","base":"undo","conflicts":0}

        """), "\(run.output)")
  }

  @Test func `leaves a copy that cannot be read`() throws {
    let vault = try DoctorVault()
    try vault.directory.write(Self.copy, [0xFF, 0x0A])
    let run = vault.run("doctor", "--merge-copies")
    #expect(run.code == .nothingFound)
    #expect(try vault.directory.read(Self.copy) == [0xFF, 0x0A])
    #expect(run.errors.contains("warning: \(Self.copy) stays as it is: "), "\(run.errors)")
  }

  @Test func `leaves the copies of a note that cannot be read`() throws {
    let vault = try DoctorVault(["bad_conflict-20261120-121530.md": "# Bad\n"])
    try vault.directory.write("bad.md", [0xFF, 0x0A])
    let run = vault.run("doctor", "--merge-copies")
    #expect(run.code == .nothingFound)
    #expect(vault.text("bad_conflict-20261120-121530.md") == "# Bad\n")
    #expect(run.errors.contains("warning: bad.md stays as it is: "), "\(run.errors)")
  }

  @Test func `follows no link out of the vault`() throws {
    let outside = try ScratchDirectory(["secret.md": "# Secret\n"])
    let vault = try DoctorVault(["list.md": "- [ ] milk\n"])
    try vault.directory.link("list_conflict-20261120-121530.md", to: outside.path + "/secret.md")
    let run = vault.run("doctor", "--merge-copies")
    #expect(run.code == .nothingFound, "\(run.errors)")
    #expect(vault.text("list.md") == "- [ ] milk\n")
    #expect(try outside.read("secret.md") == Array("# Secret\n".utf8))
  }

  @Test func `tells of a conflict before it writes one`() throws {
    let vault = try DoctorVault(["list.md": "# One\n", "list_conflict-20261120-121530.md": "# Two\n"])
    let run = vault.run("doctor", "--merge-copies", "--dry-run")
    #expect(run.code == .conflict)
    #expect(run.errors.contains("list.md: 1 place was changed on both sides"), "\(run.errors)")
    #expect(vault.text("list.md") == "# One\n" && vault.text("list_conflict-20261120-121530.md") == "# Two\n")
    let ukrainian = vault.run("doctor", "--merge-copies", language: "uk_UA.UTF-8")
    #expect(ukrainian.code == .conflict)
    #expect(ukrainian.errors.contains("list.md: 1 місце змінено з обох боків"), "\(ukrainian.errors)")
  }

  @Test func `asks before more than ten notes`() throws {
    var files: [String: String] = [:]
    for number in 10..<16 {
      files["n\(number).md"] = "# N\n"
      files["n\(number)_conflict-20261120-121530.md"] = "# N\n\nMore.\n"
    }
    let vault = try DoctorVault(files)
    let answers = LineQueue(["n"])
    let run = vault.run("doctor", "--merge-copies") { environment in
      environment.inputIsTerminal = true
      environment.errorsAreTerminal = true
      environment.readLine = { answers.next() }
    }
    #expect(run.code == .nothingFound)
    for (name, text) in files { #expect(vault.text(name) == text) }
  }
}
