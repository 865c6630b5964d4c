import Testing
import VaultTestSupport

/// From written notes and typed queries to results, against a reference that knows neither parser nor index.
@Suite struct `Typed queries over written notes` {
  @Test func `find what the specification says`() throws {
    for seed in LongSearch.seeds(few: 24) {
      var random = SplitMix64(seed: seed)
      let written = WrittenVault(&random)
      let vault = try SearchedVault(written.documents)
      var found = 0
      for _ in 0..<20 {
        let query = WrittenQuery(&random)
        let expected = query.names(in: written)
        let results = try vault.results(of: query.text + " | sort path").map { String($0.prefix { $0 != " " }) }
        #expect(results.sorted() == expected.sorted(), "seed \(seed): \(query.text)")
        found += expected.count
      }
      #expect(found > 0 || written.notes.count < 3, "seed \(seed): the queries find nothing, and so show nothing")
    }
  }
}
