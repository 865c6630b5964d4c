/// The names that were told of in a run, so that each is told of once.
final class NamesSaid {
  private var names: Set<String> = []

  /// Those of some names that were not told of yet, in their order; from now on they were.
  func news(of names: [String]) -> [String] { names.filter { self.names.insert($0).inserted } }
}
