/// Why a remote could not be spoken with, as far as what git and ssh say tells it.
package enum RemoteTrouble: Sendable, Hashable, CaseIterable {
  /// The network, or the host, is not there.
  case unreachable
  /// The host does not believe who we are.
  case notAllowed
  /// The host's key is not known, or another one.
  case unknownHost
  /// There is no such repository.
  case noRepository
  /// The other side keeps only a part of the history.
  case shallow
  /// Anything else.
  case other

  /// Reads git's words, which are English (`LANGUAGE=C`); those of ssh and curl are never translated.
  package init(message: String) {
    let message = message.lowercased()
    self = Self.signs.first { _, words in words.contains { message.contains($0) } }?.trouble ?? .other
  }

  // The last line of ssh's failures, “Could not read from remote repository”, is the same for all of them.
  private static let signs: [(trouble: RemoteTrouble, words: [String])] = [
    (.unknownHost, ["host key verification failed", "remote host identification has changed"]),
    (
      .notAllowed,
      [
        "authentication failed", "permission denied (", "could not read username", "could not read password",
        "terminal prompts disabled", "invalid username or", "returned error: 401", "returned error: 403",
        "access denied", "too many authentication failures",
      ]
    ),
    (.shallow, ["shallow update not allowed"]),
    (
      .unreachable,
      [
        "could not resolve host", "couldn't resolve host", "name or service not known", "connection refused",
        "connection timed out", "operation timed out", "network is unreachable", "no route to host",
        "failed to connect", "couldn't connect", "connection reset", "connection closed by",
        "temporary failure in name resolution", "timed out", "network is down",
      ]
    ),
    (
      .noRepository,
      [
        "does not appear to be a git repository", "repository not found", "' not found", "no such remote",
        "returned error: 404",
      ]
    ),
  ]
}
