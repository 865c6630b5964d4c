import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite(.enabled(if: isThere(.git))) struct `vault commit` {
  static let notes = [
    "recipes/borshch.md": "---\nservings: 2\n---\n# Borshch\n", "inbox.md": "# Inbox\n\n- [ ] Milk\n- [ ] Bread\n",
  ]

  private func edited() throws -> TwoDevices {
    let devices = try TwoDevices(Self.notes)
    try devices.agree()
    try devices.write("home", "recipes/borshch.md", "---\nservings: 4\n---\n# Borshch\n")
    try devices.write("home", "inbox.md", "# Inbox\n\n- [x] Milk\n- [ ] Bread\n")
    return devices
  }

  @Test func `says in words what changed`() throws {
    let devices = try edited()
    let run = devices.run("commit")
    let id = try devices.git("rev-parse", "--short=8", "HEAD", in: "home")
    #expect(
      run.output == """
        \(id) Change 2 notes: inbox (ticked Milk), borshch (servings 2 → 4)
          inbox.md
            ticked Milk
          recipes/borshch.md
            servings 2 → 4

        """)
    #expect(run.errors == "" && run.code == .done)
    #expect(
      try devices.git("log", "-1", "--format=%B", in: "home") == """
        Change 2 notes: inbox (ticked Milk), borshch (servings 2 → 4)

        Change inbox.md: ticked Milk
        Change recipes/borshch.md: servings 2 → 4

        """)
    let again = devices.run("commit")
    #expect(again.output == "" && again.code == .done)
    #expect(again.errors == "nothing to commit: every file of the vault is as in the last commit\n")
  }

  @Test func `shows in a dry run what it would do, and does nothing`() throws {
    let devices = try edited()
    let run = devices.run("commit", "--dry-run")
    #expect(run.output.hasPrefix("Change 2 notes: inbox (ticked Milk), borshch (servings 2 → 4)\n  inbox.md\n"))
    #expect(run.code == .done)
    #expect(try devices.git("rev-list", "--count", "HEAD", in: "home") == "1")
    #expect(try devices.git("status", "--porcelain", in: "home") == " M inbox.md\n M recipes/borshch.md")
  }

  @Test func `gives programs one object`() throws {
    let devices = try edited()
    try devices.write("home", "p.jpg", "\0")
    try devices.git("mv", "recipes/borshch.md", "recipes/soup.md", in: "home")
    #expect(
      devices.run("commit", "-m", "My words", "--dry-run", "--json").output == """
        {"commits":[{"id":null,"message":"My words","merge":false,"files":[\
        {"path":"inbox.md","from":null,"action":"change","changes":[\
        {"change":"line-marked","line":"Milk","before":"open","after":"done"}]},\
        {"path":"recipes/soup.md","from":"recipes/borshch.md","action":"move","changes":[\
        {"change":"key","path":["servings"],"before":"2","after":"4"}]},\
        {"path":"p.jpg","from":null,"action":"create","changes":[]}]}]}

        """)
    let run = devices.run("commit", "-m", "My words", "--json")
    #expect(run.output.hasPrefix(#"{"commits":[{"id":""# + (try devices.git("rev-parse", "HEAD", in: "home"))))
    #expect(try devices.git("log", "-1", "--format=%B", in: "home") == "My words\n")
    #expect(devices.run("commit", "--json").output == "{\"commits\":[]}\n")
  }

  @Test func `does nothing before the user agreed`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "inbox.md", "changed")
    for words in [["commit"], ["commit", "--dry-run"], ["sync"], ["sync", "--dry-run"]] {
      let run = devices.run(words[0], words.last == "--dry-run" ? "--dry-run" : "--quiet")
      #expect(run.code == .ioFailure && run.output == "" && run.errors.contains("'vault git install'"))
    }
    #expect(try devices.git("rev-list", "--count", "HEAD", in: "home") == "1")
  }

  @Test(arguments: [" ", " \n"])
  func `takes no empty message`(message: String) throws {
    let devices = try edited()
    let run = devices.run("commit", "-m", message)
    #expect(run.code == .wrongCall && run.errors == "error: the message is empty\n")
  }

  @Test func `shows what a hook says that refuses`() throws {
    let devices = try edited()
    try devices.directory.write(
      "home/.git/hooks/commit-msg", "#!/bin/sh\nprintf 'no \\033[31mred\\n' >&2; exit 1\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: devices.directory.path + "/home/.git/hooks/commit-msg")
    let run = devices.run("commit")
    #expect(
      run.errors == """
        error: git did not make the commit
          no \\u{1B}[31mred
        hint: a hook of the repository may have refused it; nothing is lost

        """)
    #expect(run.code == .ioFailure)
  }

  @Test(
    arguments: [
      (
        "uk",
        """
        помилка: 1 файл чекає на ваше рішення
          inbox.md:2
        підказка: правте їх, доки не лишиться позначок конфлікту, і повторіть команду

        """
      ),
      (
        nil,
        """
        error: 1 file waits for your decision
          inbox.md:2
        hint: edit them until no conflict marker is left, then repeat the command

        """
      ),
    ] as [(String?, String)])
  func `names the lines of conflict markers`(language: String?, errors: String) throws {
    let devices = try edited()
    try devices.write("home", "inbox.md", "a\n<<<<<<< x\nb\n=======\nc\n>>>>>>> y\n")
    let run = devices.run("commit", language: language)
    #expect(run.errors == errors && run.code == .conflict)
  }

  @Test(arguments: [
    ("rebase-merge/done", "'git rebase' is under way in this repository", "'git rebase --continue' goes on with it"),
    ("BISECT_LOG", "'git bisect' is under way in this repository", "'git bisect reset' ends it"),
    ("rebase-apply/applying", "'git am' is under way in this repository", "'git am --abort' takes it back"),
  ])
  func `says what else is under way`(trace: String, sentence: String, hint: String) throws {
    let devices = try edited()
    try devices.directory.write("home/.git/\(trace)", "")
    let run = devices.run("commit")
    #expect(run.errors.contains(sentence) && run.errors.contains(hint) && run.code == .conflict)
  }

  @Test func `names a lock that is in its way`() throws {
    let devices = try edited()
    try devices.directory.write("home/.git/index.lock", "")
    let run = devices.run("commit")
    #expect(run.errors.contains(devices.directory.path + "/home/.git/index.lock") && run.code == .ioFailure)
    #expect(run.errors.contains("when you are sure that no git runs here, remove that file"))
  }
}
