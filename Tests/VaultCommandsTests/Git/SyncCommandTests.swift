import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite(.enabled(if: isThere(.git))) struct `vault sync` {
  static let notes = `vault commit`.notes

  private func devices(attributes: Bool = true) throws -> TwoDevices {
    let more = attributes ? [".gitattributes": "*.md merge=vault\n"] : [:]
    let devices = try TwoDevices(Self.notes.merging(more) { $1 })
    try devices.agree()
    return devices
  }

  @Test func `tells what was committed, what came and what went`() throws {
    let devices = try devices()
    try devices.publish(
      "phone", "There", ["recipes/borshch.md": "---\nservings: 4\n---\n# Borshch\n", "new.md": "# New\n"])
    try devices.write("home", "inbox.md", "# Inbox\n\n- [x] Milk\n- [ ] Bread\n")
    let run = devices.run("sync")
    let id = try devices.git("rev-parse", "--short=8", "HEAD^", in: "home")
    #expect(
      run.output == """
        \(id) Change inbox (ticked Milk)
          inbox.md
            ticked Milk
        1 commit came from origin
          + new.md
          recipes/borshch.md
            servings 2 → 4
        2 commits went to origin

        """)
    #expect(run.errors == "" && run.code == .done)
    let again = devices.run("sync")
    #expect(again.output == "" && again.errors == "both sides have everything already\n" && again.code == .done)
  }

  @Test func `gives programs one object`() throws {
    let devices = try devices()
    try devices.publish("phone", "There", ["new.md": "# New\n"])
    try devices.write("home", "inbox.md", "# Inbox\n\n- [ ] Milk\n")
    let run = devices.run("sync", "-m", "Mine", "--json")
    let id = try devices.git("rev-parse", "HEAD^", in: "home")
    #expect(
      run.output == """
        {"commits":[{"id":"\(id)","message":"Mine","merge":false,"files":[\
        {"path":"inbox.md","from":null,"action":"change","changes":[{"change":"line-removed","line":"Bread"}]}]}],\
        "remote":"origin","branch":"main","received":1,"sent":2,"notes":[\
        {"path":"new.md","from":null,"action":"create","changes":[]}],"links":[],"conflicts":[]}

        """)
  }

  /// A link by the file's name, by its path, with words of its own, in Markdown's way, and beside a heading.
  @Test(arguments: ["[[soup]]", "[[notes/soup]]", "[[soup|the soup]]", "[it](notes/soup.md)", "[[soup#How]]"])
  func `names a new link to the old name of a note that the other side renamed`(link: String) throws {
    let devices = try devices()
    try devices.publish("phone", "Soup", ["notes/soup.md": "# Soup\n\n## How\n\nCook it for an hour.\n"])
    #expect(devices.run("sync").code == .done)
    try devices.git("mv", "notes/soup.md", "notes/borshch.md", in: "phone")
    try devices.publish("phone", "Rename", [:])
    try devices.write("home", "inbox.md", "# Inbox\n\n- [ ] try \(link)\n")
    let other = try devices.copy()
    try other.agree()
    let run = other.run("sync")
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      run.errors.contains("1 link leads nowhere now\n  inbox.md:3: \(link) -> notes/borshch.md\n"), "\(run.errors)")
    let json = devices.run("sync", "--json").output
    #expect(
      json.contains(
        #""links":[{"path":"inbox.md","line":3,"link":"\#(link)","note":"notes/borshch.md"}]"#), "\(json)")
  }

  @Test func `names no link that another note answers, nor one that was there before`() throws {
    let devices = try devices()
    let soup = "# Soup\n\nCook it for an hour, and for another one.\n"
    try devices.publish("phone", "Soup", ["notes/soup.md": soup, "a.md": "- [ ] [[nowhere]]\n"])
    #expect(devices.run("sync").code == .done)
    try devices.git("mv", "notes/soup.md", "notes/borshch.md", in: "phone")
    try devices.publish("phone", "Rename", ["more/soup.md": "# Another\n"])
    try devices.write("home", "inbox.md", "# Inbox\n\n- [ ] try [[soup]], [[borshch]] and [[nowhere]]\n")
    let run = devices.run("sync")
    #expect(run.code == .done && !run.errors.contains("nowhere now"), "\(run.errors)")
  }

  @Test func `shows in a dry run how far both sides are apart, without the network`() throws {
    let devices = try devices()
    try devices.publish("phone", "There", ["new.md": "# New\n"])
    try devices.git("fetch", "--quiet", in: "home")
    try FileManager.default.removeItem(atPath: devices.directory.path + "/remote.git")
    try devices.commit("home", "Here", ["here.md": "# Here\n"])
    try devices.write("home", "inbox.md", "# Inbox\n\n- [x] Milk\n- [ ] Bread\n")
    let run = devices.run("sync", "--dry-run")
    #expect(run.output == "Change inbox (ticked Milk)\n  inbox.md\n    ticked Milk\n")
    #expect(run.errors == "as last fetched from origin: 2 commits to send, 1 to merge\n" && run.code == .done)
    let json = devices.run("sync", "--dry-run", "--json").output
    #expect(json.hasSuffix(#""remote":"origin","branch":"main","ahead":1,"behind":1}"# + "\n"))
    #expect(try devices.git("rev-list", "--count", "HEAD", in: "home") == "2")
  }

  @Test func `says in both languages what waits, and how it goes on`() throws {
    let devices = try devices(attributes: false)
    try devices.publish("phone", "There", ["inbox.md": "# Inbox\n\nthere\n", "gone.md": "# Gone\n"])
    try devices.commit("home", "Here", ["inbox.md": "# Inbox\n\nhere\n"])
    let run = devices.run("sync")
    #expect(
      run.errors == """
        warning: .gitattributes does not give the notes to vault, so git merges them line by line: \
        'vault git install' changes that
        error: 1 file waits for your decision
          inbox.md:3
        hint: edit them until no conflict marker is left; 'vault sync' then concludes the merge

        """)
    #expect(run.code == .conflict)
    let json = devices.run("sync", "--json").output
    #expect(
      json.hasSuffix(#""notes":[],"links":[],"conflicts":[{"path":"inbox.md","kind":"marked","lines":[3]}]}"# + "\n"))
    let ukrainian = devices.run("sync", "--quiet", language: "uk")
    #expect(
      ukrainian.errors == """
        помилка: 1 файл чекає на ваше рішення
          inbox.md:3
        підказка: правте їх, доки не лишиться позначок конфлікту; тоді «vault sync» завершить злиття

        """)
    try devices.write("home", "inbox.md", "# Inbox\n\nboth\n")
    #expect(devices.run("sync", "--dry-run").output.hasPrefix("the merge would be concluded\n"))
    let end = devices.run("sync")
    #expect(
      end.output.contains(" the merge is concluded\n")
        && end.output.hasSuffix("1 commit came from origin\n2 commits went to origin\n"))
    #expect(end.code == .done)
  }

  @Test func `keeps the commit when the remote is away, and says so`() throws {
    let devices = try devices()
    try FileManager.default.removeItem(atPath: devices.directory.path + "/remote.git")
    try devices.write("home", "inbox.md", "# Inbox\n\n- [x] Milk\n- [ ] Bread\n")
    let run = devices.run("sync")
    #expect(run.output.contains("Change inbox (ticked Milk)"))
    #expect(run.errors.hasPrefix("error: there is no repository at the address of origin\n"))
    #expect(run.errors.hasSuffix("hint: what was committed stays committed; repeat 'vault sync'\n"))
    #expect(run.code == .ioFailure)
  }

  @Test func `commits where there is no remote, and says that it is alone`() throws {
    let devices = try devices()
    try devices.git("remote", "remove", "origin", in: "home")
    try devices.write("home", "inbox.md", "# Inbox\n\n- [x] Milk\n- [ ] Bread\n")
    let run = devices.run("sync")
    #expect(run.output.contains("Change inbox (ticked Milk)"))
    #expect(run.errors == "the repository has no remote: everything is committed, and only here\n")
    #expect(run.code == .done)
  }

  @Test func `never shows a password`() throws {
    let devices = try devices()
    try devices.git("remote", "set-url", "origin", "https://olena:secret@localhost:1/notes.git", in: "home")
    let run = devices.run("sync")
    #expect(run.code == .ioFailure && !(run.output + run.errors).contains("secret"), "\(run.errors)")
  }

  @Test(
    arguments: [
      (nil, "error: no branch is checked out, so there is nothing to synchronise\n"),
      ("uk", "помилка: жодну гілку не вибрано, тож синхронізувати нічого\n"),
    ] as [(String?, String)])
  func `needs a branch`(language: String?, sentence: String) throws {
    let devices = try devices()
    try devices.git("checkout", "--quiet", "--detach", in: "home")
    let run = devices.run("sync", language: language)
    #expect(run.errors.hasPrefix(sentence) && run.code == .conflict)
  }
}
