import VaultStore

extension ProcessEnvironment {
  /// Where this device keeps what is its own: `$XDG_STATE_HOME/vault`, else `~/.local/state/vault`, as the XDG Base
  /// Directory Specification has it; a relative folder counts as not set, be it the user's own.
  var stateFolder: Path {
    if let stated = self[.stateHome].map({ Path($0) }), stated.isAbsolute { return stated.appending("vault") }
    let home = self[.home].map { Path($0) }.flatMap { $0.isAbsolute ? $0 : nil }
    return (home ?? "/").appending(".local/state/vault")
  }
}
