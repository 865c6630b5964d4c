import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite(.enabled(if: isThere(.git))) struct `vault since` {
  @Test func `finds the commit that gave a key its value`() throws {
    let vault = try HistoryVault()
    let first = try vault.commit(["soup.md": "---\nservings: 2\ntags: [a, b]\nmine: x\n---\n# Soup\n"])
    let second = try vault.commit(["soup.md": "---\nservings: 4\ntags: [a, b]\nmine: x\n---\n# Soup\n"])
    let third = try vault.commit(["soup.md": "---\nservings: 4\ntags: [B, a]\n---\n# Soup\n\nText.\n"])
    try vault.write("soup.md", "---\nservings: 4\ntags: [B, a]\nrating: 5\n---\n# Soup\n\nText.\n")
    for (key, output) in [
      ("servings", "2026-11-20 12:00  \(second)  Olena\n    servings 2 → 4\n"),
      ("tags", "2026-11-20 11:00  \(first)  Olena\n    tags B, a, since the note was added\n"),
      ("title", "2026-11-20 11:00  \(first)  Olena\n    title Soup, since the note was added\n"),
      ("rating", "not committed\n    rating set to 5\n"),
    ] {
      let run = vault.run("since", "soup", key)
      #expect(run.output == output)
      #expect(run.code == .done)
    }
    let gone = vault.run("since", "soup", "mine")
    #expect(gone.output == "2026-11-20 13:00  \(third)  Olena\n    mine removed, was x\n")
    #expect(gone.code == .nothingFound)
  }

  @Test(arguments: [("5", 2), ("8", 1), ("6", 3)])
  func `names the branch whose value outlived a merge, or the merge that gave another one`(
    value: String, place: Int
  ) throws {
    let vault = try HistoryVault()
    func soup(_ servings: String) -> [String: String] { ["soup.md": "---\nservings: \(servings)\n---\n# Soup\n"] }
    var commits = [try vault.commit(soup("4"))]
    try vault.repository.git("checkout", "--quiet", "-b", "side")
    commits.append(try vault.commit(soup("8")))
    try vault.repository.git("checkout", "--quiet", "main")
    commits.append(try vault.commit(soup("5")))
    try vault.repository.git("merge", "--quiet", "--no-commit", "--strategy=ours", "side")
    commits.append(try vault.commit(soup(value)))
    let change = ["servings 4 → 8", "servings 4 → 5", "servings 5 → 6"][place - 1]
    let time = "2026-11-20 1\(place + 1):00"
    #expect(vault.run("since", "soup", "servings").output == "\(time)  \(commits[place])  Olena\n    \(change)\n")
  }

  @Test func `knows the keys of lines, the checkbox as status and done`() throws {
    let vault = try HistoryVault()
    let first = try vault.commit(["list.md": "- [ ] milk {due: 2026-11-20}\n- [ ] bread\n"])
    let second = try vault.commit(["list.md": "- [x] milk {due: 2026-11-20}\n- [ ] bread\n"])
    try vault.commit(["list.md": "- [x] oat milk {due: 2026-11-20}\n- [ ] bread\n"])
    for key in ["status", "done"] {
      #expect(
        vault.run("since", "oat milk", key).output == "2026-11-20 12:00  \(second)  Olena\n    status open → done\n")
    }
    #expect(
      vault.run("since", "oat milk", "due").output
        == "2026-11-20 11:00  \(first)  Olena\n    due 2026-11-20, since the line was added\n")
    #expect(
      vault.run("since", "oat milk", "due", language: "uk_UA.UTF-8").output
        == "2026-11-20 11:00  \(first)  Olena\n    due 2026-11-20, відколи є рядок\n")
  }

  @Test func `is for programs one object`() throws {
    let vault = try HistoryVault()
    try vault.commit(["soup.md": "---\nnutrition: {fat: 2}\n---\n"])
    try vault.write("soup.md", "---\nnutrition: {fat: 3}\n---\n")
    #expect(
      vault.run("since", "soup", "nutrition.fat", "--json").output
        == #"{"path":"soup.md","line":null,"key":"nutrition.fat","since":"changed","before":"2","after":"3","commit":null,"time":null,"author":null,"subject":null}"#
        + "\n")
  }

  @Test func `says that a key is not there and never was`() throws {
    let vault = try HistoryVault()
    try vault.commit(["soup.md": "---\nservings: 2\n---\n# Soup\n"])
    let run = vault.run("since", "soup", "serving")
    #expect(run.code == .nothingFound)
    #expect(run.errors == "error: Soup has no key 'serving'\nhint: did you mean 'servings'?\n")
  }
}
