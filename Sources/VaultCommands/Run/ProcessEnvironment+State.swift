import VaultStore

extension ProcessEnvironment {
  /// Where this device keeps what is its own: `$XDG_STATE_HOME/vault`, else `~/.local/state/vault`, as the XDG Base
  /// Directory Specification has it; a relative one counts as not set.
  var stateFolder: Path {
    if let stated = self[.stateHome].map({ Path($0) }), stated.isAbsolute { return stated.appending("vault") }
    return Path(self[.home] ?? "/").appending(".local/state/vault")
  }
}
