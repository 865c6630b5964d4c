/// The product's version, as `vault --version` prints it (semantic versioning 2.0).
package enum Version {
  package static let current = "0.1.0"
}
