import Foundation

/// Somebody else's repository whose every hook, filter, driver and setting would start a program, and a vault in it.
///
/// Each program leaves a mark of its name outside the repository, so that a test can tell what ran:
///
/// ```swift
/// let hostile = try HostileRepository()
/// _ = try read(hostile.repository)
/// #expect(hostile.programsThatRan.isEmpty)
/// ```
///
/// The vault is the work tree itself. `soup.md` has three commits, before the first of which it was called `borshch.md`; in the work
/// tree `soup.md` and `tea.md` differ from the last commit, `new.md` is new and `gone.md` is gone.
package final class HostileRepository: Sendable {
  package let repository: ScratchRepository

  /// Makes the repository.
  package init() throws {
    repository = try ScratchRepository()
    let text = (1...20).map { "line \($0)\n" }.joined()
    try repository.commit("Add", [".vault/config.yaml": "", "borshch.md": text, "tea.md": "1\n", "gone.md": "1\n"])
    try repository.commit("Rename", ["borshch.md": nil, "soup.md": text])
    try repository.git("branch", "side")
    try repository.commit("Change", ["soup.md": text + "salt\n", ".gitattributes": Self.attributes])
    try addSubmodule()
    try makeProgram()
    try repository.git("config", "--file", "../evil.config", "core.fsmonitor", program("included"))
    for (file, settings) in [(".git/config", settings), ("sub/.git/config", settings)] {
      let text = String(decoding: try repository.directory.read("repository/" + file), as: UTF8.self)
      try repository.write(file, text + settings)
    }
    for folder in [".git/hooks", ".git/modules/x/hooks", "sub/.git/hooks", "hooks"] {
      for hook in Self.hooks { try writeScript("repository/\(folder)/\(hook)", runs: "hook \(hook)") }
    }
    try repository.write(".git/info/attributes", Self.attributes)
    // Other lengths and times than git remembers, so that it must look into the files.
    try repository.write("soup.md", text + "pepper, and more of it\n")
    try repository.write("tea.md", "another\n")
    try repository.write("new.md", "new\n")
    try FileManager.default.removeItem(atPath: repository.path + "/gone.md")
  }

  /// The names of what ran, in their order.
  package var programsThatRan: [String] {
    let folder = repository.directory.path + "/ran"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Variables of git's that would start programs, or lead to another repository or file.
  package var hostileVariables: [String: String] {
    let elsewhere = repository.directory.path + "/elsewhere"
    var variables = [
      "GIT_DIR": elsewhere, "GIT_WORK_TREE": elsewhere, "GIT_INDEX_FILE": elsewhere + "/index",
      "GIT_OBJECT_DIRECTORY": elsewhere, "GIT_ALTERNATE_OBJECT_DIRECTORIES": elsewhere, "GIT_COMMON_DIR": elsewhere,
      "GIT_NAMESPACE": "elsewhere", "GIT_PREFIX": "elsewhere", "GIT_SHALLOW_FILE": elsewhere,
      "GIT_GRAFT_FILE": elsewhere, "GIT_CONFIG": elsewhere, "GIT_ICASE_PATHSPECS": "1", "GIT_GLOB_PATHSPECS": "1",
      "GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": program("counted"),
      "GIT_CONFIG_KEY_1": "core.worktree", "GIT_CONFIG_VALUE_1": elsewhere,
      "GIT_CONFIG_PARAMETERS": "'core.fsmonitor'='\(repository.directory.path)/run parameters'",
      "GIT_EXEC_PATH": repository.directory.path + "/exec", "GIT_TRACE": repository.directory.path + "/ran/trace",
      "GIT_TRACE2": repository.directory.path + "/ran/trace2",
      "GIT_TRACE_SETUP": repository.directory.path + "/ran/trace setup", "GIT_DEFAULT_HASH": "sha256",
      "GIT_ALLOW_PROTOCOL": "ext:file",
    ]
    for name in [
      "GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_EDITOR", "GIT_SEQUENCE_EDITOR", "GIT_SSH_COMMAND", "GIT_ASKPASS",
      "GIT_PROXY_COMMAND", "PAGER", "EDITOR", "VISUAL", "SSH_ASKPASS",
    ] { variables[name] = program("variable \(name)") }
    return variables
  }

  // MARK: - Making it

  private static let attributes = """
    * filter=evil diff=evil merge=evil ident
    *.md text working-tree-encoding=UTF-8

    """

  /// All hooks of githooks(5) that something local could run.
  private static let hooks = [
    "applypatch-msg", "commit-msg", "fsmonitor-watchman", "post-applypatch", "post-checkout", "post-commit",
    "post-index-change", "post-merge", "post-rewrite", "pre-applypatch", "pre-auto-gc", "pre-commit",
    "pre-merge-commit", "pre-push", "pre-rebase", "prepare-commit-msg", "proc-receive", "push-to-checkout",
    "reference-transaction", "sendemail-validate", "update",
  ]

  /// The words of a shell that leave a mark of this name.
  private func program(_ name: String) -> String { "'\(repository.directory.path)/run' '\(name)'" }

  private func makeProgram() throws {
    let folder = repository.directory.path
    try FileManager.default.createDirectory(atPath: folder + "/ran", withIntermediateDirectories: true)
    try repository.directory.write("run", "#!/bin/sh\n: >'\(folder)/ran/'\"$1\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/run")
    for command in ["git", "git-rev-parse", "git-cat-file", "git-config", "git-ls-files", "git-rev-list"] {
      try writeScript("exec/\(command)", runs: "exec \(command)")
    }
  }

  private func writeScript(_ name: String, runs program: String) throws {
    try repository.directory.write(name, "#!/bin/sh\n\(self.program(program))\n")
    let path = repository.directory.path + "/" + name
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// A repository in the repository, which git looks into when it asks whether the outer one changed.
  private func addSubmodule() throws {
    try repository.git("init", "--quiet", "sub")
    try repository.git("commit", "--quiet", "--allow-empty", "--message", "x", in: "repository/sub")
    try repository.write(".gitmodules", "[submodule \"x\"]\n\tpath = sub\n\turl = ./sub\n")
    try repository.commit("Submodule")
  }

  /// Settings by which something runs (git-config(1)).
  private var settings: String {
    let own: [(section: String, keys: [String])] = [
      ("core", ["fsmonitor", "pager", "editor", "sshCommand", "askPass", "gitProxy", "alternateRefsCommand"]),
      ("diff", ["external"]), ("diff \"evil\"", ["command", "textconv"]),
      ("filter \"evil\"", ["clean", "smudge", "process"]), ("merge \"evil\"", ["driver"]),
      ("gpg", ["program"]), ("gpg \"ssh\"", ["program", "defaultKeyCommand"]), ("gpg \"x509\"", ["program"]),
      ("sequence", ["editor"]), ("interactive", ["diffFilter"]), ("uploadpack", ["packObjectsHook"]),
      ("difftool \"evil\"", ["cmd"]), ("mergetool \"evil\"", ["cmd"]), ("browser \"evil\"", ["cmd"]),
      ("trailer \"evil\"", ["command", "cmd"]), ("hook \"evil\"", ["command"]),
      ("pager", GitCommands.all), ("pretty", ["evil"]),
    ]
    var text = own.map { section, keys in
      "[\(section)]\n" + keys.map { "\t\($0) = \"\(program("\(section.filter { $0 != "\"" }) \($0)"))\"\n" }.joined()
    }.joined()
    let aliases = GitCommands.all.map { "\t\($0) = \"!\(program("alias \($0)"))\"\n" }.joined()
    text += "[alias]\n" + aliases + "[filter \"evil\"]\n\trequired = true\n"
    text += "[credential]\n\thelper = \"!\(program("credential"))\"\n"
    text += "[hook \"evil\"]\n\tevent = post-index-change\n\tevent = reference-transaction\n"
    text += "[core]\n\thooksPath = \(repository.path)/hooks\n\tuntrackedCache = true\n\tattributesFile = hooks\n"
    text += "[remote \"origin\"]\n\turl = \"ext::\(program("remote"))\"\n\tuploadpack = \"\(program("uploadpack"))\"\n"
    text += "\tvcs = evil\n[protocol]\n\tallow = always\n[url \"ext::\(program("url"))\"]\n\tinsteadOf = /\n"
    text += "[submodule \"x\"]\n\tactive = true\n\turl = ./sub\n\tupdate = \"!\(program("submodule"))\"\n"
    text +=
      "[log]\n\tshowSignature = true\n[commit]\n\tgpgSign = true\n[tag]\n\tgpgSign = true\n[diff]\n\ttool = evil\n"
    text +=
      "\tguitool = evil\n\tsubmodule = diff\n\tignoreSubmodules = none\n[merge]\n\ttool = evil\n\tdefault = evil\n"
    text += "[status]\n\tsubmoduleSummary = true\n[submodule]\n\trecurse = true\n[gc]\n\tauto = 1\n"
    text += "[help]\n\tautocorrect = immediate\n[fetch]\n\trecurseSubmodules = true\n"
    text += "[include]\n\tpath = \(repository.directory.path)/evil.config\n"
    return text + "[includeIf \"gitdir:**\"]\n\tpath = \(repository.directory.path)/evil.config\n"
  }
}

/// Commands of git whose names settings can stand for.
private enum GitCommands {
  static let all = [
    "cat-file", "check-attr", "config", "diff", "diff-tree", "for-each-ref", "log", "ls-files", "ls-tree", "rev-list",
    "rev-parse", "show", "status", "symbolic-ref",
  ]
}
