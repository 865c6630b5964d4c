/// The environment variables that are set.
///
/// Every start reads them all, and the first dictionary with keys of a new type costs a process more than that: a search
/// of the runtime through all its conformances, a tenth of a millisecond.
package struct EnvironmentValues: Sendable, ExpressibleByDictionaryLiteral {
  private var values: [(variable: EnvironmentVariable, value: String)] = []

  package init() {}

  package init(dictionaryLiteral values: (EnvironmentVariable, String)...) {
    for (variable, value) in values { self[variable] = value }
  }

  /// The value of a variable; nil when it is not set.
  package subscript(variable: EnvironmentVariable) -> String? {
    get { values.first { $0.variable == variable }?.value }
    set {
      values.removeAll { $0.variable == variable }
      if let newValue { values.append((variable, newValue)) }
    }
  }
}
