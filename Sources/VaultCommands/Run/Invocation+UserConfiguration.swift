import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax

extension Invocation {
  /// Where the user's own configuration is; nil when there is no home.
  var userConfigurationPath: Path? {
    UserConfiguration.path(configurationHome: environment[.configurationHome], home: environment[.home])
  }

  /// The user's own configuration, which alone may name programs and servers.
  ///
  /// - Throws: the failure to report: the file cannot be read, or something in it is wrong.
  func userConfiguration() throws(Failure) -> UserConfiguration {
    guard let path = userConfigurationPath else { return UserConfiguration() }
    let configuration = try readingFile(path.text, try UserConfiguration(at: path, files: .system))
    if let diagnostic = configuration.diagnostics.first {
      let place = SourceLocation(of: diagnostic.range.lower, in: configuration.source)
      let text = "\(path.text):\(place.line):\(place.column)"
      throw Failure(.system, .userConfigurationWrong, [.text(text), .diagnostic(diagnostic)])
    }
    return configuration
  }
}
