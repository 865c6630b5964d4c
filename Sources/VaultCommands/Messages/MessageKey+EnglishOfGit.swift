extension MessageKey {
  /// The English text of the keys about git; empty for all others.
  var englishOfGit: StaticString {
    switch self {
    // What git cannot do
    case .gitMissing: "git is not installed, or not in PATH"
    case .gitMissingHint: "install git for this command; everything that needs no history works without it"
    case .gitTooOld: "git is too old: vault needs version {0} or later"
    case .gitNoRepository: "{0} lies in no git repository"
    case .gitNoRepositoryHint: "'git init' in the vault's folder makes one"
    case .gitOtherOwner: "the repository {0} belongs to another user, and git does not trust it"
    case .gitOtherOwnerHint: "if you trust it: {0}"
    case .gitPromisor:
      """
      the repository is a partial clone: it would fetch what it lacks from '{0}' while it is read, \
      which can start programs
      """
    case .gitPromisorHint: "make a full clone of it, without --filter"
    case .gitWorkTreeElsewhere: "the repository's work tree is {0}, where the vault is not (core.worktree)"
    case .gitNoRevision: "there is no commit '{0}'"
    case .gitNoObject: "the repository lacks the object {0}, or it is damaged"
    case .gitUnexpected: "'{0}' answered something that vault does not understand"
    case .gitFailed: "'{0}' failed with status {1}"
    case .gitKilled: "'{0}' was ended by signal {1}"
    case .gitNotStarted: "cannot run git: {0}"

    // Consent
    case .gitNoConsent: "vault may not run the hooks and filters of the repository {0} yet"
    case .gitNoConsentHint: "'vault git install' asks for it once"

    // Setting up
    case .commandGit: "Set up git for this vault, or take that away again."
    case .operandGitAction: "what to do: install sets up, uninstall removes"
    case .exampleGitInstall: "see what would be set up"
    case .exampleGitUninstall: "take it all away again"
    case .exitGitDone: "set up, or nothing to do"
    case .gitConsentGiven: "'vault commit' and 'vault sync' may run the hooks and filters of {0}"
    case .gitConsentWithdrawn: "'vault commit' and 'vault sync' may not run the hooks and filters of {0} any more"
    case .gitConsentWouldBeAsked:
      "it would ask whether 'vault commit' and 'vault sync' may run the hooks and filters of {0}"
    case .gitConsentWouldBeGiven:
      "'vault commit' and 'vault sync' would be allowed to run the hooks and filters of {0}"
    case .gitConsentWouldBeWithdrawn:
      "'vault commit' and 'vault sync' would not be allowed to run the hooks and filters of {0} any more"
    case .gitConsentQuestion:
      """
      Hooks and filters are programs that the repository {0} names. May 'vault commit' and 'vault \
      sync' run them? [y/N]
      """
    case .gitConsentNotGiven: "'vault commit' and 'vault sync' stay off: say yes to 'vault git install', or add --yes"
    case .gitNothingToDo: "nothing to do: git is set up for this vault"
    case .gitNothingToRemove: "nothing to do: git is not set up for this vault"
    case .gitTracked:
      "git tracks {0} {0:file|files} of .vault/cache and .vault/state, which belong to this device alone"
    case .gitNoConfigurationHome:
      "cannot tell where your own configuration is: neither XDG_CONFIG_HOME nor HOME is set"
    case .gitNoProgramPath: "cannot tell the path of the running vault"
    default: ""
    }
  }
}
